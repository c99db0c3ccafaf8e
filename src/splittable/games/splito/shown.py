"""The view and the events of Splito, field by field."""

from typing import Annotated, Literal, NotRequired, TypedDict, get_args

from msgspec import Meta

from splittable.core.shown import Pair
from splittable.games.splito.codes import Evidence, Family, Measure, Side, Symbol

Phase = Literal["star", "moon", "deal", "play", "over"]
ObjectiveState = Literal["met", "open", "lost"]


class GoalParams(TypedDict):
    what: Measure
    """What is counted in a zone: cards of a colour or a value, different colours or values, or all cards."""
    low: int
    """The fewest that meet it."""
    high: int
    """The most that meet it; 127 for no limit."""


class Goal(TypedDict):
    """A term of an objective's condition, as a sentence of the game's words."""

    key: str
    """The sentence."""
    params: GoalParams
    """What fills it."""


class TermParams(TypedDict):
    what: Measure
    """What is counted."""
    have: int
    """The count of the zone."""
    low: NotRequired[int]
    """The fewest that meet it."""
    high: NotRequired[int]
    """The most that meet it; 127 for no limit."""
    rival: NotRequired[int]
    """For a majority: the best count of another zone."""


class Term(TypedDict):
    """A term of a condition and how far a zone is with it."""

    key: str
    """The sentence."""
    params: TermParams
    """What fills it."""
    met: bool
    """Does the zone meet it?"""


class Standing(TypedDict):
    """An objective in a zone."""

    card: str
    """The objective."""
    points: int
    """What it brings if it is met."""
    state: ObjectiveState
    """`lost`: it can't be met any more."""
    terms: list[Term]
    """All of them must be met."""


class Zone(TypedDict):
    """The cards between two neighbours."""

    seats: list[int]
    """Who plays into it."""
    cards: list[str]
    """In the order in which they were played."""
    objectives: list[Standing]
    """The objectives among them."""
    commons: list[str]
    """The common objectives that it would win now."""
    points: int
    """What it is worth now."""
    size: int
    """Its cards, common objectives included."""


class Common(TypedDict):
    """A common objective."""

    card: str
    """The objective."""
    points: int
    """What it brings the zone that wins it."""
    counts: list[int]
    """By zone, the cards that count for it."""
    most: int
    """The largest of these."""
    zone: int | None
    """The zone that would win it now; null if several have the most."""
    goal: Goal
    """What counts for it."""


class Facts(TypedDict):
    """What is printed on an objective."""

    family: Family
    """What kind of condition it has."""
    points: int
    """What it brings if it is met."""
    symbol: Symbol
    """The symbol of those that can be common objectives."""
    evidence: Evidence
    """How certain it is that the printed card is like this."""
    goal: list[Goal]
    """The terms of its condition; all of them must be met."""


class Choice(TypedDict):
    card: str
    """The card."""
    side: Side
    """Into which of the seat's zones."""


class Play(TypedDict):
    """A card that a seat has played."""

    seat: int
    """Who played it."""
    card: str
    """The card."""
    side: Side
    """Into which of the seat's zones."""


class SplitoView(TypedDict):
    phase: Phase
    """What happens now; until `play` chance moves."""
    reconstruction: bool
    """Is one of the objectives not known for certain?"""
    turn: int
    """From 1."""
    turns: int
    """How many turns there are."""
    commons: list[Common]
    """The star and the moon objective."""
    zones: list[Zone]
    """All zones."""
    zones_of: list[list[int]]
    """By seat, its left and its right zone."""
    products: list[Pair]
    """By seat, the points of its left and its right zone: the factors of its score."""
    places: list[int]
    """By seat, its place by points if the game ended now; equal points share one."""
    hand: list[str] | None
    """My cards; null for a spectator."""
    hands: list[list[str] | None]
    """By seat, its hand if I know it and am shown it."""
    outlook: dict[str, Annotated[dict[Side, Pair], Meta(min_length=2)]]
    """By card of my hand and side: the points of my left and my right zone with it, without the others' cards."""
    outlook_points: dict[str, Annotated[dict[Side, int], Meta(min_length=2)]]
    """The same as my score: the product of both."""
    hand_sizes: list[int]
    """By seat."""
    chosen: list[int]
    """The seats that have chosen, as long as choices are hidden."""
    choice: Choice | None
    """My choice, as long as it is hidden."""
    sides: list[Side | None]
    """By seat, the side that it has chosen, if I may know it."""
    last: list[Play]
    """The cards that were last revealed."""
    unseen: dict[str, int]
    """How many copies of each card I am not shown."""
    objectives: dict[str, Facts]
    """The objectives that I can see, by name."""


class SplitoOpened(TypedDict):
    hands: list[list[str]]
    """By seat, the hand that it holds."""
    choices: list[Choice | None]
    """By seat, the choice that was hidden."""
    objectives: dict[str, Facts]
    """The objectives in those hands, by name."""


class Drawn(TypedDict):
    """A common objective is drawn."""

    type: Literal["drawn"]
    card: str
    """The objective."""
    goal: Goal
    """What counts for it."""


class Dealt(TypedDict):
    """All hands are dealt."""

    type: Literal["dealt"]
    turn: int
    """The turn that begins."""


class SideChosen(TypedDict):
    """A seat has chosen a side, where sides are public at once."""

    type: Literal["side"]
    seat: int
    """Who."""
    side: Side | None
    """Null if the choice was taken back."""


class Reveal(TypedDict):
    """All choices are revealed."""

    type: Literal["reveal"]
    turn: int
    """Which turn."""
    plays: list[Play]
    """All cards played."""
    goals: dict[str, list[Goal]]
    """The conditions of the objectives among them."""


class CommonChanged(TypedDict):
    """Another zone leads a common objective, or none."""

    type: Literal["common"]
    card: str
    """The objective."""
    goal: Goal
    """What counts for it."""
    zone: int | None
    """The zone that leads; null for none."""
    seats: list[int] | None
    """Who plays into that zone."""


class ObjectiveChanged(TypedDict):
    """An objective that is met, open or lost now and was not before."""

    card: str
    """The objective."""
    goal: list[Goal]
    """The terms of its condition."""
    points: int
    """What it brings if it is met."""
    was: ObjectiveState
    """The state before."""
    state: ObjectiveState
    """The state now."""


class ZoneChanged(TypedDict):
    """A zone has another value, or one of its objectives another state."""

    type: Literal["zone"]
    zone: int
    """Which zone."""
    seats: list[int]
    """Who plays into it."""
    side: Side | None
    """With two players: which of the two zones of its seat."""
    was: int
    """Its points before."""
    points: int
    """Its points now."""
    objectives: list[ObjectiveChanged]
    """The objectives that changed."""


class Products(TypedDict):
    """By seat, the points of both zones, before and now."""

    type: Literal["products"]
    was: list[Pair]
    """The points of the left and the right zone before."""
    products: list[Pair]
    """The points of the left and the right zone now."""


Event = Drawn | Dealt | SideChosen | Reveal | CommonChanged | ZoneChanged | Products

VIEW = SplitoView
OPENED = SplitoOpened
EVENTS = get_args(Event)
