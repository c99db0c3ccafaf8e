"""What a client is sent arrives at once while it keeps up, else in order."""

import asyncio

from splittable.server.delivery.connection import Connection
from splittable.server.wire.api import Me


def test_what_a_client_cannot_take_now_waits_and_nothing_overtakes_it() -> None:
    async def story() -> None:
        sent: list[bytes] = []
        is_free = True

        def write(data: bytes) -> bool:
            if is_free:
                sent.append(data)
            return is_free

        async def send_when_possible(text: str) -> None:
            sent.append(text.encode())

        connection = Connection(Me("p_a", "", None), (), send_when_possible, write)
        connection.send_bytes(b"at once")
        assert sent == [b"at once"]
        is_free = False
        connection.send_bytes(b"waits")
        is_free = True
        connection.send_bytes(b"after it")
        assert sent == [b"at once"]
        sender = asyncio.create_task(connection.run_outbox())
        while len(sent) < 3:
            await asyncio.sleep(0)
        connection.send_bytes(b"at once again")
        sender.cancel()
        assert sent == [b"at once", b"waits", b"after it", b"at once again"]

    asyncio.run(story())
