"""The value of a position of Split it! to each seat after a round, in the subset that Numba compiles.

For every number, a seat's chance to score it depends on its lead over the best rival, and less so the
more cards of that number and jokers are still to come. The chances give the expected points, and these
the chance of winning. The parameters were fitted to games of medium bots with occasional random moves.
"""

from math import exp, sqrt

from splittable.core.fields import Struct, field
from splittable.games.split_it.codes import JOKER, MAX_PLAYERS, NUMBERS, Box
from splittable.games.split_it.state import State

SPAN = 25  # leads run from -SPAN to SPAN

# By number of players: what a tie is worth as a lead, what an empty column costs, how doubt grows with the cards of
# the number and with the jokers to come, and the spread of the points to come, at the end and with the deck
TIE = (0.0, 0.0, 0.676, 0.733, 0.549)
EMPTY = (0.0, 0.0, 0.543, 0.365, 0.67)
DOUBT = (0.0, 0.0, 0.05, 0.05, 0.05)
DOUBT_CARDS = (0.0, 0.0, 0.371, 0.604, 0.502)
DOUBT_JOKERS = (0.0, 0.0, 0.152, 0.18, 0.117)
SPREAD = (0.0, 0.0, 1.0, 6.05, 4.66)
SPREAD_CARDS = (0.0, 0.0, 1.19, 0.47, 0.251)
CERTAIN = 3.0  # the sharpness once no cards are left: a point decides


class Worth(Struct):
    """Tables for one round: within a round the deck does not change."""

    deck_left: int = field(dtype="int64")  # the deck for which the tables are made, plus 1
    chance: list[list[float]] = field(2 * (NUMBERS + 1), 2 * SPAN + 1, dtype="float64")
    sharpness: float = field(dtype="float64")
    points: list[float] = field(MAX_PLAYERS, dtype="float64")


def make_tables(s: State, w: Worth) -> None:
    """Chance to score a number by lead; rows of numbers for columns begun, then for empty ones."""
    if w.deck_left == s.deck_left + 1:
        return
    w.deck_left = s.deck_left + 1
    n = s.players
    for number in range(1, NUMBERS + 1):
        doubt = DOUBT[n] + DOUBT_CARDS[n] * sqrt(s.deck[number]) + DOUBT_JOKERS[n] * sqrt(s.deck[JOKER])
        for lead in range(-SPAN, SPAN + 1):
            w.chance[number][SPAN + lead] = logistic((lead + TIE[n]) / doubt)
            w.chance[NUMBERS + 1 + number][SPAN + lead] = logistic((lead + TIE[n] - EMPTY[n]) / doubt)
        if s.deck_left == 0:  # no cards left: the leaders score
            for lead in range(-SPAN, SPAN + 1):
                w.chance[number][SPAN + lead] = 1.0 if lead >= 0 else 0.0
                w.chance[NUMBERS + 1 + number][SPAN + lead] = 0.0
        elif s.deck[number] == 0:  # no more columns can be opened
            for lead in range(-SPAN, SPAN + 1):
                w.chance[NUMBERS + 1 + number][SPAN + lead] = 0.0
    w.sharpness = 1.0 / (SPREAD[n] + SPREAD_CARDS[n] * sqrt(s.deck_left)) if s.deck_left else CERTAIN


def logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


def expect_points(s: State, w: Worth) -> None:
    """The points that every seat can expect."""
    for seat in range(s.players):
        w.points[seat] = 0.0
    for number in range(1, NUMBERS + 1):
        best = -1
        second = -1
        for seat in range(s.players):
            have = s.columns[seat][number]
            if have > best:
                second = best
                best = have
            elif have > second:
                second = have
        for seat in range(s.players):
            have = s.columns[seat][number]
            rival = second if have == best else best
            row = number if have else NUMBERS + 1 + number
            w.points[seat] += number * w.chance[row][SPAN + have - rival]


def odds(s: State, box: Box, w: Worth, out: list[float]) -> None:
    """The chance of winning of every seat; they sum up to one."""
    expect_points(s, w)
    best = 0.0
    for seat in range(s.players):
        best = max(best, w.points[seat])
    total = 0.0
    for seat in range(s.players):
        out[seat] = exp((w.points[seat] - best) * w.sharpness)
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total


def best_column(s: State, w: Worth, seat: int) -> int:
    """Where a joker adds most to a seat's expected points, minus the others' losses."""
    best = 0
    best_gain = 0.0
    for number in range(1, NUMBERS + 1):
        if s.columns[seat][number]:
            before = number_balance(s, w, seat, number)
            s.columns[seat][number] += 1
            gain = number_balance(s, w, seat, number) - before
            s.columns[seat][number] -= 1
            if best == 0 or gain > best_gain:
                best = number
                best_gain = gain
    return best


def number_balance(s: State, w: Worth, seat: int, number: int) -> float:
    """A seat's expected points for a number, minus the others' average."""
    balance = 0.0
    for owner in range(s.players):
        have = s.columns[owner][number]
        rival = 0
        for other in range(s.players):
            if other != owner:
                rival = max(rival, s.columns[other][number])
        chance = w.chance[number if have else NUMBERS + 1 + number][SPAN + have - rival]
        balance += chance if owner == seat else -chance / (s.players - 1)
    return number * balance
