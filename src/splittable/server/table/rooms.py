"""The rooms of one process: loaded when needed, changed under their lock, written before anyone is told."""

import asyncio
import copy
import logging
from collections.abc import Callable, Iterable, Sequence

from splittable.core import registry
from splittable.core.chance import Chance
from splittable.core.errors import SplittableError
from splittable.core.spec import CHANCE
from splittable.server.store import Changed, NewTable, Row, Store, TableRow
from splittable.server.store.commits import End
from splittable.server.store.writer import Writer
from splittable.server.table.announcer import Announcer, Sender
from splittable.server.table.room import Room
from splittable.server.table.table import Choice, Passed, Table, Turn, first_state
from splittable.server.time_and_chance import TimeAndChance
from splittable.server.wire.codes import Code, Refused

log = logging.getLogger(__name__)

ATTEMPTS = 8
IDLE_SECONDS = 120.0
FOLLOW_SECONDS = 1.0

Edit = Callable[[TableRow], Turn | None]


class Rooms:
    """`on_change` is called after every change of a room, and after a room was loaded.

    `tell_other_workers` is called after every change that is not in the log.
    """

    def __init__(self, store: Store, writer: Writer, announcer: Announcer, time_and_chance: TimeAndChance) -> None:
        self._store = store
        self._writer = writer
        self._announcer = announcer
        self._time_and_chance = time_and_chance
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._later: set[asyncio.Task[None]] = set()
        self.on_change: Callable[[Room], None] = lambda room: None
        self.tell_other_workers: Callable[[str], None] = lambda table_id: None
        self.accepted = 0
        self.overtaken = 0

    def __len__(self) -> int:
        return len(self._rooms)

    def ids(self) -> list[str]:
        """Those that are loaded."""
        return list(self._rooms)

    def loaded(self, table_id: str) -> Room | None:
        return self._rooms.get(table_id)

    def is_loading(self, table_id: str) -> bool:
        return table_id in self._loading

    async def room(self, table_id: str) -> Room:
        room = self._rooms.get(table_id)
        if room is None:
            # Two concurrent requests must get the same room, or its lock would protect nothing.
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            room = await asyncio.shield(task)
        room.used_at = self._time_and_chance.monotonic()
        return room

    async def add(self, row: TableRow, turn: Turn | None, promised_to: str | None = None) -> Room:
        """A new table, with the turn that its game starts with. `promised_to`: who has a commitment to its secret."""
        await self._store.add(row, turn.rows if turn else (), promised_to)
        room = await self.room(row.id)
        self.tell_other_workers(row.id)
        return room

    async def play(self, room: Room, choice: Choice, sender: Sender | None = None) -> None:
        """Carry out a choice, write it, and only then tell everyone. Raises the refusal of the rules."""
        now = self._time_and_chance.now()
        async with room.lock:
            for _ in range(ATTEMPTS):
                table = room.playing()
                if room.row.status != "playing":
                    raise Refused(Code.NOT_PLAYING, "the game is over")
                turn = table.turn(choice, self._time_and_chance.rng, now)
                end = self._end_of(turn)
                try:
                    await self._writer.write(room.id, turn.rows, end)
                except Changed:
                    self.overtaken += 1
                    await self._reload(room)
                    continue
                except BaseException:
                    # Only the log knows whether it was written; follow it as soon as it can be read.
                    self._follow_later(room)
                    raise
                table.take(turn.passed)
                self.accepted += 1
                self._note_end(room, end)
                self._announcer.tell_steps(room, turn.passed, sender)
                if end is not None:
                    self._announcer.tell_table(room)
                break
            else:
                raise Refused(Code.STALE, "others were faster several times; check the table and choose again")
        self.on_change(room)

    async def change(self, room: Room, edit: Edit, added: NewTable | None = None) -> None:
        """Edit a room's row, and write it with the turn that the edit led to (the start of a game).

        `added`: a table that is written with it, such as a rematch.
        """
        async with room.lock:
            for _ in range(ATTEMPTS):
                row = copy_of(room.row)
                row.number = room.table.number if room.table else 0
                try:
                    turn = edit(row)
                except SplittableError:
                    if await self._is_behind(room):
                        continue
                    raise
                try:
                    await self._store.change(row, turn.rows if turn else (), added)
                except Changed:
                    await self._reload(room)
                    continue
                except BaseException:
                    self._follow_later(room)
                    raise
                room.row = row
                if turn is not None:
                    table = new_table(row)
                    table.take(turn.passed)
                    room.table, room.just_started = table, True
                break
            else:
                raise Refused(Code.STALE, "this table is changing too fast; try again")
            self._announcer.tell_table(room)
        self.tell_other_workers(room.id)
        if added is not None:
            self.tell_other_workers(added.row.id)
        self.on_change(room)

    async def follow(self, table_id: str) -> None:
        """Another worker changed a table: read what it wrote, and tell the watchers here."""
        room = self._rooms.get(table_id)
        if room is None:
            return
        async with room.lock:
            await self._reload(room)
        self.on_change(room)

    async def follow_log(self, table_id: str, rows: Sequence[Row]) -> None:
        """Another worker wrote these rows: tell the watchers here. Rows that are known already are left out."""
        room = self._rooms.get(table_id)
        if room is None:
            return
        async with room.lock:
            table = room.playing()
            self._announcer.tell_steps(room, table.follow(row for row in rows if row.number > table.number))
        if table.state.is_over and room.row.status == "playing":
            await self.follow(table_id)  # the end is also in its row
        else:
            self.on_change(room)

    async def history(self, room: Room, after: int) -> list[Passed]:
        """The rows after a number with the states around them; the lock must be held."""
        table = room.playing()
        if after == table.number:
            return []
        rows = await self._store.log(room.id)
        rows = rows[: table.number]
        old = Table.rebuilt(first_state(room.row.game, room.row.players, room.row.options), rows[:after])
        return old.follow(rows[after:])

    def forget_idle(self, needed: Callable[[str], bool]) -> None:
        """Unload rooms that nobody used for a while, except those that are needed."""
        limit = self._time_and_chance.monotonic() - IDLE_SECONDS
        for table_id, room in tuple(self._rooms.items()):
            if room.used_at < limit and not room.lock.locked() and not needed(table_id):
                del self._rooms[table_id]

    async def settle(self) -> None:
        """Wait for pending follow-ups."""
        if self._later:
            await asyncio.wait(self._later, timeout=5)

    async def _load(self, table_id: str) -> Room:
        row, rows = await self._store.table_and_log(table_id)
        if row is None:
            raise Refused(Code.NO_TABLE, "there is no such table")
        table = None if row.status == "open" else rebuilt_table(row, rows)
        room = self._rooms[table_id] = Room(row, table, self._time_and_chance.monotonic())
        self.on_change(room)
        return room

    async def _reload(self, room: Room) -> None:
        """Take the newest row and log, and tell the watchers what is new. All is read before anything is taken:
        what is in the room counts as told."""
        row = await self._store.table(room.id)
        if row is None:
            raise Refused(Code.NO_TABLE, "this table no longer exists")
        rows = [] if row.status == "open" else await self._store.log(room.id, room.table.number if room.table else 0)
        if room.table is None and row.status != "open":
            room.table, room.just_started, rows = rebuilt_table(row, rows), True, []
        is_changed = row.revision != room.row.revision
        room.row = row
        if room.table is not None:
            self._announcer.tell_steps(room, room.table.follow(rows))
        if is_changed:
            self._announcer.tell_table(room)

    async def _is_behind(self, room: Room) -> bool:
        """Has another worker changed the table? Its notice may not have arrived yet; now the room is up to date."""
        revision = room.row.revision
        await self._reload(room)
        return room.row.revision != revision

    def _follow_later(self, room: Room) -> None:
        async def follow() -> None:
            try:
                while not await self._could_follow(room.id):
                    await asyncio.sleep(FOLLOW_SECONDS)
            except Exception:
                log.exception("can't follow a table; it is loaded anew when next needed")
                self._rooms.pop(room.id, None)

        task = asyncio.create_task(follow())
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def _could_follow(self, table_id: str) -> bool:
        """False while the database is gone: the watchers may not know of a move that was written at that moment."""
        try:
            await self.follow(table_id)
        except Refused as refused:
            if refused.code != Code.STORAGE:
                raise
            return False
        return True

    def _end_of(self, turn: Turn) -> End | None:
        state = turn.state
        return End(self._time_and_chance.now(), state.scores(), state.winners()) if state.is_over else None

    def _note_end(self, room: Room, end: End | None) -> None:
        if end is not None:
            row = room.row
            row.status, row.ended_at, row.scores, row.winners = "over", end.at, end.scores, end.winners
            row.revision += 1


def rebuilt_table(row: TableRow, rows: Iterable[Row]) -> Table:
    """A table from its log, under the rules it started with."""
    known = registry.spec(row.game).rules
    if row.rules != known:
        raise Refused(Code.OLD_RULES, f"this game started under rules version {row.rules}; this server knows {known}")
    return Table.rebuilt(first_state(row.game, row.players, row.options), rows, row.chance or (), chance_in(row))


def new_table(row: TableRow) -> Table:
    """The table before the first row of its log."""
    return Table(first_state(row.game, row.players, row.options), row.chance or (), chance_in(row))


def chance_in(row: TableRow) -> Chance | None:
    return None if row.secret is None else Chance(row.secret, row.parts())


def copy_of(row: TableRow) -> TableRow:
    return copy.deepcopy(row)


def chance_first(row: TableRow, time_and_chance: TimeAndChance) -> Turn:
    """The start of a game: chance before the first choice."""
    table = new_table(row)
    turn = table.begin(time_and_chance.rng, time_and_chance.now())
    assert turn.passed or table.state.acting() != (CHANCE,)
    return turn
