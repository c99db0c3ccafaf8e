"""Tells the watchers of a table what happened there, each as they may see it."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from splittable.core.words import Language
from splittable.server.delivery.attendance import Attendance
from splittable.server.delivery.connection import Connection
from splittable.server.delivery.hub import Hub
from splittable.server.store import SeatRow
from splittable.server.table.doors import check_may_watch
from splittable.server.table.messages import Updates, snapshot
from splittable.server.table.room import Room
from splittable.server.table.table import Passed
from splittable.server.wire.api import Viewer
from splittable.server.wire.codes import Refused
from splittable.server.wire.protocol import BotReplaced, ChatLine, Presence, Refusal, Said, TableChanged, encode


class Sender(NamedTuple):
    """Who sent a message, and its `ref`, which the answer repeats."""

    connection: Connection
    ref: int | None


class Announcer:
    """`on_shut_out` is called when somebody who watched a table may no longer do so."""

    def __init__(self, hub: Hub, attendance: Attendance, now: Callable[[], int]) -> None:
        self._hub = hub
        self._attendance = attendance
        self._now = now
        self.on_shut_out: Callable[[str], None] = lambda table_id: None
        self.updates = 0

    def tell_steps(self, room: Room, passed: Sequence[Passed], sender: Sender | None = None) -> None:
        """What happened, to all watchers. The copy for the mover acknowledges the move."""
        watchers = self._hub.watchers(room.id)
        if not watchers or not passed:
            return
        updates = Updates(room, passed, self._now())
        mine = passed[0].row.seat
        encoded: dict[tuple[Viewer, Language | None], bytes] = {}
        for connection, viewers in watchers.items():
            language = connection.language
            for viewer in viewers:
                self.updates += 1
                if sender is not None and connection is sender.connection and viewer == mine:
                    connection.send(updates.update(viewer, language, sender.ref))
                    continue
                if (viewer, language) not in encoded:
                    encoded[viewer, language] = encode(updates.update(viewer, language))
                connection.send_bytes(encoded[viewer, language])

    def tell_table(self, room: Room) -> None:
        """A changed table to all watchers, a snapshot to those whose seats changed, and who is present now."""
        self._hub.send_to_all(room.id, TableChanged(room.info()))
        for connection, before in tuple(self._hub.watchers(room.id).items()):
            viewers = room.viewers_of(connection.me.id)
            try:
                check_may_watch(room.row, connection.me.id, self._now())
            except Refused as no:
                self._hub.unwatch(connection, room.id)
                self.on_shut_out(room.id)
                connection.send(Refusal(no.code, no.message, retry_after=no.retry_after, table=room.id))
                continue
            if viewers != before or room.just_started:
                self._hub.watch(connection, room.id, viewers)
                self.send_snapshots(connection, room, viewers if room.just_started else set(viewers) - set(before))
        room.just_started = False
        self.tell_presence(room)  # the same people in other seats

    def tell_presence(self, room: Room) -> None:
        if self._hub.is_watched(room.id):
            self._hub.send_to_all(room.id, self._presence(room))

    def tell_replaced(self, room: Room, seat: int) -> None:
        """Another bot moves for the one in a seat, which failed or took too long."""
        self._hub.send_to_all(room.id, BotReplaced(room.id, seat))

    def tell_chat(self, table_id: str, line: ChatLine, sender: Sender | None = None) -> None:
        message = encode(Said(table_id, [line]))
        for connection in self._hub.watchers(table_id):
            if sender is not None and connection is sender.connection:
                connection.send(Said(table_id, [line], sender.ref))
            elif line.person not in connection.muted:
                connection.send_bytes(message)

    def send_snapshots(
        self, connection: Connection, room: Room, viewers: Iterable[Viewer], ref: int | None = None
    ) -> None:
        if room.table is not None:
            for viewer in sorted(viewers, key=lambda viewer: -1 if viewer is None else viewer):
                connection.send(snapshot(room, viewer, connection.language, self._now(), ref))

    def send_updates(self, connection: Connection, room: Room, passed: Sequence[Passed]) -> None:
        """What a client missed, to each of its seats."""
        updates = Updates(room, passed, self._now())
        for viewer in room.viewers_of(connection.me.id):
            connection.send(updates.update(viewer, connection.language))

    def _presence(self, room: Room) -> Presence:
        everybody = self._attendance.everybody(room.id)
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
        at = self._attendance.replace_at(room.id, seat.person)
        return None if at is None else max(0, at - self._now())
