"""The result of random play, and what a seat gains by its best response to it."""

from collections import defaultdict

from splittable.core.spec import CHANCE
from splittable.exact.tree import NOBODY, Known, Node


def uniform_values(tree: Node) -> list[float]:
    """By seat, if every seat chooses among its legal moves at random."""
    if tree.seat == NOBODY:
        return tree.payoffs
    weights = tree.weights or [1 / len(tree.children)] * len(tree.children)
    values = [uniform_values(child) for child in tree.children]
    return [
        sum(weight * value[seat] for weight, value in zip(weights, values, strict=True))
        for seat in range(len(values[0]))
    ]


def best_response_values(tree: Node, players: int) -> list[float]:
    """By seat, if it plays best and all others choose at random."""
    return [BestResponse(tree, seat).value(tree) for seat in range(players)]


class BestResponse:
    """The best plan of one seat against random others: at each information set the action that is best on average."""

    def __init__(self, tree: Node, seat: int) -> None:
        self._seat = seat
        self._nodes: dict[Known, list[tuple[Node, float]]] = defaultdict(list)
        self._choices: dict[Known, int] = {}
        self._values: dict[int, float] = {}
        self._collect(tree, 1.0)

    def value(self, node: Node) -> float:
        if node.seat == NOBODY:
            return node.payoffs[self._seat]
        found = self._values.get(id(node))
        if found is None:
            found = self._values[id(node)] = self._value_of_choice(node)
        return found

    def _value_of_choice(self, node: Node) -> float:
        if node.seat == self._seat:
            return self.value(node.children[self._choice(node.known)])
        values = [self.value(child) for child in node.children]
        weights = node.weights or [1 / len(values)] * len(values)
        return sum(weight * value for weight, value in zip(weights, values, strict=True))

    def _choice(self, known: Known) -> int:
        if known not in self._choices:
            nodes = self._nodes[known]
            count = len(nodes[0][0].children)
            sums = [sum(reach * self.value(node.children[index]) for node, reach in nodes) for index in range(count)]
            self._choices[known] = max(range(count), key=sums.__getitem__)
        return self._choices[known]

    def _collect(self, node: Node, reach: float) -> None:
        """For each information set of the seat, note the possible positions and how likely the others lead there."""
        if node.seat == self._seat:
            self._nodes[node.known].append((node, reach))
        share = 1.0 if node.seat == self._seat else 1 / max(1, len(node.children))
        for index, child in enumerate(node.children):
            self._collect(child, reach * (node.weights[index] if node.seat == CHANCE else share))
