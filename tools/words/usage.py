"""Which sentences the code uses. A key is written whole, "event_won", or put together after a dot, f"ask.{phase}"."""

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path

from tools.words.catalogue import FRAME, ROOT

SAYS = {"words", "say", "_frame"}
"""What code calls the function that says a sentence of its own scope."""
OF_GAMES = "of_game"
"""What the frame's code calls the one that says a sentence of whichever game it is."""
QUOTED = re.compile(r"""(['"`])([\w./-]+)\1""")
COMPOSED = re.compile(r"`([a-z]\w*\.)\$\{")
IN_YAML = re.compile(r"\w+")


@dataclass
class Usage:
    mentions: set[str] = field(default_factory=set)
    """Every short string in the code: keys, and the endings that keys are put together with."""
    stems: set[str] = field(default_factory=set)
    """`ask.` of f"ask.{phase}"."""
    said: list[tuple[Path, int, str]] = field(default_factory=list)
    """Keys that are said for certain: file, line, key."""
    composed: list[tuple[Path, int, str]] = field(default_factory=list)
    """The same for stems of keys that are put together."""
    of_games: set[str] = field(default_factory=set)
    """Keys that the frame says in the words of any game."""
    faults: list[str] = field(default_factory=list)


def usages(names: list[str], root: Path = ROOT) -> dict[str, Usage]:
    """scope → what its code uses. Stems count everywhere: f"option.{name}" of the frame is said of any game."""
    found = {name: Usage() for name in names}
    for file in sorted((root / "src/splittable").rglob("*.py")):
        read_python(found[scope_of(file, names)], file)
    for usage in found.values():
        usage.mentions |= found[FRAME].of_games
    for file in sorted((root / "src/splittable/games").rglob("*.yaml")):
        found[scope_of(file, names)].mentions.update(IN_YAML.findall(file.read_text(encoding="utf-8")))
    for folder in ("web/src", "web/scripts"):
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in (".ts", ".svelte") and file.name not in ("wordTypes.ts", "protocol.ts", "shown.ts"):
                read_page(found, scope_of(file, names), file.read_text(encoding="utf-8"))
    stems = set().union(*(each.stems for each in found.values()))
    for usage in found.values():
        usage.stems |= stems
    return found


def scope_of(file: Path, names: list[str]) -> str:
    parts = [part.replace("-", "_") for part in file.parts]
    """A game's code is in games/<game>; its coach is in bots/<game>."""
    game = next((parts[place + 1] for place, part in enumerate(parts[:-1]) if part in ("games", "bots")), FRAME)
    return game if game in names else FRAME


def read_page(found: dict[str, Usage], scope: str, text: str) -> None:
    """A game's part of the page says sentences of the frame, too."""
    for name in {scope, FRAME}:
        found[name].mentions.update(match[1] for match in QUOTED.findall(text))
        found[name].stems.update(COMPOSED.findall(text))
    if scope == FRAME:  # what the frame says of every game, such as its `about`
        for usage in found.values():
            usage.mentions.update(match[1] for match in QUOTED.findall(text))


def read_python(usage: Usage, file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value) < 60:
            usage.mentions.add(node.value)
        elif isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
            stem = str(node.values[0].value)
            if re.fullmatch(r"[a-z]\w*\.", stem):
                usage.stems.add(stem)
        elif isinstance(node, ast.Call):
            for key in keys_of(node):
                read_key(usage, file, key)
            if named(node.func) == OF_GAMES:
                usage.of_games.update(
                    str(each.value) for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)
                )


def keys_of(call: ast.Call) -> list[ast.expr]:
    """The key of a call that says a sentence, or of a refusal; both of `"a" if … else "b"`."""
    name = named(call.func)
    if isinstance(call.func, ast.Call):  # of_frame(language)("key")
        name = "_frame" if named(call.func.func) == "of_frame" else ""
    place = 2 if name == "Refusal" else 0
    if name not in (*SAYS, "Refusal") or len(call.args) <= place:
        return []
    key = call.args[place]
    return [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]


def named(function: ast.expr) -> str:
    return str(getattr(function, "id", getattr(function, "attr", "")))


def read_key(usage: Usage, file: Path, key: ast.expr) -> None:
    if isinstance(key, ast.Constant) and isinstance(key.value, str):
        usage.said.append((file, key.lineno, key.value))
    elif isinstance(key, ast.JoinedStr):
        first = key.values[0]
        if isinstance(first, ast.Constant) and re.fullmatch(r"[a-z]\w*\.", str(first.value)):
            usage.composed.append((file, key.lineno, str(first.value)))
        else:
            usage.faults.append(f'{file}:{key.lineno}: a key is put together after a dot only, as in f"ask.{{phase}}"')
