"""A few worker processes. One that crashes or takes too long is replaced, and the question is asked again."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from typing import Generic, TypeVar

import msgspec

from splittable.bots.worker import Answer, Question

log = logging.getLogger(__name__)

ATTEMPTS = 3
LONGEST_LINE = 2**22

A = TypeVar("A")


class NoMove(Exception):
    """No worker could answer."""


class WorkerPool(Generic[A]):
    """`module` runs as a process: one line per question, one line per answer of the type `answers`.

    Workers start when first needed, or all at once with `start`.
    """

    def __init__(self, module: str, answers: type[A], workers: int, budget: float, *arguments: str) -> None:
        self.budget = budget
        self._module = module
        self._arguments = arguments
        self._answers = answers
        self.replaced = 0
        self._places: asyncio.Queue[Process | None] = asyncio.Queue()
        self._running: set[Process] = set()
        for _ in range(workers):
            self._places.put_nowait(None)

    async def exchange(self, question: object) -> A:
        for attempt in range(1, ATTEMPTS + 1):
            process = await self._places.get()
            try:
                if process is None:
                    process = await self._start()
                answer = await asyncio.wait_for(self._exchange(process, question), self.budget)
            except BaseException as error:
                # A worker in an unknown state is useless, even if only the caller gave up.
                await self._discard(process)
                process = None
                if not isinstance(error, (TimeoutError, OSError, EOFError, ValueError, msgspec.DecodeError)):
                    raise
                self.replaced += 1
                reason = type(error).__name__
                log.warning("worker replaced", extra={"worker": self._module, "attempt": attempt, "reason": reason})
                continue
            finally:
                self._places.put_nowait(process)
            return answer
        raise NoMove(f"{ATTEMPTS} workers failed")

    async def start(self) -> None:
        for _ in range(self._places.qsize()):
            self._places.put_nowait(await self._places.get() or await self._start())

    async def stop(self) -> None:
        for process in tuple(self._running):
            await self._discard(process)

    async def _start(self) -> Process:
        command = (sys.executable, "-m", self._module, *self._arguments)
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
        self._running.add(process)
        return process

    async def _exchange(self, process: Process, question: object) -> A:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError("the worker is gone")
        return msgspec.json.decode(line, type=self._answers)

    async def _discard(self, process: Process | None) -> None:
        if process is None:
            return
        self._running.discard(process)
        if process.returncode is None:
            process.kill()
        await process.wait()


class BotPool(WorkerPool[Answer]):
    """`ask` returns a bot's move. `warm`: workers load every search as soon as they start."""

    def __init__(self, workers: int, budget: float, warm: bool = False) -> None:
        super().__init__("splittable.bots.worker", Answer, workers, budget, *(["--warm"] if warm else []))

    async def ask(self, question: Question) -> str:
        answer = await self.exchange(question)
        if answer.move is None:
            raise NoMove(answer.error)
        return answer.move
