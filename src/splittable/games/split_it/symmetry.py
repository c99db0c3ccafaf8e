"""Choices that are one: sections that hold the same cards, and the cuts of a row that reads the same backwards."""

from splittable.games.split_it.codes import CUT, CUTS, GUESS, GUESS_AT, REMOVE, REMOVE_AT, Box
from splittable.games.split_it.kernel import section_end, section_start
from splittable.games.split_it.state import State

Key = tuple[int, ...]


def alike(s: State, box: Box, seat: int, actions: list[int]) -> list[Key]:
    if s.phase == CUT:
        return [cut_key(s, action) for action in actions]
    if s.phase == REMOVE:
        return [cards_of(s, action - REMOVE_AT) for action in actions]
    if s.phase == GUESS:
        return [cards_of(s, action - GUESS_AT) for action in actions]
    return [(action,) for action in actions]


def cut_key(s: State, action: int) -> Key:
    """The colours of the sections make no difference, so a row can be cut from either end."""
    row = s.row[: s.row_left]
    first, second = CUTS[action]
    if row != row[::-1]:
        return first, second
    return min((first, second), (s.row_left - second, s.row_left - first))


def cards_of(s: State, section: int) -> Key:
    """In their order: what is cut again lies in the row as it lay before."""
    return tuple(s.row[section_start(s, section) : section_end(s, section)])
