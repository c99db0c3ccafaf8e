"""Whole games: six rounds, every card accounted for, at every number of players."""

import random
from typing import Any

import pytest

from splittable import CHANCE, State
from splittable.games.great_split.codes import GONE, UNDEALT
from tests.great_split.positions import GAME


def play_game(players: int, seed: int) -> State:
    rng = random.Random(seed)
    state = GAME.start(players)
    while not state.is_over:
        if state.acting() == (CHANCE,):
            state.roll(rng)
        else:
            seat = state.acting()[0]
            state.play(seat, rng.choice(state.legal(seat)))
    return state


def points_of(lines: list[dict[str, Any]], key: str) -> int:
    return sum(line["points"] for line in lines if line["key"] == key)


@pytest.mark.parametrize("players", range(2, 8))
def test_a_game_ends_after_six_rounds_with_every_card_accounted_for(players: int) -> None:
    state = play_game(players, players)
    GAME.spec.invariants(state.position, state.components)
    s: Any = state.position
    assert sum(move.startswith("~ market") for move in state.moves) == 6
    places = [way[s.stop] for way in s.way]
    undealt = sum(place == UNDEALT for place in places)
    discarded = sum(place >= GONE for place in places)
    assert undealt + discarded + sum(state.view(None)["hand_sizes"]) == 71
    assert undealt == 71 - sum(move.startswith("~ deal") for move in state.moves)
    assert 8 <= state.view(None)["market"] <= 16
    for seat, lines in enumerate(state.breakdown()):
        view = state.view(seat)
        assert sum(view["contract_points"][seat].values()) == points_of(lines, "contracts")
        assert 2 * view["gems"][seat] == points_of(lines, "gems_line")
    turned = [int(move.split()[2]) for move in state.moves if move.startswith("~ market")]
    assert state.view(None)["market_turned"] == turned
