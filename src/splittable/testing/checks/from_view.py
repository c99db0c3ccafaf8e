"""From a view back to a state: it shows the seat the same, and everything that the view allows is equally likely."""

import json
import random
from collections import Counter, defaultdict
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

import splittable
from splittable import CHANCE, BadSetup, Game, IllegalMove, State
from splittable.testing.walks import SEEDS, set_ups, some_decisions

DRAWS = 1000
PLAYED_ON = 0.1  # the share of positions from which a game is played to its end


def restorable(game: Game) -> None:
    if game.spec.restore is None:
        pytest.skip("its views don't say enough")


@given(data=st.data(), seed=SEEDS)
def test_the_seat_sees_the_same(game: Game, data: st.DataObject, seed: int) -> None:
    restorable(game)
    rng = random.Random(seed)
    for state in some_decisions(game, data.draw(set_ups(game)), seed):
        for seat in rng.sample(range(state.players), min(2, state.players)):
            view = json.loads(json.dumps(state.view(seat)))
            drawn = splittable.from_view(view, rng)
            game.spec.invariants(drawn.position, drawn.components)
            assert drawn.view(seat) == state.view(seat)
            if {*drawn.revocable(), *drawn.undoable()} - {seat}:
                with pytest.raises(IllegalMove, match="before this state was drawn"):
                    drawn.settled(seat)
            if rng.random() < PLAYED_ON:
                play_to_the_end(drawn, seat, rng)


def play_to_the_end(drawn: State, seat: int, rng: random.Random) -> None:
    if drawn.legal(seat):
        drawn.play(seat, drawn.legal(seat)[0])
    while not drawn.is_over:
        drawn.roll(rng)
        for other in drawn.acting():
            drawn.apply(other, rng.choice(drawn.legal_codes(other)))
    again = splittable.from_view(drawn.view(seat), rng)
    assert again.view(seat) == drawn.view(seat)
    if drawn.seen_by(seat) == drawn.position:  # nothing is hidden at the end
        assert again.position == drawn.position


def weighed_positions(state: State) -> dict[str, dict[str, float]]:
    """Positions of a tiny game by what seat 0 sees of them, with the chance that random players get there.

    All draws and the first two secret choices are enumerated; of open choices the first is taken.
    """
    found: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))

    def walk(at: State, chance: float, secrets: int) -> None:
        if at.revocable():
            found[json.dumps(at.view(0))][repr(at.position)] += chance
        if at.is_over or not secrets:
            return
        who = at.acting()[-1]
        if who == CHANCE:
            total = sum(weight for _, weight in at.chance_codes())
            options = [(code, weight / total) for code, weight in at.chance_codes()]
        else:
            codes = at.legal_codes(who)
            is_open = who != 0 and at.game.spec.view.told(at.position, at.components, who, codes[0], 0)
            options = [(codes[0], 1.0)] if is_open else [(code, 1 / len(codes)) for code in codes]
            secrets -= not is_open
        for code, share in options:
            after = at.copy()
            after.apply(who, code)
            walk(after, chance * share, secrets)

    walk(state, 1.0, 2)
    return found


def test_what_the_view_allows_is_equally_likely(game: Game) -> None:
    restorable(game)
    rng = random.Random(2)
    start = game.start(**game.spec.tiny)
    views = {view: found for view, found in weighed_positions(start).items() if len(found) > 1}
    assert views, "nothing is hidden"
    for view in rng.sample(sorted(views), 3):
        expected = views[view]
        total = sum(expected.values())
        counts = Counter(repr(splittable.from_view(json.loads(view), rng).position) for _ in range(DRAWS))
        assert counts.keys() <= expected.keys(), "a position that the view rules out"
        for position, weight in expected.items():
            share = weight / total
            assert abs(counts[position] / DRAWS - share) < 5 * sqrt(share * (1 - share) / DRAWS), position


@pytest.mark.parametrize("change", [{"seat": None}, {"rules": 99}, {"game": "chess"}, {"phase": "tea"}])
def test_other_data_is_refused(game: Game, change: dict[str, object]) -> None:
    view = {**game.start().view(0), **change}
    with pytest.raises(BadSetup):
        splittable.from_view(view, 1)
    with pytest.raises(BadSetup):
        splittable.from_view({}, 1)
