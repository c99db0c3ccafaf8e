"""What two cards do to the seat's own zones: objectives met, broken, out of reach, nearer."""

from collections.abc import Iterator
from typing import Any

from splittable.bots.coach import Reason
from splittable.bots.splito.case import BOTH, Case, Choice, Found
from splittable.games.splito.codes import (
    DIFFERENT_COLORS,
    LEAD_AT,
    NO_LIMIT,
    NUMBERS,
    SIDES,
    VALUE_AT,
    ZONE_CARDS,
    Box,
    measure_name,
)
from splittable.games.splito.heuristic import probability
from splittable.games.splito.kernel import lay, measured, zone_of
from splittable.games.splito.live import objectives_in, standing
from splittable.games.splito.state import State

LEAST_CHANGE = 0.02  # of the probability that an objective is met
FEW = 4  # cards: what a zone lacks, or has room for, if that is worth saying
ANYWAY = 0.1  # the weight of what speaks for a choice, but just as much for the other
OUT_OF_REACH = 0.6  # the weight of an objective that was not met yet
HARMLESS = 0.2  # the weight of an objective that the card would break elsewhere
A_POINT = 0.3  # how much of a difference between factors a card makes, in points


def gained(case: Case) -> Iterator[Found]:
    """An objective that the card meets, or that is met where it is put."""
    card, side, after = case.better
    (was, now), news = (
        (case.points(s)[side] for s in (case.seen, after)),
        case.scored(after, side) - case.scored(case.seen, side),
    )
    if now <= was or not news:
        return
    objective = max(news, key=lambda each: (case.box.points[each], each == card))
    kind = "at_once" if objective == card else "common" if objective in case.seen.common else "meets"
    change = case.change(after)
    told: dict[str, Any] = {"side": SIDES[side], "points": now - was, **change, **zero(change)}
    told |= {"goal": case.goal(objective)}
    strength = (now - was) * case.factor(side)
    yield Found(strength if case.beats() else ANYWAY * strength, Reason(kind, told))


def zero(change: dict[str, int]) -> dict[str, str]:
    """A product that stays 0 says nothing: the sentence names the zone's points instead."""
    return {"product": "zero" if change["new_left"] * change["new_right"] == 0 else "more"}


def broken(case: Case) -> Iterator[Found]:
    """An objective that scores now, and would not with the other card."""
    if case.other is None:
        return
    for side in BOTH:
        losses = case.scored(case.seen, side) - case.scored(case.other.after, side)
        losses &= case.scored(case.better.after, side)
        lost = case.points(case.seen)[side] - case.points(case.other.after)[side]
        if losses and lost > 0:
            objective = max(losses, key=lambda each: case.box.points[each])
            told = {"goal": case.goal(objective), "side": SIDES[side], **case.change(case.other.after)}
            yield Found(lost * case.factor(side), Reason("breaks", told | case.move(case.other)))


def harmless(case: Case) -> Iterator[Found]:
    """A card that would break an objective on the other side, and breaks nothing here."""
    card, side, after = case.better
    if card > NUMBERS or (case.other is not None and case.other.card == card):
        return
    across = case.seen.copy()
    lay(across, case.zone(1 - side), card)
    losses = case.scored(case.seen, 1 - side) - case.scored(across, 1 - side)
    lying = objectives_in(case.seen, case.zone(side))
    lost = [each for each in lying if state_of(case, after, case.zone(side), each) == "lost"]
    was_lost = [each for each in lying if state_of(case, case.seen, case.zone(side), each) == "lost"]
    unharmed = lost == was_lost and all(case.scored(case.seen, each) <= case.scored(after, each) for each in BOTH)
    if losses and unharmed:
        objective = max(losses, key=lambda each: case.box.points[each])
        strength = HARMLESS * case.box.points[objective] * case.factor(1 - side)
        yield Found(strength, Reason("harmless", {"goal": case.goal(objective), "side": SIDES[1 - side]}))


def hopeless(case: Case) -> Iterator[Found]:
    """The other card is an objective that can't be met where it would go; or this one is, and nobody gets it."""
    for choice, kind in ((case.other, "hopeless"), (case.better, "rid")):
        if choice is None or choice.card <= NUMBERS:
            continue
        if state_of(case, choice.after, case.zone(choice.side), choice.card) == "lost":
            told = {"goal": case.goal(choice.card), "side": SIDES[choice.side]}
            strength = OUT_OF_REACH * case.box.points[choice.card]
            yield Found(strength if kind == "hopeless" else ANYWAY * strength, Reason(kind, told))


def state_of(case: Case, s: State, zone: int, objective: int) -> str:
    return str(standing(s, case.box, zone, objective)["state"])


def nearer(case: Case) -> Iterator[Found]:
    """An objective that becomes more likely in the zone of the card, by how much more than with the other card."""
    card, side, after = case.better
    zone = case.zone(side)
    own = [card] if card > NUMBERS else []
    for objective in {*objectives_in(case.seen, zone), *case.seen.common, *own} - {0}:
        strength = weight(case, case.better, objective) - max(0.0, weight_of_other(case, objective))
        if strength < LEAST_CHANGE * case.box.points[objective] * case.factor(side):
            continue
        if reason := race(case, after, side, objective) or lacking(case, after, side, objective):
            yield Found(strength, reason)


def weight(case: Case, choice: Choice, objective: int) -> float:
    gain = likelier(case, choice, case.zone(choice.side), objective)
    return gain * case.box.points[objective] * case.factor(choice.side)


def weight_of_other(case: Case, objective: int) -> float:
    """What the other card does for the same objective: in the same zone, or for the same card on the other side."""
    if case.other is None:
        return 0.0
    if case.other.side == case.better.side or objective in (case.other.card, *case.seen.common):
        return weight(case, case.other, objective)
    return 0.0


def likelier(case: Case, choice: Choice, zone: int, objective: int) -> float:
    before = 0.0
    if objective in case.seen.common or objective in objectives_in(case.seen, zone):
        before = probability(case.seen, case.box, zone, objective, case.turns)
    lies_there = objective in case.seen.common or objective in objectives_in(choice.after, zone)
    return (probability(choice.after, case.box, zone, objective, case.turns) if lies_there else 0.0) - before


def race(case: Case, after: State, side: int, objective: int) -> Reason | None:
    """For a majority: how many cards the zone has, and the best of the others."""
    measure = case.box.measure[objective][0]
    if case.box.terms[objective] != 1 or not LEAD_AT <= measure < DIFFERENT_COLORS:
        return None
    have = after.traits[case.zone(side)][measure - LEAD_AT]
    lead = measured(after, case.box, case.zone(side), measure)
    is_new = objective == case.better.card
    before = measured(case.seen, case.box, case.zone(side), measure)
    told: dict[str, Any] = {"what": measure_name(measure), "side": SIDES[side], "have": have, "rival": have - lead}
    told["goal"] = case.goal(objective)
    if lead > 0:
        return Reason("further_ahead", told) if lead > before > 0 else None
    if lead == 0 and have:
        return Reason("level_here" if is_new else "draws_level", told)
    if lead > before:
        return Reason("catches_up", told)
    return Reason("few_yet", told) if is_new and lead >= -1 else None


def lacking(case: Case, after: State, side: int, objective: int) -> Reason | None:
    """What an objective that is not met yet still lacks, if that is not much."""
    zone = case.zone(side)
    if state_of(case, after, zone, objective) != "open":
        return None
    missing = cards_missing(after, case.box, zone, objective)
    told = {"goal": case.goal(objective), "side": SIDES[side], "missing": missing}
    if objective == case.better.card:
        if missing <= FEW:
            return Reason("nearly_met", told)
        is_in_time = missing <= case.turns + FEW and not case.box.private_zones
        return Reason("in_time", told | {"turns": case.turns}) if is_in_time else None
    if 0 < missing < cards_missing(case.seen, case.box, zone, objective) and missing <= FEW:
        return Reason("nearer", told)
    return None


def cards_missing(s: State, box: Box, zone: int, objective: int) -> int:
    """The fewest cards that can still meet it; one card can serve a colour and a value."""
    colors = values = most = 0
    for term in range(box.terms[objective]):
        measure, low = box.measure[objective][term], box.low[objective][term]
        lacks = max(0, low - measured(s, box, zone, measure))
        if measure < VALUE_AT:
            colors += lacks
        elif measure < LEAD_AT:
            values += lacks
        else:
            most = max(most, lacks)
    return max(colors, values, most)


def crowded(case: Case) -> Iterator[Found]:
    """The other card would use up room in a zone that may have only so many cards."""
    if case.other is None or case.other.side == case.better.side:
        return
    zone = case.zone(case.other.side)
    for objective in objectives_in(case.seen, zone):
        loss = -likelier(case, case.other, zone, objective)
        for term in range(case.box.terms[objective]):
            high = case.box.high[objective][term]
            if case.box.measure[objective][term] != ZONE_CARDS or high == NO_LIMIT:
                continue
            room = high - measured(case.seen, case.box, zone, ZONE_CARDS)
            if loss > LEAST_CHANGE and 0 < room <= FEW + FEW:
                told = {"goal": case.goal(objective), "side": SIDES[case.other.side], "room": room}
                strength = loss * case.box.points[objective] * case.factor(case.other.side)
                yield Found(strength, Reason("room", told))


def multiplied(case: Case) -> Iterator[Found]:
    """A point in the weaker zone is multiplied by the stronger one."""
    if case.other is None or case.other.side == case.better.side:
        return
    points = case.points(case.seen)
    times, other_times = points[1 - case.better.side], points[1 - case.other.side]
    if times > other_times:
        told = {"side": SIDES[case.better.side], "times": times, "other_times": other_times}
        yield Found(A_POINT * (times - other_times), Reason("factor", told))


def larger(case: Case) -> Iterator[Found]:
    """Of two objectives, this one is worth more."""
    if case.other is None or min(case.better.card, case.other.card) <= NUMBERS:
        return
    points, less = (case.box.points[choice.card] for choice in (case.better, case.other))
    if points > less and state_of(case, case.better.after, zone_at(case), case.better.card) != "lost":
        told = {"points": points, "less": less, "goal": case.goal(case.other.card)}
        yield Found(A_POINT * (points - less), Reason("larger", told))


def zone_at(case: Case) -> int:
    return zone_of(case.seen, case.box, case.seat, case.better.side)
