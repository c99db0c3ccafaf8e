"""The worked examples E1 to E5 of RULES.md."""

from itertools import combinations
from typing import Any

import pytest

from splittable import State
from splittable.games.great_split.components import FOLDER
from tests.great_split.positions import GAME, board, in_resolution, play

CAMILLE = {
    "tile": 1,
    "market": 11,
    "books": 14,
    "seal_books": 9,
    "artwork": 7,
    "topaz": 14,
    "seal_topaz": 2,
    "emerald": 9,
    "gold": 12,
    "seal_gold": 7,
}


def points(state: State, rule: str, seat: int = 0) -> list[tuple[int, str]]:
    return [(line["points"], line["text"]) for line in state.breakdown()[seat] if line["rule"] == rule]


@pytest.mark.parametrize(
    ("levels", "expected"), [((0, 2), 0), ((3, 5), 6), ((6, 6), 10), ((7, 9), 13), ((10, 16), 15)]
)
def test_e1_artwork_by_level_and_market(levels: tuple[int, int], expected: int) -> None:
    for artwork in range(levels[0], levels[1] + 1):
        assert points(board(market=6, artwork=artwork), "G16") == [(expected, f"artwork at {artwork}, market at 6")]


@pytest.mark.parametrize(("topaz", "emerald", "expected"), [(9, 8, 16), (7, 7, 14), (0, 15, 0)])
def test_e2_gems_count_the_lower_track_twice(topaz: int, emerald: int, expected: int) -> None:
    state = board(topaz=topaz, emerald=emerald)
    assert points(state, "G17") == [(expected, f"gems: 2 × {min(topaz, emerald)}")]


def test_e3_thomas() -> None:
    state = board(seat=2, tile=2, books=12, seal_books=9, artwork=12, seal_artwork=5)
    contracts = points(state, "G18", seat=2)
    assert contracts[0] == (24, "book contracts: (5 + 1) × 4")
    assert contracts[1] == (10, "artwork contracts: (4 + 1) × 2")
    assert contracts[2:] == [
        (0, "topaz contracts: (0 + 0) × 0"),
        (0, "emerald contracts: (0 + 1) × 0"),
        (0, "gold contracts: (0 + 0) × 0"),
    ]


def test_e4_camille() -> None:
    state = board(**CAMILLE)
    assert points(state, "G15") == [(10, "books at 14")]
    assert points(state, "G16") == [(0, "artwork at 7, market at 11")]
    assert points(state, "G17") == [(18, "gems: 2 × 9")]
    assert points(state, "G18") == [
        (32, "book contracts: (7 + 1) × 4"),
        (0, "artwork contracts: (2 + 0) × 0"),
        (6, "topaz contracts: (6 + 0) × 1"),
        (0, "emerald contracts: (2 + 0) × 0"),
        (21, "gold contracts: (5 + 2) × 3"),
    ]
    assert state.scores()[0] == 87
    assert board(prestige=16, **CAMILLE).scores()[0] == 103
    assert board(prestige=16, **CAMILLE).winners() == [0]


def test_e5_seven_players_use_nearly_all_cards() -> None:
    state = GAME.start(7)
    dealt: list[str] = []
    while not state.is_over:
        if state.acting() == (-1,):
            outcomes = [move for move, _ in state.chances()]
            dealt += [outcomes[0].split()[2]] if outcomes[0].startswith("deal") else []
            state.play(-1, outcomes[0])
        else:
            seat = state.acting()[0]
            state.play(seat, state.legal(seat)[0])
    assert len(dealt) == len(set(dealt)) == 28 + 42
    assert {card for card in dealt if not card.startswith("I-")} == {
        f"{lv}-{n:02}" for lv in ("II", "III") for n in range(1, 22)
    }
    tokens = [value for value in range(5) for _ in range(state.components.market[value])]
    sums = {sum(six) for six in combinations(tokens, 6)}
    assert (min(sums), max(sums)) == (8, 16)


def test_ties_share_the_win() -> None:
    state = board()
    assert state.winners() == [0, 1, 2, 3]


def test_points_of_tokens_after_rounds_are_told_apart() -> None:
    state = in_resolution("I-21", "I-22", books=4)
    s: Any = state.position
    s.round, s.scoring, s.stop = 3, [0, 3, 1, 2], 5
    s.tokens[0], s.tokens[1] = 0, 1  # turned up in rounds 1 and 2
    for way in s.way:
        way[2:6] = [way[0]] * 4
    play(state, "0 splitter books", "0 resolve I-21", "1 resolve I-22", "1 splitter prestige", "~ market 2")
    assert points(state, "G10") == [(2, "prestige from cards, sales and steps")]
    assert points(state, "G14") == [(4, "scored during the game")]
    assert points(state, "G15") == [(4, "books at 5")]


def test_the_component_file_says_what_is_reconstructed() -> None:
    assert (FOLDER / "components.yaml").read_text(encoding="utf-8").count("RECONSTRUCTION") >= 5
    assert "reconstruction" in GAME.spec.words("en")("option.components")
