"""Writes docs/research/<game>.md for every game: `python -m tools.research_pages [--exact <game> …]`.

Everything but the table of versions is generated from the code; the section "Versions" is kept. `--exact` solves
tiny set-ups again, which takes minutes; without it the values on the page are kept.
"""

import argparse
import hashlib
import inspect
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.exact_values import exact_table

import splittable
from splittable import Game
from splittable.adapters import names
from splittable.adapters.spaces import index_ranges, observation_size
from splittable.core.spec import GameSpec

PAGES = Path(__file__).parents[1] / "docs" / "research"
FIELD = re.compile(r'\s*\("(\w+)",.*\),\s*(?:# (.*))?')
REMARK = re.compile(r"\s*# (.*)")


def page_of(game: Game) -> Path:
    return PAGES / f"{game.name}.md"


def page(game: Game, old: str, exact: Callable[[Game], str] | None) -> str:
    """The page; sections that are kept come from the old one."""
    sections = {
        "Actions": actions(game),
        "Observation": observation(game.spec),
        "Rewards": REWARDS_TEXT,
        "End": END_TEXT,
        "Exact values": exact(game) if exact else section(old, "Exact values"),
        "Versions": section(old, "Versions") or first_version(game.spec),
    }
    body = "\n\n".join(f"## {title}\n\n{content}" for title, content in sections.items())
    return f"# {game.title} for researchers\n\n{head(game)}\n\n{body}\n"


def section(text: str, title: str) -> str:
    found = re.search(rf"^## {title}\n\n(.*?)(?=\n\n## |\n*\Z)", text, re.MULTILINE | re.DOTALL)
    return found[1] if found else ""


def head(game: Game) -> str:
    spec = game.spec
    module = f"{spec.name.replace('-', '_')}_v{spec.environment}"
    ids = [f"`{names.gymnasium_id(spec)}`"]
    if game.min_players == 1:
        ids.append(f"`{names.gymnasium_id(spec, 'Solo')}`")
    lines = [
        ("players", f"{game.min_players} to {game.max_players}, usually {spec.usual_players}"),
        ("PettingZoo", f"`from splittable.adapters.pettingzoo_env import {module}`"),
        ("Gymnasium", f"{', '.join(ids)} after `import splittable.adapters.gymnasium_env`"),
        ("OpenSpiel", f"`{names.openspiel_name(spec)}` after `import splittable.adapters.openspiel`"),
        ("options", options(game)),
    ]
    return "| | |\n|---|---|\n" + "\n".join(f"| {name} | {value} |" for name, value in lines)


def options(game: Game) -> str:
    said = []
    for option in game.options.values():
        choices = " or ".join(f"`{choice!r}`" for choice in option.choices) or "a file"
        said.append(f"`{option.name}`: {choices} ({game.spec.words('en')(f'option.{option.name}')})")
    return "; ".join(said) or "none"


def actions(game: Game) -> str:
    spec, state = game.spec, game.start()
    state.roll(1)
    groups: dict[str, list[tuple[int, str]]] = {}
    for code in range(spec.actions):
        text = spec.notation.text(state.position, state.components, 0, code)
        groups.setdefault(text.split(" ")[0], []).append((code, text))
    rows = [
        f"| `{verb}` | {found[0][0]} to {found[-1][0]} | {len(found)} | `{found[0][1]}` | `{found[-1][1]}` |"
        for verb, found in groups.items()
    ]
    return (
        f"Codes 0 to {spec.actions - 1}; in PettingZoo {spec.actions} is the no-op. [Notation](../notation.md) "
        "explains the moves. Moves that name cards from a hand are shown for one deal.\n\n"
        "| move | codes | how many | first | last |\n|---|---|---|---|---|\n" + "\n".join(rows)
    )


def observation(spec: GameSpec) -> str:
    remarks = remarks_of(spec)
    rows = [
        f"| `{name}` | {place(where)} | {where.stop - where.start} | {remarks.get(name, '')} |"
        for name, where in index_ranges(spec).items()
    ]
    return (
        f"{observation_size(spec)} integers (int16). The own seat comes first, then the others clockwise; what a "
        "seat can't know is not in it.\n\n| field | index | length | |\n|---|---|---|---|\n" + "\n".join(rows)
    )


def place(where: slice) -> str:
    return str(where.start) if where.stop == where.start + 1 else f"{where.start} to {where.stop - 1}"


def remarks_of(spec: GameSpec) -> dict[str, str]:
    """The comment next to, or above, each field."""
    source: Any = spec.encode
    table = inspect.getsource(source).partition("OBSERVATION = (\n")[2].partition("\n)")[0]
    remarks, above = {}, ""
    for line in table.splitlines():
        if found := FIELD.fullmatch(line):
            remarks[found[1]] = " ".join(filter(None, (above, found[2])))
            above = ""
        elif remark := REMARK.fullmatch(line):
            above = f"{above} {remark[1]}".strip()
    return remarks


def layout(spec: GameSpec) -> str:
    """Changes when action codes, chance codes or observation fields do."""
    content = f"{spec.actions} {spec.outcomes} {spec.encode.OBSERVATION}"
    return hashlib.sha256(content.encode()).hexdigest()[:8]


def first_version(spec: GameSpec) -> str:
    return (
        "A version changes when an action code, an observation field or a rule changes.\n\n"
        "| version | rules | layout | what changed |\n|---|---|---|---|\n"
        f"| v{spec.environment} | {spec.rules} | `{layout(spec)}` | first |"
    )


REWARDS_TEXT = """Rewards are given when the game ends and are zero before; `reward` selects one of these:

- `win`, the default for two or more players: a single winner gets 1 and every other seat −1/(n − 1); seats that share
  the win share the reward. Zero-sum.
- `margin`: own points minus the mean of the others' points. Zero-sum.
- `points`, the default for one player: the points as the rules count them."""

END_TEXT = """The game ends as its rules say; then every seat is terminated at once. Nothing is truncated unless you
set `max_cycles` (PettingZoo) or a Gymnasium time limit."""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--exact", nargs="*", default=[], metavar="GAME", help="solve these games' tiny set-ups again")
    given = parser.parse_args()
    PAGES.mkdir(exist_ok=True)
    for name in splittable.game_names():
        game = splittable.load(name)
        path = page_of(game)
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        path.write_text(page(game, old, exact_table if name in given.exact else None), encoding="utf-8")


if __name__ == "__main__":
    main()
