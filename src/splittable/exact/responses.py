"""What given players get, and what a seat gains by its best answer to them."""

from collections import defaultdict
from collections.abc import Sequence

from splittable.core import arguments
from splittable.core.play import State
from splittable.exact.policies import Response, SolvedPolicy
from splittable.exact.tree import NOBODY, Known, Node, Policy, Tree, reward_kind, uncollected

Bots = Policy | Sequence[Policy] | None
"""One policy for all seats, one for each, or None: everyone chooses at random."""


@uncollected()
def play_values(state: State, bots: Bots = None, reward: str = "margin") -> list[float]:
    """By seat, what it gets on average if these policies play."""
    kind = reward_kind(state, reward)
    return mean_values(Tree(state, kind, by_seat(bots, state.players)).grow())


@uncollected()
def best_response(state: State, bots: Bots = None, reward: str = "margin", seat: int = 0) -> Response:
    """The best that `seat` can do against these policies in the other seats."""
    kind = reward_kind(state, reward)
    policies = list(by_seat(bots, state.players))
    policies[arguments.whole_number("seat", seat, 0, state.players - 1)] = None
    tree = Tree(state, kind, policies)
    root = tree.grow()
    best = BestResponse(root, seat)
    return Response(best.value(root), SolvedPolicy(tree, best.policy()))


def by_seat(bots: Bots, players: int) -> Sequence[Policy | None]:
    if bots is None or callable(bots):
        return [bots] * players
    if len(bots) != players:
        raise ValueError(f"expected one policy or {players}, got {len(bots)}")
    return bots


def weights_of(node: Node) -> list[float]:
    return node.weights or [1 / len(node.actions)] * len(node.actions)


def mean_values(node: Node) -> list[float]:
    """By seat; where no mix is given, all moves are equally likely."""
    if node.seat == NOBODY:
        return node.payoffs
    values = [mean_values(child) for child in node.children]
    weights = weights_of(node)
    return [
        sum(weight * value[seat] for weight, value in zip(weights, values, strict=True))
        for seat in range(len(values[0]))
    ]


class BestResponse:
    """The best plan of one seat: at each information set the action that is best on average over its positions."""

    def __init__(self, tree: Node, seat: int) -> None:
        self._seat = seat
        self._nodes: dict[Known, list[tuple[Node, float]]] = defaultdict(list)
        self._choices: dict[Known, int] = {}
        self._values: dict[int, float] = {}
        self._collect(tree, 1.0)

    def policy(self) -> dict[Known, dict[int, float]]:
        found = {}
        for known, nodes in self._nodes.items():
            actions = nodes[0][0].actions
            found[known] = {action: float(index == self._choice(known)) for index, action in enumerate(actions)}
        return found

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
        return sum(weight * value for weight, value in zip(weights_of(node), values, strict=True))

    def _choice(self, known: Known) -> int:
        if known not in self._choices:
            nodes = self._nodes[known]
            count = len(nodes[0][0].actions)
            sums = [sum(reach * self.value(node.children[index]) for node, reach in nodes) for index in range(count)]
            self._choices[known] = max(range(count), key=sums.__getitem__)
        return self._choices[known]

    def _collect(self, node: Node, reach: float) -> None:
        """For each information set of the seat, note the possible positions and how likely the others lead there."""
        if node.seat == NOBODY:
            return
        weights = weights_of(node)
        if node.seat == self._seat:
            self._nodes[node.known].append((node, reach))
            weights = [1.0] * len(weights)
        for weight, child in zip(weights, node.children, strict=True):
            self._collect(child, reach * weight)
