"""The game tree: every possible course, with who decides, what they know, and the results.

A node is grown when its children are first asked for. Until then it has its position, and afterwards only what the
solvers need, because a million positions don't fit into memory.
"""

import gc
import marshal
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any

from splittable.core import arguments
from splittable.core.play import State
from splittable.core.rewards import REWARDS, write_rewards
from splittable.core.spec import CHANCE

NOBODY = -2
HIDDEN = -3  # the code of a move that a seat is not told
Known = int
"""What a seat knows, as a number: the same number, the same information set."""
Policy = Callable[[State, int], Mapping[str, float]]
"""(state, seat) → how likely the seat chooses each of its moves, from what it may know. Missing moves have 0."""


def reward_kind(state: State, reward: str) -> int:
    """What the public functions are given, checked: a state, and the name of a reward."""
    if not isinstance(state, State):
        raise arguments.wrong("state", "a State, such as game.start()", state)
    if not arguments.is_one_of(reward, REWARDS):
        raise arguments.wrong("reward", f"one of {', '.join(REWARDS)}", reward)
    return REWARDS[reward]


@contextmanager
def uncollected() -> Iterator[None]:
    """While a tree grows: it has no cycles, and to look for them again and again takes as long as everything else."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


class Place:
    """A position, and what each seat knows there.

    Knowledge starts where nothing is hidden: there everyone knows the whole position, and how it came about makes no
    difference. After that it is the moves that the seat was told and what it saw after each of them.
    """

    __slots__ = ("_before", "_known", "_numbers", "_seen", "_way", "box", "is_over", "players", "public", "s", "spec")

    def __init__(self, state: State) -> None:
        self.spec, self.box, self.players = state.game.spec, state.components, state.players
        self.s: Any = state.position.copy()
        self._numbers: dict[Any, Known] = {}
        self._start(None, (), digest(self.s))  # everyone knows where the tree starts
        self.is_over = state.is_over

    def _start(self, before: "Place | None", way: Any, public: bytes | None = None) -> None:
        self._before = before
        self._way = way  # the moves since the start: all but the last, and the last
        self._seen: list[Any] = [None] * self.players
        self._known: list[Known | None] = [None] * self.players
        self.public: bytes | None = public

    def after(self, who: int, action: int) -> "Place":
        new = object.__new__(Place)
        new.spec, new.box, new.players, new._numbers = self.spec, self.box, self.players, self._numbers
        new.s = self.s.copy()
        self.spec.kernel.apply(new.s, self.box, who, action)
        new._start(self, (self._way, (who, action)))
        new.is_over = self.spec.kernel.is_over(new.s, self.box)
        if not new.is_over and new._is_public():
            new.public = digest(new.s)
            new._before = None
        return new

    def _is_public(self) -> bool:
        return all(self.seen(seat) is self.s or self.seen(seat) == self.s for seat in range(self.players))

    def moves(self) -> Iterator[tuple[int, int]]:
        """Seat and action of every move since the start."""
        found: list[tuple[int, int]] = []
        way = self._way
        while way:
            way, move = way
            found.append(move)
        return reversed(found)

    def seen(self, seat: int) -> Any:
        found = self._seen[seat]
        if found is None:
            found = self._seen[seat] = self.spec.seen(self.s, self.box, seat)
        return found

    def known(self, seat: int) -> Known:
        found = self._known[seat]
        if found is None:
            found = self._known[seat] = self._numbers.setdefault(self._information(seat), len(self._numbers))
        return found

    def _information(self, seat: int) -> tuple[Any, ...]:
        if self.public is not None:
            return seat, self.public
        assert self._before is not None
        who, action = self._way[1]
        told = self.spec.view.told(self._before.s, self.box, who, action, seat)
        return self._before.known(seat), who, action if told else HIDDEN, digest(self.seen(seat))

    def acting(self) -> int:
        """The seat that decides: the first of those that choose at the same time, who don't know of one another."""
        mask = self.spec.kernel.acting(self.s, self.box)
        return (mask & -mask).bit_length() - 1 if mask else CHANCE

    def legal(self, seat: int) -> list[int]:
        out = [0] * self.spec.buffer_size
        return out[: self.spec.kernel.legal(self.s, self.box, seat, out)]

    def chances(self) -> list[tuple[int, int]]:
        out, weights = [0] * self.spec.buffer_size, [0] * self.spec.buffer_size
        count = self.spec.kernel.chance(self.s, self.box, out, weights)
        return list(zip(out[:count], weights[:count], strict=True))

    def text(self, seat: int, action: int) -> str:
        return self.spec.notation.text(self.s, self.box, seat, action)

    def result(self, reward: int) -> list[float]:
        """The payoffs of a finished game."""
        scores, ties, out = [0] * self.players, [0] * self.players, [0.0] * self.players
        self.spec.kernel.score(self.s, self.box, scores)
        self.spec.kernel.tiebreak(self.s, self.box, ties)
        write_rewards(reward, self.players, scores, ties, out)
        return out


def digest(s: Any) -> bytes:
    """Equal positions, equal bytes. Format 2 of marshal depends on the values alone."""
    return blake2b(marshal.dumps([value for _, value in s], 2), digest_size=16).digest()


class Tree:
    """What the nodes of a tree share: the rewards, and the seats whose mix of moves is given."""

    def __init__(self, state: State, reward: int, bots: Sequence[Policy | None] = ()) -> None:
        self.state = state.copy()
        self.reward = reward
        self.bots = bots or [None] * state.players
        self.start = Place(state)
        self._mixes: dict[Known, list[float]] = {}

    def grow(self) -> "Node":
        return Node(self.start, self)

    def mix(self, place: Place, seat: int, known: Known, actions: list[int]) -> list[float]:
        """How likely each action of a seat is; empty where that is not given."""
        bot = self.bots[seat]
        if bot is None:
            return []
        if known not in self._mixes:
            state = self.state.copy()
            for who, action in place.moves():
                state.apply(who, action)
            chosen = bot(state, seat)
            weights = [max(0.0, chosen.get(state.move_text(seat, action), 0.0)) for action in actions]
            total = sum(weights)
            if not total:
                raise ValueError(f"the policy chooses none of the legal moves of {state!r}")
            self._mixes[known] = [weight / total for weight in weights]
        return self._mixes[known]


class Node:
    """`seat` decides (CHANCE, or NOBODY at an end) knowing `known`; one child for each action, in the same order."""

    __slots__ = ("_children", "_place", "actions", "known", "payoffs", "public", "seat", "weights")

    def __init__(self, place: Place, tree: Tree) -> None:
        self.seat = NOBODY
        self.public: bytes | None = place.public
        """Bytes that are equal for equal positions in which nothing is hidden, None for all others."""
        self.known: Known = -1
        self.actions: list[int] = []
        self.weights: list[float] = []
        """How likely each child is, at a chance node or where a seat's mix is given; empty where a seat is free."""
        self.payoffs: list[float] = []
        """At an end, by seat."""
        self._children: list[Node] | None = []
        self._place: tuple[Place, Tree] | None = None
        if place.is_over:
            self.payoffs = place.result(tree.reward)
            return
        self._children, self._place = None, (place, tree)
        self.seat = place.acting()
        if self.seat == CHANCE:
            outcomes = place.chances()
            total = sum(weight for _, weight in outcomes)
            self.actions = [code for code, _ in outcomes]
            self.weights = [weight / total for _, weight in outcomes]
        else:
            self.known = place.known(self.seat)
            self.actions = place.legal(self.seat)
            self.weights = tree.mix(place, self.seat, self.known, self.actions)

    @property
    def children(self) -> list["Node"]:
        if self._children is None:
            assert self._place is not None
            place, tree = self._place
            self._children = [Node(place.after(self.seat, action), tree) for action in self.actions]
            self._place = None
        return self._children
