"""Random games in lockstep with an independent reading of the rules, and the sample records."""

from pathlib import Path

import pytest

import splittable
from splittable import Game, State
from splittable.core import records
from splittable.testing.lockstep import play_in_lockstep
from splittable.testing.walks import player_counts
from tests.lockstep import referee_of

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(params=splittable.game_names())
def game(request: pytest.FixtureRequest) -> Game:
    return splittable.load(request.param)


def test_random_games_in_lockstep_with_the_referee(game: Game) -> None:
    for players in range(game.min_players, game.max_players + 1):
        for seed in range(2):
            play_in_lockstep(game, referee_of(game, players=players), {"players": players}, seed)


@pytest.mark.slow
def test_many_games_in_lockstep_with_the_referee(game: Game) -> None:
    for players in player_counts(game):
        for seed in range(100, 125):
            play_in_lockstep(game, referee_of(game, players=players), {"players": players}, seed)


def test_sample_records_replay_to_their_scores_and_winners(game: Game) -> None:
    found = list(records.read_lines(RECORDS / f"{game.name}.jsonl"))
    assert len(found) == 4
    for _, record in found:
        state: State = records.begin(record)
        for number in range(len(record.moves)):
            records.step(state, record, number)
        records.finish(state, record)
        assert state.is_over
