"""The log that people read: words for everybody, in every language, all through a game."""

import random
from itertools import cycle

import pytest

import splittable
from splittable import Game
from splittable.core.words import LANGUAGES, Names

SEEDS = range(6)


@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
def test_every_line_has_words(game: Game, most: bool) -> None:
    players = game.max_players if most else game.min_players
    speaks = [game.spec.words(language) for language in LANGUAGES]
    readers = cycle((None, *range(players)))
    for seed in SEEDS:
        rng = random.Random(seed)
        state = game.start(players)
        while not state.is_over:
            before = state.copy()
            seat = rng.choice(state.acting())
            if seat == splittable.CHANCE:
                state.draw(rng)
            else:
                state.play(seat, rng.choice(state.legal(seat)))
            reader = next(readers)
            names = Names((f"Ada {number}" for number in range(players)), reader)
            for words in speaks:
                lines = game.spec.log(state.events(before, reader), words, names)
                assert all(line.text and "{" not in line.text and "*" not in line.text for line in lines)
                assert all(line.seat in (splittable.CHANCE, *range(players)) for line in lines)
