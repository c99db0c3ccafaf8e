"""The field table of Splito, and what must hold in every state."""

from splittable.core.fields import Struct, field
from splittable.core.marks import EVERYBODY, FromSeen, ItsSeat, Rows
from splittable.games.splito.codes import (
    CARDS,
    DEAL,
    DRAW_MOON,
    DRAW_STAR,
    HAND,
    HIDDEN,
    MAX_PLAYERS,
    MAX_ZONE_CARDS,
    MAX_ZONES,
    MOON,
    NOTHING,
    NUMBERS,
    OVER,
    PLAY,
    STAR,
    TRAITS,
    VALUE_AT,
    VALUES,
    Box,
)


class State(Struct):
    players: int = field(known=EVERYBODY)
    phase: int = field(known=EVERYBODY)
    awaited: int = field(dtype="int16", known=EVERYBODY)  # the seats that may act now, as bits
    deals_done: int = field(known=EVERYBODY)
    dealt: int = field(known=EVERYBODY)  # cards of this deal so far
    passed: int = field(known=EVERYBODY)  # how often the hands of this deal have been passed on
    undealt: list[int] = field(CARDS + 1, known=FromSeen("not_placed"))  # copies by card; a seat: those it can't place
    common: list[int] = field(2, known=EVERYBODY)  # P4: the star card, the moon card
    # By the seat they were dealt to; ascending, 0 after the last card.
    hands: list[list[int]] = field(MAX_PLAYERS, HAND, known=Rows("has_seen_hand"))
    # Still in the hand until the reveal. That a card was chosen is public.
    chosen_card: list[int] = field(MAX_PLAYERS, known=ItsSeat(HIDDEN, unless=NOTHING))
    chosen_side: list[int] = field(MAX_PLAYERS, known=Rows("knows_side", HIDDEN, unless=NOTHING))
    shown_card: list[int] = field(MAX_PLAYERS, known=EVERYBODY)  # the last reveal
    shown_side: list[int] = field(MAX_PLAYERS, known=EVERYBODY)
    zones: list[list[int]] = field(MAX_ZONES, MAX_ZONE_CARDS, known=EVERYBODY)  # in the order played
    zone_cards: list[int] = field(MAX_ZONES, known=EVERYBODY)
    traits: list[list[int]] = field(MAX_ZONES, TRAITS, known=EVERYBODY)  # number cards by colour, then by value


def invariants(s: State, box: Box) -> None:
    """Nothing lost, nothing duplicated, phases as the rules allow."""
    everywhere = s.undealt[:]
    for row in (*s.hands, *s.zones, s.common):
        for card in row:
            everywhere[card] += 1
    assert everywhere[1:] == box.copies[1:]
    assert (s.awaited != 0) == (s.phase == PLAY)
    assert [box.symbol[card] for card in s.common] == [
        STAR * (s.phase > DRAW_STAR),
        MOON * (s.phase > DRAW_MOON),
    ]
    check_hands(s, box)
    check_zones(s)
    turns = s.passed + s.deals_done * box.hand - (box.hand if s.phase == OVER else 0)
    assert sum(s.zone_cards) == s.players * turns
    assert (s.phase == OVER) == (s.deals_done == box.deals)


def check_hands(s: State, box: Box) -> None:
    for hand in range(MAX_PLAYERS):
        cards = [card for card in s.hands[hand] if card]
        assert s.hands[hand] == sorted(cards) + [0] * (HAND - len(cards))
        if hand >= s.players:
            assert not cards
        elif s.phase == DEAL:
            assert len(cards) == (s.dealt + s.players - 1 - hand) // s.players
        else:
            assert len(cards) == (box.hand - s.passed if s.phase == PLAY else 0)
    for seat in range(MAX_PLAYERS):
        chosen = s.chosen_card[seat]
        assert chosen == 0 or chosen in s.hands[(seat - s.passed) % s.players]
        assert (s.chosen_side[seat] in (1, 2)) == (chosen != 0)
        waiting = s.phase == PLAY and seat < s.players and not s.awaited >> seat & 1
        assert (chosen != 0) == waiting


def check_zones(s: State) -> None:
    for zone in range(MAX_ZONES):
        size = s.zone_cards[zone]
        assert all(s.zones[zone][:size]) and not any(s.zones[zone][size:])
        numbers = [card - 1 for card in s.zones[zone] if 0 < card <= NUMBERS]
        shown = [card // len(VALUES) for card in numbers] + [VALUE_AT + card % len(VALUES) for card in numbers]
        assert s.traits[zone] == [shown.count(trait) for trait in range(TRAITS)]
