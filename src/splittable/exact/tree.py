"""The game tree: every possible course, with who decides, what they know, and the payoffs."""

from collections.abc import Callable
from dataclasses import dataclass, field

from splittable.core.history import History
from splittable.core.rewards import write_rewards
from splittable.core.spec import CHANCE

NOBODY = -2
Known = tuple[str, ...]


@dataclass(slots=True)
class Node:
    """`seat` decides (CHANCE, or NOBODY at a leaf) knowing `known`; one child by action, in the same order."""

    seat: int
    known: Known = ()
    actions: list[int] = field(default_factory=list)
    weights: list[float] = field(default_factory=list)
    """At a chance node, how likely each child is."""
    children: list["Node"] = field(default_factory=list)
    payoffs: list[float] = field(default_factory=list)
    """At a leaf, by seat."""


def payoffs(way: History, reward: int) -> list[float]:
    """The payoffs of a finished game."""
    scores, ties, out = [0] * way.players, [0] * way.players, [0.0] * way.players
    way.spec.kernel.score(way.s, way.box, scores)
    way.spec.kernel.tiebreak(way.s, way.box, ties)
    write_rewards(reward, way.players, scores, ties, out)
    return out


def grow(way: History, leaf: Callable[[History], list[float] | None]) -> Node:
    """The tree from here. `leaf` gives the payoffs where it should stop, None where it should go on.

    Seats that choose at the same time decide one after the other, in their order, without knowing of each other.
    """
    values = leaf(way)
    if values is not None:
        return Node(NOBODY, payoffs=values)
    mask = way.acting()
    if not mask:
        outcomes = way.chances()
        total = sum(weight for _, weight in outcomes)
        node = Node(CHANCE, weights=[weight / total for _, weight in outcomes], actions=[code for code, _ in outcomes])
    else:
        seat = (mask & -mask).bit_length() - 1
        node = Node(seat, known=way.told(seat), actions=way.legal(seat))
    for action in node.actions:
        after = way.copy()
        after.apply(node.seat, action)
        node.children.append(grow(after, leaf))
    return node


def grow_whole(way: History, reward: int) -> Node:
    """The tree to the end of the game."""
    return grow(way, lambda at: payoffs(at, reward) if at.is_over else None)
