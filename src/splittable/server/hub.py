"""Sockets: who watches which table, with whose eyes, and what each is sent."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence

from msgspec import Struct

from splittable.server.api import Language, Me
from splittable.server.codes import Code, Refused
from splittable.server.protocol import ChatLine, Presence, Said, Snapshot, TableChanged, Update, encode
from splittable.server.room import Room
from splittable.server.table import Eye, Passed, result_of, steps
from splittable.server.words import Speaker, speaker

MOST_WAITING = 256
MOST_SOCKETS = 40  # of one person
TOO_SLOW = 4408


class Connection:
    """One client. What it is sent waits in its outbox, so that a slow one holds up nobody."""

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
        """Send what comes until the client can't keep up."""
        while not self.overrun:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox and not self.overrun:
                await self._send(self._outbox.popleft().decode())


class Hub:
    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._watchers: dict[str, dict[Connection, tuple[Eye, ...]]] = {}
        self._by_person: dict[str, set[Connection]] = {}
        self._last_seen: dict[str, dict[str, int]] = {}
        self._started_at = now()
        self.elsewhere: dict[str, dict[str, tuple[list[str], int]]] = {}
        """table → other worker → the persons present there, and how many only watch"""
        self.sent = 0
        self.refused = 0

    @property
    def connections(self) -> list[Connection]:
        return [connection for group in self._by_person.values() for connection in group]

    def connect(self, connection: Connection) -> None:
        group = self._by_person.setdefault(connection.me.id, set())
        if len(group) >= MOST_SOCKETS:
            raise Refused(Code.TOO_MANY, f"{MOST_SOCKETS} connections are open already; close some")
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
        if connection.me.id not in self.here(table_id)[0]:
            self._last_seen.setdefault(table_id, {})[connection.me.id] = self._now()

    def forget(self, table_id: str) -> None:
        """A table has left the memory, so what was known of its people may, too."""
        self.elsewhere.pop(table_id, None)
        self._last_seen.pop(table_id, None)

    def is_watched(self, table_id: str) -> bool:
        return table_id in self._watchers

    def watched_tables(self) -> list[str]:
        return list(self._watchers)

    def here(self, table_id: str) -> tuple[list[str], int]:
        """The seated persons whose sockets watch a table in this process, and how many sockets only watch."""
        watchers = self._watchers.get(table_id, {})
        seated = sorted({connection.me.id for connection, eyes in watchers.items() if eyes != (None,)})
        return seated, sum(eyes == (None,) for eyes in watchers.values())

    def absent_since(self, table_id: str, person: str) -> int | None:
        """Since when a person is away from a table; None if present."""
        groups = [self.here(table_id)[0], *(persons for persons, _ in self.elsewhere.get(table_id, {}).values())]
        if any(person in group for group in groups):
            return None
        return self._last_seen.get(table_id, {}).get(person, self._started_at)

    def tell_steps(
        self, room: Room, passed: Sequence[Passed], mover: Connection | None = None, ref: int | None = None
    ) -> None:
        """Send what happened to all who watch, each with own eyes. The mover's copy acknowledges the move."""
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
        """Send a changed table to all who watch, and a snapshot to those who see with new eyes."""
        watchers = self._watchers.get(room.id, {})
        changed = encode(TableChanged(room.info()))
        for connection, eyes in tuple(watchers.items()):
            connection.send_bytes(changed)
            now = eyes_of(room, connection)
            if now != eyes or room.just_started:
                watchers[connection] = now
                self.send_snapshots(connection, room, now if room.just_started else set(now) - set(eyes))
        room.just_started = False

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
        speaks = speaker_at(room, language)
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
        speaks = speaker_at(room, language)
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
        persons, spectators = self.here(room.id)
        present = set(persons)
        for others, watching in self.elsewhere.get(room.id, {}).values():
            present.update(others)
            spectators += watching
        return Presence(
            room.id,
            [seat.kind == "bot" or (seat.person is not None and seat.person in present) for seat in room.row.seats],
            spectators,
        )


def speaker_at(room: Room, language: Language | None) -> Speaker | None:
    return speaker(room.row.game, room.row.seats, language)


def eyes_of(room: Room, connection: Connection) -> tuple[Eye, ...]:
    """The seats of a person, several in a hot seat; a spectator's eyes if there are none."""
    return tuple(room.row.seats_of(connection.me.id)) or (None,)
