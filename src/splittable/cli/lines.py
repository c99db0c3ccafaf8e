"""Reads what a person types: with completion and history at a terminal, plainly from a pipe."""

import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import platformdirs

if TYPE_CHECKING:  # loaded only for interactive use, because it is slow
    from prompt_toolkit import PromptSession
    from prompt_toolkit.history import History

Complete = Callable[[str], list[str]]
"""The possible completions of the line."""


def no_completion(line: str) -> list[str]:
    return []


class Leave(Exception):
    """The person has left: by a command, Ctrl-C, Ctrl-D or the end of the input."""


class Lines:
    def __init__(self) -> None:
        self._session: PromptSession[str] | None = None

    def read(self, prompt: str, complete: Complete = no_completion) -> str:
        try:
            line = self._typed(prompt, complete) if is_terminal() else input(prompt)
        except (KeyboardInterrupt, EOFError):
            raise Leave from None
        return line.strip()

    def _typed(self, prompt: str, complete: Complete) -> str:
        from prompt_toolkit import PromptSession

        self._session = self._session or PromptSession(history=kept_history(), complete_while_typing=False)
        return self._session.prompt(prompt, completer=completer(complete))


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def completer(complete: Complete) -> Any:
    from prompt_toolkit.completion import Completer, Completion

    class Choices(Completer):
        def get_completions(self, document: Any, event: Any) -> Any:
            line = document.text_before_cursor
            yield from (Completion(text, start_position=-len(line)) for text in complete(line))

    return Choices()


def kept_history() -> "History":
    """The arrow keys recall lines of earlier games, or only of this one if they can't be stored."""
    from prompt_toolkit.history import FileHistory, InMemoryHistory

    path = platformdirs.user_state_path("splittable", appauthor=False) / "history"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    except OSError:
        return InMemoryHistory()
    return FileHistory(path)
