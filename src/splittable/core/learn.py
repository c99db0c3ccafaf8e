"""How a game teaches: a short lesson to play, and examples of rules. Both are positions of the engine.

A game's `learn.yaml` lists them as moves (written as in records, separated by `;`). A lesson has one or more scenes.
In its moves `@` marks where the learner stops: the next move of that seat, before the next stop, is the one that the
lesson asks for; without one there is only something to read. A scene with `outcomes` ends with a free choice: any move
is fine, the other seats answer as written, and the first outcome whose `when` fits says what the move did.
The sentences are in the game's words: `lesson.<say>` and `example.<caption>`.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple

from splittable.core import datafile, registry
from splittable.core.play import Game, State
from splittable.core.spec import CHANCE

STOP = "@"
GOAL = "lesson.goal"
NOTHING: Mapping[str, Any] = {"lesson": {"seat": 0, "scenes": []}, "examples": [], "exercises": {}}


class Outcome(NamedTuple):
    """What a free choice can lead to. `when`: how to recognize it, as paths into the view with their values."""

    say: str
    when: Mapping[str, Any]


class Step(NamedTuple):
    """A stop of a lesson. `say`: names its sentence. `want`: the expected move; None: there is just something to read.

    `shows`: what the sentence claims about the position. `outcomes`: of a free choice; `replies`: the others then.
    """

    say: str
    state: State
    want: str | None
    shows: Mapping[str, Any]
    outcomes: Sequence[Outcome] = ()
    replies: Sequence[str] = ()

    @property
    def key(self) -> str:
        return f"lesson.{self.say}"


class Lesson(NamedTuple):
    seat: int
    steps: list[Step]


class Answer(NamedTuple):
    say: str
    state: State


class Example(NamedTuple):
    """`shows`: what the caption claims, as paths into the view with their values."""

    rule: str
    key: str
    state: State
    seat: int | None
    shows: Mapping[str, Any]


class Exercise(NamedTuple):
    kind: Literal["puzzles", "lesson", "rule"]
    rule: str = ""


@cache
def lesson(name: str) -> Lesson:
    data = content(name)["lesson"]
    seat: int = data["seat"]
    return Lesson(seat, [step for scene in data["scenes"] for step in steps(name, scene, seat)])


def answer(step: Step, seat: int, move: str) -> Answer:
    """What a free choice leads to, and the name of the sentence that tells it."""
    state = step.state.copy()
    state.play(seat, move)
    for reply in step.replies:
        make(state, reply)
    view = state.view(seat)
    return Answer(next(each.say for each in step.outcomes if fits(view, each.when)), state)


def fits(view: Any, when: Mapping[str, Any]) -> bool:
    return all(at(view, path) == value for path, value in when.items())


def at(view: Any, path: str) -> Any:
    """What a path like `zones.0.points` leads to in a view; None where there is nothing."""
    for step in path.split("."):
        try:
            view = view[int(step)] if isinstance(view, list) else view[step]
        except (IndexError, KeyError):
            return None
    return view


@cache
def examples(name: str) -> tuple[Example, ...]:
    return tuple(
        Example(each["rule"], f"example.{each['caption']}", played(name, each), each.get("seat"), each["shows"])
        for each in content(name)["examples"]
    )


def exercise(name: str, kind: str) -> Exercise | None:
    """What helps with choices of a kind (`exercises` in `learn.yaml`): puzzles, the lesson, or a rule to read."""
    wanted: str | None = content(name)["exercises"].get(kind)
    match wanted:
        case None:
            return None
        case "puzzles" | "lesson":
            return Exercise(wanted)
        case _:
            return Exercise("rule", wanted)


@cache
def content(name: str) -> Any:
    """What the game's `learn.yaml` says; a game without one teaches nothing."""
    file = registry.spec(name).folder / "learn.yaml"
    return datafile.read(file).data if file.exists() else NOTHING


def steps(name: str, scene: Mapping[str, Any], seat: int) -> Iterator[Step]:
    *guided, last = zip(scene["steps"], walk(name, scene), strict=True)
    for step, (state, moves) in guided:
        yield Step(step["say"], state, own_move(moves, seat), step.get("shows", {}))
    step, (state, moves) = last
    outcomes = [Outcome(each["say"], each["when"]) for each in scene.get("outcomes", ())]
    replies = [move for move in moves if not move.startswith(f"{seat} ")] if outcomes else []
    yield Step(step["say"], state, own_move(moves, seat), step.get("shows", {}), outcomes, replies)


def walk(name: str, scene: Mapping[str, Any]) -> Iterator[tuple[State, list[str]]]:
    """At each stop, the state and the moves up to the next stop."""
    before, *parts = scene["moves"].split(STOP)
    state = begin(name, scene)
    for move in written(before):
        make(state, move)
    for part in parts:
        moves = written(part)
        yield state.copy(), moves
        for move in moves:
            make(state, move)


def own_move(moves: Sequence[str], seat: int) -> str | None:
    own = (each.partition(" ")[2] for each in moves if each.startswith(f"{seat} "))
    return next(own, None)


def played(name: str, data: Mapping[str, Any]) -> State:
    state = begin(name, data)
    for move in written(data["moves"]):
        make(state, move)
    return state


def begin(name: str, data: Mapping[str, Any]) -> State:
    return Game(registry.spec(name)).start(data["players"], **data.get("options", {}))


def written(moves: str) -> list[str]:
    return [move.strip() for move in moves.split(";") if move.strip()]


def make(state: State, move: str) -> None:
    who, _, text = move.partition(" ")
    state.play(CHANCE if who == "~" else int(who), text)
