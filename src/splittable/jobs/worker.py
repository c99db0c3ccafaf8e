"""`python -m splittable.jobs.worker`: calls the functions that it is asked for, one after the other.

A separate process: thinking never blocks the server, and a crash harms nothing else. It ends when its input does.
"""

import importlib
import inspect
import logging
import os
import signal
import sys
import typing
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from splittable.core.errors import SplittableError
from splittable.core.priority import give_way
from splittable.jobs.messages import Ask, Tell

log = logging.getLogger(__name__)


@cache
def function_of(name: str) -> tuple[Callable[..., Any], Any, bool]:
    """The function `module:name`, the type of its argument, and whether it tells its progress."""
    module, _, function_name = name.partition(":")
    function = getattr(importlib.import_module(module), function_name)
    names = list(inspect.signature(function).parameters)
    return function, typing.get_type_hints(function)[names[0]], len(names) > 1


class Worker:
    def __init__(self, pipe: typing.BinaryIO) -> None:
        self._pipe = pipe

    def carry_out(self, line: bytes) -> None:
        try:
            asked = msgspec.json.decode(line, type=Ask)
            function, type_of_argument, tells = function_of(asked.function)
            argument = msgspec.convert(asked.argument, type_of_argument)
            self._tell("result", function(argument, self._progress) if tells else function(argument))
        except SplittableError as error:
            self._tell("refused", error.message)
        except Exception as error:  # the runner reports it, whatever it is
            log.exception("a job failed")
            self._tell("failed", f"{type(error).__name__}: {error}")

    def _progress(self, content: object) -> None:
        self._tell("progress", content)

    def _tell(self, kind: str, content: object) -> None:
        self._pipe.write(msgspec.json.encode(Tell(kind, msgspec.Raw(msgspec.json.encode(content)))) + b"\n")
        self._pipe.flush()


def main() -> None:
    give_way()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it; Ctrl+C reaches both
    worker = Worker(os.fdopen(os.dup(1), "wb"))
    os.dup2(2, 1)  # what a library prints must not get between the answers
    for line in sys.stdin.buffer:
        worker.carry_out(line)


if __name__ == "__main__":
    main()
