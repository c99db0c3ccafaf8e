"""How moves of The Great Split are typed at a terminal."""

from collections.abc import Mapping
from typing import Any

from splittable.core.words import Words
from splittable.games.great_split.board import label, played_text, wrapped


def question(move: str, words: Words, view: Mapping[str, Any]) -> str:
    return words(f"sure.{move.split(' ')[0]}", label=label(move, words, view))


def ways(move: str, words: Words, view: Mapping[str, Any]) -> list[str]:
    """A split is typed as one pile or both: cards by their places in the hand, or by their names in records."""
    if not move.startswith("split "):
        return []
    by_name = [pile.split(" ") for pile in move.removeprefix("split ").split(" / ")]
    by_place = [[str(view["hand"].index(card) + 1) for card in pile] for pile in by_name]
    by_face = [[played_text(card, view, words) for card in pile] for pile in by_name]
    typed = [[" ".join(pile) for pile in piles] for piles in (by_name, by_place, by_face)]
    return [text for piles in typed for text in (*piles, " / ".join(piles))]


def guide(view: Mapping[str, Any], words: Words) -> str:
    """The hand with the numbers by which a split names its cards."""
    if view["phase"] != "split":
        return ""
    cards = [f"{place}) {played_text(card, view, words)}" for place, card in enumerate(view["hand"], 1)]
    return "\n".join([words("type_split"), *wrapped("  ", [f"{card} " for card in cards])])
