"""Error codes of the server. Codes of the rules (`move/…`, `setup/…`, `record/…`, `data/…`) come from `core`."""

from enum import StrEnum
from typing import Any

from splittable.core.errors import SplittableError


class Code(StrEnum):
    """Stable, namespaced; docs/protocol.md says what each means."""

    MALFORMED = "request/malformed"
    TOO_LARGE = "request/too_large"
    NOT_FOUND = "request/not_found"
    METHOD = "request/method"
    ORIGIN = "request/origin"
    MEDIA_TYPE = "request/media_type"
    NO_IDENTITY = "identity/missing"
    LINK_UNKNOWN = "identity/link_unknown"
    NO_TABLE = "table/not_found"
    NOT_OPEN = "table/not_open"
    NOT_PLAYING = "table/not_playing"
    NOT_OVER = "table/not_over"
    OLD_RULES = "table/old_rules"
    NO_SEAT = "table/no_such_seat"
    SEAT_TAKEN = "table/seat_taken"
    SEAT_OPEN = "table/seat_open"
    COLOUR_TAKEN = "table/colour_taken"
    CHANCE_USED = "table/chance_used"
    NOT_HOST = "table/not_host"
    NOT_SEATED = "table/not_seated"
    NOT_AWAY = "table/not_away"
    NO_SPECTATORS = "table/no_spectators"
    REMOVED = "table/removed"
    ONE_SEAT_EACH = "table/one_seat_each"
    NOT_WATCHING = "table/not_watching"
    NO_HINDSIGHT = "hindsight/none"
    HINDSIGHT_FAILED = "hindsight/failed"
    PICTURE_FAILED = "picture/failed"
    HINTS_OFF = "hint/off"
    HINT_FAILED = "hint/failed"
    NO_PUZZLE = "puzzle/unknown"
    REVIEW_NOT_YOURS = "review/not_yours"
    REVIEW_FAILED = "review/failed"
    STALE = "move/stale"
    NOT_YOUR_SEAT = "move/not_your_seat"
    CHAT_OFF = "chat/off"
    CHAT_PHRASES = "chat/phrases_only"
    RATE = "limit/rate"
    TOO_MANY = "limit/too_many"
    STOPPING = "server/stopping"
    STORAGE = "server/storage"
    UNSURE = "server/unsure"
    FAILED = "server/error"


STATUS: dict[str, int] = {
    Code.TOO_LARGE: 413,
    Code.NOT_FOUND: 404,
    Code.METHOD: 405,
    Code.ORIGIN: 403,
    Code.MEDIA_TYPE: 415,
    Code.NO_IDENTITY: 401,
    Code.LINK_UNKNOWN: 404,
    Code.NO_TABLE: 404,
    Code.NOT_HOST: 403,
    Code.NOT_SEATED: 403,
    Code.NO_SPECTATORS: 403,
    Code.REMOVED: 403,
    Code.ONE_SEAT_EACH: 409,
    Code.NOT_YOUR_SEAT: 403,
    Code.NOT_OPEN: 409,
    Code.NOT_PLAYING: 409,
    Code.NOT_OVER: 409,
    Code.OLD_RULES: 409,
    Code.SEAT_TAKEN: 409,
    Code.SEAT_OPEN: 409,
    Code.COLOUR_TAKEN: 409,
    Code.CHANCE_USED: 409,
    Code.NOT_AWAY: 409,
    Code.NO_HINDSIGHT: 404,
    Code.HINDSIGHT_FAILED: 503,
    Code.PICTURE_FAILED: 503,
    Code.HINTS_OFF: 403,
    Code.HINT_FAILED: 503,
    Code.NO_PUZZLE: 404,
    Code.REVIEW_NOT_YOURS: 403,
    Code.REVIEW_FAILED: 503,
    Code.STALE: 409,
    Code.CHAT_OFF: 403,
    Code.CHAT_PHRASES: 403,
    Code.RATE: 429,
    Code.TOO_MANY: 429,
    Code.STOPPING: 503,
    Code.STORAGE: 503,
    Code.UNSURE: 503,
    Code.FAILED: 500,
}


class Refused(SplittableError):
    """A refusal by the server. `retry_after` is in seconds, for limits."""

    def __init__(self, code: Code, message: str, retry_after: float | None = None) -> None:
        super().__init__(code, message)
        self.retry_after = retry_after

    def __reduce__(self) -> Any:
        return (type(self), (Code(self.code), self.message, self.retry_after))


def status_of(code: str) -> int:
    """The HTTP status of an error code; a rule's refusal is a 400."""
    return STATUS.get(code, 400)
