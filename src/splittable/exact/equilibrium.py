"""Perfect play: of one player, or of two with opposite interests.

A position without hidden information starts a subgame: these are solved once, from the end. Between them, hidden
information makes small games, which are solved by linear programs over realisation plans (Koller, Megiddo and
von Stengel 1994).
"""

from typing import Any

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import csr_array

from splittable.core.play import State
from splittable.core.spec import CHANCE
from splittable.exact.policies import Solution, SolvedPolicy
from splittable.exact.tree import NOBODY, Known, Node, Tree, reward_kind, uncollected

DENSE = 10_000
TINY = 1e-9
Entry = tuple[int, int, float]
"""Row, column, value."""
Sequence = tuple[Known, int] | None
"""The last choice of a seat: what it knew and the action; None before its first."""
Mixes = dict[Known, dict[int, float]]


@uncollected()
def solve(state: State, reward: str = "margin") -> Solution:
    """Perfect play from here, if the set-up is small enough to enumerate. Everyone knows the position it starts from.

    Alone it maximises the points (`reward="points"`); two players play a zero-sum game (`win` or `margin`), in which
    the values are the only ones, and the policies one of possibly many pairs that nobody can exploit.
    """
    kind = reward_kind(state, reward)
    if state.players > 2:
        raise ValueError(f"only games of one or two players have values, got {state.players} players")
    if state.players == 2 and reward == "points":
        raise ValueError("two players need a zero-sum reward: 'win' or 'margin'")
    tree = Tree(state, kind)
    subgames = Subgames()
    value = subgames.value(tree.grow())
    return Solution([value, 0.0 - value][: state.players], SolvedPolicy(tree, subgames.mixes))


class Subgames:
    """Values for seat 0 of positions without hidden information, each computed once, and how to play there."""

    def __init__(self) -> None:
        self.mixes: Mixes = {}
        self._values: dict[bytes, float] = {}

    def value(self, node: Node) -> float:
        """`node`: an end, a position without hidden information, or the start of a tree."""
        if node.seat == NOBODY:
            return node.payoffs[0]
        if node.public is None:
            return self._solve(node)
        if node.public not in self._values:
            self._values[node.public] = self._solve(node)
        return self._values[node.public]

    def _solve(self, node: Node) -> float:
        if all(self._is_leaf(child) for child in node.children):
            values = [self.value(child) for child in node.children]
            if node.seat == CHANCE:
                return float(np.dot(node.weights, values))
            best = max(values) if node.seat == 0 else min(values)
            self.mixes[node.known] = pure(node.actions, values.index(best))
            return best
        return SequenceForm(self, node).solve(self.mixes)

    def _is_leaf(self, node: Node) -> bool:
        return node.seat == NOBODY or node.public is not None


def pure(actions: list[int], chosen: int) -> dict[int, float]:
    return {action: float(index == chosen) for index, action in enumerate(actions)}


class SequenceForm:
    """A small game as payoffs of pairs of sequences, with the constraints on each seat's plan."""

    def __init__(self, subgames: Subgames, root: Node) -> None:
        self._subgames = subgames
        self._sequences: list[dict[Sequence, int]] = [{None: 0}, {None: 0}]
        self._informations: list[dict[Known, tuple[int, list[int], list[int]]]] = [{}, {}]
        """By what a seat knows: the sequence before, one sequence for each action, and the actions."""
        self._payoffs: dict[tuple[int, int], float] = {}
        self._walk(root, [0, 0], 1.0, True)

    def _walk(self, node: Node, last: list[int], chance: float, is_root: bool = False) -> None:
        if not is_root and (node.seat == NOBODY or node.public is not None):
            pair = last[0], last[1]
            self._payoffs[pair] = self._payoffs.get(pair, 0.0) + chance * self._subgames.value(node)
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
        self._informations[node.seat].setdefault(known, (last[node.seat], own, node.actions))
        return own

    def solve(self, mixes: Mixes) -> float:
        """The value; the mixes of both seats are added to `mixes`."""
        value, plans = self._saddle_point() or self._linear_program()
        for informations, plan in zip(self._informations, plans, strict=True):
            for known, (before, own, actions) in informations.items():
                reach = plan[before]
                shares = [max(0.0, float(plan[sequence])) / reach if reach > TINY else 0.0 for sequence in own]
                total = sum(shares)
                even = [1 / len(own)] * len(own)  # where the seat never gets by its own plan
                mixes[known] = dict(zip(actions, [s / total for s in shares] if total else even, strict=True))
        return value

    def _saddle_point(self) -> tuple[float, list[Any]] | None:
        """Many small games need no mix: each seat decides once, and one pair of choices is best for both."""
        if any(len(informations) != 1 for informations in self._informations):
            return None
        table = np.zeros([len(sequences) for sequences in self._sequences])
        for pair, value in self._payoffs.items():
            table[pair] = value
        if table[0].any() or table[:, 0].any():
            return None  # it can end before both have decided
        table = table[1:, 1:]
        move, reply = int(table.min(1).argmax()), int(table.max(0).argmin())
        if table[move].min() < table[:, reply].max():
            return None
        plans = [np.zeros(len(sequences)) for sequences in self._sequences]
        for plan, chosen in zip(plans, (move, reply), strict=True):
            plan[0] = plan[1 + chosen] = 1.0
        return float(table[move, reply]), plans

    def _linear_program(self) -> tuple[float, list[Any]]:
        """max over x of min over y of x A y, as one program by duality: the plan x of seat 0, and the dual q of y's.

        Maximise q · (1, 0, …) subject to constraints(1)ᵀ q ≤ Aᵀ x, constraints(0) x = (1, 0, …) and x ≥ 0. The
        multipliers of the inequalities are y.
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
        return -float(solved.fun), [solved.x[:moves], -solved.ineqlin.marginals]

    def _constraints(self, seat: int) -> list[Entry]:
        """The empty sequence has weight 1; at each information set the sequences share the weight of their parent."""
        entries: list[Entry] = [(0, 0, 1.0)]
        for row, (before, own, _) in enumerate(self._informations[seat].values(), 1):
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
