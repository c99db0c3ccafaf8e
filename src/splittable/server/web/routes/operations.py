"""Health and metrics."""

from litestar import Response, get

import splittable
from splittable.server.web.metrics import exposition
from splittable.server.web.routes.dependencies import TheServices


@get("/health", include_in_schema=False)
async def health(services: TheServices) -> dict[str, str]:
    """Answers 200 if the database responds."""
    await services.store.ping()
    return {"status": "ok", "version": splittable.__version__}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(services: TheServices) -> Response[str]:
    """Prometheus text format; with several workers, those of the one that answers."""
    return Response(exposition(services), media_type="text/plain; version=0.0.4; charset=utf-8")


OPERATIONS = [health, metrics]
