"""Signals the shutdown at once, while requests still wait for their answers.

The app's lifespan ends only after them: too late for requests that would take minutes.
"""

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

SIGNALS = (signal.SIGTERM, signal.SIGINT)


@contextmanager
def on_shutdown_signal(begin: Callable[[], None]) -> Iterator[None]:
    """Calls `begin` in the running loop on the signals that stop the server, before the server's own handlers."""
    if (
        threading.current_thread() is not threading.main_thread()
    ):  # only the main thread gets signals; tests use others
        yield
        return
    loop = asyncio.get_running_loop()
    usual = {number: signal.getsignal(number) for number in SIGNALS}

    def handle(number: int, frame: Any) -> None:
        loop.call_soon_threadsafe(begin)
        handler = usual[signal.Signals(number)]
        if callable(handler):
            handler(number, frame)

    for number in SIGNALS:
        signal.signal(number, handle)
    try:
        yield
    finally:
        for number, handler in usual.items():
            signal.signal(number, handler)
