"""Who may know a field of a state. Each field of a game's `state.py` has one of these marks.

`core.secrets` generates from them what a seat sees. The rules that they name are functions in the game's `view.py`.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Mark:
    """Base class of the marks."""


@dataclass(frozen=True)
class Everybody(Mark):
    """A public field."""


@dataclass(frozen=True)
class Nobody(Mark):
    """Zero to everyone."""


@dataclass(frozen=True)
class ItsSeat(Mark):
    """Entry or row k belongs to seat k. Other seats see `hidden` in its place."""

    hidden: int = 0
    unless: int | None = None
    """A value that everyone may know, e.g. that nothing has been chosen yet."""
    until: str = ""
    """A rule `(s, box, seat) -> bool`: nothing of this field is hidden from the seat now. If it is the same for all
    fields that are not public, a seat then sees the state itself, without a copy."""


@dataclass(frozen=True)
class Rows(Mark):
    """The rule `(s, box, seat, row) -> bool` says which entries or rows a seat knows. It sees `hidden` in place of the
    others; a `hidden` that is not 0 needs a row per seat."""

    rule: str
    hidden: int = 0
    unless: int | None = None


@dataclass(frozen=True)
class Without(Mark):
    """Counts, of which the field `secret` says how many only seat k knows in row k: others see the rest."""

    secret: str
    until: str = ""


@dataclass(frozen=True)
class Shown(Mark):
    """The rule `(s, box, seat) -> value` makes what a seat sees of the field. Only for what `Rows` can't express:
    nothing but the rule keeps the secret."""

    rule: str


@dataclass(frozen=True)
class FromSeen(Mark):
    """The rule `(seen, box) -> value` works the field out again, from what the seat sees of all others."""

    rule: str


EVERYBODY = Everybody()
NOBODY = Nobody()
