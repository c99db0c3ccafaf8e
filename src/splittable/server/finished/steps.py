"""A finished game cut into steps: a choice, or all that chance does until the next choice."""

import asyncio
from collections.abc import Mapping
from typing import Any, NamedTuple

from splittable import CHANCE, State
from splittable.core.spec import Line
from splittable.server.table.speaker import Speaker
from splittable.server.wire.api import ReplayStep

Fields = dict[str, Any]
MOVES_AT_ONCE = 5  # a millisecond or two


class Eyes(NamedTuple):
    """Who looks back: a seat, a spectator, or somebody to whom everything is open."""

    seat: int | None
    is_open: bool

    def view(self, state: State) -> Fields:
        return state.open_view() if self.is_open else state.view(self.seat)

    def events(self, state: State, before: State) -> list[Fields]:
        return state.open_events(before) if self.is_open else state.events(before, self.seat)


class Steps:
    """Collects the steps; each holds only what is new."""

    def __init__(self, eyes: Eyes, speaks: Speaker | None, has_boards: bool) -> None:
        self.found: list[ReplayStep] = []
        self._eyes = eyes
        self._speaks = speaks
        self._has_boards = has_boards
        self._last: Fields = {}
        self._events: list[Fields] = []
        self._log: list[Line] = []

    def happened(self, state: State, before: State) -> None:
        events = self._eyes.events(state, before)
        self._events += events
        if self._speaks:  # a choice follows a step, so what that one shows is what the reader saw before it
            self._log += self._speaks.replayed(events, self._last)

    def end(self, state: State) -> None:
        """A step ends here."""
        view = self._eyes.view(state)
        board = self._speaks.position(view).board if self._speaks and self._has_boards else ""
        opened = changes(self._last.get("opened", {}), view.get("opened", {}))
        seen = changes(self._last, view)
        seen.pop("opened", None)
        self.found.append(ReplayStep(view["number"], seen, self._events, self._log, opened, board))
        self._last, self._events, self._log = view, [], []


async def steps_of(final: State, eyes: Eyes, speaks: Speaker | None, has_boards: bool) -> list[ReplayStep]:
    steps = Steps(eyes, speaks, has_boards)
    beginning = final.beginning()
    if beginning.acting() != (CHANCE,):
        steps.end(beginning)
    for number, (before, state) in enumerate(final.passed(), 1):
        steps.happened(state, before)
        who, _ = state.last
        if who != CHANCE or state.acting() != (CHANCE,):
            steps.end(state)
        if number % MOVES_AT_ONCE == 0:
            await asyncio.sleep(0)  # others wait for their moves
    return steps.found


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> Fields:
    """A view has the same fields throughout a game, so those that are new are enough."""
    return {field: value for field, value in after.items() if field not in before or value != before[field]}
