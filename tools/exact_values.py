"""Exact values of the tiny set-ups: of random play, of the best response to it, and of perfect play."""

from splittable import CHANCE, Game
from splittable.core.history import History
from splittable.core.rewards import REWARDS
from splittable.exact import best_response_values, uniform_values
from splittable.exact.equilibrium import PublicPositions
from splittable.exact.tree import NOBODY, Node, grow_whole

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


def values_table(game: Game, set_up: dict[str, object]) -> str:
    way = History(game.start(**set_up))  # type: ignore[arg-type]
    reward = "margin" if way.players > 1 else "points"
    tree = grow_whole(way, REWARDS[reward])
    best = decimals(best_response_values(tree, way.players))
    how = "the best answer to random others" if way.players > 1 else "perfect play"
    rows = [
        f"| positions (chance, decision, end) | {', '.join(map(str, count_nodes(tree)))} |",
        f"| `{reward}` by seat, all at random | {decimals(uniform_values(tree))} |",
        f"| `{reward}` by seat, {how} | {best} |",
    ]
    if way.players == 2:
        rows += equilibrium_rows(way, reward)
    return "| | |\n|---|---|\n" + "\n".join(rows)


def equilibrium_rows(way: History, reward: str) -> list[str]:
    """Perfect play of both, as seat 0's reward; also after each outcome of a first chance move that has few."""
    positions = PublicPositions(REWARDS[reward])
    rows = [f"| `{reward}` of seat 0, perfect play of both | {decimals([positions.value(way)])} |"]
    outcomes = way.chances() if not way.acting() else []
    for action, _ in outcomes if len(outcomes) <= FEW else []:
        after = way.copy()
        after.apply(CHANCE, action)
        rows.append(f"| the same after `{way.text(CHANCE, action)}` | {decimals([positions.value(after)])} |")
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
