"""The codes of The Great Split: tracks, phases, moves, and the tables that a component file fills."""

from typing import Literal

from splittable.core.fields import Struct, field

MAX_PLAYERS = 7
MAX_CARDS = 71
MAX_HAND = 14  # two hands of seven split 6 / 1 can combine to twelve; two players are dealt two more
MAX_SPLIT = 7  # the highest hand limit
MAX_ROUNDS = 6
MAX_SPACES = 25  # of a track, the start space included
MAX_MARKET = 10  # values of market tokens run from 0 to 9
Level = Literal["I", "II", "III"]
LEVELS: tuple[Level, ...] = ("I", "II", "III")
LINES = 2  # of scoring tokens, two tokens on each

Resource = Literal["books", "artwork", "topaz", "emerald", "gold"]
RESOURCES: tuple[Resource, ...] = ("books", "artwork", "topaz", "emerald", "gold")
TrackName = Literal[Resource, "seal-books", "seal-artwork", "seal-topaz", "seal-emerald", "seal-gold"]
CUBE_TRACKS: tuple[TrackName, ...] = (
    *RESOURCES,
    "seal-books",
    "seal-artwork",
    "seal-topaz",
    "seal-emerald",
    "seal-gold",
)
TRACKS = (*CUBE_TRACKS, "prestige")
BOOKS, ARTWORK, TOPAZ, EMERALD, GOLD = range(5)
SEAL_AT = 5  # the seal track of resource r is SEAL_AT + r
CUBES = 10  # tracks with an end
PRESTIGE = 10

# Icons of a card: the five resources, prestige, then the seals
IconKind = Literal[Resource, "prestige", "seal_diamond", "seal_square", "seal_star"]
ICONS: tuple[IconKind, ...] = (*RESOURCES, "prestige", "seal_diamond", "seal_square", "seal_star")
PRESTIGE_ICON = 5
SEAL_ICON_AT = 6
SEALS = 3

# What a space does when it is reached: nothing, one step on resource number `effect` - 1, or a double arrow
ARROW = 6

Token = Literal["books", "artwork", "gems", "none"]
TOKENS: tuple[Token, ...] = ("books", "artwork", "gems", "none")
TOKEN_BOOKS, TOKEN_ARTWORK, TOKEN_GEMS = range(3)

# Phases. CHARACTER, SCORING, DEAL and MARKET belong to chance.
CHARACTER, SCORING, DEAL, DISCARD, SPLIT, TAKE, RESOLVE, MARKET, OVER = range(9)

# Where a card is: not dealt, in the hand of seat `place` - HAND, or discarded by seat `place` - GONE
UNDEALT = 0
HAND = 1
GONE = 8
HIDDEN = -1  # in a view: unknown to the viewer

# A seat's take before it is made, and as others see it afterwards; the same for its split.
NONE, FIRST, SECOND = 0, 1, 2
Pile = Literal["first", "second"]
SECRET = -1

# Actions
SPLIT_AT = MAX_CARDS  # plus the pattern minus 1; discards come first, by card
TAKE_AT = SPLIT_AT + (1 << (MAX_SPLIT - 1)) - 1
PLAY_AT = TAKE_AT + 2  # three per card
OPEN, SELL_GOLD, SELL_PRESTIGE = range(3)
SPLITTER_AT = PLAY_AT + 3 * MAX_CARDS  # plus the track
SEAL_MOVE_AT = SPLITTER_AT + len(TRACKS)  # plus the resource
BONUS_AT = SEAL_MOVE_AT + len(RESOURCES)  # plus the track
ACTIONS = BONUS_AT + len(TRACKS)

# Chance
TOKEN_AT = MAX_PLAYERS  # tiles come first
MARKET_AT = TOKEN_AT + len(TOKENS)  # plus the value
CARD_AT = MARKET_AT + MAX_MARKET
OUTCOMES = CARD_AT + MAX_CARDS

CURSOR_ZERO = 64  # the middle of the cursor table: artwork level = market value
CURSOR_SIZE = 2 * CURSOR_ZERO + 1


class Box(Struct):
    """A component file as tables."""

    cards: int = field()
    level_start: list[int] = field(len(LEVELS) + 1)  # cards of level l are level_start[l] … level_start[l + 1] - 1
    icons: list[list[int]] = field(MAX_CARDS, len(ICONS))
    last: list[int] = field(CUBES)  # the last space of each track
    effect: list[list[int]] = field(CUBES, MAX_SPACES)
    contracts: list[list[int]] = field(len(RESOURCES), MAX_SPACES)  # contract spaces reached or passed
    stars: list[list[int]] = field(len(RESOURCES), MAX_SPACES)  # of the last banner reached or passed
    book_value: list[int] = field(MAX_SPACES)  # the highest reached or passed
    cursor: list[int] = field(CURSOR_SIZE)  # points by artwork level minus market value plus CURSOR_ZERO
    seal_fits: list[list[int]] = field(SEALS, len(RESOURCES))  # may this icon move that seal track?
    tiles: int = field()
    tile_start: list[list[int]] = field(MAX_PLAYERS, PRESTIGE_ICON + 1)
    tile_contracts: list[list[int]] = field(MAX_PLAYERS, len(RESOURCES))
    start_cards: int = field()
    rounds: int = field()
    level: list[int] = field(MAX_ROUNDS + 1)  # dealt in each round
    limit: list[int] = field(MAX_ROUNDS + 1)
    extra_level: list[int] = field(MAX_ROUNDS + 1)  # also dealt to two players, -1 none
    lines: int = field()
    line_round: list[int] = field(LINES)  # after which round a line is scored
    market: list[int] = field(MAX_MARKET)  # tokens of each value
