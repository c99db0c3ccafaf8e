"""Which persons are at which tables, in this process and in others, and since when those who left are gone."""

from collections import Counter
from collections.abc import Callable, Iterable


class Attendance:
    """`away_after`: seconds after which a bot may play for an absent person."""

    def __init__(self, now: Callable[[], int], away_after: float) -> None:
        self._now = now
        self._away_after = round(away_after * 1000)
        self._started_at = now()
        self._here: dict[str, Counter[str]] = {}
        """table → how many sockets each person has there in this process"""
        self._elsewhere: dict[str, dict[str, frozenset[str]]] = {}
        """table → other worker → the persons whose sockets are there"""
        self._last_seen: dict[str, dict[str, int]] = {}

    def __len__(self) -> int:
        """At how many tables somebody was seen."""
        return len(self._last_seen)

    def arrive(self, table_id: str, person: str) -> None:
        self._here.setdefault(table_id, Counter())[person] += 1

    def leave(self, table_id: str, person: str) -> None:
        sockets = self._here.get(table_id, Counter())
        sockets[person] -= 1
        if sockets[person] <= 0:
            del sockets[person]
        if not sockets:
            self._here.pop(table_id, None)
        self._note_gone(table_id, {person})

    def here(self, table_id: str) -> set[str]:
        """The persons with a socket at a table in this process, players and spectators."""
        return set(self._here.get(table_id, ()))

    def everybody(self, table_id: str) -> set[str]:
        """The persons with a socket at a table in any process."""
        return self.here(table_id).union(*self._elsewhere.get(table_id, {}).values())

    def hear_from(self, worker: str, table_id: str, persons: Iterable[str]) -> bool:
        """Another worker says who is at a table there. Is that news?"""
        workers = self._elsewhere.setdefault(table_id, {})
        before = workers.pop(worker, frozenset())
        if now := frozenset(persons):
            workers[worker] = now
        if not workers:
            del self._elsewhere[table_id]
        self._note_gone(table_id, before - now)
        return before != now

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
        return self._last_seen.get(table_id, {}).get(person, self._started_at) + self._away_after

    def forget_long_gone(self) -> None:
        """After `away_after` it no longer matters when a person left."""
        limit = self._now() - self._away_after
        for table_id, persons in tuple(self._last_seen.items()):
            recent = {person: at for person, at in persons.items() if at > limit}
            if recent:
                self._last_seen[table_id] = recent
            else:
                del self._last_seen[table_id]

    def _note_gone(self, table_id: str, persons: Iterable[str]) -> None:
        for person in set(persons) - self.everybody(table_id):
            self._last_seen.setdefault(table_id, {})[person] = self._now()
