"""Exact values of the tiny set-ups: of random play, of the best response to it, and of perfect play."""

from splittable import CHANCE, Game, State
from splittable.core.rewards import REWARDS
from splittable.exact.equilibrium import Subgames
from splittable.exact.responses import BestResponse, mean_values
from splittable.exact.tree import NOBODY, Node, Tree, uncollected

FEW = 4  # outcomes of the first chance move that get a line each


def exact_table(game: Game) -> str:
    tiny = dict(game.spec.tiny)
    said = ", ".join(f"`{name}={value!r}`" for name, value in tiny.items())
    parts = [f"The tiny set-up, {said}:", values_table(game, tiny)]
    if game.min_players == 1:
        alone = {**tiny, "players": 1}
        parts += ["The same alone:", values_table(game, alone)]
    parts.append(f"`python -m tools.research_pages --exact {game.name}` solves this again.")
    return "\n\n".join(parts)


@uncollected()
def values_table(game: Game, set_up: dict[str, object]) -> str:
    state = game.start(**set_up)  # type: ignore[arg-type]
    reward = "margin" if state.players > 1 else "points"
    tree = Tree(state, REWARDS[reward]).grow()
    best = decimals([BestResponse(tree, seat).value(tree) for seat in range(state.players)])
    how = "the best answer to random others" if state.players > 1 else "perfect play"
    rows = [
        f"| positions (chance, decision, end) | {', '.join(map(str, count_nodes(tree)))} |",
        f"| `{reward}` by seat, all at random | {decimals(mean_values(tree))} |",
        f"| `{reward}` by seat, {how} | {best} |",
    ]
    if state.players == 2:
        rows += equilibrium_rows(state, tree, reward)
    return "| | |\n|---|---|\n" + "\n".join(rows)


def equilibrium_rows(state: State, tree: Node, reward: str) -> list[str]:
    """Perfect play of both, as seat 0's reward; also after each outcome of a first chance move that has few."""
    subgames = Subgames()
    rows = [f"| `{reward}` of seat 0, perfect play of both | {decimals([subgames.value(tree)])} |"]
    outcomes = state.chances()
    for (move, _), child in zip(outcomes, tree.children, strict=False) if len(outcomes) <= FEW else ():
        rows.append(f"| the same after `{move}` | {decimals([subgames.value(child)])} |")
    return rows


def decimals(values: list[float]) -> str:
    return ", ".join(f"{value + 0.0:.6f}".replace("-0.000000", "0.000000").replace("-", "−") for value in values)


def count_nodes(tree: Node) -> tuple[int, int, int]:
    chance, decision, end = 0, 0, 0
    stack = [tree]
    while stack:
        node = stack.pop()
        chance += node.seat == CHANCE
        end += node.seat == NOBODY
        decision += node.seat >= 0
        stack += node.children
    return chance, decision, end
