"""action ↔ text: `starter 2`, `card 7`, `card *`, `cut 3 5`, `remove pink`, `guess white`, `joker 8`."""

from splittable.core.errors import Refusal
from splittable.core.spec import CHANCE
from splittable.games.split_it.codes import (
    CARD_AT,
    CUT,
    CUTS,
    GUESS,
    GUESS_AT,
    JOKER,
    JOKER_AT,
    JOKERS,
    MAX_PLAYERS,
    MAX_ROW,
    NUMBERS,
    REMOVE,
    REMOVE_AT,
    SECTIONS,
    START,
    Box,
)
from splittable.games.split_it.state import State

CHANCES = (
    *(f"starter {seat}" for seat in range(MAX_PLAYERS)),
    *(f"card {card}" for card in range(1, NUMBERS + 1)),
    "card *",
)
MOVES = (
    *(f"cut {first} {second}" for first, second in CUTS),
    *(f"remove {section}" for section in SECTIONS),
    *(f"guess {section}" for section in SECTIONS),
    *(f"joker {number}" for number in range(1, NUMBERS + 1)),
)


def text(s: State, box: Box, seat: int, action: int) -> str:
    return CHANCES[action] if seat == CHANCE else MOVES[action]


def action(s: State, box: Box, seat: int, text: str) -> int:
    match text.split(" "):
        case ["starter", place] if seat == CHANCE and is_number(place):
            return within(int(place), 0, s.players - 1, "S4", "no_such_seat")
        case ["card", "*"] if seat == CHANCE:
            return CARD_AT + JOKER - 1
        case ["card", card] if seat == CHANCE and is_number(card):
            return CARD_AT - 1 + within(int(card), 1, NUMBERS, "S2", "no_such_card")
        case ["cut", first, second] if seat != CHANCE and is_number(first) and is_number(second):
            within(int(first), 1, MAX_ROW - 2, "S6", "cut_range", last=s.row_left - 1)
            within(int(second), int(first) + 1, MAX_ROW - 1, "S6", "cut_range", last=s.row_left - 1)
            return CUTS.index((int(first), int(second)))
        case ["remove", section] if seat != CHANCE and section in SECTIONS:
            return REMOVE_AT + SECTIONS.index(section)
        case ["guess", section] if seat != CHANCE and section in SECTIONS:
            return GUESS_AT + SECTIONS.index(section)
        case ["joker", number] if seat != CHANCE and is_number(number):
            return JOKER_AT - 1 + within(int(number), 1, NUMBERS, "S15", "no_such_column", number=number)
    raise Refusal("move/malformed", "", "malformed")


def refusal(s: State, box: Box, seat: int, action: int) -> Refusal:
    """Why this action, which the notation knows, is illegal now."""
    if seat == CHANCE:
        if s.phase == START or action < CARD_AT:
            return Refusal("move/illegal", "S4", "starter_first" if s.phase == START else "starter_known")
        return Refusal("move/illegal", "S2", "no_such_card")
    if action < REMOVE_AT:
        if s.phase == CUT:
            return Refusal("move/illegal", "S6", "cut_range", last=s.row_left - 1)
        return Refusal("move/wrong_phase", "S6", "not_cutting")
    if action < GUESS_AT:
        return Refusal("move/wrong_phase", "S7", "not_removing")
    if action < JOKER_AT:
        if s.phase == GUESS:
            return Refusal("move/illegal", "S8", "empty_section", section=SECTIONS[action - GUESS_AT])
        return Refusal("move/wrong_phase", "S8", "not_guessing")
    if s.phase == JOKERS:
        return Refusal("move/illegal", "S16", "no_such_column", number=action - JOKER_AT + 1)
    return Refusal("move/wrong_phase", "S16", "no_joker")


PHASE_RULES = {START: "S4", CUT: "S6", REMOVE: "S7", GUESS: "S8", JOKERS: "S16"}


def rule_in_force(s: State, box: Box) -> str:
    return PHASE_RULES.get(s.phase, "S5")


def is_number(word: str) -> bool:
    """Plain digits without a leading zero, so that each move is written in one way."""
    return word.isascii() and word.isdigit() and str(int(word)) == word and len(word) < 4


def within(value: int, least: int, most: int, rule: str, key: str, **params: int | str) -> int:
    if not least <= value <= most:
        raise Refusal("move/illegal", rule, key, **params)
    return value
