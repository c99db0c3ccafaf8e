"""One worker process, as the runner sees it."""

import asyncio
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any

import msgspec

from splittable.jobs.kinds import Kind
from splittable.jobs.messages import Ask, Tell
from splittable.jobs.trouble import Failed

COMMAND = (sys.executable, "-m", "splittable.jobs.worker")
LONGEST_LINE = 2**24
GIVES_WAY = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)  # Windows; elsewhere the worker sees to it itself


class WorkerProcess:
    def __init__(self, process: Process) -> None:
        self._process = process
        self.pid = process.pid
        self.started = 0
        """How many of the lane's starts it has done."""

    @staticmethod
    async def start() -> "WorkerProcess":
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, creationflags=GIVES_WAY
            )
        )
        try:
            return WorkerProcess(await asyncio.shield(starting))
        except asyncio.CancelledError:
            await WorkerProcess(await starting).end()  # half started, it would outlive the loop and its pipes
            raise

    async def run(self, kind: Kind[Any], argument: object, on_progress: Callable[[Any], None] | None) -> Any:
        """The result of one job. Raises Failed if the job says so, and OSError or EOFError if the process is gone."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(Ask(kind.function, argument)) + b"\n")
        await self._process.stdin.drain()
        while line := await self._process.stdout.readline():
            told = msgspec.json.decode(line, type=Tell)
            match told.kind:
                case "result":
                    return msgspec.json.decode(told.content, type=kind.result)
                case "progress":
                    if on_progress is not None:
                        on_progress(msgspec.json.decode(told.content, type=kind.result))
                case _:
                    raise Failed(msgspec.json.decode(told.content, type=str), is_known=told.kind == "refused")
        raise EOFError("the process is gone")

    async def end(self) -> None:
        if self._process.returncode is None:
            self._process.kill()
        await self._process.communicate()  # to the end of its pipes: a loop can't be closed with open ones
