"""Several nodes over one PostgreSQL, played through while they are killed, cut off and restarted."""

import asyncio
import itertools
import os
import random
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests import patience
from tests.server import postgres
from tests.server.client import Person
from tests.server.cluster import Cluster, cluster
from tests.server.conftest import run
from tests.server.guests import Pairs, check_logs

pytestmark = pytest.mark.slow  # several processes and PostgreSQL

FAULTS = int(os.environ.get("SPLITTABLE_FAULTS", "1"))
"""Of each kind. Twenty take minutes: `make faults`."""
LONGEST_RESTART = 2.0

Fault = Callable[[Cluster, int, float], Coroutine[Any, Any, None]]


async def kill(nodes: Cluster, which: int, seconds: float) -> None:
    node = nodes.nodes[which]
    await asyncio.to_thread(node.process.kill)
    await asyncio.sleep(seconds / 4)
    await asyncio.to_thread(node.process.start)


async def lose_database(nodes: Cluster, which: int, seconds: float) -> None:
    nodes.nodes[which].to_database.cut()
    await asyncio.sleep(seconds)
    nodes.nodes[which].to_database.heal()


async def stall_database(nodes: Cluster, which: int, seconds: float) -> None:
    nodes.nodes[which].to_database.stall()
    await asyncio.sleep(seconds)
    nodes.nodes[which].to_database.heal()


async def lose_people(nodes: Cluster, which: int, seconds: float) -> None:
    nodes.front.cut(which)
    await asyncio.sleep(seconds)
    nodes.front.heal(which)


async def stall_people(nodes: Cluster, which: int, seconds: float) -> None:
    nodes.front.stall(which)
    await asyncio.sleep(seconds)
    nodes.front.heal(which)


async def restart_in_turn(nodes: Cluster, which: int, seconds: float) -> None:
    for node in nodes.nodes:
        await asyncio.to_thread(node.process.stop)
        await asyncio.to_thread(node.process.start)


async def restart_postgresql(nodes: Cluster, which: int, seconds: float) -> None:
    await asyncio.to_thread(postgres.restart)


PARTITIONS = (stall_database, lose_people, lose_database, stall_people)


class Report:
    """What happened to the guests, by fault."""

    def __init__(self) -> None:
        self.count: dict[str, int] = {}
        self.pause: dict[str, float] = {}
        self.refused: dict[str, int] = {}

    async def around(self, fault: Fault, nodes: Cluster, pairs: Pairs, which: int, seconds: float) -> None:
        name, begin = fault.__name__, time.monotonic()
        refused = sum(len(guest.refusals) for guest in pairs.guests)
        await fault(nodes, which, seconds)
        await pairs.go_on(3)
        self.count[name] = self.count.get(name, 0) + 1
        pauses = [pause for guest in pairs.guests for at, pause in guest.pauses if at + pause > begin]
        self.pause[name] = max(self.pause.get(name, 0.0), *pauses)
        now = sum(len(guest.refusals) for guest in pairs.guests)
        self.refused[name] = self.refused.get(name, 0) + now - refused

    def lines(self) -> list[str]:
        return [
            f"{name}: {count} times, longest pause {self.pause[name]:.1f} s, moves to send again {self.refused[name]}"
            for name, count in self.count.items()
        ]


async def through(nodes: Cluster, faults: list[Fault], seed: int) -> tuple[Report, Pairs]:
    rng, report = random.Random(seed), Report()
    pairs = Pairs(nodes.url, 4, seed)
    playing = asyncio.create_task(pairs.play())
    while pairs.settled() < 20:
        await asyncio.sleep(0.05)
    for number, fault in enumerate(faults):
        await report.around(fault, nodes, pairs, number % 2, rng.uniform(1.0, 9.0))
    pairs.is_last = True
    await asyncio.wait_for(playing, patience.STORY)
    return report, pairs


async def judge(nodes: Cluster, report: Report, pairs: Pairs) -> None:
    store = nodes.store()
    try:
        lost, doubled = await check_logs(store, pairs.guests)
    finally:
        await store.close()
    reloads = sum(guest.must_reload for guest in pairs.guests)
    moves = f"{len(pairs.guests) // 2} games, {pairs.settled()} acknowledged moves"
    for line in [*report.lines(), f"{moves}; lost {lost}, doubled {doubled}, reloads needed {reloads}"]:
        print(line)  # noqa: T201
    assert (lost, doubled, reloads) == (0, 0, 0)
    assert not [line for line in nodes.logs() if "Traceback" in line]


@pytest.mark.timeout(3600)
def test_nothing_is_lost_when_nodes_die_or_are_cut_off(tmp_path: Path) -> None:
    count = max(FAULTS, 2)
    faults: list[Fault] = [*itertools.repeat(kill, FAULTS), *itertools.islice(itertools.cycle(PARTITIONS), count)]
    random.Random(FAULTS).shuffle(faults)

    async def story() -> None:
        with cluster(tmp_path) as nodes:
            await judge(nodes, *await through(nodes, [*faults, restart_postgresql], seed=FAULTS))

    run(story(), patience.STORY + 60 * len(faults))


@pytest.mark.timeout(1200)
def test_nodes_are_restarted_in_turn_without_a_refused_move(tmp_path: Path) -> None:
    async def story() -> None:
        with cluster(tmp_path) as nodes:
            report, pairs = await through(nodes, list(itertools.repeat(restart_in_turn, FAULTS)), seed=FAULTS)
            await judge(nodes, report, pairs)
            others = [code for guest in pairs.guests for code in guest.refusals if code != "move/stale"]
            assert others == []

    run(story())


def test_presence_follows_people_from_a_killed_node_to_another(tmp_path: Path) -> None:
    async def story() -> None:
        with cluster(tmp_path) as nodes:
            direct = [f"http://127.0.0.1:{node.port}" for node in nodes.nodes]
            async with Person(direct[0], "Ada") as ada, Person(direct[1], "Blaise") as blaise:
                table = await ada.post("/api/tables", game="split-it", players=3)
                path = f"/api/tables/{table['id']}"
                await blaise.post(f"{path}/sit", seat=1)
                async with Person(direct[1], "Eve") as eve:
                    await eve.post(f"{path}/sit", seat=2)
                    watching = await ada.watch(table["id"])
                    for person in (blaise, eve):
                        await person.watch(table["id"])
                    await watching.until("presence", such=lambda told: told["present"] == [True, True, True])
                    nodes.nodes[1].process.kill()
                    blaise.url = direct[0]  # Blaise comes back through the other node, Eve does not
                    await blaise.watch(table["id"])
                    told = await watching.until("presence", such=lambda told: not all(told["present"]))
                    assert told["present"] == [True, True, False], "only those who did not come back are away"

    run(story())
