"""What a seat may see of Goofspiel: everything but bids that are not revealed yet."""

from typing import Any

from goofspiel.state import NOTHING, Box, State
from splittable.core.spec import CHANCE


def describe(seen: State, box: Box, seat: int | None) -> dict[str, Any]:
    return {
        "round": min(seen.round + 1, box.cards),
        "rounds": box.cards,
        "prize": seen.prize + 1,  # 0 none
        "prizes": numbers(seen.prizes, box),
        "hands": [numbers(seen.hands[other], box) for other in range(seen.players)],
        "chosen": [other for other in range(seen.players) if seen.bid[other] != NOTHING],
        "bid": 0 if seat is None else seen.bid[seat] + 1,
    }


def told(s: State, box: Box, who: int, action: int, seat: int | None) -> bool:
    return who in (CHANCE, seat)


def outcomes(before: State, after: State, box: Box) -> list[dict[str, Any]]:
    """`seat` won the round, -1 if nobody did."""
    if after.round == before.round:
        return []
    bids = after.shown[: after.players]
    winner = bids.index(max(bids)) if bids.count(max(bids)) == 1 else -1
    return [{"type": "bids", "prize": after.last_prize + 1, "bids": [bid + 1 for bid in bids], "seat": winner}]


def opened(s: State, box: Box) -> dict[str, Any]:
    return {"bids": [bid + 1 for bid in s.bid[: s.players]]}


def numbers(bits: int, box: Box) -> list[int]:
    return [card + 1 for card in range(box.cards) if bits >> card & 1]
