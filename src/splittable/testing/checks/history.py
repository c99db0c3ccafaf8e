"""What a seat was told: no more than it saw on the way, and enough to know everything that it sees."""

import copy
import pickle
import random
from collections.abc import Iterator

from splittable import CHANCE, Game
from splittable.core.history import History
from splittable.testing.walks import player_counts

WALKS = 60
Seen = tuple[str, ...]


def walks(game: Game) -> Iterator[tuple[History, list[Seen]]]:
    """Positions of tiny games with the same chance and other choices, and what each seat saw and chose so far."""
    for number in range(WALKS):
        chance, choices = random.Random(number % 2), random.Random(number)
        way = History(game.start(**game.spec.tiny))
        seen: list[Seen] = [()] * way.players
        while not way.is_over:
            mask = way.acting()
            seat = choices.choice([seat for seat in range(way.players) if mask >> seat & 1]) if mask else CHANCE
            action = choices.choice(way.legal(seat)) if mask else chance.choice([code for code, _ in way.chances()])
            way.apply(seat, action)
            for other in range(way.players):
                move = f"{seat} {action if seat == other else '?'}"
                seen[other] += (move, repr(way.spec.seen(way.s, way.box, other)))
            yield way, seen


def test_told_is_what_a_seat_saw(game: Game) -> None:
    told_by_seen: dict[tuple[int, Seen], Seen] = {}
    seen_by_told: dict[tuple[int, Seen], str] = {}
    for way, seen in walks(game):
        for seat in range(way.players):
            told = way.told(seat)
            assert told_by_seen.setdefault((seat, seen[seat]), told) == told, "told more than the seat saw"
            assert seen_by_told.setdefault((seat, told), seen[seat][-1]) == seen[seat][-1], "sees what it was not told"


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
