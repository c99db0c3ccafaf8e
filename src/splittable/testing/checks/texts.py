"""All languages are complete, and every state and event can be put into words."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from splittable import CHANCE, Game, State
from splittable.core import texts
from splittable.core.words import LANGUAGES, Names
from splittable.testing.speech import UNSPEAKABLE
from splittable.testing.walks import player_counts, random_move, some_decisions, variants, walk

CODE_NAME = re.compile(r"\w_\w")
"""A name from a file or the code, such as maj_v4: readers get words."""
RULE = re.compile(r"\*\*[A-Z]\d+\.\*\*")


def test_rules_are_numbered_alike_in_all_languages(game: Game) -> None:
    english = texts.rules(game.spec, "en")
    assert len(english) >= 5
    found = texts.languages(game.spec)
    assert {*LANGUAGES, "de"} <= set(found)
    for language in found:
        assert list(texts.rules(game.spec, language)) == list(english)


def test_a_rule_has_the_same_figures_in_all_languages(game: Game) -> None:
    english = texts.rules(game.spec, "en")
    for language in texts.languages(game.spec):
        for number, rule in texts.rules(game.spec, language).items():
            assert figures(rule) == figures(english[number]), f"{number} in {language}"


def figures(rule: str) -> set[str]:
    return set(re.findall(r"\d+", rule))


def test_the_rules_begin_with_a_short_summary(game: Game) -> None:
    for language in texts.languages(game.spec):
        _, summary, *sections = texts.document(game.spec, language).split("\n## ")
        items = [line for line in summary.splitlines() if line.startswith("- ")]
        assert 3 <= len(items) <= 6
        assert len(summary) < 800  # one screen of a phone
        assert not any(RULE.search(line) for line in items)
        assert len(sections) >= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_has_a_board_and_every_choice_a_label(game: Game, language: str) -> None:
    words = game.spec.words(language)
    rules = texts.rules(game.spec, language)
    for players in player_counts(game):
        names = Names([f"Name {seat}" for seat in range(players)])
        for state in some_decisions(game, {"players": players}, 3):
            for seat in (state.acting()[-1], None):
                view = state.view(seat)
                board = game.spec.board.draw(view, words, names)
                assert board
                assert max(map(len, board.splitlines())) <= 120
                assert view["rule"] in rules
            seat = state.acting()[0]
            view = state.view(seat)
            assert game.spec.board.prompt(view, words)
            labels = [game.spec.board.label(move, words, view) for move in view["legal"]]
            assert all(labels)
            assert not CODE_NAME.search("\n".join([board, game.spec.board.prompt(view, words), *labels]))
            assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_can_be_said(game: Game, language: str) -> None:
    """What screen readers get: the board in sentences, what is asked, and the choices."""
    words = game.spec.words(language)
    names = Names([f"Name {letter}" for letter in "ABCDEFGHIJKL"[: game.max_players]])
    for set_up in variants(game):
        for state in moments(game, set_up):
            for seat in {*state.acting(), 0, set_up["players"] - 1, None} - {CHANCE}:
                view = state.view(seat)
                lines = game.spec.tell(view, words, names).splitlines()
                assert all(line.endswith(".") for line in lines), lines
                spoken = [*lines, *(game.spec.board.label(move, words, view) for move in view["legal"])]
                if view["legal"]:
                    spoken.append(game.spec.board.prompt(view, words))
                assert [line for line in spoken if UNSPEAKABLE.search(line)] == []


def moments(game: Game, set_up: dict[str, Any]) -> Iterator[State]:
    """The empty table, some decisions, and the end."""
    yield game.start(**set_up)
    last = None
    for state in some_decisions(game, set_up, 3):
        last = state.copy()
        yield state
    assert last
    rng = random.Random(3)
    while not last.is_over:
        last.play(*random_move(last, rng))
    yield last


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(game: Game, language: str) -> None:
    words = game.spec.words(language)
    names = Names([f"Name {letter}" for letter in "ABCDEFGHIJKL"[: game.max_players]])
    for set_up in variants(game):
        told = 0
        before = None
        for state in walk(game, set_up, 1):
            if before:
                for seat in (set_up["players"] - 1, None):
                    events = state.events(before, seat)
                    lines = [game.spec.board.narrate(event, words, names) for event in events]
                    assert all(isinstance(line, str) for line in lines)
                    assert [line for line in lines if UNSPEAKABLE.search(line)] == []
                    told += len(lines)
            before = state.copy()
        assert told
