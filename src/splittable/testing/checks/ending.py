"""What decided a finished game: a moment that the record contains, in words, in every language."""

import pytest

from splittable import Game
from splittable.core.words import LANGUAGES, Names
from splittable.testing.walks import played

SEEDS = range(8)


@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
def test_the_moment_that_decided_a_game(game: Game, most: bool) -> None:
    ending = game.spec.ending
    players = game.max_players if most else game.min_players
    for seed in SEEDS:
        state = played(game, players, seed)
        moment = state.moment()
        if ending is None:
            assert moment is None
            return
        if moment is None:
            continue
        assert 0 < moment.number <= len(state.moves)
        for reader in (None, *range(players)):
            names = Names((f"Ada {number}" for number in range(players)), reader)
            for language in LANGUAGES:
                title, text = ending.say(moment, game.spec.words(language), names)
                assert title and text
                assert not {"{", "*"} & {*title, *text}


def test_a_running_game_has_none(game: Game) -> None:
    state = game.start(game.min_players)
    assert state.moment() is None
