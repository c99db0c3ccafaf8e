"""What holds in every state of every game."""

import json
import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import splittable
from splittable import CHANCE, Game, State
from splittable.testing.walks import SEEDS, decisions, player_counts, set_ups, some_decisions, walk


def codes(state: State, seat: int) -> list[int]:
    return state.legal_codes(seat)


@given(data=st.data(), seed=SEEDS)
def test_every_state_is_sound(game: Game, data: st.DataObject, seed: int) -> None:
    """Invariants hold, acting seats have a choice, seats without one are not asked, and the game ends."""
    spec = game.spec
    state = None
    for state in walk(game, data.draw(set_ups(game)), seed):
        spec.invariants(state.position, state.components)
        acting = state.acting()
        assert list(acting) == sorted(set(acting))
        for seat in range(state.players):
            found = codes(state, seat)
            assert (len(found) >= 2) == (seat in acting)
            assert all(a < b for a, b in pairwise(found))
            assert all(0 <= code < spec.actions for code in found)
        outcomes = state.chance_codes()
        assert bool(outcomes) == (acting == (CHANCE,))
        assert all(0 <= code < spec.outcomes and weight > 0 for code, weight in outcomes)
        assert len({code for code, _ in outcomes}) == len(outcomes)
        assert len(state.scores()) == state.players
    assert state is not None
    assert state.acting() == ()
    assert state.winners()


@given(data=st.data(), seed=SEEDS)
def test_notation_round_trips(game: Game, data: st.DataObject, seed: int) -> None:
    notation = game.spec.notation
    for state in walk(game, data.draw(set_ups(game)), seed):
        for seat in state.acting():
            moves = state.legal(seat)
            actions = [code for code, _ in state.chance_codes()] if seat == CHANCE else codes(state, seat)
            assert len(set(moves)) == len(moves)
            for move, action in zip(moves, actions, strict=True):
                assert notation.action(state.position, state.components, seat, move) == action


@given(data=st.data(), seed=SEEDS)
def test_every_listed_move_applies(game: Game, data: st.DataObject, seed: int) -> None:
    rng = random.Random(seed)
    for state in some_decisions(game, data.draw(set_ups(game)), seed):
        for seat in state.acting():
            for move in rng.sample(moves := state.legal(seat), min(4, len(moves))):
                after = state.copy()
                after.play(seat, move)
                game.spec.invariants(after.position, after.components)


@given(data=st.data(), seed=SEEDS)
def test_past_states_never_change(game: Game, data: st.DataObject, seed: int) -> None:
    states = walk(game, data.draw(set_ups(game)), seed)
    kept = [(state.copy(), repr(state.position), state.record()) for state in states]
    for past, shape, record in kept:
        assert repr(past.position) == shape
        assert past.record() == record


@given(data=st.data(), seed=SEEDS)
def test_records_round_trip(game: Game, data: st.DataObject, seed: int) -> None:
    """At any moment a record gives the same game back, through JSON."""
    stop = data.draw(st.integers(0, 400))
    state = None
    for state in walk(game, data.draw(set_ups(game)), seed):
        if len(state.moves) == stop:
            break
    assert state is not None
    record = state.record()
    again = splittable.replay(json.loads(json.dumps(record)))
    assert again.position == state.position
    assert again.record() == record


@given(data=st.data(), seed=SEEDS)
def test_order_of_simultaneous_choices_does_not_matter(game: Game, data: st.DataObject, seed: int) -> None:
    rng = random.Random(seed)
    for state in decisions(game, data.draw(set_ups(game)), seed):
        seats = list(state.acting())
        if len(seats) < 2:
            continue
        choices = {seat: rng.choice(state.legal(seat)) for seat in seats}
        one, other = state.copy(), state.copy()
        for seat in seats:
            one.play(seat, choices[seat])
        rng.shuffle(seats)
        for seat in seats:
            other.play(seat, choices[seat])
        assert one.position == other.position


@given(data=st.data(), seed=SEEDS)
def test_a_choice_can_be_taken_back_until_the_reveal(game: Game, data: st.DataObject, seed: int) -> None:
    rng = random.Random(seed)
    for state in decisions(game, data.draw(set_ups(game)), seed):
        before = state.copy()
        seat = rng.choice(before.acting())
        after = before.copy()
        move = rng.choice(before.legal(seat))
        after.play(seat, move)
        if seat in (*after.revocable(), *after.undoable()):
            chosen = after.copy()
            after.withdraw(seat)
            assert after.position == before.position
            assert after.record() == before.record()
            after.play(seat, move)
            assert after.position == chosen.position
        for other in set(range(state.players)) - {*after.revocable(), *after.undoable()}:
            with pytest.raises(splittable.IllegalMove) as refused:
                after.withdraw(other)
            assert refused.value.code == "move/not_revocable"


def test_breakdown_adds_up_to_the_scores(game: Game) -> None:
    rules = game.spec.folder.joinpath("RULES.md").read_text(encoding="utf-8")
    for players in player_counts(game):
        for state in decisions(game, {"players": players}, players):
            lines = state.breakdown()
            assert [sum(line["points"] for line in of) for of in lines] == state.scores()
            assert all(f"**{line['rule']}.**" in rules and line["text"] for of in lines for line in of)
