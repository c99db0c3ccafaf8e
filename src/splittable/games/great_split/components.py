"""Reads a component file of The Great Split, checks it field by field and fills the tables of the box."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from splittable.core.datafile import DataFile, Place, read
from splittable.core.errors import BadData, BadSetup
from splittable.games.great_split.codes import (
    ARROW,
    CURSOR_SIZE,
    CURSOR_ZERO,
    GOLD,
    ICONS,
    LEVELS,
    LINES,
    MAX_MARKET,
    MAX_SPACES,
    PRESTIGE_ICON,
    RESOURCES,
    SEAL_AT,
    TOKENS,
    Box,
)
from splittable.games.great_split.facts import check_facts

FOLDER = Path(__file__).parent
GROUPS = ("diamond", "square")
PARTS = (
    "starting_hand",
    "resources",
    "seals",
    "market",
    "scoring_tokens",
    "rounds",
    "two_players_also_get",
    "cards",
    "characters",
)


class Counts(NamedTuple):
    """The required number of everything."""

    starting_hand: int
    cards: tuple[int, ...]  # by level
    tiles: int
    rounds: int
    lines: int
    limits: tuple[int, int]  # the lowest and the highest hand limit
    shortest: int  # the lowest last space of a track


FULL = Counts(4, (29, 21, 21), 7, 6, LINES, (5, 7), 1)
TINY = Counts(1, (2, 2, 0), 2, 1, 0, (2, 2), 0)


def load_components(value: Any) -> Any:
    """The option `components`: a path becomes the content of the file, for records."""
    if value is None:
        return None
    if not isinstance(value, str | Path | Mapping | DataFile):
        raise BadSetup("setup/option", f"option 'components' must be a file's path or its content, got {value!r}")
    file = read(value)
    compile_box(file, FULL)
    check_facts(file)
    return file.data


def load_box(options: Mapping[str, Any]) -> Box:
    components = options["components"]
    if options["size"] == "tiny":
        if components is not None:
            raise BadSetup("setup/option", "option 'components' is for size 'full'; 'tiny' has its own components")
        return shipped("tiny.yaml", TINY)
    return shipped("components.yaml", FULL) if components is None else compile_box(read(components), FULL)


@cache
def shipped(name: str, counts: Counts) -> Box:
    return compile_box(read(FOLDER / name), counts)


def compile_box(file: DataFile, counts: Counts) -> Box:
    box = Box()
    file.keys(known=PARTS)
    box.start_cards = file.integer("starting_hand", least=counts.starting_hand, most=counts.starting_hand)
    read_resources(file, box, counts)
    read_seals(file, box, counts)
    read_market(file, box)
    read_rounds(file, box, counts)
    read_cards(file, box, counts)
    read_tiles(file, box, counts)
    return box


def read_resources(file: DataFile, box: Box, counts: Counts) -> None:
    file.keys("resources", known=RESOURCES)
    for number, name in enumerate(RESOURCES):
        place = ("resources", name)
        special = {"books": ("values",), "gold": ("arrows",)}.get(name, ())
        file.keys(*place, known=("last", "contracts", *special))
        last = file.integer(*place, "last", least=counts.shortest, most=MAX_SPACES - 1)
        box.last[number] = last
        for space in spaces(file, (*place, "contracts"), last):
            for reached in range(space, MAX_SPACES):
                box.contracts[number][reached] += 1
    arrows = ("resources", "gold", "arrows")
    for space in spaces(file, arrows, box.last[GOLD]):
        box.effect[GOLD][space] = ARROW
    read_stairs(file, ("resources", "books", "values"), "points", box.last[0], 99, box.book_value)


def read_seals(file: DataFile, box: Box, counts: Counts) -> None:
    file.keys("seals", known=RESOURCES)
    for number, name in enumerate(RESOURCES):
        place = ("seals", name)
        file.keys(*place, known=("group", "last", "banners", "steps"))
        group = GROUPS.index(file.choice(*place, "group", of=GROUPS))
        box.seal_fits[group][number] = 1
        box.seal_fits[len(GROUPS)][number] = 1  # a star fits any
        last = file.integer(*place, "last", least=counts.shortest, most=MAX_SPACES - 1)
        box.last[SEAL_AT + number] = last
        read_stairs(file, (*place, "banners"), "stars", last, 9, box.stars[number])
        before = 0
        for index in range(len(file.items(*place, "steps"))):
            entry = (*place, "steps", index)
            file.keys(*entry, known=("space", "resource"))
            before = ascending_space(file, (*entry, "space"), before, last)
            box.effect[SEAL_AT + number][before] = 1 + RESOURCES.index(file.choice(*entry, "resource", of=RESOURCES))


def spaces(file: DataFile, place: Place, last: int) -> list[int]:
    """A list of spaces in ascending order."""
    before = 0
    found = []
    for index in range(len(file.items(*place))):
        before = ascending_space(file, (*place, index), before, last)
        found.append(before)
    return found


def ascending_space(file: DataFile, place: Place, before: int, last: int) -> int:
    space = file.integer(*place, least=1, most=last)
    if space <= before:
        raise file.error(place, f"spaces must ascend, got {space} after {before}", "data_problem.ascending")
    return space


def read_stairs(file: DataFile, place: Place, what: str, last: int, most: int, table: list[int]) -> None:
    """Values that count from their space on, each higher than the one before."""
    space = value = 0
    for index in range(len(file.items(*place))):
        entry = (*place, index)
        file.keys(*entry, known=("space", what))
        space = ascending_space(file, (*entry, "space"), space, last)
        found = file.integer(*entry, what, least=1, most=most)
        if found <= value:
            message = f"{what} must ascend, got {found} after {value}"
            raise file.error((*entry, what), message, "data_problem.ascending")
        value = found
        for reached in range(space, MAX_SPACES):
            table[reached] = value


def read_market(file: DataFile, box: Box) -> None:
    file.keys("market", known=("tokens", "cursor"))
    for index in range(len(file.items("market", "tokens"))):
        box.market[file.integer("market", "tokens", index, least=0, most=MAX_MARKET - 1)] += 1
    cursor = ("market", "cursor")
    file.keys(*cursor, known=("lowest", "steps"))
    points = file.integer(*cursor, "lowest", least=0, most=99)
    lead = -CURSOR_ZERO
    box.cursor = [points] * CURSOR_SIZE
    for index in range(len(file.items(*cursor, "steps"))):
        entry = (*cursor, "steps", index)
        file.keys(*entry, known=("lead", "points"))
        found = file.integer(*entry, "lead", least=1 - CURSOR_ZERO, most=CURSOR_ZERO)
        if found <= lead:
            message = f"leads must ascend, got {found} after {lead}"
            raise file.error((*entry, "lead"), message, "data_problem.ascending")
        lead = found
        points = file.integer(*entry, "points", least=0, most=99)
        for reached in range(CURSOR_ZERO + lead, CURSOR_SIZE):
            box.cursor[reached] = points


def read_rounds(file: DataFile, box: Box, counts: Counts) -> None:
    box.rounds = exactly(file, ("rounds",), counts.rounds)
    file.keys("two_players_also_get", known=LEVELS)
    limit = counts.limits[0]
    for index in range(box.rounds):
        number = index + 1
        file.keys("rounds", index, known=("level", "hand_limit", "scoring_line"))
        level = file.choice("rounds", index, "level", of=LEVELS)
        box.level[number] = LEVELS.index(level)
        box.limit[number] = file.integer("rounds", index, "hand_limit", least=limit, most=counts.limits[1])
        limit = box.limit[number]  # it never decreases
        box.extra_level[number] = -1
        if level in file.at("two_players_also_get"):
            box.extra_level[number] = LEVELS.index(file.choice("two_players_also_get", level, of=LEVELS))
        line = file.at("rounds", index, "scoring_line")
        if type(line) is not bool:
            message = f"expected true or false, got {line!r}"
            raise file.error(("rounds", index, "scoring_line"), message, "data_problem.choice", choices="true, false")
        if line:
            if box.lines == counts.lines:
                message = f"expected {counts.lines} scoring lines, got more"
                raise file.error(("rounds", index, "scoring_line"), message, "data_problem.extra")
            box.line_round[box.lines] = number
            box.lines += 1
    if box.lines != counts.lines:
        raise wrong_count(file, ("rounds",), f"{counts.lines} scoring lines", counts.lines, box.lines)
    expected = list(TOKENS[: 2 * counts.lines])
    if file.items("scoring_tokens") != expected:
        message = f"expected {expected}, got {file.at('scoring_tokens')!r}"
        raise file.error(("scoring_tokens",), message, "data_problem.exactly", expected=str(expected))


def exactly(file: DataFile, place: Place, count: int) -> int:
    found = len(file.items(*place))
    if found != count:
        raise wrong_count(file, place, f"{count} of them", count, found)
    return count


def wrong_count(file: DataFile, place: Place, expected: str, count: int, found: int) -> BadData:
    message = f"expected {expected}, got {found}"
    return file.error(place, message, "data_problem.count", least="same", most=count, found=found)


def read_cards(file: DataFile, box: Box, counts: Counts) -> None:
    ids = [
        f"{LEVELS[level]}-{number:02}" for level, count in enumerate(counts.cards) for number in range(1, count + 1)
    ]
    for index in range(len(file.items("cards"))):
        file.keys("cards", index, known=("id", "icons"))
        found = file.text("cards", index, "id")
        if index >= len(ids) or found != ids[index]:
            wanted = f"expected {ids[index]!r}" if index < len(ids) else f"expected no card after {ids[-1]!r}"
            message = f"{wanted} ({in_all(counts)}), got {found!r}"
            at = ("cards", index, "id")
            if index >= len(ids):
                raise file.error(at, message, "data_problem.extra")
            raise file.error(at, message, "data_problem.exactly", expected=ids[index])
        read_icons(file, ("cards", index, "icons"), ICONS, box.icons[index])
        if not any(box.icons[index]):
            raise file.error(("cards", index, "icons"), "a card has at least one icon", "data_problem.icons")
    if len(file.items("cards")) < len(ids):
        lacking = ids[len(file.items("cards"))]
        message = f"{lacking!r} is missing ({in_all(counts)})"
        raise file.error(("cards",), message, "data_problem.missing", name=lacking)
    box.cards = len(ids)
    for level, count in enumerate(counts.cards):
        box.level_start[level + 1] = box.level_start[level] + count


def in_all(counts: Counts) -> str:
    return ", ".join(f"{count} of level {level}" for level, count in zip(LEVELS, counts.cards, strict=True))


def read_icons(file: DataFile, place: Place, known: tuple[str, ...], table: list[int]) -> None:
    for name in file.keys(*place, known=known):
        table[known.index(name)] = file.integer(*place, name, least=1, most=9)


def read_tiles(file: DataFile, box: Box, counts: Counts) -> None:
    box.tiles = exactly(file, ("characters",), counts.tiles)
    for index in range(box.tiles):
        place = ("characters", index)
        file.keys(*place, known=("id", "name", "start", "contracts"))
        file.choice(*place, "id", of=(f"C{index + 1}",))
        file.text(*place, "name")
        read_icons(file, (*place, "start"), ICONS[: PRESTIGE_ICON + 1], box.tile_start[index])
        read_icons(file, (*place, "contracts"), RESOURCES, box.tile_contracts[index])
