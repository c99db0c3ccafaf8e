"""PettingZoo environments of every game: `from splittable.adapters.pettingzoo_env import <game>_v0`.

Each `<game>_v0` has `env()`, `raw_env()` (agents one at a time, AEC) and `parallel_env()`, which take

- `players` and the options of the game by keyword;
- `reward`: "win", "points" or "margin" (`core.rewards`); given at the end of the game, zero before, or with
  `gains=True` and "points" whenever the points change;
- `observations`: "flat" (one int16 tensor), "fields" (the same numbers by name) or "onehot" (float32, for networks);
- `masked`: False makes every action legal (`table.Table`);
- `compiled`: False runs the plain rules, True the compiled ones; by default the compiled ones if Numba is there;
- `max_cycles`: truncate after so many cycles; `render_mode`: "ansi" or "rgb_array".

A cycle asks every seat that must choose at that moment, once. The parallel environment takes these choices at once;
the others pass (the no-op, the last action). The AEC environment asks them one after the other in seat
order and skips seats with nothing to decide; an earlier seat's choice is hidden from a later one as the rules say.
The environment draws chance from the generator that `reset(seed=...)` starts. The same seed and choices give the same
game in both. `info` has the number of `legal` moves and, when the game is over, `scores` and `winners`.
"""

from functools import partial
from typing import Any

import pettingzoo
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from splittable.adapters import names, rendering
from splittable.adapters.table import Table
from splittable.core import arguments, registry
from splittable.core.errors import IllegalMove

Observation = dict[str, Any]
SETTINGS = {
    "reward": None,
    "gains": False,
    "observations": "flat",
    "masked": True,
    "max_cycles": None,
    "render_mode": None,
    "compiled": None,
}


class _SeatsAsAgents:
    """What both kinds of environment share."""

    def __init__(self, name: str, players: int | None = None, **settings: Any) -> None:
        self.table = Table(name, players, **{**SETTINGS, **settings})
        self.metadata = {
            "name": next(module for module, game in names.module_names().items() if game == name),
            "render_modes": list(rendering.MODES),
            "is_parallelizable": True,
        }
        self.render_mode = settings.get("render_mode")
        self.possible_agents = self.table.agents
        self.agents: list[str] = []  # none until `reset`
        self.observation_spaces = self.table.observation_spaces
        self.action_spaces = self.table.action_spaces

    def observation_space(self, agent: str) -> Any:
        self.table.seat(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        self.table.seat(agent)
        return self.action_spaces[agent]

    def render(self) -> Any:
        return self.table.render()

    def close(self) -> None:
        """Nothing to close."""


class SeatsInParallel(_SeatsAsAgents, ParallelEnv[str, Observation, int]):
    """All seats act at once; a seat with nothing to decide passes."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), self.table.infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Any]:
        """Refuses all actions, and changes nothing, if one of them is illegal."""
        table, agents = self.table, self.agents
        if not isinstance(actions, dict) or set(actions) != set(agents):
            raise arguments.wrong(
                "actions", f"a dict with an action for each of {', '.join(agents) or 'nobody'}", actions
            )
        codes = {agent: table.checked(agent, actions[agent]) for agent in agents}
        for agent, code in codes.items():
            if code != table.no_op:
                table.driver.play(table.seat_of[agent], code)
        table.cycles += 1
        ended, cut_off = table.is_over, table.is_cut_off
        observations, rewards = self._observations(), table.rewards()
        if ended or cut_off:
            self.agents = []
        infos = table.infos()
        return observations, rewards, dict.fromkeys(agents, ended), dict.fromkeys(agents, cut_off), infos

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.table.observe(agent) for agent in self.agents}


class SeatsInTurn(_SeatsAsAgents, AECEnv[str, Observation, int]):
    """One seat acts at a time: those that choose simultaneously, in the order of seats."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._asked = list(self.table.driver.acting())
        self.agent_selection = self.agents[self._asked[0]]

    def observe(self, agent: str) -> Observation:
        return self.table.observe(agent)

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise IllegalMove("move/no_game", "", "call reset before the first step")
        agent, table = self.agent_selection, self.table
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table.play(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self._asked.pop(0)
        if not self._asked:
            table.cycles += 1
            self._asked = list(table.driver.acting())
        ends = table.is_over or table.is_cut_off
        if ends or table.driver.gains:
            self.rewards = table.rewards()
            self._accumulate_rewards()
        if ends:
            self.terminations = dict.fromkeys(self.agents, table.is_over)
            self.truncations = dict.fromkeys(self.agents, table.is_cut_off)
            self.infos = table.infos()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[self._asked[0]]


class EnvironmentModule:
    """What PettingZoo's tools expect of an environment's module."""

    def __init__(self, name: str) -> None:
        self.raw_env = partial(SeatsInTurn, name)
        self.parallel_env = partial(SeatsInParallel, name)

    def env(self, **settings: Any) -> OrderEnforcingWrapper:
        """The AEC environment in PettingZoo's wrapper that checks the order of calls."""
        return OrderEnforcingWrapper(self.raw_env(**settings))


def environment(name: str) -> EnvironmentModule:
    """The environments of a game by its name."""
    return EnvironmentModule(registry.spec(name).name)


def register_all() -> None:
    """Add every game to PettingZoo's registry, once; releases before 1.26 have none."""
    register = getattr(pettingzoo, "register", None)
    for name in registry.names() if register else ():
        key = names.gymnasium_id(registry.spec(name))
        module = environment(name)
        if register and key not in pettingzoo.aec_registry:
            register("aec", key, module.env)
            register("parallel", key, module.parallel_env)


def __getattr__(module: str) -> EnvironmentModule:
    found = names.module_names()
    if module not in found:
        raise AttributeError(f"module {__name__!r} has no attribute {module!r}; it has {', '.join(found)}")
    return environment(found[module])
