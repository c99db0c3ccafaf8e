"""Lessons and examples are positions of the engine: they are replayed, and what their words claim is looked up."""

from typing import Any

import pytest

from splittable.core import learn, registry, texts

NAMES = registry.names()


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_can_be_played(name: str) -> None:
    lesson = learn.lesson(name)
    words = registry.spec(name).words("en")
    assert len(lesson.steps) >= 3
    *asked, last = lesson.steps
    for step, following in zip(asked, lesson.steps[1:], strict=True):
        assert step.want in step.state.legal(lesson.seat)
        assert len(following.state.moves) > len(step.state.moves)
        trial = step.state.copy()
        trial.play(lesson.seat, step.want)
        assert following.state.moves[: len(trial.moves)] == trial.moves
    assert last.want is None
    for step in lesson.steps:
        assert len(words(step.key).split()) < 80  # 90 seconds for all of them


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
        assert {path: at(view, path) for path in example.shows} == dict(example.shows)


def at(view: Any, path: str) -> Any:
    for step in path.split("."):
        view = view[int(step)] if isinstance(view, list) else view[step]
    return view
