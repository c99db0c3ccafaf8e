"""What the cards of a row would bring each player of Split it! at once, and how likely a player is alone on a section.

Plain facts for the coach: points as they would be counted now, and the guesses of plausible players.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from splittable.games.split_it.codes import JOKER, NUMBERS, SECTIONS
from splittable.games.split_it.heuristic import NONE_REMOVED, Minds, bounds, imagine, margin
from splittable.games.split_it.state import State


@dataclass(frozen=True)
class Gain:
    """The points that cards can add at once, and the numbers that score them, the largest first."""

    points: int
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Row:
    """A row as some cut divides it. `removed`: a section that is out of the game."""

    s: State
    cuts: tuple[int, int]
    removed: int = NONE_REMOVED

    def cards(self, section: int) -> list[int]:
        start, end = bounds(self.s, section, *self.cuts)
        return self.s.row[start:end]

    def sections(self) -> list[int]:
        """Those that can be guessed."""
        return [each for each in range(len(SECTIONS)) if self.cards(each) and each != self.removed]

    def gain(self, seat: int, section: int) -> Gain:
        return gain(self.s, seat, self.cards(section))

    def gains(self, seat: int) -> dict[int, Gain]:
        return {section: self.gain(seat, section) for section in self.sections()}

    def after_removal(self) -> "Row":
        """Two players: without the section that a plausible player removes, the first of those equally good."""
        minds = Minds()
        other = 1 - self.s.holder
        removed = max(self.sections(), key=lambda each: margin(self.s, other, *self.cuts, each, minds))
        return Row(self.s, self.cuts, removed)

    def guesses(self) -> dict[int, list[float]]:
        """By seat that guesses: how often plausible players choose each section."""
        minds = Minds()
        imagine(self.s, *self.cuts, self.removed, minds)
        return {seat: list(minds.share[seat]) for seat in guessers(self.s)}


def guessers(s: State) -> list[int]:
    return [seat for seat in range(s.players) if not s.done >> seat & 1]


def alone(guesses: dict[int, list[float]], seat: int, section: int) -> float:
    """How often nobody else chooses a section."""
    return prod(1 - shares[section] for other, shares in guesses.items() if other != seat)


def favourite(shares: Sequence[float]) -> int:
    return max(range(len(shares)), key=lambda section: shares[section])


def best_rival(s: State, seat: int, number: int) -> int:
    """The most cards of a number that another player has."""
    return max(s.columns[other][number] for other in range(s.players) if other != seat)


def scores(s: State, seat: int, number: int, more: int = 0) -> bool:
    """S21: would a seat score a number with so many more cards of it?"""
    return s.columns[seat][number] + more >= max(1, best_rival(s, seat, number))


def gain(s: State, seat: int, cards: Sequence[int]) -> Gain:
    """S15, S16: the most points that these cards add at once, with the jokers where they score most."""
    jokers = cards.count(JOKER) + s.waiting[seat]
    best: dict[int, Gain] = {0: Gain(0, ())}  # by jokers used
    for number in range(NUMBERS, 0, -1):
        more = cards.count(number)
        if scores(s, seat, number):
            continue
        missing = max(0, best_rival(s, seat, number) - s.columns[seat][number] - more)
        if not s.columns[seat][number] + more:
            continue  # a joker opens no column
        for used, found in list(best.items()):
            if used + missing > jokers:
                continue
            richer = Gain(found.points + number, (*found.numbers, number))
            if used + missing not in best or best[used + missing].points < richer.points:
                best[used + missing] = richer
    return max(best.values(), key=lambda each: each.points)


def lead_gain(s: State, seat: int, cards: Sequence[int]) -> int:
    """Two players: the most points that these cards win on the other one, with the jokers where they do most."""
    jokers = cards.count(JOKER) + s.waiting[seat]
    best = {0: 0}  # by jokers used
    for number in range(1, NUMBERS + 1):
        mine, theirs = s.columns[seat][number], s.columns[1 - seat][number]
        more = cards.count(number)
        ways = range(jokers + 1) if mine + more else range(1)  # a joker opens no column
        gains = {used: balance(number, mine + more + used, theirs) - balance(number, mine, theirs) for used in ways}
        found: dict[int, int] = {}
        for used, points in best.items():
            for added, gained in gains.items():
                if used + added <= jokers:
                    found[used + added] = max(found.get(used + added, points + gained), points + gained)
        best = found
    return max(best.values())


def balance(number: int, mine: int, theirs: int) -> int:
    """S21: what a number brings me, less what it brings the other player."""
    return number * ((mine >= theirs) - (theirs >= mine)) if mine or theirs else 0


def still_to_come(s: State, number: int) -> int:
    """Cards of a number that nobody has yet, jokers included."""
    row = s.row[: s.row_left]
    free = s.deck[number] + s.deck[JOKER] + row.count(number) + row.count(JOKER)
    return free + sum(s.to_place[: s.players]) + sum(s.waiting[: s.players])
