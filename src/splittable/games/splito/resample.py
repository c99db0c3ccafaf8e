"""Redraw what a seat can't know (P15): hands it has not held, and what the others have chosen this turn."""

from splittable.core.rng import below
from splittable.games.splito.codes import CARDS, PLAY, Box
from splittable.games.splito.kernel import hand_held, knows_hand
from splittable.games.splito.state import State


def resample(s: State, box: Box, seat: int, g: list[int]) -> None:
    deal_again(s, seat, g)
    if s.phase == PLAY:
        for other in range(s.players):
            if other != seat and s.chosen_card[other]:
                choose_again(s, box, other, g)


def deal_again(s: State, seat: int, g: list[int]) -> None:
    """Hands that `seat` does not know go back to the undealt cards, and as many are drawn for each."""
    for hand in range(s.players):
        if not knows_hand(s, seat, hand):
            for place in range(hand_size(s, hand)):
                s.undealt[s.hands[hand][place]] += 1
    left = 0
    for card in range(1, CARDS + 1):
        left += s.undealt[card]
    for hand in range(s.players):
        if not knows_hand(s, seat, hand):
            for place in range(hand_size(s, hand)):
                insert(s, hand, place, draw(s, below(g, left)))
                left -= 1


def hand_size(s: State, hand: int) -> int:
    size = 0
    while size < len(s.hands[hand]) and s.hands[hand][size]:
        size += 1
    return size


def draw(s: State, number: int) -> int:
    """The undealt card that is `number` places from the first."""
    card = 1
    while number >= s.undealt[card]:
        number -= s.undealt[card]
        card += 1
    s.undealt[card] -= 1
    return card


def insert(s: State, hand: int, place: int, card: int) -> None:
    """Among the first `place` cards of the hand, which are in order already."""
    while place and s.hands[hand][place - 1] > card:
        s.hands[hand][place] = s.hands[hand][place - 1]
        place -= 1
    s.hands[hand][place] = card


def choose_again(s: State, box: Box, seat: int, g: list[int]) -> None:
    """Any legal move, but the same side if that is open already (P7)."""
    hand = hand_held(s, seat)
    kinds = 0
    previous = 0
    for place in range(box.hand - s.passed):
        kinds += s.hands[hand][place] != previous
        previous = s.hands[hand][place]
    rest = below(g, kinds)
    place = 0
    while rest:
        place += 1
        rest -= s.hands[hand][place] != s.hands[hand][place - 1]
    s.chosen_card[seat] = s.hands[hand][place]
    if not box.sides_shown:
        s.chosen_side[seat] = 1 + below(g, 2)
