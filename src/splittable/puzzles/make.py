"""`python -m splittable.puzzles.make`: finds the puzzles that are shipped; all games get the same time.

It goes on where it was stopped: a game follows from its number, and its puzzles are written as soon as they are found.
They are collected in a plain file, which is packed from time to time.
"""

import argparse
import sys
import time
from pathlib import Path

import msgspec

from splittable.bots import load
from splittable.core import registry
from splittable.core.play import Game
from splittable.puzzles.entry import Entry, entry_in, path_of, read, write
from splittable.puzzles.finding import puzzles_in

ENOUGH = 200
PACKED_EVERY = 20  # games


class Collection:
    """The puzzles of one game that were found so far."""

    def __init__(self, name: str) -> None:
        self.game = Game(registry.spec(name))
        self.plain = path_of(name).with_suffix("")
        if not self.plain.exists():
            self.note(read(path_of(name)))
        self.entries = read_plain(self.plain)
        self.seed = max((entry.seed for entry in self.entries), default=-1) + 1
        self.seconds = 0.0

    def search(self) -> None:
        """The next game."""
        begin = time.process_time()
        known = {entry.id for entry in self.entries}  # a first roll comes again
        found = [entry for entry in puzzles_in(self.game, self.seed) if entry.id not in known]
        self.entries += found
        self.note(found)
        seconds = time.process_time() - begin
        self.seconds += seconds
        tell(f"{self.game.name} {self.seed}: {len(found)} in {seconds:.1f} s, {len(self.entries)} in all")
        self.seed += 1
        if self.seed % PACKED_EVERY == 0:
            self.pack()

    def note(self, found: list[Entry]) -> None:
        with self.plain.open("ab") as file:
            file.writelines(msgspec.json.encode(entry) + b"\n" for entry in found)

    def pack(self) -> None:
        write(path_of(self.game.name), self.entries)


def read_plain(path: Path) -> list[Entry]:
    return [entry_in(line, number, path) for number, line in enumerate(path.read_bytes().splitlines(), 1)]


def tell(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m splittable.puzzles.make", description="Find puzzles.")
    parser.add_argument("games", nargs="*", default=registry.names(), metavar="GAME")
    parser.add_argument("--count", type=int, default=ENOUGH, help="how many for each game")
    asked = parser.parse_args()
    for name in asked.games:
        load(name)
    collections = [Collection(name) for name in asked.games]
    while missing := [each for each in collections if len(each.entries) < asked.count]:
        min(missing, key=lambda each: each.seconds).search()
    for collection in collections:
        collection.pack()


if __name__ == "__main__":
    main()
