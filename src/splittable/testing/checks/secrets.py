"""Non-interference: change only what a seat can't know, and nothing that the seat gets changes."""

import json
import random

from hypothesis import given, settings
from hypothesis import strategies as st

from splittable import Game, State
from splittable.testing.walks import SEEDS, decisions, player_counts, random_move, set_ups, some_decisions


def empty_observation(game: Game) -> list[int]:
    """With one place too many, to see that nothing is written there."""
    return [0] * sum(length for _, length in game.spec.encode.OBSERVATION) + [-99]


def observation(state: State, seat: int) -> list[int]:
    out = empty_observation(state.game)
    state.game.spec.encode.observe(state.position, state.components, seat, out)
    assert out[-1] == -99, "observe writes beyond its table"
    return out


def told(state: State, seat: int | None) -> str:
    return json.dumps(state.view(seat), sort_keys=False)


@given(data=st.data(), seed=SEEDS)
def test_views_masks_and_tensors_hold_no_secret(game: Game, data: st.DataObject, seed: int) -> None:
    rng = random.Random(seed)
    used = empty_observation(game)
    for state in some_decisions(game, data.draw(set_ups(game)), seed):
        for seat in rng.sample(range(state.players), min(2, state.players)):
            game.spec.encode.observe(state.position, state.components, seat, used)
            assert used == observation(state, seat), "observe leaves something from an earlier observation"
            other = state.resampled(seat, rng)
            game.spec.invariants(other.position, other.components)
            assert told(other, seat) == told(state, seat)
            assert observation(other, seat) == observation(state, seat)
            seen = game.spec.seen(state.position, state.components, seat)
            assert game.spec.seen(other.position, other.components, seat) == seen


@given(data=st.data(), seed=SEEDS)
def test_spectators_see_no_more_than_any_seat_hides(game: Game, data: st.DataObject, seed: int) -> None:
    """A spectator's view stays the same when the secrets of any one seat's opponents change."""
    rng = random.Random(seed)
    for state in some_decisions(game, data.draw(set_ups(game)), seed):
        seat = rng.randrange(state.players)
        assert told(state.resampled(seat, rng), None) == told(state, None)


@given(data=st.data(), seed=SEEDS)
def test_events_tell_no_secret(game: Game, data: st.DataObject, seed: int) -> None:
    """After the same move, a seat that sees the same is told the same."""
    rng = random.Random(seed)
    for state in some_decisions(game, data.draw(set_ups(game)), seed):
        seat = rng.randrange(state.players)
        other = state.resampled(seat, rng)
        who, move = random_move(state, rng)
        if move not in other.legal(who):
            continue
        after, other_after = state.copy(), other.copy()
        after.play(who, move)
        other_after.play(who, move)
        if told(after, seat) == told(other_after, seat):
            assert after.events(state, seat) == other_after.events(other, seat)


@given(data=st.data(), seed=SEEDS)
def test_a_secret_choice_is_told_to_nobody(game: Game, data: st.DataObject, seed: int) -> None:
    """Which move a seat chose is not in what the others get, as long as the seat could take it back."""
    rng = random.Random(seed)
    for state in some_decisions(game, data.draw(set_ups(game)), seed):
        who = rng.choice(state.acting())
        moves = rng.sample(state.legal(who), 2)
        one, two = state.copy(), state.copy()
        one.play(who, moves[0])
        two.play(who, moves[1])
        if who in one.revocable() and who in two.revocable():
            for seat in (*range(state.players), None):
                if seat != who:
                    assert told(one, seat) == told(two, seat)
                    assert one.events(state, seat) == two.events(state, seat)


@given(data=st.data(), seed=SEEDS)
def test_seats_that_share_work_get_what_each_gets_alone(game: Game, data: st.DataObject, seed: int) -> None:
    rng = random.Random(seed)
    for state in some_decisions(game, data.draw(set_ups(game)), seed):
        who, move = random_move(state, rng)
        after = state.copy()
        after.play(who, move)
        shared: dict[object, object] = {}
        for seat in (*range(state.players), None):
            assert json.dumps(after.view(seat, shared)) == told(after, seat)
            assert after.events(state, seat, shared) == after.events(state, seat)


@settings(max_examples=1)
@given(seed=st.just(5))
def test_something_is_hidden_and_drawn_again(game: Game, seed: int) -> None:
    """Guards the checks above: with several players re-dealing really changes states."""
    for players in player_counts(game):
        if players > 1:
            rng = random.Random(seed)
            states = decisions(game, {"players": players}, seed)
            assert any(state.resampled(rng.randrange(players), rng).position != state.position for state in states)
