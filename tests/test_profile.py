"""A profile from known reviews: what it counts, when it dares to tell a trend, and what it says."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import splittable
from splittable.cli.app import app
from splittable.core import learn, registry, texts
from splittable.core.words import LANGUAGES
from splittable.review import profile
from splittable.review.profile_words import said
from splittable.review.profiles import TREND_GAMES, KindLoss, Profile


def reviewed(game: str, **losses: list[float]) -> dict[str, Any]:
    """A review with one choice for each loss, by kind."""
    decisions = [{"kind": kind, "loss": loss} for kind, all_ in losses.items() for loss in all_]
    return {"game": game, "unit": "points" if game == "splitter" else "odds", "decisions": decisions}


def test_losses_are_added_up_by_game_and_kind() -> None:
    latest = reviewed("split-it", cut=[0.0, 0.02], guess=[0.1, 0.0, 0.0])
    earlier = reviewed("split-it", guess=[0.05], joker=[0.0])
    dice = reviewed("splitter", place=[1.5, 0.5])
    mine, other = profile([dice, latest, earlier])
    assert (mine.game, mine.games, mine.choices, mine.mistakes) == ("split-it", 2, 7, 3)
    assert mine.by_game == pytest.approx((0.05, 0.12))  # the earliest first
    assert [each.kind for each in mine.kinds] == ["guess", "cut", "joker"]
    assert mine.worst is not None and (mine.worst.choices, mine.worst.mistakes) == (4, 2)
    assert mine.worst.loss == pytest.approx(0.15)
    assert other.kinds == (KindLoss("place", 2, 2, 2.0),) and other.unit == "points"
    assert profile([mine_data := latest])[0].as_data()["choices"] == len(mine_data["decisions"])


@pytest.mark.parametrize(
    ("by_game", "trend"),
    [
        ([0.9] * (TREND_GAMES - 2) + [0.0], None),  # too few, however clear it looks
        ([0.9, 0.8, 0.85, 0.1, 0.2, 0.15], "better"),
        ([0.1, 0.2, 0.15, 0.9, 0.8, 0.85], "worse"),
        ([0.1, 0.9, 0.5, 0.4, 0.8, 0.1], "same"),  # lower on average, but within the noise
        ([0.0] * TREND_GAMES, "same"),
    ],
)
def test_a_trend_needs_games_and_a_clear_difference(by_game: list[float], trend: str | None) -> None:
    latest_first = [reviewed("splito", card=[loss]) for loss in reversed(by_game)]
    assert profile(latest_first)[0].trend == trend


def test_it_says_what_it_rests_on_and_what_costs_most() -> None:
    games = [reviewed("split-it", guess=[0.04, 0.0], cut=[0.0])] * 2
    told = said(profile(games)[0], "en")
    assert told.rests_on == (
        "Based on 2 games and 6 choices: 2 of them cost you something. That’s only a first impression."
    )
    assert told.worst == "This costs you most: guesses, about 4.0 points of win chance per game."
    assert told.trend == f"We’ll see how you’re improving from {TREND_GAMES} reviewed games on."
    assert told.exercise == learn.Exercise("puzzles")


def test_nobody_is_told_to_work_on_what_was_faultless() -> None:
    told = said(profile([reviewed("split-it", guess=[0.0])])[0], "en")
    assert told.worst == "No clear mistakes. Well played!"
    assert (told.tip, told.exercise) == ("", None)


@pytest.mark.slow
def test_the_terminal_looks_at_all_games_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(json.dumps(random_game(seed)) for seed in (1, 2)))
    asked = ["profile", str(file), "--iterations", "2", "--lang", "en"]
    shown = CliRunner().invoke(app, asked)
    assert shown.exit_code == 0
    assert "Split it!: Based on 2 games and" in shown.stdout
    [found] = json.loads(CliRunner().invoke(app, [*asked, "--json"]).stdout)
    assert found["game"] == "split-it" and len(found["by_game"]) == 2


def random_game(seed: int) -> dict[str, Any]:
    rng = random.Random(seed)
    state = splittable.load("split-it").start(2, size="tiny")
    state.roll(rng)
    while not state.is_over:
        for seat in state.acting():
            state.play(seat, rng.choice(state.legal(seat)))
        state.roll(rng)
    return state.record()


@pytest.mark.parametrize("name", registry.names())
def test_every_kind_has_words_and_an_exercise_that_is_there(name: str) -> None:
    rules = texts.rules(registry.spec(name), "en")
    kinds = learn.content(name)["exercises"]
    written = (registry.spec(name).folder / "words/en.ftl").read_text()
    named = re.search(r"^choice_kind =\n((?: +\..*\n)+)", written, re.MULTILINE)
    assert named and set(re.findall(r"\.(\w+) =", named[1])) == set(kinds)  # as a review names them
    for kind in kinds:
        exercise = learn.exercise(name, kind)
        assert exercise is not None and (exercise.kind != "rule" or exercise.rule in rules)
        only = (KindLoss(kind, 10, 3, 0.2),)
        for language in LANGUAGES:
            told = said(Profile(name, "odds", 1, 10, 3, (0.2,), only, None), language)
            assert told.kinds[0] in told.worst and told.tip
    assert learn.exercise(name, "nothing") is None
