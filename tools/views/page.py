"""docs/views.md: every field of every view and event, with what it means."""

from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, is_typeddict

from tools.views.declared import Field, apart, classes, fields, games, summary

from splittable.core import shown as shared

TARGET = Path(__file__).parents[2] / "docs/views.md"
HEAD = """# Views and events

<!-- Generated from core/shown.py and games/<game>/shown.py by `make web-types`. Do not edit. -->

`State.view(seat)` is what a seat sees, `State.events(before, seat)` what it is told of the last move. Both are
JSON-able and contain nothing that the seat can't know. `State.open_view()` adds `opened`: what was secret, for those
who look back at a finished game. Lists "by seat" begin with seat 0.

The conformance suite compares every view and event of many games with this page: no field is missing, and there are no
others.

"""
PLAIN = {int: "integer", float: "number", str: "text", bool: "true or false", NoneType: "null", Any: "anything"}


def source() -> str:
    parts = [HEAD, "## Every game\n\n", section(shared.View, "In every view:"), section(shared.Moved, event=True)]
    parts.append(section(shared.ScoreLine))
    for spec in games():
        shown: Any = spec.shown
        parts.append(f"## {spec.title}\n\n")
        parts.append(section(shown.VIEW, "The view also has:"))
        parts.append(section(shown.OPENED, "`opened`:"))
        parts += [section(event, event=True) for event in shown.EVENTS]
        listed = (shown.VIEW, shown.OPENED, *shown.EVENTS)
        parts += [section(declared) for declared in classes(shown) if declared not in listed]
    return "".join(parts).rstrip() + "\n"


def section(declared: Any, title: str = "", event: bool = False) -> str:
    listed = fields(declared)
    if event:
        (tag,) = get_args(next(field.type for field in listed if field.name == "type"))
        title = f"### Event `{tag}`\n{summary(declared)}"
        listed = [field for field in listed if field.name != "type"]
    elif not title:
        title = f"### {declared.__name__}\n{summary(declared)}".rstrip()
    if not listed:
        return f"{title}\n\n"
    rows = "".join(row(field) for field in listed)
    return f"{title}\n\n| field | type | meaning |\n|---|---|---|\n{rows}\n"


def row(field: Field) -> str:
    name = f"`{field.name}`" + (" (optional)" if field.optional else "")
    return f"| {name} | {type_of(field.type)} | {field.note} |\n"


def type_of(hint: Any) -> str:
    of, least = apart(hint)
    if of in PLAIN:
        return PLAIN[of]
    if is_typeddict(of):
        return f"[{of.__name__}](#{of.__name__.lower()})"
    parts = get_args(of)
    match get_origin(of):
        case origin if origin is Literal:
            return ", ".join(f"`{each}`" for each in parts)
        case origin if origin is list:
            return f"list of {f'{least} × ' if least else ''}{type_of(parts[0])}"
        case origin if origin is dict:
            key = "" if parts[0] is str else f" (keys {type_of(parts[0])})"
            return f"object{key} of {type_of(parts[1])}"
        case origin if origin in (Union, UnionType):
            return " or ".join(type_of(part) for part in parts)
    raise TypeError(f"{of} has no name in docs/views.md yet")
