"""A WebSocket that can be written to at once, past the layers of ASGI.

A message through ASGI wakes a task, passes five wrappers and is decoded and encoded again. Updates are most of what
the server sends, so they take the short way while the client keeps up; else they wait in its outbox.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION = "splittable.write_text"
"""In the scope of a connection: its `write_text`."""


class DirectSocket(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"write": self.write_text}

    def write_text(self, data: bytes) -> bool:
        """Send a message now; False if it has to wait, or if the connection is gone."""
        is_open = self.conn.state is State.OPEN and not self.disconnected and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        self.conn.send_text(data)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def writer_of(scope: Any) -> Any:
    """The way to write at once to the client of a connection; None if its server has none."""
    found = scope.get("extensions", {}).get(EXTENSION)
    return found["write"] if found else None
