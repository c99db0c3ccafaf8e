"""Sockets: who watches which table as which seat, and what is sent to each."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence

from msgspec import Struct

from splittable.core.words import Language
from splittable.server.store import SeatRow
from splittable.server.table.room import Room
from splittable.server.table.speaker import Speaker, speaker
from splittable.server.table.table import Eye, Passed, result_of, steps
from splittable.server.wire.api import Me
from splittable.server.wire.codes import Code, Refused
from splittable.server.wire.protocol import ChatLine, Presence, Refusal, Said, Snapshot, TableChanged, Update, encode

MOST_WAITING = 256
MOST_SOCKETS = 40  # of one person
TOO_SLOW = 4408
NOT_FOR_WATCHING = "this table is not for watching"


class Connection:
    """One client. Messages wait in its outbox, so that a slow client holds up nobody."""

    def __init__(self, me: Me, muted: Iterable[str], send: Callable[[str], Awaitable[None]]) -> None:
        self.me = me
        self.muted = set(muted)
        self.watched: set[str] = set()
        self.language: Language | None = None
        self.overrun = False
        self._send = send
        self._outbox: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def send(self, message: Struct) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        if len(self._outbox) >= MOST_WAITING:
            self.overrun = True
        else:
            self._outbox.append(data)
        self._wake.set()

    async def run_outbox(self) -> None:
        """Send messages until the client can't keep up."""
        while not self.overrun:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox and not self.overrun:
                await self._send(self._outbox.popleft().decode())


class Hub:
    """`away_after`: seconds after which a bot may play for an absent person."""

    def __init__(self, now: Callable[[], int], away_after: float) -> None:
        self._now = now
        self._away_after = away_after
        self._watchers: dict[str, dict[Connection, tuple[Eye, ...]]] = {}
        self._by_person: dict[str, set[Connection]] = {}
        self._last_seen: dict[str, dict[str, int]] = {}
        self._started_at = now()
        self._elsewhere: dict[str, dict[str, frozenset[str]]] = {}
        """table → other worker → the persons whose sockets are there"""
        self.sent = 0
        self.refused = 0

    @property
    def connections(self) -> list[Connection]:
        return [connection for group in self._by_person.values() for connection in group]

    def connect(self, connection: Connection) -> None:
        group = self._by_person.setdefault(connection.me.id, set())
        if len(group) >= MOST_SOCKETS:
            raise Refused(Code.TOO_MANY, f"{MOST_SOCKETS} connections are already open; close some")
        group.add(connection)

    def disconnect(self, connection: Connection) -> list[str]:
        """Forget a client; the tables where it was present."""
        group = self._by_person.get(connection.me.id, set())
        group.discard(connection)
        if not group:
            self._by_person.pop(connection.me.id, None)
        left = list(connection.watched)
        for table_id in left:
            self.unwatch(connection, table_id)
        return left

    def watch(self, connection: Connection, room: Room) -> tuple[Eye, ...]:
        eyes = eyes_of(room, connection)
        self._watchers.setdefault(room.id, {})[connection] = eyes
        connection.watched.add(room.id)
        return eyes

    def unwatch(self, connection: Connection, table_id: str) -> None:
        watchers = self._watchers.get(table_id, {})
        watchers.pop(connection, None)
        if not watchers:
            self._watchers.pop(table_id, None)
        connection.watched.discard(table_id)
        self._note_gone(table_id, {connection.me.id})

    def forget_long_gone(self) -> None:
        """After `away_after` it no longer matters when a person left."""
        limit = self._now() - round(self._away_after * 1000)
        for table_id, persons in tuple(self._last_seen.items()):
            recent = {person: at for person, at in persons.items() if at > limit}
            if recent:
                self._last_seen[table_id] = recent
            else:
                del self._last_seen[table_id]

    def is_watched(self, table_id: str) -> bool:
        return table_id in self._watchers

    def watched_tables(self) -> list[str]:
        return list(self._watchers)

    def here(self, table_id: str) -> set[str]:
        """The persons with a socket at a table in this process, players and spectators."""
        return {connection.me.id for connection in self._watchers.get(table_id, {})}

    def everybody(self, table_id: str) -> set[str]:
        """The persons with a socket at a table in any process."""
        return self.here(table_id).union(*self._elsewhere.get(table_id, {}).values())

    def hear_from(self, worker: str, table_id: str, persons: Iterable[str]) -> None:
        """Another worker says who is at a table there."""
        workers = self._elsewhere.setdefault(table_id, {})
        before = workers.pop(worker, frozenset())
        if now := frozenset(persons):
            workers[worker] = now
        if not workers:
            del self._elsewhere[table_id]
        self._note_gone(table_id, before - now)

    def forget_worker(self, worker: str) -> list[str]:
        """A worker is gone; returns the tables where it had people."""
        tables = [table_id for table_id, workers in self._elsewhere.items() if worker in workers]
        for table_id in tables:
            self.hear_from(worker, table_id, ())
        return tables

    def replace_at(self, table_id: str, person: str) -> int | None:
        """From when on a bot may play for a person; None for a person who is present."""
        if person in self.everybody(table_id):
            return None
        since = self._last_seen.get(table_id, {}).get(person, self._started_at)
        return since + round(self._away_after * 1000)

    def _note_gone(self, table_id: str, persons: Iterable[str]) -> None:
        for person in set(persons) - self.everybody(table_id):
            self._last_seen.setdefault(table_id, {})[person] = self._now()

    def tell_steps(
        self, room: Room, passed: Sequence[Passed], mover: Connection | None = None, ref: int | None = None
    ) -> None:
        """Send what happened to all watchers, each as they may see it. The mover's copy acknowledges the move."""
        watchers = self._watchers.get(room.id)
        if not watchers or not passed:
            return
        mine = passed[0].row.seat
        encoded: dict[tuple[Eye, Language | None], bytes] = {}
        for connection, eyes in watchers.items():
            for eye in eyes:
                language = connection.language
                if connection is mover and eye == mine:
                    connection.send_bytes(encode(self.update(room, passed, eye, language, ref)))
                else:
                    if (eye, language) not in encoded:
                        encoded[eye, language] = encode(self.update(room, passed, eye, language))
                    connection.send_bytes(encoded[eye, language])
                self.sent += 1

    def tell_table(self, room: Room) -> None:
        """Send a changed table to all watchers, a snapshot to those whose seats changed, and who is present now."""
        watchers = self._watchers.get(room.id, {})
        changed = encode(TableChanged(room.info()))
        for connection, eyes in tuple(watchers.items()):
            connection.send_bytes(changed)
            now = eyes_of(room, connection)
            if not room.row.may_watch(connection.me.id):
                self.unwatch(connection, room.id)
                connection.send(Refusal(Code.NO_SPECTATORS, NOT_FOR_WATCHING, table=room.id))
            elif now != eyes or room.just_started:
                watchers[connection] = now
                self.send_snapshots(connection, room, now if room.just_started else set(now) - set(eyes))
        room.just_started = False
        self.tell_presence(room)  # the same people in other seats

    def send_snapshots(self, connection: Connection, room: Room, eyes: Iterable[Eye], ref: int | None = None) -> None:
        if room.table is not None:
            for eye in sorted(eyes, key=lambda eye: -1 if eye is None else eye):
                connection.send(self.snapshot(room, eye, connection.language, ref))

    def tell_presence(self, room: Room) -> None:
        message = encode(self.presence(room))
        for connection in self._watchers.get(room.id, {}):
            connection.send_bytes(message)

    def tell_chat(self, table_id: str, line: ChatLine, sender: Connection | None, ref: int | None) -> None:
        message = encode(Said(table_id, [line]))
        for connection in self._watchers.get(table_id, {}):
            if connection is sender:
                connection.send(Said(table_id, [line], ref))
            elif line.person not in connection.muted:
                connection.send_bytes(message)

    def set_muted(self, person: str, other: str, on: bool) -> None:
        for connection in self._by_person.get(person, ()):
            (connection.muted.add if on else connection.muted.discard)(other)

    def snapshot(self, room: Room, eye: Eye, language: Language | None, ref: int | None = None) -> Snapshot:
        table = room.playing()
        view = table.state.view(eye)
        speaks = speaker_at(room, language, eye)
        return Snapshot(
            table=room.id,
            seat=eye,
            number=table.number,
            now=self._now(),
            view=view,
            deadlines=table.deadlines(room.row.clock),
            result=result_of(table.state),
            words=speaks.position(view) if speaks else None,
            ref=ref,
        )

    def update(
        self, room: Room, passed: Sequence[Passed], eye: Eye, language: Language | None, ref: int | None = None
    ) -> Update:
        table = room.playing()
        view = table.state.view(eye)
        speaks = speaker_at(room, language, eye)
        return Update(
            table=room.id,
            seat=eye,
            after=passed[0].row.number - 1 if passed else table.number,
            number=table.number,
            now=self._now(),
            steps=steps(passed, eye, speaks),
            view=view,
            deadlines=table.deadlines(room.row.clock),
            result=result_of(table.state),
            words=speaks.position(view) if speaks else None,
            ref=ref,
        )

    def presence(self, room: Room) -> Presence:
        everybody = self.everybody(room.id)
        seated = {seat.person for seat in room.row.seats}
        return Presence(
            room.id,
            [seat.kind == "bot" or seat.person in everybody for seat in room.row.seats],
            len(everybody - seated),
            [self._replace_in(room, seat) for seat in room.row.seats],
        )

    def _replace_in(self, room: Room, seat: SeatRow) -> int | None:
        if seat.person is None or room.row.status != "playing":
            return None
        at = self.replace_at(room.id, seat.person)
        return None if at is None else max(0, at - self._now())


def speaker_at(room: Room, language: Language | None, eye: Eye) -> Speaker | None:
    return speaker(room.row.game, room.row.seats, language, eye)


def eyes_of(room: Room, connection: Connection) -> tuple[Eye, ...]:
    """The seats of a person, several on a shared device; a spectator's view if there are none."""
    return tuple(room.row.seats_of(connection.me.id)) or (None,)
