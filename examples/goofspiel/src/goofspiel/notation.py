"""action ↔ text: `bid 7`, and `prize 7` for chance."""

from goofspiel.state import NOTHING, Box, State
from splittable.core.errors import Refusal
from splittable.core.spec import CHANCE


def text(s: State, box: Box, seat: int, action: int) -> str:
    return f"{'prize' if seat == CHANCE else 'bid'} {action + 1}"


def action(s: State, box: Box, seat: int, move: str) -> int:
    moves = [text(s, box, seat, card) for card in range(box.cards)]
    if move not in moves:
        raise Refusal("move/malformed", "", "malformed")
    return moves.index(move)


def refusal(s: State, box: Box, seat: int, action: int) -> Refusal:
    return Refusal("move/illegal", "B2" if seat == CHANCE else "B3", "gone", number=action + 1)


def rule_in_force(s: State, box: Box) -> str:
    return "B2" if s.prize == NOTHING else "B3"
