"""Tables: create, find, sit, start, and what follows a game. Moves go through the socket."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from splittable.server.web.requests import address_of, public_url
from splittable.server.web.routes.dependencies import CREATES, InPath, PersonId, TheServices
from splittable.server.web.routes.errors import AnyRequest, documented
from splittable.server.web.routes.qr import qr_svg
from splittable.server.wire.api import (
    ID_FORM,
    AddPart,
    AllBots,
    Ban,
    Branch,
    Commitment,
    CreateTable,
    Join,
    Leave,
    Look,
    OneSeat,
    PlayNow,
    Rematch,
    SeatBot,
    Sit,
    Start,
    TableInfo,
    TableList,
)

REFUSALS = documented(400, 401, 403, 404, 409, 413, 415, 429, 503)
SEEN = documented(400, 403, 404, 429)
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
After = Annotated[str | None, QueryParameter(pattern=ID_FORM)]


@post("/api/play", operation_id="playNow", responses=REFUSALS, opt={CREATES: True})
async def play_now(data: JSONBody[PlayNow], person: PersonId, services: TheServices) -> TableInfo:
    """Create a table, sit down, fill it with bots and start: one request."""
    return await services.lobby.play_now(person, data)


@post("/api/tables", operation_id="createTable", responses=REFUSALS, opt={CREATES: True})
async def create_table(data: JSONBody[CreateTable], person: PersonId, services: TheServices) -> TableInfo:
    return await services.lobby.create(person, data)


@get("/api/tables", operation_id="listTables", responses=documented(400, 429))
async def list_tables(services: TheServices, limit: Limit = 50) -> TableList:
    """Public tables: those with open seats first, then those in progress."""
    return TableList(await services.lobby.public(limit))


@get("/api/tables/mine", operation_id="listMyTables", responses=documented(400, 401, 429))
async def list_my_tables(person: PersonId, services: TheServices, limit: Limit = 50) -> TableList:
    """My tables: those waiting for me first, then games in progress, open tables, and the games that ended last."""
    return await services.lobby.mine(person, limit)


@get("/api/tables/mine/finished", operation_id="listMyFinishedGames", responses=documented(400, 401, 404, 429))
async def list_my_finished_games(
    person: PersonId, services: TheServices, limit: Limit = 20, after: After = None
) -> TableList:
    """My finished games and uploads, newest first. `after`: the last one I have."""
    return await services.lobby.finished(person, limit, after)


@post("/api/tables/join", operation_id="joinTable", status_code=200, responses=REFUSALS)
async def join_table(data: JSONBody[Join], request: AnyRequest, services: TheServices) -> TableInfo:
    """The table with this code."""
    services.limits.spend("guess", address_of(request))
    return await services.lobby.find(data.code)


@get("/api/tables/{table:str}", operation_id="readTable", responses=SEEN)
async def read_table(table: InPath, services: TheServices) -> TableInfo:
    return await services.lobby.read(table)


@get("/api/tables/{table:str}/qr", operation_id="tableQr", media_type="image/svg+xml", responses=SEEN)
async def table_qr(table: InPath, request: AnyRequest, services: TheServices) -> Response[str]:
    """The link to a table as a QR code."""
    await services.lobby.read(table)
    return Response(qr_svg(f"{public_url(services.config.public_url, request)}/t/{table}"), media_type="image/svg+xml")


@post("/api/tables/{table:str}/sit", operation_id="sit", status_code=200, responses=REFUSALS)
async def sit(table: InPath, data: JSONBody[Sit], person: PersonId, services: TheServices) -> TableInfo:
    return await services.lobby.sit(table, person, data)


@post("/api/chance", operation_id="readCommitment", status_code=200, responses=REFUSALS)
async def read_commitment(person: PersonId, services: TheServices) -> Commitment:
    """The commitment to the secret of the next table that I create, before I send what my browser adds."""
    return await services.lobby.commitment(person)


@post("/api/tables/{table:str}/part", operation_id="addPart", status_code=200, responses=REFUSALS)
async def add_part(table: InPath, data: JSONBody[AddPart], person: PersonId, services: TheServices) -> TableInfo:
    """What my browser adds to the chance of a table where I sit, before the start. The first part stays."""
    return await services.lobby.add_part(table, person, data)


@post("/api/tables/{table:str}/look", operation_id="look", status_code=200, responses=REFUSALS)
async def look(table: InPath, data: JSONBody[Look], person: PersonId, services: TheServices) -> TableInfo:
    """Change the name or the colour of a seat of mine before the start."""
    return await services.lobby.look(table, person, data)


@post("/api/tables/{table:str}/leave", operation_id="leave", status_code=200, responses=REFUSALS)
async def leave(table: InPath, data: JSONBody[Leave], person: PersonId, services: TheServices) -> TableInfo:
    """Leave the seat. During a game a bot plays for me until I come back."""
    return await services.lobby.leave(table, person, data)


@post("/api/tables/{table:str}/kick", operation_id="kick", status_code=200, responses=REFUSALS)
async def kick(table: InPath, data: JSONBody[OneSeat], person: PersonId, services: TheServices) -> TableInfo:
    """The host opens a seat again before the start; the person there may come back after a minute."""
    return await services.lobby.kick(table, person, data)


@post("/api/tables/{table:str}/ban", operation_id="ban", status_code=200, responses=REFUSALS)
async def ban(table: InPath, data: JSONBody[Ban], person: PersonId, services: TheServices) -> TableInfo:
    """The host shuts a person out of the table and of its rematches, or lets them back."""
    return await services.lobby.ban(table, person, data)


@post("/api/tables/{table:str}/bot", operation_id="seatBot", status_code=200, responses=REFUSALS)
async def seat_bot(table: InPath, data: JSONBody[SeatBot], person: PersonId, services: TheServices) -> TableInfo:
    """The host puts a bot into an open seat, or removes it, before the start."""
    return await services.lobby.seat_bot(table, person, data)


@post("/api/tables/{table:str}/bots", operation_id="setBots", status_code=200, responses=REFUSALS)
async def set_bots(table: InPath, data: JSONBody[AllBots], person: PersonId, services: TheServices) -> TableInfo:
    """The host sets the level of all bots before the start, and may fill the open seats with bots."""
    return await services.lobby.set_bots(table, person, data)


@post("/api/tables/{table:str}/start", operation_id="start", status_code=200, responses=REFUSALS)
async def start(table: InPath, data: JSONBody[Start], person: PersonId, services: TheServices) -> TableInfo:
    """The host starts the game when every seat is filled, or fills the open ones with bots and starts it."""
    return await services.lobby.start(table, person, data)


@post("/api/tables/{table:str}/replace", operation_id="replace", status_code=200, responses=REFUSALS)
async def replace(table: InPath, data: JSONBody[SeatBot], person: PersonId, services: TheServices) -> TableInfo:
    """Let a bot play for an absent person, who gets the seat back on return."""
    return await services.lobby.replace(table, person, data)


@post("/api/tables/{table:str}/rematch", operation_id="rematch", responses=REFUSALS, opt={CREATES: True})
async def rematch(
    table: InPath, person: PersonId, services: TheServices, data: JSONBody[Rematch | None] = None
) -> TableInfo:
    """A new table with the same people and bots. All requests return the same one until its game is over too."""
    return await services.lobby.rematch(table, person, data or Rematch())


@post("/api/tables/{table:str}/branch", operation_id="branch", responses=REFUSALS, opt={CREATES: True})
async def branch(table: InPath, data: JSONBody[Branch], person: PersonId, services: TheServices) -> TableInfo:
    """Continue from a move of a finished game against bots."""
    return await services.lobby.branch(table, person, data)
