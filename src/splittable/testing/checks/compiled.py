"""Plain = compiled, step by step, with bounds checks on."""

import random

import numba
import numpy as np
import pytest

from splittable import CHANCE, Game
from splittable.core import playout
from splittable.core.bind import bind
from splittable.core.rng import start_stream
from splittable.fast import arrays, compiled, run
from splittable.testing.walks import player_counts

GAMES = 1  # of each set-up; whole games are compared below, too

slow = pytest.mark.slow  # compiling with bounds checks takes its time


@slow
def test_bounds_are_checked() -> None:
    config: object = numba.config
    assert getattr(config, "BOUNDSCHECK", 0) == 1


@slow
def test_every_step_is_the_same_compiled(game: Game) -> None:
    spec, fast = game.spec, compiled(game.name)
    rng = random.Random(11)
    set_ups = [{"players": players} for players in player_counts(game)] + [dict(spec.tiny)]
    for set_up in set_ups:
        for _ in range(GAMES):
            state = game.start(**set_up)
            box = state.components
            s, boxes, states = state.position, arrays.to_array(box), fast.fresh(state.players, box)
            out, weights = np.zeros(spec.buffer_size, np.int64), np.zeros(spec.buffer_size, np.int64)
            plain_out, plain_weights = [0] * spec.buffer_size, [0] * spec.buffer_size
            while not spec.kernel.is_over(s, box):
                mask = spec.kernel.acting(s, box)
                assert fast.loops.acting(states, 0, boxes) == mask
                assert fast.loops.revocable(states, 0, boxes) == spec.kernel.revocable(s, box)
                if mask:
                    seat = rng.choice([seat for seat in range(state.players) if mask >> seat & 1])
                    count = spec.kernel.legal(s, box, seat, plain_out)
                    assert fast.loops.legal(states, 0, boxes, seat, out) == count
                else:
                    seat = CHANCE
                    count = spec.kernel.chance(s, box, plain_out, plain_weights)
                    assert fast.loops.chance(states, 0, boxes, out, weights) == count
                    assert weights[:count].tolist() == plain_weights[:count]
                assert out[:count].tolist() == plain_out[:count]
                action = rng.choice(plain_out[:count])
                spec.kernel.apply(s, box, seat, action)
                fast.loops.apply(states, 0, boxes, seat, action)
                assert arrays.from_array(spec.state, states, 0) == s
                check_scores(game, state.players, s, box, states, boxes)
                check_views(game, state.players, s, box, states, boxes, rng.getrandbits(32))
            assert fast.loops.is_over(states, 0, boxes)


def check_scores(game: Game, players: int, s: object, box: object, states: object, boxes: object) -> None:
    loops, kernel = compiled(game.name).loops, game.spec.kernel
    for fast, plain in ((loops.score, kernel.score), (loops.tiebreak, kernel.tiebreak)):
        found, expected = np.zeros(players, np.int64), [0] * players
        fast(states, 0, boxes, found)
        plain(s, box, expected)
        assert found.tolist() == expected


def check_views(
    game: Game, players: int, s: object, box: object, states: np.ndarray, boxes: object, seed: int
) -> None:
    loops, spec = compiled(game.name).loops, game.spec
    size = sum(length for _, length in spec.encode.OBSERVATION)
    seat = seed % players
    found, expected = np.zeros(size, np.int64), [0] * size
    loops.observe(states, 0, boxes, seat, found)
    spec.encode.observe(s, box, seat, expected)
    assert found.tolist() == expected
    again, plain_again = states.copy(), s.copy()  # type: ignore[attr-defined]
    g, plain_g = np.zeros(4, np.int64), [0] * 4
    start_stream(plain_g, seed, 0)
    g[:] = plain_g
    loops.resample(again, 0, boxes, seat, g)
    spec.resample.resample(plain_again, box, seat, plain_g)
    assert arrays.from_array(spec.state, again, 0) == plain_again


@slow
def test_same_seed_same_games_plain_compiled_and_on_any_number_of_cores(game: Game) -> None:
    spec = game.spec
    for players in player_counts(game):
        batch = run(game.name, 40, players, seed=2**40 + 7, workers=2)
        alone = run(game.name, 40, players, seed=2**40 + 7, workers=1)
        assert (batch.scores == alone.scores).all()
        assert (batch.lengths == alone.lengths).all()
        assert (run(game.name, 40, players, seed=8).scores != batch.scores).any()
        plain = bind(playout, {"kernel": spec.kernel})
        for number in range(5):
            state = game.start(players)
            g, codes, weights = [0] * 4, [0] * spec.buffer_size, [0] * spec.buffer_size
            start_stream(g, 2**40 + 7, number)
            assert plain.play_out(state.position, state.components, g, codes, weights) == batch.lengths[number]
            assert state.scores() == batch.scores[number].tolist()
            assert state.winners() == np.flatnonzero(batch.winners[number]).tolist()


@slow
def test_a_batch_reports_progress_and_refuses_nonsense(game: Game) -> None:
    done: list[int] = []
    assert len(run(game.name, 5, progress=done.append).lengths) == sum(done) == 5
    assert run(game.name, 2, progress=True).scores.shape[0] == 2
    assert run(game.name, 0).winners.shape == (0, game.spec.usual_players)
    with pytest.raises(ValueError, match="games: expected a whole number"):
        run(game.name, -1)
