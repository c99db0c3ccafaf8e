"""Every bot against every bot: makes docs/bots/strength.md from fixed seeds.

    python tools/strength.py                                every pair in every game and number of players, many hours
    python tools/strength.py splito --players 4 --games 40  only these; the page keeps what it has of the others
    python tools/strength.py --neighbours                   each level only against the next one below
    python tools/strength.py --page                         only write the page again

One bot sits against a table of the other. Playouts are counted, not seconds: the same games every time.
"""

import argparse
import json
import statistics
import sys
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import splittable
from splittable.arena import Entrant, Played, parse_entrants, plan, run
from splittable.arena.tables import SURE, wilson
from splittable.bots import NAMES, levels_of

FOLDER = Path(__file__).parents[1] / "docs" / "bots"
PAGE, FOUND = FOLDER / "strength.md", FOLDER / "strength.json"
SEED = 2026
GAMES = 400
BOTS = [name for name in reversed(NAMES) if name != "greedy"]
HEAD = """# How strong the bots are

Made by `python tools/strength.py`; don't edit. One bot of the row sits against a table full of the bot of the column,
each seat in turn, with the same deals in every seat. A cell has the row's share of the wins (a shared win counts by
halves, thirds, …) with its 95 % interval, how many points it was ahead of the others' mean, with the interval of
that, and the number of games. ✓: both intervals lie above what equals would have, (✓): one of them does. Playouts
for each choice: hard 300, expert 3,000 (Splito: 6,000 trials of its tree). Empty cells were not played.
"""
ALONE = """
## Splitter, alone

Nobody can hinder another in Splitter, and its bots look at nothing but their own sheet, so what a bot scores alone
it scores at a table of any size. Mean points with 95 % intervals, and how much more than the next level on the same
dice:

| sheet | bot | points | more than the next | games |
|---|---|---|---|---|
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Every bot against every bot.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--neighbours", action="store_true", help="each level only against the next one below")
    parser.add_argument("--players", type=int, nargs="*", help="only these numbers of players")
    parser.add_argument("--bots", nargs="*", default=BOTS, help="only these, the stronger first")
    parser.add_argument("--games", type=int, default=GAMES, dest="count", help="for each pair")
    parser.add_argument("--workers", type=int, help="processes; default: one for each core")
    parser.add_argument("--page", action="store_true", help="play nothing, only write the page")
    given = parser.parse_args()
    if not given.page:
        for name in given.games or splittable.game_names():
            game = splittable.load(name)
            for players in given.players or range(game.min_players, game.max_players + 1):
                (measure_alone if players == 1 else measure)(name, players, given)
    write_page(read())


def measure(game: str, players: int, given: argparse.Namespace) -> None:
    bots = [name for name in given.bots if name in levels_of(game)]
    for strong, weak in pairwise(bots) if given.neighbours else combinations(bots, 2):
        count = max(1, given.count // players) * players
        entrants = parse_entrants(game, ",".join([strong, *[weak] * (players - 1)]))
        played = run(plan(game, entrants, count, players, {}, SEED), workers=given.workers)
        keep(f"{game} {players} {strong} {weak}", duel(played))


def duel(games: list[Played]) -> dict[str, Any]:
    """How the first bot of the line-up did against the others."""
    seats = [game.bots.index(games[0].bots[0]) for game in games]
    share = sum(game.shares[seat] for game, seat in zip(games, seats, strict=True)) / len(games)
    ahead = [ahead_of_others(game.scores, seat) for game, seat in zip(games, seats, strict=True)]
    low, high = wilson(share * len(games), len(games))
    return {"games": len(games), "share": share, "low": low, "high": high, **mean_of(ahead)}


def ahead_of_others(scores: tuple[int, ...], seat: int) -> float:
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def measure_alone(game: str, _: int, given: argparse.Namespace) -> None:
    for sheet in "AB":
        below: list[int] = []
        for bot in reversed(given.bots):
            matches = plan(game, [Entrant(bot)], given.count, 1, {"sheet": sheet}, SEED)
            scores = [played.scores[0] for played in run(matches, workers=given.workers)]
            result = {"games": len(scores), **mean_of(scores)}
            if below:
                result["more"] = mean_of([one - other for one, other in zip(scores, below, strict=True)])
            keep(f"{game} {sheet} {bot}", result)
            below = scores


def mean_of(values: list[int] | list[float]) -> dict[str, float]:
    return {"mean": statistics.mean(values), "half": SURE * statistics.stdev(values) / len(values) ** 0.5}


def read() -> dict[str, Any]:
    return json.loads(FOUND.read_text()) if FOUND.exists() else {}


def keep(key: str, result: dict[str, Any]) -> None:
    found = read() | {key: rounded(result)}
    FOUND.write_text(json.dumps(found, indent=0, sort_keys=True) + "\n")
    write_page(found)
    print(key, found[key], file=sys.stderr, flush=True)  # noqa: T201


def rounded(result: dict[str, Any]) -> dict[str, Any]:
    return {
        name: rounded(value) if isinstance(value, dict) else round(value, 4) if isinstance(value, float) else value
        for name, value in result.items()
    }


def write_page(found: dict[str, Any]) -> None:
    sections = [HEAD]
    for name in splittable.game_names():
        game = splittable.load(name)
        for players in range(max(2, game.min_players), game.max_players + 1):
            bots = [bot for bot in BOTS if bot in levels_of(name)]
            cells = {pair: found.get(f"{name} {players} {pair[0]} {pair[1]}") for pair in combinations(bots, 2)}
            if any(cells.values()):
                sections.append(f"\n## {game.title}, {players} players (fair share {1 / players:.1%})\n\n")
                sections.append(f"| | {' | '.join(bots[1:])} |\n{'|---' * len(bots)}|\n")
                for one in bots[:-1]:
                    row = " | ".join(cell(cells.get((one, two)), players) for two in bots[1:])
                    sections.append(f"| {one} | {row} |\n")
    alone = [line_alone(found, sheet, bot) for sheet in "AB" for bot in BOTS]
    PAGE.write_text("".join([*sections, *([ALONE] if any(alone) else []), *alone]), encoding="utf-8")


def cell(result: dict[str, Any] | None, players: int) -> str:
    if result is None:
        return ""
    better = [result["low"] > 1 / players, result["mean"] > result["half"]]
    mark = {2: " ✓", 1: " (✓)", 0: ""}[sum(better)]
    interval = f"{result['low']:.0%}–{result['high']:.0%}"
    points = f"{result['mean']:+.1f} ± {result['half']:.1f}"
    return f"{result['share']:.0%} ({interval}), {points}, {result['games']}{mark}"


def line_alone(found: dict[str, Any], sheet: str, bot: str) -> str:
    result = found.get(f"splitter {sheet} {bot}")
    if result is None:
        return ""
    more = result.get("more")
    ahead = f"{more['mean']:+.1f} ± {more['half']:.1f}{' ✓' if more['mean'] > more['half'] else ''}" if more else ""
    return f"| {sheet} | {bot} | {result['mean']:.1f} ± {result['half']:.1f} | {ahead} | {result['games']} |\n"


if __name__ == "__main__":
    main()
