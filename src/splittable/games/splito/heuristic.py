"""What a bot knows about Splito: the probability that each objective is met, and so the value of a zone.

A card is valued by the product of its player's two zones with it, minus what it gives the others. What zones can still
gain from unplayed cards grows with the turns left, equally for all.
"""

from math import exp, sqrt

from splittable.core.fields import Struct, field
from splittable.games.splito.codes import (
    DIFFERENT_COLORS,
    DIFFERENT_VALUES,
    LEAD_AT,
    LEFT,
    MAX_ZONES,
    NO_LIMIT,
    NOTHING,
    NUMBERS,
    RIGHT,
    VALUE_AT,
    Box,
)
from splittable.games.splito.kernel import VALUE_COUNT, lay, measured, zone_count, zone_of
from splittable.games.splito.state import State

PROMISE_OF_A_TURN = 0.5  # points that a zone gains with each turn to come, roughly
ENVY = 1.0  # how much a point of the others' average counts against an own point
SHARPNESS = 30.0  # how clearly the better of two moves is preferred


class Aid(Struct):
    worth: list[float] = field(MAX_ZONES, dtype="float64")  # by zone, with the card that is tried


def policy(s: State, box: Box, seat: int, actions: list[int]) -> list[float]:
    """How often a plausible player would choose each action."""
    shares = [0.0] * len(actions)
    weigh(s.copy(), box, seat, Aid(), actions, len(actions), shares)
    return shares


def values_of(s: State, box: Box, seat: int, actions: list[int]) -> list[float]:
    """What each action is worth to a seat, minus the others' average."""
    values = [0.0] * len(actions)
    weigh_values(s.copy(), box, seat, Aid(), actions, len(actions), values)
    return values


def weigh(s: State, box: Box, seat: int, aid: Aid, codes: list[int], count: int, out: list[float]) -> None:
    """`policy` in the subset that Numba compiles, as the rest of this file."""
    weigh_values(s, box, seat, aid, codes, count, out)
    best = out[0]
    for index in range(1, count):
        best = max(best, out[index])
    scale = SHARPNESS / (abs(best) + 1.0)
    for index in range(count):
        out[index] = exp((out[index] - best) * scale)


def weigh_values(s: State, box: Box, seat: int, aid: Aid, codes: list[int], count: int, out: list[float]) -> None:
    """Each card is laid on `s`, and taken back."""
    turns = turns_left(s, box) - 1
    for index in range(count):
        zone, card = zone_of(s, box, seat, codes[index] % 2), codes[index] // 2 + 1
        lay(s, zone, card)
        for each in range(zone_count(s, box)):
            aid.worth[each] = promise(s, box, each, turns)
        take_back(s, zone, card)
        total = 0.0
        for other in range(s.players):
            total += product(s, box, other, aid)
        mine = product(s, box, seat, aid)
        out[index] = mine - ENVY * (total - mine) / (s.players - 1)


def product(s: State, box: Box, seat: int, aid: Aid) -> float:
    return aid.worth[zone_of(s, box, seat, LEFT)] * aid.worth[zone_of(s, box, seat, RIGHT)]


def take_back(s: State, zone: int, card: int) -> None:
    """Undoes `lay`."""
    s.zone_cards[zone] -= 1
    s.zones[zone][s.zone_cards[zone]] = NOTHING
    if card <= NUMBERS:
        s.traits[zone][(card - 1) // VALUE_COUNT] -= 1
        s.traits[zone][VALUE_AT + (card - 1) % VALUE_COUNT] -= 1


def turns_left(s: State, box: Box) -> int:
    return box.hand * (box.deals - s.deals_done) - s.passed


def promise(s: State, box: Box, zone: int, turns: int) -> float:
    """The points that a zone will probably be worth."""
    points = PROMISE_OF_A_TURN * turns
    for place in range(2):
        points += box.points[s.common[place]] * probability(s, box, zone, s.common[place], turns)
    for place in range(s.zone_cards[zone]):
        card = s.zones[zone][place]
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
