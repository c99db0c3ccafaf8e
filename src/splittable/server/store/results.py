"""Results that take long to compute: made once, by one worker, and found by all, also after a restart."""

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Table, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from splittable.server.store import schema
from splittable.server.store.store import Store


class ReviewKey(NamedTuple):
    table_id: str
    seat: int


class HindsightKey(NamedTuple):
    table_id: str


Key = ReviewKey | HindsightKey


class ResultRow(NamedTuple):
    """`report`: what the job has told so far; its result if `is_done`."""

    written_at: int
    is_done: bool
    report: dict[str, Any]


class Results:
    """Those of one kind. The fields of a key are columns of their table."""

    def __init__(self, store: Store, table: Table) -> None:
        self._store = store
        self._table = table

    async def claim(self, key: Key, form: int, now: int, abandoned: int) -> bool:
        """May the caller compute this? Not if it is done in this format, or written to since `abandoned`."""
        c = self._table.c
        new = {"format": form, "written_at": now, "is_done": False, "report": {}}
        open_to_me = or_(c.format != form, and_(c.is_done.is_(False), c.written_at < abandoned))
        try:
            async with self._store.writing() as connection:
                taken = update(self._table).where(self._is(key), open_to_me).values(new)
                if (await connection.execute(taken)).rowcount == 1:
                    return True
                if (await connection.execute(select(c.format).where(self._is(key)))).first() is not None:
                    return False
                await connection.execute(insert(self._table), {**key._asdict(), **new})
                return True
        except IntegrityError:  # another worker was first
            return False

    async def write(self, key: Key, now: int, report: dict[str, Any], is_done: bool) -> None:
        """The progress of what the caller has claimed, or the result itself."""
        change = update(self._table).where(self._is(key)).values(written_at=now, report=report, is_done=is_done)
        async with self._store.writing() as connection:
            await connection.execute(change)

    async def drop(self, key: Key) -> None:
        async with self._store.writing() as connection:
            await connection.execute(delete(self._table).where(self._is(key)))

    async def read(self, key: Key, form: int) -> ResultRow | None:
        """In this format, done or in progress."""
        c = self._table.c
        query = select(c.written_at, c.is_done, c.report).where(self._is(key), c.format == form)
        async with self._store.reading() as connection:
            found = (await connection.execute(query)).first()
        return ResultRow(*found) if found else None

    def _is(self, key: Key) -> ColumnElement[bool]:
        return and_(*(self._table.c[name] == value for name, value in key._asdict().items()))


def reviews(store: Store) -> Results:
    return Results(store, schema.reviews)


def hindsights(store: Store) -> Results:
    return Results(store, schema.hindsights)
