"""Splitter as text, drawn from a view: sheets with their centre line, stars, hearts and the state of each group."""

from collections.abc import Mapping
from typing import Any

from splittable.core.spec import CHANCE, Words
from splittable.games.splitter.codes import COLUMN_NAMES, HALF, NUMBERS
from splittable.games.splitter.groups import OPEN, SCORING, SPOILED
from splittable.games.splitter.notation import cell_name

CENTRE = "┊"
STATE_SIGNS = {SCORING: "+", OPEN: " ", SPOILED: "×"}
MARK_SIGNS = {"#": "", "*": "*", "H": "♥"}
FREE = "·"
NO_CELL = "."
SMALL_WIDTH = 18  # of a small sheet with its margin; six fit beside each other


def draw(view: Mapping[str, Any], words: Words, names: list[str]) -> str:
    lines = [words("board_title", round=view["round"], rounds=view["rounds"], dice=dice_line(view, words)), ""]
    large = seats_drawn_large(view)
    for seat in large:
        lines += [*draw_sheet(view, words, names, seat), ""]
    lines += draw_small(view, words, names, [seat for seat in range(view["players"]) if seat not in large])
    if view["verdict"] is not None:
        lines += [words(f"verdict_{view['verdict']}"), ""]
    return "\n".join([*lines, words("board_legend")])


def dice_line(view: Mapping[str, Any], words: Words) -> str:
    if view["dice"]:
        high, low = view["dice"]
        return words("board_dice", high=high, low=low)
    return words("board_over" if view["over"] else "board_no_dice")


def seats_drawn_large(view: Mapping[str, Any]) -> list[int]:
    """One's own sheet; for a spectator all, if they are few."""
    if view["seat"] is not None:
        return [view["seat"]]
    return list(range(view["players"])) if view["players"] <= 2 else []


def draw_sheet(view: Mapping[str, Any], words: Words, names: list[str], seat: int) -> list[str]:
    head = words("board_player", name=names[seat], points=view["scores"][seat])
    if seat == view["seat"] and view["choice"]:
        head += f" · {words('board_choice', **view['choice'])}"
    elif seat in view["chosen"]:
        head += f" · {words('board_chosen')}"
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
    """Four characters: the group's state, the number or a sign of a free cell, the mark, a gap."""
    if number == NO_CELL:
        return "    "
    if number == "0":
        return f" {MARK_SIGNS[mark] or FREE}  "
    return f"{STATE_SIGNS[state]}{number}{MARK_SIGNS[mark] or ' '} "


def side_lines(view: Mapping[str, Any], words: Words, seat: int) -> list[str]:
    """Beside the seven rows: the points of each number, and how the hearts stand."""
    lines = []
    for number in range(1, NUMBERS + 1):
        points = sum(group["points"] for group in view["groups"][seat] if group["number"] == number)
        lines.append(f"{words('board_number', number=number)} {points:>3}")
    hearts = view["hearts"][seat]
    return [*lines, f"{words('board_hearts')} {words(f'hearts_{hearts}')}" if hearts else ""]


def draw_small(view: Mapping[str, Any], words: Words, names: list[str], seats: list[int]) -> list[str]:
    """Sheets without group states, six beside each other."""
    lines = []
    for start in range(0, len(seats), 6):
        batch = seats[start : start + 6]
        heads = [f"{names[seat][: SMALL_WIDTH - 5]} {view['scores'][seat]}" for seat in batch]
        lines.append(beside(heads))
        lines.append(beside([words("board_chosen") if seat in view["chosen"] else "" for seat in batch]))
        rows = range(len(view["layout"]))
        lines += [beside([small_row(view["sheets"][seat][row]) for seat in batch]) for row in rows]
        lines.append("")
    return lines


def small_row(numbers: str) -> str:
    signs = numbers.replace(NO_CELL, " ").replace("0", FREE)
    return f"{signs[:HALF]}{CENTRE}{signs[HALF:]}"


def beside(parts: list[str]) -> str:
    return "".join(part.ljust(SMALL_WIDTH) for part in parts).rstrip()


def prompt(view: Mapping[str, Any], words: Words) -> str:
    high, low = view["dice"]
    return words("ask_write", high=high, low=low, example=view["legal"][0])


def label(move: str, words: Words, view: Mapping[str, Any]) -> str:
    """A legal move as a person reads it."""
    _, cell, number = move.split(" ")
    return words("label", cell=cell, number=number)


def narrate(event: Mapping[str, Any], words: Words, names: list[str]) -> str:
    """One line for an event."""
    if event["type"] == "written":
        placements = [words("placement", **{**p, "name": names[p["seat"]]}) for p in event["placements"]]
        return words("event_written", placements=", ".join(placements))
    if event["type"] == "verdict":
        return words(f"verdict_{event['rank']}")
    if event["seat"] == CHANCE:
        _, high, low = event["move"].split(" ")
        return words("event_roll", high=high, low=low)
    return words("event_chosen", name=names[event["seat"]])
