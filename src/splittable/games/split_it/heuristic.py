"""What a bot needs to know of Split it!: what cards are worth to whom, and how often to guess what.

Only a lone guesser wins, so the guess is a small game of its own: fictitious play over what each section is
worth to each guesser finds how often to choose it. A cut is judged by what that guess would bring its holder.
"""

from math import exp

from splittable.games.split_it.codes import (
    CUT,
    CUTS,
    GUESS,
    GUESS_AT,
    JOKER,
    JOKER_AT,
    JOKERS,
    NUMBERS,
    REMOVE_AT,
    Box,
)
from splittable.games.split_it.state import State

ROUNDS = 40  # of fictitious play; more changes the mix by less than a percent


def policy(s: State, box: Box, seat: int, actions: list[int]) -> list[float]:
    """How often a plausible player would choose each of the actions."""
    if s.phase == GUESS:
        mix = guess_mix(s, guessers(s), cuts_of(s))[0][seat]
        return [mix[action - GUESS_AT] for action in actions]
    if s.phase == JOKERS:
        return only_best([joker_gain(s, seat, action - JOKER_AT + 1) for action in actions])
    if s.phase == CUT:
        return only_best([margin(s, seat, CUTS[action]) for action in actions])
    return only_best([margin(s, seat, cuts_of(s), removed=action - REMOVE_AT) for action in actions])


def only_best(values: list[float]) -> list[float]:
    best = max(values)
    return [1.0 if value == best else 0.0 for value in values]


def guessers(s: State) -> list[int]:
    return [seat for seat in range(s.players) if not s.done >> seat & 1]


def cuts_of(s: State) -> tuple[int, int]:
    return s.first_cut, s.second_cut


def margin(s: State, seat: int, cuts: tuple[int, int], removed: int = -1) -> float:
    """What a cut promises `seat`, less what it promises the others on average."""
    promise = guess_mix(s, guessers(s), cuts, removed)[1]
    others = [promise[other] for other in promise if other != seat]
    return promise.get(seat, 0.0) - sum(others) / len(others)


def guess_mix(
    s: State, seats: list[int], cuts: tuple[int, int], removed: int = -1
) -> tuple[dict[int, list[float]], dict[int, float]]:
    """For each guesser how often to choose each section, and what that brings him."""
    bounds = ((0, cuts[0]), cuts, (cuts[1], s.row_left))
    open_sections = [i for i, (start, end) in enumerate(bounds) if start < end and i != removed]
    worth = {
        seat: [section_gain(s, seat, s.row[start:end]) if start < end else 0.0 for start, end in bounds]
        for seat in seats
    }
    mix = {seat: [1.0 if i in open_sections else 0.0 for i in range(3)] for seat in seats}
    for seen in range(len(open_sections), len(open_sections) + ROUNDS):
        replies = {}
        for seat in seats:
            values = expected(worth[seat], mix, seat, seen)
            replies[seat] = max(open_sections, key=values.__getitem__)
        for seat, reply in replies.items():
            mix[seat][reply] += 1.0
    total = len(open_sections) + ROUNDS
    share = {seat: [count / total for count in mix[seat]] for seat in seats}
    promise = {
        seat: sum(p * v for p, v in zip(share[seat], expected(worth[seat], mix, seat, total), strict=True))
        for seat in seats
    }
    return share, promise


def expected(worth: list[float], mix: dict[int, list[float]], seat: int, seen: int) -> list[float]:
    """What each section brings `seat` if the others choose as often as `mix` counts of `seen`."""
    values = worth[:]
    for other, counts in mix.items():
        if other != seat:
            for section in range(3):
                values[section] *= 1.0 - counts[section] / seen
    return values


def section_gain(s: State, seat: int, cards: list[int]) -> float:
    before = sum(hold(s, seat, number, 0) for number in range(1, NUMBERS + 1))
    added = [cards.count(number) for number in range(NUMBERS + 1)]
    for _ in range(cards.count(JOKER)):
        columns = [n for n in range(1, NUMBERS + 1) if s.columns[seat][n] + added[n]]
        if columns:
            best = max(columns, key=lambda n: hold(s, seat, n, added[n] + 1) - hold(s, seat, n, added[n]))
            added[best] += 1
    after = sum(hold(s, seat, number, added[number]) for number in range(1, NUMBERS + 1))
    return max(0.05, after - before)


def joker_gain(s: State, seat: int, number: int) -> float:
    return hold(s, seat, number, 1) - hold(s, seat, number, 0)


def hold(s: State, seat: int, number: int, more: int) -> float:
    """The points that `number` promises, by the lead with `more` cards and by what can still come."""
    rival = max(s.columns[other][number] for other in range(s.players) if other != seat)
    mine = s.columns[seat][number] + more
    if mine == 0:
        return 0.0
    doubt = 0.5 + 0.3 * s.deck[number] + 0.05 * s.deck[JOKER]
    return number / (1.0 + exp(-(mine - rival + 0.3) / doubt))
