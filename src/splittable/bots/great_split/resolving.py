"""Why to play a card, sell it, or move a track: what the board reaches, now or with what is still to be played."""

from collections.abc import Iterator
from typing import Any

from splittable.bots.coach import Reason
from splittable.bots.great_split.case import Case, Found, card_of, track_of, use_of
from splittable.bots.great_split.marks import Mark, ahead, marks, moved
from splittable.games.great_split.codes import (
    ARTWORK,
    CUBES,
    EMERALD,
    OPEN,
    PRESTIGE,
    RESOURCES,
    SEAL_AT,
    SEAL_MOVE_AT,
    SPLITTER_AT,
    TOPAZ,
    TRACKS,
)
from splittable.games.great_split.kernel import artwork_points, contract_count
from splittable.games.great_split.state import State

PLACED = 0.9  # the weight of what is reached with seals and arrows that the move brings
IN_HAND = 0.8  # the weight of what is reached with the rest of the hand
NEARER = 0.4  # the weight of a step towards a space
FAR = 0.6  # the weight of a step that leads nowhere soon
EACH_STAR = 0.25  # the weight of a contract more that stars will count for
LATER = 0.2
A_STEP = 0.1
POINTS = 0.5  # the weight of a point more for now
NEAR = 2  # steps


def reached(case: Case) -> Iterator[Found]:
    """What the better choice reaches and the other does not: at once, with what it lets the seat place, or with the
    rest of the hand."""
    told: set[Any] = set()
    for how, weight, better, others in stages(case):
        for mark in better:
            worth = mark.worth - max((other.worth for other in others if other.key == mark.key), default=0.0)
            if worth > 0 and mark.key not in told and not is_plain_sale(case, mark):
                told.add(mark.key)
                yield Found(weight * worth, Reason(mark.kind, {**mark.facts, "how": how}))


def stages(case: Case) -> Iterator[tuple[str, float, list[Mark], list[Mark]]]:
    """How it is reached, the weight of that, what is reached, and what is reached in another way."""
    first = case.after(case.better)
    second = None if case.other is None else case.after(case.other)
    yield "now", 1.0, found(case, first), found(case, second)
    placed, how = case.settled(first)
    if how != "now":
        instead = None if second is None else case.settled(second)[0]
        is_next = how == "seal" and case.better >= SEAL_MOVE_AT
        yield "next" if is_next else how, PLACED, found(case, placed), found(case, instead)
    alone = found(case, case.hand_without(case.better))
    instead = None if case.other is None else case.with_hand(case.other)
    yield "hand", IN_HAND, found(case, case.with_hand(case.better)), [*alone, *found(case, instead)]


def is_plain_sale(case: Case, mark: Mark) -> bool:
    """A point for prestige is what the move itself says."""
    return mark.kind == "prestige" and mark.facts["points"] == 1


def found(case: Case, after: State | None) -> list[Mark]:
    return [] if after is None else marks(case.seen, after, case.box, case.seat)


def more(case: Case) -> Iterator[Found]:
    """More points for now, everything counted that the move lets the seat place."""
    if case.other is None:
        return
    gain, less = (case.gain(case.settled(case.after(action))[0]) for action in (case.better, case.other))
    if gain > less:
        yield Found(POINTS * (gain - less), Reason("more", {"points": gain, "less": less, **case.move(case.other)}))


def wasted(case: Case) -> Iterator[Found]:
    """G12: the other choice plays a card whose steps are lost, at least in part."""
    if case.other is None or card_of(case.other) < 0 or use_of(case.other) != OPEN:
        return
    if card_of(case.better) != card_of(case.other):
        return
    icons = case.box.icons[card_of(case.other)]
    for track in range(SEAL_AT):
        lost = icons[track] - (case.box.last[track] - case.seen.cubes[case.seat][track])
        if lost > 0:
            yield Found(2.0 * lost, Reason("wasted", {"resource": RESOURCES[track], "lost": lost}))


def nearer(case: Case) -> Iterator[Found]:
    """A track that comes close to its next space, and not with the other choice."""
    first, how = case.settled(case.after(case.better))
    second = case.seen if case.other is None else case.settled(case.after(case.other))[0]
    for track in moved(case.seen, first, case.seat):
        then = ahead(first, case.box, case.seat, track)
        if then and then.steps <= NEAR and at(case, first, track) > at(case, second, track):
            told = {"track": TRACKS[track], "steps": then.steps, "what": then.what}
            is_now = at(case, case.after(case.better), track) == at(case, first, track)
            if is_now:
                yield Found(NEARER / then.steps, Reason("nearer", told))
            elif how == "arrow":
                yield Found(NEARER / then.steps, Reason("nearer_arrow", told))
            elif case.better < SEAL_MOVE_AT:
                yield Found(NEARER / then.steps, Reason("nearer_seal", told))


def at(case: Case, s: State, track: int) -> int:
    return s.cubes[case.seat][track]


def far(case: Case) -> Iterator[Found]:
    """The other choice moves a track that reaches nothing soon."""
    if case.other is None:
        return
    first, second = case.after(case.better), case.after(case.other)
    tracks = [track for track in moved(case.seen, second, case.seat) if track != PRESTIGE]
    if len(tracks) == 1 and tracks[0] < SEAL_AT:
        yield from unpaid(case, tracks[0], second)
    if len(tracks) != 1 or found(case, second) or at(case, first, tracks[0]) > case.seen.cubes[case.seat][tracks[0]]:
        return
    then = ahead(second, case.box, case.seat, tracks[0])
    if then is None or then.steps > 1:
        told: dict[str, Any] = {"track": TRACKS[tracks[0]], "steps": then.steps if then else 0}
        yield Found(FAR, Reason("far", told))


def unpaid(case: Case, track: int, after: State) -> Iterator[Found]:
    """The other choice moves a resource that scores nothing for it yet."""
    first = case.after(case.better)
    if at(case, first, track) > case.seen.cubes[case.seat][track]:
        return
    count, more = (contract_count(s, case.box, case.seat, track) for s in (case.seen, after))
    if more > count and not case.box.stars[track][at(case, after, SEAL_AT + track)] and not case.gain(after):
        yield Found(FAR, Reason("no_stars", {"resource": RESOURCES[track]}))
    if track == ARTWORK and artwork_points(after, case.box, case.seat) == 0:
        told = {"at": at(case, after, track), "market": case.seen.market}
        yield Found(FAR, Reason("market_ahead", told))


def multiplied(case: Case) -> Iterator[Found]:
    """G18: a seal is worth more where there are more contracts, a contract more where there are more stars."""
    if case.other is None:
        return
    here, there = (lone_track(case, action) for action in (case.better, case.other))
    if here is None or there is None or here == there:
        return
    told: dict[str, Any]
    if min(here, there) >= SEAL_AT and max(here, there) < CUBES:
        count, fewer = (contract_count(case.seen, case.box, case.seat, track - SEAL_AT) for track in (here, there))
        if count > fewer:
            told = {"resource": RESOURCES[here - SEAL_AT], "other": RESOURCES[there - SEAL_AT]}
            yield Found(
                EACH_STAR * (count - fewer), Reason("stars_count", told | {"contracts": count, "fewer": fewer})
            )
    if max(here, there) < SEAL_AT:
        stars, less = (case.box.stars[track][case.seen.cubes[case.seat][SEAL_AT + track]] for track in (here, there))
        if stars > less:
            told = {"resource": RESOURCES[here], "other": RESOURCES[there], "stars": stars, "fewer": less}
            yield Found(EACH_STAR * (stars - less), Reason("contracts_count", told))


def lone_track(case: Case, action: int) -> int | None:
    """The track that a move moves, if it is one."""
    if action >= SPLITTER_AT:
        return track_of(action)
    tracks = moved(case.seen, case.after(action), case.seat)
    return tracks[0] if len(tracks) == 1 else None


def lower_gem(case: Case) -> Iterator[Found]:
    """G17: only the lower of topaz and emerald counts."""
    first = case.after(case.better)
    second = None if case.other is None else case.after(case.other)
    topaz, emerald = (case.seen.cubes[case.seat][track] for track in (TOPAZ, EMERALD))
    if topaz == emerald:
        return
    low, high = (TOPAZ, EMERALD) if topaz < emerald else (EMERALD, TOPAZ)
    grows = at(case, first, low) > case.seen.cubes[case.seat][low]
    if grows and (second is None or at(case, second, low) < at(case, first, low)):
        told: dict[str, Any] = {"resource": RESOURCES[low], "other": RESOURCES[high]}
        told |= {"low": min(topaz, emerald), "high": max(topaz, emerald)}
        yield Found(NEARER, Reason("lower_gem", told))


def later(case: Case) -> Iterator[Found]:
    """The splitter card can go anywhere, so it can wait until all cards are played."""
    if case.other is not None and SPLITTER_AT <= case.other < SEAL_MOVE_AT and case.better < SPLITTER_AT:
        yield Found(LATER, Reason("later", {}))


def steps(case: Case) -> Iterator[Found]:
    """More steps on tracks than with the other choice."""
    if case.other is None:
        return
    count, fewer = (total(case, case.settled(case.after(action))[0]) for action in (case.better, case.other))
    if count > fewer:
        yield Found(
            LATER * (count - fewer) / 2, Reason("steps", {"steps": count, "fewer": fewer, **case.move(case.other)})
        )


def total(case: Case, after: State) -> int:
    cubes = sum(after.cubes[case.seat]) - sum(case.seen.cubes[case.seat])
    return cubes + after.prestige[case.seat] - case.seen.prestige[case.seat]


FINDERS = (reached, more, wasted, nearer, far, multiplied, lower_gem, later, steps)
