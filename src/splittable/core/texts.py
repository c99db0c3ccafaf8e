"""The rules of a game in every language, from the RULES files in its folder, and small parts of sentences."""

import re
from collections.abc import Sequence
from functools import cache, reduce
from pathlib import Path

from splittable.core.spec import GameSpec
from splittable.core.words import ENGLISH, Words

RULE_LINE = re.compile(r"- \*\*([A-Z]+\d+)\.\*\* (.+)")
CONTINUED = re.compile(r"  (?:- )?(\S.*)")  # a rule can contain a list, which becomes sentences


def languages(spec: GameSpec) -> list[str]:
    """The languages that the rules of a game are written in, English first: each RULES.<language>.md is one."""
    return [ENGLISH, *sorted(path.name.split(".")[1] for path in spec.folder.glob("RULES.*.md"))]


def joined(items: Sequence[str], words: Words) -> str:
    """a, b and c"""
    return words("listed", items=items)


def apart(items: Sequence[str], words: Words) -> str:
    """Items that have commas of their own, with semicolons between them."""
    return reduce(lambda first, second: words("apart", first=first, second=second), items)


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


@cache
def _document_of(folder: Path, language: str) -> str:
    own = folder / f"RULES.{language}.md"
    file = own if language != ENGLISH and own.exists() else folder / "RULES.md"
    return file.read_text(encoding="utf-8")


@cache
def _rules_of(folder: Path, language: str) -> dict[str, str]:
    rules: dict[str, str] = {}
    current = ""
    for line in _document_of(folder, language).splitlines():
        if match := RULE_LINE.fullmatch(line):
            current = match[1]
            rules[current] = match[2]
        elif current and (more := CONTINUED.fullmatch(line)):
            rules[current] += " " + more[1]
        else:
            current = ""
    return rules


def document(spec: GameSpec, language: str) -> str:
    """The whole rules of a game as Markdown."""
    return _document_of(spec.folder, language)


def rules(spec: GameSpec, language: str) -> dict[str, str]:
    """The numbered rules of a game: number → text, in the order of the rules file."""
    return _rules_of(spec.folder, language)
