"""A state survives pickle and deep copies, small, whole, and independent of the original."""

import copy
import pickle
import random

import splittable
from splittable import Game, State
from splittable.testing.walks import decisions, player_counts

MOST_BYTES = 10_000


def check_same(state: State, other: State) -> None:
    assert other.moves == state.moves and other.log == state.log
    assert other.position == state.position and other.components == state.components
    assert other.options == state.options and other.record() == state.record()
    assert [other.view(seat) for seat in range(state.players)] == [state.view(seat) for seat in range(state.players)]


def test_states_are_small_and_whole(game: Game) -> None:
    for players in player_counts(game):
        *_, last = decisions(game, {"players": players}, players)
        packed = pickle.dumps(last)
        assert len(packed) < MOST_BYTES
        check_same(last, pickle.loads(packed))
        redrawn = last.resampled(0, random.Random(1))  # its log is not that of a played game
        check_same(redrawn, pickle.loads(pickle.dumps(redrawn)))


def test_own_components_travel_with_the_state(game: Game) -> None:
    for option in game.spec.options:
        if option.shipped:
            state = game.start(None, **{option.name: str(game.spec.folder / option.shipped)})
            packed = pickle.dumps(state)
            assert len(packed) < MOST_BYTES
            check_same(state, pickle.loads(packed))


def test_copies_go_their_own_way(game: Game) -> None:
    state = next(decisions(game, dict(game.spec.tiny), 1)).copy()
    seat = state.acting()[0]
    for other in (copy.deepcopy(state), copy.copy(state), pickle.loads(pickle.dumps(state))):
        before = state.moves
        other.play(seat, other.legal(seat)[0])
        assert state.moves == before and state.legal(seat)


def test_games_are_themselves_again(game: Game) -> None:
    for other in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert other.spec is game.spec is splittable.load(game.name).spec
