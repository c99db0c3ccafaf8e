"""Lessons and examples: positions of the engine, as the learner's seat sees them, in the reader's language."""

from functools import cache
from typing import Any

from litestar import get
from litestar.params import FromQuery

from splittable.core import learn, registry, words
from splittable.core.play import State
from splittable.core.words import Language
from splittable.server.web.routes.dependencies import InPath
from splittable.server.web.routes.errors import documented
from splittable.server.wire.api import Spoken
from splittable.server.wire.codes import Code, Refused
from splittable.server.wire.lessons import Drawn, Learning, LessonStep

OTHERS = ("Ada", "Bo", "Cleo", "Dan", "Eva", "Finn", "Gia")


@get("/api/games/{game:str}/learn", sync_to_thread=True, operation_id="readLearning", responses=documented(400))
def read_learning(game: InPath, language: FromQuery[Language]) -> Learning:
    """A game's lesson, step by step, and the examples of its rules."""
    return learning(registry.spec(game).name, language)


@get(
    "/api/games/{game:str}/learn/answer",
    sync_to_thread=True,
    operation_id="answerFreeChoice",
    responses=documented(400),
)
def answer_free_choice(
    game: InPath, step: FromQuery[int], move: FromQuery[str], language: FromQuery[Language]
) -> LessonStep:
    """What a free choice in a lesson leads to. `step` counts from 0."""
    spec = registry.spec(game)
    seat, steps = learn.lesson(spec.name)
    if not 0 <= step < len(steps) or not steps[step].outcomes:
        raise Refused(Code.MALFORMED, f"step {step} of the lesson is no free choice")
    found = learn.answer(steps[step], seat, move)
    return shown(learn.Step(found.say, found.state, None, {}), seat, language)


@cache  # the same for everybody
def learning(game: str, language: Language) -> Learning:
    lesson = learn.lesson(game)
    say = registry.spec(game).words(language)
    steps = [shown(step, lesson.seat, language) for step in lesson.steps]
    examples = [
        Drawn(each.rule, say(each.key), *drawn(each.state, each.seat, language)) for each in learn.examples(game)
    ]
    return Learning(game, names_in(language), say(learn.GOAL), steps, examples)


def shown(step: learn.Step, seat: int, language: Language) -> LessonStep:
    say = step.state.game.spec.words(language)
    return LessonStep(step.say, say(step.key), step.want, bool(step.outcomes), *drawn(step.state, seat, language))


def names_in(language: Language) -> list[str]:
    """By seat: the learner's own first."""
    return [words.of_frame(language)("learner"), *OTHERS]


def drawn(state: State, seat: int | None, language: Language) -> tuple[dict[str, Any], Spoken]:
    """A position as a seat sees it, and the same in words."""
    spec = state.game.spec
    view = state.view(seat)
    say = spec.words(language)
    names = words.Names(names_in(language)[: state.players])
    prompt = spec.board.prompt(view, say) if seat in view["acting"] else ""
    labels = [spec.board.label(move, say, view) for move in view["legal"]]
    return view, Spoken(spec.tell(view, say, names), prompt, labels)
