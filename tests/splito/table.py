"""Positions of Splito, laid out by playing them: each card is dealt to the hand that has it at the right turn."""

from typing import Any

import splittable
from splittable import CHANCE, State
from splittable.games.splito.codes import CARDS, card_name

GAME = splittable.load("splito")


def position(plays: list[list[str]], common: tuple[str, str] = ("maj_v6", "maj_black"), **options: Any) -> State:
    """The state after these turns; plays[turn][seat] is e.g. "red5 left". Whatever else hands need is filled up."""
    players = len(plays[0])
    state = deal(hands_for(plays, players, common, **options), common, **options)
    for turn in plays:
        for seat, play in enumerate(turn):
            state.play(seat, f"play {play}")
    return state


def hands_for(plays: list[list[str]], players: int, common: tuple[str, str], **options: Any) -> list[list[str]]:
    box: Any = GAME.start(players, **options).components
    left = {card_name(box, card): box.copies[card] for card in range(1, CARDS + 1)}
    hands: list[list[str]] = [[] for _ in range(players)]
    for card in common:
        left[card] -= 1
    for turn, by_seat in enumerate(plays):
        for seat, play in enumerate(by_seat):
            card = play.split(" ")[0]
            left[card] -= 1
            hands[(seat - turn) % players].append(card)
    assert min(left.values()) >= 0, "a position uses a card too often"
    rest = [name for name, copies in left.items() for _ in range(copies)]
    for hand in hands:
        while len(hand) < box.hand:
            hand.append(rest.pop(0))
    return hands


def deal(hands: list[list[str]], common: tuple[str, str], **options: Any) -> State:
    state = GAME.start(len(hands), **options)
    for card in common:
        state.play(CHANCE, f"common {card}")
    for number in range(len(hands[0])):
        for seat, hand in enumerate(hands):
            state.play(CHANCE, f"deal {seat} {hand[number]}")
    return state


def fields(state: State) -> Any:
    """The kernel's own state."""
    return state.position


def box_of(state: State) -> Any:
    return state.components


def dealt(players: int, seed: int = 1, **options: Any) -> State:
    state = GAME.start(players, **options)
    state.roll(seed)
    return state
