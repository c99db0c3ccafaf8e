"""What the multi-agent environments share: spaces by agent, observations with masks, the no-op, cycles."""

from typing import Any

import numpy as np
from gymnasium import spaces as gym_spaces

from splittable.adapters import names, rendering, spaces
from splittable.adapters.driver import Driver
from splittable.core.errors import BadSetup, IllegalMove


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
        observations: str,
        masked: bool,
        max_cycles: int | None,
        render_mode: str | None,
        **options: Any,
    ) -> None:
        if render_mode not in (None, *rendering.MODES):
            expected = ", ".join(rendering.MODES)
            raise BadSetup("setup/render_mode", f"expected a render mode of {expected} or None, got {render_mode!r}")
        self.driver = Driver(name, players, reward, options)
        self.spec = self.driver.game.spec
        self.agents = names.agent_names(self.driver.players)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self.no_op = self.spec.actions
        self.max_cycles = max_cycles
        self.cycles = 0
        self._masked = masked
        self._shape = observations
        self._renderer = rendering.Renderer(render_mode)
        self.observation_spaces = {
            agent: spaces.observation_space(self.spec, observations, self.no_op + 1) for agent in self.agents
        }
        self.action_spaces = {agent: gym_spaces.Discrete(self.no_op + 1) for agent in self.agents}

    def reset(self, seed: int | None) -> None:
        self.driver.reset(seed)
        self.cycles = 0

    def observe(self, agent: str) -> dict[str, Any]:
        """What this seat may know and can do now; a seat with nothing to decide can only pass."""
        seat = self.seat_of[agent]
        flat = self.driver.observation(seat)
        mask = spaces.mask_of(self.driver.legal(seat) or [self.no_op], self.no_op + 1)
        if not self._masked:
            mask[:] = 1
        return {"observation": spaces.shaped(self.spec, self._shape, flat), "action_mask": mask}

    def checked(self, agent: str, action: Any) -> int:
        """The code of an agent's action; IllegalMove if the action is not legal for it."""
        legal = self.driver.legal(self.seat_of[agent]) or [self.no_op]
        code = int(action)
        if not self._masked:
            return legal[code % len(legal)]
        if code not in legal:
            raise IllegalMove(
                "move/illegal_action",
                "",
                f"action {code} of {agent} is not legal now; its action_mask allows {legal}",
                position=repr(self.driver.state),
            )
        return code

    @property
    def is_over(self) -> bool:
        return self.driver.state.is_over

    @property
    def is_cut_off(self) -> bool:
        """Has the game reached `max_cycles` before its end?"""
        return not self.is_over and self.max_cycles is not None and self.cycles >= self.max_cycles

    def rewards(self) -> dict[str, float]:
        return dict(zip(self.agents, self.driver.rewards(), strict=True))

    def render(self) -> str | np.ndarray[Any, Any] | None:
        """The table as a spectator sees it."""
        return self._renderer.render(self.driver.state, None)
