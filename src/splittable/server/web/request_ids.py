"""Every request and socket has an id: in the answer's header, and in each line that is logged for it."""

import secrets

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from splittable.server.logs import REQUEST

HEADER = b"x-request-id"


def with_request_id(app: ASGIApp) -> ASGIApp:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        name = secrets.token_hex(6)

        async def send_with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), (HEADER, name.encode())]
            await send(message)

        token = REQUEST.set(name)
        try:
            await app(scope, receive, send_with_id)
        finally:
            REQUEST.reset(token)

    return answer
