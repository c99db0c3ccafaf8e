"""Where the points came from (P10–P13), the state of open objectives, and what breaks ties (P14).

A score is a product, so the line of the product carries the points; the lines before it explain its factors.
"""

from typing import Any

from splittable.games.splito.codes import LEAD_AT, LEFT, RIGHT, SIDES, TRAIT_NAMES, Box
from splittable.games.splito.kernel import cards_of_seat, wins_common, zone_of, zone_points
from splittable.games.splito.live import common_standing, objectives_in, standing
from splittable.games.splito.state import State


def breakdown(s: State, box: Box, seat: int) -> list[dict[str, Any]]:
    lines = [common_line(s, box, seat, place) for place in range(2) if s.common[place]]
    factors = []
    for side in (LEFT, RIGHT):
        zone = zone_of(s, box, seat, side)
        factors.append(zone_points(s, box, zone))
        lines.append(line("P13", f"zone.{SIDES[side]}", points=factors[side]))
        for place in range(2):
            if wins_common(s, box, zone, place):
                common = s.common[place]
                lines.append(line("P10", "with_common", what=led(box, common), points=box.points[common]))
        for card in objectives_in(s, zone):
            found = standing(s, box, zone, card)
            lines.append(line("P11", f"objective.{found['state']}", points=found["points"]))
            lines += [line("P11", term["key"], **term["params"]) for term in found["terms"]]
    product = line("P13", "product", left=factors[LEFT], right=factors[RIGHT], points=factors[LEFT] * factors[RIGHT])
    product["points"] = factors[LEFT] * factors[RIGHT]
    return [*lines, product, line("P14", "cards_for_ties", count=cards_of_seat(s, box, seat))]


def common_line(s: State, box: Box, seat: int, place: int) -> dict[str, Any]:
    """Who would win a common objective now, seen from `seat`."""
    found = common_standing(s, box, place)
    key = "common.nobody"
    if found["zone"] is not None:
        own = [zone_of(s, box, seat, side) for side in (LEFT, RIGHT)]
        key = f"common.{SIDES[own.index(found['zone'])]}" if found["zone"] in own else "common.elsewhere"
    return line("P10", key, what=led(box, s.common[place]), count=max(found["counts"]))


def led(box: Box, card: int) -> str:
    """What a common objective wants the most of."""
    return TRAIT_NAMES[box.measure[card][0] - LEAD_AT]


def line(rule: str, key: str, **params: Any) -> dict[str, Any]:
    return {"rule": rule, "points": 0, "key": key, "params": params}
