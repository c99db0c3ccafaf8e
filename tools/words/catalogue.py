"""The whole catalogue, parsed: every sentence of every language with its file and what fills it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

from splittable.core.words import COMMON, ENGLISH

ROOT = Path(__file__).parents[2]
FRAME = "frame"
PLURALS = {"zero", "one", "two", "few", "many", "other"}
ELSEWHERE = {"terminal.ftl", "status.ftl"}
"""The areas that the page does not load."""


class Use(NamedTuple):
    """How a sentence uses what is given: `kind` is text, number, list or choice (of `choices`)."""

    name: str
    kind: str
    choices: frozenset[str] = frozenset()


@dataclass
class Sentence:
    key: str
    file: Path
    section: str
    pattern: ast.Pattern
    uses: list[Use] = field(default_factory=list)
    refers: set[str] = field(default_factory=set)

    @property
    def text(self) -> str:
        """As it is written in the file."""
        message = ast.Message(ast.Identifier("x"), self.pattern)
        return FluentSerializer().serialize_entry(message).partition("=")[2].strip()


@dataclass
class Scope:
    """The sentences that are used together: those of the frame, or of one game."""

    name: str
    files: dict[str, list[Path]]
    """language → its files, whether they are there or not"""
    sentences: dict[str, dict[str, Sentence]] = field(default_factory=dict)
    """language → key → sentence; terms with their hyphen"""
    shared: dict[str, dict[str, Sentence]] = field(default_factory=dict)
    """What the sentences of a game may say and refer to, too: how the language writes lists, and the like."""
    faults: list[str] = field(default_factory=list)

    def known(self, language: str) -> dict[str, Sentence]:
        return self.sentences[language] | self.shared.get(language, {})

    def given(self, language: str, key: str) -> dict[str, list[Use]]:
        """What fills a sentence and those that it refers to."""
        found: dict[str, list[Use]] = {}
        todo, done = [key], set()
        while todo:
            now = self.known(language).get(todo.pop())
            if now is None or now.key in done:
                continue
            done.add(now.key)
            for use in now.uses:
                found.setdefault(use.name, []).append(use)
            todo += sorted(each for each in now.refers if not each.startswith("-"))
        return found


def languages(root: Path = ROOT) -> list[str]:
    names = [each.name for each in (root / "src/splittable/words").iterdir() if each.is_dir()]
    return sorted(names, key=lambda name: (name != ENGLISH, name))


def scopes(root: Path = ROOT, also: str = "") -> list[Scope]:
    """The frame and each game; `also`: a language that may have no folder yet."""
    source = root / "src/splittable"
    known = dict.fromkeys([*languages(root), also] if also else languages(root))
    areas = sorted(file.name for file in (source / "words" / ENGLISH).glob("*.ftl"))
    found = [Scope(FRAME, {language: [source / "words" / language / area for area in areas] for language in known})]
    found += [
        Scope(folder.parent.name, {language: [folder / f"{language}.ftl"] for language in known})
        for folder in sorted((source / "games").glob("*/words"))
    ]
    for scope in found:
        for language, mine in scope.files.items():
            scope.sentences[language] = {}
            for file in mine:
                if file.exists():
                    read(scope, language, file)
    for language, sentences in found[0].sentences.items():
        common = {key: each for key, each in sentences.items() if each.file.name == COMMON}
        for game in found[1:]:
            game.shared[language] = common
    return found


def read(scope: Scope, language: str, file: Path) -> None:
    section = ""
    mine = scope.sentences[language]
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.GroupComment):
            section = entry.content or ""
        elif isinstance(entry, ast.Junk):
            scope.faults.append(f"{file}: not Fluent syntax: {(entry.content or '').strip().splitlines()[0]}")
        elif isinstance(entry, ast.Message | ast.Term):
            for sentence in sentences_of(entry, file, section):
                if sentence.key in mine:
                    other = mine[sentence.key].file
                    scope.faults.append(f"{file}: {sentence.key} ({language}): is already in {other}")
                mine[sentence.key] = sentence


def sentences_of(entry: ast.Message | ast.Term, file: Path, section: str) -> Iterator[Sentence]:
    name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    if entry.value:
        yield analysed(Sentence(name, file, section, entry.value))
    for attribute in entry.attributes:
        yield analysed(Sentence(f"{name}.{attribute.id.name}", file, section, attribute.value))


def analysed(sentence: Sentence) -> Sentence:
    for node in nodes(sentence.pattern):
        match node:
            case ast.SelectExpression(selector=ast.VariableReference() as variable):
                sentence.uses.append(choice(variable.id.name, node))
            case ast.FunctionReference():
                kind = {"LIST": "list", "CAPITAL": "text", "LOWER": "text"}.get(node.id.name, "number")
                given = node.arguments.positional
                sentence.uses += [Use(each.id.name, kind) for each in given if isinstance(each, ast.VariableReference)]
            case ast.Placeable(expression=ast.VariableReference() as variable):
                sentence.uses.append(Use(variable.id.name, "text"))
            case ast.MessageReference() | ast.TermReference():
                name = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
                sentence.refers.add(f"{name}.{node.attribute.name}" if node.attribute else name)
    return sentence


def choice(name: str, node: ast.SelectExpression) -> Use:
    keys = [variant.key for variant in node.variants]
    names = frozenset(key.name for key in keys if isinstance(key, ast.Identifier))
    if any(isinstance(key, ast.NumberLiteral) for key in keys) or names & (PLURALS - {"other"}):
        return Use(name, "number")
    return Use(name, "text") if "other" in names else Use(name, "choice", names)


def nodes(node: Any) -> Iterator[Any]:
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.BaseNode):
                yield from nodes(each)
