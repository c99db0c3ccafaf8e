"""A WebSocket client that costs little: thousands of them must not be what a measurement measures."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = bytes(4)  # a mask of zeros leaves the bytes as they are


class RawSocket(asyncio.Protocol):
    """`hear` gets each text; `closed` is set when the connection ends."""

    def __init__(self, host: str, cookie: str, hear: Callable[["RawSocket", bytes], None]) -> None:
        self._request = (
            f"GET /api/socket HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        ).encode()
        self._hear = hear
        self._data = b""
        self._is_open = False
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._is_open:
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head:
                self.transport.abort()
                return
            self._is_open, self._data = True, rest
        while self._take_frame():
            pass

    def send(self, text: bytes, opcode: int = TEXT) -> None:
        size = len(text)
        head = bytes([0x80 | opcode, 0x80 | size]) if size < 126 else struct.pack("!BBH", 0x80 | opcode, 0xFE, size)
        self.transport.write(head + MASK + text)

    def _take_frame(self) -> bool:
        data = self._data
        if len(data) < 2:
            return False
        size, start = data[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return False
        payload, self._data = data[start : start + size], data[start + size :]
        opcode = data[0] & 0x0F
        if opcode == TEXT:
            self._hear(self, payload)
        elif opcode == PING:
            self.send(payload, PONG)
        elif opcode == CLOSE:
            self.transport.abort()
        return True
