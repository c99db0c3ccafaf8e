"""What a game tells its bots: a weight for every legal move of a seat, never all of them nothing."""

from splittable import Game
from splittable.testing.walks import decisions, player_counts


def test_every_choice_has_plausible_moves(game: Game) -> None:
    for players in player_counts(game)[:2]:
        for state in decisions(game, {"players": players}, 8):
            seat = state.acting()[0]
            moves, weights = state.policy(seat)
            assert moves == state.legal(seat)
            assert len(weights) == len(moves)
            assert min(weights) >= 0
            assert sum(weights) > 0


def test_the_same_position_has_the_same_weights(game: Game) -> None:
    state = next(decisions(game, {"players": game.spec.usual_players}, 9))
    seat = state.acting()[0]
    assert state.policy(seat) == state.copy().policy(seat)
