"""What two cards mean for the other players: what they lose, gain, are passed, or could break."""

from collections.abc import Iterator

from splittable.bots.coach import Reason
from splittable.bots.splito.case import BOTH, Case, Choice, Found
from splittable.games.splito.codes import DIFFERENT_COLORS, LEAD_AT, LEFT, NUMBERS, RIGHT, SIDES
from splittable.games.splito.ending import scored
from splittable.games.splito.heuristic import probability
from splittable.games.splito.kernel import hand_held, is_met, knows_hand, lay, measured, zone_count, zone_of
from splittable.games.splito.live import objectives_in, seats_at, standing
from splittable.games.splito.state import State

ROBBED = 1.5  # the weight of a point that others lose in a zone
FED = 0.5  # the weight of a point that somebody who is ahead gains
PASSED_ON = 0.4  # the weight of a point that the left neighbour could gain with a card
BREAKABLE = 0.4  # the weight of an objective that a neighbour could break
KEPT_AWAY = 1.0  # the weight of an objective that the left neighbour could have got nearer
LEAST_NEED = 0.05  # of the probability that an objective is met
LEFT_TO_PARTNER = 0.15  # the weight of a point that the left neighbour can still bring both
PRESSED = 0.2  # the weight of a majority that is less safe
BEHIND = 0.1  # the weight of a point that one neighbour is behind the other


def robbed(case: Case) -> Iterator[Found]:
    """An objective that other zones score now, and don't any more."""
    own = {case.zone(side) for side in BOTH}
    for zone in {*range(zone_count(case.seen, case.box))} - own:
        losses = scored(case.seen, case.box, zone) - scored(case.better.after, case.box, zone)
        if case.other is not None:
            losses &= scored(case.other.after, case.box, zone)
        if losses:
            objective = max(losses, key=lambda each: case.box.points[each])
            told = {"goal": case.goal(objective), "seats": seats_at(case.seen, case.box, zone)}
            told["points"] = case.box.points[objective]
            yield Found(ROBBED * case.box.points[objective], Reason("robs", told))


def fed(case: Case) -> Iterator[Found]:
    """The other card helps a neighbour who is not behind more than it helps the seat."""
    if case.other is None or case.box.private_zones:
        return
    partner = neighbour(case, case.other.side)
    before, after, instead = (case.products(s) for s in (case.seen, case.other.after, case.better.after))
    gain = after[partner] - before[partner]
    least = max(after[case.seat] - before[case.seat], instead[partner] - before[partner])
    if before[partner] >= before[case.seat] and gain > max(0, least):
        told = {"neighbour": partner, "was": before[partner], "now": after[partner], **case.move(case.other)}
        yield Found(FED * gain, Reason("feeds", told))


def passed_on(case: Case) -> Iterator[Found]:
    """P8: cards that stay in the hand go to the left neighbour."""
    if case.turns == 0 or case.seen.passed + 1 == case.box.hand:
        return
    if case.other is not None and case.other.card == case.better.card:
        return
    left = (case.seat + 1) % case.seen.players
    now = case.products(case.seen)[left]
    best = most_with(case, left, case.better.card)
    instead = most_with(case, left, case.other.card) if case.other is not None else now
    if best > max(now, instead):
        told = {"neighbour": left, "was": now, "now": best}
        yield Found(PASSED_ON * (best - max(now, instead)), Reason("passed_on", told))


def most_with(case: Case, seat: int, card: int) -> int:
    """The most points that a seat could have with this card in one of the zones it does not share with the reader."""
    own = {case.zone(side) for side in BOTH}
    found = 0
    for side in BOTH:
        zone = zone_of(case.seen, case.box, seat, side)
        if zone not in own:
            trial = case.seen.copy()
            lay(trial, zone, card)
            found = max(found, case.products(trial)[seat])
    return found


def kept_away(case: Case) -> Iterator[Found]:
    """The left neighbour, who gets the rest of the hand, could use the card for an objective that is not met yet."""
    if case.turns == 0 or case.seen.passed + 1 == case.box.hand or case.better.card > NUMBERS:
        return
    left = (case.seat + 1) % case.seen.players
    for zone in {zone_of(case.seen, case.box, left, side) for side in BOTH} - {case.zone(side) for side in BOTH}:
        with_it, without = (
            None if choice is None else with_card(case, zone, choice.card) for choice in (case.better, case.other)
        )
        for objective in open_in(case, zone):
            gain = need(case, with_it, zone, objective)
            if gain >= LEAST_NEED and (without is None or need(case, without, zone, objective) < LEAST_NEED):
                told = {"neighbour": left, "goal": case.goal(objective)}
                strength = KEPT_AWAY * gain * case.box.points[objective]
                yield Found(strength, Reason("kept_away", told))


def left_to_partner(case: Case) -> Iterator[Found]:
    """The other card goes to the left neighbour, who can still play it for both into the shared zone."""
    if case.other is None or case.box.private_zones or case.other.card == case.better.card:
        return
    if case.turns == 0 or case.seen.passed + 1 == case.box.hand:
        return
    zone, left = case.zone(LEFT), (case.seat + 1) % case.seen.players
    trial = with_card(case, zone, case.other.card)
    gain = case.products(trial)[left] - case.products(case.seen)[left]
    points = case.points(trial)[LEFT] - case.points(case.seen)[LEFT]
    if gain > 0 and points > 0:
        told = {"neighbour": left, "points": points, **case.move(case.other)}
        yield Found(LEFT_TO_PARTNER * points * case.factor(LEFT), Reason("left_to_partner", told))


def open_in(case: Case, zone: int) -> list[int]:
    lying = objectives_in(case.seen, zone)
    return [card for card in lying if standing(case.seen, case.box, zone, card)["state"] == "open"]


def with_card(case: Case, zone: int, card: int) -> State:
    trial = case.seen.copy()
    lay(trial, zone, card)
    return trial


def need(case: Case, trial: State | None, zone: int, objective: int) -> float:
    """How much likelier an objective would be with a card."""
    if trial is None:
        return 0.0
    before, after = (probability(s, case.box, zone, objective, case.turns) for s in (case.seen, trial))
    return after - before


def pressed(case: Case) -> Iterator[Found]:
    """Another zone's majority that becomes less safe, but still holds."""
    if case.better.card > NUMBERS:
        return
    here = case.zone(case.better.side)
    for zone in {*range(zone_count(case.seen, case.box))} - {case.zone(side) for side in BOTH}:
        for objective in scored(case.seen, case.box, zone) & scored(case.better.after, case.box, zone):
            measure = case.box.measure[objective][0]
            if case.box.terms[objective] != 1 or not LEAD_AT <= measure < DIFFERENT_COLORS:
                continue
            before, after = (measured(s, case.box, zone, measure) for s in (case.seen, case.better.after))
            instead = before if case.other is None else measured(case.other.after, case.box, zone, measure)
            if after < min(before, instead):
                have = case.better.after.traits[here][measure - LEAD_AT]
                told = {"goal": case.goal(objective), "seats": seats_at(case.seen, case.box, zone), "have": have}
                yield Found(PRESSED * case.box.points[objective], Reason("presses", told | {"lead": have + after}))


def fragile(case: Case) -> Iterator[Found]:
    """The other card would meet an objective that the neighbour can break with a card that the seat knows of."""
    if case.other is None or case.box.private_zones or not case.box.memory_aided or case.turns == 0:
        return
    side = case.other.side
    partner = neighbour(case, side)
    for objective in case.scored(case.other.after, side) - case.scored(case.seen, side):
        if objective not in case.scored(case.better.after, side) and can_break(case, case.other, partner, objective):
            told = {"goal": case.goal(objective), "neighbour": partner, "side": SIDES[side]}
            yield Found(BREAKABLE * case.box.points[objective] * case.factor(side), Reason("fragile", told))


def can_break(case: Case, choice: Choice, partner: int, objective: int) -> bool:
    """Does the partner hold a card, this turn, with which an objective would no longer score in the shared zone?"""
    hand = hand_held(case.seen, partner)
    if not knows_hand(case.seen, case.seat, hand):
        return False
    zone = case.zone(choice.side)
    for card in {*case.seen.hands[hand]} - {0}:
        trial = choice.after.copy()
        lay(trial, zone, card)
        if card <= NUMBERS and not is_met(trial, case.box, zone, objective):
            return True
    return False


def partners(case: Case) -> Iterator[Found]:
    """A shared zone helps the neighbour, too: better the one who has less."""
    if case.other is None or case.other.side == case.better.side or case.box.private_zones:
        return
    points = case.products(case.seen)
    here, there = (neighbour(case, choice.side) for choice in (case.better, case.other))
    if points[here] < points[there]:
        told = {"neighbour": here, "other_neighbour": there, "has": points[here], "more": points[there]}
        yield Found(BEHIND * (points[there] - points[here]), Reason("partner", told))


def neighbour(case: Case, side: int) -> int:
    """P6: who shares the zone on this side."""
    return (case.seat + {LEFT: 1, RIGHT: -1}[side]) % case.seen.players
