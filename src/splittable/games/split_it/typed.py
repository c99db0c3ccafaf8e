"""How moves of Split it! are typed at a terminal."""

from collections.abc import Mapping
from typing import Any

from splittable.core.words import Words
from splittable.games.split_it.board import label


def question(move: str, words: Words, view: Mapping[str, Any]) -> str:
    kind, what, *_ = move.split(" ")
    return words(f"sure.{kind}", label=label(move, words, view), number=what)


def ways(move: str, words: Words, view: Mapping[str, Any]) -> list[str]:
    """The numbers alone: two gaps, a column."""
    kind, *numbers = move.split(" ")
    return [" ".join(numbers)] if kind in ("cut", "joker") else []


def guide(view: Mapping[str, Any], words: Words) -> str:
    """Cuts and columns are numbers already: numbers in a list would only confuse."""
    match view["phase"]:
        case "cut":
            return words("type_cut", last=len(view["row"]) - 1)
        case "jokers":
            return words("type_joker", columns=" · ".join(move.split(" ")[1] for move in view["legal"]))
    return ""
