"""The TypedDicts of a `shown.py` as data: fields in order, types and what the docstrings say."""

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from itertools import pairwise
from typing import Annotated, Any, NamedTuple, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

from splittable.core import registry
from splittable.core.spec import GameSpec


class Field(NamedTuple):
    name: str
    type: Any
    optional: bool
    note: str


def games() -> Iterator[GameSpec]:
    """The games of this repository that say what they show; others are somebody else's to document."""
    for name in registry.names():
        spec = registry.spec(name)
        if spec.shown is not None and type(spec).__module__.split(".")[0] in spec.folder.parts:
            yield spec


def classes(shown: Any) -> list[Any]:
    """The TypedDicts that a module declares, in its order; of a game those that its views and events contain."""
    declared = [value for name, value in vars(shown).items() if is_typeddict(value) and name == value.__name__]
    own = [each for each in declared if each.__module__ == shown.__name__]
    if not hasattr(shown, "VIEW"):
        return own
    needed = used((shown.VIEW, shown.OPENED, *shown.EVENTS))
    return [each for each in own if each in needed]


def used(listed: tuple[Any, ...]) -> list[Any]:
    """The TypedDicts that fields of these contain, at any depth."""
    found: list[Any] = []

    def look(of: Any) -> None:
        if is_typeddict(of):
            if of not in found:
                found.append(of)
                for field in fields(of):
                    look(field.type)
        else:
            for part in get_args(of):
                look(part)

    for declared in listed:
        look(declared)
    return found


def fields(declared: Any) -> list[Field]:
    hints = get_type_hints(declared, include_extras=True)
    noted = notes(declared)
    return [
        Field(name, bare(hints[name]), name in declared.__optional_keys__, noted.get(name) or described(hints[name]))
        for name in declared.__annotations__
    ]


def bare(hint: Any) -> Any:
    return hint.__args__[0] if get_origin(hint) is NotRequired else hint


def described(hint: Any) -> str:
    """Of a field whose name is a word of Python, so that it can't have a docstring."""
    return "".join(meta.description or "" for meta in getattr(hint, "__metadata__", ()))


def apart(hint: Any) -> tuple[Any, int]:
    """A type, and how many items it has at least."""
    if get_origin(hint) is not Annotated:
        return hint, 0
    return hint.__origin__, max(meta.min_length or 0 for meta in hint.__metadata__)


def summary(declared: Any) -> str:
    return said(declared.__doc__ or "")


def notes(declared: Any) -> dict[str, str]:
    """The docstring below each field, own and inherited."""
    module = sys.modules[declared.__module__]
    body = ast.parse(inspect.getsource(module)).body
    found: dict[str, str] = {}
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name == declared.__name__:
            for base in node.bases:
                if isinstance(base, ast.Name) and base.id != "TypedDict":
                    found |= notes(getattr(module, base.id))
            for field, below in pairwise(node.body):
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    found[field.target.id] = text_of(below)
    return found


def text_of(node: ast.stmt) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return said(node.value.value)
    return ""


def said(text: str) -> str:
    return " ".join(textwrap.dedent(text).split())
