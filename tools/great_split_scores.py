"""Draws docs/pictures/great-split-scores.svg: the distribution of points, by number of players and kind of play.

.venv/bin/python tools/great_split_scores.py [greedy games per number of players]
"""

import random
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import mean

import splittable
from splittable import CHANCE
from splittable.fast import run

PICTURE = Path(__file__).parent.parent / "docs/pictures/great-split-scores.svg"
RANDOM_GAMES = 20_000
LEFT, WIDTH, ROW, TOP = 90, 600, 64, 56
HIGHEST = 180  # points at the right end
BIN = 4
COLOURS = {"random": "#7a8ca3", "greedy": "#c2571a"}


def greedy_scores(players: int, games: int) -> list[int]:
    """The heuristic uses only what its seat can see, so nothing needs to be redrawn."""
    found: list[int] = []
    for seed in range(games):
        rng = random.Random(seed)
        state = splittable.load("great-split").start(players)
        while not state.is_over:
            if state.acting() == (CHANCE,):
                state.roll(rng)
            else:
                seat = state.acting()[0]
                state.play(seat, rng.choices(*state.policy(seat))[0])
        found += state.scores()
    return found


def outline(scores: Sequence[int], base: float) -> str:
    """The spread of scores as a filled line above `base`."""
    shares = [0] * (HIGHEST // BIN + 1)
    for score in scores:
        shares[min(score, HIGHEST) // BIN] += 1
    points = [f"{LEFT},{base}"]
    for number, count in enumerate(shares):
        points.append(f"{at((number + 0.5) * BIN):.1f},{base - 240 * count / len(scores):.1f}")
    return " ".join([*points, f"{at(HIGHEST)},{base}"])


def at(score: float) -> float:
    return LEFT + WIDTH * score / HIGHEST


def draw(rows: dict[int, dict[str, Sequence[int]]]) -> str:
    height = TOP + ROW * len(rows) + 40
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 30} {height}" '
        'font-family="sans-serif" font-size="13" role="img">',
        "<title>The Great Split: points by number of players, random and greedy play</title>",
        f'<rect width="{LEFT + WIDTH + 30}" height="{height}" fill="#fff"/>',
    ]
    for index, (kind, colour) in enumerate(COLOURS.items()):
        x = LEFT + 130 * index
        lines.append(f'<rect x="{x}" y="14" width="14" height="14" fill="{colour}" fill-opacity="0.55"/>')
        lines.append(f'<text x="{x + 20}" y="26" fill="#222">{kind} play</text>')
    for score in range(0, HIGHEST + 1, 20):
        lines.append(f'<path d="M{at(score)} {TOP - 10}V{height - 36}" stroke="#ddd"/>')
        lines.append(f'<text x="{at(score)}" y="{height - 18}" text-anchor="middle" fill="#444">{score}</text>')
    for index, (players, spreads) in enumerate(rows.items()):
        base = TOP + ROW * (index + 1)
        lines.append(f'<text x="{LEFT - 12}" y="{base - 6}" text-anchor="end" fill="#222">{players} players</text>')
        for kind, scores in spreads.items():
            colour = COLOURS[kind]
            lines.append(
                f'<polygon points="{outline(scores, base)}" fill="{colour}" fill-opacity="0.55" stroke="{colour}"/>'
            )
            lines.append(f'<path d="M{at(mean(scores)):.1f} {base}v-34" stroke="{colour}" stroke-dasharray="3 3"/>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 150
    rows: dict[int, dict[str, Sequence[int]]] = {}
    for players in range(2, 8):
        plain = run("great-split", RANDOM_GAMES, players).scores.ravel().tolist()
        rows[players] = {"random": plain, "greedy": greedy_scores(players, games)}
        means = ", ".join(f"{kind} {mean(scores):.1f}" for kind, scores in rows[players].items())
        sys.stdout.write(f"{players} players: mean {means}\n")
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(draw(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
