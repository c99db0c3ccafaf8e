"""The search of examples/tree_search.py: short, compiled, and better than chance."""

import random
from pathlib import Path
from typing import Any

import pytest

import splittable
from splittable import BadSetup, Game
from splittable.fast import compiled

GAMES = 6
EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def tree_search() -> Any:
    from examples import tree_search

    return tree_search


def test_it_is_short() -> None:
    assert len((EXAMPLES / "tree_search.py").read_text(encoding="utf-8").splitlines()) < 80


@pytest.mark.slow
@pytest.mark.parametrize("name", ["splito", "splitter"])  # whose games are short
def test_it_wins(name: str, tree_search: Any) -> None:
    """A seat that searches against one or two that choose at random, at the smallest table with several seats."""
    game = splittable.load(name)
    won = 0.0
    for seed in range(GAMES):
        rng = random.Random(seed)
        state = game.start(max(2, game.min_players))
        while not state.is_over:
            state.roll(rng)
            for seat in state.acting():
                searches = seat == seed % state.players
                state.play(
                    seat, tree_search.best_move(state, seat, 300) if searches else rng.choice(state.legal(seat))
                )
        won += (seed % state.players in state.winners()) / len(state.winners())
    assert won > GAMES / 2  # at the smallest table a random seat wins at most half


def test_nonsense_is_refused(game: Game, tree_search: Any) -> None:
    state: Any = 3
    with pytest.raises(BadSetup, match=f"state: expected a state of {game.name}"):
        compiled(game.name).records(state)
    with pytest.raises(BadSetup, match=r"entries: expected names of functions of examples\.tree_search"):
        compiled(game.name).extend(tree_search, entries=["fly"])
    with pytest.raises(BadSetup, match="modules: expected one or more modules"):
        compiled(game.name).extend(entries=["search"])
