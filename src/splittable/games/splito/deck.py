"""Card files: read, checked, and compiled to the tables of the box. objectives.yaml describes their form."""

import re
from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from splittable.core import datafile
from splittable.core.datafile import DataFile, Place
from splittable.core.errors import BadData, BadSetup
from splittable.games.splito.codes import (
    COLORS,
    COPIES,
    DIFFERENT_COLORS,
    DIFFERENT_VALUES,
    EVIDENCE,
    FAMILIES,
    HAND,
    LEAD_AT,
    MAX_NAME,
    MAX_TERMS,
    MAX_ZONE_CARDS,
    MOON,
    NO_LIMIT,
    NO_SYMBOL,
    NUMBER_NAMES,
    NUMBERS,
    OBJECTIVES,
    STAR,
    SYMBOLS,
    VALUE_AT,
    VALUES,
    ZONE_CARDS,
    Box,
)

FOLDER = Path(__file__).parent
OTHER_DECKS = ("no-color",)  # shipped as an alternative, chosen by name
NAME = re.compile(rf"[a-z][a-z0-9_-]{{0,{MAX_NAME - 1}}}")
FIELDS = ("id", "kind", "points", "symbol", "condition", "evidence")
FAMILY_OF = {
    "majority": "majority",
    "count": "value",
    "has_all": "variety",
    "distinct": "variety",
    "zone_size": "zone",
}
TINY_HAND = 2


class Term(NamedTuple):
    measure: int
    low: int
    high: int


class Objective(NamedTuple):
    id: str
    points: int
    symbol: int
    family: int
    evidence: int
    terms: tuple[Term, ...]
    place: Place  # in its file


def load_deck(value: Any) -> Any:
    """The option `deck`: a name, a path, a file's text or its content, turned into content for records."""
    if value is None:
        return None
    is_name = isinstance(value, str) and value in OTHER_DECKS
    file = open_deck(FOLDER / f"{value}.yaml" if is_name else value)
    full_deck(file)
    return deepcopy(file.data)


def load_box(options: Mapping[str, Any]) -> Box:
    deck, two_players = options["deck"], options["two_player"]
    if options["size"] == "tiny":
        if deck is not None:
            raise BadSetup(
                "setup/option", "option 'deck' goes with size 'full' only; the tiny set-up has its own cards"
            )
        box = tiny_box().copy()
        box.hand = 1 if two_players else TINY_HAND
    else:
        box = shipped_box().copy() if deck is None else full_box(full_deck(open_deck(deck)))
        box.hand = HAND
    box.deals = 2 if two_players else 1  # P18
    box.private_zones = int(two_players)
    box.sides_shown = int(options["sides"] == "shown")
    box.memory_aided = int(options["memory"] == "aided")
    return box


def player_limits(options: Mapping[str, Any]) -> tuple[int, int]:
    if options["two_player"]:
        return 2, 2
    return (3, 3) if options["size"] == "tiny" else (3, 8)


@cache
def shipped_objectives() -> tuple[Objective, ...]:
    return tuple(full_deck(datafile.read(FOLDER / "objectives.yaml")))


@cache
def shipped_box() -> Box:
    return full_box(shipped_objectives())


@cache
def tiny_box() -> Box:
    file = datafile.read(FOLDER / "tiny.yaml")
    objectives = [objective_at(file, ("objectives", index)) for index in range(len(file.items("objectives")))]
    numbers = file.at("numbers")
    names = {f"{color}{value}" for color in numbers["colors"] for value in numbers["values"]}
    return compile_box(objectives, dict.fromkeys(names, numbers["copies"]))


def full_box(objectives: Sequence[Objective]) -> Box:
    return compile_box(objectives, dict.fromkeys(NUMBER_NAMES, COPIES))


def open_deck(source: Any) -> DataFile:
    if isinstance(source, str) and "\n" in source:
        return datafile.parse(source, "the given deck")
    if isinstance(source, str | Path | Mapping | DataFile):
        return datafile.read(source)
    raise BadData("data/file", f"a deck is a file's path, its text or its content, got {source!r}")


def full_deck(file: DataFile) -> list[Objective]:
    """The 37 checked objectives of a file."""
    if isinstance(file.data, Mapping) and "replacements" in file.data:
        section = "replacements"
        objectives = replaced(file)
    else:
        section = "objectives"
        file.keys(known=("objectives",))
        count = len(file.items("objectives"))
        if count != OBJECTIVES:
            message = f"expected {OBJECTIVES} cards, got {count}"
            raise file.error(
                ("objectives",), message, "data_problem.count", least="same", most=OBJECTIVES, found=count
            )
        objectives = [objective_at(file, ("objectives", index)) for index in range(count)]
    check_unique(file, objectives)
    check_symbols(file, section, objectives)
    return objectives


def replaced(file: DataFile) -> list[Objective]:
    """The shipped objectives with some cards replaced, each in place."""
    file.keys(known=("replacements",))
    objectives = list(shipped_objectives())
    shipped = [objective.id for objective in objectives]
    gone = set()
    for index in range(len(file.items("replacements"))):
        place: Place = ("replacements", index)
        new = objective_at(file, place, more=("replaces",))
        old = file.choice(*place, "replaces", of=tuple(shipped))
        if old in gone:
            raise file.error((*place, "replaces"), f"{old!r} is replaced twice", "data_problem.twice", name=old)
        gone.add(old)
        objectives[shipped.index(old)] = new
    return objectives


def objective_at(file: DataFile, place: Place, more: tuple[str, ...] = ()) -> Objective:
    given = file.keys(*place, known=(*more, *FIELDS))
    name = file.text(*place, "id")
    if not NAME.fullmatch(name) or name in NUMBER_NAMES:
        raise file.error(
            (*place, "id"),
            f"expected a name of at most {MAX_NAME} small letters, digits, - and _, no number card, got {name!r}",
            "data_problem.name",
            most=MAX_NAME,
        )
    points = file.integer(*place, "points", least=1, most=4)
    symbol = file.choice(*place, "symbol", of=SYMBOLS) if "symbol" in given else SYMBOLS[NO_SYMBOL]
    evidence = file.choice(*place, "evidence", of=EVIDENCE) if "evidence" in given else EVIDENCE[0]
    kind = file.choice(*place, "condition", "type", of=tuple(FAMILY_OF))
    family = FAMILY_OF[kind]
    if "kind" in given and file.at(*place, "kind") != family:
        message = f"expected {family} for such a condition, got {file.at(*place, 'kind')!r}"
        raise file.error((*place, "kind"), message, "data_problem.exactly", expected=family)
    terms = CONDITIONS[kind](file, (*place, "condition"))
    check_symbol(file, place, SYMBOLS.index(symbol), terms)
    return Objective(
        name, points, SYMBOLS.index(symbol), FAMILIES.index(family), EVIDENCE.index(evidence), terms, place
    )


def majority_terms(file: DataFile, place: Place) -> tuple[Term, ...]:
    file.keys(*place, known=("type", "attr", "is"))
    attr = attribute(file, place)
    return (Term(LEAD_AT + trait(file, attr, (*place, "is")), 1, NO_LIMIT),)


def count_terms(file: DataFile, place: Place) -> tuple[Term, ...]:
    file.keys(*place, known=("type", "attr", "is", "op", "n"))
    attr = attribute(file, place)
    most = COPIES * (len(VALUES) if attr == "color" else len(COLORS))
    return (Term(trait(file, attr, (*place, "is")), *bounds(file, place, most)),)


def has_all_terms(file: DataFile, place: Place) -> tuple[Term, ...]:
    file.keys(*place, known=("type", "attr", "of"))
    attr = attribute(file, place)
    named = file.items(*place, "of")
    if not 1 <= len(named) <= MAX_TERMS:
        message = f"expected 1 to {MAX_TERMS} of them, got {len(named)}"
        raise file.error((*place, "of"), message, "data_problem.count", least=1, most=MAX_TERMS, found=len(named))
    traits = [trait(file, attr, (*place, "of", index)) for index in range(len(named))]
    if len(set(traits)) < len(traits):
        again = next(each for each in named if named.count(each) > 1)
        raise file.error((*place, "of"), f"one is named twice in {named!r}", "data_problem.twice", name=again)
    return tuple(Term(each, 1, NO_LIMIT) for each in traits)


def distinct_terms(file: DataFile, place: Place) -> tuple[Term, ...]:
    file.keys(*place, known=("type", "all"))
    count = len(file.items(*place, "all"))
    if not 1 <= count <= MAX_TERMS:
        message = f"expected 1 to {MAX_TERMS} demands, got {count}"
        raise file.error((*place, "all"), message, "data_problem.count", least=1, most=MAX_TERMS, found=count)
    terms = []
    for index in range(count):
        demand: Place = (*place, "all", index)
        file.keys(*demand, known=("attr", "op", "n"))
        measure = DIFFERENT_COLORS if attribute(file, demand) == "color" else DIFFERENT_VALUES
        terms.append(Term(measure, *bounds(file, demand, len(COLORS))))
    return tuple(terms)


def zone_size_terms(file: DataFile, place: Place) -> tuple[Term, ...]:
    file.keys(*place, known=("type", "op", "n"))
    return (Term(ZONE_CARDS, *bounds(file, place, MAX_ZONE_CARDS + 2)),)


CONDITIONS = {
    "majority": majority_terms,
    "count": count_terms,
    "has_all": has_all_terms,
    "distinct": distinct_terms,
    "zone_size": zone_size_terms,
}


def attribute(file: DataFile, place: Place) -> str:
    return str(file.choice(*place, "attr", of=("color", "value")))


def trait(file: DataFile, attr: str, place: Place) -> int:
    if attr == "color":
        return COLORS.index(file.choice(*place, of=COLORS))
    return VALUE_AT + VALUES.index(file.choice(*place, of=VALUES))


def bounds(file: DataFile, place: Place, most: int) -> tuple[int, int]:
    """The lowest and the highest value that `op` and `n` allow."""
    op = file.choice(*place, "op", of=("eq", "ge", "le"))
    n = file.integer(*place, "n", least=1 if op == "ge" else 0, most=most)
    return (0 if op == "le" else n), (NO_LIMIT if op == "ge" else n)


def check_symbol(file: DataFile, place: Place, symbol: int, terms: tuple[Term, ...]) -> None:
    """P3, P10: a common objective is a majority, a moon's of a colour, a star's of a value."""
    first = {NO_SYMBOL: 0, MOON: LEAD_AT, STAR: LEAD_AT + VALUE_AT}[symbol]
    if symbol and not first <= terms[0].measure < first + VALUE_AT:
        what = "colour" if symbol == MOON else "value"
        message = f"a {SYMBOLS[symbol]} belongs to a majority of a {what}"
        raise file.error((*place, "symbol"), message, "data_symbol", game="splito", symbol=SYMBOLS[symbol])


def check_unique(file: DataFile, objectives: list[Objective]) -> None:
    seen: set[str] = set()
    for objective in sorted(objectives, key=lambda objective: objective.place[0] == "replacements"):
        if objective.id in seen:
            message = f"{objective.id!r} is used twice"
            raise file.error((*objective.place, "id"), message, "data_problem.twice", name=objective.id)
        seen.add(objective.id)


def check_symbols(file: DataFile, section: str, objectives: list[Objective]) -> None:
    """P3: a moon for each colour, a star for each value."""
    kinds = ((MOON, LEAD_AT, COLORS, "colour"), (STAR, LEAD_AT + VALUE_AT, VALUES, "value"))
    for symbol, first, names, what in kinds:
        found = [objective.terms[0].measure - first for objective in objectives if objective.symbol == symbol]
        if sorted(found) != list(range(len(names))):
            counts = ", ".join(f"{name} {found.count(index)}" for index, name in enumerate(names))
            message = f"expected one {SYMBOLS[symbol]} card for each {what}, got: {counts}"
            raise file.error((section,), message, "data_symbols", game="splito", symbol=SYMBOLS[symbol])


def compile_box(objectives: Sequence[Objective], numbers: Mapping[str, int]) -> Box:
    box = Box()
    for card, name in enumerate(NUMBER_NAMES, 1):
        box.copies[card] = numbers.get(name, 0)
        set_name(box, card, name)
    for card, objective in enumerate(objectives, NUMBERS + 1):
        box.copies[card] = 1
        box.points[card] = objective.points
        box.symbol[card] = objective.symbol
        box.family[card] = objective.family
        box.evidence[card] = objective.evidence
        box.terms[card] = len(objective.terms)
        for index, term in enumerate(objective.terms):
            box.measure[card][index], box.low[card][index], box.high[card][index] = term
        set_name(box, card, objective.id)
    return box


def set_name(box: Box, card: int, name: str) -> None:
    box.name[card] = list(name.encode("ascii").ljust(MAX_NAME, b"\0"))
