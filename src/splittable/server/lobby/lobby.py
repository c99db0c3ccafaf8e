"""Around a game: create, find, sit, leave, start, replace, rematch, play on."""

from collections.abc import Callable
from contextlib import suppress

from splittable.core.errors import BadSetup
from splittable.server.config import Config
from splittable.server.delivery.attendance import Attendance
from splittable.server.limits import Limits
from splittable.server.lobby.names import bot_name, told_apart
from splittable.server.lobby.seats import (
    check_host,
    check_open,
    check_several,
    first_open,
    give_colour,
    give_part,
    known_bot,
    names_besides,
    tell_apart,
)
from splittable.server.lobby.try_again import check_may_try, same_seats
from splittable.server.store import NewTable, SeatRow, Store, TableRow
from splittable.server.store.people import People
from splittable.server.store.promises import Promises
from splittable.server.store.rows import Kind
from splittable.server.store.store import Ended
from splittable.server.table.doors import check_not_removed, let_back, shut_out
from splittable.server.table.room import table_info
from splittable.server.table.rooms import Rooms, chance_first, rebuilt_table
from splittable.server.table.same_chance import chance_of
from splittable.server.table.table import Turn, check_seat, first_state, split_move
from splittable.server.time_and_chance import TimeAndChance
from splittable.server.wire.api import (
    AddPart,
    AllBots,
    Ban,
    Branch,
    Commitment,
    CreateTable,
    Leave,
    Look,
    OneSeat,
    OwnChance,
    PlayNow,
    Rematch,
    SeatBot,
    SeatChoice,
    Sit,
    Start,
    TableInfo,
    TableList,
)
from splittable.server.wire.codes import Code, Refused
from splittable.server.wire.protocol import Back
from splittable.server.wire.text import clean_text

MOST_UNFINISHED = 500  # in a list; who hosts tables is stopped much earlier


class PlaceTaken(Exception):
    """Two rematches were wanted at once: the first one counts."""


class Lobby:
    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        attendance: Attendance,
        people: People,
        time_and_chance: TimeAndChance,
        limits: Limits,
        config: Config,
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._attendance = attendance
        self._people = people
        self._time_and_chance = time_and_chance
        self._limits = limits
        self._config = config
        self._promises = Promises(store, time_and_chance)

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

    async def mine(self, person: str, limit: int) -> TableList:
        rows = await self._store.unfinished_of(person, MOST_UNFINISHED)
        rows.sort(key=lambda row: (row.status != "playing", not waits_for(row, person)))
        room = max(0, limit - len(rows))
        finished = await self._store.finished_of(person, room + 1, None)
        return TableList([table_info(row) for row in rows[:limit] + finished[:room]], len(finished) > room)

    async def finished(self, person: str, limit: int, after: str | None) -> TableList:
        """The next games in the list of finished ones; from its beginning if `after` is left out."""
        last = None
        if after is not None:
            row = await self._store.table(after)
            if row is None or row.ended_at is None:
                raise Refused(Code.NO_TABLE, "there is no such finished game to go on after")
            last = Ended(row.ended_at, row.id)
        rows = await self._store.finished_of(person, limit + 1, last)
        return TableList([table_info(row) for row in rows[:limit]], len(rows) > limit)

    async def commitment(self, person: str) -> Commitment:
        return Commitment(await self._promises.commitment(person))

    async def create(self, person: str, wanted: CreateTable) -> TableInfo:
        row = await self.new_row(person, wanted)
        turn = None
        if wanted.start:
            turn = self._started(row)
        return await self._add(row, turn, person if wanted.chance else None)

    async def play_now(self, person: str, wanted: PlayNow) -> TableInfo:
        state = first_state(wanted.game, wanted.players, wanted.options)
        mine = self._time_and_chance.rng.randrange(state.players) if wanted.seat is None else wanted.seat
        check_seat(state.players, mine)
        bot = SeatChoice("bot", wanted.bot)
        seats = [SeatChoice("me") if seat == mine else bot for seat in range(state.players)]
        whole = CreateTable(
            wanted.game, state.players, wanted.options, seats, chat="off", start=True, chance=wanted.chance
        )
        return await self.create(person, whole)

    async def new_row(self, person: str, wanted: CreateTable) -> TableRow:
        """A requested table, checked, not yet written."""
        self._limits.spend("create", person)
        if await self._store.count_unfinished(person) >= self._config.most_unfinished:
            raise Refused(Code.TOO_MANY, f"you host {self._config.most_unfinished} unfinished tables; finish some")
        state = first_state(wanted.game, wanted.players, wanted.options)
        choices = wanted.seats or [SeatChoice("me"), *[SeatChoice("open")] * (state.players - 1)]
        if len(choices) != state.players:
            raise BadSetup("setup/players", f"expected {state.players} seats, got {len(choices)}")
        me = await self._people.me(person)
        spec = state.game.spec
        chat = wanted.chat or "free"
        row = TableRow(
            id=self._time_and_chance.new_id("t"),
            code=self._time_and_chance.new_code(),
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
            several_seats=wanted.several_seats,
            host=person,
            created_at=self._time_and_chance.now(),
            seats=[self._seat(spec.name, number, choice, person, me.name) for number, choice in enumerate(choices)],
            secret=await self._secret_for(person, wanted.chance),
        )
        if wanted.chance:
            give_part(row, person, wanted.chance.part)
        if len(row.seats_of(person)) > 1:
            check_several(row)
        for number in row.seats_of(person):
            give_colour(row, number, me.colour)
        tell_apart(row)
        return row

    async def sit(self, table_id: str, person: str, wanted: Sit) -> TableInfo:
        me = await self._people.me(person)
        name = clean_text(wanted.name) or me.name

        def edit(row: TableRow) -> None:
            check_open(row)
            check_not_removed(row, person, self._time_and_chance.now())
            seat = first_open(row) if wanted.seat is None else wanted.seat
            check_seat(row.players, seat)
            if row.seats[seat].kind != "open":
                raise Refused(Code.SEAT_TAKEN, f"seat {seat} is taken")
            if row.seats_of(person):
                check_several(row)
            row.seats[seat] = SeatRow(
                seat, "person", person, told_apart(name, names_besides(row, seat)), part=wanted.part
            )
            give_colour(row, seat, me.colour)

        return await self._change(table_id, edit)

    async def add_part(self, table_id: str, person: str, wanted: AddPart) -> TableInfo:
        def edit(row: TableRow) -> None:
            check_open(row)
            if not row.seats_of(person):
                raise Refused(Code.NOT_SEATED, "only those who sit at the table add to its chance")
            give_part(row, person, wanted.part)

        return await self._change(table_id, edit)

    async def look(self, table_id: str, person: str, wanted: Look) -> TableInfo:
        def edit(row: TableRow) -> None:
            check_open(row)
            if wanted.seat not in row.seats_of(person):
                raise Refused(Code.NOT_SEATED, "that is not your seat")
            seat = row.seats[wanted.seat]
            if wanted.colour in row.colours_of_others(wanted.seat):
                raise Refused(Code.COLOUR_TAKEN, f"somebody at the table has colour {wanted.colour}")
            seat.colour = wanted.colour or seat.colour
            seat.name = told_apart(clean_text(wanted.name or "") or seat.name, names_besides(row, wanted.seat))

        return await self._change(table_id, edit)

    async def leave(self, table_id: str, person: str, wanted: Leave) -> TableInfo:
        def edit(row: TableRow) -> None:
            mine = row.seats_of(person)
            if not mine or (wanted.seat is not None and wanted.seat not in mine):
                raise Refused(Code.NOT_SEATED, "that is not your seat")
            for seat in mine if wanted.seat is None else [wanted.seat]:
                if row.status == "open":
                    row.seats[seat] = SeatRow(seat)
                elif row.status == "playing":
                    row.seats[seat].let_play(self._config.usual_bot, row.number)

        return await self._change(table_id, edit)

    async def kick(self, table_id: str, person: str, wanted: OneSeat) -> TableInfo:
        def edit(row: TableRow) -> None:
            check_open(row)
            check_host(row, person)
            check_seat(row.players, wanted.seat)
            removed = row.seats[wanted.seat].person
            row.seats[wanted.seat] = SeatRow(wanted.seat)
            if removed is not None and removed != person and not row.seats_of(removed):
                shut_out(row, removed, self._time_and_chance.now(), for_good=False)

        return await self._change(table_id, edit)

    async def ban(self, table_id: str, person: str, wanted: Ban) -> TableInfo:
        def edit(row: TableRow) -> None:
            check_host(row, person)
            if wanted.on:
                shut_out(row, wanted.person, self._time_and_chance.now(), for_good=True)
            else:
                let_back(row, wanted.person)

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
                tell_apart(row)

        return await self._change(table_id, edit)

    async def set_bots(self, table_id: str, person: str, wanted: AllBots) -> TableInfo:
        def edit(row: TableRow) -> None:
            check_open(row)
            check_host(row, person)
            known_bot(row.game, wanted.bot, self._config.own_bots)
            for number in [seat.seat for seat in row.seats if seat.kind == "bot"]:
                row.seats[number] = self._seat(row.game, number, SeatChoice("bot", wanted.bot), person, "")
            if wanted.fill:
                self._fill(row, wanted.bot)
            tell_apart(row)

        return await self._change(table_id, edit)

    async def start(self, table_id: str, person: str, wanted: Start) -> TableInfo:
        def edit(row: TableRow) -> Turn:
            check_open(row)
            check_host(row, person)
            if wanted.bot is not None:
                self._fill(row, wanted.bot)
            return self._started(row)

        return await self._change(table_id, edit)

    async def replace(self, table_id: str, person: str, wanted: SeatBot) -> TableInfo:
        def edit(row: TableRow) -> None:
            if row.status != "playing":
                raise Refused(Code.NOT_PLAYING, "only during a game")
            check_seat(row.players, wanted.seat)
            seat = row.seats[wanted.seat]
            if not row.seats_of(person):
                raise Refused(Code.NOT_SEATED, "only the players at the table")
            if seat.kind != "person":
                raise Refused(Code.NOT_AWAY, f"nobody is away from seat {wanted.seat}: a bot sits there")
            if seat.person == person and wanted.bot is None:
                seat.hand_back()
                return
            if seat.person != person:
                self._check_away(row, seat)
            bot = known_bot(row.game, wanted.bot or self._config.usual_bot, self._config.own_bots)
            seat.let_play(bot, row.number)

        return await self._change(table_id, edit)

    async def hand_back(self, table_id: str, person: str) -> Back | None:
        """A person has come back: the stand-ins leave. Returns what they did; None if there were none."""
        played: dict[int, int] = {}

        def edit(row: TableRow) -> None:
            played.clear()
            for seat in row.seats:
                if seat.person == person and seat.stand_in:
                    played[seat.seat] = row.number if seat.stand_in_after is None else seat.stand_in_after
                    seat.hand_back()

        info = await self._change(table_id, edit)
        if not played:
            return None
        after = min(played.values())
        log = await self._store.log(table_id, after)
        moves = sum(row.kind is Kind.MOVE and row.number > played.get(row.seat, row.number) for row in log)
        return Back(table_id, after, info.number, moves)

    async def rematch(self, table_id: str, person: str, wanted: Rematch) -> TableInfo:
        room = await self._rooms.room(table_id)
        if not room.row.seats_of(person):
            raise Refused(Code.NOT_SEATED, "only the players of that game")
        if room.row.status != "over":
            raise Refused(Code.NOT_OVER, "the game is not over")
        before = room.row.rematch
        if before is None or await self._is_over(before):
            await self._make_rematch(table_id, person, before, wanted.chance)
        return await self.read(room.row.rematch or "")

    async def branch(self, table_id: str, person: str, wanted: Branch) -> TableInfo:
        """The log up to that move becomes the start of a new game, with new chance or with that of the old one."""
        room = await self._rooms.room(table_id)
        if room.row.status != "over":
            raise Refused(Code.NOT_OVER, "the game is not over")
        old = room.row
        check_seat(old.players, wanted.seat)
        moves = room.playing().state.moves
        if wanted.number > len(moves):
            raise Refused(Code.MALFORMED, f"the game has {len(moves)} moves, asked for {wanted.number}")
        row = await self._branch_row(old, person, wanted)
        if wanted.same_chance:
            row.again_of, row.again_from, row.chance = old.id, wanted.number, chance_of(moves)
        else:
            row.given = wanted.number
        table = rebuilt_table(row, [])
        turn = Turn(table)
        now = self._time_and_chance.now()
        for text in moves[: wanted.number]:
            turn.play(*split_move(text), now)
        if turn.state.is_over:
            raise Refused(Code.NOT_PLAYING, "the game is over at that move; choose an earlier one")
        turn.let_chance_act(self._time_and_chance.rng, now)
        row.status, row.started_at, row.origin = "playing", now, "branch"
        return await self._add(row, turn, person if wanted.chance else None)

    async def _branch_row(self, old: TableRow, person: str, wanted: Branch) -> TableRow:
        if wanted.same_chance:
            check_may_try(old, person)
            seats = same_seats(old, wanted.seat, wanted.bot)
        else:
            bot = SeatChoice("bot", wanted.bot)
            seats = [SeatChoice("me") if seat == wanted.seat else bot for seat in range(old.players)]
        spectators = not wanted.same_chance
        whole = CreateTable(
            old.game, old.players, old.options, seats, spectators=spectators, chat="off", chance=wanted.chance
        )
        return await self.new_row(person, whole)

    async def _is_over(self, table_id: str) -> bool:
        row = await self._store.table(table_id)
        return row is None or row.status == "over"

    async def _make_rematch(self, table_id: str, person: str, before: str | None, chance: OwnChance | None) -> None:
        """A new table in the place of the rematch `before`, if it is still in that place."""
        room = await self._rooms.room(table_id)
        old = room.row
        wanted = CreateTable(
            old.game, old.players, old.options, public=old.public, spectators=old.spectators, chance=chance
        )
        row = await self.new_row(person, wanted)
        row.chat, row.clock, row.hints = old.chat, old.clock, old.hints
        row.several_seats, row.removed = old.several_seats, old.removed
        row.seats = [SeatRow(s.seat, s.kind, s.person, s.name, s.bot, colour=s.colour) for s in old.seats]
        for seat in row.seats:
            if seat.kind == "person" and seat.colour is None:  # the game is older than the colours
                give_colour(row, seat.seat, None)
        if chance:
            give_part(row, person, chance.part)
        alone = len({seat.person for seat in row.seats if seat.person}) == 1
        turn = self._started(row) if alone else None

        def edit(changed: TableRow) -> None:
            if changed.rematch != before:
                raise PlaceTaken
            changed.rematch = row.id

        with suppress(PlaceTaken):
            added = NewTable(row, turn.rows if turn else (), person if chance else None)
            await self._rooms.change(room, edit, added)
            await self._rooms.room(row.id)

    async def _add(self, row: TableRow, turn: Turn | None, promised_to: str | None) -> TableInfo:
        return (await self._rooms.add(row, turn, promised_to)).info()

    async def _secret_for(self, person: str, chance: OwnChance | None) -> str:
        if chance is None:
            return self._time_and_chance.new_secret()
        return await self._promises.secret(person, chance.commitment)

    async def _change(self, table_id: str, edit: Callable[[TableRow], Turn | None]) -> TableInfo:
        room = await self._rooms.room(table_id)
        await self._rooms.change(room, edit)
        return room.info()

    def _fill(self, row: TableRow, bot: str) -> None:
        """Every open seat gets a bot."""
        for number in [seat.seat for seat in row.seats if seat.kind == "open"]:
            row.seats[number] = self._seat(row.game, number, SeatChoice("bot", bot), "", "")
        tell_apart(row)

    def _started(self, row: TableRow) -> Turn:
        for seat in row.seats:
            if seat.kind == "open":
                raise Refused(Code.SEAT_OPEN, f"seat {seat.seat} is still open; fill it with a person or a bot")
        row.status = "playing"
        row.started_at = self._time_and_chance.now()
        return chance_first(row, self._time_and_chance)

    def _seat(self, game: str, number: int, choice: SeatChoice, person: str, name: str) -> SeatRow:
        if choice.kind == "me":
            return SeatRow(number, "person", person, clean_text(choice.name) or name)
        if choice.kind == "bot":
            bot = known_bot(game, choice.bot or self._config.usual_bot, self._config.own_bots)
            return SeatRow(number, "bot", None, bot_name(number), bot)
        return SeatRow(number)

    def _check_away(self, row: TableRow, seat: SeatRow) -> None:
        assert seat.person is not None
        at = self._attendance.replace_at(row.id, seat.person)
        if at is None:
            raise Refused(Code.NOT_AWAY, f"the person in seat {seat.seat} is here")
        if (wait := at - self._time_and_chance.now()) > 0:
            raise Refused(
                Code.NOT_AWAY,
                f"the person in seat {seat.seat} has just left; wait {wait / 1000:.1f} s",
                retry_after=round(wait / 1000, 1),
            )


def waits_for(row: TableRow, person: str) -> bool:
    return any(row.awaited >> seat & 1 and not row.seats[seat].stand_in for seat in row.seats_of(person))
