"""Lessons and examples: positions of the engine, as the learner's seat sees them, in the reader's language."""

from functools import cache
from typing import Any

from litestar import get
from litestar.params import FromQuery

from splittable.core import learn, registry, texts
from splittable.core.play import State
from splittable.server.api import Drawn, Language, Learning, LessonStep, Spoken
from splittable.server.routes.errors import documented
from splittable.server.routes.given import InPath

NAMES = {
    "en": ("You", "Ada", "Bo", "Cleo", "Dan", "Eva", "Finn", "Gia"),
    "fr": ("Vous", "Ada", "Bo", "Cleo", "Dan", "Eva", "Finn", "Gia"),
}


@get("/api/games/{game:str}/learn", sync_to_thread=True, operation_id="readLearning", responses=documented(400))
def read_learning(game: InPath, language: FromQuery[Language]) -> Learning:
    """A game's lesson, step by step, and the examples of its rules."""
    return learning(registry.spec(game).name, language)


@cache  # the same for everybody
def learning(game: str, language: Language) -> Learning:
    lesson = learn.lesson(game)
    steps = [
        LessonStep(step.say[language], step.want, *drawn(step.state, lesson.seat, language)) for step in lesson.steps
    ]
    examples = [
        Drawn(each.rule, each.caption[language], *drawn(each.state, each.seat, language))
        for each in learn.examples(game)
    ]
    return Learning(game, list(NAMES[language]), steps, examples)


def drawn(state: State, seat: int | None, language: Language) -> tuple[dict[str, Any], Spoken]:
    """A position as a seat sees it, and the same in words."""
    spec = state.game.spec
    view = state.view(seat)
    names = list(NAMES[language][: state.players])

    def say(key: str, **params: Any) -> str:
        return texts.say(spec.texts, language, key, **params)

    prompt = spec.board.prompt(view, say) if seat in view["acting"] else ""
    labels = [spec.board.label(move, say, view) for move in view["legal"]]
    return view, Spoken(spec.board.draw(view, say, names), prompt, labels)
