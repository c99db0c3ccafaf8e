"""What a seat can ask of a state (observation, mask, key, what it was told) agrees with its view and has no secret."""

import random
from itertools import islice

import pytest

from splittable import Game, IllegalMove
from splittable.core.telling import UNTOLD
from splittable.testing.walks import decisions


def test_a_bot_gets_no_more_than_its_seat_knows(game: Game) -> None:
    """Everything that the seat can't know is changed: what its bot gets stays the same."""
    rng = random.Random(6)
    players = max(2, game.min_players)
    for state in islice(decisions(game, {"players": players}, 6), 2, 14, 5):
        seat = rng.choice(state.acting())
        known = state.known_to(seat, rng)
        assert known.view(seat) == state.view(seat)
        assert known.observation(seat) == state.observation(seat) and known.mask(seat) == state.mask(seat)
        assert known.told(seat) == state.told(seat)
        assert known.information_key(seat) == state.information_key(seat)
        assert [code for code, bit in enumerate(state.mask(seat)) if bit] == state.legal_codes(seat)
        for (who, code, text), (other_who, other_code, other_text) in zip(state.log, known.log, strict=True):
            assert who == other_who and (other_code, other_text) in ((code, text), (UNTOLD, "?"))
        move = rng.choice(known.legal(seat))
        after = known.copy()
        after.play(seat, move)
        assert after.told(seat)[:-1] == known.told(seat) and after.told(seat)[-1].startswith(f"{seat} {move}")
        again = after.known_to(seat, rng)
        assert again.told(seat) == after.told(seat) and again.known_to(0, rng).log
        if seat in after.revocable():
            after.withdraw(seat)
            assert after.position == known.position and after.moment() is None


def test_moves_that_a_bot_was_not_told_are_hidden(game: Game) -> None:
    rng = random.Random(4)
    players = max(2, game.min_players)
    hidden = 0
    for state in decisions(game, {"players": players}, 4):
        for seat in state.acting():
            hidden += sum(text == "?" for _, _, text in state.known_to(seat, rng).log)
        if hidden:
            break
    assert hidden


def test_moves_from_before_stay(game: Game) -> None:
    for state in decisions(game, {"players": max(2, game.min_players)}, 5):
        if state.revocable():
            seat = state.revocable()[0]
            known = state.known_to(seat, random.Random(1))
            with pytest.raises(IllegalMove, match="before this state was drawn"):
                known.withdraw(seat)
            return
    raise AssertionError("nothing was revocable")
