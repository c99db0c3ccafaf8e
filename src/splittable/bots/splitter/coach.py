"""Splitter: why one place for two numbers is better than another, in one sentence."""

from collections.abc import Mapping
from typing import Any

from splittable.bots.coach import Reason
from splittable.bots.splitter.sheet_facts import Placement, kept_open, steps_between
from splittable.core.play import State
from splittable.core.texts import joined
from splittable.core.words import Names, Words
from splittable.games.splitter.codes import STAR_FACTOR
from splittable.games.splitter.groups import OPEN, SCORING, SPOILED, Group, hearts_state, numbers_in_hearts
from splittable.games.splitter.kernel import beside
from splittable.games.splitter.log import gain_texts
from splittable.games.splitter.shown import HeartsNews, SheetNews

Found = tuple[float, str, dict[str, Any]]
"""How much it explains, the kind of reason, and its facts."""


def reasons(known: State, seat: int, better: str, other: str | None, shares: Mapping[str, float]) -> list[Reason]:
    best, rest = placement(known, seat, better), placement(known, seat, other) if other is not None else None
    found = [*scores(best, rest), *grows(best, rest), *takes_star(best, rest), *fills_hearts(best, rest)]
    found += [*links(best, rest), *starts(best, rest)]
    if rest is not None:
        found += [*breaks(best, rest), *spoils(best, rest), *closes(best, rest), *parts_hearts(best, rest)]
        found += [*leaves_room(best, rest), *guards(best, rest), *spares_star(best, rest)]
        found += [*stays_apart(best, rest), *keeps_clear(best, rest)]
        swapped = best.pair == rest.pair
        found = [(weight, kind, {**facts, "swapped": swapped}) for weight, kind, facts in found]
    return [Reason(kind, facts) for _, kind, facts in sorted(found, key=lambda each: -each[0])]


def placement(known: State, seat: int, move: str) -> Placement:
    s: Any = known.position
    box: Any = known.components
    action = known.move_code(seat, move)
    numbers = (s.high, s.low) if action & 1 else (s.low, s.high)
    return Placement(box, list(s.boards[seat]), action >> 1, *numbers)


def scores(best: Placement, rest: Placement | None) -> list[Found]:
    news, points = best.news(), best.points()
    less = rest.points() if rest is not None else 0
    if news["broken"] or points <= max(0, less):
        return []
    facts = {"scoring": news["scoring"], "hearts": scored_hearts(news), "points": points, "other_points": max(0, less)}
    return [(points - less + 3.0, "scores", facts)]


def scored_hearts(news: SheetNews) -> HeartsNews | None:
    hearts = news["hearts"]
    return hearts if hearts and hearts["state"] == SCORING else None


def breaks(best: Placement, rest: Placement) -> list[Found]:
    """T7: the other one makes a complete group too large."""
    kept = {group["number"] for group in best.news()["broken"]}
    return [
        (group["points"] + 4.0, "breaks", {"number": group["number"], "points": group["points"]})
        for group in rest.news()["broken"]
        if group["number"] not in kept
    ]


def lost(placed: Placement) -> list[tuple[Group, Group]]:
    """Groups that could grow before, each with what has become of it: it never scores any more."""
    return [
        (group, now)
        for group in placed.old()
        if group.state == OPEN and (now := placed.group_at(group.cells)).state == SPOILED
    ]


def spoils(best: Placement, rest: Placement) -> list[Found]:
    kept = [group for group, _ in lost(best)]
    return [
        (0.5 * group.number + 1, "too_many", {"number": group.number, "size": now.cells.bit_count()})
        for group, now in lost(rest)
        if group not in kept and now.cells.bit_count() > group.number
    ]


def closes(best: Placement, rest: Placement) -> list[Found]:
    """The other one takes the room that a group needs."""
    kept = [group for group, _ in lost(best)]
    return [
        (
            0.5 * group.number + group.cells.bit_count() - 0.5,
            "closes",
            {"number": group.number, "size": group.cells.bit_count(), "kept": kept_open(best, group.number)},
        )
        for group, now in lost(rest)
        if group not in kept and now.cells.bit_count() < group.number
    ]


def parts_hearts(best: Placement, rest: Placement) -> list[Found]:
    """T9"""
    is_kept = hearts_state(best.after, best.box) in (OPEN, SCORING)
    if not is_kept or hearts_state(rest.after, rest.box) != SPOILED:
        return []
    filled = (best.box.hearts & ~best.free).bit_count()
    return [(1.0 + filled, "hearts_keep", {})]


def fills_hearts(best: Placement, rest: Placement | None) -> list[Found]:
    if hearts_state(best.after, best.box) != OPEN or not best.cells & best.box.hearts:
        return []
    number = numbers_in_hearts(best.after, best.box)[0]
    count = (best.box.hearts & best.after[number]).bit_count()
    if count < 2 or (rest is not None and (rest.box.hearts & rest.after[number]).bit_count() >= count):
        return []
    missing = best.box.hearts.bit_count() - count
    return [(2.0, "hearts_on", {"number": number, "count": count, "missing": missing})]


def takes_star(best: Placement, rest: Placement | None) -> list[Found]:
    """T8: an open group that holds a star now."""
    found = []
    for number, cell in best.written():
        group = best.group_at(cell)
        if group.state != OPEN or not cell & best.box.stars or number < 3:
            continue
        if rest is not None and any(n == number and rest.group_at(c).star for n, c in rest.written()):
            continue
        facts = {"number": number, "size": group.cells.bit_count(), "points": STAR_FACTOR * number}
        found.append((0.4 * number + group.cells.bit_count() / 2, "star", facts))
    return found


def spares_star(best: Placement, rest: Placement) -> list[Found]:
    return [
        (1.2, "star_free", {"number": number})
        for number, cell in rest.written()
        if cell & best.box.stars & best.free and number <= 3
    ]


def grows(best: Placement, rest: Placement | None) -> list[Found]:
    """A group comes nearer to its size, and the other one has none that is as near."""
    elsewhere = [(group.number, group.cells.bit_count()) for group in rest.grown()] if rest is not None else []
    found = []
    for group in best.grown():
        size = group.cells.bit_count()
        if any(number >= group.number and other >= size for number, other in elsewhere):
            continue
        facts = {"number": group.number, "size": size, "missing": group.number - size}
        found.append((0.5 * size + 0.2 * group.number, "grows", facts))
    return found


def links(best: Placement, rest: Placement | None) -> list[Found]:
    found = []
    for number, cell in best.written():
        size = best.links(number, cell)
        others = [rest.links(n, c) for n, c in rest.written() if n == number] if rest is not None else []
        if size and best.group_at(cell).state == OPEN and size > max(others, default=0):
            found.append((0.3 * size, "links", {"number": number, "size": size}))
    return found


def starts(best: Placement, rest: Placement | None) -> list[Found]:
    """A number that begins a group has more room than in the other place: beside it, or two steps away."""
    if rest is None:
        return []
    found: list[Found] = []
    for number, cell in best.written():
        group = best.group_at(cell)
        elsewhere = [rest.group_at(c) for n, c in rest.written() if n == number]
        if number == 1 or group.state != OPEN or is_grown(best, group) or any(is_grown(rest, g) for g in elsewhere):
            continue
        free, less = best.room(group), max(rest.room(each) for each in elsewhere)
        if free > less:
            found.append((0.15 * number * (free - less), "starts", {"number": number, "free": free, "less": less}))
        free, less = best.space(group), max(rest.space(each) for each in elsewhere)
        if free > less and number > 3:
            found.append((0.05 * (free - less), "space", {"number": number, "free": free, "less": less}))
    return found


def is_grown(placed: Placement, group: Group) -> bool:
    """Whether some of its cells were there before."""
    return bool(group.cells & ~placed.cells)


def leaves_room(best: Placement, rest: Placement) -> list[Found]:
    """An open group that neither changes has more free cells beside it."""
    found = []
    for group in best.old():
        if group.state != OPEN or group not in best.new() or group not in rest.new():
            continue
        free, less = best.room(group), rest.room(group)
        if free > less:
            weight = 0.2 * (free - less) * (group.number - group.cells.bit_count())
            facts = {"number": group.number, "size": group.cells.bit_count(), "free": free, "less": less}
            found.append((weight, "room", facts))
    return found


def guards(best: Placement, rest: Placement) -> list[Found]:
    """A complete group has fewer free cells beside it, where its own number would spoil it."""
    found: list[Found] = []
    for group in best.new():
        if group.state != SCORING:
            continue
        if group in rest.new():
            free, more = best.room(group), rest.room(group)
        elif made := [each for each in completed(rest) if each.number == group.number and group in completed(best)]:
            free, more = best.room(group), min(rest.room(each) for each in made)
        else:
            continue
        if free < more:
            facts = {"number": group.number, "free": free, "more": more}
            found.append((0.12 * group.points * (more - free), "guards", facts))
    return found


def stays_apart(best: Placement, rest: Placement) -> list[Found]:
    """A number is further from a complete group of the same number, which it would spoil."""
    found: list[Found] = []
    for number, cell in best.written():
        complete = [group.cells for group in best.old() if group.number == number and group.state == SCORING]
        others = [there for n, there in rest.written() if n == number]
        if not complete or best.left == best.right:
            continue
        far = min(steps_between(cell, cells) for cells in complete)
        near = min(steps_between(there, cells) for there in others for cells in complete)
        if far > near > 1:
            found.append((0.08 * number * (far - near), "apart", {"number": number, "far": far, "near": near}))
    return found


def keeps_clear(best: Placement, rest: Placement) -> list[Found]:
    """Fewer free cells beside the two numbers: the open space stays for later."""
    free, more = ((beside(each.cells) & each.free).bit_count() for each in (best, rest))
    return [(0.02 * (more - free), "clear", {"free": free, "more": more})] if free < more else []


def completed(placed: Placement) -> list[Group]:
    """Groups that score by this placement."""
    return [group for group in placed.new() if group.state == SCORING and group not in placed.old()]


def say(reason: Reason, words: Words, names: Names) -> str:
    facts = reason.facts
    given = {"swapped": False, **facts}
    if "size" in facts:
        given["count"] = facts["size"]
    if reason.kind == "scores":
        given["groups"] = joined(gain_texts(facts, words), words)
        del given["scoring"], given["hearts"]
    return words(f"reason.{reason.kind}", **given)
