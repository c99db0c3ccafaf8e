"""How a game teaches: a short lesson to play, and examples of rules. Both are positions of the engine.

A game's `learn.yaml` lists them as moves (written as in records, separated by `;`). In a lesson `@` marks where the
learner stops: the next move of that seat is the one that the lesson asks for. The sentences are in the game's words:
`lesson.<step>` and `example.<caption>`.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from splittable.core import datafile, registry
from splittable.core.play import Game, State
from splittable.core.spec import CHANCE

STOP = "@"


class Step(NamedTuple):
    """A stop of a lesson. `key`: its sentence in the game's words. `want`: the expected move; None at the end."""

    key: str
    state: State
    want: str | None


class Lesson(NamedTuple):
    seat: int
    steps: list[Step]


class Example(NamedTuple):
    """`shows`: what the caption claims, as paths into the view with their values."""

    rule: str
    key: str
    state: State
    seat: int | None
    shows: Mapping[str, Any]


@cache
def lesson(name: str) -> Lesson:
    data = content(name)["lesson"]
    seat: int = data["seat"]
    stops = list(walk(name, data, seat))
    return Lesson(seat, [Step(f"lesson.{step}", *stop) for step, stop in zip(data["steps"], stops, strict=True)])


@cache
def examples(name: str) -> tuple[Example, ...]:
    return tuple(
        Example(each["rule"], f"example.{each['caption']}", played(name, each), each.get("seat"), each["shows"])
        for each in content(name)["examples"]
    )


@cache
def content(name: str) -> Any:
    return datafile.read(registry.spec(name).folder / "learn.yaml").data


def walk(name: str, data: Mapping[str, Any], seat: int) -> Iterator[tuple[State, str | None]]:
    """At each stop, the state and the next move of the seat."""
    moves = written(data)
    state = begin(name, data)
    for place, move in enumerate(moves):
        if move == STOP:
            own = (each for each in moves[place:] if each.startswith(f"{seat} "))
            yield state.copy(), next((each.partition(" ")[2] for each in own), None)
        else:
            make(state, move)


def played(name: str, data: Mapping[str, Any]) -> State:
    state = begin(name, data)
    for move in written(data):
        make(state, move)
    return state


def begin(name: str, data: Mapping[str, Any]) -> State:
    return Game(registry.spec(name)).start(data["players"], **data.get("options", {}))


def written(data: Mapping[str, Any]) -> list[str]:
    return [move.strip() for move in data["moves"].split(";") if move.strip()]


def make(state: State, move: str) -> None:
    who, _, text = move.partition(" ")
    state.play(CHANCE if who == "~" else int(who), text)
