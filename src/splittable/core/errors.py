"""Every error a person can meet: a stable code, a sentence, and the rule or the line it comes from."""

from typing import Any


class SplittableError(Exception):
    """Base of all errors about what a user gave us. `code` is stable and namespaced."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    def __str__(self) -> str:
        return self.message


class IllegalMove(SplittableError, ValueError):
    """A move that the rules refuse; the game is unchanged.

    `rule` is the number of the rule that refuses it ("" if it is not a matter of rules),
    `position` reproduces where it happened, `key` and `params` let a client say it in another language.
    """

    def __init__(
        self,
        code: str,
        rule: str,
        message: str,
        *,
        position: str = "",
        key: str = "",
        params: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(code, message)
        self.rule = rule
        self.position = position
        self.key = key
        self.params = params or {}

    def __str__(self) -> str:
        rule = f" (rule {self.rule})" if self.rule else ""
        position = f" [{self.position}]" if self.position else ""
        return f"{self.message}{rule}{position}"

    def __reduce__(self) -> Any:
        return (
            _rebuild_illegal_move,
            (self.code, self.rule, self.message, self.position, self.key, self.params),
        )


def _rebuild_illegal_move(
    code: str, rule: str, message: str, position: str, key: str, params: dict[str, Any]
) -> IllegalMove:
    return IllegalMove(code, rule, message, position=position, key=key, params=params)


class BadSetup(SplittableError, ValueError):
    """A game that can't be started like this: unknown game, number of players, option."""

    def __reduce__(self) -> Any:
        return (type(self), (self.code, self.message))


class BadRecord(SplittableError, ValueError):
    """A record that can't be read or does not follow the rules. `line` counts from 1 in a file of records."""

    def __init__(self, code: str, message: str, line: int = 0) -> None:
        super().__init__(code, message)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {self.message}" if self.line else self.message

    def __reduce__(self) -> Any:
        return (type(self), (self.code, self.message, self.line))


class BadData(SplittableError, ValueError):
    """A component file that can't be used: which file, line and field, what was expected."""

    def __reduce__(self) -> Any:
        return (type(self), (self.code, self.message))


class Refusal(Exception):
    """How a game's own code says no; `State.play` turns it into an IllegalMove.

    `key` names a sentence of the game's texts, `params` fill it.
    """

    def __init__(self, code: str, rule: str, key: str, **params: Any) -> None:
        super().__init__(key)
        self.code = code
        self.rule = rule
        self.key = key
        self.params = params
