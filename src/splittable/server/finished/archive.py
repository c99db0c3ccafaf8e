"""All games of a database as records, and records back into a database."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from splittable import State
from splittable.core import proofs, records
from splittable.server.store import Row, SeatRow, Store, TableRow
from splittable.server.table.rooms import rebuilt_table
from splittable.server.table.table import Table, Turn, split_move
from splittable.server.time_and_chance import TimeAndChance

PAGE = 200


async def all_records(store: Store, finished_only: bool) -> AsyncIterator[dict[str, Any]]:
    """Every game that was started, oldest id first."""
    after = ""
    while page := await store.tables_after(after, PAGE):
        for row in page:
            if row.status == "over" or (row.status == "playing" and not finished_only):
                yield await record_of(row, rebuilt_table(row, await store.log(row.id)).state)
        after = page[-1].id


async def record_of(row: TableRow, state: State) -> dict[str, Any]:
    """The record of a game. Only when it is over does it open the secret, with the proof of its chance."""
    if row.status != "over" or row.secret is None or not row.has_proof():
        return state.record()
    return await asyncio.to_thread(proofs.proven, state.record(), row.secret, row.parts(), row.given or 0)


async def keep_record(
    store: Store, time_and_chance: TimeAndChance, record: records.Record, host: str | None
) -> TableRow:
    """Check a record move by move and store it as a finished table without players."""
    state, rows = await checked(record, time_and_chance.now())
    row = uploaded_row(state, time_and_chance, host)
    if record.proof is not None:
        await asyncio.to_thread(proofs.check, record)
        row.secret, row.given = record.proof.secret, record.proof.given
        for seat, part in zip(row.seats, record.proof.parts, strict=True):
            seat.part = part or None
    await store.add(row, rows)
    row.number = len(rows)
    return row


async def checked(record: records.Record, now: int) -> tuple[State, list[Row]]:
    """The end of a record and its log. Other tasks run between the moves."""
    trial = records.begin(record)
    turn = Turn(Table(records.begin(record)))
    for number in range(len(record.moves)):
        records.step(trial, record, number)
        turn.play(*split_move(record.moves[number]), now)
        await asyncio.sleep(0)
    records.finish(trial, record)
    return trial, turn.rows


def uploaded_row(state: State, time_and_chance: TimeAndChance, host: str | None) -> TableRow:
    now = time_and_chance.now()
    return TableRow(
        id=time_and_chance.new_id("t"),
        code=time_and_chance.new_code(),
        game=state.game.name,
        rules=state.game.spec.rules,
        players=state.players,
        options=state.options,
        status="over",
        public=False,
        spectators=True,
        chat="off",
        clock=None,
        host=host,
        created_at=now,
        started_at=now,
        ended_at=now,
        scores=state.scores(),
        winners=state.winners(),
        origin="upload",
        seats=[SeatRow(seat) for seat in range(state.players)],
    )
