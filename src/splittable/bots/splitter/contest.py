"""The protocol of the public Splitter contest, both sides: lines of text on the standard streams.

The arena sends `width height rounds`, one line per row of the grid (0 no cell, 1 a cell, 2 a star, 3 a heart), then
one roll at a time. The bot answers each with `number x y`; the mirror cell gets the other number.
"""

import os
import queue
import random
import signal
import subprocess
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, Any

from splittable.bots.budget import Budget
from splittable.bots.splitter.engine import position_of
from splittable.bots.splitter.player import search
from splittable.bots.splitter.timing import GameClock
from splittable.core.errors import BadSetup
from splittable.core.play import Game, State
from splittable.core.registry import spec
from splittable.core.spec import CHANCE
from splittable.games.splitter.codes import COLUMNS, HALF, NUMBERS, ROWS, Box
from splittable.games.splitter.notation import cell_name
from splittable.games.splitter.view import layout

SECONDS = 4.5  # for a game
STARTUP = 60.0  # extra seconds until the first answer: an interpreter starts, a compiler may run
LONGEST_ANSWER = 64  # characters; longer lines are nonsense
MARKS = ".#*H"  # by code of the protocol

Roll = tuple[int, int]


def grid_lines(box: Box) -> list[str]:
    """What the arena sends first."""
    rows = [" ".join(str(MARKS.index(mark)) for mark in row) for row in layout(box)]
    return [f"{COLUMNS} {ROWS} {box.rounds}", *rows]


# The bot’s side


def answer_contest(lines: Iterable[str], seconds: float, seed: int | None = None) -> Iterator[str]:
    """Our bot's answers to the arena's lines, one per roll."""
    reader = iter(lines)
    header = read_numbers(reader, "the first line", 3)
    clock = GameClock(seconds)
    state = start_game(reader, *header)
    rng = random.Random(seed)
    for line in reader:
        free = position_free(state)
        if not free:  # all rounds are played
            return
        one, other = parse_roll(line)
        state.play(CHANCE, f"roll {max(one, other)} {min(one, other)}")
        if state.is_over:  # a double for the last pair: the rules have written it
            yield answer(free[0], one)
            return
        position = position_of(state, 0)
        budget = Budget(seconds=clock.share(position.sheet.rolls))
        best = search(position, rng.getrandbits(62), budget)[0]
        state.play(0, state.move_text(0, best.action))
        yield answer(best.action // 2, position.high if best.action % 2 else position.low)


def start_game(reader: Iterator[str], width: int, height: int, rounds: int) -> State:
    if width % 2 or not 2 <= width <= COLUMNS or not 1 <= height <= ROWS:
        expected = f"an even width up to {COLUMNS} and a height up to {ROWS}"
        raise BadSetup("contest/size", f"a grid of {width} by {height}; expected {expected}")
    rows = []
    for number in range(1, height + 1):
        codes = read_numbers(reader, f"row {number}", width, most=len(MARKS) - 1)
        rows.append("".join(MARKS[code] for code in codes).center(COLUMNS, MARKS[0]))
    state = Game(spec("splitter")).start(1, own_sheet={"rows": rows})
    box: Any = state.components
    if rounds != box.rounds:
        raise BadSetup("contest/rounds", f"{rounds} rounds on a grid with {box.rounds} pairs of cells")
    return state


def read_numbers(reader: Iterator[str], what: str, count: int, most: int = 99) -> list[int]:
    """Numbers separated by spaces; a row of digits without spaces is fine too."""
    line = next(reader, None)
    if line is None:
        raise BadSetup("contest/ended", f"the input ended before {what}")
    words = line.split()
    if len(words) == 1 and len(words[0]) == count:
        words = list(words[0])
    if len(words) != count or not all(word.isascii() and word.isdigit() and int(word) <= most for word in words):
        raise BadSetup("contest/line", f"{what} is {line.strip()!r}; expected {count} numbers from 0 to {most}")
    return [int(word) for word in words]


def parse_roll(line: str) -> Roll:
    one, other = read_numbers(iter([line]), "a roll", 2)
    if not (1 <= one <= NUMBERS and 1 <= other <= NUMBERS):
        raise BadSetup("contest/roll", f"a roll is {line.strip()!r}; dice show 1 to {NUMBERS}")
    return one, other


def position_free(state: State) -> list[int]:
    s: Any = state.position
    box: Any = state.components
    return list(s.free[0][: box.rounds - s.round])


def answer(pair: int, number: int) -> str:
    row, column = divmod(pair, HALF)
    return f"{number} {column} {row}"


# The arena’s side


@dataclass(frozen=True)
class Outcome:
    """How a game ended. A bot at fault has lost it: its score is 0, and `fault` says why."""

    score: int
    state: State
    seconds: float  # used by the bot, without its start-up
    fault: str = ""  # bot/died, bot/slow, bot/nonsense
    message: str = ""


class Fault(Exception):
    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class ContestProcess:
    """A bot in a separate process for one game. Whatever it does, the arena continues and the process ends."""

    def __init__(self, command: Sequence[str], *, seconds: float = SECONDS, startup: float = STARTUP) -> None:
        self.command, self.seconds, self.startup = list(command), seconds, startup

    def play(self, rolls: Sequence[Roll], **options: Any) -> Outcome:
        """A solo game with these dice; `options` are those of the game, e.g. sheet="B"."""
        state = Game(spec("splitter")).start(1, **options)
        spent = Spent(self.seconds, self.startup)
        try:
            with Pipe(self.command) as pipe:
                play_rolls(state, rolls, pipe, spent)
        except Fault as fault:
            return Outcome(0, state, spent.total, fault.code, str(fault))
        return Outcome(state.scores()[0], state, spent.total)


class Spent:
    """The bot's time: until the first answer, only what exceeds the start-up allowance counts."""

    def __init__(self, seconds: float, startup: float) -> None:
        self.seconds, self.startup, self.total = seconds, startup, 0.0

    def left(self) -> float:
        return self.seconds - self.total + self.startup

    def add(self, seconds: float) -> None:
        self.total += max(0.0, seconds - self.startup)
        self.startup = 0.0


def play_rolls(state: State, rolls: Sequence[Roll], pipe: "Pipe", spent: Spent) -> None:
    box: Any = state.components
    if len(rolls) != box.rounds:
        raise BadSetup("contest/rounds", f"this sheet takes {box.rounds} rolls, got {len(rolls)}")
    for line in grid_lines(box):
        pipe.send(line)
    for one, other in rolls:
        free = position_free(state)
        state.play(CHANCE, f"roll {max(one, other)} {min(one, other)}")
        begin = time.perf_counter()
        pipe.send(f"{one} {other}")
        line = pipe.receive(spent.left())
        spent.add(time.perf_counter() - begin)
        pair, left = parse_answer(line, (one, other), free)
        if not state.is_over:  # a double in the last round is written automatically
            state.play(0, f"write {cell_name(*divmod(pair, HALF))} {left}")


def parse_answer(line: str, roll: Roll, free: list[int]) -> tuple[int, int]:
    """The pair and the number that goes left; Fault if the answer can't be played."""
    words = line.split()
    if len(words) != 3 or not all(word.isascii() and word.isdigit() for word in words):
        raise Fault("bot/nonsense", f"answered {line!r}; expected three numbers: number x y")
    number, x, y = map(int, words)
    if number not in roll:
        raise Fault("bot/nonsense", f"answered {line!r}, but the roll is {roll[0]} {roll[1]}")
    pair = y * HALF + min(x, COLUMNS - 1 - x)
    if x >= COLUMNS or y >= ROWS or pair not in free:
        raise Fault("bot/nonsense", f"answered {line!r}, but that cell is not free")
    return pair, number if x < HALF else sum(roll) - number


class Pipe:
    """Lines to and from a process. A thread reads, so that waits can time out."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.lines: queue.Queue[str | None] = queue.Queue(maxsize=32)  # too much output has to wait

    def __enter__(self) -> "Pipe":
        try:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except OSError as error:
            raise BadSetup("bot/command", f"can't run {self.command[0]!r}: {error.strerror}") from None
        self.over = threading.Event()
        self.reader = threading.Thread(target=self.read, args=(self.process.stdout,), daemon=True)
        self.reader.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        kill_group(self.process)
        self.process.wait()
        self.reader.join()
        for stream in (self.process.stdin, self.process.stdout):
            with suppress(OSError):
                if stream:
                    stream.close()

    def read(self, stream: IO[bytes]) -> None:
        while line := stream.readline(LONGEST_ANSWER):
            self.put(line.decode("ascii", "replace").rstrip("\r\n"))
        self.put(None)

    def put(self, line: str | None) -> None:
        while not self.over.is_set():
            with suppress(queue.Full):
                self.lines.put(line, timeout=0.1)
                return

    def send(self, line: str) -> None:
        assert self.process.stdin
        try:
            self.process.stdin.write(f"{line}\n".encode())
            self.process.stdin.flush()
        except OSError:
            raise Fault("bot/died", "the bot closed its input or died") from None

    def receive(self, seconds: float) -> str:
        try:
            line = self.lines.get(timeout=max(0.0, seconds))
        except queue.Empty:
            raise Fault("bot/slow", f"no answer within {seconds:.1f} s") from None
        if line is None:
            raise Fault("bot/died", "the bot exited before the end of the game")
        return line


def kill_group(process: "subprocess.Popen[bytes]") -> None:
    """The process and everything it has started."""
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
