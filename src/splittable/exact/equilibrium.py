"""The value of a two-player zero-sum game: what the first seat gets if both play perfectly.

A position without hidden information starts a subgame: these are solved once, from the end. Between them, hidden
information makes small games, which are solved by linear programs over realisation plans (Koller, Megiddo and
von Stengel 1994).
"""

from typing import Any

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import csr_array

from splittable.core.history import History
from splittable.core.spec import CHANCE
from splittable.exact.tree import NOBODY, Known, Node, grow, payoffs

DENSE = 10_000
Entry = tuple[int, int, float]
"""Row, column, value."""
Sequence = tuple[Known, int] | None
"""The last choice of a seat: what it knew and the action; None before its first."""


def equilibrium_value(way: History, reward: int) -> float:
    """What seat 0 gets from here if both seats play perfectly."""
    if way.players != 2:
        raise ValueError(f"only two-player games have one value, got {way.players} players")
    return PublicPositions(reward).value(way)


class PublicPositions:
    """Values of positions without hidden information, each computed once."""

    def __init__(self, reward: int) -> None:
        self._reward = reward
        self._values: dict[str, float] = {}

    def value(self, way: History) -> float:
        if way.is_over:
            return payoffs(way, self._reward)[0]
        key = repr(way.s)
        if key not in self._values:
            self._values[key] = self._solve(way)
        return self._values[key]

    def _solve(self, way: History) -> float:
        root = True

        def leaf(at: History) -> list[float] | None:
            nonlocal root
            if not root and (at.is_over or is_public(at)):
                return [self.value(at)]
            root = False
            return None

        return value_of_tree(grow(way, leaf))


def is_public(way: History) -> bool:
    return all(way.spec.seen(way.s, way.box, seat) == way.s for seat in range(way.players))


def value_of_tree(tree: Node) -> float:
    """The value of a small game; leaves have seat 0's payoff."""
    if all(child.seat == NOBODY for child in tree.children):
        values = [child.payoffs[0] for child in tree.children]
        if tree.seat == CHANCE:
            return float(np.dot(tree.weights, values))
        return max(values) if tree.seat == 0 else min(values)
    return SequenceForm(tree).value()


class SequenceForm:
    """A game as payoffs of pairs of sequences, with the constraints on each seat's plan."""

    def __init__(self, tree: Node) -> None:
        self._sequences: list[dict[Sequence, int]] = [{None: 0}, {None: 0}]
        self._informations: list[dict[Known, tuple[int, list[int]]]] = [{}, {}]
        self._payoffs: dict[tuple[int, int], float] = {}
        self._walk(tree, [0, 0], 1.0)

    def _walk(self, node: Node, last: list[int], chance: float) -> None:
        if node.seat == NOBODY:
            pair = last[0], last[1]
            self._payoffs[pair] = self._payoffs.get(pair, 0.0) + chance * node.payoffs[0]
            return
        own = self._own_sequences(node, last) if node.seat != CHANCE else []
        for index, child in enumerate(node.children):
            if node.seat == CHANCE:
                self._walk(child, last, chance * node.weights[index])
            else:
                after = last[:]
                after[node.seat] = own[index]
                self._walk(child, after, chance)

    def _own_sequences(self, node: Node, last: list[int]) -> list[int]:
        numbers, known = self._sequences[node.seat], node.known
        own = [numbers.setdefault((known, action), len(numbers)) for action in node.actions]
        self._informations[node.seat].setdefault(known, (last[node.seat], own))
        return own

    def value(self) -> float:
        """max over x of min over y of x A y, as one program by duality: the plan x of seat 0, and the dual q of y's.

        Maximise q · (1, 0, …) subject to constraints(1)ᵀ q ≤ Aᵀ x, constraints(0) x = (1, 0, …) and x ≥ 0.
        """
        plan, other = self._constraints(0), self._constraints(1)
        moves, replies = (len(sequences) for sequences in self._sequences)
        rows, duals = (1 + len(informations) for informations in self._informations)
        bound = [(reply, move, -value) for (move, reply), value in self._payoffs.items()]
        bound += [(reply, moves + row, value) for row, reply, value in other]
        solved = linprog(
            np.repeat([0.0, -1.0, 0.0], [moves, 1, duals - 1]),
            A_ub=_matrix(bound, replies, moves + duals),
            b_ub=np.zeros(replies),
            A_eq=_matrix(plan, rows, moves + duals),
            b_eq=np.repeat([1.0, 0.0], [1, rows - 1]),
            bounds=[(0, None)] * moves + [(None, None)] * duals,
            method="highs",
        )
        if solved.status != 0:
            raise ArithmeticError(f"the linear program was not solved: {solved.message}")
        return -float(solved.fun)

    def _constraints(self, seat: int) -> list[Entry]:
        """The empty sequence has weight 1; at each information set the sequences share the weight of their parent."""
        entries: list[Entry] = [(0, 0, 1.0)]
        for row, (before, own) in enumerate(self._informations[seat].values(), 1):
            entries.append((row, before, -1.0))
            entries += [(row, sequence, 1.0) for sequence in own]
        return entries


def _matrix(entries: list[Entry], rows: int, columns: int) -> Any:
    """Small matrices are dense: most of these games are small, and the solver is faster with them."""
    if rows * columns < DENSE:
        dense = np.zeros((rows, columns))
        for row, column, value in entries:
            dense[row, column] = value
        return dense
    at_rows, at_columns, values = zip(*entries, strict=True)
    return csr_array((values, (at_rows, at_columns)), (rows, columns))
