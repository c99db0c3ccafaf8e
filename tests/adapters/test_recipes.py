"""Games in one line, and the recipes of examples/recipes, run shortly. `make recipes` installs what they need."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import pettingzoo
import pytest

import splittable.gym
from splittable import Game
from splittable.adapters.gymnasium_env import SeatEnv
from splittable.adapters.names import gymnasium_id

RECIPES = Path(__file__).parents[2] / "examples" / "recipes"
NETWORK = RECIPES / "splitter_network.py"  # of a recipe, no recipe itself


def recipe(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, RECIPES / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_game_in_one_line(game: Game) -> None:
    assert "registers every game" in (splittable.gym.__doc__ or "")
    key = gymnasium_id(game.spec)
    assert isinstance(gymnasium.make(key).unwrapped, SeatEnv)
    assert gymnasium.make_vec(key, 4, vectorization_mode="vector_entry_point").num_envs == 4
    if hasattr(pettingzoo, "register"):
        assert pettingzoo.make("aec", key).possible_agents[0] == "player_0"
        assert pettingzoo.make("parallel", key, max_cycles=3).reset(seed=1)[0]


@pytest.mark.slow
def test_the_module_form_imports_what_it_needs(game: Game) -> None:
    code = (
        f"import gymnasium; print(gymnasium.make('splittable.gym:{gymnasium_id(game.spec)}').unwrapped.driver.players)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(game.spec.usual_players)


def test_recipes_are_short() -> None:
    for path in set(RECIPES.glob("*.py")) - {NETWORK}:
        assert len(path.read_text(encoding="utf-8").splitlines()) < 40, path.name


@pytest.mark.slow
def test_mccfr_comes_closer_to_an_equilibrium() -> None:
    assert recipe("openspiel_mccfr").solve(2000) < recipe("openspiel_mccfr").solve(20)


@pytest.mark.slow
def test_ismcts_plays() -> None:
    assert len(recipe("openspiel_ismcts").play("splittable_splitter(players=2,size=tiny)", 20, 1)) == 2


def test_maskable_ppo_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sb3_contrib", reason="`make recipes` installs sb3-contrib")
    monkeypatch.syspath_prepend(RECIPES)
    module = recipe("maskable_ppo")
    assert module.score(200, module.train(25_000)) > 11.0  # random moves score less than 8
    assert module.score(200) == pytest.approx(32.8, abs=1.5)


def test_stable_baselines_accepts_the_environments(game: Game, players: int) -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker", reason="`make recipes` installs it")
    checker.check_env(SeatEnv(game.name, players, masked=False))


def test_torchrl_accepts_the_environments(game: Game, players: int) -> None:
    pytest.importorskip("torchrl", reason="`make recipes` installs torchrl")
    recipe("torchrl_rollout").check(game.name, players)


def test_torchrl_rolls_out(game: Game) -> None:
    pytest.importorskip("torchrl", reason="`make recipes` installs torchrl")
    assert isinstance(recipe("torchrl_rollout").rollout(game.name, 50), float)


@pytest.mark.filterwarnings("ignore")  # PufferLib imports Gym, which warns of its end
def test_pufferlib_rolls_out(game: Game) -> None:
    pytest.importorskip("pufferlib", reason="`make recipes` installs pufferlib")
    assert isinstance(recipe("pufferlib_rollout").rollout(game.name, 4, 50), float)
