"""Around a game: create, find, sit, leave, start, replace, rematch, play on."""

from collections.abc import Callable

from splittable.bots.names import known, offered
from splittable.core.errors import BadSetup
from splittable.server.api import (
    Branch,
    CreateTable,
    Leave,
    OneSeat,
    PlayNow,
    SeatBot,
    SeatChoice,
    Sit,
    TableInfo,
)
from splittable.server.archive import split_move
from splittable.server.codes import Code, Refused
from splittable.server.config import Config
from splittable.server.limits import Limits
from splittable.server.names import bot_name
from splittable.server.people import People, clean_name
from splittable.server.room import table_info
from splittable.server.rooms import Rooms, chance_first, rebuilt_table
from splittable.server.store import SeatRow, TableRow
from splittable.server.table import Turn, first_state


class Lobby:
    def __init__(self, rooms: Rooms, people: People, limits: Limits, config: Config) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._nature = rooms.nature
        self._people = people
        self._limits = limits
        self._config = config

    async def read(self, table_id: str) -> TableInfo:
        room = self._rooms.loaded(table_id)
        if room is not None:
            return room.info()
        row = await self._store.table(table_id)
        if row is None:
            raise Refused(Code.NO_TABLE, "there is no such table")
        return table_info(row)

    async def find(self, code: str) -> TableInfo:
        letters = "".join(letter for letter in code.upper() if letter.isalnum())
        row = await self._store.table_by_code(f"{letters[:4]}-{letters[4:]}")
        if row is None:
            raise Refused(Code.NO_TABLE, f"no table has the code {code!r}")
        return table_info(row)

    async def public(self, limit: int) -> list[TableInfo]:
        return [table_info(row) for row in await self._store.public_tables(limit)]

    async def mine(self, person: str, limit: int) -> list[TableInfo]:
        rows = await self._store.tables_of(person, limit)
        rows.sort(key=lambda row: not (row.status == "playing" and waits_for(row, person)))
        return [table_info(row) for row in rows]

    async def create(self, person: str, wanted: CreateTable) -> TableInfo:
        row = await self.new_row(person, wanted)
        turn = None
        if wanted.start:
            turn = self._started(row)
        return await self._add(row, turn)

    async def play_now(self, person: str, wanted: PlayNow) -> TableInfo:
        state = first_state(wanted.game, wanted.players, wanted.options)
        mine = self._nature.rng.randrange(state.players) if wanted.seat is None else wanted.seat
        check_seat(state.players, mine)
        bot = SeatChoice("bot", wanted.bot)
        seats = [SeatChoice("me") if seat == mine else bot for seat in range(state.players)]
        whole = CreateTable(wanted.game, state.players, wanted.options, seats, chat="off", start=True)
        return await self.create(person, whole)

    async def new_row(self, person: str, wanted: CreateTable) -> TableRow:
        """A table as it is wanted, checked, not yet written."""
        self._limits.spend("create", person)
        if await self._store.count_unfinished(person) >= self._config.most_unfinished:
            raise Refused(Code.TOO_MANY, f"you host {self._config.most_unfinished} unfinished tables; finish some")
        state = first_state(wanted.game, wanted.players, wanted.options)
        choices = wanted.seats or [SeatChoice("me"), *[SeatChoice("open")] * (state.players - 1)]
        if len(choices) != state.players:
            raise BadSetup("setup/players", f"expected {state.players} seats, got {len(choices)}")
        name = (await self._people.me(person)).name
        spec = state.game.spec
        chat = wanted.chat or "free"
        return TableRow(
            id=self._nature.new_id("t"),
            code=self._nature.new_code(),
            game=spec.name,
            rules=spec.rules,
            players=state.players,
            options=state.options,
            status="open",
            public=wanted.public,
            spectators=wanted.spectators,
            chat="phrases" if chat == "free" and not spec.free_talk else chat,
            clock=wanted.clock,
            hints=wanted.hints,
            host=person,
            created_at=self._nature.now(),
            seats=[self._seat(spec.name, number, choice, person, name) for number, choice in enumerate(choices)],
        )

    async def sit(self, table_id: str, person: str, wanted: Sit) -> TableInfo:
        name = clean_name(wanted.name) or (await self._people.me(person)).name

        def edit(row: TableRow) -> None:
            check_open(row)
            seat = first_open(row) if wanted.seat is None else wanted.seat
            check_seat(row.players, seat)
            if row.seats[seat].kind != "open":
                raise Refused(Code.SEAT_TAKEN, f"seat {seat} is taken")
            row.seats[seat] = SeatRow(seat, "person", person, name)

        return await self._change(table_id, edit)

    async def leave(self, table_id: str, person: str, wanted: Leave) -> TableInfo:
        def edit(row: TableRow) -> None:
            mine = row.seats_of(person)
            if not mine or (wanted.seat is not None and wanted.seat not in mine):
                raise Refused(Code.NOT_SEATED, "you don't sit there")
            for seat in mine if wanted.seat is None else [wanted.seat]:
                if row.status == "open":
                    row.seats[seat] = SeatRow(seat)
                elif row.status == "playing":
                    row.seats[seat].stand_in = self._config.usual_bot

        return await self._change(table_id, edit)

    async def kick(self, table_id: str, person: str, wanted: OneSeat) -> TableInfo:
        def edit(row: TableRow) -> None:
            check_open(row)
            check_host(row, person)
            check_seat(row.players, wanted.seat)
            row.seats[wanted.seat] = SeatRow(wanted.seat)

        return await self._change(table_id, edit)

    async def seat_bot(self, table_id: str, person: str, wanted: SeatBot) -> TableInfo:
        def edit(row: TableRow) -> None:
            check_open(row)
            check_host(row, person)
            check_seat(row.players, wanted.seat)
            if row.seats[wanted.seat].kind == "person":
                raise Refused(Code.SEAT_TAKEN, f"a person sits in seat {wanted.seat}")
            if wanted.bot is None:
                row.seats[wanted.seat] = SeatRow(wanted.seat)
            else:
                row.seats[wanted.seat] = self._seat(row.game, wanted.seat, SeatChoice("bot", wanted.bot), person, "")

        return await self._change(table_id, edit)

    async def start(self, table_id: str, person: str) -> TableInfo:
        def edit(row: TableRow) -> Turn:
            check_open(row)
            check_host(row, person)
            return self._started(row)

        return await self._change(table_id, edit)

    async def replace(self, table_id: str, person: str, wanted: SeatBot) -> TableInfo:
        def edit(row: TableRow) -> None:
            if row.status != "playing":
                raise Refused(Code.NOT_PLAYING, "only in a running game")
            check_seat(row.players, wanted.seat)
            seat = row.seats[wanted.seat]
            if not row.seats_of(person):
                raise Refused(Code.NOT_SEATED, "only those who sit at the table")
            if seat.kind != "person":
                raise Refused(Code.NOT_AWAY, f"nobody is away from seat {wanted.seat}: a bot sits there")
            if seat.person == person:
                seat.stand_in = None if wanted.bot is None else known_bot(row.game, wanted.bot)
                return
            self._check_away(row, seat)
            seat.stand_in = known_bot(row.game, wanted.bot or self._config.usual_bot)

        return await self._change(table_id, edit)

    async def hand_back(self, table_id: str, person: str) -> None:
        """A person has come back: the stand-in leaves."""

        def edit(row: TableRow) -> None:
            for seat in row.seats:
                if seat.person == person:
                    seat.stand_in = None

        await self._change(table_id, edit)

    async def rematch(self, table_id: str, person: str) -> TableInfo:
        room = await self._rooms.room(table_id)
        if not room.row.seats_of(person):
            raise Refused(Code.NOT_SEATED, "only those who sat at the table")
        if room.row.status != "over":
            raise Refused(Code.NOT_OVER, "the game is not over")
        if room.row.rematch is None:
            await self._make_rematch(table_id, person)
        return await self.read(room.row.rematch or "")

    async def branch(self, table_id: str, person: str, wanted: Branch) -> TableInfo:
        """The log up to that move becomes the beginning of a new game."""
        room = await self._rooms.room(table_id)
        if room.row.status != "over":
            raise Refused(Code.NOT_OVER, "the game is not over")
        old = room.row
        check_seat(old.players, wanted.seat)
        moves = room.playing().state.moves
        if wanted.number > len(moves):
            raise Refused(Code.MALFORMED, f"the game has {len(moves)} moves, asked for {wanted.number}")
        bot = SeatChoice("bot", wanted.bot)
        seats = [SeatChoice("me") if seat == wanted.seat else bot for seat in range(old.players)]
        row = await self.new_row(person, CreateTable(old.game, old.players, old.options, seats, chat="off"))
        table = rebuilt_table(row, [])
        turn = Turn(table)
        now = self._nature.now()
        for text in moves[: wanted.number]:
            turn.play(*split_move(text), now)
        if turn.state.is_over:
            raise Refused(Code.NOT_PLAYING, "the game is over at that move; choose an earlier one")
        turn.let_chance_act(self._nature.rng, now)
        row.status, row.started_at, row.origin = "playing", now, "branch"
        return await self._add(row, turn)

    async def _make_rematch(self, table_id: str, person: str) -> None:
        room = await self._rooms.room(table_id)
        old = room.row
        wanted = CreateTable(old.game, old.players, old.options, public=old.public, spectators=old.spectators)
        row = await self.new_row(person, wanted)
        row.chat, row.clock, row.hints = old.chat, old.clock, old.hints
        row.seats = [SeatRow(s.seat, s.kind, s.person, s.name, s.bot) for s in old.seats]
        alone = len({seat.person for seat in row.seats if seat.person}) == 1
        turn = self._started(row) if alone else None
        await self._add(row, turn)

        def edit(changed: TableRow) -> None:
            if changed.rematch is None:
                changed.rematch = row.id

        await self._change(table_id, edit)
        if room.row.rematch != row.id:  # two asked at once, and the first one counts
            await self._store.remove(row.id)
            self._rooms.drop(row.id)

    async def _add(self, row: TableRow, turn: Turn | None) -> TableInfo:
        await self._store.add(row, turn.rows if turn else ())
        room = await self._rooms.room(row.id)
        self._rooms.announce(row.id)
        return room.info()

    async def _change(self, table_id: str, edit: Callable[[TableRow], Turn | None]) -> TableInfo:
        room = await self._rooms.room(table_id)
        await self._rooms.change(room, edit)
        return room.info()

    def _started(self, row: TableRow) -> Turn:
        for seat in row.seats:
            if seat.kind == "open":
                raise Refused(Code.SEAT_OPEN, f"seat {seat.seat} is still open; fill it with a person or a bot")
        row.status = "playing"
        row.started_at = self._nature.now()
        return chance_first(row, self._nature)

    def _seat(self, game: str, number: int, choice: SeatChoice, person: str, name: str) -> SeatRow:
        if choice.kind == "me":
            return SeatRow(number, "person", person, clean_name(choice.name) or name)
        if choice.kind == "bot":
            bot = known_bot(game, choice.bot or self._config.usual_bot)
            return SeatRow(number, "bot", None, bot_name(number), bot)
        return SeatRow(number)

    def _check_away(self, row: TableRow, seat: SeatRow) -> None:
        assert seat.person is not None
        since = self._rooms.hub.absent_since(row.id, seat.person)
        wait = self._config.away_after
        if since is None or (self._nature.now() - since) / 1000 < wait:
            raise Refused(Code.NOT_AWAY, f"the person in seat {seat.seat} is here, or left less than {wait:g} s ago")


def check_open(row: TableRow) -> None:
    if row.status != "open":
        raise Refused(Code.NOT_OPEN, "the game has begun")


def check_host(row: TableRow, person: str) -> None:
    if row.host != person:
        raise Refused(Code.NOT_HOST, "only the host of the table can do that")


def check_seat(players: int, seat: int) -> None:
    if not 0 <= seat < players:
        raise Refused(Code.NO_SEAT, f"there is no seat {seat}; seats are 0 to {players - 1}")


def first_open(row: TableRow) -> int:
    for seat in row.seats:
        if seat.kind == "open":
            return seat.seat
    raise Refused(Code.SEAT_TAKEN, "every seat is taken")


def known_bot(game: str, bot: str) -> str:
    if bot not in known(game):
        raise BadSetup("setup/unknown_bot", f"unknown bot {bot!r}; expected one of {', '.join(offered(game))}")
    return bot


def waits_for(row: TableRow, person: str) -> bool:
    return any(row.awaited >> seat & 1 and not row.seats[seat].stand_in for seat in row.seats_of(person))
