"""Positions and events in words: for every game, in every language, from the view alone."""

import random

import pytest

import splittable
from splittable.core.words import LANGUAGES
from splittable.server.store import SeatRow
from splittable.server.table.speaker import Speaker, speaker

NAMES = ("Ada", "", "Zoé", "Bo")


def seats(players: int) -> list[SeatRow]:
    return [SeatRow(seat, name=NAMES[seat % len(NAMES)]) for seat in range(players)]


@pytest.mark.parametrize("game", splittable.game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_words(game: str, language: str) -> None:
    rng = random.Random(1)
    state = splittable.load(game).start()
    speaks = Speaker(game, seats(state.players), language)
    while not state.is_over:
        before = state.copy()
        seat = rng.choice(state.acting())
        if seat == splittable.CHANCE:
            state.draw(rng)
        else:
            state.play(seat, rng.choice(state.legal(seat)))
        for eye in (None, 0):
            assert all(line.text for line in speaks.log(state.events(before, eye)))
            if rng.random() < 0.8:
                continue  # to draw every position would take long
            view = state.view(eye)
            said = speaks.position(view)
            assert "Ada" in said.board
            assert len(said.labels) == len(view["legal"])
            assert bool(said.prompt) == (eye in view["acting"])


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    state = splittable.load("splitter").start(players=2)
    state.roll(1)
    said = {lang: Speaker("splitter", seats(2), lang).position(state.view(None)).board for lang in LANGUAGES}
    assert "Player 2" in said["en"]
    assert "Spieler 2" in said["de"]
    assert "Joueur 2" in said["fr"]


def test_words_only_for_those_who_name_a_language() -> None:
    assert speaker("splitter", seats(2), None) is None


def test_the_reader_of_the_log_is_you() -> None:
    taken_back = [{"type": "withdraw", "seat": 0}]
    said = {reader: Speaker("splitter", seats(2), "en", reader).log(taken_back)[0] for reader in (0, 1)}
    assert said[0].text == "You take your choice back."
    assert said[1].text == "Ada takes a choice back."
    assert {line.seat for line in said.values()} == {0}
