"""The strong player: playouts from each placement with the same dice for all, keeping the better half.

The last rolls are solved exactly. It can stop at any time; with iterations the result depends only on the seed,
whatever the number of threads.
"""

import random
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import ceil, log2

from splittable.bots.splitter.engine import Position, gains, load, position_of
from splittable.bots.splitter.rollout import Dice
from splittable.bots.splitter.worth import Desk
from splittable.core.errors import BadSetup
from splittable.core.play import Game, State
from splittable.core.registry import spec

EXACT_ROLLS = 3  # this many rolls, including the current one, are searched to the end
PRIOR = 100  # playouts that the value from the tables counts for
BREADTH = 16  # placements to try: the most promising ones
FIRST_FUTURES = 4  # used to measure a playout
SHORTEST_CALL = 0.004  # seconds between two checks of the clock
ENDINGS = 36  # outcomes of two dice

Clock = Callable[[], float]


@dataclass(frozen=True)
class Candidate:
    """A placement and its expected final score; `tries` is 0 if that was computed exactly."""

    action: int
    value: float
    tries: int


def choose(
    state: State,
    seat: int,
    rng: random.Random,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    threads: int = 1,
) -> str:
    """The placement that `values` puts first."""
    return values(state, seat, rng, seconds=seconds, iterations=iterations, threads=threads)[0][0]


def values(
    state: State,
    seat: int,
    rng: random.Random,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    threads: int = 1,
    also: Sequence[str] = (),
) -> list[tuple[str, float]]:
    """The placements tried, best first, each with its expected final score.

    Tried are the most promising ones and those in `also`. `iterations` is the number of playouts.
    """
    if (seconds is None) == (iterations is None):
        raise BadSetup("bot/budget", "expected either seconds or iterations")
    if min(seconds or 0, iterations or 0, threads - 1) < 0:
        raise BadSetup("bot/budget", "seconds and iterations can't be negative, and a search needs a thread")
    position = position_of(state, seat)
    wanted = [state.move_code(seat, move) for move in also]
    found = search(position, rng.getrandbits(62), seconds=seconds, iterations=iterations, threads=threads, also=wanted)
    return [(state.move_text(seat, candidate.action), candidate.value) for candidate in found]


def search(
    position: Position,
    seed: int,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    threads: int = 1,
    clock: Clock = time.perf_counter,
    also: Sequence[int] = (),
    among: Collection[int] | None = None,
) -> list[Candidate]:
    """The candidates, those that lasted longest first, the better first among them; `among`: no others."""
    if position.sheet.rolls <= EXACT_ROLLS:
        return exact(position, among)
    run = Run(position, seed, threads, also, among)
    if iterations is not None:
        run.halve_by_iterations(iterations)
    else:
        run.halve_by_time(seconds or 0.0, clock)
    return run.ranked()


def exact(position: Position, among: Collection[int] | None = None) -> list[Candidate]:
    from splittable.fast import arrays

    engine = load()
    placements = [p for p in position.placements() if among is None or position.action(*p) in among]
    count = len(placements)
    spare = [position.sheet] * (position.sheet.rolls + 1)
    sheets = arrays.to_array(*(position.after(slot, way) for slot, way in placements), *spare)
    totals = arrays.numbers(count)
    engine.code.weigh_endings(sheets, arrays.to_array(position.box), count, totals)
    scale = ENDINGS ** (position.sheet.rolls - 1)
    found = [
        Candidate(position.action(*p), int(total) / scale, 0) for p, total in zip(placements, totals, strict=True)
    ]
    return sorted(found, key=lambda candidate: -candidate.value)


class Run:
    """One search in progress: sequential halving of the most promising candidates."""

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

    def halve_by_iterations(self, iterations: int) -> None:
        rounds = self.rounds()
        for number in range(rounds):
            share = iterations * (number + 1) // rounds - iterations * number // rounds
            self.play(max(1, share // len(self.alive)))
            self.drop_half()

    def halve_by_time(self, seconds: float, clock: Clock) -> None:
        begin = clock()
        self.play(FIRST_FUTURES)
        pace = (clock() - begin) / (FIRST_FUTURES * len(self.alive))
        rounds = self.rounds()
        for number in range(rounds):
            end = begin + seconds * (number + 1) / rounds
            while (left := end - clock()) > 0:
                futures = max(1, int(min(left, max(SHORTEST_CALL, left / 2)) / max(pace, 1e-7) / len(self.alive)))
                before = clock()
                self.play(futures)
                pace = max(pace / 2, (clock() - before) / (futures * len(self.alive)))
            self.drop_half()

    def rounds(self) -> int:
        return max(1, ceil(log2(len(self.alive))))

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

    def ranked(self) -> list[Candidate]:
        order = self.alive + self.dropped
        return [Candidate(self.actions[index], self.value(index), self.tries[index]) for index in order]

    def value(self, candidate: int) -> float:
        """A candidate dropped early had few playouts, but its gap to the leader was measured with the same dice."""
        if candidate not in self.behind:
            return self.mean(candidate)
        leader, gap = self.behind[candidate]
        return self.value(leader) - gap


def warm_up() -> None:
    """Compile everything, or load it from disk, by searching an empty sheet and a tiny one."""
    for size in ("full", "tiny"):
        state = Game(spec("splitter")).start(1, size=size)
        state.roll(0)
        search(position_of(state, 0), 0, iterations=1)
