"""Errors that a person can see: a stable code, a sentence, and the rule or the line that caused it."""

from typing import Any


class SplittableError(Exception):
    """Base class of all errors about user input. `code` is stable and namespaced.

    `message` is for programs and their authors. People read the sentence of the code in their language, `core.said`.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    def __str__(self) -> str:
        return self.message


class IllegalMove(SplittableError, ValueError):
    """A move that the rules forbid; the game is unchanged.

    `rule` is the number of the rule that forbids it ("" if no rule does),
    `position` reproduces the position, `key` and `params` let a client say it in another language.
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
    """A game that can't be started: unknown game, wrong number of players or option."""

    def __reduce__(self) -> Any:
        return (type(self), (self.code, self.message))


class BadGame(SplittableError, TypeError):
    """A game that can't be loaded, because its parts don't fit together."""

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
    """A component file that can't be used: which file, line and field, what was expected.

    `key` names a sentence about it, of the game if `game` is set, else of the frame; `params` fill it.
    """

    def __init__(
        self, code: str, message: str, key: str = "", params: dict[str, Any] | None = None, game: str = ""
    ) -> None:
        super().__init__(code, message)
        self.key = key
        self.params = params or {}
        self.game = game

    def __reduce__(self) -> Any:
        return (type(self), (self.code, self.message, self.key, self.params, self.game))


class Refusal(Exception):
    """How a game's code refuses a move; `State.play` turns it into an IllegalMove.

    `key` names a sentence of the game, `params` fill it.
    """

    def __init__(self, code: str, rule: str, key: str, **params: Any) -> None:
        super().__init__(key)
        self.code = code
        self.rule = rule
        self.key = key
        self.params = params
