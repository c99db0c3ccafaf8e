"""Seeds in which everything must hold, and bugs that must be found (docs/simulation.md)."""

import asyncio
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from splittable import CHANCE
from splittable.core import registry
from splittable.server.store.writer import Writer
from splittable.server.table.messages import Updates
from splittable.server.table.room import Room
from splittable.server.table.rooms import Rooms
from splittable.server.table.table import Table, Turn
from splittable.server.wire.api import Viewer
from splittable.server.wire.protocol import Update
from tests import patience
from tests.simulation.portions import PORTION, first_failure
from tests.simulation.scenario import Fault, Scenario, TablePlan, drawn
from tests.simulation.shrink import shrunk
from tests.simulation.world import run

SEEDS = int(os.environ.get("SPLITTABLE_SEEDS", "60"))
ROOT = Path(__file__).parents[2]
MOST_FOR_A_BUG = 1000


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, SEEDS, PORTION))
def test_every_invariant_holds(first: int) -> None:
    counts: Counter[str] = Counter()
    for seed in range(first, first + PORTION):
        outcome = run(drawn(seed))
        counts += outcome.trace.counts
        assert outcome.broken is None, f"python -m tests.simulation --replay {seed}: {outcome.broken}"
    assert sum(count for name, count in counts.items() if name.startswith("fault ")) > PORTION
    assert counts["checked no choice leaked"] > 100 * PORTION


def test_a_seed_replays_exactly() -> None:
    """In this process, and in another one that orders its sets and names differently."""
    first, again, other = (run(drawn(seed)).trace.digest for seed in (2, 2, 5))
    assert first == again != other
    replay = [sys.executable, "-m", "tests.simulation", "--replay", "2"]
    env = {**os.environ, "PYTHONHASHSEED": "7"}
    elsewhere = subprocess.run(replay, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert elsewhere.stdout.splitlines()[-1] == f"trace {first}: every invariant holds", elsewhere.stderr


def test_many_seeds_run_in_several_processes() -> None:
    command = [sys.executable, "-m", "tests.simulation", "--seeds", "2", "--processes", "2"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=patience.STORY)
    assert done.stdout.startswith("2 seeds in "), done.stderr[-2000:]
    assert "no acknowledged move lost" in done.stdout


def test_a_clock_that_is_set_back_keeps_nobody_waiting() -> None:
    """An hour back, then a restart: the clocks of those who had to choose must not run for an hour."""
    table = TablePlan(registry.names()[0], 2, 0, 5, True, 0.5)
    faults = [Fault(2.0, "clock_jump", 0, 0.0), Fault(3.0, "kill", 0, 0.1)]
    assert run(Scenario(1, 1, 2, [table], 20.0, faults, are_idle=True)).broken is None


def test_a_late_answer_leaves_a_new_choice_its_own_time() -> None:
    """A person moves through another worker while a bot thinks about the choice that they took too long for."""
    assert run(drawn(949)).broken is None


def test_a_choice_taken_back_keeps_its_time_when_the_clock_is_set() -> None:
    """Seed 2473 found that: a bot moved for the person at once."""
    assert run(drawn(2473)).broken is None


def test_a_rematch_whose_write_is_refused_leaves_no_table_behind() -> None:
    """Seed 2402 found that: nobody is ever told of such a table, and it waits for its players."""
    assert run(drawn(2402)).broken is None


def test_a_move_that_is_acknowledged_before_it_is_written_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Writer.write

    async def write(self: Writer, *args: Any) -> None:
        asyncio.ensure_future(usual(self, *args)).add_done_callback(lambda task: task.exception())

    monkeypatch.setattr(Writer, "write", write)
    assert_found({"stored before told", "no acknowledged move lost"})


def test_a_room_that_is_not_read_again_after_a_failed_write_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table keeps the move, as if it had been written, and does not look into the log."""
    usual, newest = Table.turn, dict[int, Turn]()

    def turn(self: Table, *args: Any) -> Turn:
        newest[id(self)] = usual(self, *args)
        return newest[id(self)]

    def keep(self: Rooms, room: Room) -> None:
        if room.table is not None and (made := newest.pop(id(room.table), None)) is not None:
            room.table.take(made.passed)

    monkeypatch.setattr(Table, "turn", turn)
    monkeypatch.setattr(Rooms, "_follow_later", keep)
    assert_found({"stored before told", "the log is whole", "updates follow", "all converge", "no table stuck"})


def test_a_choice_that_is_told_too_early_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Watchers get the events of the seat that moved, not their own."""
    usual = Updates.update

    def update(self: Updates, viewer: Viewer, *rest: Any) -> Update:
        mover = self._passed[0].row.seat if self._passed and viewer is not None else viewer
        told = usual(self, viewer, *rest)
        return told if mover == CHANCE else replace(told, steps=usual(self, mover, *rest).steps)

    monkeypatch.setattr(Updates, "update", update)
    assert_found({"no choice leaked"})


def assert_found(invariants: set[str]) -> None:
    found = first_failure(range(MOST_FOR_A_BUG))
    assert found is not None and found.broken is not None
    assert found.broken.invariant in invariants, found.broken
    smaller = shrunk(found.scenario, found.broken.invariant, most=8)
    assert len(smaller.faults) <= len(found.scenario.faults)
    assert run(smaller).trace.digest == run(smaller).trace.digest
