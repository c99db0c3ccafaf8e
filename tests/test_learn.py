"""Lessons and examples are positions of the engine: they are replayed, and what their words claim is looked up."""

from itertools import pairwise

import pytest

from splittable.core import learn, registry, texts, words
from splittable.core.errors import IllegalMove

NAMES = registry.names()


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_can_be_played_and_says_what_is_so(name: str) -> None:
    """First the goal, to read; then moves that the engine accepts, one of them free; at the end a position to read."""
    seat, steps = learn.lesson(name)
    assert steps[0].want is None and steps[-1].want is None
    assert all(step.want is not None for step in steps[1:-1])
    assert [bool(step.outcomes) for step in steps].count(True) == 1
    for step in steps:
        view = step.state.view(seat)
        assert {path: learn.at(view, path) for path in step.shows} == dict(step.shows), step.say
    for step, following in pairwise(steps):
        if step.want is None or step.outcomes:
            continue
        trial = step.state.copy()
        trial.play(seat, step.want)
        assert following.state.moves[: len(trial.moves)] == trial.moves


@pytest.mark.parametrize("name", NAMES)
def test_any_free_choice_is_answered(name: str) -> None:
    """Every move gets a sentence that fits, and every sentence is said after some move."""
    seat, steps = learn.lesson(name)
    free = next(step for step in steps if step.outcomes)
    answers = {move: learn.answer(free, seat, move) for move in free.state.legal(seat)}
    assert {found.say for found in answers.values()} == {outcome.say for outcome in free.outcomes}
    assert free.want in answers
    with pytest.raises(IllegalMove):
        learn.answer(free, seat, "resign")


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_takes_about_90_seconds(name: str, language: str) -> None:
    say = registry.spec(name).words(language)
    _, steps = learn.lesson(name)
    read = [len(say(step.key).split()) for step in steps]
    told = [len(say(f"lesson.{each.say}").split()) for step in steps for each in step.outcomes]
    assert max(read + told) < 60
    assert sum(read) + max(told) < 260  # as many as people read in a minute; the rest is for the moves


@pytest.mark.parametrize("name", NAMES)
def test_examples_show_what_they_say(name: str) -> None:
    found = learn.examples(name)
    assert found
    rules = texts.rules(registry.spec(name), "en")
    for example in found:
        assert example.rule in rules
        assert registry.spec(name).words("en")(example.key)
        assert example.shows
        view = example.state.view(example.seat)
        assert {path: learn.at(view, path) for path in example.shows} == dict(example.shows)
