"""S21 and S22 once more, from the text alone, against the kernel on arbitrary columns."""

from hypothesis import given
from hypothesis import strategies as st

from splittable.games.split_it.codes import Box
from splittable.games.split_it.kernel import score, tiebreak
from splittable.games.split_it.state import State

COLUMNS = st.lists(st.lists(st.integers(0, 4), min_size=10, max_size=10), min_size=2, max_size=4)


@given(COLUMNS)
def test_scores_and_tie_breaks(columns: list[list[int]]) -> None:
    players = len(columns)
    s = State()
    s.players = players
    for seat, counts in enumerate(columns):
        s.columns[seat] = [0, *counts]
    found, ties = [0] * players, [0] * players
    score(s, Box(), found)
    tiebreak(s, Box(), ties)
    for seat in range(players):
        led = {n + 1 for n in range(10) if columns[seat][n] and all(c[n] <= columns[seat][n] for c in columns)}
        assert found[seat] == sum(led)
        assert ties[seat] == sum(1 for count in columns[seat] if count)
