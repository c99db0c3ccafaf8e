"""One history of the cards that fits what a seat has seen: where each card was at every stop of its path.

How many cards each hand got, discarded and passed on is public. A card that was seen twice took some hidden route from
one sighting to the next, and together these routes must not need more deals, passes and stays than there were. Routes
are chosen one by one; one that needs what another has taken evicts it. All other cards then fill what is left.
"""

import random
from collections import defaultdict
from typing import NamedTuple

from splittable.games.great_split.codes import GONE, HAND, HIDDEN, UNDEALT

Step = tuple[str, int, int, int]
"""A deal, a pass or a stay: at which stop, in whose hand, and for a deal the level of the card."""
Route = tuple[tuple[int, ...], tuple[Step, ...]]
"""The places at the stops of a hidden stretch, and the steps that it takes."""
DEAL, PASS, STAY = "deal", "pass", "stay"
NO_ROUTE: Route = ((), ())
MOST_TRIES = 20_000  # views of games need a few hundred


class Counts(NamedTuple):
    """What everyone can count, by stop and seat."""

    players: int
    stops: int
    steps: dict[Step, int]
    """How many cards took each step."""
    dropped: dict[tuple[int, int], int]
    """How many cards were discarded before this stop by this seat."""


class Stretch(NamedTuple):
    """Part of a card's path between two sightings, or between the deck and the first one."""

    card: int
    first: int
    """The first stop that is not known; the last stop of the stretch is known."""
    routes: list[Route]


def fit(
    sightings: list[list[int]], levels: list[int], counts: Counts, banned: set[tuple[int, int]], rng: random.Random
) -> list[list[int]]:
    """Complete paths by card, from paths with HIDDEN wherever the seat did not see it. `banned` are stops and places
    at which it sees all cards that stay in the game."""
    ways = [list(way) for way in sightings]
    stretches = [
        stretch for card, way in enumerate(ways) for stretch in stretches_of(card, way, levels[card], counts, banned)
    ]
    left = dict(counts.steps)
    for stretch, (places, steps) in zip(stretches, choose_routes(stretches, left, rng), strict=True):
        ways[stretch.card][stretch.first : stretch.first + len(places)] = places
        for step in steps:
            left[step] -= 1
    fill(ways, levels, counts, left, rng)
    return ways


def stretches_of(card: int, way: list[int], level: int, counts: Counts, banned: set[tuple[int, int]]) -> list[Stretch]:
    """The routes from each sighting of a card to the next."""
    found = []
    before, place = -1, UNDEALT
    for stop in range(counts.stops):
        if way[stop] != HIDDEN:
            routes = list(routes_between(before, place, stop, way[stop], level, counts, banned))
            found.append(Stretch(card, before + 1, routes))
            before, place = stop, way[stop]
    return found


def routes_between(
    before: int, place: int, last: int, goal: int, level: int, counts: Counts, banned: set[tuple[int, int]]
) -> list[Route]:
    """All ways to get from a place, after the stop `before`, to the goal at the stop `last`."""
    routes: list[Route] = [((), ())]
    for stop in range(before + 1, last + 1):
        longer: list[Route] = []
        for places, steps in routes:
            for following, step in moves(stop, places[-1] if places else place, level, counts):
                is_seen = following == goal if stop == last else (stop, following) not in banned
                if is_seen:
                    longer.append(((*places, following), (*steps, *step)))
        routes = longer
    return routes


def moves(stop: int, place: int, level: int, counts: Counts) -> list[tuple[int, tuple[Step, ...]]]:
    """Where a card that stays in the game can be at this stop, and the step that takes it there."""
    if stop % 2 == 0:
        deals = (
            [(HAND + seat, (DEAL, stop, seat, level)) for seat in range(counts.players)] if place == UNDEALT else []
        )
        return [(place, ()), *((goal, (step,)) for goal, step in deals if counts.steps.get(step))]
    if not HAND <= place < GONE:
        return [(place, ())]
    seat = place - HAND
    steps = ((place, (STAY, stop, seat, 0)), (HAND + (seat + 1) % counts.players, (PASS, stop, seat, 0)))
    found = [(goal, (step,)) for goal, step in steps if counts.steps.get(step)]
    return [*found, (GONE + seat, ())]  # a discard: never of a card that is seen again, except by its owner


def choose_routes(stretches: list[Stretch], left: dict[Step, int], rng: random.Random) -> list[Route]:
    """A route for every stretch, so that together they take no step more often than is `left`."""
    chosen: list[Route] = [NO_ROUTE] * len(stretches)
    users: dict[Step, list[int]] = defaultdict(list)
    price: dict[Step, int] = defaultdict(int)  # rises when a step is taken away from another stretch
    waiting = list(range(len(stretches)))
    rng.shuffle(waiting)
    waiting.sort(key=lambda number: -len(stretches[number].routes))
    for _ in range(MOST_TRIES):
        if not waiting:
            return chosen
        number = waiting.pop()
        routes = stretches[number].routes
        costs = [sum(1 + price[step] for step in steps if len(users[step]) == left[step]) for _, steps in routes]
        cheapest = [route for route, cost in zip(routes, costs, strict=True) if cost == min(costs)]
        chosen[number] = rng.choice(cheapest)
        for step in chosen[number][1]:
            if len(users[step]) == left[step]:
                price[step] += 1
                evicted = rng.choice(users[step])
                waiting.append(evicted)
                for taken in chosen[evicted][1]:
                    users[taken].remove(evicted)
            users[step].append(number)
    raise ValueError("no history fits these sightings")


def fill(ways: list[list[int]], levels: list[int], counts: Counts, left: dict[Step, int], rng: random.Random) -> None:
    """Paths of the cards that were never seen, and of the others after they were seen last. Any choice fits."""
    cards = list(range(len(ways)))
    rng.shuffle(cards)
    deck = [card for card in cards if ways[card] == [HIDDEN] * counts.stops]
    for stop in range(counts.stops):
        for card in cards:
            place = ways[card][stop - 1] if stop else UNDEALT
            if ways[card][stop] == HIDDEN and (stop % 2 == 0 or not HAND <= place < GONE):
                ways[card][stop] = place
        for kind, at, seat, level in left:
            if kind == DEAL and at == stop:
                for _ in range(left[kind, at, seat, level]):
                    card = next(card for card in deck if levels[card] == level)
                    deck.remove(card)
                    ways[card][stop] = HAND + seat
        if stop % 2:
            for seat in range(counts.players):
                divide(ways, counts, left, stop, seat, [card for card in cards if ways[card][stop - 1] == HAND + seat])


def divide(
    ways: list[list[int]], counts: Counts, left: dict[Step, int], stop: int, seat: int, hand: list[int]
) -> None:
    """The cards of a hand that nobody saw leave it: some were discarded, some passed on, the others stayed."""
    unseen = [card for card in hand if ways[card][stop] == HIDDEN]
    gone = counts.dropped[stop, seat] - sum(ways[card][stop] == GONE + seat for card in hand)
    passed, stayed = left[PASS, stop, seat, 0], left[STAY, stop, seat, 0]
    goals = [GONE + seat] * gone + [HAND + (seat + 1) % counts.players] * passed + [HAND + seat] * stayed
    for card, goal in zip(unseen, goals, strict=True):
        ways[card][stop] = goal
