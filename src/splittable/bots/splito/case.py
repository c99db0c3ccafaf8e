"""Two choices of a seat in Splito, and what the zones are worth with each."""

from typing import Any, NamedTuple, Self

from splittable.bots.coach import Reason
from splittable.core.play import State as Position
from splittable.games.splito.codes import LEFT, NUMBERS, RIGHT, SIDES, Box, card_called, card_name
from splittable.games.splito.ending import products, scored
from splittable.games.splito.heuristic import turns_left
from splittable.games.splito.kernel import lay, zone_of, zone_points
from splittable.games.splito.live import facts
from splittable.games.splito.shown import Goal
from splittable.games.splito.state import State

BOTH = (LEFT, RIGHT)


class Found(NamedTuple):
    strength: float
    """About how many points of the seat's product it explains."""
    reason: Reason


class Choice(NamedTuple):
    card: int
    side: int
    after: State
    """What the seat sees with its card in the zone, before the others' cards."""


class Case(NamedTuple):
    seen: State
    box: Box
    seat: int
    better: Choice
    other: Choice | None

    @classmethod
    def of(cls, known: Position, seat: int, better: str, other: str | None) -> Self:
        seen, box = known.seen_by(seat), known.components
        first, second = (None if move is None else choice(seen, box, seat, move) for move in (better, other))
        assert first
        return cls(seen, box, seat, first, second)

    @property
    def turns(self) -> int:
        """How many turns are left after this one."""
        return turns_left(self.seen, self.box) - 1

    def zone(self, side: int) -> int:
        return zone_of(self.seen, self.box, self.seat, side)

    def points(self, s: State) -> tuple[int, int]:
        """The left and the right zone's points."""
        left, right = (zone_points(s, self.box, self.zone(side)) for side in BOTH)
        return left, right

    def scored(self, s: State, side: int) -> set[int]:
        return scored(s, self.box, self.zone(side))

    def products(self, s: State) -> list[int]:
        return products(s, self.box)

    def factor(self, side: int) -> int:
        """What a point in this zone is multiplied by, but at least 1: a zone that is worth nothing yet will be."""
        return max(1, self.points(self.seen)[1 - side])

    def beats(self) -> bool:
        """Is the better choice worth more at once?"""
        return rank(self.points(self.better.after)) > self.rank_of_other()

    def rank_of_other(self) -> tuple[int, int]:
        return rank(self.points(self.other.after if self.other else self.seen))

    def change(self, after: State) -> dict[str, int]:
        (left, right), (new_left, new_right) = self.points(self.seen), self.points(after)
        return {"left": left, "right": right, "new_left": new_left, "new_right": new_right}

    def goal(self, card: int) -> list[Goal]:
        return facts(self.box, card)["goal"]

    def move(self, choice: Choice) -> dict[str, Any]:
        asks = self.goal(choice.card) if choice.card > NUMBERS else []
        return {"card": card_name(self.box, choice.card), "to": SIDES[choice.side], "asks": asks}


def choice(seen: State, box: Box, seat: int, move: str) -> Choice:
    _, name, side_name = move.split(" ")
    card, side = card_called(box, name), SIDES.index(side_name)
    after = seen.copy()
    lay(after, zone_of(seen, box, seat, side), card)
    return Choice(card, side, after)


def rank(points: tuple[int, int]) -> tuple[int, int]:
    """The product, and for two that are equal, such as 0, the sum."""
    left, right = points
    return left * right, left + right
