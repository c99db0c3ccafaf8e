"""Splitter as text, drawn from a view: sheets with their centre line, stars, hearts and the state of each group."""

from collections.abc import Mapping
from typing import Any

from splittable.core.spec import CHANCE
from splittable.core.texts import apart
from splittable.core.words import Names, Words
from splittable.games.splitter.codes import COLUMN_NAMES, HALF, NUMBERS
from splittable.games.splitter.groups import OPEN, SCORING, SPOILED
from splittable.games.splitter.notation import cell_name, mirror_name

CENTRE = "┊"
STATE_SIGNS = {SCORING: "+", OPEN: " ", SPOILED: "×"}
MARK_SIGNS = {"#": "", "*": "*", "H": "♥"}
FREE = "·"
NO_CELL = "."
SMALL_WIDTH = 18  # of a small sheet with its margin; six fit side by side


def draw(view: Mapping[str, Any], words: Words, names: Names) -> str:
    lines = [words("board_title", round=view["round"], rounds=view["rounds"], dice=dice_line(view, words)), ""]
    large = seats_drawn_large(view)
    for seat in large:
        lines += [*draw_sheet(view, words, names, seat), ""]
    lines += draw_small(view, words, names, [seat for seat in range(view["players"]) if seat not in large])
    if view["verdict"] is not None:
        lines += [words("verdict", rank=view["verdict"]), ""]
    return "\n".join([*lines, words("board_legend")])


def dice_line(view: Mapping[str, Any], words: Words) -> str:
    if view["dice"]:
        return words("the_dice", **both(*view["dice"]))
    return words("board_over" if view["over"] else "board_no_dice")


def both(high: int, low: int) -> dict[str, Any]:
    """Two dice, for a sentence that says a double in its own way."""
    return {"high": high, "low": low, "double": high == low}


def dice_of(roll: str) -> dict[str, Any]:
    """The dice of a chance move."""
    _, high, low = roll.split(" ")
    return both(int(high), int(low))


def seats_drawn_large(view: Mapping[str, Any]) -> list[int]:
    """The own sheet; for a spectator all sheets, if there are few."""
    if view["seat"] is not None:
        return [view["seat"]]
    return list(range(view["players"])) if view["players"] <= 2 else []


def draw_sheet(view: Mapping[str, Any], words: Words, names: Names, seat: int) -> list[str]:
    head = words("board_player", name=names[seat], count=view["scores"][seat])
    if seat == view["seat"] and view["choice"]:
        head += f" · {words('board_choice', **placed(view['choice']))}"
    elif seat in view["chosen"]:
        head += f" · {words('has_placed')}"
    states = {cell: group["state"] for group in view["groups"][seat] for cell in group["cells"]}
    letters = [f" {letter}  " for letter in COLUMN_NAMES]
    lines = [head, f"   {''.join(letters[:HALF])}{CENTRE} {''.join(letters[HALF:])}".rstrip()]
    side = side_lines(view, words, seat)
    for row, marks in enumerate(view["layout"]):
        cells = [
            draw_cell(mark, view["sheets"][seat][row][column], states.get(cell_name(row, column), OPEN))
            for column, mark in enumerate(marks)
        ]
        line = f" {row + 1} {''.join(cells[:HALF])}{CENTRE} {''.join(cells[HALF:])}"
        lines.append(f"{line}  {side[row]}".rstrip())
    return lines


def draw_cell(mark: str, number: str, state: str) -> str:
    """Four characters: the group's state, the number or a symbol for a free cell, the mark, a gap."""
    if number == NO_CELL:
        return "    "
    if number == "0":
        return f" {MARK_SIGNS[mark] or FREE}  "
    return f"{STATE_SIGNS[state]}{number}{MARK_SIGNS[mark] or ' '} "


def side_lines(view: Mapping[str, Any], words: Words, seat: int) -> list[str]:
    """Next to the seven rows: the points of each number, and the state of the hearts."""
    lines = []
    for number in range(1, NUMBERS + 1):
        points = sum(group["points"] for group in view["groups"][seat] if group["number"] == number)
        lines.append(f"{words('numbers', number=number)} {points:>3}")
    hearts = view["hearts"][seat]
    return [*lines, f"{words('board_hearts')} {words(f'hearts_state.{hearts}')}" if hearts else ""]


def draw_small(view: Mapping[str, Any], words: Words, names: Names, seats: list[int]) -> list[str]:
    """Sheets without group states, six side by side."""
    lines = []
    for start in range(0, len(seats), 6):
        batch = seats[start : start + 6]
        heads = [f"{names[seat][: SMALL_WIDTH - 5]} {view['scores'][seat]}" for seat in batch]
        lines.append(beside(heads))
        lines.append(beside([words("has_placed") if seat in view["chosen"] else "" for seat in batch]))
        rows = range(len(view["layout"]))
        lines += [beside([small_row(view["sheets"][seat][row]) for seat in batch]) for row in rows]
        lines.append("")
    return lines


def small_row(numbers: str) -> str:
    signs = numbers.replace(NO_CELL, " ").replace("0", FREE)
    return f"{signs[:HALF]}{CENTRE}{signs[HALF:]}"


def beside(parts: list[str]) -> str:
    return "".join(part.ljust(SMALL_WIDTH) for part in parts).rstrip()


def placed(choice: Mapping[str, Any]) -> dict[str, Any]:
    """A placement, for a sentence that names both cells."""
    return {**choice, "mirror": mirror_name(choice["cell"])}


def prompt(view: Mapping[str, Any], words: Words) -> str:
    return words("ask_place", example=label(view["legal"][0], words, view), **both(*view["dice"]))


def label(move: str, words: Words, view: Mapping[str, Any]) -> str:
    """A legal move in words."""
    _, cell, number = move.split(" ")
    return words("label", cell=cell, number=number)


def narrate(event: Mapping[str, Any], words: Words, names: Names) -> str:
    """One line for an event; empty for what the board shows anyway."""
    match event["type"]:
        case "written":
            said = [words("event_place", name=names[each["seat"]], **placed(each)) for each in event["placements"]]
            return words("event_placed", round=event["round"], placements=apart(said, words))
        case "verdict":
            return words("verdict", rank=event["rank"])
        case "move" if event["seat"] == CHANCE:
            return words("event_roll", **dice_of(event["move"]))
        case "move":
            return words("event_chosen", name=names[event["seat"]])
    return ""
