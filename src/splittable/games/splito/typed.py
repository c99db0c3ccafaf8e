"""How moves of Splito are typed at a terminal."""

from collections.abc import Mapping
from typing import Any

from splittable.core.words import Words
from splittable.games.splito.board import a_card, goals_of


def question(move: str, words: Words, view: Mapping[str, Any]) -> str:
    _, card, side = move.split(" ")
    return words("sure_play", label=words(f"to_the.{side}", card=a_card(card, goals_of(view), words)))


def ways(move: str, words: Words, view: Mapping[str, Any]) -> list[str]:
    return []


def guide(view: Mapping[str, Any], words: Words) -> str:
    return ""
