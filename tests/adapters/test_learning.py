"""What trainers ask for: one-hot observations, gains, results in `info`, opponents; alike in single and batch."""

from typing import Any

import gymnasium
import numpy as np
import pytest

from splittable import BadSetup, Game
from splittable.adapters.compiled_bots import CompiledBot, is_compiled
from splittable.adapters.gymnasium_env import SeatEnv
from splittable.adapters.names import gymnasium_id
from splittable.adapters.onehot import OneHot, declared
from splittable.adapters.pettingzoo_env import environment
from splittable.adapters.spaces import index_ranges
from splittable.adapters.vector import SplittableVectorEnv
from splittable.fast import arrays

GAMES = 3


def last_legal(shown: Any, masks: Any, seats: Any) -> Any:
    """A policy that looks at its mask alone."""
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


def test_onehot_shows_what_the_compact_tensor_does(game: Game, players: int) -> None:
    """Every kind of thing has exactly one place, amounts are scaled, and seats that are not there are left out."""
    env = SplittableVectorEnv(game.name, 8, players, seat=None, copy=False)
    onehot, compact = OneHot(game.spec, players), index_ranges(game.spec)
    env.reset(seed=1)
    ended = np.zeros(8, np.bool_)
    while not ended.any():
        shown = onehot.of(env.observations)
        for name, where in compact.items():
            values, found = declared(game.spec, "ONEHOT").get(name, 0), shown[:, onehot.fields[name]]
            numbers = env.observations[:, where][:, : found.shape[1] // (values or 1)]
            if values:
                assert (found.reshape(*numbers.shape, values).argmax(axis=2) == numbers).all()
                assert (found.reshape(*numbers.shape, values).sum(axis=2) == 1).all()
            else:
                assert np.allclose(found * declared(game.spec, "LARGEST").get(name, 1), numbers, atol=1e-4)
            assert not env.observations[:, where][:, numbers.shape[1] :].any()
        ended = env.step(env.sample_actions())[2]


def play(env: Any, seed: int) -> tuple[float, dict[str, Any], int]:
    """All rewards of a game with the last legal move each time, its last info, and the number of steps with one."""
    shown, info = env.reset(seed=seed)
    total, ended, gains = 0.0, False, 0
    while not ended:
        assert info["legal"] == shown["action_mask"].sum()
        shown, reward, ended, _, info = env.step(int(np.flatnonzero(shown["action_mask"])[-1]))
        total += reward
        gains += reward != 0
    return total, info, gains


def test_gains_add_up_to_the_points(game: Game, players: int) -> None:
    envs = [SeatEnv(game.name, players, reward="points", gains=True, compiled=each) for each in (True, False)]
    found = [play(env, 2) for env in envs]
    assert found[0] == found[1]
    total, info, gains = found[0]
    state = envs[0].driver.state
    assert total == state.scores()[0] and info["scores"] == state.scores() and info["winners"] == state.winners()
    batch = SplittableVectorEnv(game.name, 1, players, reward="points", gains=True)
    shown, _ = batch.reset(seed=2)
    rewards = []
    ended = np.zeros(1, np.bool_)
    while not ended[0]:
        shown, reward, ended, _, results = batch.step(last_legal(None, shown["action_mask"], None))
        rewards.append(float(reward[0]))
    assert sum(rewards) == total and sum(each != 0 for each in rewards) == gains
    assert results["scores"][0].tolist() == state.scores()
    assert np.flatnonzero(results["winners"][0]).tolist() == state.winners()


def test_gains_in_turn_and_in_parallel(game: Game) -> None:
    module = environment(game.name)
    totals = []
    together = module.parallel_env(reward="points", gains=True)
    observations, _ = together.reset(seed=4)
    by_seat = np.zeros(together.table.driver.players)
    while together.agents:
        actions = {agent: int(np.flatnonzero(seen["action_mask"])[-1]) for agent, seen in observations.items()}
        observations, rewards, _, _, infos = together.step(actions)
        by_seat += list(rewards.values())
    totals.append(by_seat.tolist())
    in_turn = module.env(reward="points", gains=True)
    in_turn.reset(seed=4)
    by_agent = dict.fromkeys(in_turn.possible_agents, 0.0)
    for agent in in_turn.agent_iter():
        shown, reward, ended, _, info = in_turn.last()
        by_agent[agent] += reward
        in_turn.step(None if ended else int(np.flatnonzero(shown["action_mask"])[-1]))
    totals.append(list(by_agent.values()))
    assert totals == [infos["player_0"]["scores"]] * 2 and info["winners"] == infos["player_0"]["winners"]


def test_a_policy_plays_the_others(game: Game, players: int) -> None:
    """As if the caller had asked it for every decision of theirs."""
    seat = players - 1
    batch = SplittableVectorEnv(game.name, GAMES, players, seat=seat, bot=last_legal, autoreset_mode="SameStep")
    single = SplittableVectorEnv(game.name, 1, players, seat=None, autoreset_mode="SameStep")
    shown, _ = batch.reset(seed=6)
    other, info = single.reset(seed=6)
    for _ in range(60):
        while info["seat"][0] != seat:
            other, _, ended, _, info = single.step(last_legal(None, other["action_mask"], None))
            assert not ended[0] or players > 1
        assert (shown["observation"][0] == other["observation"][0]).all()
        action = batch.masks.argmax(axis=1)
        shown, *_ = batch.step(action)
        other, _, _, _, info = single.step(action[:1])


def test_compiled_bots_weigh_moves_as_the_heuristic_does(game: Game, players: int) -> None:
    """On the position that they may know, which is redrawn for every choice."""
    spec = game.spec
    if not is_compiled(spec, "medium"):
        pytest.skip("the heuristic of this game is not compiled")
    env = SplittableVectorEnv(game.name, GAMES, players, seat=None, copy=False, autoreset_mode="SameStep")
    env.reset(seed=3)
    box = game.start(players).components
    bot = CompiledBot(spec, "medium", arrays.to_array(box))
    bot.seed(5)
    for _ in range(30):
        seat = int(env.seats[0])
        chosen = int(bot.actions(env.states, np.array([0]), np.array([seat]))[0])
        known = arrays.from_array(spec.state, bot.trials, 0)
        legal = np.flatnonzero(env.masks[0]).tolist()
        weights = spec.heuristic.policy(known, box, seat, legal)
        assert np.allclose(bot.work["shares"][0, : len(legal)], weights)
        assert weights[legal.index(chosen)] > 0
        env.step(env.sample_actions())


def test_compiled_bots_play_the_others(game: Game) -> None:
    """And, for comparison, our seat: with the same seed they play the same games."""
    if not is_compiled(game.spec, "medium"):
        pytest.skip("the heuristic of this game is not compiled")
    found = []
    for bot in ("medium", "medium", "random"):
        env = SplittableVectorEnv(game.name, GAMES, max(2, game.min_players), bot=bot, autoreset_mode="SameStep")
        shown, _ = env.reset(seed=8)
        later = [env.step(env.bot_actions(bot))[0]["observation"] for _ in range(30)]
        found.append(np.stack([shown["observation"], *later]))
    assert (found[0] == found[1]).all() and (found[0] != found[2]).any()
    with pytest.raises(BadSetup, match="bot: expected a bot that compiled code plays"):
        env.bot_actions("expert")


def test_batches_take_what_single_environments_take(game: Game) -> None:
    settings: dict[str, Any] = {
        "players": game.spec.usual_players,
        "seat": 0,
        "bot": ["medium", "random", last_legal],
        "reward": "points",
        "gains": True,
        "observations": "onehot",
        "masked": False,
        "compiled": True,
    }
    env = gymnasium.make_vec(gymnasium_id(game.spec), 2, vectorization_mode="vector_entry_point", **settings)
    shown, _ = env.reset(seed=1)
    for number in range(30):
        assert env.observation_space.contains(shown)
        shown, *_ = env.step(np.array([number, number + 1]))
    with pytest.raises(BadSetup, match="a batch can't draw"):
        SplittableVectorEnv(game.name, render_mode="ansi")
    with pytest.raises(BadSetup, match="gains go with reward 'points'"):
        SplittableVectorEnv(game.name, gains=True, reward="margin")
    wrong = SplittableVectorEnv(game.name, 4, max(2, game.min_players), bot=lambda shown, masks, seats: seats - 99)

    def play_on() -> None:
        wrong.reset(seed=0)
        for _ in range(40):
            wrong.step(wrong.sample_actions())

    with pytest.raises(BadSetup, match="bot: expected a policy that returns legal actions"):
        play_on()
