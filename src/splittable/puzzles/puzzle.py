"""A puzzle to solve: the position as its seat sees it, and what an answer is worth."""

from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random
from typing import Any, Literal

from splittable.core import registry
from splittable.core.errors import BadSetup
from splittable.core.play import Game, State
from splittable.core.spec import CHANCE
from splittable.core.words import Names, of_frame
from splittable.puzzles.entry import LOOKS, Entry, path_of, read
from splittable.review.judge import Unit, unit_of
from splittable.review.reasons import find_reason, said_reason

Level = Literal["easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")

LEAST_LOSS = {"odds": 0.03, "points": 0.5}  # of every choice but the solution
CLEAR = 2.5  # times that: the right choice is plain
MANY = 8  # other choices
SURE_LOOKS = LOOKS - 1
KEPT = 64  # positions in memory
OTHERS = ("Ada", "Blaise", "Carl", "Dora", "Émilie", "Felix", "Grace")


@dataclass(frozen=True)
class Answer:
    """`loss`: what the move loses against the solution, in `unit` (chance of winning from 0 to 1, or points).

    `reason`: what speaks for the solution, in a sentence about the game; empty if nothing can be shown.
    """

    right: bool
    move: str
    label: str
    solution: str
    solution_label: str
    loss: float
    value: float
    unit: Unit
    reason: str


@dataclass(frozen=True)
class Puzzle:
    """`number` counts from 1 within a game. What is not in `view` is not for those who solve it."""

    game: str
    number: int
    entry: Entry

    @property
    def seat(self) -> int:
        return self.entry.seat

    @property
    def id(self) -> str:
        """The same whatever other puzzles there are: what a solver has solved is remembered by it."""
        return self.entry.id

    @property
    def level(self) -> Level:
        """Harder if quick looks miss the solution, if there is much to choose from, and if others come close."""
        least = LEAST_LOSS[unit_of(self.game)]
        hidden = self.entry.found < SURE_LOOKS
        many = len(self.entry.others) > MANY
        close = self.entry.gap < CLEAR * least
        return LEVELS[min(2, hidden + many + close)]

    def state(self) -> State:
        """The whole position, with what is hidden from the seat."""
        return position(self).copy()

    def view(self) -> dict[str, Any]:
        """What the seat sees; `legal` are its choices."""
        return position(self).view(self.seat)

    def names(self, language: str = "en") -> Names:
        """The players: the reader, and names for the others."""
        others = iter(OTHERS)
        you = of_frame(language)("learner")
        seats = range(self.entry.players)
        return Names((you if seat == self.seat else next(others) for seat in seats), self.seat)

    def answer(self, move: str, language: str = "en") -> Answer:
        """Judges a choice. Raises IllegalMove if the seat can't make it."""
        state, entry = position(self), self.entry
        move = state.move_text(self.seat, state.move_code(self.seat, move))  # as the rules write it
        alike = state.alike(self.seat)
        right = alike[move] in {alike[each] for each in (entry.solution, *entry.equals)}
        losses = {alike[other.move]: other.loss for other in entry.others}
        solution = move if right else entry.solution
        spec, view = state.game.spec, self.view()
        words = spec.words(language)
        return Answer(
            right=right,
            move=move,
            label=spec.board.label(move, words, view),
            solution=solution,
            solution_label=spec.board.label(solution, words, view),
            loss=0.0 if right else losses[alike[move]],
            value=entry.value,
            unit=unit_of(self.game),
            reason=self.reason(entry.tempting if right else move, language),
        )

    def reason(self, other: str, language: str) -> str:
        """What speaks for the solution against another choice."""
        known = position(self).settled(self.seat).resampled(self.seat, Random(self.number))
        solution = self.entry.solution
        found = find_reason(known, self.seat, solution, other, {solution: 1.0})
        return said_reason(self.game, found, language, self.names(language))


@cache
def load(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none if it has no file of them."""
    name = registry.spec(game).name
    return tuple(Puzzle(name, number, entry) for number, entry in enumerate(read(path_of(name)), 1))


def find(game: str, number: int) -> Puzzle:
    found = load(game)
    if not 1 <= number <= len(found):
        raise BadSetup("puzzle/unknown", f"{game} has puzzles 1 to {len(found)}, not {number}")
    return found[number - 1]


def position(asked: Puzzle) -> State:
    return _position(asked.game, asked.number)


@lru_cache(KEPT)
def _position(game: str, number: int) -> State:
    entry = find(game, number).entry
    state = Game(registry.spec(game)).start(entry.players, **entry.options)
    for text in entry.moves:
        who, _, move = text.partition(" ")
        state.play(CHANCE if who == "~" else int(who), move)
    return state
