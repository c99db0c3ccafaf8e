"""What a bot knows about Splito: the probability that each objective is met, and so the value of a zone.

A card is valued by the product of its player's two zones with it, minus what it gives the others. What zones can still
gain from unplayed cards grows with the turns left, equally for all.
"""

from math import exp, sqrt

from splittable.games.splito.codes import (
    DIFFERENT_COLORS,
    DIFFERENT_VALUES,
    LEAD_AT,
    LEFT,
    NO_LIMIT,
    NUMBERS,
    RIGHT,
    Box,
)
from splittable.games.splito.kernel import lay, measured, zone_count, zone_of
from splittable.games.splito.state import State

PROMISE_OF_A_TURN = 0.5  # points that a zone gains with each turn to come, roughly
ENVY = 1.0  # how much a point of the others' average counts against an own point
SHARPNESS = 30.0  # how clearly the better of two moves is preferred


def policy(s: State, box: Box, seat: int, actions: list[int]) -> list[float]:
    """How often a plausible player would choose each action."""
    values = [value_of(s, box, seat, action) for action in actions]
    best = max(values)
    scale = SHARPNESS / (abs(best) + 1.0)
    return [exp((value - best) * scale) for value in values]


def value_of(s: State, box: Box, seat: int, action: int) -> float:
    trial = s.copy()
    lay(trial, zone_of(s, box, seat, action % 2), action // 2 + 1)
    turns = turns_left(s, box) - 1
    worth = [promise(trial, box, zone, turns) for zone in range(zone_count(s, box))]
    products = [
        worth[zone_of(s, box, other, LEFT)] * worth[zone_of(s, box, other, RIGHT)] for other in range(s.players)
    ]
    others = (sum(products) - products[seat]) / (s.players - 1)
    return products[seat] - ENVY * others


def turns_left(s: State, box: Box) -> int:
    return box.hand * (box.deals - s.deals_done) - s.passed


def promise(s: State, box: Box, zone: int, turns: int) -> float:
    """The points that a zone will probably be worth."""
    points = PROMISE_OF_A_TURN * turns
    for card in s.common:
        points += box.points[card] * probability(s, box, zone, card, turns)
    for card in s.zones[zone][: s.zone_cards[zone]]:
        if card > NUMBERS:
            points += box.points[card] * probability(s, box, zone, card, turns)
    return points


def probability(s: State, box: Box, zone: int, card: int, turns: int) -> float:
    """The probability that an objective is met in the end."""
    likely = 1.0
    for term in range(box.terms[card]):
        measure, low, high = box.measure[card][term], box.low[card][term], box.high[card][term]
        value = measured(s, box, zone, measure)
        if LEAD_AT <= measure < DIFFERENT_COLORS:
            likely *= lead_probability(value, turns)
        elif measure > DIFFERENT_VALUES:
            likely *= size_probability(value, low, high, turns if not box.private_zones else turns / 2)
        else:
            likely *= count_probability(value, low, high, turns)
    return likely


def lead_probability(lead: int, turns: int) -> float:
    return 1.0 / (1.0 + exp(-(lead - 0.5) / (0.1 + 0.3 * sqrt(turns))))


def size_probability(value: int, low: int, high: int, incoming: float) -> float:
    """A shared zone gets a card a turn, more or less."""
    if value > high:
        return 0.0
    distance = value + incoming - low + 0.5 if high == NO_LIMIT else high + 0.5 - value - incoming
    return 1.0 / (1.0 + exp(-distance / (0.1 + 0.4 * sqrt(incoming))))


def count_probability(value: int, low: int, high: int, turns: int) -> float:
    """What is missing may still come; what is complete may still be spoilt by one card too many."""
    if value > high:
        return 0.0
    reached = (turns / (turns + 2.5)) ** max(0, low - value)
    kept = 1.0 if high == NO_LIMIT else 0.98**turns
    return reached * kept
