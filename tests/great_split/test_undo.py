"""G10: moves of a resolution can be undone until it ends, one by one; what a move would bring is told before."""

import pytest

import splittable
from splittable import CHANCE, IllegalMove, State

GAME = splittable.load("great-split")


def at_resolution(players: int = 3, seed: int = 4) -> State:
    state = GAME.start(players)
    state.roll(seed)
    while state.view(0)["phase"] != "resolve":
        for seat in state.acting():
            state.play(seat, state.legal(seat)[0])
    return state


def test_moves_are_undone_one_by_one_and_others_stay() -> None:
    state = at_resolution()
    before = [state.copy()]
    for _ in range(3):
        state.play(1, state.legal(1)[0])
        before.append(state.copy())
    state.play(0, state.legal(0)[0])
    zero = state.view(0)["tracks"][0], state.view(0)["hand"]
    assert state.undoable() == (0, 1)
    assert state.view(1)["revocable"] == [1] and state.view(2)["revocable"] == []
    for step in (2, 1, 0):
        state.withdraw(1)
        for key in ("hand", "rest", "legal"):
            assert state.view(1)[key] == before[step].view(1)[key]
        assert state.view(1)["tracks"][1] == before[step].view(1)["tracks"][1]
        assert (state.view(0)["tracks"][0], state.view(0)["hand"]) == zero
    assert state.undoable() == (0,)
    with pytest.raises(IllegalMove) as refused:
        state.withdraw(1)
    assert refused.value.code == "move/not_revocable"


def test_who_is_done_can_go_back_until_all_are_done() -> None:
    state = at_resolution()
    for seat in (0, 1):
        while seat in state.acting():
            state.play(seat, state.legal(seat)[0])
    assert state.acting() == (2,)
    state.withdraw(1)
    assert 1 in state.acting()
    for seat in (1, 2):
        while seat in state.acting():
            state.play(seat, state.legal(seat)[0])
    assert state.acting() == (CHANCE,)
    assert state.undoable() == ()


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (3, 2), (5, 1)])
def test_prospects_are_what_the_moves_bring(players: int, seat: int) -> None:
    state = at_resolution(players, seed=7)
    asked = 0
    while seat in state.acting():
        view = state.view(seat)
        assert list(view["prospects"]) == view["legal"]
        for move, told in view["prospects"].items():
            trial = state.copy()
            trial.play(seat, move)
            assert trial.scores()[seat] - state.scores()[seat] == told["points"]
            after, before = (each.view(seat)["tracks"][seat] for each in (trial, state))
            assert {track: at for track, at in after.items() if at != before[track]} == told["tracks"]
            asked += 1
        state.play(seat, view["legal"][0])
    assert asked > 15
    assert state.view(seat)["prospects"] == {}


def test_a_wallet_says_what_it_brings() -> None:
    state = GAME.start(4)
    state.roll(2)
    while state.view(0)["phase"] != "take":
        for seat in state.acting():
            state.play(seat, state.legal(seat)[-1])
    view = state.view(0)
    for group, shown, seals in zip(view["wallet"], view["wallet_shows"], view["wallet_seals"], strict=True):
        cards = [view["faces"][card] for card in group]
        assert shown == {icon: sum(face.get(icon, 0) for face in cards) for face in cards for icon in face}
        assert seals == sum(count for icon, count in shown.items() if icon.startswith("seal_"))
    assert any(view["wallet_seals"])
    for group, told in zip(view["wallet"], view["wallet_brings"], strict=True):
        prestige = sum(view["faces"][card].get("prestige", 0) for card in group)
        assert told["prestige"] == prestige
        for resource in ("books", "artwork", "topaz", "emerald", "gold"):
            icons = sum(view["faces"][card].get(resource, 0) for card in group)
            assert told["tracks"].get(resource, view["tracks"][0][resource]) == view["tracks"][0][resource] + icons


def test_the_layout_names_what_the_board_shows() -> None:
    layout = GAME.start(2).view(None)["layout"]
    assert layout["books"]["3"] == {"contract": True} and layout["books"]["2"] == {"value": 2}
    assert layout["gold"]["3"] == {"arrow": True}
    assert layout["seal-books"]["1"] == {"step": "books"} and layout["seal-books"]["9"] == {"stars": 4}
