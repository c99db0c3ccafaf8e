"""Exact values of the tiny set-ups: what play at random brings, what the best answer to it, and perfect play."""

from splittable import CHANCE, Game
from splittable.core.history import History
from splittable.core.rewards import REWARDS
from splittable.exact import best_response_values, equilibrium_value, uniform_values
from splittable.exact.tree import NOBODY, Node, grow_whole

FEW = 4  # outcomes of the first chance move that are worth a line each


def exact_table(game: Game) -> str:
    tiny = dict(game.spec.tiny)
    said = ", ".join(f"`{name}={value!r}`" for name, value in tiny.items())
    parts = [f"The tiny set-up, {said}:", values_table(game, tiny)]
    if game.min_players == 1:
        alone = {**tiny, "players": 1}
        parts += ["The same alone:", values_table(game, alone)]
    parts.append("`python -m tools.research_pages --exact` solves them again.")
    return "\n\n".join(parts)


def values_table(game: Game, set_up: dict[str, object]) -> str:
    way = History(game.start(**set_up))  # type: ignore[arg-type]
    rewards = ("win", "margin") if way.players > 1 else ("points",)
    rows: list[str] = []
    for reward in rewards:
        tree = grow_whole(way, REWARDS[reward])
        if reward == rewards[0]:
            rows.append(f"| positions (chance, decision, end) | {', '.join(map(str, count_nodes(tree)))} |")
        by_seat = "" if way.players == 1 else ", by seat"
        rows.append(f"| `{reward}`, all at random{by_seat} | {decimals(uniform_values(tree))} |")
        best = best_response_values(tree, way.players)
        if way.players == 1:
            rows.append(f"| `{reward}`, perfect play | {decimals(best)} |")
        else:
            rows.append(f"| `{reward}`, the best answer to random others{by_seat} | {decimals(best)} |")
        if way.players == 2:
            rows += equilibrium_rows(way, reward)
    return "| | |\n|---|---|\n" + "\n".join(rows)


def equilibrium_rows(way: History, reward: str) -> list[str]:
    """Perfect play of both, as seat 0's reward; also after each outcome of a first chance move that has few."""
    rows = [f"| `{reward}` of seat 0, perfect play of both | {decimals([equilibrium_value(way, REWARDS[reward])])} |"]
    outcomes = way.chances() if not way.acting() else []
    for action, _ in outcomes if len(outcomes) <= FEW else []:
        after = way.copy()
        after.apply(CHANCE, action)
        value = decimals([equilibrium_value(after, REWARDS[reward])])
        rows.append(f"| the same after `{way.text(CHANCE, action)}` | {value} |")
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
