"""The tree search of Splito: the same plain and compiled, blind to what is hidden, and it learns."""

import random
from typing import Any

import pytest

import splittable
from splittable import State
from splittable.bots import Budget, search, tree
from splittable.bots.forest import TRIALS, forester
from splittable.core.bind import bind
from splittable.games.splito import guide, kernel, resample

GAME = splittable.load("splito")
ITERATIONS = 30


class Records(dict[int, Any]):
    """Plain structs that behave as an array of records does: new ones are empty, assignment copies."""

    def __init__(self, kind: Any, *first: Any) -> None:
        super().__init__(enumerate(first))
        self._kind = kind

    def __missing__(self, place: int) -> Any:
        super().__setitem__(place, self._kind())
        return self[place]

    def __setitem__(self, place: int, struct: Any) -> None:
        super().__setitem__(place, struct.copy())


def position(players: int, turns: int, seed: int) -> State:
    """After some turns of random play."""
    rng = random.Random(seed)
    state = GAME.start(players)
    state.roll(rng)
    for _ in range(turns):
        for seat in state.acting():
            state.play(seat, rng.choice(state.legal(seat)))
    return state


def grown_plainly(state: State, seat: int, seed: int) -> list[tuple[int, int, float]]:
    parts: dict[str, Any] = {"kernel": kernel, "resampling": resample, "guide": guide}
    plain = bind(tree, {**parts, "search": bind(search, parts)})
    aid = guide.Aid()
    guide.prepare(state.position, state.components, aid)
    edges = Records(tree.Edge)
    states, boxes, aids = Records(None, state.position, state.position), [state.components], [aid]
    plain.grow(states, boxes, [search.Work()], aids, edges, [tree.Path()], seat, seed, 0, ITERATIONS * TRIALS)
    by_key = {edge.key: edge for edge in edges.values()}
    found = []
    for action in state.legal_codes(seat):
        edge = by_key[tree.key_of(tree.ROOT, seat, action)]
        found.append((action, edge.visits, edge.total / max(1, edge.visits)))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("players", "turns"), [(3, 0), (4, 5), (3, 11)])
def test_the_tree_grows_alike_plain_and_compiled(players: int, turns: int) -> None:
    state = position(players, turns, 7)
    compiled = forester("splito").choices(state, 1, 99, Budget(iterations=ITERATIONS))
    for action, visits, mean in grown_plainly(state, 1, 99):
        choice = next(choice for choice in compiled if choice.action == action)
        assert choice.tries == visits
        assert choice.value == pytest.approx(mean)


@pytest.mark.slow
def test_every_trial_counts_for_one_move() -> None:
    state = position(4, 3, 1)
    found = forester("splito").choices(state, 2, 5, Budget(iterations=50))
    assert [choice.action for choice in found if choice.share] == [found[0].action]
    assert sum(choice.tries for choice in found) == 50 * TRIALS
    assert sorted(choice.action for choice in found) == sorted(state.legal_codes(2))


@pytest.mark.slow
def test_a_move_that_decides_the_game_is_found() -> None:
    """Last turn, everything known: the tree takes the side that is worth more against every card of the others."""
    clear = 0
    for seed in range(20):
        state = position(3, 12, seed)
        odds = {move: odds_after(state, 0, move) for move in state.legal(0)}
        best, worst = max(odds, key=lambda move: min(odds[move])), min(odds, key=lambda move: max(odds[move]))
        if min(odds[best]) > max(odds[worst]) + 0.05:
            found = forester("splito").choices(state, 0, 3, Budget(iterations=200))
            assert state.move_text(0, found[0].action) == best
            clear += 1
    assert clear > 2


def odds_after(state: State, seat: int, move: str) -> list[float]:
    """What a last move is worth, for every way in which the others can choose."""
    found = [state.copy()]
    found[0].play(seat, move)
    for other in state.acting():
        if other != seat:
            found = [after(position, other, choice) for position in found for choice in position.legal(other)]
    plain = bind(search, {"guide": guide})
    return [plain.odds(position.scores(), state.players, seat) for position in found]


def after(state: State, seat: int, move: str) -> State:
    new = state.copy()
    new.play(seat, move)
    return new


def test_keys_of_places_and_moves_differ() -> None:
    first = {tree.key_of(tree.ROOT, seat, action) for seat in (*range(8), tree.VISITS) for action in range(146)}
    assert len(first) == 9 * 146
    assert all(0 < key < 1 << 62 for key in first)
    second = {tree.key_of(key, seat, action) for key in first for seat in range(4) for action in range(20)}
    assert len(second) == 9 * 146 * 80
    assert not first & second


def test_a_full_table_takes_no_more() -> None:
    path, edges = tree.Path(), Records(tree.Edge)
    path.used = tree.MOST_EDGES - 1
    assert tree.find(edges, path, 5 << 8) == 5
    assert tree.find(edges, path, 5 << 8) == 5
    assert tree.find(edges, path, 6 << 8) == tree.NO_EDGE
    assert tree.place_of(dict.fromkeys(range(10), 0) | {6: 7 << 8}, 6 << 8) == 7
