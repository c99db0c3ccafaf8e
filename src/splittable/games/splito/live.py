"""How every objective stands now: met, open or lost, and what is missing. Zones are open, so anyone may know it."""

from typing import Any

from splittable.games.splito.codes import (
    DIFFERENT_COLORS,
    EVIDENCE,
    FAMILIES,
    LEAD_AT,
    NO_LIMIT,
    NUMBERS,
    SYMBOLS,
    Box,
    card_name,
    measure_name,
)
from splittable.games.splito.kernel import measured, zone_count
from splittable.games.splito.state import State


def facts(box: Box, card: int) -> dict[str, Any]:
    """What is printed on an objective, and how far we know it."""
    return {
        "family": FAMILIES[box.family[card]],
        "points": box.points[card],
        "symbol": SYMBOLS[box.symbol[card]],
        "evidence": EVIDENCE[box.evidence[card]],
        "goal": [goal(box, card, term) for term in range(box.terms[card])],
    }


def goal(box: Box, card: int, term: int) -> dict[str, Any]:
    """A term of a condition as a key and params of the texts."""
    low, high = box.low[card][term], box.high[card][term]
    return {"key": f"goal_{form(box, card, term)}", "params": {"low": low, "high": high}}


def form(box: Box, card: int, term: int) -> str:
    name = measure_name(box.measure[card][term])
    low, high = box.low[card][term], box.high[card][term]
    if name.startswith("lead_"):
        return name
    if high == NO_LIMIT:
        return f"at_least_{name}"
    if high == 0:
        return f"none_{name}"
    return f"exactly_{name}" if low == high else f"at_most_{name}"


def standing(s: State, box: Box, zone: int, card: int) -> dict[str, Any]:
    """An objective in a zone: whether it is met, and each term of its condition with what there is."""
    terms = []
    lost = False
    for term in range(box.terms[card]):
        measure, low, high = box.measure[card][term], box.low[card][term], box.high[card][term]
        value = measured(s, box, zone, measure)
        params = {"have": value, "low": low, "high": high}
        if LEAD_AT <= measure < DIFFERENT_COLORS:
            mine = s.traits[zone][measure - LEAD_AT]
            params = {"have": mine, "rival": mine - value}
        terms.append({"key": form(box, card, term), "params": params, "met": low <= value <= high})
        lost = lost or value > high  # cards never leave a zone, so it stays over its limit
    met = all(term["met"] for term in terms)
    return {
        "card": card_name(box, card),
        "points": box.points[card],
        "state": "met" if met else "lost" if lost else "open",
        "terms": terms,
    }


def objectives_in(s: State, zone: int) -> list[int]:
    return [card for card in s.zones[zone][: s.zone_cards[zone]] if card > NUMBERS]


def common_standing(s: State, box: Box, place: int) -> dict[str, Any]:
    """P10: a common objective, how many cards each zone has for it, and the zone that would win it now."""
    card = s.common[place]
    trait = box.measure[card][0] - LEAD_AT
    counts = [s.traits[zone][trait] for zone in range(zone_count(s, box))]
    most = max(counts)
    return {
        "card": card_name(box, card),
        "points": box.points[card],
        "counts": counts,
        "zone": counts.index(most) if counts.count(most) == 1 else None,
        "goal": goal(box, card, 0),
    }
