"""What a seat was told: no more than it saw on the way, and enough to know all that it sees."""

import copy
import pickle
import random
from collections.abc import Iterator

from splittable import CHANCE, Game
from splittable.core.history import History
from tests.conformance.walks import player_counts

LEAVES = 400
Seen = tuple[str, ...]


def ways(way: History, seen: list[Seen], left: list[int]) -> Iterator[tuple[History, list[Seen]]]:
    """Positions near one another in the tree, each with what every seat saw on the way there and chose itself."""
    yield way, seen
    if way.is_over:
        left[0] -= 1
        return
    mask = way.acting()
    seats = [seat for seat in range(way.players) if mask >> seat & 1] or [CHANCE]
    for seat in seats:
        for action in way.legal(seat) if seat != CHANCE else [code for code, _ in way.chances()]:
            after = way.copy()
            after.apply(seat, action)
            steps = [
                (f"{seat} {action if seat == other else '?'}", repr(way.spec.view.seen(after.s, way.box, other)))
                for other in range(way.players)
            ]
            yield from ways(after, [old + new for old, new in zip(seen, steps, strict=True)], left)
            if left[0] <= 0:
                return


def test_told_is_what_a_seat_saw(game: Game) -> None:
    start = History(game.start(**game.spec.tiny))
    told_by_seen: dict[tuple[int, Seen], Seen] = {}
    seen_by_told: dict[tuple[int, Seen], str] = {}
    for way, seen in ways(start, [()] * start.players, [LEAVES]):
        for seat in range(way.players):
            told = way.told(seat)
            assert told_by_seen.setdefault((seat, seen[seat]), told) == told, "told more than the seat saw"
            now = repr(way.spec.view.seen(way.s, way.box, seat))
            assert seen_by_told.setdefault((seat, told), now) == now, "the seat sees what it was not told"


def random_way(game: Game, players: int, rng: random.Random, moves: int) -> History:
    way = History(game.start(players))
    while moves and not way.is_over:
        mask = way.acting()
        seat = rng.choice([seat for seat in range(players) if mask >> seat & 1]) if mask else CHANCE
        way.apply(seat, rng.choice(way.legal(seat) if mask else [code for code, _ in way.chances()]))
        moves -= bool(mask)
    return way


def test_copies_are_independent_and_survive_pickling(game: Game) -> None:
    for players in player_counts(game):
        way = random_way(game, players, random.Random(3), 12)
        for twin in (way.copy(), copy.deepcopy(way), pickle.loads(pickle.dumps(way))):
            assert twin.s == way.s
            assert all(twin.told(seat) == way.told(seat) for seat in range(players))
            before = way.told(0)
            if not twin.is_over and not twin.acting():
                twin.apply(CHANCE, twin.chances()[0][0])
            assert way.told(0) == before


def test_a_resampled_way_tells_its_seat_the_same(game: Game) -> None:
    for players in player_counts(game):
        rng = random.Random(players)
        for moves in range(3, 30, 4):
            way = random_way(game, players, rng, moves)
            seat = rng.randrange(players)
            other = way.resampled(seat, [rng.getrandbits(32) for _ in range(4)])
            assert other.told(seat) == way.told(seat)
            assert other.sees(seat) == way.sees(seat)
            mask = other.acting()
            if mask:
                who = (mask & -mask).bit_length() - 1
                other.apply(who, other.legal(who)[0])
                assert len(other.told(seat)) == len(way.told(seat)) + 1
