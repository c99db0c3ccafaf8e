"""Makes a failing scenario smaller while the same invariant stays broken."""

from collections.abc import Iterator

from msgspec.structs import replace

from tests.simulation.scenario import Scenario
from tests.simulation.world import run


def shrunk(scenario: Scenario, invariant: str, most: int = 60) -> Scenario:
    """The smallest scenario found within so many runs."""
    runs = 0
    while True:
        for smaller in candidates(scenario):
            if runs == most:
                return scenario
            runs += 1
            broken = run(smaller).broken
            if broken is not None and broken.invariant == invariant:
                scenario = smaller
                break
        else:
            return scenario


def candidates(scenario: Scenario) -> Iterator[Scenario]:
    """Half of the faults, all but one of them, fewer tables, fewer people, less time."""
    faults = scenario.faults
    if len(faults) > 2:
        half = len(faults) // 2
        yield replace(scenario, faults=faults[:half])
        yield replace(scenario, faults=faults[half:])
    for index in range(len(faults)):
        yield replace(scenario, faults=faults[:index] + faults[index + 1 :])
    if len(scenario.tables) > 1:
        yield replace(scenario, tables=scenario.tables[:1])
    if scenario.people > 1:
        yield replace(scenario, people=scenario.people - 1)
    last = max((fault.at for fault in faults), default=0.0)
    for shorter in (last + 1.0, (scenario.seconds + last) / 2):
        if shorter < scenario.seconds - 0.5:
            yield replace(scenario, seconds=round(shorter, 2))
