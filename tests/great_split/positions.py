"""Positions made by hand."""

from typing import Any

import splittable
from splittable import CHANCE, State
from splittable.games.great_split.codes import OVER, RESOLVE, TRACKS

GAME = splittable.load("great-split")


def tracks(**levels: int) -> list[int]:
    """The ten cubes; `seal_gold=3` is the seal track of gold."""
    found = {name.replace("_", "-"): level for name, level in levels.items()}
    assert set(found) <= set(TRACKS)
    return [found.get(track, 0) for track in TRACKS[:10]]


def board(players: int = 4, seat: int = 0, tile: int = 0, market: int = 0, prestige: int = 0, **levels: int) -> State:
    """A finished game with this board."""
    state = GAME.start(players)
    s: Any = state.position
    s.phase, s.market, s.turned[0] = OVER, market, market
    s.tile[seat], s.prestige[seat], s.cubes[seat] = tile, prestige, tracks(**levels)
    return state


def in_resolution(*hands: str, **levels: int) -> State:
    """Players are about to resolve these hands; the first player's cubes stand like this."""
    state = GAME.start(len(hands))
    state.roll(4)
    s: Any = state.position
    for card in range(state.components.cards):
        s.way[card] = [0] * len(s.way[card])
    s.phase, s.stop, s.awaited, s.chosen = RESOLVE, 1, (1 << len(hands)) - 1, 0
    s.splitters = s.awaited
    for seat, ids in enumerate(hands):
        cards = sorted(number(state, name) for name in ids.split())
        s.hand[seat] = cards + [0] * (len(s.hand[seat]) - len(cards))
        s.hand_size[seat] = len(cards)
        s.prestige[seat], s.cubes[seat] = 0, [0] * 10
        for card in cards:
            s.way[card][0] = s.way[card][1] = 1 + seat
    s.cubes[0] = tracks(**levels)
    GAME.spec.invariants(s, state.components)
    return state


def number(state: State, name: str) -> int:
    return GAME.spec.notation.action(state.position, state.components, 0, f"discard {name}")


def play(state: State, *moves: str) -> State:
    """Moves as records write them."""
    for move in moves:
        who, _, text = move.partition(" ")
        state.play(CHANCE if who == "~" else int(who), text)
        GAME.spec.invariants(state.position, state.components)
    return state


def level(state: State, track: str, seat: int = 0) -> int:
    found: int = state.view(None)["tracks"][seat][track]
    return found
