"""A position from what a seat sees of it; guesses and jokers it can't see are drawn, all places equally likely."""

import random
from collections.abc import Mapping
from typing import Any

from splittable.games.split_it.codes import GUESS, JOKER, NO_GUESS, REMOVE, SECTIONS, Box
from splittable.games.split_it.state import State
from splittable.games.split_it.view import CARDS, PHASES


def restore(view: Mapping[str, Any], box: Box, rng: random.Random) -> State:
    s = State()
    s.players, s.round, s.holder, s.repeats = view["players"], view["round"], view["holder"], view["repeats"]
    s.phase = PHASES.index(view["phase"])
    s.starter = view["starter"]
    s.awaited = sum(1 << seat for seat in view["acting"] if seat >= 0)
    s.done = sum(1 << seat for seat in view["done"])
    s.row_left = len(view["row"])
    s.row[: s.row_left] = [CARDS.index(card) for card in view["row"]]
    s.deck_left = view["deck_left"]
    for name, counts in (("deck", s.deck), ("gone", s.gone)):
        for card, count in view[name].items():
            counts[CARDS.index(card)] = count
    sizes = [len(view["sections"].get(name, ())) for name in SECTIONS]
    if s.phase in (REMOVE, GUESS):
        s.first_cut, s.second_cut = sizes[0], sizes[0] + sizes[1]
    for seat in range(s.players):
        read_seat(s, view, seat)
        s.guess[seat] = NO_GUESS
        if seat in view["chosen"]:
            s.guess[seat] = rng.choice([section for section in range(3) if sizes[section]])
    own = view["seat"]
    if view["guess"]:
        s.guess[own] = SECTIONS.index(view["guess"])
    for number, count in view["placed"].items():
        s.unseen[own][CARDS.index(number)] = count
    place_hidden(s, box, own, rng)
    return s


def read_seat(s: State, view: Mapping[str, Any], seat: int) -> None:
    for name, counts in (("columns", s.columns), ("jokers", s.jokers)):
        for number, count in view[name][seat].items():
            counts[seat][CARDS.index(number)] = count
    s.waiting[seat], s.to_place[seat] = view["waiting"][seat], view["to_place"][seat]
    shown = view["last_guesses"][seat]
    s.shown[seat] = SECTIONS.index(shown) if shown else NO_GUESS


def place_hidden(s: State, box: Box, own: int, rng: random.Random) -> None:
    """S18: the jokers that are nowhere to be seen are in columns of others who won cards in this round."""
    seats = range(s.players)
    visible = sum(sum(s.jokers[seat]) + s.waiting[seat] + s.to_place[seat] for seat in seats)
    hidden = box.deck[JOKER] - visible - s.deck[JOKER] - s.gone[JOKER] - s.row[: s.row_left].count(JOKER)
    others = [seat for seat in seats if seat != own and s.done >> seat & 1 and sum(map(bool, s.columns[seat])) > 1]
    for _ in range(hidden):
        seat = rng.choice(others)
        number = rng.choice([number for number in range(1, JOKER) if s.columns[seat][number]])
        s.columns[seat][number] += 1
        s.jokers[seat][number] += 1
        s.unseen[seat][number] += 1
