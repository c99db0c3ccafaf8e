"""Describes a state and its last move to those who see it, and once what several of them see alike."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from splittable.core.play import State

Shared = dict[Any, Any]
"""What several seats see alike, by the identity of the seen positions that it was worked out from. These are kept with
it: otherwise a later position could take the place in memory of one that is gone, and be shown another seat's view."""


def described(state: "State", seen: Any, seat: int | None, shared: Shared) -> dict[str, Any]:
    """The view of a seat, from what it may see."""
    spec = state.game.spec
    if id(seen) not in shared:
        shared[id(seen)] = described_alike(state, seen), seen
    alike, _ = shared[id(seen)]
    own = spec.own or spec.view.describe
    can_take_back = seat in state.revocable() or seat in state.undoable()
    return {
        **alike,
        "seat": seat,
        "legal": [] if seat is None else state.legal(seat),
        "revocable": [seat] if can_take_back else [],
        **own(seen, state.components, seat),
    }


def described_alike(state: "State", seen: Any) -> dict[str, Any]:
    """What is the same in the views of all who see this."""
    spec = state.game.spec
    acting = state.acting()
    return {
        "game": spec.name,
        "rules": spec.rules,
        "players": state.players,
        "options": dict(state.options),
        "seat": None,
        "number": len(state.log),
        "acting": list(acting),
        "legal": [],
        "revocable": [],
        "over": not acting,
        "rule": spec.notation.rule_in_force(seen, state.components),
        "scores": scores_of(state, seen),
        **(spec.view.describe(seen, state.components, None) if spec.own else {}),
    }


def outcomes_seen(state: "State", before: Any, after: Any, shared: Shared) -> Sequence[dict[str, Any]]:
    """The effects of the last move, from what a seat saw before and after it."""
    key = id(before), id(after)
    if key not in shared:
        shared[key] = state.game.spec.view.outcomes(before, after, state.components), before, after
    found: Sequence[dict[str, Any]] = shared[key][0]
    return found


def scores_of(state: "State", seen: Any) -> list[int]:
    scores = [0] * state.players
    state.game.spec.kernel.score(seen, state.components, scores)
    return scores
