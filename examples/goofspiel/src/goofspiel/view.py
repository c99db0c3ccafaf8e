"""What a seat may see of Goofspiel: everything but bids that are not revealed yet."""

from typing import Any

from goofspiel.state import NOTHING, Box, State
from splittable.core.spec import CHANCE


def all_is_revealed(s: State, box: Box, seat: int | None) -> bool:
    own = seat is not None and s.bid[seat] != NOTHING
    return s.bid[: s.players].count(NOTHING) + own == s.players


def describe(seen: State, box: Box, seat: int | None) -> dict[str, Any]:
    seats = range(seen.players)
    return {
        "round": min(seen.round + 1, box.cards),
        "rounds": box.cards,
        "prize": number(seen.prize),
        "prizes": numbers(seen.prizes, box),
        "hands": [numbers(seen.hands[other], box) for other in seats],
        "chosen": [other for other in seats if seen.bid[other] != NOTHING],
        "bid": None if seat is None else number(seen.bid[seat]),
    }


def told(s: State, box: Box, who: int, action: int, seat: int | None) -> bool:
    return who in (CHANCE, seat)


def outcomes(before: State, after: State, box: Box) -> list[dict[str, Any]]:
    return [{"type": "bids", **revealed(after)}] if after.round > before.round else []


def opened(s: State, box: Box) -> dict[str, Any]:
    return {"bids": [number(s.bid[seat]) for seat in range(s.players)]}


def revealed(s: State) -> dict[str, Any]:
    """The last round; `seat` won it, -1 if nobody did."""
    bids = s.shown[: s.players]
    winner = bids.index(max(bids)) if bids.count(max(bids)) == 1 else -1
    return {"prize": s.last_prize + 1, "bids": [bid + 1 for bid in bids], "seat": winner}


def breakdown(s: State, box: Box, seat: int) -> list[dict[str, Any]]:
    return [{"rule": "B5", "points": s.points[seat], "key": "won", "params": {}}]


def number(card: int) -> int | None:
    return card + 1 if card >= 0 else None


def numbers(bits: int, box: Box) -> list[int]:
    return [card + 1 for card in range(box.cards) if bits >> card & 1]
