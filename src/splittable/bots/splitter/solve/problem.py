"""The problem to solve: a sheet, the dice, and what is already written."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from splittable.core.errors import BadSetup, Refusal
from splittable.core.play import State
from splittable.core.spec import CHANCE
from splittable.games.splitter.codes import HEARTS_BONUS, NUMBERS, Box
from splittable.games.splitter.notation import is_number, pair_code
from splittable.games.splitter.sheets import load_box, names

Roll = tuple[int, int]
"""Two dice, the larger first."""


@dataclass(frozen=True)
class Placement:
    """A roll in a pair: the number on the left and on the right."""

    pair: int
    left: int
    right: int


@dataclass(frozen=True)
class Problem:
    """Fill the rest of a sheet as well as these dice allow. Without dice any roll can come."""

    box: Box
    dice: tuple[Roll, ...] | None
    written: tuple[Placement, ...] = ()  # where the first rolls went

    @property
    def free_pairs(self) -> list[int]:
        taken = {placement.pair for placement in self.written}
        return [pair for pair in self.box.pairs[: self.box.rounds] if pair not in taken]

    @property
    def open_dice(self) -> tuple[Roll, ...]:
        """The dice still to place, as far as they are known."""
        return () if self.dice is None else self.dice[len(self.written) :]

    def counted_bound(self) -> int:
        """An upper bound by counting: a group of k takes k cells, and a star doubles one group."""
        stars = self.box.stars.bit_count()
        if self.dice is None:
            cells = self.box.cells.bit_count()
            return cells + NUMBERS * stars + (HEARTS_BONUS if self.box.hearts else 0)
        counts = Counter(number for roll in self.dice for number in roll)
        groups = [number for number in range(NUMBERS, 0, -1) for _ in range(counts[number] // number)]
        hearts = self.box.hearts and max(counts.values()) >= self.box.hearts.bit_count()
        return sum(groups) + sum(groups[:stars]) + (HEARTS_BONUS if hearts else 0)


def sheet_box(sheet: str | Path | Mapping[str, Any]) -> Box:
    """The tables of a printed sheet by name, or of a custom one by file or content."""
    return load_box({"size": "full", "own_sheet": None, "sheet": None, **options_of(sheet)})


def options_of(sheet: str | Path | Mapping[str, Any]) -> dict[str, Any]:
    """The options of a game on that sheet."""
    if isinstance(sheet, str) and sheet in names():
        return {"sheet": sheet}
    if isinstance(sheet, str) and not Path(sheet).suffix:
        known = ", ".join(names())
        raise BadSetup("solve/sheet", f"unknown sheet {sheet!r}; expected {known} or the path of a sheet file")
    return {"own_sheet": sheet}


def parse_dice(text: str) -> list[Roll]:
    """`4-1 5-4 …` → [(4, 1), (5, 4), …]; which die of a roll comes first makes no difference."""
    rolls = []
    for number, word in enumerate(text.replace(",", " ").split(), 1):
        dice = word.split("-")
        if len(dice) != 2 or not all(is_number(die) for die in dice):
            raise BadSetup("solve/dice", f"roll {number} is {word!r}; expected two dice such as 4-1")
        rolls.append(as_roll(number, int(dice[0]), int(dice[1])))
    return rolls


def as_roll(number: int, one: int, other: int) -> Roll:
    for die in (one, other):
        if type(die) is not int or not 1 <= die <= NUMBERS:
            raise BadSetup("solve/dice", f"roll {number} has a die of {die!r}; a die shows 1 to {NUMBERS}")
    return max(one, other), min(one, other)


def make_problem(
    sheet: str | Path | Mapping[str, Any], dice: str | Sequence[Sequence[int]], written: Sequence[str] = ()
) -> Problem:
    """A checked problem. `written` are moves such as `write b3 4`, for the first rolls."""
    box = sheet_box(sheet)
    if isinstance(dice, str):
        rolls = parse_dice(dice)
    else:
        rolls = [as_roll(number, *roll) for number, roll in enumerate(dice, 1)]
    if len(rolls) != box.rounds:
        raise BadSetup("solve/dice", f"this sheet takes {box.rounds} rolls, got {len(rolls)}")
    if len(written) > len(rolls):
        raise BadSetup("solve/written", f"{len(written)} placements for {len(rolls)} rolls")
    placements: list[Placement] = []
    for roll, move in zip(rolls, written, strict=False):
        placement = place(box, roll, move)
        if placement.pair in [earlier.pair for earlier in placements]:
            raise BadSetup("solve/written", f"{move!r}: that pair is taken already")
        placements.append(placement)
    return Problem(box, tuple(rolls), tuple(placements))


def place(box: Box, roll: Roll, move: str) -> Placement:
    match move.split(" "):
        case ["write", cell, number] if number in {str(die) for die in roll}:
            try:
                pair = pair_code(box, cell)
            except (Refusal, ValueError, IndexError):
                raise BadSetup("solve/written", f"{move!r}: the sheet has no left cell {cell!r}") from None
            left = int(number)
            return Placement(pair, left, sum(roll) - left)
    raise BadSetup("solve/written", f"{move!r} does not place the roll {roll[0]}-{roll[1]}, e.g. 'write b3 {roll[0]}'")


def dice_of(state: State) -> list[Roll]:
    """The rolls of a game."""
    rolls = [move.split(" ") for who, _, move in state.log if who == CHANCE]
    return [(int(high), int(low)) for _, high, low in rolls]


def problem_of(state: State, seat: int) -> Problem:
    """A finished game as a problem with every roll placed as this seat has placed it, in the order of the rounds."""
    if state.game.name != "splitter":
        raise BadSetup("solve/game", f"expected a game of Splitter, got {state.game.title}")
    if not state.is_over:
        raise BadSetup("solve/unfinished", f"the game is not over: {len(dice_of(state))} rolls so far")
    if not 0 <= seat < state.players:
        raise BadSetup("solve/seat", f"expected a seat from 0 to {state.players - 1}, got {seat}")
    box: Any = state.components
    rolls = dice_of(state)
    moves = [move for who, _, move in state.log if who == seat]
    placements = [place(box, roll, move) for roll, move in zip(rolls, moves, strict=False)]
    if len(placements) < len(rolls):  # a double in the last round is written automatically
        [pair] = Problem(box, tuple(rolls), tuple(placements)).free_pairs
        placements.append(Placement(pair, *rolls[-1]))
    return Problem(box, tuple(rolls), tuple(placements))
