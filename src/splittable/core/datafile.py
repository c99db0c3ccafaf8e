"""Component files (YAML, or the same content as data): read once, with errors that give line and field."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from splittable.core.errors import BadData

DEEPEST = 60  # component files need at most four levels

Place = tuple[str | int, ...]
"""A path into the data: ("objectives", 3, "points")."""


class DataFile:
    """The content of a component file, and the line of each part."""

    def __init__(self, name: str, data: Any, lines: Mapping[Place, int]) -> None:
        self.name = name
        self.data = data
        self._lines = lines

    def at(self, *place: str | int) -> Any:
        """The value at a place; BadData if it is missing."""
        value: Any = self.data
        for depth, step in enumerate(place):
            expected = "mapping" if isinstance(step, str) else "list"
            if not isinstance(value, dict if expected == "mapping" else list):
                raise self.error(place[:depth], f"expected a {expected}, got {value!r}", f"data_problem.{expected}")
            content: Any = value if expected == "mapping" else dict(enumerate(value))
            if step not in content:
                raise self.error(place[:depth], f"{step!r} is missing", "data_problem.missing", name=step)
            value = content[step]
        return value

    def integer(self, *place: str | int, least: int, most: int) -> int:
        value = self.at(*place)
        if type(value) is not int or not least <= value <= most:
            message = f"expected a whole number from {least} to {most}, got {value!r}"
            raise self.error(place, message, "data_problem.number", least=least, most=most)
        return value

    def choice(self, *place: str | int, of: tuple[Any, ...]) -> Any:
        value = self.at(*place)
        if value not in of or isinstance(value, bool):
            choices = ", ".join(map(str, of))
            message = f"expected one of {choices}, got {value!r}"
            raise self.error(place, message, "data_problem.choice", choices=choices)
        return value

    def text(self, *place: str | int) -> str:
        value = self.at(*place)
        if not isinstance(value, str) or not value:
            raise self.error(place, f"expected a text, got {value!r}", "data_problem.text")
        return value

    def items(self, *place: str | int) -> list[Any]:
        value = self.at(*place)
        if not isinstance(value, list):
            raise self.error(place, f"expected a list, got {value!r}", "data_problem.list")
        return value

    def keys(self, *place: str | int, known: tuple[str, ...]) -> list[str]:
        """The keys of a mapping; BadData if one is unknown."""
        value = self.at(*place)
        if not isinstance(value, dict):
            raise self.error(place, f"expected a mapping, got {value!r}", "data_problem.mapping")
        choices = ", ".join(known)
        for key in value:
            if key not in known:
                message = f"unknown field; expected {choices}"
                raise self.error((*place, key), message, "data_problem.unknown", choices=choices)
        return list(value)

    def error(self, place: Place, message: str, key: str, *, game: str = "", **params: Any) -> BadData:
        """`key` names a sentence for people, of the game that is named or of the frame; `params` fill it."""
        line = next((self._lines[place[:n]] for n in range(len(place), -1, -1) if place[:n] in self._lines), 0)
        where = f"{self.name}, line {line}" if line else self.name
        field = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in place).lstrip(".")
        given = {"line": line, "field": field or "none", **params}
        return BadData("data/field", f"{where}{f', {field}' if field else ''}: {message}", key, given, game)


def read(source: "str | Path | Mapping[str, Any] | DataFile", name: str = "") -> DataFile:
    """Read a component file by its path, or take content that was read before (as in records)."""
    if isinstance(source, DataFile):
        return source
    if isinstance(source, Mapping):
        return DataFile(name or "the given data", dict(source), {})
    path = Path(source)
    try:
        content = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadData("data/file", f"can't read {str(path)!r}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadData("data/file", f"{str(path)!r} is not UTF-8 text: byte {error.start}") from None
    except ValueError as error:  # a NUL in the path
        raise BadData("data/file", f"can't read {str(path)!r}: {error}") from None
    return parse(content, name or path.name)


def parse(content: str, name: str) -> DataFile:
    """Read the text of a component file, such as one that was pasted or uploaded."""
    lines: dict[Place, int] = {}
    if _bracket_depth(content) > DEEPEST:
        raise not_yaml(f"{name}: lists and mappings are nested too deep", "data_problem.deep")
    try:
        # Component files need no aliases, and a few of them can expand to gigabytes.
        if any(isinstance(event, yaml.AliasEvent) for event in yaml.parse(content, yaml.SafeLoader)):
            message = f"{name}: YAML aliases (*name) can't be used here; write the value out"
            raise not_yaml(message, "data_problem.alias")
        node = yaml.compose(content, yaml.SafeLoader)
        data = yaml.safe_load(content)
        if node is not None:
            _note_lines(node, (), lines, name)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f", line {mark.line + 1}" if mark else ""
        problem = getattr(error, "problem", None) or error
        line = mark.line + 1 if mark else 0
        raise not_yaml(f"{name}{where}: not valid YAML: {problem}", "data_problem.yaml", line) from None
    except ValueError as error:  # text that looks like a date but isn't one
        if isinstance(error, BadData):
            raise
        raise not_yaml(f"{name}: not valid YAML: {error}", "data_problem.yaml") from None
    except RecursionError:
        raise not_yaml(f"{name}: lists and mappings are nested too deep", "data_problem.deep") from None
    return DataFile(name, data, lines)


def not_yaml(message: str, key: str, line: int = 0, **params: Any) -> BadData:
    return BadData("data/yaml", message, key, {"line": line, "field": "none", **params})


def _bracket_depth(content: str) -> int:
    """The deepest nesting of brackets. The parser takes minutes for some ten thousand levels."""
    depth = deepest = 0
    for sign in content:
        if sign in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif sign in "]}" and depth:
            depth -= 1
    return deepest


def _note_lines(node: yaml.Node, place: Place, lines: dict[Place, int], name: str) -> None:
    lines.setdefault(place, node.start_mark.line + 1)
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            inner = (*place, key.value)
            line = key.start_mark.line + 1
            if inner in lines:  # YAML would silently use the last one
                message = f"{name}, line {line}: {key.value!r} appears twice in the same mapping"
                raise not_yaml(message, "data_problem.twice", line, name=key.value)
            lines[inner] = line
            _note_lines(value, inner, lines, name)
    elif isinstance(node, yaml.SequenceNode):
        for index, item in enumerate(node.value):
            _note_lines(item, (*place, index), lines, name)
