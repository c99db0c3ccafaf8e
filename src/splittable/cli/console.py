"""Where the commands write, and what they share."""

import os
import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from splittable.core.errors import BadSetup
from splittable.core.words import ENGLISH, LANGUAGES

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def own_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the reader's system, if we speak it; else English."""
    set_to = next(filter(None, (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    code = re.split(r"[_.@-]", set_to.lower())[0]
    return code if code in LANGUAGES else ENGLISH


OWN = own_language()


def language_of(arguments: Sequence[str]) -> str:
    """The language that a command was asked for by --lang, for errors that end it."""
    joined = "\0".join(arguments)
    asked = re.search(r"(?:^|\0)--lang[=\0](\w+)", joined)
    return asked[1] if asked and asked[1] in LANGUAGES else OWN


def progress_bar() -> Progress:
    """On stderr, so that results can be piped."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err)


def parse_options(given: list[str]) -> dict[str, Any]:
    """`--set sheet=B` → {"sheet": "B"}; values that are JSON are read as such."""
    options: dict[str, Any] = {}
    for item in given:
        name, equals, value = item.partition("=")
        if not equals or not name:
            raise BadSetup("setup/option", f"expected --set NAME=VALUE, got {item!r}")
        try:
            options[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            options[name] = value
    return options
