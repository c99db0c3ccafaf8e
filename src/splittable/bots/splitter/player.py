"""The strong player: plays on from each placement with many futures, the same for all, and keeps the better half.

The last rolls are looked at exactly. By time it is anytime; by iterations it depends on the seed alone, whatever the
number of threads.
"""

import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import ceil, log2

from splittable.bots.splitter.engine import Position, gains, load, position_of
from splittable.bots.splitter.rollout import Dice
from splittable.bots.splitter.worth import Desk
from splittable.core.errors import BadSetup
from splittable.core.play import Game, State
from splittable.core.registry import spec

EXACT_ROLLS = 3  # so many rolls, with the one on the table, are looked at to the end
PRIOR = 100  # futures that what the tables promise counts for
BREADTH = 16  # placements that are tried: those that promise most
FIRST_FUTURES = 4  # tell how long a future takes
SHORTEST_CALL = 0.004  # seconds between two looks at the clock
ENDINGS = 36  # ways in which two dice fall

Clock = Callable[[], float]


@dataclass(frozen=True)
class Candidate:
    """A placement and the score that is expected after it; `tries` is 0 if that was computed exactly."""

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
    """The placements that were tried, the best first, each with the final score that is expected after it.

    Tried are those that promise most, and those in `also`. `iterations` are games played on from one of them.
    """
    if (seconds is None) == (iterations is None):
        raise BadSetup("bot/budget", "expected either seconds or iterations")
    if min(seconds or 0, iterations or 0, threads - 1) < 0:
        raise BadSetup("bot/budget", "seconds and iterations can't be negative, and a search needs a thread")
    position = position_of(state, seat)
    wanted = [state._check(seat, move) for move in also]
    found = search(position, rng.getrandbits(62), seconds=seconds, iterations=iterations, threads=threads, also=wanted)
    return [(state._text(seat, candidate.action), candidate.value) for candidate in found]


def search(
    position: Position,
    seed: int,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    threads: int = 1,
    clock: Clock = time.perf_counter,
    also: Sequence[int] = (),
) -> list[Candidate]:
    """The candidates, those that lasted longest first, the better first among them."""
    if position.sheet.rolls <= EXACT_ROLLS:
        return exact(position)
    run = Run(position, seed, threads, also)
    if iterations is not None:
        run.halve_by_iterations(iterations)
    else:
        run.halve_by_time(seconds or 0.0, clock)
    return run.ranked()


def exact(position: Position) -> list[Candidate]:
    from splittable.fast import arrays

    engine = load()
    placements = position.placements()
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
    """One search under way: sequential halving of the candidates that promise most."""

    def __init__(self, position: Position, seed: int, threads: int, also: Sequence[int] = ()) -> None:
        from splittable.fast import arrays

        self.engine, self.position, self.seed, self.threads = load(), position, seed, threads
        placements = position.placements()
        _, promised = gains(position)
        order = sorted(range(len(placements)), key=lambda index: -promised[index])
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
        self.dropped: list[int] = []  # those that were dropped last come first
        self.behind: dict[int, tuple[int, float]] = {}  # whom it was dropped behind, and by how much
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
        """Play further futures for all that are alive; threads share them."""
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
        """Those that are alive have seen the same futures, so a sum is fair; the tables’ opinion steadies it."""
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
        """Who was dropped early has seen few futures, but the gap to the leader in them is the same luck for both."""
        if candidate not in self.behind:
            return self.mean(candidate)
        leader, gap = self.behind[candidate]
        return self.value(leader) - gap


def warm_up() -> None:
    """Compile everything, or load it from the disk, by a look at an empty sheet and at a tiny one."""
    for size in ("full", "tiny"):
        state = Game(spec("splitter")).start(1, size=size)
        state.roll(0)
        search(position_of(state, 0), 0, iterations=1)
