"""Tables: create, find, sit, start, and what follows a game. Moves go through the socket."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from splittable.server.api import (
    MOST_CHARACTERS_OF_ID,
    AllBots,
    Branch,
    CreateTable,
    Join,
    Leave,
    Look,
    OneSeat,
    PlayNow,
    SeatBot,
    Sit,
    Start,
    TableInfo,
    TableList,
)
from splittable.server.routes.errors import AnyRequest, documented
from splittable.server.routes.given import InPath, PersonId, TheHouse
from splittable.server.routes.qr import qr_svg

REFUSALS = documented(400, 401, 403, 404, 409, 413, 415, 429, 503)
SEEN = documented(400, 403, 404, 429)
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
After = Annotated[str | None, QueryParameter(max_length=MOST_CHARACTERS_OF_ID)]


@post("/api/play", operation_id="playNow", responses=REFUSALS)
async def play_now(data: JSONBody[PlayNow], person: PersonId, house: TheHouse) -> TableInfo:
    """Create a table, sit down, fill it with bots and start: one request."""
    return await house.lobby.play_now(person, data)


@post("/api/tables", operation_id="createTable", responses=REFUSALS)
async def create_table(data: JSONBody[CreateTable], person: PersonId, house: TheHouse) -> TableInfo:
    return await house.lobby.create(person, data)


@get("/api/tables", operation_id="listTables", responses=documented(400, 429))
async def list_tables(house: TheHouse, limit: Limit = 50) -> TableList:
    """Public tables: those with open seats first, then those in progress."""
    return TableList(await house.lobby.public(limit))


@get("/api/tables/mine", operation_id="listMyTables", responses=documented(400, 401, 429))
async def list_my_tables(person: PersonId, house: TheHouse, limit: Limit = 50) -> TableList:
    """My tables: those waiting for me first, then games in progress, open tables, and the games that ended last."""
    return await house.lobby.mine(person, limit)


@get("/api/tables/mine/finished", operation_id="listMyFinishedGames", responses=documented(400, 401, 404, 429))
async def list_my_finished_games(
    person: PersonId, house: TheHouse, limit: Limit = 20, after: After = None
) -> TableList:
    """My finished games and uploads, newest first. `after`: the last one I have."""
    return await house.lobby.finished(person, limit, after)


@post("/api/tables/join", operation_id="joinTable", status_code=200, responses=REFUSALS)
async def join_table(data: JSONBody[Join], request: AnyRequest, house: TheHouse) -> TableInfo:
    """The table with this code."""
    house.limits.spend("guess", house.address_of(request))
    return await house.lobby.find(data.code)


@get("/api/tables/{table:str}", operation_id="readTable", responses=SEEN)
async def read_table(table: InPath, house: TheHouse) -> TableInfo:
    return await house.lobby.read(table)


@get("/api/tables/{table:str}/qr", operation_id="tableQr", media_type="image/svg+xml", responses=SEEN)
async def table_qr(table: InPath, request: AnyRequest, house: TheHouse) -> Response[str]:
    """The link to a table as a QR code."""
    await house.lobby.read(table)
    return Response(qr_svg(f"{house.public_url(request)}/t/{table}"), media_type="image/svg+xml")


@post("/api/tables/{table:str}/sit", operation_id="sit", status_code=200, responses=REFUSALS)
async def sit(table: InPath, data: JSONBody[Sit], person: PersonId, house: TheHouse) -> TableInfo:
    return await house.lobby.sit(table, person, data)


@post("/api/tables/{table:str}/look", operation_id="look", status_code=200, responses=REFUSALS)
async def look(table: InPath, data: JSONBody[Look], person: PersonId, house: TheHouse) -> TableInfo:
    """Change the name or the colour of a seat of mine before the start."""
    return await house.lobby.look(table, person, data)


@post("/api/tables/{table:str}/leave", operation_id="leave", status_code=200, responses=REFUSALS)
async def leave(table: InPath, data: JSONBody[Leave], person: PersonId, house: TheHouse) -> TableInfo:
    """Leave the seat. During a game a bot plays for me until I come back."""
    return await house.lobby.leave(table, person, data)


@post("/api/tables/{table:str}/kick", operation_id="kick", status_code=200, responses=REFUSALS)
async def kick(table: InPath, data: JSONBody[OneSeat], person: PersonId, house: TheHouse) -> TableInfo:
    """The host opens a seat again before the start."""
    return await house.lobby.kick(table, person, data)


@post("/api/tables/{table:str}/bot", operation_id="seatBot", status_code=200, responses=REFUSALS)
async def seat_bot(table: InPath, data: JSONBody[SeatBot], person: PersonId, house: TheHouse) -> TableInfo:
    """The host puts a bot into an open seat, or removes it, before the start."""
    return await house.lobby.seat_bot(table, person, data)


@post("/api/tables/{table:str}/bots", operation_id="setBots", status_code=200, responses=REFUSALS)
async def set_bots(table: InPath, data: JSONBody[AllBots], person: PersonId, house: TheHouse) -> TableInfo:
    """The host sets the level of all bots before the start, and may fill the open seats with bots."""
    return await house.lobby.set_bots(table, person, data)


@post("/api/tables/{table:str}/start", operation_id="start", status_code=200, responses=REFUSALS)
async def start(table: InPath, data: JSONBody[Start], person: PersonId, house: TheHouse) -> TableInfo:
    """The host starts the game when every seat is filled, or fills the open ones with bots and starts it."""
    return await house.lobby.start(table, person, data)


@post("/api/tables/{table:str}/replace", operation_id="replace", status_code=200, responses=REFUSALS)
async def replace(table: InPath, data: JSONBody[SeatBot], person: PersonId, house: TheHouse) -> TableInfo:
    """Let a bot play for an absent person, who gets the seat back on return."""
    return await house.lobby.replace(table, person, data)


@post("/api/tables/{table:str}/rematch", operation_id="rematch", responses=REFUSALS)
async def rematch(table: InPath, person: PersonId, house: TheHouse) -> TableInfo:
    """A new table with the same people and bots. All requests return the same one until its game is over too."""
    return await house.lobby.rematch(table, person)


@post("/api/tables/{table:str}/branch", operation_id="branch", responses=REFUSALS)
async def branch(table: InPath, data: JSONBody[Branch], person: PersonId, house: TheHouse) -> TableInfo:
    """Continue from a move of a finished game against bots."""
    return await house.lobby.branch(table, person, data)
