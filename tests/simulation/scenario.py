"""What happens in one run, drawn from its seed before it begins: a list of faults can be shortened, a stream of
random numbers can't. All other chance comes from streams of their own, so that leaving a fault out changes little."""

import random

from msgspec import Struct

from splittable.core import registry

# kind → how often it is drawn. Those of one process have SQLite, those of several PostgreSQL.
EVERYWHERE = {
    "kill": 3.0,  # a process ends at once, in the middle of anything
    "restart": 1.0,  # a process is asked to stop, and another one starts
    "cut_socket": 4.0,
    "silent_socket": 2.0,  # neither side learns that nothing arrives any more, until a ping is missed
    "slow_socket": 2.0,
    "slow_database": 2.0,
    "refused_write": 3.0,  # disk full, read-only, locked
    "clock_jump": 2.0,
    "failing_bots": 1.0,
    "slow_bots": 1.0,
}
ALONE = EVERYWHERE | {"power_cut": 3.0}
SEVERAL = EVERYWHERE | {"failover": 3.0, "lost_connection": 3.0, "lost_notices": 2.0, "late_notices": 2.0}


class Fault(Struct, frozen=True):
    """`who`: which process or person, if it concerns one. `size`: how long, or how much, from 0 to 1."""

    at: float
    kind: str
    who: int
    size: float


class TablePlan(Struct, frozen=True):
    """`played`: how much of the game lies behind when it begins; None: people sit down first."""

    game: str
    players: int
    bots: int
    clock: int | None
    spectators: bool
    played: float | None


class Scenario(Struct, frozen=True):
    """`are_idle`: people only watch, so that clocks and bots make every move."""

    seed: int
    workers: int
    people: int
    tables: list[TablePlan]
    seconds: float
    faults: list[Fault]
    are_idle: bool = False


def stream(seed: int, *names: object) -> random.Random:
    """Random numbers for one purpose."""
    return random.Random(f"{seed} {names}")


def drawn(seed: int) -> Scenario:
    rng = stream(seed, "scenario")
    workers = rng.choice((1, 2, 2, 3))
    people = rng.randint(2, 4)
    seconds = rng.uniform(4.0, 12.0)
    kinds = ALONE if workers == 1 else SEVERAL
    wanted = sorted(rng.sample(sorted(kinds), rng.randint(1, 5)))
    faults = [
        Fault(
            round(rng.uniform(0.0, seconds), 4),
            rng.choices(wanted, [kinds[kind] for kind in wanted])[0],
            rng.randrange(12),
            round(rng.random(), 4),
        )
        for _ in range(rng.randint(1, 8))
    ]
    tables = [drawn_table(rng, people) for _ in range(rng.choice((1, 1, 2)))]
    return Scenario(seed, workers, people, tables, seconds, sorted(faults, key=lambda fault: fault.at))


def drawn_table(rng: random.Random, people: int) -> TablePlan:
    game = rng.choice(registry.names())
    spec = registry.spec(game)
    players = min(spec.max_players, max(spec.min_players, 2, rng.randint(1, people)))
    bots = max(players - people, rng.choice((0, 0, 1)))
    clock = rng.choice((None, None, 5))
    return TablePlan(game, players, bots, clock, rng.random() < 0.7, rng.choice((None, rng.random(), 0.9)))
