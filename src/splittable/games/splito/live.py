"""The state of every objective: met, open or lost, and what is missing. Zones are public, and so is this."""

from splittable.games.splito.codes import (
    DIFFERENT_COLORS,
    EVIDENCE,
    FAMILIES,
    LEAD_AT,
    LEFT,
    NO_LIMIT,
    NUMBERS,
    RIGHT,
    SIDES,
    SYMBOLS,
    Box,
    card_name,
    measure_name,
)
from splittable.games.splito.kernel import measured, zone_count, zone_of, zone_points
from splittable.games.splito.shown import (
    Common,
    Facts,
    Goal,
    ObjectiveChanged,
    ObjectiveState,
    Products,
    Standing,
    Term,
    TermParams,
    ZoneChanged,
)
from splittable.games.splito.state import State


def facts(box: Box, card: int) -> Facts:
    """What is printed on an objective, and how certain it is."""
    return {
        "family": FAMILIES[box.family[card]],
        "points": box.points[card],
        "symbol": SYMBOLS[box.symbol[card]],
        "evidence": EVIDENCE[box.evidence[card]],
        "goal": [goal(box, card, term) for term in range(box.terms[card])],
    }


def goal(box: Box, card: int, term: int) -> Goal:
    """A term of a condition as a key and params of the texts."""
    low, high = box.low[card][term], box.high[card][term]
    what = measure_name(box.measure[card][term])
    return {"key": f"goal.{form(box, card, term)}", "params": {"what": what, "low": low, "high": high}}


def form(box: Box, card: int, term: int) -> str:
    """How a term counts its measure."""
    low, high = box.low[card][term], box.high[card][term]
    if LEAD_AT <= box.measure[card][term] < DIFFERENT_COLORS:
        return "lead"
    if high == NO_LIMIT:
        return "at_least"
    if high == 0:
        return "none"
    return "exactly" if low == high else "at_most"


def standing(s: State, box: Box, zone: int, card: int) -> Standing:
    """An objective in a zone: whether it is met, and each term of its condition with the current count."""
    terms: list[Term] = []
    lost = False
    for term in range(box.terms[card]):
        measure, low, high = box.measure[card][term], box.low[card][term], box.high[card][term]
        value = measured(s, box, zone, measure)
        what = measure_name(measure)
        params: TermParams = {"what": what, "have": value, "low": low, "high": high}
        if LEAD_AT <= measure < DIFFERENT_COLORS:
            mine = s.traits[zone][measure - LEAD_AT]
            params = {"what": what, "have": mine, "rival": mine - value}
        terms.append({"key": f"standing.{form(box, card, term)}", "params": params, "met": low <= value <= high})
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


def common_standing(s: State, box: Box, place: int) -> Common:
    """P10: a common objective, how many cards each zone has for it, and the zone that would win it now."""
    card = s.common[place]
    trait = box.measure[card][0] - LEAD_AT
    counts = [s.traits[zone][trait] for zone in range(zone_count(s, box))]
    most = max(counts)
    return {
        "card": card_name(box, card),
        "points": box.points[card],
        "counts": counts,
        "most": most,
        "zone": counts.index(most) if counts.count(most) == 1 else None,
        "goal": goal(box, card, 0),
    }


def seats_at(s: State, box: Box, zone: int) -> list[int]:
    """The seats that play into a zone."""
    return [zone // 2] if box.private_zones else [zone, (zone + 1) % s.players]


def zone_news(before: State, after: State, box: Box) -> list[ZoneChanged | Products]:
    """What a turn changed: zones with another value, objectives that became met, open or lost, then the products."""
    news: list[ZoneChanged | Products] = []
    for zone in range(zone_count(after, box)):
        then, now = zone_points(before, box, zone), zone_points(after, box, zone)
        changes = changed_objectives(before, after, box, zone)
        if then != now or changes:
            news.append(
                {
                    "type": "zone",
                    "zone": zone,
                    "seats": seats_at(after, box, zone),
                    "side": SIDES[zone % 2] if box.private_zones else None,
                    "was": then,
                    "points": now,
                    "objectives": changes,
                }
            )
    was, products = factors(before, box), factors(after, box)
    return [*news, {"type": "products", "was": was, "products": products}] if was != products else news


def changed_objectives(before: State, after: State, box: Box, zone: int) -> list[ObjectiveChanged]:
    """Objectives of a zone whose state is new. A card that was just played counts as open before."""
    lying = objectives_in(before, zone)
    changes: list[ObjectiveChanged] = []
    for card in objectives_in(after, zone):
        was: ObjectiveState = standing(before, box, zone, card)["state"] if card in lying else "open"
        found = standing(after, box, zone, card)
        if found["state"] != was:
            goals = facts(box, card)["goal"]
            state, points = found["state"], found["points"]
            changes.append({"card": found["card"], "goal": goals, "points": points, "was": was, "state": state})
    return changes


def factors(s: State, box: Box) -> list[list[int]]:
    """P13: the left and the right zone's points of each seat."""
    return [[zone_points(s, box, zone_of(s, box, seat, side)) for side in (LEFT, RIGHT)] for seat in range(s.players)]
