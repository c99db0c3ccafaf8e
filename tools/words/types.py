"""The keys of the page and what fills them, as TypeScript: web/src/lib/wordTypes.ts, from the English files."""

import sys

from tools.words.catalogue import FRAME, ROOT, TERMINAL, Scope, Use, languages, scopes

from splittable.core.words import COMMON, ENGLISH

TARGET = ROOT / "web/src/lib/wordTypes.ts"
HEAD = """// Generated from the English sentences by `make words-types`. Do not edit.

export interface You {
  readonly you: true
}

export type Language = {languages}

"""


def write(only_check: bool) -> int:
    text = source()
    if not only_check:
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        sys.stderr.write("web/src/lib/wordTypes.ts does not fit the English sentences; run `make words-types`\n")
        return 1
    return 0


def source() -> str:
    frame, *games = scopes()
    head = HEAD.replace("{languages}", " | ".join(f"'{each}'" for each in languages()))
    lines = [head + "export interface SharedWords {", *fields(frame, "  ", shared=True), "}", ""]
    lines += ["export interface FrameWords extends SharedWords {", *fields(frame, "  "), "}", ""]
    lines.append("export interface GameWords {")
    for game in games:
        lines += [f"  {quoted(game.name.replace('_', '-'))}: SharedWords & {{", *fields(game, "    "), "  }"]
    return "\n".join([*lines, "}", ""])


def fields(scope: Scope, indent: str, shared: bool = False) -> list[str]:
    lines = []
    for key, sentence in scope.sentences[ENGLISH].items():
        if key.startswith("-") or (scope.name == FRAME and sentence.file.name == TERMINAL):
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
