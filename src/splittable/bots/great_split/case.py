"""Two choices of a seat in The Great Split, and the boards they lead to."""

from collections.abc import Iterable
from typing import Any, NamedTuple, Self

from splittable.bots.coach import Reason
from splittable.core.play import State as Position
from splittable.games.great_split.codes import (
    ACTIONS,
    BONUS_AT,
    OPEN,
    PLAY_AT,
    SEAL_AT,
    SEAL_MOVE_AT,
    SELL_GOLD,
    SPLIT_AT,
    SPLITTER_AT,
    TAKE_AT,
    TRACKS,
    Box,
)
from splittable.games.great_split.heuristic import Board, action_gain, card_worths
from splittable.games.great_split.kernel import apply, legal, play_card, points, waiting_seal
from splittable.games.great_split.outlook import brings
from splittable.games.great_split.shown import Face
from splittable.games.great_split.state import State
from splittable.games.great_split.view import face, icons


class Found(NamedTuple):
    strength: float
    """About how many points it explains."""
    reason: Reason


class Case(NamedTuple):
    seen: State
    box: Box
    seat: int
    better: int
    other: int | None

    @classmethod
    def of(cls, known: Position, seat: int, better: str, other: str | None) -> Self:
        actions = [None if move is None else known.move_code(seat, move) for move in (better, other)]
        return cls(known.seen_by(seat), known.components, seat, *actions)  # type: ignore[arg-type]

    @property
    def left(self) -> int:
        return (self.seat + 1) % self.seen.players

    @property
    def right(self) -> int:
        return (self.seat - 1) % self.seen.players

    def after(self, action: int) -> State:
        trial = self.seen.copy()
        apply(trial, self.box, self.seat, action)
        return trial

    def gain(self, after: State) -> int:
        """Points, as if the game ended then."""
        return points(after, self.box, self.seat) - points(self.seen, self.box, self.seat)

    def settled(self, after: State) -> tuple[State, str]:
        """With all seals and arrows that wait placed where they help most, and what is placed first."""
        how = "now"
        trial = after.copy()
        while waits(trial, self.seat):
            if how == "now":
                how = "seal" if waiting_seal(trial, self.seat) >= 0 else "arrow"
            out = [0] * ACTIONS
            count = legal(trial, self.box, self.seat, out)
            board = Board(trial, self.box, self.seat)
            best = max(out[:count], key=lambda action: action_gain(board, self.box, action))
            apply(trial, self.box, self.seat, best)
        return trial, how

    def with_hand(self, action: int) -> State:
        """After an action, and with the rest of the hand played openly; seals and arrows are not placed."""
        trial = self.after(action)
        return self.played(trial, trial.hand[self.seat][: trial.hand_size[self.seat]])

    def hand_without(self, action: int) -> State:
        """The same without the action itself."""
        rest = [card for card in self.hand_of(self.seat) if card != card_of(action)]
        return self.played(self.seen.copy(), rest)

    def played(self, trial: State, cards: list[int]) -> State:
        for card in cards:
            play_card(trial, self.box, self.seat, card, OPEN)
        return trial

    def hand_of(self, seat: int) -> list[int]:
        return self.seen.hand[seat][: self.seen.hand_size[seat]]

    def piles(self, holder: int, pattern: int) -> tuple[list[int], list[int]]:
        hand = self.hand_of(holder)
        second = [card for place, card in enumerate(hand) if place and pattern >> (place - 1) & 1]
        return [card for card in hand if card not in second], second

    def worth(self, seat: int, cards: list[int]) -> float:
        """What the cards add to a seat's board in their best use."""
        return sum(card_worths(self.seen, self.box, seat, cards).values())

    def brings(self, seat: int, cards: Iterable[int]) -> int:
        """The points that cards bring if they are all played; seals are not placed."""
        return int(brings(self.seen, self.box, seat, cards)["points"])

    def face(self, card: int) -> Face:
        return face(self.box, card)

    def icons(self, cards: list[int]) -> Face:
        return icons(self.box, cards)

    def move(self, action: int) -> dict[str, Any]:
        """A move of a resolution, for a sentence."""
        if action < SPLITTER_AT:
            card, how = divmod(action - PLAY_AT, 3)
            kind = "resolve" if how == OPEN else "sell_gold" if how == SELL_GOLD else "sell_prestige"
            return {"do": kind, "face": self.face(card)}
        kind = "splitter" if action < SEAL_MOVE_AT else "seal" if action < BONUS_AT else "bonus"
        return {"do": kind, "track": TRACKS[track_of(action)]}


def waits(s: State, seat: int) -> bool:
    return waiting_seal(s, seat) >= 0 or s.arrows[seat] > 0


def card_of(action: int) -> int:
    """The card that a move of a resolution uses; -1 if none."""
    return (action - PLAY_AT) // 3 if PLAY_AT <= action < SPLITTER_AT else -1


def use_of(action: int) -> int:
    return (action - PLAY_AT) % 3


def track_of(action: int) -> int:
    """The track that a splitter card, a seal or a double arrow moves."""
    if action >= BONUS_AT:
        return action - BONUS_AT
    return SEAL_AT + action - SEAL_MOVE_AT if action >= SEAL_MOVE_AT else action - SPLITTER_AT


def pattern_of(action: int) -> int:
    return action - SPLIT_AT + 1


def pile_of(action: int) -> int:
    return action - TAKE_AT
