"""A bot in a separate process, which exchanges lines of JSON. docs/bots/protocol.md describes the protocol.

Whatever the process does, the game continues: a bot that can't be started, exits, is late or sends nonsense forfeits,
and random moves are played for its seat from then on.
"""

import queue
import subprocess
import threading
from typing import IO, Any

import msgspec

from splittable.core.play import State

LONGEST_LINE = 1 << 16
GRACE = 1.0  # seconds to exit after the last line before it is killed


class Forfeit(Exception):
    """Why a bot is out: one of crashed, late, nonsense, illegal."""


class External:
    """One process for one seat of one game."""

    def __init__(self, command: tuple[str, ...], state: State, seat: int, limit: float) -> None:
        self.limit = limit
        self.lines: queue.Queue[bytes] = queue.Queue()
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        except OSError as error:
            raise Forfeit("crashed") from error
        self.reader = threading.Thread(target=self._read, args=(self.process.stdout,), daemon=True)
        self.reader.start()
        spec = state.game.spec
        start = {
            "type": "start",
            "game": spec.name,
            "rules": spec.rules,
            "players": state.players,
            "options": state.options,
            "seat": seat,
            "seconds": limit,
        }
        try:
            self._send(start)
        except Forfeit:
            self.kill()
            raise

    def choose(self, state: State, seat: int) -> str:
        """Its move, checked to be legal. Raises Forfeit."""
        view = state.view(seat)
        while not self.lines.empty():  # output before the question
            self.lines.get()
        self._send({"type": "choose", "view": view})
        try:
            line = self.lines.get(timeout=self.limit)
        except queue.Empty:
            raise Forfeit("late") from None
        if not line:
            raise Forfeit("crashed")
        try:
            move = msgspec.json.decode(line)["move"]
        except (msgspec.DecodeError, TypeError, KeyError, IndexError, UnicodeDecodeError):
            raise Forfeit("nonsense") from None
        if move not in view["legal"]:
            raise Forfeit("illegal")
        return str(move)

    def close(self, scores: list[int], winners: list[int]) -> None:
        """Tell it how the game ended, and make sure that it exits."""
        try:
            self._send({"type": "over", "scores": scores, "winners": winners})
            if self.process.stdin:
                self.process.stdin.close()
            self.process.wait(GRACE)
        except (Forfeit, OSError, subprocess.TimeoutExpired):
            pass  # it is killed below in any case
        self.kill()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self.reader.join(GRACE)  # let it read everything that was written
        for stream in (self.process.stdin, self.process.stdout):
            if stream:
                try:
                    stream.close()
                except OSError:
                    continue  # unsent data has nowhere to go

    def _send(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        sender = threading.Thread(target=self._write, args=(self.process.stdin, message), daemon=True)
        sender.start()
        sender.join(self.limit)  # a process that does not read can't block us
        if sender.is_alive():
            raise Forfeit("late")
        if self.process.poll() is not None and self.lines.empty():
            raise Forfeit("crashed")

    def _write(self, pipe: IO[bytes], message: dict[str, Any]) -> None:
        try:
            pipe.write(msgspec.json.encode(message) + b"\n")
            pipe.flush()
        except (OSError, ValueError):
            return  # it has exited; reading will show it

    def _read(self, pipe: IO[bytes]) -> None:
        try:
            while line := pipe.readline(LONGEST_LINE):
                self.lines.put(line)
        except (OSError, ValueError):
            pass  # closed while reading
        self.lines.put(b"")
