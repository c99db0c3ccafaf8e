"""Runs many seeds, or one again: `python -m tests.simulation --help`."""

import argparse
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator

import msgspec

from tests.simulation.portions import PORTION, run_portion
from tests.simulation.scenario import Scenario, drawn
from tests.simulation.shrink import shrunk
from tests.simulation.world import run


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=100, help="how many seeds to run")
    parser.add_argument("--start", type=int, default=0, help="the first seed; to go on after an interrupted run")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--replay", help="run one seed again, or a scenario as JSON, and print what happens")
    options = parser.parse_args()
    if options.replay is not None:
        return replay(options.replay)
    return run_many(options.start, options.seeds, options.processes)


def replay(wanted: str) -> int:
    scenario = drawn(int(wanted)) if wanted.isdigit() else msgspec.json.decode(wanted, type=Scenario)
    outcome = run(scenario, keep=True)
    say("\n".join(outcome.trace.lines or []))
    say(f"scenario {msgspec.json.encode(scenario).decode()}")
    say(f"trace {outcome.trace.digest}: {outcome.broken or 'every invariant holds'}")
    return 1 if outcome.broken else 0


def run_many(start: int, seeds: int, processes: int) -> int:
    """Runs seeds in several processes until they are done or one fails."""
    counts: Counter[str] = Counter()
    begin, done = time.perf_counter(), 0
    portions = [(first, min(first + PORTION, start + seeds)) for first in range(start, start + seeds, PORTION)]
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for ran, counted, failed in pool.imap_unordered(run_portion, portions):
            done += ran
            counts += counted
            if failed is not None:
                pool.terminate()
                return report_failure(failed)
            if sys.stderr.isatty() or done % (50 * PORTION) == 0:
                sys.stderr.write(f"{done} of {seeds} seeds, {time.perf_counter() - begin:.0f} s\n")
    say("\n".join(table_of(counts, done, time.perf_counter() - begin)))
    return 0


def report_failure(seed: int) -> int:
    outcome = run(drawn(seed))
    say(f"seed {seed} fails (trace {outcome.trace.digest}): {outcome.broken}")
    if outcome.broken is not None:
        smaller = shrunk(outcome.scenario, outcome.broken.invariant)
        say(f"{len(outcome.scenario.faults)} faults, {len(smaller.faults)} needed. The smaller scenario fails:")
        say(str(run(smaller).broken))
        say(f"python -m tests.simulation --replay '{msgspec.json.encode(smaller).decode()}'")
    return 1


def table_of(counts: Counter[str], seeds: int, seconds: float) -> Iterator[str]:
    yield f"{seeds} seeds in {seconds:.0f} s, every invariant holds"
    for title, prefix in (("faults", "fault "), ("invariants, and how often they were checked", "checked ")):
        yield f"\n{title}"
        for name, count in sorted(counts.items()):
            if name.startswith(prefix):
                yield f"  {name.removeprefix(prefix):28} {count:>12,}"
    yield f"\n  {'writes refused':28} {counts['writes refused']:>12,}"
    yield f"  {'commits torn or lost':28} {counts['torn writes']:>12,}"


def say(text: str) -> None:
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    sys.exit(main())
