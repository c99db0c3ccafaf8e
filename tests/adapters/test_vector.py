"""The compiled batch is the single environment many times over, and its masks are the legal moves."""

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from splittable import BadSetup, Game, IllegalMove
from splittable.adapters.gymnasium_env import SeatEnv
from splittable.adapters.names import gymnasium_id
from splittable.adapters.vector import SplittableVectorEnv
from splittable.fast import arrays

GAMES = 3


def test_same_seed_same_trajectory_plain_and_compiled(game: Game, players: int) -> None:
    """Across the end of games, too: with NEXT_STEP a batch resets as a caller of the single one would."""
    batch = SplittableVectorEnv(game.name, GAMES, players, seat=players - 1)
    # the first two are plain and compiled
    singles = [SeatEnv(game.name, players, seat=players - 1, compiled=number != 0) for number in range(GAMES)]
    shown, _ = batch.reset(seed=70)
    expected = [env.reset(seed=70 + number)[0] for number, env in enumerate(singles)]
    over = [False] * GAMES
    rng = np.random.default_rng(1)
    games = 0
    while games < 2 * GAMES:
        for number in range(GAMES):
            assert (shown["observation"][number] == expected[number]["observation"]).all()
            assert (shown["action_mask"][number] == expected[number]["action_mask"]).all()
        legal = [np.flatnonzero(mask) for mask in shown["action_mask"]]
        actions = np.array([rng.choice(codes) if len(codes) else 0 for codes in legal])
        shown, rewards, ended, cut_off, _ = batch.step(actions)
        assert not cut_off.any()
        for number, env in enumerate(singles):
            reward = 0.0
            if over[number]:
                expected[number], _ = env.reset()
                over[number] = False
            else:
                expected[number], reward, over[number], _, _ = env.step(actions[number])
                games += over[number]
            assert rewards[number] == pytest.approx(reward)
            assert ended[number] == over[number]


def test_same_step_and_next_step_are_the_same_games(game: Game) -> None:
    ends = []
    for mode in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP):
        env = SplittableVectorEnv(game.name, 1, seat=None, autoreset_mode=mode, copy=False)
        shown, info = env.reset(seed=9)
        found: list[tuple[list[int], list[float]]] = []
        while len(found) < 3:
            legal = np.flatnonzero(shown["action_mask"][0])
            shown, _, ended, _, info = env.step(legal[-1:] if len(legal) else np.zeros(1, np.int64))
            if ended[0]:
                last = info["final_obs"] if mode == AutoresetMode.SAME_STEP else shown["observation"]
                found.append((last[0].tolist(), info["rewards"][0].tolist()))
        ends.append(found)
    assert ends[0] == ends[1]


def check_masks(game: Game, players: int, games: int) -> None:
    """Masks of a batch against the plain rules, on every step until so many games are over."""
    env = SplittableVectorEnv(game.name, min(games, 20), players, seat=None, autoreset_mode="SameStep", copy=False)
    _, info = env.reset(seed=3)
    box = game.start(players).components
    out = [0] * game.spec.buffer_size
    done = 0
    while done < games:
        for number in range(env.num_envs):
            s = arrays.from_array(game.spec.state, env.states, number)
            count = game.spec.kernel.legal(s, box, int(info["seat"][number]), out)
            assert np.flatnonzero(env.masks[number]).tolist() == out[:count]
            assert game.spec.kernel.acting(s, box) >> int(info["seat"][number]) & 1
        _, _, ended, _, info = env.step(env.sample_actions())
        done += int(ended.sum())


def test_masks_are_the_legal_moves(game: Game, players: int) -> None:
    check_masks(game, players, 3)


@pytest.mark.slow
def test_masks_are_the_legal_moves_of_hundreds_of_games(game: Game) -> None:
    check_masks(game, game.spec.usual_players, 300)


def test_an_illegal_action_is_refused_and_changes_nothing(game: Game) -> None:
    env = SplittableVectorEnv(game.name, GAMES)
    env.reset(seed=0)
    before = env.states.copy()
    actions = env.sample_actions()
    for wrong in (int(np.flatnonzero(env.masks[1] == 0)[0]), -1, game.spec.actions):
        actions[1] = wrong
        with pytest.raises(IllegalMove, match=f"action {wrong} of game 1 is not legal now"):
            env.step(actions)
        assert (env.states == before).all()


def test_copies_stay_and_views_move_on(game: Game) -> None:
    for copy in (True, False):
        env = SplittableVectorEnv(game.name, GAMES, seat=None, copy=copy)
        shown, info = env.reset(seed=0)
        env.step(env.sample_actions())
        assert (shown["observation"] is env.observations) == (not copy)
        assert (info["seat"] is env.seats) == (not copy)


def test_gymnasium_makes_batches(game: Game) -> None:
    env = gymnasium.make_vec(gymnasium_id(game.spec), 4, vectorization_mode="vector_entry_point")
    shown, _ = env.reset(seed=1)
    assert env.observation_space.contains(shown)
    assert isinstance(env.unwrapped, SplittableVectorEnv)
    env.reset()
    unseeded = SplittableVectorEnv(game.name, 2)
    assert unseeded.reset()[0]["action_mask"].any()


def test_an_unknown_autoreset_is_refused(game: Game) -> None:
    with pytest.raises(BadSetup, match="expected autoreset"):
        SplittableVectorEnv(game.name, autoreset_mode=AutoresetMode.DISABLED)
