"""Seeds in a row. Not in `__main__`, which other processes can't import."""

from collections import Counter

from tests.simulation.scenario import drawn
from tests.simulation.world import Outcome, run

PORTION = 20  # seeds that a process runs before it reports


def run_portion(seeds: tuple[int, int]) -> tuple[int, Counter[str], int | None]:
    """How many seeds ran, what was counted, and the seed that failed."""
    counts: Counter[str] = Counter()
    for seed in range(*seeds):
        outcome = run(drawn(seed))
        counts += outcome.trace.counts
        if outcome.broken is not None:
            return seed - seeds[0] + 1, counts, seed
    return seeds[1] - seeds[0], counts, None


def first_failure(seeds: range) -> Outcome | None:
    """The first failing run, for tests that plant a bug."""
    return next((outcome for outcome in (run(drawn(seed)) for seed in seeds) if outcome.broken), None)
