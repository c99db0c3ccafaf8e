"""The view and the events of Splitter, field by field."""

from typing import Literal, NotRequired, TypedDict, get_args

from splittable.core.shown import Pair

GroupState = Literal["scoring", "open", "spoiled"]
Phase = Literal["roll", "write", "over"]


class Group(TypedDict):
    """Cells with the same number that touch."""

    number: int
    """The number in its cells."""
    cells: list[str]
    """Their names, such as `a1`."""
    state: GroupState
    """`scoring`, `open` if it still can, `spoiled` if it never will."""
    points: int
    """What it scores now."""
    star: bool
    """Is one of its cells a star cell?"""


class Placement(TypedDict):
    """The two numbers of a round in two mirrored cells."""

    cell: str
    """The cell of the left half."""
    left: int
    """The number in it."""
    right: int
    """The number in the mirrored cell."""


class SeatPlacement(TypedDict):
    """A placement and whose it is."""

    seat: int
    """Who placed them."""
    cell: str
    """The cell of the left half."""
    left: int
    """The number in it."""
    right: int
    """The number in the mirrored cell."""


class SplitterView(TypedDict):
    phase: Phase
    """What happens now; in `roll` chance moves."""
    round: int
    """From 1."""
    rounds: int
    """How many rounds there are."""
    dice: Pair | None
    """The higher and the lower number; null before the roll."""
    layout: list[str]
    """The empty sheet by row: `#` a cell, `*` a star cell, `H` a heart cell, `.` no cell."""
    heart_points: int
    """What equal numbers in all heart cells score."""
    ranks: list[int]
    """The fewest points of each rank of a lone player above "lost"."""
    sheets: list[list[str]]
    """By seat, the sheet by row: a number, `0` for a free cell, `.` where there is no cell."""
    groups: list[list[Group]]
    """By seat, the groups by number, then from the top left."""
    number_points: list[list[int]]
    """By seat and number, from 1: what its groups score now."""
    hearts: list[GroupState | None]
    """By seat, whether the heart cells score, still can or never will; null if the sheet has none."""
    chosen: list[int]
    """The seats that have placed, as long as placements are hidden."""
    choice: Placement | None
    """My placement of this round, as long as it is hidden."""
    outlook: dict[str, int]
    """By move that places the numbers of this round: my points with it. Empty for a spectator."""
    verdict: int | None
    """The rank of a lone player at the end, from 0 (lost) to 11."""


class SplitterOpened(TypedDict):
    choices: list[Placement | None]
    """By seat, the placement that was hidden."""


class RoundBegun(TypedDict):
    """The dice are rolled, and a round begins."""

    type: Literal["round"]
    round: int
    """Which round, from 1."""


class Written(TypedDict):
    """Everybody has placed, and all placements are revealed."""

    type: Literal["written"]
    round: int
    """Which round, from 1."""
    placements: list[SeatPlacement]
    """One of each seat."""


class ScoringGroup(TypedDict):
    number: int
    """The number in its cells."""
    points: int
    """What it scores."""
    star: bool
    """Is one of its cells a star cell?"""


class BrokenGroup(TypedDict):
    number: int
    """The number in its cells."""
    points: int
    """What it scored before."""


class SpoiledGroup(TypedDict):
    number: int
    """The number in its cells."""
    size: int
    """How many cells it has."""


class HeartsNews(TypedDict):
    """What the heart cells do now."""

    state: GroupState
    """`scoring`, or `spoiled` if they never will."""
    number: NotRequired[int]
    """If they score: the number in all of them."""
    points: NotRequired[int]
    """And what they score."""


class SheetNews(TypedDict):
    """What a round changed on a sheet."""

    scoring: list[ScoringGroup]
    """Groups that score now."""
    broken: list[BrokenGroup]
    """Groups that scored before and have grown too large."""
    spoiled: list[SpoiledGroup]
    """Groups that never will score."""
    hearts: HeartsNews | None
    """What the heart cells do now; null if that is not new."""


class SheetChanged(SheetNews):
    """A round changed something on a sheet."""

    type: Literal["sheet"]
    seat: int
    """Whose sheet."""


class Verdict(TypedDict):
    """The rank of a lone player."""

    type: Literal["verdict"]
    rank: int
    """From 0 (lost) to 11."""


Event = RoundBegun | Written | SheetChanged | Verdict

VIEW = SplitterView
OPENED = SplitterOpened
EVENTS = get_args(Event)
