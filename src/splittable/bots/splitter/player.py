"""The strong player: playouts from each placement with the same dice for all, keeping the better half.

The last rolls are solved exactly. It can stop at any time; with iterations the result depends only on the seed,
whatever the number of threads.
"""

import random
import time
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import sqrt

from splittable.bots.budget import Budget
from splittable.bots.choice import Choice
from splittable.bots.halving import Clock, halve
from splittable.bots.splitter.engine import Position, gains, load, position_of
from splittable.bots.splitter.rollout import Dice
from splittable.bots.splitter.worth import Desk
from splittable.core.errors import BadSetup
from splittable.core.play import Game, State
from splittable.core.registry import spec

EXACT_ROLLS = 3  # this many rolls, including the current one, are searched to the end
PRIOR = 100  # playouts that the value from the tables counts for
BREADTH = 16  # placements to try: the most promising ones
ENDINGS = 36  # outcomes of two dice
SPREAD_OF_A_ROLL = 1.5  # points, for each roll to come, estimated; they add up like the errors of sums


def choose(state: State, seat: int, rng: random.Random, budget: Budget, *, threads: int = 1) -> str:
    """The placement that `values` puts first."""
    return values(state, seat, rng, budget, threads=threads)[0][0]


def values(
    state: State,
    seat: int,
    rng: random.Random,
    budget: Budget,
    *,
    threads: int = 1,
    also: Sequence[str] = (),
) -> list[tuple[str, float]]:
    """The placements tried, best first, each with its expected final score.

    Tried are the most promising ones and those in `also`.
    """
    if threads < 1:
        raise BadSetup("bot/budget", "a search needs a thread")
    position = position_of(state, seat)
    wanted = [state.move_code(seat, move) for move in also]
    found = search(position, rng.getrandbits(62), budget, threads=threads, also=wanted)
    return [(state.move_text(seat, choice.action), choice.value) for choice in found]


def search(
    position: Position,
    seed: int,
    budget: Budget,
    *,
    threads: int = 1,
    clock: Clock = time.perf_counter,
    also: Sequence[int] = (),
    among: Collection[int] | None = None,
) -> list[Choice]:
    """The candidates, those that lasted longest first, the better first among them; `among`: no others."""
    if position.sheet.rolls <= EXACT_ROLLS:
        return exact(position, among)
    run = Run(position, seed, threads, also, among)
    halve(run, budget, clock)
    return run.ranked()


def exact(position: Position, among: Collection[int] | None = None) -> list[Choice]:
    from splittable.fast import arrays

    engine = load()
    placements = [p for p in position.placements() if among is None or position.action(*p) in among]
    count = len(placements)
    spare = [position.sheet] * (position.sheet.rolls + 1)
    sheets = arrays.to_array(*(position.after(slot, way) for slot, way in placements), *spare)
    totals = arrays.numbers(count)
    engine.code.weigh_endings(sheets, arrays.to_array(position.box), count, totals)
    scale = ENDINGS ** (position.sheet.rolls - 1)
    found = {position.action(*p): int(total) / scale for p, total in zip(placements, totals, strict=True)}
    order = sorted(found, key=lambda action: -found[action])
    return [Choice(action, found[action], 0.0, 0, float(place == 0)) for place, action in enumerate(order)]


class Run:
    """One search in progress, of the most promising candidates."""

    carries_over = False
    replies = 1

    def __init__(
        self,
        position: Position,
        seed: int,
        threads: int = 1,
        also: Sequence[int] = (),
        among: Collection[int] | None = None,
    ) -> None:
        from splittable.fast import arrays

        self.engine, self.position, self.seed, self.threads = load(), position, seed, threads
        placements = position.placements()
        _, promised = gains(position)
        open_to = [i for i, place in enumerate(placements) if among is None or position.action(*place) in among]
        order = sorted(open_to, key=lambda index: -promised[index])
        order = order[:BREADTH] + [index for index in order[BREADTH:] if position.action(*placements[index]) in also]
        self.promised = [promised[index] for index in order]
        self.actions = [position.action(*placements[index]) for index in order]
        sheets = [position.after(*placements[index]) for index in order]
        self.boxes = arrays.to_array(position.box)
        self.sheets = [arrays.to_array(*sheets, position.sheet) for _ in range(threads)]  # the last one is scratch
        self.desks = [arrays.zeros(Desk) for _ in range(threads)]
        self.dices = [arrays.zeros(Dice) for _ in range(threads)]
        self.sums = [arrays.numbers(len(order)) for _ in range(threads)]
        self.tries = [0] * len(order)
        self.alive = list(range(len(order)))
        self.dropped: list[int] = []  # those dropped last come first
        self.behind: dict[int, tuple[int, float]] = {}  # the candidate ahead when it was dropped, and by how much
        self.futures = 0

    def play(self, futures: int) -> None:
        """More playouts for all remaining candidates, shared by threads."""
        from splittable.fast import arrays

        alive = arrays.numbers(len(self.alive))
        alive[:] = self.alive
        shares = [futures * t // self.threads for t in range(self.threads + 1)]

        def play_share(thread: int) -> None:
            self.engine.code.play_futures(
                self.sheets[thread],
                self.boxes,
                self.engine.tables,
                self.desks[thread],
                self.dices[thread],
                self.seed,
                self.futures + shares[thread],
                shares[thread + 1] - shares[thread],
                alive,
                len(alive),
                self.sums[thread],
            )

        if self.threads == 1:
            play_share(0)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(play_share, range(self.threads)))
        self.futures += futures
        for candidate in self.alive:
            self.tries[candidate] += futures

    def mean(self, candidate: int) -> float:
        return float(sum(int(sums[candidate]) for sums in self.sums) / self.tries[candidate])

    def drop_half(self) -> None:
        """The remaining candidates had the same playouts, so sums compare; the tables' value stabilises them."""
        self.alive.sort(key=lambda c: self.mean(c) * self.tries[c] + self.promised[c] * PRIOR, reverse=True)
        kept = (len(self.alive) + 1) // 2
        self.dropped = self.alive[kept:] + self.dropped
        for loser in self.alive[kept:]:
            self.behind[loser] = self.alive[0], self.mean(self.alive[0]) - self.mean(loser)
        self.alive = self.alive[:kept]

    def ranked(self) -> list[Choice]:
        order, spread = self.alive + self.dropped, spread_of(self.position)
        return [
            Choice(
                self.actions[index],
                self.value(index),
                spread / sqrt(self.tries[index]),
                self.tries[index],
                float(place == 0),
            )
            for place, index in enumerate(order)
        ]

    def value(self, candidate: int) -> float:
        """A candidate dropped early had few playouts, but its gap to the leader was measured with the same dice."""
        if candidate not in self.behind:
            return self.mean(candidate)
        leader, gap = self.behind[candidate]
        return self.value(leader) - gap


def spread_of(position: Position) -> float:
    """By how much the final points of one playout vary."""
    return SPREAD_OF_A_ROLL * sqrt(max(0, position.sheet.rolls - 1))


def warm_up() -> None:
    """Compile everything, or load it from disk, by searching an empty sheet and a tiny one."""
    for size in ("full", "tiny"):
        state = Game(spec("splitter")).start(1, size=size)
        state.roll(0)
        search(position_of(state, 0), 0, Budget(iterations=1))
