"""A database that grows stays quick: the queries of the home page, the profile and the start use indexes."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import event
from tools.bench_load.finished import fill
from tools.bench_load.live import new_table

from splittable.review.worker import FORMAT
from splittable.server.store import SeatRow, Store
from splittable.server.time_and_chance import TimeAndChance
from tests.snippets import snippets

HOSTING = Path(__file__).parents[2] / "docs/hosting.md"


async def statements(path: Path, person: str, table_id: str) -> list[tuple[str, Any]]:
    """What the store asks the database."""
    store, found = Store(str(path)), []

    def note(_: Any, __: Any, statement: str, parameters: Any, *___: Any) -> None:
        found.append((statement, parameters))

    event.listen(store.engine.sync_engine, "before_cursor_execute", note)
    await store.public_tables(50)
    await store.unfinished_of(person, 50)
    await store.count_unfinished(person)
    await store.reviews_of(person, 20, FORMAT)
    await store.running_with_programs()
    await store.table_and_log(table_id)
    await store.progress([table_id])
    last = (await store.finished_of(person, 5, None))[-1]
    assert last.ended_at is not None
    await store.chat(table_id, 50)
    await store.close()
    return found


def one_of(games: dict[str, list[str]]) -> str:
    return next(iter(games.values()))[0]


def test_no_query_of_a_page_reads_a_whole_table(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    regular, games = fill(path, 400)
    asked = asyncio.run(statements(path, regular, one_of(games)))
    assert len(asked) > 10
    with closing(sqlite3.connect(path)) as database:
        for statement, parameters in asked:
            plan = [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)]
            whole = [step for step in plan if re.match(r"SCAN (tables|seats|moves|chat|reviews)", step)]
            assert whole == [], (statement, plan)


def test_old_games_can_be_removed_as_the_docs_say(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    _, games = fill(path, 400)
    (page,) = [snippet for snippet in snippets(HOSTING) if snippet.file == "forget.sql"]
    old, two_years = one_of(games), 2 * 365 * 24 * 3600 * 1000
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE tables SET ended_at = ended_at - ? WHERE id = ?", (two_years, old))
        database.commit()
        counted = "SELECT count(DISTINCT table_id) FROM moves"
        (before,) = database.execute(counted).fetchone()
        database.executescript(page.code)
        assert database.execute(counted).fetchone() == (before - 1,)
        assert not database.execute("SELECT 1 FROM tables WHERE id = ?", (old,)).fetchall()
        assert not database.execute("SELECT 1 FROM seats WHERE table_id = ?", (old,)).fetchall()


def test_games_that_wait_for_a_program_are_found_after_a_start(tmp_path: Path) -> None:
    async def story() -> None:
        store, time_and_chance = Store(str(tmp_path / "games.sqlite")), TimeAndChance()
        await store.migrate()
        people, bot, clock, stand_in, over = (new_table(time_and_chance) for _ in range(5))
        bot.seats[1] = SeatRow(1, "bot", bot="easy")
        over.seats[1] = SeatRow(1, "bot", bot="easy")
        clock.clock, stand_in.seats[0].stand_in, over.status = 30, "easy", "over"
        await store.add_all([(row, ()) for row in (people, bot, clock, stand_in, over)])
        assert set(await store.running_with_programs()) == {bot.id, clock.id, stand_in.id}
        await store.close()

    asyncio.run(story())
