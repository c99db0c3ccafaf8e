"""What games show as TypeScript: web/src/lib/shown.ts, and shown.ts in the folder of each game that has a board."""

from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, is_typeddict

from tools.views.declared import apart, classes, fields, games, summary

from splittable.core import shown as shared

WEB = Path(__file__).parents[2] / "web/src"
HEAD = "// Generated from {source} by `make web-types`. Do not edit.\n"
ALIASES = (Literal, dict, list)
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}


def files() -> Iterator[tuple[Path, str]]:
    """Each file with what belongs in it."""
    yield WEB / "lib/shown.ts", HEAD.format(source="src/splittable/core/shown.py") + declarations(shared, {})
    for spec in games():
        folder = WEB / "games" / spec.name
        if folder.exists():
            yield folder / "shown.ts", of_game(spec.shown, spec.folder.name)


def of_game(shown: Any, folder: str) -> str:
    view = shown.VIEW.__name__
    events = " | ".join(["Moved", *(event.__name__ for event in shown.EVENTS)])
    head = HEAD.format(source=f"src/splittable/games/{folder}/shown.py")
    head += "import type { View } from '../../lib/position.ts'\nimport type { Moved } from '../../lib/shown.ts'\n"
    if "ScoreLine" in vars(shown):
        head = head.replace("{ Moved }", "{ Moved, ScoreLine }")
    body = declarations(shown, {view: (" extends View", f"  opened?: {shown.OPENED.__name__}\n")})
    return f"{head}{body}\nexport type {view.removesuffix('View')}Event = {events}\n"


def declarations(shown: Any, more: dict[str, tuple[str, str]]) -> str:
    """All types of a module. `more`: by name, what follows the name of an interface and its fields."""
    aliases = {name: value for name, value in vars(shown).items() if get_origin(apart(value)[0]) in ALIASES}
    names = {value: name for name, value in aliases.items() if get_origin(value) is Literal}
    lines = []
    for name, value in aliases.items():
        lines.append(f"\nexport type {name} = {type_of(value, names, is_alias=True)}\n")
    for declared in classes(shown):
        extends, last = more.get(declared.__name__, ("", ""))
        lines.append(f"\n{comment(summary(declared))}export interface {declared.__name__}{extends} {{\n")
        for field in fields(declared):
            mark = "?" if field.optional else ""
            lines.append(f"{comment(field.note, '  ')}  {field.name}{mark}: {type_of(field.type, names)}\n")
        lines.append(f"{last}}}\n")
    return "".join(lines)


def type_of(hint: Any, names: dict[Any, str], is_alias: bool = False) -> str:
    of, least = apart(hint)
    if of in PLAIN:
        return PLAIN[of]
    if of in names and not is_alias:
        return names[of]
    if is_typeddict(of):
        return str(of.__name__)
    parts = get_args(of)
    match get_origin(of):
        case origin if origin is Literal:
            return " | ".join(f"'{each}'" for each in parts)
        case origin if origin is list:
            item = type_of(parts[0], names)
            if least:
                return f"[{', '.join([item] * least)}]"
            return f"({item})[]" if " | " in item else f"{item}[]"
        case origin if origin is dict:
            record = f"Record<{type_of(parts[0], names)}, {type_of(parts[1], names)}>"
            return record if parts[0] is str or least else f"Partial<{record}>"
        case origin if origin in (Union, UnionType):
            return " | ".join(type_of(part, names) for part in parts)
    raise TypeError(f"{of} has no type on the page yet")


def comment(text: str, indent: str = "") -> str:
    return f"{indent}/** {text} */\n" if text else ""
