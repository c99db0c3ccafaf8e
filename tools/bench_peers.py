"""`make bench-peers`: our games compared with other libraries, and goofspiel with OpenSpiel's, in one run. Writes the
tables of docs/speed.md and docs/pictures/speed.svg.

The peers are installed into .peers, a separate environment. Every figure is measured in a separate process, pinned to
one core, per second of CPU time (`measuring`), so that a busy machine distorts the ratios less.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from math import log10
from pathlib import Path

from tools.installed import GOOFSPIEL, ROOT, install

PEERS = ROOT / ".peers"
PICTURE = ROOT / "docs" / "pictures" / "speed.svg"
PAGE = ROOT / "docs" / "speed.md"
BEGIN, END = "<!-- make bench-peers writes this -->", "<!-- until here -->"
PACKAGES = ("open_spiel==2.0.2", "rlcard==1.2.0", "pgx==2.6.0", "jax[cpu]==0.10.2", "pettingzoo[classic]==1.27.0")
REFERENCE = "openspiel-goofspiel"
LIKE_FOR_LIKE = "goofspiel"  # with the same number of players and cards as theirs

OURS = {
    "vector": "VectorEnv, observations written, every seat asked",
    "vector-one-seat": "VectorEnv, observations written, one seat against random others",
    "compiled-batch": "compiled batch, no observations",
    "compiled-single": "compiled, each step called from Python",
    "plain": "plain Python",
    "gymnasium": "Gymnasium, one seat against random others",
    "pettingzoo-aec": "PettingZoo AEC",
    "pettingzoo-parallel": "PettingZoo Parallel",
    "openspiel": "as an OpenSpiel game",
}
THEIRS = {
    "pgx-leduc": "Pgx on the CPU, Leduc hold'em, 1,024 games",
    "pgx-connect-four": "Pgx on the CPU, Connect Four, 1,024 games",
    "openspiel-goofspiel": "OpenSpiel from Python, goofspiel, no observations",
    "openspiel-goofspiel-tensors": "OpenSpiel from Python, goofspiel, observations",
    "openspiel-leduc": "OpenSpiel from Python, Leduc poker, no observations",
    "rlcard-leduc": "RLCard, Leduc hold'em",
    "rlcard-uno": "RLCard, UNO",
    "pettingzoo-tictactoe": "PettingZoo classic, tic-tac-toe",
    "pettingzoo-connect-four": "PettingZoo classic, Connect Four",
}
Figures = dict[str, dict[str, float]]


def install_peers() -> Path:
    """The Python of the peers' environment, which is created if it is missing."""
    python = PEERS / "bin" / "python"
    if not python.exists():
        uv = str(ROOT / ".tools" / "bin" / "uv")
        subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, str(PEERS)], check=True)
        subprocess.run([uv, "pip", "install", "--quiet", "--python", str(python), *PACKAGES], check=True)
    return python


def measure(python: Path, program: str, row: str, seconds: float, environment: dict[str, str]) -> dict[str, float]:
    command = [str(python), "-m", f"tools.{program}", row, str(seconds)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{row} failed:\n{done.stderr}")
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def measure_all(games: list[str], seconds: float, rounds: int, environment: dict[str, str]) -> Figures:
    """Ours and theirs in turn; the best of each, because a busy machine only slows down."""
    peers, ours = install_peers(), Path(sys.executable)
    jobs = [(ours, "bench_ours", f"{way}:{game}", environment) for game in (*games, LIKE_FOR_LIKE) for way in OURS]
    jobs += [(peers, "bench_theirs", row, dict(os.environ)) for row in THEIRS]
    best: Figures = {}
    for number, (python, program, row, around) in enumerate(jobs * rounds, 1):
        sys.stderr.write(f"\r{number} of {rounds * len(jobs)}  {row:<40}")
        found = measure(python, program, row, seconds, around)
        if row not in best or found["decisions"] > best[row]["decisions"]:
            best[row] = found
    sys.stderr.write("\r" + " " * 60 + "\r")
    return best


def label(row: str, titles: dict[str, str]) -> str:
    way, _, game = row.partition(":")
    return f"{titles[game]}, {OURS[way]}" if game else THEIRS[row]


def by_game(best: Figures, titles: dict[str, str]) -> str:
    """Decisions per second of our games, each way to run them in a row."""
    lines = ["| decisions/s | " + " | ".join(titles.values()) + " |", "|---|" + "--:|" * len(titles)]
    for way, said in OURS.items():
        lines.append(
            f"| {said} | " + " | ".join(f"{best[f'{way}:{game}']['decisions']:,.0f}" for game in titles) + " |"
        )
    return "\n".join(lines)


def by_speed(best: Figures, titles: dict[str, str]) -> str:
    base = best[REFERENCE]["decisions"]
    lines = ["| | decisions/s | games/s | × OpenSpiel's goofspiel from Python |", "|---|--:|--:|--:|"]
    for row, found in sorted(best.items(), key=lambda item: -item[1]["decisions"]):
        speed, games = found["decisions"], found["games"]
        lines.append(f"| {label(row, titles)} | {speed:,.0f} | {games:,.0f} | {speed / base:.2f} |")
    return "\n".join(lines)


def as_text(best: Figures, games: dict[str, str], titles: dict[str, str]) -> str:
    like = {row: found for row, found in best.items() if row.endswith(f":{LIKE_FOR_LIKE}") or "goofspiel" in row}
    theirs = {row: found for row, found in best.items() if ":" not in row}
    return (
        f"Our games at their usual tables:\n\n{by_game(best, games)}\n\n"
        f"Like for like, goofspiel with two players and 13 cards, ours from `examples/goofspiel`:\n\n"
        f"{by_speed(like, titles)}\n\nOther libraries with their own games:\n\n{by_speed(theirs, titles)}\n"
    )


def as_picture(best: Figures, titles: dict[str, str]) -> str:
    """Bars on a scale of powers of ten."""
    left, width, row_height, top = 470, 420, 22, 40
    rows = sorted(best.items(), key=lambda item: -item[1]["decisions"])
    low = int(log10(rows[-1][1]["decisions"]))
    high = int(log10(rows[0][1]["decisions"])) + 1
    height = top + row_height * len(rows) + 30
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 90} {height}" '
        'font-family="sans-serif" font-size="12" role="img">',
        "<title>Decisions per second on one core, ours and other libraries</title>",
        f'<rect width="{left + width + 90}" height="{height}" fill="#fff"/>',
        f'<text x="{left}" y="18" fill="#222">decisions per second on one core; each line ten times more</text>',
    ]
    for power in range(low, high + 1):
        x = left + width * (power - low) / (high - low)
        lines.append(f'<path d="M{x:.1f} {top - 10}V{height - 26}" stroke="#ddd"/>')
        lines.append(f'<text x="{x:.1f}" y="{height - 10}" text-anchor="middle" fill="#444">{10**power:,}</text>')
    for index, (row, found) in enumerate(rows):
        y = top + row_height * index
        length = width * (log10(found["decisions"]) - low) / (high - low)
        colour = "#c2571a" if ":" in row else "#7a8ca3"
        said = label(row, titles).replace("&", "&amp;")
        lines.append(f'<text x="{left - 8}" y="{y + 13}" text-anchor="end" fill="#222">{said}</text>')
        lines.append(f'<rect x="{left}" y="{y + 2}" width="{length:.1f}" height="15" fill="{colour}"/>')
        lines.append(f'<text x="{left + length + 6:.1f}" y="{y + 13}" fill="#222">{found["decisions"]:,.0f}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def main() -> None:
    import splittable

    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    names = splittable.game_names()
    parser.add_argument("--games", nargs="*", default=names, choices=names)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each figure")
    parser.add_argument("--rounds", type=int, default=1, help="how often to measure each figure")
    given = parser.parse_args()
    games = {name: splittable.load(name).title for name in given.games}
    titles = {**games, LIKE_FOR_LIKE: "Goofspiel"}
    with tempfile.TemporaryDirectory() as folder:
        best = measure_all(list(games), given.seconds, given.rounds, install(GOOFSPIEL, Path(folder)))
    text = as_text(best, games, titles)
    sys.stdout.write(text)
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}\n{text}{END}{after}", encoding="utf-8")
    PICTURE.write_text(as_picture(best, titles), encoding="utf-8")


if __name__ == "__main__":
    main()
