"""The lines between a runner and its processes: one asks, any number tell the progress, one ends."""

from typing import Any

from msgspec import Raw, Struct


class Ask(Struct, array_like=True):
    function: str
    argument: Any


class Tell(Struct, array_like=True):
    """`kind`: progress, result, refused (a message for people) or failed (one for the log)."""

    kind: str
    content: Raw
