"""What those see who look back at a finished game: everything, in data and in words."""

import json

import pytest

from splittable import Game
from splittable.core.words import LANGUAGES, Names
from splittable.testing.speech import UNSPEAKABLE
from splittable.testing.walks import player_counts, some_decisions, walk

LETTERS = "ABCDEFGHIJKL"


def test_an_open_view_has_all_that_a_spectator_sees(game: Game) -> None:
    for players in player_counts(game):
        for state in some_decisions(game, {"players": players}, 3):
            opened = state.open_view()
            assert json.loads(json.dumps(opened)) == opened
            assert set(opened) == {*state.view(None), "opened"}
            assert "opened" not in state.view(state.acting()[0])
            for by_seat in opened["opened"].values():
                assert isinstance(by_seat, dict) or len(by_seat) == players


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(game: Game, language: str) -> None:
    words = game.spec.words(language)
    for players in player_counts(game):
        names = Names([f"Name {letter}" for letter in LETTERS[:players]])
        for state in some_decisions(game, {"players": players}, 3):
            lines = game.spec.tell(state.open_view(), words, names).splitlines()
            assert all(line.endswith(".") for line in lines), lines
            assert [line for line in lines if UNSPEAKABLE.search(line)] == []
            assert len("".join(lines)) > len(game.spec.tell(state.view(None), words, names)) - 2 * len(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_story(game: Game, language: str) -> None:
    """Told to a seat, to a spectator, and to somebody to whom everything is open; to the one who chose, too."""
    words = game.spec.words(language)
    for players in player_counts(game):
        names = [f"Name {letter}" for letter in LETTERS[:players]]
        before = None
        for state in walk(game, {"players": players}, 1):
            if before and state.last[0] >= 0:
                told = [(state.open_events(before), before.open_view(), Names(names))]
                told += [
                    (state.events(before, seat), before.view(seat), Names(names, seat)) for seat in (players - 1, None)
                ]
                for events, seen, called in told:
                    said, rest = game.spec.story(events, words, called, seen)
                    assert said or game.spec.log(rest, words, called), events
                    assert not said or said.endswith(".")
                    assert not UNSPEAKABLE.search(said)
            before = state.copy()
