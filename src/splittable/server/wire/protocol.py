"""The messages on the socket, both ways. docs/protocol.md shows each with an example, and in which order."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from splittable.core.words import Language
from splittable.server.wire.api import (
    LONGEST_CHAT,
    LONGEST_MOVE,
    Id,
    Me,
    Milliseconds,
    Number,
    Phrase,
    Result,
    Seat,
    Spoken,
    Step,
    TableInfo,
)


class ClientMessage(Struct, forbid_unknown_fields=True, frozen=True, tag_field="type"):
    """`ref` is the client's own; the answer repeats it."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """Watch a table. `after`: the number I have; null: I have nothing, send no history.

    `language`: also send positions and events of all my tables in words; null: no words.
    """

    table: Id
    after: Number | None = None
    language: Language | None = None
    ref: int | None = None


class Goodbye(ClientMessage, frozen=True, tag="goodbye"):
    """Stop watching a table."""

    table: Id
    ref: int | None = None


class Move(ClientMessage, frozen=True, tag="move"):
    """`number`: that of the state I saw when I chose."""

    table: Id
    seat: Seat
    number: Number
    move: Annotated[str, Meta(min_length=1, max_length=LONGEST_MOVE)]
    ref: int | None = None


class Withdraw(ClientMessage, frozen=True, tag="withdraw"):
    table: Id
    seat: Seat
    number: Number
    ref: int | None = None


class Say(ClientMessage, frozen=True, tag="say"):
    """Either a text or one of the set phrases."""

    table: Id
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)] | None = None
    phrase: Phrase | None = None
    ref: int | None = None


class Mute(ClientMessage, frozen=True, tag="mute"):
    """Don't send me this person's chat, at any table; `on` false: send it again."""

    person: Id
    on: bool
    ref: int | None = None


class Ping(ClientMessage, frozen=True, tag="ping"):
    ref: int | None = None


FromClient = Hello | Goodbye | Move | Withdraw | Say | Mute | Ping


class ServerMessage(Struct, frozen=True, tag_field="type"):
    pass


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """The first message on a socket. `muted`: the persons that I muted."""

    me: Me
    now: Milliseconds
    version: str
    muted: list[str]


class Snapshot(ServerMessage, frozen=True, tag="snapshot"):
    """The whole position for one of my seats (`seat` null: as a spectator). Replace what you have.

    `deadlines`: seat → when its clock runs out, for awaited seats at a table with a clock.
    `words`: if `hello` asked for a language.
    """

    table: str
    seat: int | None
    number: int
    now: Milliseconds
    view: dict[str, Any]
    deadlines: dict[str, Milliseconds]
    result: Result | None
    words: Spoken | None
    ref: int | None = None


class Update(ServerMessage, frozen=True, tag="update"):
    """What happened after number `after`, and the position it led to.

    `ref` is set on the message that acknowledges my own move or withdrawal: it is in the database.
    """

    table: str
    seat: int | None
    after: int
    number: int
    now: Milliseconds
    steps: list[Step]
    view: dict[str, Any]
    deadlines: dict[str, Milliseconds]
    result: Result | None
    words: Spoken | None
    ref: int | None = None


class TableChanged(ServerMessage, frozen=True, tag="table"):
    """Seats, status or settings changed (also the answer to `hello`, first)."""

    table: TableInfo
    ref: int | None = None


class Presence(ServerMessage, frozen=True, tag="presence"):
    """By seat: is the player connected (bots always are)? And the number of spectators.

    `replace_in`: during a game, by seat, in how many milliseconds a bot may play for its absent player.
    """

    table: str
    present: list[bool]
    spectators: int
    replace_in: list[int | None]


class Back(ServerMessage, frozen=True, tag="back"):
    """I am back at a table where bots played for me: from number `after` to `number`, with so many moves."""

    table: str
    after: int
    number: int
    moves: int


class BotReplaced(ServerMessage, frozen=True, tag="bot_replaced"):
    """The bot in a seat failed or took too long: another one makes this move."""

    table: str
    seat: int


class ChatLine(Struct, frozen=True):
    id: int
    at: Milliseconds
    person: str
    name: str
    text: str | None
    phrase: str | None


class Said(ServerMessage, frozen=True, tag="said"):
    """New lines of the table's chat, or the latest ones after `hello`."""

    table: str
    lines: list[ChatLine]
    ref: int | None = None


class Done(ServerMessage, frozen=True, tag="done"):
    """The answer to `goodbye` and `mute`."""

    ref: int | None = None


class Pong(ServerMessage, frozen=True, tag="pong"):
    now: Milliseconds
    ref: int | None = None


class Refusal(ServerMessage, frozen=True, tag="refused"):
    """A message was refused; nothing changed. After `move/stale` a snapshot follows."""

    code: str
    message: str
    rule: str = ""
    key: str = ""
    params: dict[str, Any] = {}
    retry_after: float | None = None
    table: str | None = None
    ref: int | None = None


FromServer = Welcome | Snapshot | Update | TableChanged | Presence | Back | BotReplaced | Said | Done | Pong | Refusal

decode_from_client = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
