"""Bodies of HTTP requests and responses, and what socket messages share with them.

Times are milliseconds since 1970. A `number` counts the rows of a table's log: moves, chance and withdrawals.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from splittable.core.chance import Hex64
from splittable.core.spec import Line
from splittable.core.words import Language

LONGEST_NAME = 30
LONGEST_CHAT = 300
LONGEST_MOVE = 200
ID_FORM = r"^[A-Za-z0-9_-]{1,64}$(?!\n)"  # what has another form never reaches the database

Id = Annotated[str, Meta(pattern=ID_FORM)]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Seat = Annotated[int, Meta(ge=0, le=63)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Milliseconds = int
Viewer = int | None
"""Whose view: a seat, or None for a spectator."""
Chat = Literal["free", "phrases", "off"]
Status = Literal["open", "playing", "over"]
Phrase = Literal[
    "hello", "thanks", "nice", "oops", "thinking", "your_turn", "one_moment", "good_game", "so_close", "again", "bye"
]
Colour = Annotated[int, Meta(ge=1, le=7)]
"""How the others see a person: one of the seven seat colours beside the reader's own blue."""
NewPart = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$(?!\n)")]
"""16 random bytes of a browser, which it adds to the chance of a game (docs/chance.md)."""
ClockSeconds = Annotated[int, Meta(ge=5, le=14 * 24 * 3600)]


class Body(Struct, forbid_unknown_fields=True, frozen=True):
    """What a client sends: an unknown field is reported as a mistake."""


class ErrorBody(Struct, frozen=True):
    """The content of every refusal, by HTTP and by socket."""

    code: str
    message: str
    rule: str = ""
    key: str = ""
    params: dict[str, Any] = {}
    retry_after: float | None = None


class Me(Struct, frozen=True):
    id: str
    name: str
    language: Language | None
    colour: int | None = None


class ChangeMe(Body, frozen=True):
    """`colour`: the one I want at every table where nobody has it yet."""

    name: Name | None = None
    language: Language | None = None
    colour: Colour | None = None


class DeviceLink(Struct, frozen=True):
    """`url` has the token after a #, so that it never appears in the logs of a server or proxy."""

    url: str
    token: str
    expires_at: Milliseconds
    qr: str


class Claim(Body, frozen=True):
    token: Id


class OptionInfo(Struct, frozen=True):
    """`file`: takes the content of a component file; the shipped one can be read as a starting point."""

    name: str
    default: Any
    choices: list[Any]
    help: dict[str, str]
    file: bool = False


class GameInfo(Struct, frozen=True):
    """`bots`: the available bots, weakest first. `hindsight`: can say what chance allowed. `reviews`: its choices can
    be judged, so there are hints with a search and reviews. `goal`: language → what it is about, in a line.
    `lesson`, `puzzles`: it has some."""

    name: str
    title: str
    authors: list[str]
    publisher: str
    rules: int
    min_players: int
    max_players: int
    usual_players: int
    minutes: int
    options: list[OptionInfo]
    free_talk: bool
    bots: list[str]
    hindsight: bool
    reviews: bool
    goal: dict[str, str]
    lesson: bool
    puzzles: bool


class BotInfo(Struct, frozen=True):
    """`title`: language → its title."""

    name: str
    title: dict[str, str]


class Games(Struct, frozen=True):
    """`bots`: the titles of all bots. `usual_bot`: the default level."""

    games: list[GameInfo]
    bots: list[BotInfo]
    usual_bot: str
    phrases: list[str]


class GameTexts(Struct, frozen=True):
    """`rules`: language → rule number → sentence (Markdown bold).

    `document`: language → the whole rules as Markdown, with their sections.
    """

    game: str
    rules: dict[str, dict[str, str]]
    document: dict[str, str]


class Commitment(Struct, frozen=True):
    """To the secret of the next table that I create."""

    commitment: str


class OwnChance(Body, frozen=True):
    """What my browser adds to the chance of a new table, now that it has the server's commitment."""

    commitment: Hex64
    part: NewPart


class SeatInfo(Struct, frozen=True):
    """`bot`: the level of a bot that sits here. `stand_in`: the level of the bot that plays for a person.

    `colour`: that of a person, no two alike; null if it is left to the client: bots, and more people than colours.
    `part`: what the person's browser adds to chance.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    person: str | None
    name: str
    bot: str | None
    stand_in: str | None
    colour: int | None
    part: str | None = None


class Again(Struct, frozen=True):
    """The finished game that a table tries again with the same chance, from move `number` on."""

    table: str
    number: int


class TableInfo(Struct, frozen=True):
    """`hints`: whether the players can ask for hints; visible to everyone.

    `several_seats`: whether one person may take several seats, for several people on one device.
    `revision` counts the changes of seats, settings and status: the higher one is newer.
    `commitment`: to the secret that chance follows from; null if there is no proof.
    """

    id: str
    revision: int
    code: str
    game: str
    rules: int
    options: dict[str, Any]
    players: int
    status: Status
    public: bool
    spectators: bool
    chat: Chat
    clock: int | None
    hints: bool
    host: str | None
    seats: list[SeatInfo]
    number: int
    awaited: list[int]
    created_at: Milliseconds
    started_at: Milliseconds | None
    ended_at: Milliseconds | None
    scores: list[int] | None
    winners: list[int] | None
    rematch: str | None
    origin: Literal["table", "upload", "branch"]
    again: Again | None = None
    several_seats: bool = True
    commitment: str | None = None


class TableList(Struct, frozen=True):
    """`more`: there are further finished games."""

    tables: list[TableInfo]
    more: bool = False


class SeatChoice(Body, frozen=True):
    """Who sits where in a new table. `name`: for several people on one device."""

    kind: Literal["me", "open", "bot"]
    bot: Id | None = None
    name: Name = ""


class CreateTable(Body, frozen=True):
    """Without `seats`: me in seat 0, the others open. `start`: at once; every seat must be filled.

    `hints` null: only if one person plays against bots. `several_seats` null: only if the table is not public.
    """

    game: Id
    players: Annotated[int, Meta(ge=1, le=64)] | None = None
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatChoice], Meta(max_length=64)] | None = None
    public: bool = False
    spectators: bool = True
    chat: Chat | None = None
    clock: ClockSeconds | None = None
    hints: bool | None = None
    start: bool = False
    several_seats: bool | None = None
    chance: OwnChance | None = None


class PlayNow(Body, frozen=True):
    """Create, sit down and start against bots in one request. `seat`: drawn at random by default."""

    game: Id
    players: Annotated[int, Meta(ge=1, le=64)] | None = None
    options: dict[str, Any] = {}
    bot: Id | None = None
    seat: Seat | None = None
    chance: OwnChance | None = None


class Join(Body, frozen=True):
    code: Annotated[str, Meta(min_length=1, max_length=20)]


class Sit(Body, frozen=True):
    """Without `seat`: the first open one. `part`: what my browser adds to chance."""

    seat: Seat | None = None
    name: Name = ""
    part: NewPart | None = None


class AddPart(Body, frozen=True):
    part: NewPart


class Rematch(Body, frozen=True):
    """`chance`: for a new table; it is not used if there is one already."""

    chance: OwnChance | None = None


class Look(Body, frozen=True):
    """My name and colour in a seat of mine before the start; what is omitted stays the same."""

    seat: Seat
    name: Name | None = None
    colour: Colour | None = None


class Start(Body, frozen=True):
    """`bot`: open seats get a bot of this level; without it every seat must be filled."""

    bot: Id | None = None


class OneSeat(Body, frozen=True):
    seat: Seat


class Ban(Body, frozen=True):
    person: Id
    on: bool = True  # false: the person may come back


class Leave(Body, frozen=True):
    """Without `seat`: all of mine. During a game a bot takes over until I come back."""

    seat: Seat | None = None


class SeatBot(Body, frozen=True):
    """`bot` null: open the seat (`…/bot`), or give it back to its player (`…/replace`)."""

    seat: Seat
    bot: Id | None = None


class AllBots(Body, frozen=True):
    """Every bot at the table plays at this level. `fill`: open seats get a bot, too."""

    bot: Id
    fill: bool = False


class Branch(Body, frozen=True):
    """Play on from move `number` of a finished game: me in `seat`, bots in the others.

    `same_chance`: try it again, in private. Dice and cards come as they did while they can, the same bots sit in the
    same seats, and `bot` is only for the seats of other people.
    """

    number: Number
    seat: Seat
    bot: Id | None = None
    same_chance: bool = False
    chance: OwnChance | None = None


class Result(Struct, frozen=True):
    """The end of a game. `breakdown`: by seat, lines of rule, points, key, params and a sentence."""

    scores: list[int]
    winners: list[int]
    breakdown: list[list[dict[str, Any]]]


class Step(Struct, frozen=True):
    """One row of the log as one seat is told of it. `seat` −1 is chance. `log`: what people read of it."""

    number: int
    seat: int
    at: Milliseconds
    events: list[dict[str, Any]]
    log: list[Line]


class Spoken(Struct, frozen=True):
    """A position in words: the board, the question to the seat, and its legal moves in the order of `view.legal`."""

    board: str
    prompt: str
    labels: list[str]


class ReplayView(Struct, frozen=True):
    """A finished game after `number` moves (chance counts, withdrawn choices don't), as `seat` saw it.

    If a language was given there are `words`, and each event has a `text`.
    """

    number: int
    moves: int
    seat: int | None
    view: dict[str, Any]
    events: list[dict[str, Any]]
    result: Result | None
    words: Spoken | None


class Hindsight(Struct, frozen=True):
    """The best result that chance allowed in a finished game: the best score found, none above `bound`, proven or not.

    `view`: the end of a solo game that reaches it with the same chance.
    """

    score: int
    bound: int
    proven: bool
    view: dict[str, Any]


class AskHint(Body, frozen=True):
    """`number`: that of the state I look at. `quick`: the medium bot's choice at once; otherwise the best choice
    found, after waiting for the search to load."""

    seat: Seat
    number: Number
    language: Language = "en"
    quick: bool = False


class HintInfo(Struct, frozen=True):
    """The best choice found from what the seat may know: `value` as chance of winning or points, `gain` over the next.

    `share`: how often to choose it, where being unpredictable pays. `why` is the whole hint: the move, its `reason`
    (may be empty), the figure that `key` names, and the moves in `equal`, which are just as good.

    `basis` plain: the medium bot's choice, without a value; `thinking`: a request without `quick` will say more.
    """

    move: str
    label: str
    key: Literal["mix", "clear", "only", "points_clear", "points_only", "promise"]
    reason: str
    why: str
    unit: Literal["odds", "points", "none"]
    value: float
    gain: float
    share: float
    equal: list[str]
    equal_labels: list[str]
    basis: Literal["search", "plain"]
    thinking: bool


class Decisive(Struct, frozen=True):
    """What decided a finished game, in the reader's words; all empty if no single moment did.

    A replay shows it after `number` moves. `facts`: the same for the drawing of the final boards.
    """

    title: str = ""
    text: str = ""
    number: int | None = None
    facts: dict[str, Any] | None = None


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """A choice, or all that chance did until the next one; `number` moves of the record lead here.

    `view` and `opened` hold the fields that differ from the step before. With a language asked for, `log` says what
    happened, and `board` the position if that was asked for, too.
    """

    number: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    log: list[Line] = []
    opened: dict[str, Any] = {}
    board: str = ""


class Replay(Struct, frozen=True):
    """A finished game step by step, as a seat or a spectator saw it; or, with `opened`, with all that was secret."""

    seat: int | None
    moves: int
    steps: list[ReplayStep]
    result: Result | None
