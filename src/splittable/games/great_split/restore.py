"""A position from what a seat sees of it; the paths of cards that it did not see and hidden choices are drawn.

It starts with any history that fits (fitting.py) and redraws it (resample.py) until it is forgotten.
"""

import random
from collections.abc import Mapping
from typing import Any

from splittable.games.great_split.codes import (
    CUBE_TRACKS,
    DEAL,
    DISCARD,
    FIRST,
    GONE,
    HAND,
    HIDDEN,
    LEVELS,
    MAX_PLAYERS,
    RESOLVE,
    SPLIT,
    TAKE,
    TOKENS,
    UNDEALT,
    Box,
)
from splittable.games.great_split.fitting import DEAL as DEALT
from splittable.games.great_split.fitting import PASS, STAY, Counts, Step, fit
from splittable.games.great_split.kernel import deal_level, deals_in_round
from splittable.games.great_split.knowledge import wallets_are_read
from splittable.games.great_split.notation import card_ids, group_name, tile_id
from splittable.games.great_split.resample import resample
from splittable.games.great_split.state import State
from splittable.games.great_split.view import BONUSES, OPEN_PLACES, PHASES, PLACES, STOPS

DRAWS = 4  # one leaves traces of the history that it starts with


def restore(view: Mapping[str, Any], box: Box, rng: random.Random) -> State:
    s = State()
    read_table(s, view, box)
    for seat in range(s.players):
        read_seat(s, view, seat)
    counts = count_steps(s, view, box)
    read_paths(s, view, box)
    levels = [level for level in range(len(LEVELS)) for _ in range(box.level_start[level], box.level_start[level + 1])]
    ways = fit([way[: s.stop + 1] for way in s.way[: box.cards]], levels, counts, seen_places(s, view["seat"]), rng)
    for card, way in enumerate(ways):
        s.way[card][: s.stop + 1] = way
    read_choices(s, view, box)
    words = [rng.getrandbits(32) for _ in range(4)]
    for _ in range(DRAWS):
        resample(s, box, view["seat"], words)
    return s


def read_table(s: State, view: Mapping[str, Any], box: Box) -> None:
    s.players, s.round, s.market = view["players"], view["round"], view["market"]
    s.phase = PHASES.index(view["phase"])
    s.stop = 2 * s.round - (2 if s.phase <= DEAL else 1)
    s.awaited = bits(view["acting"])
    s.chosen = bits(view["chosen"])
    s.splitters = bits(view["splitters"])
    s.resolved = bits(view["revocable"]) if s.phase == RESOLVE else 0
    for value in view["market_tokens"]:
        s.tokens[value] += 1
    for place, value in enumerate(view["market_turned"]):
        s.turned[place] = value
    for tokens in view["scoring"].values():
        for token in tokens:
            s.scoring[s.placed] = TOKENS.index(token)
            s.placed += 1
    for number, passed in enumerate(view["exchanges"]):
        s.exchanges[number * MAX_PLAYERS : number * MAX_PLAYERS + s.players] = passed


def bits(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats if seat >= 0)


def read_seat(s: State, view: Mapping[str, Any], seat: int) -> None:
    character = view["characters"][seat]
    s.tile[seat] = [tile_id(tile) for tile in range(MAX_PLAYERS)].index(character["id"]) if character else -1
    s.cubes[seat] = [view["tracks"][seat][track] for track in CUBE_TRACKS]
    s.prestige[seat], s.mid_game[seat] = view["prestige"][seat], view["mid_game"][seat]
    s.sales[seat], s.discards[seat], s.passed[seat] = (
        view["sold"][seat],
        view["discarded"][seat],
        view["passed"][seat],
    )
    *s.seals[seat], s.arrows[seat] = (view["waiting"][seat].get(bonus, 0) for bonus in BONUSES)


def count_steps(s: State, view: Mapping[str, Any], box: Box) -> Counts:
    """How many cards were dealt, discarded, passed on and kept in each round; also sets what `s` counts of them."""
    sizes = [0] * s.players
    steps: dict[Step, int] = {}
    dropped: dict[tuple[int, int], int] = {}
    total = [0] * s.players
    at = State()
    at.players = s.players
    for at.round in range(1, s.round + 1):
        stop = 2 * at.round - 2
        is_now = at.round == s.round
        first = 0 if at.round == 1 else s.players * box.start_cards
        last = deals_in_round(at, box)
        if is_now and s.phase <= DEAL:
            last = first + sum(view["hand_sizes"]) - sum(sizes)
        for at.dealt in range(first, last):
            step = (DEALT, stop, at.dealt % s.players, deal_level(at, box))
            steps[step] = steps.get(step, 0) + 1
            sizes[at.dealt % s.players] += 1
        s.dealt = last
        if is_now and s.phase <= DEAL:
            break
        kept = sizes[:]
        passed = view["exchanges"][at.round - 1] if at.round <= len(view["exchanges"]) else [0] * s.players
        for seat in range(s.players):
            gone = max(0, sizes[seat] - box.limit[at.round])
            if is_now and s.phase == DISCARD:
                gone = s.discards[seat] - total[seat]
            total[seat] += gone
            dropped[stop + 1, seat] = gone
            s.dropped[seat] = gone if is_now else 0
            kept[seat] = sizes[seat] - gone - passed[seat]
            steps[PASS, stop + 1, seat, 0], steps[STAY, stop + 1, seat, 0] = passed[seat], kept[seat]
        sizes = [kept[seat] + passed[seat - 1] for seat in range(s.players)]
    return Counts(s.players, s.stop + 1, steps, dropped)


def read_paths(s: State, view: Mapping[str, Any], box: Box) -> None:
    """The sightings, HIDDEN between them."""
    ids = card_ids(tuple(box.level_start))
    for card in range(box.cards):
        s.way[card] = [HIDDEN] * (s.stop + 1) + [UNDEALT] * (STOPS - s.stop - 1)
    for name, path in view["paths"].items():
        card = ids.index(name)
        for stop, char in zip(range(s.stop + 1), path, strict=True):
            if char in OPEN_PLACES:
                s.opened[card] |= 1 << (stop // 2)
                s.way[card][stop] = OPEN_PLACES.index(char)
            elif char != PLACES[HIDDEN]:
                place = PLACES.index(char)
                s.way[card][stop] = GONE + view["seat"] if place >= GONE else place


def seen_places(s: State, seat: int) -> set[tuple[int, int]]:
    """Stops and places at which the seat sees every card that is there and stays in the game."""
    right = (seat - 1) % s.players
    read = {(stop, HAND + right) for stop in range(0, s.stop, 2) if wallets_are_read(s, stop)}
    return {(stop, HAND + seat) for stop in range(s.stop + 1)} | read


def read_choices(s: State, view: Mapping[str, Any], box: Box) -> None:
    """Hidden choices of others can be anything for now: they are drawn at the end."""
    own = view["seat"]
    ids = card_ids(tuple(box.level_start))
    for name in view["my_sold"]:
        s.sold[ids.index(name)] = 1
    for seat in range(s.players):
        piles = view["my_split"] if seat == own else view["wallet"] if seat == (own - 1) % s.players else None
        if piles:
            cards = sorted(ids.index(name) for pile in piles for name in pile)
            second = [ids.index(name) for name in piles[1]]
            s.split[seat] = sum(1 << (cards.index(card) - 1) for card in second)
        elif s.phase == TAKE or (s.phase == SPLIT and not s.awaited >> seat & 1):
            s.split[seat] = 1
        if s.phase == TAKE and s.chosen >> seat & 1:
            s.take[seat] = FIRST
    if view["my_take"]:
        s.take[own] = next(take for take in (FIRST, FIRST + 1) if group_name(take) == view["my_take"])
