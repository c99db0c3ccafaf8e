"""Golden playthroughs and node counts. A game without them fails."""

import pytest

from splittable import Game
from splittable.testing.playthrough import folder, node_lines, playthrough_names, read_moves, write_playthrough


def test_playthroughs_replay_line_by_line(game: Game) -> None:
    for file, players in playthrough_names(game).items():
        golden = folder(game).joinpath(file).read_text(encoding="utf-8").splitlines()
        assert write_playthrough(game, read_moves(golden), players) == golden, file


@pytest.mark.slow
def test_node_counts(game: Game) -> None:
    golden = folder(game).joinpath("nodes.txt").read_text(encoding="utf-8").splitlines()
    assert node_lines(game) == golden
