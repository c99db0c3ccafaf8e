"""The view and the events of The Great Split, field by field."""

from typing import Annotated, Literal, TypedDict, get_args

from msgspec import Meta

from splittable.core.shown import Pair, ScoreLine
from splittable.games.great_split.codes import IconKind, Level, Pile, Resource, Token, TrackName

Phase = Literal["character", "scoring", "deal", "discard", "split", "take", "resolve", "market", "over"]
Source = Literal["prestige", "books", "artwork", "gems", "contracts"]
Coin = Literal["gold", "prestige"]
Bonus = Literal["seal_diamond", "seal_square", "seal_star", "arrow"]
EVERY_TRACK = Meta(min_length=len(get_args(TrackName)))
EVERY_RESOURCE = Meta(min_length=len(get_args(Resource)))
EVERY_SOURCE = Meta(min_length=len(get_args(Source)))
Face = dict[IconKind, int]
"""How many of each icon a card shows."""
Piles = Annotated[list[list[str]], Meta(min_length=2, max_length=2)]
"""The two piles of a split hand; the lowest card is in the first."""


class Space(TypedDict, total=False):
    """A special space of a track."""

    contract: bool
    """A contract."""
    value: int
    """What the books are worth from here on."""
    stars: int
    """What contracts of the resource are worth from here on."""
    arrow: bool
    """A double arrow: move any track one step."""
    step: Resource
    """A step on this track."""


class Prospect(TypedDict):
    """What a choice would bring, as if the game ended then."""

    tracks: dict[TrackName, int]
    """The tracks that it moves, and where to."""
    prestige: int
    """Prestige gained."""
    points: int
    """Points gained."""


class Character(TypedDict):
    """A character tile."""

    id: str
    """Its name in moves."""
    start: Face
    """Steps at the start of the game."""
    contracts: dict[Resource, int]
    """Contract icons by resource."""


class GreatSplitTable(TypedDict):
    phase: Phase
    """What happens now; in `character`, `scoring`, `deal` and `market` chance moves."""
    round: int
    """From 1."""
    rounds: int
    """How many rounds there are."""
    hand_limit: int
    """How many cards of a hand stay in it."""
    level: Level
    """Which resource cards are dealt in this round."""
    levels: list[Level]
    """The same by round."""
    market: int
    """The Art Market: points for each step of artwork."""
    market_tokens: list[int]
    """The market tokens that can still be drawn."""
    market_turned: list[int]
    """Those that have been drawn, in order."""
    market_change: list[int] | None
    """By seat, what the last one did to the points; null once cards are played again."""
    scoring: dict[str, list[Token]]
    """By round with a scoring: what it scores."""
    characters: list[Character | None]
    """By seat."""
    layout: Annotated[dict[TrackName, dict[str, Space]], EVERY_TRACK]
    """By track, its special spaces by number."""
    ends: Annotated[dict[TrackName, int], EVERY_TRACK]
    """The last space of each track."""
    tracks: list[Annotated[dict[TrackName, int], EVERY_TRACK]]
    """By seat, the space of each cube."""
    contracts: list[Annotated[dict[Resource, int], EVERY_RESOURCE]]
    """By seat and resource: contract spaces that were reached, and icons on the tile."""
    stars: list[Annotated[dict[Resource, int], EVERY_RESOURCE]]
    """By seat and resource: what each of them is worth."""
    contract_points: list[Annotated[dict[Resource, int], EVERY_RESOURCE]]
    """By seat and resource: what they are worth together."""
    gems: list[int]
    """By seat, the space of the gem track that is behind: that one counts."""
    prestige: list[int]
    """By seat."""
    mid_game: list[int]
    """By seat, how much of that came from scorings during the game."""
    hand_sizes: list[int]
    """By seat."""
    chosen: list[int]
    """The seats that have chosen, as long as choices are hidden."""
    open: list[list[str]]
    """By seat, the cards that it has played openly in this round."""
    sold: list[int]
    """By seat, how many cards it has sold in this round."""
    discarded: list[int]
    """By seat, how many cards it has discarded in the game."""
    passed: list[int]
    """By seat, how many of its cards its left neighbour kept at the last exchange."""
    exchanges: list[list[int]]
    """The same by round."""
    splitters: list[int]
    """The seats that still have their splitter card."""
    waiting: list[dict[Bonus, int]]
    """By seat, seals and double arrows that are still to be placed."""
    faces: dict[str, Face]
    """The cards that lie open and those whose place I know."""


class GreatSplitOwn(TypedDict, total=False):
    """What only a seat sees; the view of a spectator lacks these fields."""

    hand: list[str]
    """My cards."""
    wallet: Piles | None
    """The wallet of my right neighbour, while I choose a pile of it."""
    wallet_brings: Annotated[list[Prospect], Meta(min_length=2, max_length=2)] | None
    """What each of its piles would bring me if I played it openly."""
    wallet_shows: Annotated[list[Face], Meta(min_length=2, max_length=2)] | None
    """The icons of each pile together."""
    wallet_seals: Pair | None
    """How many seals each pile would let me place."""
    my_split: Piles | None
    """The piles that I made, until the exchange is over."""
    my_take: Pile | None
    """The pile that I chose, as long as it is hidden."""
    my_sold: list[str]
    """The cards that I have sold in this round."""
    my_discards: list[str]
    """The cards that I have discarded in the game."""
    known: list[list[str]]
    """By seat, the cards that I know it holds."""
    paths: dict[str, str]
    """By card that I have seen, a character for each deal and each exchange: the seat that held it then, as a letter
    (`A` for seat 0) if that seat played it openly, `-` once I have discarded it, `?` where I did not see it."""
    rest: list[str]
    """The moves that play, in this order, every card of my hand that leaves nothing to decide."""
    prospects: dict[str, Prospect]
    """In a resolution: what each of my moves would bring."""
    breakdown: list[ScoreLine]
    """Where my points come from, as if the game ended now."""


class GreatSplitView(GreatSplitTable, GreatSplitOwn):
    pass


class GreatSplitOpened(TypedDict):
    hands: list[list[str]]
    """By seat."""
    splits: list[Piles | None]
    """By seat, the piles that it made."""
    takes: list[Pile | None]
    """By seat, the pile that it chose."""
    sold: list[list[str]]
    """By seat, the cards that it has sold in this round."""
    discarded: list[list[str]]
    """By seat, the cards that it has discarded in this round."""
    faces: dict[str, Face]
    """Of all these cards."""


class Dealt(TypedDict):
    """A card is dealt."""

    type: Literal["dealt"]
    seat: int
    """Who gets it."""


class CharacterDrawn(TypedDict):
    """A seat gets its character."""

    type: Literal["character"]
    seat: int
    """Who gets it."""
    character: Character | None
    """The tile."""


class RoundBegun(TypedDict):
    """A round begins."""

    type: Literal["round"]
    round: int
    """Which round."""


class Discarded(TypedDict):
    """A seat has discarded a card."""

    type: Literal["discarded"]
    seat: int
    """Who."""


Sold = TypedDict(
    "Sold",
    {
        "type": Literal["sold"],
        "seat": Annotated[int, Meta(description="Who.")],
        "for": Annotated[Coin, Meta(description="What it got.")],
    },
)
Sold.__doc__ = "A seat has sold a card."


class Chosen(TypedDict):
    """A seat has split its hand or chosen a pile."""

    type: Literal["chosen"]
    seat: int
    """Who."""


class Split(TypedDict):
    """Everybody has split their hand."""

    type: Literal["split"]


class Wallet(TypedDict):
    """A wallet at the exchange."""

    owner: int
    """Who split it."""
    keeper: int
    """Who chose a pile of it."""
    kept: Face
    """What the chosen pile shows."""
    back: Face
    """What the other pile shows, which came back."""
    kept_cards: list[str]
    """The cards of the chosen pile."""
    back_cards: list[str]
    """The cards of the other pile."""


class Exchange(TypedDict):
    """Everybody has chosen, and the piles change hands."""

    type: Literal["exchange"]
    kept: list[int]
    """By seat, how many cards it kept of its right neighbour's wallet."""
    wallets: list[Wallet]
    """Those that the viewer has seen."""


class Played(TypedDict):
    """A seat has played a card openly."""

    type: Literal["played"]
    seat: int
    """Who."""
    card: str
    """The card."""
    face: Face
    """What it shows."""


class TracksMoved(TypedDict):
    """Cubes of a seat have moved."""

    type: Literal["moved"]
    seat: int
    """Whose."""
    tracks: dict[TrackName, int]
    """Where to."""
    prestige: int
    """How much prestige it got."""


class Resolved(TypedDict):
    """A seat has played its last card of the round."""

    type: Literal["resolved"]
    seat: int
    """Who."""
    played: Face
    """What it played openly."""
    sold: int
    """How many cards it sold."""


class Market(TypedDict):
    """A market token is turned up."""

    type: Literal["market"]
    market: int
    """The new Art Market."""
    points: list[int]
    """By seat, what that did to its points."""


class Scored(TypedDict):
    """A scoring during the game."""

    type: Literal["scored"]
    round: int
    """After which round."""
    tokens: list[Token]
    """What was scored."""
    points: list[int]
    """By seat."""
    each: list[list[int]]
    """By token and seat."""


class Final(TypedDict):
    """The game is over."""

    type: Literal["final"]
    points: list[Annotated[dict[Source, int], EVERY_SOURCE]]
    """By seat, where the points come from."""


Event = (
    Dealt
    | CharacterDrawn
    | RoundBegun
    | Discarded
    | Sold
    | Chosen
    | Split
    | Exchange
    | Played
    | TracksMoved
    | Resolved
    | Market
    | Scored
    | Final
)

VIEW = GreatSplitView
OPENED = GreatSplitOpened
EVENTS = get_args(Event)
