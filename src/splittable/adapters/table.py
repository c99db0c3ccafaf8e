"""What the multi-agent environments share: spaces by agent, observations with masks, the no-op, cycles."""

from typing import Any

import numpy as np
from gymnasium import spaces as gym_spaces

from splittable.adapters import names, rendering, spaces
from splittable.adapters.checks import checked_action
from splittable.adapters.driver import make_driver
from splittable.core import arguments
from splittable.core.errors import IllegalMove

MOST_CYCLES = 2**31


class Table:
    """A game whose seats are agents.

    Actions are the game's codes and one more, the last: the no-op, the only action of a seat that has nothing to
    decide. With `masked=False` every action is legal: action k means the seat's legal move number k modulo their
    count.
    """

    def __init__(
        self,
        name: str,
        players: int | None,
        *,
        reward: str | None,
        gains: bool,
        observations: str,
        masked: bool,
        max_cycles: int | None,
        render_mode: str | None,
        compiled: bool | None,
        **options: Any,
    ) -> None:
        self.driver = make_driver(name, players, reward, gains, options, compiled)
        self.spec = self.driver.game.spec
        self.agents = names.agent_names(self.driver.players)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self.no_op = self.spec.actions
        self.max_cycles = (
            None if max_cycles is None else arguments.whole_number("max_cycles", max_cycles, 1, MOST_CYCLES)
        )
        self.cycles = 0
        self._masked = arguments.truth("masked", masked)
        self._shape = spaces.Shape(self.spec, self.driver.players, observations)
        self._renderer = rendering.Renderer(rendering.checked(render_mode))
        self.observation_spaces = {agent: self._shape.space(self.no_op + 1) for agent in self.agents}
        self.action_spaces = {agent: gym_spaces.Discrete(self.no_op + 1) for agent in self.agents}

    def reset(self, seed: int | None) -> None:
        self.driver.reset(seed)
        self.cycles = 0

    def seat(self, agent: str) -> int:
        if not arguments.is_one_of(agent, self.seat_of):
            raise arguments.wrong("agent", "one of " + ", ".join(self.agents), agent)
        return self.seat_of[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """What this seat may know and can do now; a seat with nothing to decide can only pass."""
        seat = self.seat(agent)
        flat, mask = self.driver.shown(seat)
        if not self._masked:
            mask[:] = 1
        return {"observation": self._shape.of(flat), "action_mask": mask}

    def checked(self, agent: str, action: Any) -> int:
        """The code of an agent's action; IllegalMove if the action is not legal for it."""
        seat, code = self.seat(agent), checked_action(action, agent)
        if not self._masked:
            legal = self.driver.legal(seat) or [self.no_op]
            return legal[code % len(legal)]
        can_pass = code == self.no_op and seat not in self.driver.acting()
        if not can_pass and not self.driver.is_legal(seat, code):
            raise self._refusal(agent, code)
        return code

    def play(self, agent: str, action: Any) -> None:
        """Make an agent's move; IllegalMove, and no change, if the action is not legal for it."""
        code = checked_action(action, agent) if self._masked else self.checked(agent, action)
        if not self.driver.play(self.seat(agent), code):
            raise self._refusal(agent, code)

    def _refusal(self, agent: str, code: int) -> IllegalMove:
        legal = self.driver.legal(self.seat(agent)) or [self.no_op]
        return IllegalMove(
            "move/illegal_action",
            "",
            f"action {code} of {agent} is not legal now; its action_mask allows {legal}",
            position=repr(self.driver.state),
        )

    @property
    def is_over(self) -> bool:
        return self.driver.is_over

    @property
    def is_cut_off(self) -> bool:
        """Has the game reached `max_cycles` before its end?"""
        return not self.is_over and self.max_cycles is not None and self.cycles >= self.max_cycles

    def rewards(self) -> dict[str, float]:
        return dict(zip(self.agents, self.driver.rewards(), strict=True))

    def infos(self) -> dict[str, dict[str, Any]]:
        """By agent: how many legal moves it has and, when the game is over, scores and winners."""
        results = self.driver.results()
        return {agent: {"legal": len(self.driver.legal(seat)), **results} for agent, seat in self.seat_of.items()}

    def render(self) -> str | np.ndarray[Any, Any] | None:
        """The table as a spectator sees it."""
        return self._renderer.render(self.driver.state, None)
