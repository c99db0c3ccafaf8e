"""A position from what a seat sees of it; hidden hands are dealt and hidden choices drawn, all equally likely."""

import random
from collections.abc import Mapping
from typing import Any

from splittable.games.splito.codes import CARDS, NUMBERS, OVER, PLAY, SIDES, VALUE_AT, VALUES, Box, card_called
from splittable.games.splito.kernel import hand_held
from splittable.games.splito.state import State
from splittable.games.splito.view import PHASES


def restore(view: Mapping[str, Any], box: Box, rng: random.Random) -> State:
    s = State()
    s.players = view["players"]
    s.phase = PHASES.index(view["phase"])
    s.awaited = sum(1 << seat for seat in view["acting"] if seat >= 0)
    s.deals_done, s.passed = (box.deals, box.hand) if s.phase == OVER else divmod(view["turn"] - 1, box.hand)
    s.dealt = s.players * box.hand if s.phase in (PLAY, OVER) else sum(view["hand_sizes"])
    for place, common in enumerate(view["commons"]):
        s.common[place] = card_called(box, common["card"])
    for play in view["last"]:
        s.shown_card[play["seat"]] = card_called(box, play["card"])
        s.shown_side[play["seat"]] = SIDES.index(play["side"]) + 1
    for zone, described in enumerate(view["zones"]):
        lay_zone(s, zone, [card_called(box, name) for name in described["cards"]])
    deal_hands(s, view, box, rng)
    if s.phase == PLAY:
        for seat in view["chosen"]:
            choose(s, view, box, seat, rng)
    return s


def lay_zone(s: State, zone: int, cards: list[int]) -> None:
    s.zones[zone][: len(cards)] = cards
    s.zone_cards[zone] = len(cards)
    for card in cards:
        if card <= NUMBERS:
            color, value = divmod(card - 1, len(VALUES))
            s.traits[zone][color] += 1
            s.traits[zone][VALUE_AT + value] += 1


def deal_hands(s: State, view: Mapping[str, Any], box: Box, rng: random.Random) -> None:
    """The hands that the view shows, and any deal of the other cards to the hands that it doesn't show."""
    shown = {
        hand_held(s, seat): [card_called(box, name) for name in cards]
        for seat, cards in enumerate(view["hands"])
        if cards is not None
    }
    left = box.copies[:]
    for row in (*s.zones, s.common, *shown.values()):
        for card in row:
            left[card] -= card != 0
    pool = [card for card in range(1, CARDS + 1) for _ in range(left[card])]
    rng.shuffle(pool)
    for seat, size in enumerate(view["hand_sizes"]):
        hand = hand_held(s, seat)
        cards = sorted(shown[hand] if hand in shown else [pool.pop() for _ in range(size)])
        s.hands[hand][: len(cards)] = cards
    for card in pool:
        s.undealt[card] += 1


def choose(s: State, view: Mapping[str, Any], box: Box, seat: int, rng: random.Random) -> None:
    """P7: its own choice, or any card of the hand on any side that is not open."""
    own = view["choice"] if seat == view["seat"] else None
    hand = [card for card in s.hands[hand_held(s, seat)] if card]
    s.chosen_card[seat] = card_called(box, own["card"]) if own else rng.choice(sorted(set(hand)))
    side = own["side"] if own else view["sides"][seat]
    s.chosen_side[seat] = SIDES.index(side) + 1 if side else rng.choice((1, 2))
