"""Logs: one JSON object per line on stderr. Cookies, tokens, moves and names are never logged."""

import logging
import sys
import time
from collections import deque
from contextvars import ContextVar

import msgspec
from msgspec import Struct

MOST_RECENT = 50
PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request or socket that is being answered."""


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **{key: value for key, value in vars(record).items() if key not in PLAIN},
        }
        if request := REQUEST.get():
            line["request"] = request
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class Logged(Struct, frozen=True):
    """A warning or an error: when, how bad, what, and why if that is known."""

    at: int
    level: str
    message: str
    reason: str = ""

    def cut(self, longest: int) -> "Logged":
        return Logged(self.at, self.level, self.message[:longest], self.reason[:longest])


class Recent(logging.Handler):
    """Keeps the latest warnings and errors of this process for the host's status page."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._lines: deque[Logged] = deque(maxlen=MOST_RECENT)
        self.errors = 0

    @property
    def lines(self) -> list[Logged]:
        """Oldest first."""
        return list(self._lines)

    def emit(self, record: logging.LogRecord) -> None:
        self.errors += record.levelno >= logging.ERROR
        reason = str(getattr(record, "reason", "") or ((record.exc_info and record.exc_info[0]) or ""))
        level, at = record.levelname.lower(), int(record.created * 1000)
        self._lines.append(Logged(at, level, record.getMessage(), reason))


RECENT = Recent()


def keep_recent() -> None:
    root = logging.getLogger()
    if RECENT not in root.handlers:
        root.addHandler(RECENT)


def names_no_address(record: logging.LogRecord) -> bool:
    return '"WebSocket %s"' not in str(record.msg)


def set_up(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler, RECENT]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "websockets"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    # The address of a table is its invitation, so requests and sockets are counted in /metrics and not logged.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").addFilter(names_no_address)
    for name in ("alembic", "aiosqlite"):  # the latter would log every statement with its values
        logging.getLogger(name).setLevel(logging.WARNING)
