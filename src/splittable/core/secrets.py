"""What a seat sees of a state, generated from the marks of its fields.

It is an allow-list: the state that a seat sees starts empty, and each field gets what its mark grants. A game with a
field that has no mark can't be loaded.
"""

from collections.abc import Callable
from typing import Any

from splittable.core.errors import BadGame
from splittable.core.fields import Field, Struct, copied, generated, zeros
from splittable.core.marks import Everybody, FromSeen, ItsSeat, Nobody, Rows, Shown, Without

Seen = Callable[[Any, Any, int | None], Any]
"""State, box, seat (None: a spectator) → a state with what the seat may know, and nothing else."""


def seen_for(game: str, state: type[Struct], rules: Any, shortcut: bool = True) -> Seen:
    """`rules` has the functions that marks name. Without `shortcut`, every seat gets a copy, also of open states."""
    writer = _Writer(game, state, rules)
    lines, later = ["v = new(State)"], list[str]()
    for name, field in state.FIELDS.items():
        value = writer.value(name, field)
        (later if isinstance(field.known, FromSeen) else lines).append(f"v.{name} = {value}")
    if shortcut and (rule := writer.shared_rule()):
        lines.insert(0, f"if {rule}(s, box, seat): return s")
    seen: Seen = generated("seen", "s, box, seat", [*lines, *later, "return v"], writer.names)
    return seen


class _Writer:
    """Writes the source that computes what a seat sees of a field. `names` are those that the source uses."""

    def __init__(self, game: str, state: type[Struct], rules: Any) -> None:
        self.game, self.fields, self.rules = game, state.FIELDS, rules
        self.names: dict[str, Any] = {"State": state, "new": object.__new__}

    def value(self, name: str, field: Field) -> str:
        match field.known:
            case Everybody():
                return copied(f"s.{name}", field.shape)
            case Nobody():
                return zeros(field.shape)
            case ItsSeat(hidden, unless, _):
                return self.rows(name, field, "at == seat", hidden, unless)
            case Rows(rule, hidden, unless):
                return self.rows(name, field, f"{self.rule(name, rule)}(s, box, seat, at)", hidden, unless)
            case Without(secret, _):
                return self.without(name, field, secret)
            case Shown(rule):
                return f"{self.rule(name, rule)}(s, box, seat)"
            case FromSeen(rule):
                return f"{self.rule(name, rule)}(v, box)"
        raise self.error(name, "has no mark that says who may know it: field(..., known=EVERYBODY), for example")

    def rows(self, name: str, field: Field, knows: str, hidden: int, unless: int | None) -> str:
        if not field.shape:
            raise self.error(name, "is a single number: its mark needs entries or rows")
        if len(field.shape) == 2 and (hidden or unless is not None):
            raise self.error(name, "has rows, which are all zero where they are hidden")
        row = copied("row", field.shape[1:])
        if unless is None and hidden == 0 and len(field.shape) == 1:
            unless = 0  # it looks the same hidden, and not asking the rule is faster
        open_to_all = "" if unless is None else f"row == {unless} or "
        instead = f"{hidden} if at < s.players else 0" if hidden else zeros(field.shape[1:])
        return f"[{row} if {open_to_all}{knows} else {instead} for at, row in enumerate(s.{name})]"

    def without(self, name: str, field: Field, secret: str) -> str:
        other = self.fields.get(secret)
        fits = other is not None and other.shape == field.shape and isinstance(other.known, ItsSeat)
        if len(field.shape) != 2 or not fits:
            raise self.error(name, f"needs rows, and a field {secret!r} of the same shape that its seat knows")
        self.names |= {"minus": int.__sub__, f"no_{secret}": [0] * field.shape[1]}
        return (
            f"[row[:] if at == seat or less == no_{secret} else list(map(minus, row, less))"
            f" for at, (row, less) in enumerate(zip(s.{name}, s.{secret}))]"
        )

    def shared_rule(self) -> str:
        """The rule that shows a seat everything at once, if all secrets have the same one."""
        secret = {name: field.known for name, field in self.fields.items() if not isinstance(field.known, Everybody)}
        rules = {getattr(mark, "until", "") for mark in secret.values()}
        if len(rules) != 1 or not (rule := rules.pop()):
            return ""
        return self.rule(next(iter(secret)), rule)

    def rule(self, field: str, rule: str) -> str:
        if not callable(found := getattr(self.rules, rule, None)):
            raise self.error(field, f"names the rule {rule!r}, which the game's view does not have")
        self.names[rule] = found
        return rule

    def error(self, field: str, problem: str) -> BadGame:
        return BadGame("game/faulty", f"{self.game}: field {field!r} of its state {problem}")
