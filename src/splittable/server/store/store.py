"""Every statement on tables, seats and chat.

`writer.py` writes the log of moves, `results.py` what is computed about finished games.
"""

import asyncio
from collections.abc import AsyncIterator, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from sqlalchemy import Column, Select, and_, delete, exists, func, insert, or_, select, text, tuple_, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splittable.core.errors import BadSetup
from splittable.server.store import schema
from splittable.server.store.engine import CONNECTIONS, is_postgresql, open_engine
from splittable.server.store.faults import reason_of, refused_if_broken
from splittable.server.store.migrations import upgrade
from splittable.server.store.rows import Kind, ReviewRow, Row, SeatRow, TableRow
from splittable.server.wire.codes import Code, Refused
from splittable.server.wire.protocol import ChatLine

REMEMBERED_LINES = 500  # of a chat, for the names in it
NEWER_ROWS = text(
    "SELECT m.table_id, m.number, m.seat, m.kind, m.move, m.at, m.awaited"
    " FROM unnest(CAST(:ids AS text[]), CAST(:numbers AS integer[])) AS known (table_id, number)"
    " JOIN moves m ON m.table_id = known.table_id AND m.number > known.number ORDER BY m.table_id, m.number"
)
PLAIN = [column.name for column in schema.tables.columns]


class NewTable(NamedTuple):
    """A table with the log it begins with. `promised_to`: it uses up the secret of this person."""

    row: TableRow
    rows: Sequence[Row] = ()
    promised_to: str | None = None


class Changed(Exception):
    """The table was changed by another writer; load it again."""


class Ended(NamedTuple):
    """Where a game is in the list of finished ones."""

    at: int
    table_id: str


class Store:
    def __init__(self, url: str, engine: AsyncEngine | None = None) -> None:
        self.engine = engine or open_engine(url)
        self._patient_url = url if engine is None and is_postgresql(url) else None
        # When a server restarts, everyone reconnects at once. They queue here, in order and without a time limit.
        self._gate = asyncio.Semaphore(CONNECTIONS)
        self.name = self.engine.url.render_as_string(hide_password=True)

    async def migrate(self) -> None:
        """Migrate the database to the current schema; BadSetup if it can't be opened."""
        patient = open_engine(self._patient_url, patient=True) if self._patient_url else self.engine
        try:
            async with patient.connect() as plain:
                connection = await plain.execution_options(writes=True)
                async with connection.begin():
                    await connection.run_sync(upgrade)
        except (OSError, SQLAlchemyError) as error:
            raise BadSetup("setup/database", f"can't use the database {self.name}: {reason_of(error)}") from None
        finally:
            if patient is not self.engine:
                await patient.dispose()

    async def close(self) -> None:
        await self.engine.dispose()

    async def ping(self) -> None:
        async with self.reading() as connection:
            await connection.execute(select(1))

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        is_committing = False
        with refused_if_broken(lambda: is_committing):
            async with self._writing() as connection:
                yield connection
                is_committing = True

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._gate, self.engine.connect() as plain:
            connection = await plain.execution_options(writes=True)
            async with connection.begin():
                yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with refused_if_broken():
            async with self._gate, self.engine.connect() as connection:
                yield connection

    async def add(self, table: TableRow, rows: Iterable[Row] = (), promised_to: str | None = None) -> None:
        """A new table, as in `NewTable`."""
        async with self.writing() as connection:
            await _add_new(connection, NewTable(table, tuple(rows), promised_to))

    async def add_all(self, tables: Iterable[tuple[TableRow, Iterable[Row]]]) -> None:
        """Many new tables at once: all or none."""
        async with self.writing() as connection:
            for table, rows in tables:
                await _add(connection, table, rows)

    async def change(self, table: TableRow, rows: Iterable[Row] = (), added: NewTable | None = None) -> None:
        """Write a changed table and the resulting rows; Changed if it is no longer the newest.

        With a table that is added by that, such as a rematch: both or none.
        """
        values = {name: getattr(table, name) for name in PLAIN if name != "id"}
        same = and_(schema.tables.c.id == table.id, schema.tables.c.revision == table.revision)
        async with self.writing() as connection:
            values["revision"] = table.revision + 1
            result = await connection.execute(update(schema.tables).where(same).values(values))
            if result.rowcount != 1:
                raise Changed
            await connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table.id))
            await _write_seats(connection, table)
            if log := move_values(table.id, rows):
                await connection.execute(insert(schema.moves), log)
            if added is not None:
                await _add_new(connection, added)
        table.revision += 1

    async def table(self, table_id: str) -> TableRow | None:
        found = await self._tables(select(schema.tables).where(schema.tables.c.id == table_id))
        return found[0] if found else None

    async def table_by_code(self, code: str) -> TableRow | None:
        found = await self._tables(select(schema.tables).where(schema.tables.c.code == code))
        return found[0] if found else None

    async def public_tables(self, limit: int) -> list[TableRow]:
        c = schema.tables.c
        listed = select(schema.tables).where(c.public, c.status.in_(("open", "playing")))
        return await self._tables(listed.order_by(c.status, c.created_at.desc()).limit(limit))

    async def unfinished_of(self, person: str, limit: int) -> list[TableRow]:
        """Tables where a person sits that are open or running, newest first."""
        c = schema.tables.c
        async with self.reading() as connection:
            ids = list((await connection.execute(unfinished_ids(person, limit))).scalars())
            return await _tables(connection, select(schema.tables).where(c.id.in_(ids)).order_by(c.created_at.desc()))

    async def finished_of(self, person: str, limit: int, after: Ended | None) -> list[TableRow]:
        """Games that a person has finished or uploaded, those that ended last first; only those older than `after`."""
        async with self.reading() as connection:
            found: set[Ended] = set()
            for query in (played_ids(person, limit, after), uploaded_ids(person, limit, after)):
                found.update(Ended(*row) for row in await connection.execute(query))
            ids = [table_id for _, table_id in sorted(found, reverse=True)[:limit]]
            rows = await _tables(connection, select(schema.tables).where(schema.tables.c.id.in_(ids)))
        return sorted(rows, key=lambda row: ids.index(row.id))

    async def count_unfinished(self, person: str) -> int:
        c = schema.tables.c
        query = select(func.count()).select_from(schema.tables).where(c.host == person, c.status != "over")
        async with self.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def running_with_programs(self, among: Collection[str] | None = None) -> list[str]:
        """Tables in progress where a bot, a stand-in or a clock may have to move; all, or those among these."""
        s, t = schema.seats.c, schema.tables.c
        # By table, not by seat: there are few running tables and many seats of finished ones.
        driven = exists().where(s.table_id == t.id, or_(s.bot.is_not(None), s.stand_in.is_not(None)))
        query = select(t.id).where(t.status == "playing", or_(t.clock.is_not(None), driven))
        if among is not None:
            query = query.where(t.id.in_(among))
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def progress(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """By table, its revision and the number of its last row."""
        t, m = schema.tables.c, schema.moves.c
        last = select(func.coalesce(func.max(m.number), 0)).where(m.table_id == t.id).scalar_subquery()
        async with self.reading() as connection:
            found = await connection.execute(select(t.id, t.revision, last).where(t.id.in_(tables)))
            return {table_id: (revision, number) for table_id, revision, number in found}

    async def tables_after(self, after: str, limit: int) -> list[TableRow]:
        c = schema.tables.c
        return await self._tables(select(schema.tables).where(c.id > after).order_by(c.id).limit(limit))

    async def log(self, table_id: str, after: int = 0) -> list[Row]:
        async with self.reading() as connection:
            return await _log(connection, table_id, after)

    async def logs(self, known: Mapping[str, int]) -> dict[str, list[Row]]:
        """By table, the rows after a number; tables without new rows are left out."""
        found: dict[str, list[Row]] = {}
        if not known:
            return found
        async with self.reading() as connection:
            if connection.dialect.name != "postgresql":
                logs = {table_id: await _log(connection, table_id, number) for table_id, number in known.items()}
                return {table_id: rows for table_id, rows in logs.items() if rows}
            for table_id, number, seat, kind, *rest in await connection.execute(
                NEWER_ROWS, {"ids": list(known), "numbers": list(known.values())}
            ):
                found.setdefault(table_id, []).append(Row(number, seat, Kind(kind), *rest))
        return found

    async def table_and_log(self, table_id: str) -> tuple[TableRow | None, list[Row]]:
        async with self.reading() as connection:
            found = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table_id))).mappings()
            row = found.first()
            if row is None:
                return None, []
            seats = await _seats(connection, [table_id])
            log = await _log(connection, table_id, 0)
        number, awaited = (log[-1].number, log[-1].awaited) if log else (0, 0)
        return TableRow(**row, seats=seats[table_id], number=number, awaited=awaited), log

    async def say(self, table_id: str, line: ChatLine) -> int:
        values = {"table_id": table_id, "at": line.at, "person": line.person, "name": line.name}
        async with self.writing() as connection:
            found = await connection.execute(
                insert(schema.chat).returning(schema.chat.c.id), {**values, "text": line.text, "phrase": line.phrase}
            )
            return int(found.scalar_one())

    async def chat_line(self, line: int) -> ChatLine | None:
        c = schema.chat.c
        query = select(c.id, c.at, c.person, c.name, c.text, c.phrase).where(c.id == line)
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
        return ChatLine(*row) if row else None

    async def newest_chat_line(self) -> int:
        async with self.reading() as connection:
            return int((await connection.execute(select(func.coalesce(func.max(schema.chat.c.id), 0)))).scalar_one())

    async def chat_after(self, line: int, tables: Sequence[str]) -> list[tuple[str, ChatLine]]:
        """What was said at some tables after a line, with the table, oldest first."""
        c = schema.chat.c
        query = select(c.table_id, c.id, c.at, c.person, c.name, c.text, c.phrase)
        query = query.where(c.id > line, c.table_id.in_(tables)).order_by(c.id)
        async with self.reading() as connection:
            return [(table_id, ChatLine(*rest)) for table_id, *rest in await connection.execute(query)]

    async def chat(self, table_id: str, limit: int) -> list[ChatLine]:
        """The latest lines, oldest first."""
        c = schema.chat.c
        query = select(c.id, c.at, c.person, c.name, c.text, c.phrase)
        query = query.where(c.table_id == table_id).order_by(c.id.desc()).limit(limit)
        async with self.reading() as connection:
            return [ChatLine(*row) for row in reversed((await connection.execute(query)).all())]

    async def speakers(self, table_id: str, but: str) -> set[str]:
        """The names under which others have spoken at a table lately."""
        c = schema.chat.c
        query = select(c.person, c.name).where(c.table_id == table_id).order_by(c.id.desc()).limit(REMEMBERED_LINES)
        async with self.reading() as connection:
            return {name for person, name in await connection.execute(query) if person != but}

    async def reviews_of(self, person: str, games: int, form: int) -> list[ReviewRow]:
        """The reviews of a person's seats in the games they finished last, the latest game first; only done ones."""
        c, s = schema.reviews.c, schema.seats.c
        async with self.reading() as connection:
            ids = [table_id for _, table_id in await connection.execute(played_ids(person, games, None))]
            query = reviews_in(form).join(schema.seats, and_(c.table_id == s.table_id, c.seat == s.seat))
            query = query.where(c.table_id.in_(ids), c.is_done, s.person == person)
            found = [ReviewRow(*row) for row in await connection.execute(query)]
        return sorted(found, key=lambda row: (ids.index(row.table_id), row.seat))

    async def _tables(self, query: Select[Any]) -> list[TableRow]:
        async with self.reading() as connection:
            return await _tables(connection, query)


def reviews_in(form: int) -> Select[Any]:
    c = schema.reviews.c
    return select(c.table_id, c.seat, c.written_at, c.is_done, c.report).where(c.format == form)


def unfinished_ids(person: str, limit: int) -> Select[Any]:
    s = schema.seats.c
    return select(s.table_id).distinct().where(s.person == person, s.ended_at.is_(None)).limit(limit)


def played_ids(person: str, limit: int, after: Ended | None) -> Select[Any]:
    s = schema.seats.c
    query = select(s.ended_at, s.table_id).distinct().where(s.person == person, s.ended_at.is_not(None))
    return _older(query, s.ended_at, s.table_id, limit, after)


def uploaded_ids(person: str, limit: int, after: Ended | None) -> Select[Any]:
    c = schema.tables.c
    query = select(c.ended_at, c.id).where(c.host == person, c.origin == "upload", c.ended_at.is_not(None))
    return _older(query, c.ended_at, c.id, limit, after)


def _older(query: Select[Any], at: Column[Any], key: Column[Any], limit: int, after: Ended | None) -> Select[Any]:
    if after is not None:
        query = query.where(tuple_(at, key) < tuple_(*after))
    return query.order_by(at.desc(), key.desc()).limit(limit)


def move_values(table_id: str, rows: Iterable[Row]) -> list[dict[str, Any]]:
    return [{"table_id": table_id, **row._asdict()} for row in rows]


async def _add(connection: AsyncConnection, table: TableRow, rows: Iterable[Row]) -> None:
    await connection.execute(insert(schema.tables), {name: getattr(table, name) for name in PLAIN})
    await _write_seats(connection, table)
    if log := move_values(table.id, rows):
        await connection.execute(insert(schema.moves), log)


async def _add_new(connection: AsyncConnection, new: NewTable) -> None:
    if new.promised_to is not None:
        await _use_up(connection, new.promised_to, new.row.secret)
    await _add(connection, new.row, new.rows)


async def _use_up(connection: AsyncConnection, person: str, secret: str | None) -> None:
    """Of two requests with the same promised secret only one creates a table."""
    c = schema.secrets.c
    result = await connection.execute(delete(schema.secrets).where(c.person == person, c.secret == secret))
    if result.rowcount != 1:
        raise chance_used()


def chance_used() -> Refused:
    return Refused(Code.CHANCE_USED, "this commitment is unknown or used; get a new one and try again")


async def _write_seats(connection: AsyncConnection, table: TableRow) -> None:
    values = [
        {"table_id": table.id, "seat": s.seat, "kind": s.kind, "person": s.person, "name": s.name, "bot": s.bot}
        | {"stand_in": s.stand_in, "stand_in_after": s.stand_in_after, "colour": s.colour, "part": s.part}
        | {"ended_at": table.ended_at}
        for s in table.seats
    ]
    await connection.execute(insert(schema.seats), values)


async def _seats(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    c = schema.seats.c
    query = select(c.table_id, c.seat, c.kind, c.person, c.name, c.bot, c.stand_in, c.stand_in_after, c.colour)
    query = query.add_columns(c.part)
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in ids}
    for table_id, *values in await connection.execute(query.where(c.table_id.in_(ids)).order_by(c.seat)):
        found[table_id].append(SeatRow(*values))
    return found


async def _progress(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """By table, the number of its last row and the seats to act after it."""
    c = schema.moves.c
    last = select(c.table_id, func.max(c.number).label("number")).where(c.table_id.in_(ids)).group_by(c.table_id)
    latest = last.subquery()
    query = select(c.table_id, c.number, c.awaited).join(
        latest, and_(c.table_id == latest.c.table_id, c.number == latest.c.number)
    )
    return {table_id: (number, awaited) for table_id, number, awaited in await connection.execute(query)}


async def _tables(connection: AsyncConnection, query: Select[Any]) -> list[TableRow]:
    found = [dict(row) for row in (await connection.execute(query)).mappings()]
    ids = [row["id"] for row in found]
    if not ids:
        return []
    seats = await _seats(connection, ids)
    progress = await _progress(connection, ids)
    rows = []
    for row in found:
        number, awaited = progress.get(row["id"], (0, 0))
        rows.append(TableRow(**row, seats=seats[row["id"]], number=number, awaited=awaited))
    return rows


async def _log(connection: AsyncConnection, table_id: str, after: int) -> list[Row]:
    c = schema.moves.c
    query = select(c.number, c.seat, c.kind, c.move, c.at, c.awaited)
    query = query.where(c.table_id == table_id, c.number > after).order_by(c.number)
    found = await connection.execute(query)
    return [Row(number, seat, Kind(kind), move, at, awaited) for number, seat, kind, move, at, awaited in found]
