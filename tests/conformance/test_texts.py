"""Both languages are complete, and every state and event can be put into words."""

import re
from functools import partial
from string import Formatter

import pytest

from splittable import Game
from splittable.core import texts
from splittable.core.spec import LANGUAGES
from tests.conformance.walks import player_counts, some_decisions, walk

CODE_NAME = re.compile(r"\w_\w")
"""A name from a file or the code, such as maj_v4: readers get words."""


def placeholders(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def test_languages_have_the_same_sentences(game: Game) -> None:
    english = game.spec.texts["en"]
    for language in LANGUAGES:
        found = game.spec.texts[language]
        assert list(found) == list(english)
        for key, sentence in found.items():
            assert sentence.strip() == sentence != "", key
            assert placeholders(sentence) == placeholders(english[key]), key
    for option in game.options.values():
        assert set(option.help) == set(LANGUAGES)


def test_rules_are_numbered_alike_in_all_languages(game: Game) -> None:
    english = texts.rules(game.spec, "en")
    assert len(english) >= 10
    for language in LANGUAGES:
        assert list(texts.rules(game.spec, language)) == list(english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_has_a_board_and_every_choice_a_label(game: Game, language: str) -> None:
    words = partial(texts.say, game.spec.texts, language)
    rules = texts.rules(game.spec, language)
    for players in player_counts(game):
        names = [f"Name {seat}" for seat in range(players)]
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
def test_every_event_can_be_told(game: Game, language: str) -> None:
    words = partial(texts.say, game.spec.texts, language)
    names = [f"Name {seat}" for seat in range(game.max_players)]
    for players in player_counts(game):
        told = 0
        before = None
        for state in walk(game, {"players": players}, 1):
            if before:
                for seat in (players - 1, None):
                    events = state.events(before, seat)
                    lines = [game.spec.board.narrate(event, words, names) for event in events]
                    assert all(isinstance(line, str) for line in lines)
                    assert not CODE_NAME.search("\n".join(lines))
                    told += len(lines)
            before = state.copy()
        assert told
