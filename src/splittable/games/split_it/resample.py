"""Redraw what a seat can't know: the others' pending guesses and joker placements."""

from splittable.core.rng import below
from splittable.games.split_it.codes import NO_GUESS, NUMBERS, Box
from splittable.games.split_it.kernel import section_end, section_start
from splittable.games.split_it.state import State


def resample(s: State, box: Box, seat: int, g: list[int]) -> None:
    for other in range(s.players):
        if other != seat:
            if s.guess[other] != NO_GUESS:
                s.guess[other] = any_section(s, g)
            place_again(s, other, g)


def any_section(s: State, g: list[int]) -> int:
    while True:
        section = below(g, 3)
        if section_start(s, section) < section_end(s, section):
            return section


def place_again(s: State, seat: int, g: list[int]) -> None:
    """Take back the jokers not yet revealed and place the same number at random."""
    count = 0
    for number in range(1, NUMBERS + 1):
        unseen = s.unseen[seat][number]
        count += unseen
        s.columns[seat][number] -= unseen
        s.jokers[seat][number] -= unseen
        s.unseen[seat][number] = 0
    while count:
        number = 1 + below(g, NUMBERS)
        if s.columns[seat][number]:
            s.columns[seat][number] += 1
            s.jokers[seat][number] += 1
            s.unseen[seat][number] += 1
            count -= 1
