"""Custom component files: the shipped one as a starting point, and a check that reports line and field."""

from asyncio import to_thread
from typing import Any

from litestar import get, post
from litestar.params import JSONBody

from splittable.core import datafile, registry
from splittable.core.errors import BadSetup
from splittable.core.spec import GameSpec, Option
from splittable.server.web.requests import address_of
from splittable.server.web.routes.dependencies import InPath, PersonId, TheServices
from splittable.server.web.routes.errors import AnyRequest, documented
from splittable.server.wire.lessons import CheckedComponents, Components, OwnComponents

CHECKED = "your file"


@get(
    "/api/games/{game:str}/components", sync_to_thread=False, operation_id="readComponents", responses=documented(400)
)
def read_components(game: InPath) -> Components:
    """The component file shipped with a game."""
    spec = registry.spec(game)
    option, name = replaceable(spec)
    return Components(spec.name, option.name, (spec.folder / name).read_text(encoding="utf-8"))


@post(
    "/api/games/{game:str}/components",
    status_code=200,
    operation_id="checkComponents",
    responses=documented(400, 401, 403, 413, 415, 429),
)
async def check_components(
    game: InPath, person: PersonId, data: JSONBody[OwnComponents], services: TheServices, request: AnyRequest
) -> CheckedComponents:
    """Check the text of a file (YAML, or JSON as a part of it); its content is the value for a table's option."""
    services.limits.spend("components", address_of(request))
    return await to_thread(checked, game, data)


def checked(game: str, data: OwnComponents) -> CheckedComponents:
    option, _ = replaceable(registry.spec(game))
    assert option.load is not None
    content: dict[str, Any] = option.load(datafile.parse(data.text, CHECKED))
    return CheckedComponents(option.name, content)


def replaceable(spec: GameSpec) -> tuple[Option, str]:
    for option in spec.options:
        if option.shipped:
            return option, option.shipped
    raise BadSetup("setup/option", f"{spec.title} has no components that could be replaced")
