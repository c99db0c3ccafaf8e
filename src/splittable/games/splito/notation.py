"""action ↔ text: `common maj_v4`, `deal 0 red5`, `play red5 left`.

Code order, which is the order of `legal`: cards in the order of the box (colours × values, red1 first, then the
objectives in the order of their file), for each card left before right. Chance lists cards in the same order.
"""

from splittable.core.errors import Refusal
from splittable.core.spec import CHANCE
from splittable.games.splito.codes import (
    DEAL,
    DRAW_MOON,
    DRAW_STAR,
    NUMBERS,
    OVER,
    SIDES,
    SYMBOLS,
    Box,
    card_called,
    card_name,
)
from splittable.games.splito.state import State


def text(s: State, box: Box, seat: int, action: int) -> str:
    if seat != CHANCE:
        return f"play {card_name(box, action // 2 + 1)} {SIDES[action % 2]}"
    name = card_name(box, action + 1)
    return f"deal {next_to_get(s)} {name}" if s.phase == DEAL else f"common {name}"


def action(s: State, box: Box, seat: int, text: str) -> int:
    match text.split(" "):
        case ["common", name] if seat == CHANCE:
            if s.phase == DEAL:
                raise Refusal("move/wrong_phase", "P5", "commons_known", seat=next_to_get(s))
            return known_card(box, name) - 1
        case ["deal", place, name] if seat == CHANCE:
            if s.phase != DEAL:
                raise Refusal("move/wrong_phase", "P4", "commons_first")
            if place != str(next_to_get(s)):
                raise Refusal("move/illegal", "P17", "not_next", seat=next_to_get(s))
            return known_card(box, name) - 1
        case ["play", name, *sides] if seat != CHANCE and all(side in SIDES for side in sides):
            card = known_card(box, name)
            if len(sides) != 1:
                raise Refusal("move/malformed", "P7", "one_side" if sides else "no_side", card=name)
            return 2 * (card - 1) + SIDES.index(sides[0])
    raise Refusal("move/malformed", "", "malformed_chance" if seat == CHANCE else "malformed")


def refusal(s: State, box: Box, seat: int, action: int) -> Refusal:
    """Why this action, which the notation knows, is illegal now."""
    if seat != CHANCE:
        return Refusal("move/illegal", "P7", "not_in_hand", card=card_name(box, action // 2 + 1))
    if s.phase == DEAL:
        return Refusal(
            "move/illegal", "P2" if action < NUMBERS else "P3", "none_left", card=card_name(box, action + 1)
        )
    return Refusal("move/illegal", "P4", f"not_a.{SYMBOLS[s.phase - DRAW_STAR + 1]}", card=card_name(box, action + 1))


def rule_in_force(s: State, box: Box) -> str:
    if s.phase in (DRAW_STAR, DRAW_MOON):
        return "P4"
    if s.phase == DEAL:
        return "P18" if s.deals_done else "P5"
    return "P14" if s.phase == OVER else "P7"


def next_to_get(s: State) -> int:
    """P17: the seat that is dealt the next card."""
    return s.dealt % s.players


def known_card(box: Box, name: str) -> int:
    card = card_called(box, name)
    if not card:
        raise Refusal("move/malformed", "P3", "no_such_card", card=name)
    return card
