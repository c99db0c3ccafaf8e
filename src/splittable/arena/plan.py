"""Which games are played: every line-up in every rotation of the seats, with the same deals.

Game k has deal k // (line-ups × seats). So every bot gets the same chance in every seat, and lucky draws
go to all of them.
"""

from dataclasses import dataclass
from itertools import combinations
from typing import Any

from splittable.arena.entrants import Entrant


@dataclass(frozen=True)
class Match:
    """One game to be played."""

    number: int
    game: str
    options: dict[str, Any]
    seats: tuple[Entrant, ...]
    seed: int
    deal: int
    iterations: int = 0  # of every search; 0: the level's default
    seconds: float = 0.0  # if not 0, a time budget instead
    limit: float = 10.0  # seconds per choice for an external bot
    logs: str = ""  # the folder for what external bots write to their error stream
    keep: bool = False  # whether the record of the game is kept


def line_ups(entrants: list[Entrant], players: int) -> list[tuple[Entrant, ...]]:
    """All ways to fill the table if there are more bots than seats; bots are repeated if there are fewer."""
    if len(entrants) > players:
        return list(combinations(entrants, players))
    return [tuple(entrants[seat % len(entrants)] for seat in range(players))]


def plan(
    game: str,
    entrants: list[Entrant],
    games: int,
    players: int,
    options: dict[str, Any],
    seed: int,
    *,
    iterations: int = 0,
    seconds: float = 0.0,
    limit: float = 10.0,
    logs: str = "",
    keep: bool = False,
) -> list[Match]:
    ups = line_ups(entrants, players)
    matches = []
    for number in range(games):
        deal, place = divmod(number, len(ups) * players)
        up, turn = ups[place // players], place % players
        seats = up[turn:] + up[:turn]
        matches.append(Match(number, game, options, seats, seed, deal, iterations, seconds, limit, logs, keep))
    return matches
