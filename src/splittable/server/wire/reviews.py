"""What the server says of reviews."""

from typing import Any, Literal

from msgspec import Struct


class ReviewedDecision(Struct, frozen=True):
    """`number`: moves that were made before it. `choices`: how many there were.

    `loss`: 0 where the difference is within `margin`, its error; `best` is then the move itself.
    `kind`: what sort of choice it was (`choice_kind.<kind>` of the game's words). `reason`: why `best` is better.
    """

    number: int
    move: str
    label: str
    value: float
    best: str
    best_label: str
    best_value: float
    loss: float
    margin: float
    choices: int
    kind: str = ""
    round: int = 0
    reason: str = ""


class CurvePoint(Struct, frozen=True):
    """What the seat could expect after `number` moves, at the start of a round; at the end the real result."""

    number: int
    round: int
    value: float
    margin: float


class LuckAndSkill(Struct, frozen=True):
    """Result = start + skill + luck. `skill`: what own choices changed; `luck`: what chance and the others did."""

    start: float
    skill: float
    luck: float
    result: float
    margin: float


class GameReview(Struct, frozen=True):
    """`more`: specific to a game (docs/bots/index.md).

    `story`: how the game went, in sentences. `turning`: the `number` of the point after the largest lasting swing.
    `moments`: numbers of the decisions that mattered, most important first. `luck_words`: `luck` in a sentence.
    """

    game: str
    seat: int
    unit: Literal["odds", "points"]
    loss: float
    decisions: list[ReviewedDecision]
    more: dict[str, Any]
    story: list[str] = []
    curve: list[CurvePoint] = []
    turning: int | None = None
    moments: list[int] = []
    luck: LuckAndSkill | None = None
    luck_words: str = ""


class ReviewProgress(Struct, frozen=True):
    """The progress; `review` when it is done. `first`: the first clear mistake, in `unit`, until it is."""

    state: Literal["waiting", "looking", "done"]
    done: int
    all: int
    review: GameReview | None
    first: ReviewedDecision | None = None
    unit: Literal["odds", "points"] | None = None
