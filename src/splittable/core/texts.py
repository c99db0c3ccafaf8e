"""Sentences in several languages. A game's own texts stand in its `texts.py`, rules in its RULES files."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from splittable.core.spec import GameSpec, Texts

RULE_LINE = re.compile(r"- \*\*([A-Z]+\d+)\.\*\* (.+)")
CONTINUED = re.compile(r"  (\S.*)")


def say(texts: Texts, language: str, key: str, **params: Any) -> str:
    return texts[language][key].format(**params)


@cache
def _document_of(folder: Path, language: str) -> str:
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return (folder / name).read_text(encoding="utf-8")


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
