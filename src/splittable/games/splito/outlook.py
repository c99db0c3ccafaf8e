"""How each card would change a seat's two zones on either side, without the others' cards."""

from typing import Any

from splittable.games.splito.codes import LEFT, PLAY, RIGHT, SIDES, Box, Side, card_name
from splittable.games.splito.kernel import hand_held, lay, zone_of, zone_points
from splittable.games.splito.state import State


def outlook(seen: State, box: Box, seat: int) -> dict[str, dict[Side, list[int]]]:
    """By card of the hand and side: the points of the left and the right zone. Empty if it isn't the seat's turn."""
    if seen.phase != PLAY or not seen.awaited >> seat & 1:
        return {}
    hand = sorted({card for card in seen.hands[hand_held(seen, seat)] if card})
    return {
        card_name(box, card): {SIDES[side]: factors(seen, box, seat, card, side) for side in (LEFT, RIGHT)}
        for card in hand
    }


def factors(seen: State, box: Box, seat: int, card: int, side: int) -> list[int]:
    """P13: the two factors of the seat's product with this card on this side."""
    trial: Any = seen.copy()
    lay(trial, zone_of(trial, box, seat, side), card)
    return [zone_points(trial, box, zone_of(trial, box, seat, each)) for each in (LEFT, RIGHT)]
