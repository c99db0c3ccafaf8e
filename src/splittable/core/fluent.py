"""Sentences in Fluent syntax (projectfluent.org), turned into Python functions when they are first used.

The page reads the same files with @fluent/bundle; web/src/lib/words.ts has the same functions. Unlike
Mozilla's `fluent.runtime`, it parses an entry when it is first needed and writes whole numbers as they are, so that
a sentence costs about as much as `str.format` (docs/decisions/0013-words.md).
"""

import re
from collections.abc import Callable, Mapping, Sequence
from decimal import ROUND_HALF_UP, Decimal
from functools import cache, lru_cache
from typing import Any, NamedTuple, cast

from babel import Locale
from fluent.syntax import FluentParser, ast

ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)

Given = Mapping[str, Any]
Said = Callable[[Given], Any]
"""Part of a sentence: arguments → text, or a value that has yet to be formatted."""


class You:
    """The reader, in a list of names."""


YOU = You()


class InTerm(dict[str, Any]):
    """The arguments of a term; missing ones select the default variant."""

    def __missing__(self, name: str) -> str:
        return ""


class Number(NamedTuple):
    """What NUMBER returns: it can be formatted or select a variant. `type`: "ordinal" selects as in 1st, 2nd, 3rd."""

    value: float
    digits: int | None = None
    significant: int | None = None
    type: str = "cardinal"


class Sentences:
    """The messages and terms of some files in one language."""

    def __init__(self, language: str, *sources: str) -> None:
        self.language = language
        self._sources = entries(*sources)
        self._said: dict[str, Said] = {}
        self._functions: dict[str, Callable[..., Any]] = {
            "NUMBER": Number,
            "PERCENT": self._percent,
            "SIGNED": self._signed,
            "LIST": self._list,
            "CAPITAL": lambda text: str(text)[:1].upper() + str(text)[1:],
            "LOWER": lambda text: str(text).lower(),
        }

    def __contains__(self, key: str) -> bool:
        try:
            self._find(key)
        except KeyError:
            return False
        return True

    def say(self, key: str, **given: Any) -> str:
        return str(self._get(key)(given))

    def _get(self, key: str) -> Said:
        if key not in self._said:
            self._said[key] = self._find(key)
        return self._said[key]

    def _find(self, key: str) -> Said:
        """`name` is the text of a message, `name.ending` one of its attributes, `-name` a term."""
        name, _, ending = key.partition(".")
        entry = parsed(self._sources[name])
        if not ending:
            if entry.value is None:
                raise KeyError(key)
            return self._pattern(entry.value)
        return self._pattern({each.id.name: each.value for each in entry.attributes}[ending])

    def _pattern(self, pattern: ast.Pattern) -> Said:
        parts: list[str] = []
        holes: list[Said] = []
        names: list[str] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts.append(element.value.replace("{", "{{").replace("}", "}}"))
                continue
            parts.append("{}")
            if isinstance(element.expression, ast.VariableReference):
                names.append(element.expression.id.name)
            holes.append(self._expression(element.expression))
        template = "".join(parts)
        text = self._text
        if not holes:
            whole = template.format()
            return lambda given: whole
        if len(names) == len(holes):  # most sentences: only text and arguments
            return lambda given: template.format(*[v if type(v := given[n]) is str else text(v) for n in names])
        return lambda given: template.format(*[text(hole(given)) for hole in holes])

    def _expression(self, node: Any) -> Said:
        match node:
            case ast.Placeable():
                return self._expression(node.expression)
            case ast.StringLiteral():
                text = node.parse()["value"]
                return lambda given: text
            case ast.NumberLiteral():
                number = number_of(node.value)
                return lambda given: number
            case ast.VariableReference():
                name = node.id.name
                return lambda given: given[name]
            case ast.MessageReference():
                key = f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
                return lambda given: self.say(key, **given)
            case ast.TermReference():
                return self._term(node)
            case ast.FunctionReference():
                return self._function(node)
        return self._select(node)

    def _term(self, node: ast.TermReference) -> Said:
        """A term sees only the arguments in its parentheses."""
        key = f"-{node.id.name}.{node.attribute.name}" if node.attribute else f"-{node.id.name}"
        named = node.arguments.named if node.arguments else []
        given = InTerm({each.name.name: self._expression(each.value)({}) for each in named})
        return lambda _: self._get(key)(given)

    def _function(self, node: ast.FunctionReference) -> Said:
        function = self._functions[node.id.name]
        values = [self._expression(each) for each in node.arguments.positional]
        options = {each.name.name: self._expression(each.value)({}) for each in node.arguments.named}
        return lambda given: function(*[value(given) for value in values], **options)

    def _select(self, node: ast.SelectExpression) -> Said:
        selector = self._expression(node.selector)
        variants: dict[str | float, Said] = {}
        otherwise: Said = str
        for variant in node.variants:
            key = variant.key
            name = number_of(key.value) if isinstance(key, ast.NumberLiteral) else key.name
            variants[name] = self._pattern(variant.value)
            if variant.default:
                otherwise = variants[name]

        def chosen(given: Given) -> Any:
            value = selector(given)
            if isinstance(value, bool):
                value = "yes" if value else "no"
            found = variants.get(value.value if isinstance(value, Number) else value)
            if found is None and not isinstance(value, str):
                found = variants.get(self._category(value))
            return (found or otherwise)(given)

        return chosen

    def _category(self, value: Any) -> str:
        """The plural category in this language: `one`, `few`, `other` …"""
        if isinstance(value, Number):
            return category(self.language, value.value, value.type == "ordinal")
        return category(self.language, value, False)

    def _text(self, value: Any) -> str:
        kind = type(value)
        if kind is str:
            return cast(str, value)
        if kind is float:
            return decimal(value, self.language)
        if kind is Number:
            return decimal(value.value, self.language, digits=value.digits, significant=value.significant)
        if kind is bool or value is None:
            raise TypeError(f"a sentence can select by {value!r}, but not show it")
        return str(value)

    def _percent(self, share: float, digits: int = 0) -> str:
        return self.say("percent", number=decimal(100 * share, self.language, digits=digits))

    def _signed(self, value: float, digits: int = 0) -> str:
        return f"{'−' if value < 0 else '+'}{decimal(abs(value), self.language, digits=digits)}"

    def _list(self, names: Sequence[str | You]) -> str:
        said = [self.say("list_you") if isinstance(name, You) else name for name in names]
        if len(said) < 2:
            return "".join(said)
        start = said[0]
        for name in said[1:-1]:
            start = self.say("list_more", start=start, next=name)
        return self.say("list_last", start=start, next=said[-1])


def entries(*sources: str) -> dict[str, str]:
    """name → the text of the entry; terms with their hyphen."""
    found: dict[str, str] = {}
    for source in sources:
        for text in ENTRY.split(COMMENT.sub("", source)):
            if text.strip():
                found[text.partition("=")[0].strip()] = text
    return found


@lru_cache(128)
def parsed(text: str) -> ast.Message | ast.Term:
    """The attributes of a message are asked for one after the other."""
    entry = FluentParser(with_spans=False).parse_entry(text)
    if isinstance(entry, ast.Message | ast.Term):
        return entry
    raise ValueError(f"not a message in Fluent syntax: {text}")


def number_of(text: str) -> float:
    return float(text) if "." in text else int(text)


@lru_cache(1024)
def category(language: str, number: float, ordinal: bool) -> str:
    locale = locale_of(language)
    return str(locale.ordinal_form(number) if ordinal else locale.plural_form(number))


@cache
def locale_of(language: str) -> Locale:
    return Locale.parse(language)


def decimal(value: float, language: str, *, digits: int | None = None, significant: int | None = None) -> str:
    """With so many digits after the point, or at most three; thousands are not set apart."""
    if significant is not None:
        text = f"{value:.{significant}g}"
    elif digits is not None:
        text = rounded(value, digits)
    else:
        text = rounded(value, 3).rstrip("0").removesuffix(".")
    return text.replace(".", str(locale_of(language).number_symbols["latn"]["decimal"]))


def rounded(value: float, digits: int) -> str:
    """Halves round up, as in the page."""
    return f"{Decimal(value).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP):f}"
