"""Views and events have exactly the fields that the game's `shown.py` declares."""

import random
from collections.abc import Mapping
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

import splittable
from splittable import Game
from splittable.core.shown import Moved, Shown, View
from splittable.testing.walks import variants, walk

MANY = 30
GAMES = [game for game in map(splittable.load, splittable.game_names()) if game.spec.shown]


pytestmark = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def check(value: Mapping[str, Any], *declared: Any) -> None:
    """Every field is declared by one of these, none is missing, and all have the declared types."""
    parts = [msgspec.convert(value, each) for each in declared]  # leaves out what a TypedDict does not declare
    assert {name: field for part in parts for name, field in part.items()} == value


def test_views_are_as_declared(game: Game) -> None:
    shown = shown_by(game)
    rng = random.Random(1)
    for set_up in variants(game):
        for state in walk(game, set_up, 1):
            check(state.view(rng.choice((None, *range(state.players)))), View, shown.VIEW)
            if rng.random() < 0.1:
                opened = state.open_view()
                check(opened.pop("opened"), shown.OPENED)
                check(opened, View, shown.VIEW)


def test_events_are_as_declared(game: Game) -> None:
    """And everything that is declared happens, some of it rarely."""
    shown = shown_by(game)
    by_type = {tag_of(event): event for event in (Moved, *shown.EVENTS)}
    assert len(by_type) == 1 + len(shown.EVENTS)
    never = set(by_type)
    for seed in range(MANY):
        for set_up in variants(game):
            before = None
            for state in walk(game, set_up, seed):
                if before is not None:
                    seat = seed % state.players
                    for event in (*state.events(before, seat), *state.open_events(before)):
                        check(event, by_type[event["type"]])
                        never.discard(event["type"])
                before = state.copy()
        if not never:
            return
    assert not never


def tag_of(event: Any) -> str:
    (tag,) = get_args(get_type_hints(event)["type"])
    return str(tag)


def shown_by(game: Game) -> Shown:
    assert game.spec.shown
    return game.spec.shown
