"""Set-ups with a few cards, and all histories of them that a seat can't tell apart, found by trying every path."""

import random
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Any

from splittable import State
from splittable.games.great_split.codes import GONE, HAND, MAX_ROUNDS, RESOLVE, UNDEALT
from splittable.games.great_split.view import seen_way, sight_of
from tests.great_split.positions import GAME

Path = tuple[int, ...]
Histories = list[tuple[Path, ...]]
MOST = 150


def small_start(players: int, rounds: int, limit: int, spare: int) -> State:
    """One card of level I each, then one of level II each round; `spare` cards of each level stay in the deck."""
    state = GAME.start(players)
    box = state.components.copy()
    first, second = players + spare, players * rounds + spare
    box.level_start, box.cards = [0, first, first + second, first + second], first + second
    box.start_cards, box.rounds, box.lines = 1, rounds, 0
    box.level, box.extra_level = [1] * (MAX_ROUNDS + 1), [-1] * (MAX_ROUNDS + 1)
    box.limit = [limit] * (MAX_ROUNDS + 1)
    state.components = box
    state.position = GAME.spec.state()
    GAME.spec.kernel.setup(state.position, box, players)
    return state


def small_games(seed: int) -> Iterator[State]:
    """Every state of a random game with a few cards; the same object, moved on."""
    rng = random.Random(seed)
    state = small_start(rng.choice((2, 3, 4)), rng.choice((2, 3)), rng.choice((2, 3)), rng.choice((0, 1)))
    while not state.is_over:
        state.roll(rng)
        yield state
        if not state.is_over:
            seat = rng.choice(state.acting())
            moves = state.legal(seat)
            opened = [move for move in moves if move.startswith("resolve")]
            state.play(seat, rng.choice(opened if opened and rng.random() < 0.5 else moves))


def steps(level: int, path: Path) -> Iterator[tuple[object, ...]]:
    """What others can count of a path: a card of this level dealt, passed on, kept or discarded."""
    place = UNDEALT
    for stop, found in enumerate(path):
        if found != UNDEALT:
            yield (stop, place, found, level if place == UNDEALT else None)
        place = found


def possible_paths(s: Any, box: Any, card: int, seat: int) -> list[Path]:
    """The paths of a card that the seat can't tell from its true one, whatever other cards do."""
    sight = sight_of(s, seat)
    known = seen_way(tuple(s.way[card]), s.opened[card], *sight)[: s.stop + 1]
    found: list[Path] = []

    def walk(path: Path) -> None:
        stop, place = len(path), path[-1] if path else UNDEALT
        if stop > s.stop:
            if seen_way((*path, *s.way[card][stop:]), s.opened[card], *sight)[:stop] == known:
                found.append(path)
            return
        nexts = {place}
        if place == UNDEALT and stop % 2 == 0:
            nexts |= {HAND + other for other in range(s.players)}
        elif HAND <= place < GONE and stop % 2:
            nexts.add(GONE + place - HAND)
            if s.phase >= RESOLVE or stop < s.stop:
                nexts.add(HAND + (place - HAND + 1) % s.players)
        for following in sorted(nexts):
            if known[stop] in (-1, following):
                walk((*path, following))

    walk(())
    return found


def histories(state: State, seat: int) -> Histories | None:
    """All that fit what the seat has seen; None if there are more than MOST, or too many to look through."""
    s: Any = state.position
    box: Any = state.components
    levels = [int(card >= box.level_start[1]) for card in range(box.cards)]
    left = Counter(step for card in range(box.cards) for step in steps(levels[card], tuple(s.way[card][: s.stop + 1])))
    options = [
        [(path, tuple(steps(levels[card], path))) for path in possible_paths(s, box, card, seat)]
        for card in range(box.cards)
    ]
    order = sorted(range(box.cards), key=lambda card: len(options[card]))
    chosen: list[Path] = [()] * box.cards
    found: Histories = []
    tries = 0

    def walk(number: int) -> bool:
        nonlocal tries
        tries += 1
        if number == box.cards:
            if not any(left.values()):
                found.append(tuple(chosen))
            return len(found) <= MOST
        for path, counted in options[order[number]]:
            if all(left[step] for step in counted):
                left.subtract(counted)
                chosen[order[number]] = path
                goes_on = walk(number + 1)
                left.update(counted)
                if not goes_on or tries > 20_000:
                    return False
        return True

    return found if walk(0) else None


def history_of(s: Any, box: Any) -> tuple[Path, ...]:
    return tuple(tuple(s.way[card][: s.stop + 1]) for card in range(box.cards))


def small_positions(count: int) -> list[tuple[State, int, Histories]]:
    """Positions with a few cards, a seat, and the histories that it can't tell apart."""
    rng = random.Random(1)
    found: list[tuple[State, int, Histories]] = []
    seed = 0
    while len(found) < count:
        seed += 1
        for state in small_games(seed):
            seat = rng.randrange(state.players)
            fitting = histories(state, seat) if rng.random() < 0.05 else None
            if fitting and len(fitting) > 1:
                found.append((state.copy(), seat, fitting))
    return found[:count]


def shares_are_even(draws: Counter[tuple[Path, ...]], fitting: Histories) -> bool:
    """Whether only these histories were drawn, each as often as the others but for chance."""
    number, share = draws.total(), 1 / len(fitting)
    most = 5 * sqrt(share * (1 - share) / number)
    return draws.keys() <= set(fitting) and all(abs(draws[one] / number - share) < most for one in fitting)
