"""Bodies of HTTP requests and answers, and what socket messages share with them.

Times are milliseconds since 1970. A `number` counts the rows of a table's log: moves, chance and withdrawals.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

LONGEST_NAME = 30
LONGEST_CHAT = 300
LONGEST_MOVE = 200
LONGEST_FILE = 20_000
MOST_CHARACTERS_OF_ID = 64

Id = Annotated[str, Meta(min_length=1, max_length=MOST_CHARACTERS_OF_ID)]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Seat = Annotated[int, Meta(ge=0, le=63)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Milliseconds = int
Language = Literal["en", "fr"]
Chat = Literal["free", "phrases", "off"]
Status = Literal["open", "playing", "over"]
Phrase = Literal["hello", "thanks", "nice", "oops", "thinking", "your_turn", "one_moment", "good_game", "again", "bye"]
ClockSeconds = Annotated[int, Meta(ge=5, le=14 * 24 * 3600)]


class Body(Struct, forbid_unknown_fields=True, frozen=True):
    """What a client sends: a field that we don't know is a mistake, and said."""


class ErrorBody(Struct, frozen=True):
    """Every refusal, by HTTP and by socket, says this."""

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


class ChangeMe(Body, frozen=True):
    name: Name | None = None
    language: Language | None = None


class DeviceLink(Struct, frozen=True):
    """`url` carries the token behind a #, so that no log of a server or proxy holds it."""

    url: str
    token: str
    expires_at: Milliseconds
    qr: str


class Claim(Body, frozen=True):
    token: Id


class OptionInfo(Struct, frozen=True):
    """`file`: takes the content of a component file, and the shipped one can be read to start from."""

    name: str
    default: Any
    choices: list[Any]
    help: dict[str, str]
    file: bool = False


class GameInfo(Struct, frozen=True):
    """`bots`: who can be asked to play it, weakest first."""

    name: str
    title: str
    credits: str
    rules: int
    min_players: int
    max_players: int
    usual_players: int
    minutes: int
    options: list[OptionInfo]
    free_talk: bool
    bots: list[str]


class BotInfo(Struct, frozen=True):
    """`title`: language → what people call it."""

    name: str
    title: dict[str, str]


class Games(Struct, frozen=True):
    """`bots`: what every bot is called. `usual_bot`: who plays when nobody has chosen a level."""

    games: list[GameInfo]
    bots: list[BotInfo]
    usual_bot: str
    phrases: list[str]


class GameTexts(Struct, frozen=True):
    """`rules`: language → rule number → sentence (Markdown bold). `texts`: language → key → sentence.

    `document`: language → the whole rules as Markdown, with their sections.
    """

    game: str
    rules: dict[str, dict[str, str]]
    texts: dict[str, dict[str, str]]
    document: dict[str, str]


class SeatInfo(Struct, frozen=True):
    """`bot`: the level of a bot that sits here. `stand_in`: the level of the bot that plays for a person."""

    seat: int
    kind: Literal["open", "person", "bot"]
    person: str | None
    name: str
    bot: str | None
    stand_in: str | None


class TableInfo(Struct, frozen=True):
    """`hints`: whether those who sit here may ask what to do; everybody can see it."""

    id: str
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


class TableList(Struct, frozen=True):
    tables: list[TableInfo]


class SeatChoice(Body, frozen=True):
    """Who sits where in a new table. `name`: for several people on one device."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None
    name: Name = ""


class CreateTable(Body, frozen=True):
    """Without `seats`: me in seat 0, the others open. `start`: at once; every seat must be filled.

    `hints` null: only where one person plays against bots.
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


class PlayNow(Body, frozen=True):
    """Create, sit and start against bots in one go. `seat`: drawn if left out."""

    game: Id
    players: Annotated[int, Meta(ge=1, le=64)] | None = None
    options: dict[str, Any] = {}
    bot: Id | None = None
    seat: Seat | None = None


class Join(Body, frozen=True):
    code: Annotated[str, Meta(min_length=1, max_length=20)]


class Sit(Body, frozen=True):
    """Without `seat`: the first open one."""

    seat: Seat | None = None
    name: Name = ""


class OneSeat(Body, frozen=True):
    seat: Seat


class Leave(Body, frozen=True):
    """Without `seat`: all of mine. In a running game a bot takes over until I come back."""

    seat: Seat | None = None


class SeatBot(Body, frozen=True):
    """`bot` null: make the seat open (`…/bot`), or hand it back to its person (`…/replace`)."""

    seat: Seat
    bot: Id | None = None


class Branch(Body, frozen=True):
    """Play on from move `number` of a finished game: me in `seat`, bots in the others."""

    number: Number
    seat: Seat
    bot: Id | None = None


class Result(Struct, frozen=True):
    """The end of a game. `breakdown`: by seat, lines of rule, points, key, params and a sentence."""

    scores: list[int]
    winners: list[int]
    breakdown: list[list[dict[str, Any]]]


class Step(Struct, frozen=True):
    """One row of the log as one seat is told of it. `seat` −1 is chance."""

    number: int
    seat: int
    at: Milliseconds
    events: list[dict[str, Any]]


class Spoken(Struct, frozen=True):
    """A position in words: the board, what the seat is asked, and its legal moves in the order of `view.legal`."""

    board: str
    prompt: str
    labels: list[str]


class LessonStep(Struct, frozen=True):
    """A stop of a lesson: what is said, the move that leads on (null at the end), and the position."""

    say: str
    want: str | None
    view: dict[str, Any]
    words: Spoken


class Drawn(Struct, frozen=True):
    """An example of a rule: a position, and what it shows."""

    rule: str
    caption: str
    view: dict[str, Any]
    words: Spoken


class Learning(Struct, frozen=True):
    """`names`: what the seats are called in lessons and examples."""

    game: str
    names: list[str]
    lesson: list[LessonStep]
    examples: list[Drawn]


class Components(Struct, frozen=True):
    """The component file that a game is shipped with, and the option that takes another one's content."""

    game: str
    option: str
    text: str


class OwnComponents(Struct, forbid_unknown_fields=True, frozen=True):
    """The text of a component file of one's own."""

    text: Annotated[str, Meta(max_length=LONGEST_FILE)]


class CheckedComponents(Struct, frozen=True):
    """`content`: what the option of a table takes."""

    option: str
    content: dict[str, Any]


class ReplayView(Struct, frozen=True):
    """A finished game after `number` moves (chance counts, withdrawn choices don't), as `seat` saw it.

    With a language asked for there are `words`, and each event has a `text`. `secrets`, if all is open: by seat, the
    fields of its own view that a spectator's lacks or has otherwise.
    """

    number: int
    moves: int
    seat: int | None
    view: dict[str, Any]
    events: list[dict[str, Any]]
    result: Result | None
    words: Spoken | None
    secrets: list[dict[str, Any]] | None = None


class Hindsight(Struct, frozen=True):
    """What chance allowed in a finished game: the best score found, no score above `bound`, proven or not.

    `view`: a game of one seat that reaches it with the same dice, at its end.
    """

    score: int
    bound: int
    proven: bool
    view: dict[str, Any]


class AskHint(Body, frozen=True):
    """`number`: that of the state I look at."""

    seat: Seat
    number: Number
    language: Language = "en"


class HintInfo(Struct, frozen=True):
    """The best choice found from what the seat may know: `value` as odds of winning or points, `gain` over the next.

    `share`: how often to choose it, where it pays to be hard to read. `key`: which sentence `why` is.

    `basis` plain: the medium bot's choice, without a value; `warming`: the search will be there soon.
    """

    move: str
    label: str
    key: Literal["mix", "clear", "close", "only", "points_clear", "points_close", "points_only", "promise"]
    why: str
    unit: Literal["odds", "points", "none"]
    value: float
    gain: float
    share: float
    basis: Literal["search", "plain"]
    warming: bool


class ReviewedDecision(Struct, frozen=True):
    """`number`: moves that were made before it. `choices`: how many there were."""

    number: int
    move: str
    label: str
    value: float
    best: str
    best_label: str
    best_value: float
    loss: float
    choices: int


class GameReview(Struct, frozen=True):
    """`costliest`: numbers of the decisions that gave most away. `more`: special to a game (docs/bots/index.md)."""

    game: str
    seat: int
    unit: Literal["odds", "points"]
    loss: float
    decisions: list[ReviewedDecision]
    costliest: list[int]
    more: dict[str, Any]


class ReviewProgress(Struct, frozen=True):
    """How far it is; `review` when it is done."""

    state: Literal["waiting", "looking", "done"]
    done: int
    all: int
    review: GameReview | None


class Replay(Struct, frozen=True):
    """All positions of a finished game as one seat saw them, from 0 to the last move."""

    seat: int | None
    moves: list[str]
    positions: list[ReplayView]
