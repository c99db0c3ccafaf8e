"""One client's socket: each message is checked, executed and answered."""

import asyncio
import contextlib
import itertools
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

import splittable
from splittable.core.errors import IllegalMove, SplittableError
from splittable.server.delivery.connection import Connection
from splittable.server.lobby.names import told_apart
from splittable.server.services import CUT_OFF, Services
from splittable.server.table.announcer import Sender
from splittable.server.table.doors import check_may_watch
from splittable.server.table.room import Room
from splittable.server.table.table import Choice
from splittable.server.web.direct_socket import writer_of
from splittable.server.web.requests import address_of, is_own_origin
from splittable.server.web.routes.dependencies import TheIdentities, TheServices
from splittable.server.wire.codes import Code, Refused
from splittable.server.wire.protocol import (
    ChatLine,
    Done,
    FromClient,
    Goodbye,
    Hello,
    Move,
    Mute,
    Ping,
    Pong,
    Refusal,
    Said,
    Say,
    TableChanged,
    Welcome,
    Withdraw,
    decode_from_client,
)
from splittable.server.wire.text import clean_text

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, State]

NO_IDENTITY = 4401
WRONG_ORIGIN = 4403
TOO_MANY = 4409
LATEST_CHAT = 50
MOST_HISTORY = 2000
MOST_WATCHED = 20
NUMBERS = itertools.count()


@websocket("/api/socket")
async def socket(socket: Socket, services: TheServices, identities: TheIdentities) -> None:
    await socket.accept()
    if services.notices.is_cut_off:
        await socket.close(*CUT_OFF)
        return
    if not is_own_origin(services.config.public_url, socket):
        await socket.close(WRONG_ORIGIN, "this page is not ours")
        return
    person = identities.person_of(socket.cookies)
    if person is None:
        await socket.close(NO_IDENTITY, "get /api/me first")
        return
    me, muted = await services.people.me_and_muted(person)
    connection = Connection(me, muted, lambda text: socket.send_data(text, "text"), writer_of(socket.scope))
    try:
        services.limits.spend("connect", address_of(socket))
        services.hub.connect(connection)
    except Refused as refused:
        await socket.close(TOO_MANY, refused.message)
        return
    connection.send(Welcome(connection.me, services.time_and_chance.now(), splittable.__version__, muted))
    await converse(socket, services, connection)


async def converse(socket: Socket, services: Services, connection: Connection) -> None:
    sender = asyncio.create_task(send_until_gone(socket, connection))
    client = Client(services, connection)
    try:
        while True:
            await client.receive(await socket.receive_data("text"))
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        for table_id in services.hub.disconnect(connection):
            await client.tell_presence(table_id)


async def send_until_gone(socket: Socket, connection: Connection) -> None:
    """A client that can't keep up is disconnected, as are all if this node is cut off; they reconnect and catch up."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await connection.run_outbox()
        await socket.close(*connection.ended)


class Client:
    """What the person of a socket can do."""

    def __init__(self, services: Services, connection: Connection) -> None:
        self._services = services
        self._connection = connection
        self._person = connection.me.id
        self._key = str(next(NUMBERS))

    async def receive(self, data: str | bytes) -> None:
        """Execute one message; it is always answered, and the socket stays open."""
        message: FromClient | None = None
        try:
            self._services.limits.spend("frame", self._key)
            message = decode_from_client(data)
            await self._carry_out(message)
        except (msgspec.DecodeError, RecursionError) as error:
            self._refuse(Refused(Code.MALFORMED, f"not a message: {error}"), None)
        except SplittableError as error:
            self._refuse(error, message)
            if error.code == Code.STALE and isinstance(message, Move | Withdraw):
                await self._refresh(message)
        except WebSocketDisconnect:
            raise
        except Exception:
            log.exception("a message failed", extra={"type": type(message).__name__})
            self._refuse(Refused(Code.FAILED, "internal error; it has been logged"), message)

    async def tell_presence(self, table_id: str) -> None:
        room = self._services.rooms.loaded(table_id)
        if room is not None:
            self._services.announcer.tell_presence(room)
            self._services.notices.tell_presence(table_id)

    async def _carry_out(self, message: FromClient) -> None:
        match message:
            case Move() | Withdraw():
                await self._move(message)
            case Hello():
                await self._hello(message)
            case Goodbye():
                self._services.hub.unwatch(self._connection, message.table)
                self._connection.send(Done(message.ref))
                await self.tell_presence(message.table)
            case Say():
                await self._say(message)
            case Mute():
                self._services.limits.spend("write", self._person)
                await self._services.people.mute(self._person, message.person, message.on)
                self._services.hub.set_muted(self._person, message.person, message.on)
                self._connection.send(Done(message.ref))
            case Ping():
                self._connection.send(Pong(self._services.time_and_chance.now(), message.ref))

    async def _move(self, message: Move | Withdraw) -> None:
        room = await self._watched_room(message.table)
        seat = message.seat
        if seat not in room.row.seats_of(self._person):
            raise Refused(Code.NOT_YOUR_SEAT, f"seat {seat} is not yours")
        choice = Choice(seat, message.number, message.move if isinstance(message, Move) else None)
        await self._services.rooms.play(room, choice, Sender(self._connection, message.ref))

    async def _hello(self, message: Hello) -> None:
        self._services.limits.spend("hello", self._person)
        room = await self._services.rooms.room(message.table)
        check_may_watch(room.row, self._person, self._services.time_and_chance.now())
        if len(self._connection.watched) >= MOST_WATCHED and message.table not in self._connection.watched:
            raise Refused(Code.TOO_MANY, f"{MOST_WATCHED} tables are already being watched; leave one first")
        back = None
        if any(room.row.seats[seat].stand_in for seat in room.row.seats_of(self._person)):
            back = await self._services.lobby.hand_back(room.id, self._person)
        if not self._services.hub.is_watched(room.id):
            self._services.notices.ask_presence(room.id)
        async with room.lock:
            await self._bring_up_to_date(room, message)
        if back is not None:
            self._connection.send(back)
        lines = [] if room.row.chat == "off" else await self._services.store.chat(room.id, LATEST_CHAT)
        unmuted = [line for line in lines if line.person not in self._connection.muted]
        self._connection.send(Said(room.id, unmuted))
        await self.tell_presence(room.id)

    async def _bring_up_to_date(self, room: Room, message: Hello) -> None:
        """The client misses nothing from here on: the room's lock is held until it is a watcher."""
        services, after = self._services, message.after
        passed = None
        if room.table is not None and after is not None and 0 <= room.table.number - after <= MOST_HISTORY:
            passed = await services.rooms.history(room, after)
        self._connection.language = message.language
        viewers = room.viewers_of(self._person)
        services.hub.watch(self._connection, room.id, viewers)
        self._connection.send(TableChanged(room.info(), message.ref))
        if room.table is None:
            return
        if passed is None:
            services.announcer.send_snapshots(self._connection, room, viewers)
        else:
            services.announcer.send_updates(self._connection, room, passed)

    async def _say(self, message: Say) -> None:
        room = await self._watched_room(message.table)
        if (message.text is None) == (message.phrase is None):
            raise Refused(Code.MALFORMED, "send either a text or a phrase")
        if room.row.chat == "off":
            raise Refused(Code.CHAT_OFF, "there is no chat at this table")
        if message.text is not None and room.row.chat == "phrases":
            raise Refused(Code.CHAT_PHRASES, "only set phrases are allowed at this table")
        self._services.limits.spend("say", self._person)
        name = await self._name_at(room)
        text = None if message.text is None else clean_text(message.text)
        if text == "":
            raise Refused(Code.MALFORMED, "the text is empty")
        line = ChatLine(0, self._services.time_and_chance.now(), self._person, name, text, message.phrase)
        number = await self._services.store.say(room.id, line)
        line = msgspec.structs.replace(line, id=number)
        self._services.announcer.tell_chat(room.id, line, Sender(self._connection, message.ref))
        self._services.notices.tell_chat(room.id, number)

    async def _name_at(self, room: Room) -> str:
        """That of my seat, or mine, told apart from those who sit here or have spoken here."""
        mine = next((seat.name for seat in room.row.seats if seat.person == self._person), "")
        if mine:
            return mine
        spoken = await self._services.store.speakers(room.id, self._person)
        return told_apart(self._connection.me.name, [*(seat.name for seat in room.row.seats), *spoken])

    async def _watched_room(self, table_id: str) -> Room:
        if table_id not in self._connection.watched:
            raise Refused(Code.NOT_WATCHING, "send hello for this table first")
        return await self._services.rooms.room(table_id)

    async def _refresh(self, message: Move | Withdraw) -> None:
        room = await self._services.rooms.room(message.table)
        async with room.lock:
            self._services.announcer.send_snapshots(self._connection, room, [message.seat], message.ref)

    def _refuse(self, error: SplittableError, message: FromClient | None) -> None:
        """The position in an IllegalMove is left out: it can contain secret moves."""
        self._services.refused += 1
        illegal = error if isinstance(error, IllegalMove) else None
        self._connection.send(
            Refusal(
                code=error.code,
                message=error.message,
                rule=illegal.rule if illegal else "",
                key=illegal.key if illegal else "",
                params=illegal.params if illegal else {},
                retry_after=error.retry_after if isinstance(error, Refused) else None,
                table=getattr(message, "table", None),
                ref=message.ref if message else None,
            )
        )
