"""A bot in a separate process, which exchanges lines of JSON. docs/bots/protocol.md describes the protocol.

What it writes to its standard error goes to a log file, if there is one.

Whatever the process does, the game continues: a bot that can't be started, exits, is late or sends nonsense forfeits,
and random moves are played for its seat from then on.
"""

import queue
import subprocess
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import msgspec

from splittable.core.play import State

LONGEST_LINE = 1 << 16
GRACE = 1.0  # seconds to exit after the last line before it is killed
LOGGED = 1 << 16  # bytes of the error stream that are kept of a game, the last ones

EXTRAS: dict[str, Callable[[State, int], Any]] = {
    "codes": State.legal_codes,
    "observation": State.observation,
    "mask": State.mask,
    "told": State.told,
    "key": State.information_key,
}
"""What a bot can ask for in its hello, beside the view."""


class Forfeit(Exception):
    """Why a bot is out: one of crashed, late, nonsense, illegal."""


class External:
    """One process for one seat of one game."""

    def __init__(
        self, command: tuple[str, ...], state: State, seat: int, limit: float, log: Path | None = None, title: str = ""
    ) -> None:
        self.limit = limit
        self.lines: queue.Queue[bytes] = queue.Queue()
        self.extras: list[str] = []
        self.log, self.title = log, title
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115  # closed in `kill`
        try:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors)
        except OSError as error:
            self.errors.close()
            self._log(str(error).encode())
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
            self._hello(self.lines.get())
        self._ask(state, seat, view)
        answer = self._answer()
        if self._hello(answer):
            self._ask(state, seat, view)
            answer = self._answer()
        try:
            said = msgspec.json.decode(answer)
            move = said["move"] if "move" in said else state.move_text(seat, legal_code(state, seat, said["code"]))
        except (msgspec.DecodeError, TypeError, KeyError, IndexError, UnicodeDecodeError):
            raise Forfeit("nonsense") from None
        if move not in view["legal"]:
            raise Forfeit("illegal")
        return str(move)

    def _ask(self, state: State, seat: int, view: dict[str, Any]) -> None:
        self._send({"type": "choose", "view": view, **{name: EXTRAS[name](state, seat) for name in self.extras}})

    def _answer(self) -> bytes:
        try:
            line = self.lines.get(timeout=self.limit)
        except queue.Empty:
            raise Forfeit("late") from None
        if not line:
            raise Forfeit("crashed")
        return line

    def _hello(self, line: bytes) -> bool:
        """Whether a line is the bot's hello: `{"type": "hello", "wants": ["codes", "observation"]}`."""
        try:
            said = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return False
        if not isinstance(said, dict) or said.get("type") != "hello":
            return False
        wants = said.get("wants", [])
        if not isinstance(wants, list) or not all(isinstance(name, str) and name in EXTRAS for name in wants):
            raise Forfeit("nonsense")
        self.extras = wants
        return True

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
        self._keep_errors()
        for stream in (self.process.stdin, self.process.stdout):
            if stream:
                try:
                    stream.close()
                except OSError:
                    continue  # unsent data has nowhere to go

    def _keep_errors(self) -> None:
        if self.errors.closed:
            return
        size = self.errors.seek(0, 2)
        self.errors.seek(max(0, size - LOGGED))
        self._log(self.errors.read())
        self.errors.close()

    def _log(self, text: bytes) -> None:
        """One write for each game: several processes can share the file."""
        if self.log and text:
            with self.log.open("ab") as file:
                file.write(f"--- {self.title}\n".encode() + text.rstrip(b"\n") + b"\n")

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


def legal_code(state: State, seat: int, code: Any) -> int:
    if type(code) is not int or code not in state.legal_codes(seat):
        raise Forfeit("illegal")
    return code
