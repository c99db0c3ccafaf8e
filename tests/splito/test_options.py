"""Sides shown at once, the two-player variant, the tiny set-up."""

import random

import pytest

import splittable
from splittable import CHANCE
from splittable.core.words import Names
from splittable.games.splito import encode
from splittable.testing.walks import walk
from tests.splito.table import GAME, box_of, dealt, fields, position

WORDS = GAME.spec.words("en")
NAMES = Names(["Ann", "Bob", "Cid", "Dot"])


@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (2, {}, "3 to 8"),
        (9, {}, "3 to 8"),
        (3, {"two_player": True}, "2"),
        (4, {"size": "tiny"}, "3"),
        (3, {"size": "tiny", "two_player": True}, "2"),
    ],
)
def test_players_that_the_options_do_not_allow(players: int, options: dict[str, object], expected: str) -> None:
    with pytest.raises(splittable.BadSetup, match=f"Splito is for {expected} players, got {players}"):
        GAME.start(players, **options)


def test_players_by_default() -> None:
    assert GAME.start().players == 5
    assert GAME.start(two_player=True).players == 2
    assert GAME.start(size="tiny").players == 3


def test_sides_are_hidden_until_the_reveal() -> None:
    state = dealt(4)
    before = state.copy()
    state.play(1, next(move for move in state.legal(1) if move.endswith("right")))
    for seat in (0, None):
        assert state.view(seat)["sides"] == [None] * 4
        assert state.view(seat)["chosen"] == [1]
        assert state.events(before, seat) == [{"type": "move", "seat": 1, "move": None}]
    assert state.view(1)["sides"] == [None, "right", None, None]
    assert state.view(1)["choice"]["side"] == "right"


def test_shown_sides_are_seen_as_soon_as_they_are_chosen_and_cards_are_not() -> None:
    state = dealt(4, sides="shown")
    before = state.copy()
    rights = [move for move in state.legal(1) if move.endswith("right")]
    state.play(1, rights[0])
    other = before.copy()
    other.play(1, rights[1])
    side = {"type": "side", "seat": 1, "side": "right"}
    for seat in (0, 2, 3, None):
        assert state.view(seat)["sides"] == [None, "right", None, None]
        assert state.view(seat)["choice"] is None
        assert state.view(seat) == other.view(seat)
        assert state.events(before, seat) == [{"type": "move", "seat": 1, "move": None}, side]
    assert GAME.spec.board.narrate(side, WORDS, NAMES) == "Bob plays to the right."
    assert "Bob: 0 × 0 = 0 · plays to the right" in GAME.spec.board.draw(state.view(0), WORDS, NAMES)
    assert "Bob: 0 × 0 = 0 · has chosen" in GAME.spec.board.draw(state.view(1), WORDS, NAMES)
    state.withdraw(1)
    assert state.view(0)["sides"] == [None] * 4


def test_shown_sides_are_part_of_the_observation() -> None:
    for sides, seen in (("hidden", 0), ("shown", 2)):
        state = dealt(4, sides=sides)
        state.play(1, next(move for move in state.legal(1) if move.endswith("right")))
        out = [0] * encode.SIZE
        encode.observe(fields(state), box_of(state), 0, out)
        at = sum(length for name, length in encode.OBSERVATION[:8])
        assert encode.OBSERVATION[8][0] == "side"
        assert out[at : at + 4] == [0, seen, 0, 0]


def test_two_players_have_two_zones_each_and_two_deals() -> None:
    states = [state.copy() for state in walk(GAME, {"players": 2, "two_player": True}, 4)]
    last = states[-1]
    assert [move.split(" ")[0] for move in last.moves].count("~") == 2 + 26 + 26
    assert len(last.moves) == 2 + 4 * 26
    view = last.view(None)
    assert [zone["seats"] for zone in view["zones"]] == [[0], [0], [1], [1]]
    assert view["zones_of"] == [[0, 1], [2, 3]]
    assert sum(len(zone["cards"]) for zone in view["zones"]) == 52
    assert last.scores() == [left * right for left, right in view["products"]]
    second_deal = next(state for state in states if state.acting() == (CHANCE,) and state.view(0)["turn"] == 14)
    assert second_deal.view(0)["rule"] == "P18"
    assert second_deal.view(0)["commons"] != []
    for state in states:
        GAME.spec.invariants(fields(state), box_of(state))


def test_two_players_swap_hands() -> None:
    rng = random.Random(1)
    state = dealt(2, two_player=True)
    hands = [state.view(seat)["hand"] for seat in range(2)]
    for seat in range(2):
        assert state.view(seat)["hands"][1 - seat] is None
        move = rng.choice(state.legal(seat))
        hands[seat].remove(move.split(" ")[1])
        state.play(seat, move)
    assert [state.view(seat)["hand"] for seat in range(2)] == hands[::-1]
    assert state.view(0)["hands"] == state.view(1)["hands"] == hands[::-1]


def test_all_four_private_zones_contest_a_majority() -> None:
    plays = [["red1 left", "red1 left"], ["maj_red left", "red2 right"]]
    tied = position(plays, two_player=True).view(None)["zones"][0]["objectives"][0]
    assert tied["state"] == "open"
    assert tied["terms"] == [{"key": "standing.lead", "params": {"what": "red", "have": 1, "rival": 1}, "met": False}]
    plays += [["red3 left", "blue2 right"]]
    assert position(plays, two_player=True).view(None)["zones"][0]["points"] == 3


def test_the_board_names_private_zones() -> None:
    board = GAME.spec.board.draw(position([["red1 left", "blue6 right"]], two_player=True).view(0), WORDS, NAMES)
    assert "Ann, left · 0 points · 1 card ◂ left" in board
    assert "Bob, right · 3 points · 2 cards" in board
    assert "Common objective (3): most 6s · Bob, right leads with 1" in board


def test_tiny_two_player_games_end() -> None:
    for seed in range(20):
        for state in walk(GAME, {"players": 2, "two_player": True, "size": "tiny"}, seed):
            GAME.spec.invariants(fields(state), box_of(state))
    assert state.is_over
