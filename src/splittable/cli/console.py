"""Where the commands write, and what they share."""

from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from splittable.core.errors import BadSetup

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def progress_bar() -> Progress:
    """On the error stream, so that results can be piped."""
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
