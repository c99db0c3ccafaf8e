"""Every bot against every bot: makes docs/bots/strength.md from fixed seeds.

    python tools/strength.py            everything, hours
    python tools/strength.py --quick    few games for each pair
    python tools/strength.py GAME …     only these games; the others keep what the page says

One bot sits against a table of the other. Playouts are counted, not seconds: the same games every time.
"""

import argparse
import sys
from itertools import combinations
from pathlib import Path

import splittable
from splittable.arena import Entrant, Played, parse_entrants, plan, run
from splittable.arena.tables import wilson
from splittable.bots import NAMES, levels_of

PAGE = Path(__file__).parents[1] / "docs" / "bots" / "strength.md"
SEED = 2026
GAMES = {"expert": 400, "hard": 400, "medium": 1000, "easy": 1000, "random": 1000}
QUICK = {"expert": 12, "hard": 40, "medium": 120, "easy": 120, "random": 120}
HEAD = """# How strong the bots are

Made by `python tools/strength.py`; don't edit. One bot of the row sits against a table full of the bot of the column,
each seat in turn, with the same deals in every seat. A cell is the row's share of the wins (a shared win counts by
halves, thirds, …), in brackets the 95 % interval, then the number of games. Equals would have the fair share given
in the heading. Playouts for each choice: hard 300, expert 3000. Cells and tables that are missing were not played yet.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Every bot against every bot.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--quick", action="store_true", help="few games for each pair")
    parser.add_argument("--neighbours", action="store_true", help="each level only against the next one below")
    parser.add_argument("--players", type=int, nargs="*", help="only these numbers of players")
    given = parser.parse_args()
    kept = sections(PAGE.read_text(encoding="utf-8")) if PAGE.exists() else {}
    for name in given.games or splittable.game_names():
        game = splittable.load(name)
        for players in given.players or range(max(2, game.min_players), game.max_players + 1):
            title = f"{game.title}, {players} players (fair share {1 / players:.1%})"
            kept[title] = table(name, players, QUICK if given.quick else GAMES, given.neighbours)
            PAGE.parent.mkdir(parents=True, exist_ok=True)
            PAGE.write_text(HEAD + "".join(f"\n## {key}\n\n{kept[key]}" for key in sorted(kept)), encoding="utf-8")


def sections(text: str) -> dict[str, str]:
    parts = text.split("\n## ")[1:]
    return {part.partition("\n\n")[0]: part.partition("\n\n")[2].rstrip("\n") + "\n" for part in parts}


def table(game: str, players: int, counts: dict[str, int], neighbours: bool) -> str:
    bots = [name for name in reversed(NAMES) if name in levels_of(game) and name != "greedy"]
    cells: dict[tuple[str, str], str] = {}
    for strong, weak in combinations(bots, 2):
        if neighbours and bots.index(weak) - bots.index(strong) > 1:
            continue
        games = counts[strong] // players * players or players
        cells[strong, weak] = cell(duel(game, strong, weak, players, games))
        print(game, players, strong, weak, cells[strong, weak], file=sys.stderr, flush=True)  # noqa: T201
    lines = [f"| | {' | '.join(bots[1:])} |", "|---" * len(bots) + "|"]
    lines += [f"| {one} | {' | '.join(cells.get((one, two), '') for two in bots[1:])} |" for one in bots[:-1]]
    return "\n".join(lines) + "\n"


def duel(game: str, hero: str, other: str, players: int, games: int) -> list[Played]:
    entrants: list[Entrant] = parse_entrants(game, ",".join([hero, *[other] * (players - 1)]))
    return run(plan(game, entrants, games, players, {}, SEED))


def cell(games: list[Played]) -> str:
    hero = games[0].bots[0]
    wins = sum(played.shares[played.bots.index(hero)] for played in games)
    low, high = wilson(wins, len(games))
    return f"{wins / len(games):.0%} ({low:.0%}–{high:.0%}) {len(games)}"


if __name__ == "__main__":
    main()
