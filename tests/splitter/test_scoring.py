"""The scorer against a plain oracle, random play against known means, and the bot against random play."""

import random

import numpy as np
import pytest

import splittable
from splittable.bots import choose
from splittable.fast import compiled, run
from splittable.testing.walks import walk
from tests.referees.splitter import groups as referee_groups

SPLITTER = splittable.load("splitter")
GAMES = 60_000
MEANS = {"A": 7.804, "B": 7.984}  # of two million games each, standard error 0.003


@pytest.mark.parametrize("sheet", ["A", "B"])
def test_random_play_scores_what_it_should(sheet: str) -> None:
    """A wrong scorer moves the mean: 99.9% of correct ones are within 3.3 standard errors."""
    scores = run("splitter", GAMES, 1, seed=3, sheet=sheet).scores[:, 0]
    error = scores.std() / np.sqrt(GAMES)
    assert abs(scores.mean() - MEANS[sheet]) < 3.3 * error + 0.01
    assert 3.5 < scores.std() < 3.9


@pytest.mark.parametrize("sheet", ["A", "B"])
def test_groups_are_those_of_the_referee(sheet: str) -> None:
    for seed in range(3):
        for state in walk(SPLITTER, {"players": 1, "sheet": sheet}, seed):
            rows = state.view(0)["sheets"][0]
            written = {(r, c): int(n) for r, row in enumerate(rows) for c, n in enumerate(row) if n not in ".0"}
            expected = {frozenset(f"{'abcdefgh'[c]}{r + 1}" for r, c in group) for group in referee_groups(written)}
            assert {frozenset(group["cells"]) for group in state.view(0)["groups"][0]} == expected
            if state.is_over:
                assert all(group["state"] != "open" for group in state.view(0)["groups"][0])


def test_a_spoiled_group_never_scores_and_a_scoring_one_was_never_spoiled() -> None:
    for seed in range(6):
        spoiled: set[str] = set()
        for state in walk(SPLITTER, {"players": 1, "sheet": "AB"[seed % 2]}, seed):
            for group in state.view(0)["groups"][0]:
                if group["state"] == "spoiled":
                    spoiled |= set(group["cells"])
                else:
                    assert not spoiled & set(group["cells"])


@pytest.mark.parametrize("sheet", ["A", "B"])
def test_the_medium_bot_is_worth_playing_against(sheet: str) -> None:
    rng = random.Random(4)
    scores = []
    for _ in range(6):
        state = SPLITTER.start(1, sheet=sheet)
        while not state.is_over:
            state.roll(rng)
            if state.acting():
                state.play(0, choose("medium", state, 0, rng))
        scores += state.scores()
    assert sum(scores) / len(scores) > 26  # 32.7 on A and 35.1 on B in the long run


def test_nothing_is_allocated_in_the_loop() -> None:
    """The state of a game is one record of fixed size, and the working memory another."""
    game = compiled("splitter")
    assert game.dtype.itemsize < 1200
    assert not game.dtype.hasobject and not game.scratch().dtype.hasobject
