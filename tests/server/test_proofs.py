"""Games at real tables, without a server, recomputed from their proofs; `SPLITTABLE_PROOFS=1000` plays that many."""

import asyncio
import os
import random

import pytest

import splittable
from splittable import State
from splittable.server.finished.archive import record_of
from splittable.server.store import Row, SeatRow, TableRow
from splittable.server.table.rooms import chance_first, new_table, rebuilt_table
from splittable.server.table.table import Choice, Table
from splittable.server.time_and_chance import TimeAndChance

GAMES = int(os.environ.get("SPLITTABLE_PROOFS", "2"))


class Seeded(TimeAndChance):
    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def now(self) -> int:
        return 1_760_000_000_000


def row_of(game: str, players: int, nature: TimeAndChance) -> TableRow:
    """People in even seats, whose browsers add to chance, and bots in the others."""
    seats = [SeatRow(seat, part=nature.rng.randbytes(16).hex() if seat % 2 == 0 else None) for seat in range(players)]
    return TableRow(
        id="t_one",
        code="AAAA-BBBB",
        game=game,
        rules=splittable.load(game).spec.rules,
        players=players,
        options={},
        status="playing",
        public=False,
        spectators=True,
        chat="off",
        clock=None,
        host=None,
        created_at=nature.now(),
        seats=seats,
        secret=nature.new_secret(),
    )


def played(row: TableRow, nature: Seeded) -> State:
    """Random choices, of which some are taken back; turns that are lost and tried again; and restarts."""
    turn = chance_first(row, nature)
    table = new_table(row)
    table.take(turn.passed)
    log = turn.rows
    while not table.state.is_over:
        choice = random_choice(table, nature.rng)
        turn = table.turn(choice, nature.rng, nature.now())
        if nature.rng.random() < 0.01:  # it was not written, or the server was killed
            table = rebuilt_table(row, log)
            assert table.turn(choice, nature.rng, nature.now()).rows == turn.rows
        table.take(turn.passed)
        log += turn.rows
    return table.state


def random_choice(table: Table, rng: random.Random) -> Choice:
    bound = (*table.state.revocable(), *table.state.undoable())
    if bound and rng.random() < 0.02:
        return Choice(rng.choice(bound), table.number, None)
    seat = rng.choice(table.awaited())
    return Choice(seat, table.number, rng.choice(table.state.legal(seat)))


@pytest.mark.parametrize("game", splittable.game_names())
def test_all_chance_is_recomputed_from_the_proof(game: str) -> None:
    low, high = splittable.load(game).min_players, splittable.load(game).max_players
    for seed in range(GAMES):
        nature = Seeded(seed)
        row = row_of(game, nature.rng.randint(low, min(high, 5)), nature)
        final = played(row, nature)
        row.status = "over"
        record = asyncio.run(record_of(row, final))
        verified = splittable.verify(record)
        assert verified.draws == sum(move.startswith("~") for move in record["moves"]) > 0
        assert verified.parts == (row.players + 1) // 2
        assert splittable.replay(record).moves == final.moves


def test_what_comes_next_does_not_depend_on_choices_taken_back() -> None:
    """Chance counts what chance did before, nothing else."""
    nature = Seeded(3)
    row = row_of("split-it", 3, nature)
    table = new_table(row)
    first = chance_first(row, nature)
    table.take(first.passed)
    other = rebuilt_table(row, first.rows)
    drawn = table.drawn
    take_back_once(other)
    for each in (table, other):
        while each.drawn == drawn:
            seat = each.awaited()[0]
            each.take(each.turn(Choice(seat, each.number, each.state.legal(seat)[0]), nature.rng, 0).passed)
    assert table.state.moves == other.state.moves and other.number > table.number


def take_back_once(table: Table) -> None:
    rng = random.Random(0)
    while True:
        seat = table.awaited()[0]
        table.take(table.turn(Choice(seat, table.number, table.state.legal(seat)[0]), rng, 0).passed)
        if seat in (*table.state.revocable(), *table.state.undoable()):
            table.take(table.turn(Choice(seat, table.number, None), rng, 0).passed)
            return


def test_an_unfinished_game_keeps_its_secret() -> None:
    nature = Seeded(1)
    row = row_of("splitter", 2, nature)
    begun = chance_first(row, nature)
    record = asyncio.run(record_of(row, begun.state))
    assert "proof" not in record


def test_a_table_without_a_secret_goes_on_without_a_proof() -> None:
    """It is older than the secrets."""
    nature = Seeded(1)
    row = row_of("splitter", 2, nature)
    row.secret = None
    turn = chance_first(row, nature)
    rows: list[Row] = turn.rows
    assert rows and not row.has_proof()
