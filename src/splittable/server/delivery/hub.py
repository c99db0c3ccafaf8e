"""The open sockets: who watches which table as which seat. Messages are composed elsewhere."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from splittable.server.delivery.attendance import Attendance
from splittable.server.delivery.connection import Connection
from splittable.server.wire.api import Viewer
from splittable.server.wire.codes import Code, Refused
from splittable.server.wire.protocol import encode

MOST_SOCKETS = 40  # of one person
NOBODY: Mapping[Connection, tuple[Viewer, ...]] = MappingProxyType({})


class Hub:
    def __init__(self, attendance: Attendance) -> None:
        self._attendance = attendance
        self._watchers: dict[str, dict[Connection, tuple[Viewer, ...]]] = {}
        self._by_person: dict[str, set[Connection]] = {}

    @property
    def connections(self) -> list[Connection]:
        return [connection for group in self._by_person.values() for connection in group]

    @property
    def people(self) -> int:
        """How many persons have a socket here."""
        return len(self._by_person)

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

    def watch(self, connection: Connection, table_id: str, viewers: tuple[Viewer, ...]) -> None:
        """From now on the client gets what happens at a table, once for each of `viewers`."""
        watchers = self._watchers.setdefault(table_id, {})
        if connection not in watchers:
            connection.watched.add(table_id)
            self._attendance.arrive(table_id, connection.me.id)
        watchers[connection] = viewers

    def unwatch(self, connection: Connection, table_id: str) -> None:
        watchers = self._watchers.get(table_id, {})
        if watchers.pop(connection, None) is None:
            return
        if not watchers:
            del self._watchers[table_id]
        connection.watched.discard(table_id)
        self._attendance.leave(table_id, connection.me.id)

    def watchers(self, table_id: str) -> Mapping[Connection, tuple[Viewer, ...]]:
        return self._watchers.get(table_id, NOBODY)

    def is_watched(self, table_id: str) -> bool:
        return table_id in self._watchers

    def watched_tables(self) -> list[str]:
        return list(self._watchers)

    def send_to_all(self, table_id: str, message: Struct) -> None:
        """The same message for everyone who watches a table."""
        watchers = self.watchers(table_id)
        if watchers:
            data = encode(message)
            for connection in watchers:
                connection.send_bytes(data)

    def set_muted(self, person: str, other: str, on: bool) -> None:
        for connection in self._by_person.get(person, ()):
            (connection.muted.add if on else connection.muted.discard)(other)
