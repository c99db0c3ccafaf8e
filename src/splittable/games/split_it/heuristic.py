"""What a bot knows about Split it!: what cards are worth to each player, and how often to guess each section.

Only a lone guesser wins, so the guess is a small game of its own: fictitious play over what each section is
worth to each guesser finds how often to choose it. A cut is valued by what that guess would bring the player who cuts.

Only `policy` is plain Python; the rest is in the subset that Numba compiles, for batches and for bots that look ahead.
"""

from math import exp

from splittable.core.fields import Struct, field
from splittable.games.split_it.codes import (
    CUT,
    CUTS,
    GUESS,
    GUESS_AT,
    JOKER,
    JOKER_AT,
    JOKERS,
    MAX_PLAYERS,
    NUMBERS,
    REMOVE_AT,
    Box,
)
from splittable.games.split_it.state import State

SECTIONS = 3
ROUNDS = 40  # of fictitious play; more changes the mix by less than a percent
NONE_REMOVED = -1
LEAST_GAIN = 0.05


class Minds(Struct):
    """The guessers' view of a row."""

    open: list[int] = field(SECTIONS, dtype="int64")  # 1: this section can be guessed
    worth: list[list[float]] = field(MAX_PLAYERS, SECTIONS, dtype="float64")
    share: list[list[float]] = field(MAX_PLAYERS, SECTIONS, dtype="float64")  # how often each section is guessed
    promise: list[float] = field(MAX_PLAYERS, dtype="float64")  # what that brings
    times: list[list[float]] = field(MAX_PLAYERS, SECTIONS, dtype="float64")  # how often it was the best reply so far
    reply: list[int] = field(MAX_PLAYERS, dtype="int64")
    value: list[float] = field(SECTIONS, dtype="float64")
    added: list[int] = field(NUMBERS + 1, dtype="int64")


Aid = Minds  # what `weigh` works with


def policy(s: State, box: Box, seat: int, actions: list[int]) -> list[float]:
    """How often a plausible player would choose each action."""
    shares = [0.0] * len(actions)
    weigh(s, box, seat, Minds(), actions, len(actions), shares)
    return shares


def weigh(s: State, box: Box, seat: int, aid: Minds, codes: list[int], count: int, out: list[float]) -> None:
    if s.phase == GUESS:
        imagine(s, s.first_cut, s.second_cut, NONE_REMOVED, aid)
        for index in range(count):
            out[index] = aid.share[seat][codes[index] - GUESS_AT]
        return
    for index in range(count):
        action = codes[index]
        if s.phase == JOKERS:
            out[index] = joker_gain(s, seat, action - JOKER_AT + 1)
        elif s.phase == CUT:
            out[index] = margin(s, seat, CUTS[action][0], CUTS[action][1], NONE_REMOVED, aid)
        else:
            out[index] = margin(s, seat, s.first_cut, s.second_cut, action - REMOVE_AT, aid)
    keep_best(out, count)


def keep_best(out: list[float], count: int) -> None:
    best = out[0]
    for index in range(1, count):
        best = max(best, out[index])
    for index in range(count):
        out[index] = 1.0 if out[index] == best else 0.0


def guesses(s: State, seat: int) -> bool:
    return not (s.done >> seat) & 1


def margin(s: State, seat: int, first_cut: int, second_cut: int, removed: int, minds: Minds) -> float:
    """The value of a cut to `seat`, minus the others' average."""
    imagine(s, first_cut, second_cut, removed, minds)
    others = 0
    total = 0.0
    for other in range(s.players):
        if other != seat and guesses(s, other):
            others += 1
            total += minds.promise[other]
    mine = minds.promise[seat] if guesses(s, seat) else 0.0
    return mine - total / others


def imagine(s: State, first_cut: int, second_cut: int, removed: int, minds: Minds) -> None:
    """For each guesser, how often to choose each section, and its value."""
    seen = 0
    for section in range(SECTIONS):
        start, end = bounds(s, section, first_cut, second_cut)
        minds.open[section] = 1 if start < end and section != removed else 0
        seen += minds.open[section]
        for seat in range(s.players):
            if guesses(s, seat):
                minds.worth[seat][section] = section_gain(s, seat, start, end, minds) if start < end else 0.0
                minds.times[seat][section] = minds.open[section]
    for _ in range(ROUNDS):
        for seat in range(s.players):
            if guesses(s, seat):
                weigh_sections(s, seat, seen, minds)
                minds.reply[seat] = best_section(minds)
        for seat in range(s.players):
            if guesses(s, seat):
                minds.times[seat][minds.reply[seat]] += 1.0
        seen += 1
    for seat in range(s.players):
        if guesses(s, seat):
            weigh_sections(s, seat, seen, minds)
            minds.promise[seat] = 0.0
            for section in range(SECTIONS):
                minds.share[seat][section] = minds.times[seat][section] / seen
                minds.promise[seat] += minds.share[seat][section] * minds.value[section]


def bounds(s: State, section: int, first_cut: int, second_cut: int) -> tuple[int, int]:
    if section == 0:
        return 0, first_cut
    return (first_cut, second_cut) if section == 1 else (second_cut, s.row_left)


def weigh_sections(s: State, seat: int, seen: int, minds: Minds) -> None:
    """The value of each section to `seat` if the others choose as often as in `seen` rounds."""
    for section in range(SECTIONS):
        value = minds.worth[seat][section]
        for other in range(s.players):
            if other != seat and guesses(s, other):
                value *= 1.0 - minds.times[other][section] / seen
        minds.value[section] = value


def best_section(minds: Minds) -> int:
    best = -1
    for section in range(SECTIONS):
        if minds.open[section] and (best < 0 or minds.value[section] > minds.value[best]):
            best = section
    return best


def section_gain(s: State, seat: int, start: int, end: int, minds: Minds) -> float:
    """What the cards of the row from `start` to `end` add to a seat's expected points."""
    jokers = 0
    for number in range(1, NUMBERS + 1):
        minds.added[number] = 0
    for place in range(start, end):
        if s.row[place] == JOKER:
            jokers += 1
        else:
            minds.added[s.row[place]] += 1
    for _ in range(jokers):
        best = 0
        best_gain = 0.0
        for number in range(1, NUMBERS + 1):
            added = minds.added[number]
            if s.columns[seat][number] + added:
                gain = hold(s, seat, number, added + 1) - hold(s, seat, number, added)
                if best == 0 or gain > best_gain:
                    best = number
                    best_gain = gain
        if best:
            minds.added[best] += 1
    gained = 0.0
    for number in range(1, NUMBERS + 1):
        if minds.added[number]:
            gained += hold(s, seat, number, minds.added[number]) - hold(s, seat, number, 0)
    return max(LEAST_GAIN, gained)


def joker_gain(s: State, seat: int, number: int) -> float:
    return hold(s, seat, number, 1) - hold(s, seat, number, 0)


def hold(s: State, seat: int, number: int, more: int) -> float:
    """The expected points of `number`, by the lead with `more` cards and by what can still come."""
    mine = s.columns[seat][number] + more
    if mine == 0:
        return 0.0
    rival = 0
    for other in range(s.players):
        if other != seat:
            rival = max(rival, s.columns[other][number])
    doubt = 0.5 + 0.3 * s.deck[number] + 0.05 * s.deck[JOKER]
    return number / (1.0 + exp(-(mine - rival + 0.3) / doubt))
