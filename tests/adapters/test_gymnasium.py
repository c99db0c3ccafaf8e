"""Gymnasium's own check, and play against bots to the end."""

import random
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import splittable
from splittable import BadSetup, Game, IllegalMove
from splittable.adapters.gymnasium_env import SeatEnv
from splittable.adapters.names import gymnasium_id
from splittable.bots import PLAIN
from splittable.core.errors import BadData


def play(env: Any, seed: int) -> tuple[list[str], float]:
    """All moves of a game in which the seat chooses at random, and its reward."""
    rng = random.Random(seed)
    observation, _ = env.reset(seed=seed)
    reward, ended = 0.0, False
    while not ended:
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        assert legal and (env.unwrapped.action_masks() == observation["action_mask"].astype(bool)).all()
        observation, reward, ended, _, _ = env.step(rng.choice(legal))
    return env.unwrapped.driver.state.moves, reward


@pytest.mark.parametrize("observations", ["fields", "onehot"])
def test_check_env(game: Game, players: int, observations: str) -> None:
    """The check samples without masks, so every action has to be legal."""
    settings: dict[str, Any] = {
        "players": players,
        "masked": False,
        "observations": observations,
        "render_mode": "ansi",
    }
    check_env(gymnasium.make(gymnasium_id(game.spec), **settings).unwrapped)


def test_one_seat_against_bots(game: Game, players: int) -> None:
    bot = list(PLAIN)[players % len(PLAIN)]
    env = gymnasium.make(gymnasium_id(game.spec), players=players, seat=players - 1, bot=bot)
    moves, reward = play(env, 4)
    plain = SeatEnv(game.name, players, seat=players - 1, bot=bot, compiled=False)
    assert (moves, reward) == play(env, 4) == play(plain, 4)
    assert play(env, 5)[0] != moves
    state = env.unwrapped.driver.state  # type: ignore[attr-defined]
    assert splittable.replay(state.record()).scores() == state.scores()


def test_games_for_one_alone_give_points(game: Game) -> None:
    solo = gymnasium_id(game.spec, "Solo")
    assert (solo in gymnasium.registry) == (game.min_players == 1)
    if game.min_players == 1:
        env = gymnasium.make(solo)
        _, reward = play(env, 1)
        assert [reward] == env.unwrapped.driver.state.scores()  # type: ignore[attr-defined]


def test_an_edited_component_file_does_not_change_a_game_that_runs(game: Game, tmp_path: Path) -> None:
    for option in game.spec.options:
        if option.shipped:
            mine = tmp_path / option.shipped
            mine.write_bytes((game.spec.folder / option.shipped).read_bytes())
            given: dict[str, Any] = {option.name: str(mine)}
            envs = [SeatEnv(game.name, compiled=compiled, **given) for compiled in (False, True)]
            before = [play(env, 4) for env in envs]
            mine.write_text("nonsense")
            assert [play(env, 4) for env in envs] == before
            with pytest.raises(BadData, match="expected a mapping, got 'nonsense'"):
                SeatEnv(game.name, **given)


def test_render_shows_what_the_seat_sees(game: Game) -> None:
    env = SeatEnv(game.name, render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert first.shape == env.render().shape


def test_illegal_actions_and_nonsense_are_refused(game: Game) -> None:
    env = SeatEnv(game.name)
    env.reset(seed=0)
    with pytest.raises(IllegalMove, match="the action_mask allows"):
        env.step(int(np.flatnonzero(~env.action_masks())[0]))
    with pytest.raises(BadSetup, match="expected a seat from 0"):
        SeatEnv(game.name, seat=99)
    with pytest.raises(BadSetup, match="unknown bot 'x'"):
        SeatEnv(game.name, bot="x")
