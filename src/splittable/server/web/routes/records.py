"""Records and replays of finished games."""

from typing import Annotated, Any

from litestar import get, post
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import JSONBody, QueryParameter

from splittable.core.records import Record
from splittable.core.words import Language
from splittable.server.finished.steps import Eyes
from splittable.server.web.requests import address_of
from splittable.server.web.routes.dependencies import CREATES, InPath, PersonId, TheServices
from splittable.server.web.routes.errors import AnyRequest, documented
from splittable.server.wire.api import Decisive, Hindsight, Replay, ReplayView, TableInfo

LARGEST_RECORD = 1_000_000
SEEN = documented(400, 404, 409, 429)
Number = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
Words = Annotated[Language | None, QueryParameter(description="Say positions and events in words, too")]
InLanguage = Annotated[Language, QueryParameter(description="In which language to say it")]
Seat = Annotated[int | None, QueryParameter(ge=0, le=63, description="Whose eyes; a spectator's if left out")]

Everything = Annotated[bool, QueryParameter(description="Also all that was secret at the time")]
Boards = Annotated[bool, QueryParameter(description="Each position as a text board, too, in that language")]
COMPRESSED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", gzip_compress_level=5))
"""Twenty times as small. Nothing that is a secret may go through this: sizes tell, and here the game is over."""


@get("/api/tables/{table:str}/record", operation_id="readRecord", responses=SEEN)
async def read_record(table: InPath, services: TheServices, request: AnyRequest) -> dict[str, Any]:
    """A finished game as a record (docs/records.md)."""
    services.limits.spend("replay", address_of(request))
    return await services.replays.record(table)


@get("/api/tables/{table:str}/view", operation_id="readPosition", responses=SEEN)
async def read_position(
    table: InPath,
    services: TheServices,
    request: AnyRequest,
    number: Number,
    seat: Seat = None,
    language: Words = None,
) -> ReplayView:
    """A finished game after `number` moves."""
    services.limits.spend("replay", address_of(request))
    return await services.replays.position(table, number, seat, language)


@get("/api/tables/{table:str}/replay", operation_id="readReplay", responses=SEEN, middleware=[COMPRESSED])
async def read_replay(
    table: InPath,
    services: TheServices,
    request: AnyRequest,
    seat: Seat = None,
    language: Words = None,
    everything: Everything = False,
    boards: Boards = False,
) -> Replay:
    """A finished game step by step, all at once, for a slider that answers without asking."""
    services.limits.spend("replay", address_of(request))
    return await services.replays.replay(table, Eyes(seat, everything), language, boards)


@get("/api/tables/{table:str}/decisive", operation_id="readDecisive", responses=SEEN)
async def read_decisive(
    table: InPath, services: TheServices, request: AnyRequest, language: InLanguage, seat: Seat = None
) -> Decisive:
    """What decided a finished game, said to the player at `seat` or to a spectator."""
    return await services.replays.decisive(table, seat, language, address_of(request))


@get("/api/tables/{table:str}/hindsight", operation_id="readHindsight", responses=documented(400, 404, 409, 429, 503))
async def read_hindsight(table: InPath, services: TheServices, request: AnyRequest) -> Hindsight:
    """The best result that chance allowed, in games with `hindsight`. The first answer takes seconds; it is cached."""
    return await services.hindsights.of(table, address_of(request))


@post(
    "/api/records",
    operation_id="uploadRecord",
    request_max_body_size=LARGEST_RECORD,
    opt={CREATES: True},
    responses=documented(400, 401, 403, 413, 415, 429),
)
async def upload_record(data: JSONBody[Record], person: PersonId, services: TheServices) -> TableInfo:
    """Check a record move by move and store it; it can be replayed like a game played here."""
    return await services.replays.upload(person, data)
