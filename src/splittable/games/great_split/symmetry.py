"""Choices that are one, because the cards in them have the same faces."""

from typing import Any

from splittable.games.great_split.codes import PLAY_AT, SPLIT_AT, SPLITTER_AT, TAKE_AT, Box
from splittable.games.great_split.state import State

Face = tuple[int, ...]
"""The level of a card, which its back shows, and its icons."""


def alike(s: State, box: Box, seat: int, actions: list[int]) -> list[Any]:
    return [key_of(s, box, seat, action) for action in actions]


def key_of(s: State, box: Box, seat: int, action: int) -> Any:
    if action < SPLIT_AT:
        return face(box, action)
    if action < TAKE_AT:
        return tuple(sorted(piles(s, box, seat, action - SPLIT_AT + 1)))
    if action < PLAY_AT:
        right = (seat - 1) % s.players
        return piles(s, box, right, s.split[right])[action - TAKE_AT]
    if action < SPLITTER_AT:
        card, use = divmod(action - PLAY_AT, 3)
        return face(box, card), use
    return action


def face(box: Box, card: int) -> Face:
    level = sum(card >= start for start in box.level_start[1:])
    return level, *box.icons[card]


def piles(s: State, box: Box, holder: int, pattern: int) -> tuple[tuple[Face, ...], tuple[Face, ...]]:
    """The faces of the two piles of a hand. Which of them is called the first makes no difference to anybody."""
    hand = s.hand[holder][: s.hand_size[holder]]
    second = [card for place, card in enumerate(hand) if place and pattern >> (place - 1) & 1]
    first = [card for card in hand if card not in second]
    return tuple(sorted(face(box, card) for card in first)), tuple(sorted(face(box, card) for card in second))
