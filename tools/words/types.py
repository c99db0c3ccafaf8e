"""The keys of the page and what fills them, as TypeScript: wordTypes.ts, from the English files."""

import sys
from collections.abc import Iterator
from pathlib import Path

from tools.words.catalogue import ELSEWHERE, FRAME, ROOT, Scope, Use, languages, scopes

from splittable.core.words import COMMON, ENGLISH

WEB = ROOT / "web/src"
HEAD = """// Generated from the English sentences by `make words-types`. Do not edit.

export interface You {
  readonly you: true
}

export type Language = {languages}

"""
GAME_HEAD = """// Generated from the English sentences by `make words-types`. Do not edit.
export {}

declare module '../../lib/wordTypes.ts' {"""


def write(only_check: bool) -> int:
    wanted = dict(sources())
    old = [file for file, text in wanted.items() if not file.exists() or file.read_text(encoding="utf-8") != text]
    if not only_check:
        for file in old:
            file.write_text(wanted[file], encoding="utf-8")
        return 0
    for file in old:
        name = file.relative_to(ROOT)
        sys.stderr.write(f"{name} does not fit the English sentences; run `make words-types`\n")
    return 1 if old else 0


def sources() -> Iterator[tuple[Path, str]]:
    """The types of the frame, and in the folder of each game those of its own sentences."""
    frame, *games = scopes()
    head = HEAD.replace("{languages}", " | ".join(f"'{each}'" for each in languages()))
    lines = [head + "export interface SharedWords {", *fields(frame, "  ", shared=True), "}", ""]
    lines += ["export interface FrameWords extends SharedWords {", *fields(frame, "  "), "}", ""]
    lines += ["// By game: each adds its own in its folder.", "export interface GameWords {}", ""]
    yield WEB / "lib/wordTypes.ts", "\n".join(lines)
    for game in games:
        name = game.name.replace("_", "-")
        folder = WEB / "games" / name
        if folder.exists():
            lines = [GAME_HEAD, "  interface GameWords {", f"    {quoted(name)}: SharedWords & {{"]
            yield folder / "wordTypes.ts", "\n".join([*lines, *fields(game, "      "), "    }", "  }", "}", ""])


def fields(scope: Scope, indent: str, shared: bool = False) -> list[str]:
    lines = []
    for key, sentence in scope.sentences[ENGLISH].items():
        if key.startswith("-") or (scope.name == FRAME and sentence.file.name in ELSEWHERE):
            continue
        if shared != (sentence.file.name == COMMON):
            continue
        given = scope.given(ENGLISH, key)
        filled = "; ".join(f"{name}: {type_of(uses)}" for name, uses in given.items())
        lines.append(f"{indent}{quoted(key)}: {f'{{ {filled} }}' if filled else 'null'}")
    return lines


def type_of(uses: list[Use]) -> str:
    kinds = {use.kind for use in uses}
    choices = sorted(set().union(*(use.choices for use in uses)))
    if "list" in kinds:
        return "readonly (string | You)[]"
    if "number" in kinds:
        return "number"
    if choices and set(choices) <= {"yes", "no"}:
        return "boolean"
    return " | ".join(f"'{each}'" for each in choices) if choices else "string | number"


def quoted(key: str) -> str:
    """As Prettier writes a property."""
    return key if key.isidentifier() else f"'{key}'"
