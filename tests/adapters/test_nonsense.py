"""Whatever is passed to a public function of `adapters` and `fast`: it works, or a clear error says what was wrong."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from splittable import BadSetup, Game, IllegalMove, SplittableError
from splittable.adapters.gymnasium_env import SeatEnv
from splittable.adapters.openspiel import SplittableGame
from splittable.adapters.pettingzoo_env import SeatsInParallel, environment
from splittable.adapters.vector import SplittableVectorEnv
from splittable.fast import arrays, compiled, run

pytestmark = pytest.mark.slow
nowhere = ModuleType("nowhere")  # a module without functions
UNSHRUNK = settings(phases=[Phase.generate])  # smaller nonsense is no clearer

GAMES = 3
NUMBERS = st.sampled_from([-(2**70), -(2**63), -1, 0, 1, 2, 3, 40, 2**31, 2**32, 2**63, 2**64 - 1, 2**64])
DTYPES = st.sampled_from(["int8", "int64", "uint64", "float32", "bool", "U3", "O", "M8[s]", "c16"])
SHAPES = st.sampled_from([(), (0,), (1,), (GAMES - 1,), (GAMES,), (GAMES, 1), (1, GAMES), (10**5,)])
SINGLE = (
    st.none()
    | st.booleans()
    | NUMBERS
    | st.floats()
    | st.sampled_from(
        ["", "x", "win", "0", "player_0", "NextStep", "flat", "ansi", b"1", 1j, object(), object, len, ...]
    )
)
NONSENSE = (
    SINGLE
    | st.lists(SINGLE, max_size=GAMES)
    | st.dictionaries(st.text(max_size=2) | NUMBERS, SINGLE, max_size=2)
    | st.sets(NUMBERS, max_size=2)
    | st.builds(lambda shape, dtype: np.zeros(shape, dtype), SHAPES, DTYPES)
)


def attempt(data: st.DataObject, function: Callable[..., Any], valid: dict[str, Any]) -> None:
    """Call with one argument replaced. Only our own errors may come out, and they name the argument."""
    name = data.draw(st.sampled_from(sorted(valid)))
    given = {**valid, name: data.draw(NONSENSE)}
    found = refusal(lambda: function(**given))
    assert found is None or found.code != "setup/argument" or name in str(found)


def refusal(call: Callable[[], Any]) -> SplittableError | None:
    try:
        call()
    except SplittableError as error:
        return error
    return None


@UNSHRUNK
@given(data=st.data())
def test_environments_are_made_or_refused(game: Game, data: st.DataObject) -> None:
    options = {option.name: option.default for option in game.spec.options}
    common = {"players": game.min_players, "reward": None, **options}
    common |= {"observations": "flat", "masked": True, "render_mode": None, "gains": False, "compiled": None}
    module = environment(game.name)
    attempt(data, SeatEnv, {**common, "game": game.name, "seat": 0, "bot": "random"})
    attempt(data, module.raw_env, {**common, "max_cycles": None})
    attempt(data, module.parallel_env, {**common, "max_cycles": None})
    batch = {**common, "game": game.name, "num_envs": 2, "seat": 0, "autoreset_mode": "NextStep", "copy": True}
    attempt(data, SplittableVectorEnv, batch)


@UNSHRUNK
@given(data=st.data())
def test_batches_check_before_they_touch_memory(game: Game, data: st.DataObject) -> None:
    env = SplittableVectorEnv(game.name, GAMES)
    with pytest.raises(IllegalMove, match="call reset before"):
        env.step(np.zeros(GAMES, np.int64))
    env.reset(seed=1)
    for _ in range(4):
        attempt(data, env.step, {"actions": env.sample_actions()})
        attempt(data, env.reset, {"seed": 3})
    env.step(env.sample_actions())


@UNSHRUNK
@given(data=st.data())
def test_single_environments_check_actions_and_seeds(game: Game, data: st.DataObject) -> None:
    module = environment(game.name)
    envs: list[Any] = [SeatEnv(game.name), module.raw_env(), module.parallel_env(), module.raw_env(masked=False)]
    for env in envs:
        attempt(data, env.reset, {"seed": 1})
        env.reset(seed=1)
        attempt(data, env.step, {"actions" if isinstance(env, SeatsInParallel) else "action": None})
        if hasattr(env, "possible_agents"):
            for function in (env.observation_space, env.action_space):
                attempt(data, function, {"agent": "player_0"})
    turns = module.raw_env()
    turns.reset(seed=1)
    attempt(data, turns.observe, {"agent": "player_0"})
    together = module.parallel_env()
    observations, _ = together.reset(seed=1)
    actions = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
    attempt(data, lambda **given: together.step(given), actions)


@UNSHRUNK
@given(data=st.data())
def test_the_fast_package_checks_what_it_gets(game: Game, data: st.DataObject) -> None:
    attempt(data, run, {"name": game.name, "games": 2, "players": None, "seed": 0, "workers": 1, "progress": False})
    attempt(data, compiled, {"name": game.name})
    box = game.spec.box(game.all_options({}))
    attempt(data, compiled(game.name).fresh, {"players": game.min_players, "box": box})
    states = compiled(game.name).fresh(game.min_players, box)
    attempt(data, arrays.dtype_of, {"kind": game.spec.state})
    attempt(data, arrays.zeros, {"kind": game.spec.state, "count": 1})
    attempt(data, arrays.from_array, {"kind": game.spec.state, "array": states, "index": 0})
    attempt(data, arrays.numbers, {"count": 2})
    attempt(data, lambda structs: arrays.to_array(structs), {"structs": box})
    attempt(data, compiled(game.name).records, {"state": game.start(), "count": 2})
    attempt(data, lambda entries: compiled(game.name).extend(nowhere, entries=entries), {"entries": ["missing"]})
    attempt(data, lambda modules: compiled(game.name).extend(modules, entries=["missing"]), {"modules": nowhere})


@UNSHRUNK
@given(data=st.data())
def test_openspiel_games_are_made_or_refused(game: Game, data: st.DataObject) -> None:
    params = {
        "players": data.draw(st.integers(-3, 20)),
        "reward": data.draw(st.sampled_from(["", "win", "gold"])),
        "opening": data.draw(
            st.sampled_from(["", ";", "~", "x y", "0 fly", "-1 fly", "9 fly", "\u0663 fly", "~ fly"])
        ),
    }
    found = refusal(lambda: SplittableGame(game.spec, params))
    assert found is None or params["reward"] == "gold" or params["opening"] or "players, got" in str(found)


def test_a_list_seeds_each_game(game: Game) -> None:
    one, two = SplittableVectorEnv(game.name, GAMES), SplittableVectorEnv(game.name, GAMES)
    shown, _ = one.reset(seed=2**64 - 1)
    again, _ = two.reset(seed=[2**64 - 1, 0, 1])
    assert (shown["observation"] == again["observation"]).all()
    with pytest.raises(BadSetup, match="seed: expected a seed, or a list of 3"):
        one.reset(seed=[1, 2])


@pytest.mark.parametrize("seed", [2**63, 2**64 - 1])
def test_seeds_beyond_signed_numbers_give_the_same_game_in_every_way(game: Game, seed: int) -> None:
    single, batch = SeatEnv(game.name), SplittableVectorEnv(game.name, 1)
    expected, shown = single.reset(seed=seed)[0], batch.reset(seed=seed)[0]
    assert (expected["observation"] == shown["observation"][0]).all()
    assert len(run(game.name, 2, seed=seed).lengths) == 2
