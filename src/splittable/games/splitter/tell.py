"""Splitter in sentences, from a view: what a screen reader reads instead of the drawn sheets."""

from collections.abc import Mapping
from typing import Any

from splittable.core.texts import apart, capital, joined
from splittable.core.words import Names, Words
from splittable.games.splitter.board import dice_line, placed, seats_drawn_large
from splittable.games.splitter.codes import HALF
from splittable.games.splitter.groups import SCORING
from splittable.games.splitter.notation import cell_name

FREE = "0"


def tell(view: Mapping[str, Any], words: Words, names: Names) -> str:
    lines = [words("tell_round", round=view["round"], rounds=view["rounds"], dice=dice_line(view, words))]
    large = seats_drawn_large(view)
    for seat in large:
        lines += [tell_player(view, words, names, seat), *tell_sheet(view, words, seat)]
    for mark, key in (("*", "tell_stars"), ("H", "tell_hearts")):
        if cells := marked_cells(view, mark):
            lines.append(words(key, cells=joined(cells, words)))
    for seat in range(view["players"]):
        if seat not in large:
            lines.append(tell_player(view, words, names, seat) + tell_scoring(view, words, seat))
    if view["verdict"] is not None:
        verdict = words("verdict", rank=view["verdict"])
        lines.append(f"{verdict}.")
    return "\n".join(lines)


def tell_player(view: Mapping[str, Any], words: Words, names: Names, seat: int) -> str:
    points = words("points_in_words", count=view["scores"][seat])
    sentences = [words("tell_player", name=names[seat], points=points)]
    if view["hearts"][seat]:
        sentences.append(words(f"tell_hearts_state.{view['hearts'][seat]}"))
    if choice := choice_of(view, seat):
        sentences.append(words("tell_choice", **placed(choice)))
    elif seat in view["chosen"]:
        sentences.append(words("tell_chosen"))
    return " ".join(sentences)


def choice_of(view: Mapping[str, Any], seat: int) -> Mapping[str, Any] | None:
    """A placement of the running round that the reader may know."""
    if "opened" in view:
        found: Mapping[str, Any] | None = view["opened"]["choices"][seat]
        return found
    return view["choice"] if seat == view["seat"] else None


def tell_sheet(view: Mapping[str, Any], words: Words, seat: int) -> list[str]:
    """Every group and how it is doing, then what is free; a pair goes by its left cell, as in the moves."""
    lines = [
        words("tell_group", group=capital(group_text(group, words)), state=state_text(group, words))
        for group in view["groups"][seat]
    ]
    free = [
        cell_name(row, column)
        for row, numbers in enumerate(view["sheets"][seat])
        for column in range(HALF)
        if numbers[column] == FREE
    ]
    return [*lines, words("tell_free", cells=joined(free, words))] if free else lines


def tell_scoring(view: Mapping[str, Any], words: Words, seat: int) -> str:
    scoring = [group_text(group, words) for group in view["groups"][seat] if group["state"] == SCORING]
    return f" {words('tell_scoring', groups=apart(scoring, words))}" if scoring else ""


def group_text(group: Mapping[str, Any], words: Words) -> str:
    key = "group_cell" if len(group["cells"]) == 1 else "group_cells"
    return words(key, number=group["number"], cells=joined(group["cells"], words))


def state_text(group: Mapping[str, Any], words: Words) -> str:
    if group["state"] == SCORING:
        return words("points_in_words", count=group["points"])
    return words(f"tell_group_state.{group['state']}")


def marked_cells(view: Mapping[str, Any], wanted: str) -> list[str]:
    return [
        cell_name(row, column)
        for row, marks in enumerate(view["layout"])
        for column, mark in enumerate(marks)
        if mark == wanted
    ]
