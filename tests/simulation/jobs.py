"""The processes that think, as the server sees them: an answer after a while, or none."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

from splittable.bots.worker import Answer, Question, position
from splittable.jobs import Failed, Runner, Stopped


class SimulatedRunner(Runner):
    """Answers with a legal move. `on_answer(question, move)`: what it said."""

    def __init__(self, rng: random.Random, on_answer: Callable[[Question, str], None]) -> None:
        super().__init__()
        self._rng = rng
        self._on_answer = on_answer
        self._stopping = False
        self.failing_until = self.slow_until = 0.0

    async def run(self, lane: str, kind: Any, argument: Any, caller: str, *_: Any, **__: Any) -> Any:
        now = asyncio.get_running_loop().time()
        await asyncio.sleep(self._rng.uniform(1.0, 8.0) if now < self.slow_until else self._rng.uniform(0.005, 0.3))
        if self._stopping:
            raise Stopped
        if now < self.failing_until and self._rng.random() < 0.7:
            raise Failed("the process ended")
        assert isinstance(argument, Question)
        move = self._rng.choice(position(argument).legal(argument.seat))
        self._on_answer(argument, move)
        return Answer(move)

    def prepare(self, *_: Any) -> None:
        pass

    def start(self, *_: Any) -> None:
        pass

    def begin_stop(self, *_: Any) -> None:
        pass

    async def stop(self) -> None:
        self._stopping = True
