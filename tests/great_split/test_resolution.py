"""Resolving cards (G10–G12): what waits, in which order, what is lost and what is not asked."""

from typing import Any

from splittable.games.great_split.rest import plain_plays
from tests.great_split.positions import GAME, in_resolution, level, play


def test_icons_move_tracks_and_prestige() -> None:
    state = play(in_resolution("II-01 III-16", "I-01"), "0 resolve II-01", "0 resolve III-16")
    assert level(state, "books") == 2
    assert state.view(None)["prestige"][0] == 5


def test_each_seal_icon_may_choose_another_track_of_its_group() -> None:
    state = play(in_resolution("II-18 III-20", "I-01"), "0 resolve II-18")
    assert state.legal(0) == ["seal topaz", "seal emerald", "seal gold"]
    play(state, "0 seal topaz", "0 seal gold", "0 resolve III-20")
    assert state.legal(0) == [f"seal {name}" for name in ("books", "artwork", "topaz", "emerald", "gold")]
    play(state, "0 seal books", "0 seal topaz")
    assert [level(state, f"seal-{name}") for name in ("books", "topaz", "gold")] == [1, 2, 1]


def test_a_resource_on_a_seal_track_steps_at_once_and_chains() -> None:
    """seal-gold 1 gives a step of gold, which reaches an arrow, whose steps may set off more."""
    state = play(in_resolution("I-26", "I-01", gold=2, seal_gold=0), "0 resolve I-26", "0 seal gold")
    assert level(state, "gold") == 3
    assert state.view(None)["waiting"][0] == {"arrow": 1}
    assert "bonus gold" not in state.legal(0) and "bonus seal-gold" in state.legal(0)
    play(state, "0 bonus seal-gold")  # 2 and 3: a banner
    assert level(state, "seal-gold") == 3
    assert state.view(None)["waiting"][0] == {}


def test_a_bonus_may_set_off_the_next() -> None:
    state = play(in_resolution("III-13", "I-01", gold=2, seal_gold=3), "0 resolve III-13")
    assert level(state, "gold") == 5
    play(state, "0 bonus seal-gold")  # to 5: a step of gold, to 6: the next arrow
    assert (level(state, "seal-gold"), level(state, "gold")) == (5, 6)
    assert state.view(None)["waiting"][0] == {"arrow": 1}
    assert all(move.startswith("bonus") for move in state.legal(0))


def test_several_arrows_wait_and_are_used_one_by_one() -> None:
    state = play(in_resolution("III-13 I-20", "I-01", gold=3), "0 resolve III-13")
    assert state.view(None)["waiting"][0] == {"arrow": 1}
    state = in_resolution("I-20 I-01", "I-02", gold=2)
    box: Any = state.components.copy()
    state.components = box
    box.icons[19][4] = 4  # a card with four gold icons passes two arrows
    play(state, "0 resolve I-20")
    assert state.view(None)["waiting"][0] == {"arrow": 2}
    play(state, "0 bonus books", "0 bonus prestige")
    assert level(state, "books") == 2
    assert state.view(None)["prestige"][0] == 2


def test_seal_icons_of_the_card_come_before_its_arrow_and_diamonds_first() -> None:
    state = in_resolution("I-20 I-01", "I-02", gold=2)
    box: Any = state.components.copy()
    state.components = box
    box.icons[19] = [0, 0, 0, 0, 1, 0, 1, 1, 1]
    play(state, "0 resolve I-20")
    assert state.legal(0) == ["seal books", "seal artwork"]
    play(state, "0 seal books")
    assert state.legal(0) == ["seal topaz", "seal emerald", "seal gold"]
    play(state, "0 seal topaz")
    assert len(state.legal(0)) == 5
    play(state, "0 seal books")
    assert all(move.startswith("bonus") for move in state.legal(0))


def test_steps_beyond_the_end_are_lost_but_a_card_can_be_played() -> None:
    state = in_resolution("III-01", "I-01", books=14)
    play(state, "0 resolve III-01")
    assert level(state, "books") == 15
    state = in_resolution("III-01 I-01", "I-02", books=15)
    play(state, "0 resolve III-01")
    assert level(state, "books") == 15


def test_a_full_track_is_no_free_choice() -> None:
    state = in_resolution("I-01", "I-02", gold=12, books=15, seal_topaz=7)
    moves = state.legal(0)
    assert "sell I-01 gold" not in moves and "sell I-01 prestige" in moves and "resolve I-01" in moves
    assert not {"splitter gold", "splitter books", "splitter seal-topaz"} & set(moves)
    assert "splitter prestige" in moves


def test_a_seal_icon_without_a_track_is_lost_and_with_one_not_asked() -> None:
    state = in_resolution("I-23 II-17 I-01", "I-02", seal_books=9, seal_artwork=8)
    play(state, "0 resolve II-17")  # one icon goes to artwork, the other is lost
    assert level(state, "seal-artwork") == 9
    assert not state.view(None)["waiting"][0]
    play(state, "0 resolve I-23")
    assert "splitter books" in state.legal(0)


FULL = {
    "books": 15,
    "artwork": 16,
    "topaz": 15,
    "emerald": 15,
    "seal_books": 9,
    "seal_artwork": 9,
    "seal_topaz": 7,
    "seal_emerald": 7,
    "seal_gold": 7,
}


def test_an_arrow_and_a_splitter_with_only_prestige_left_are_not_asked() -> None:
    state = play(in_resolution("I-13 I-01", "I-02", gold=9, **FULL), "0 resolve I-13")
    assert level(state, "gold") == 10
    assert state.view(None)["prestige"][0] == 2
    state = play(in_resolution("I-13", "I-02", gold=11, **FULL), "0 resolve I-13")
    assert state.view(None)["prestige"][0] == 1  # the splitter
    assert state.acting() == (1,)


def test_all_at_their_own_pace_then_the_market() -> None:
    state = in_resolution("I-01", "I-02")
    play(state, "1 splitter books", "1 sell I-02 gold")
    assert state.acting() == (0,)
    play(state, "0 resolve I-01", "0 splitter prestige")
    assert state.chances() == [("market 0", 1), ("market 1", 2), ("market 2", 3), ("market 3", 2), ("market 4", 1)]
    play(state, "~ market 3")
    assert state.view(None)["market"] == 3
    assert state.view(None)["hand_sizes"] == [1, 1]  # sold cards come back


def test_a_tile_that_reaches_an_arrow_asks_in_the_first_resolution() -> None:
    state = GAME.start(2)
    box: Any = state.components.copy()
    state.components = box
    box.tile_start[0] = [0, 0, 0, 0, 3, 0]
    state.play(-1, "character 0 C1")
    assert state.view(None)["waiting"][0] == {"arrow": 1}
    state.roll(3)
    while state.view(None)["phase"] != "resolve":
        seat = state.acting()[0]
        state.play(seat, state.legal(seat)[0])
    assert all(move.startswith("bonus") for move in state.legal(0))


def test_the_rest_is_what_needs_no_decision() -> None:
    state = in_resolution("I-01 I-13 I-23 III-16", "I-02", gold=2)
    assert state.view(0)["rest"] == ["resolve I-01", "resolve III-16"]  # gold would reach an arrow, the seal asks
    for move in state.view(0)["rest"]:
        state.play(0, move)
    assert state.view(0)["rest"] == []
    play(state, "0 resolve I-23")
    assert state.view(0)["rest"] == [] == plain_plays(state.position, state.components, 0)


def test_the_rest_knows_what_earlier_cards_change() -> None:
    state = in_resolution("I-13 I-14 I-15", "I-02", gold=1)
    assert state.view(0)["rest"] == ["resolve I-13"]  # the next step of gold reaches an arrow
