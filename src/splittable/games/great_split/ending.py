"""What decided a game of The Great Split, from facts that can be checked.

In this order: a choice of the last resolution that cost somebody the win, a category without which another player
would have won, or the round in which the winner took the lead for good. A shared win was decided by nothing.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from splittable.core.spec import Moment
from splittable.core.words import Names, Words
from splittable.games.great_split import kernel
from splittable.games.great_split.board import face_text, track_text
from splittable.games.great_split.breakdown import breakdown
from splittable.games.great_split.codes import (
    CUBES,
    GOLD,
    HAND,
    ICONS,
    OVER,
    PRESTIGE,
    PRESTIGE_ICON,
    RESOLVE,
    SEAL_ICON_AT,
    TRACKS,
    Box,
)
from splittable.games.great_split.state import State

CATEGORIES = {
    "prestige_track": "prestige",
    "mid_game": "tokens",
    "books_line": "books",
    "artwork_line": "artwork",
    "gems_line": "gems",
    "contracts": "contracts",
}
"""The lines of the breakdown, and the rows of the score pad that have them."""

Points = dict[str, int]


class Other(NamedTuple):
    """What a seat could have done instead with a card or a step: one step less on a track, some more on others."""

    number: int
    seat: int
    less: int
    more: dict[int, int]
    facts: dict[str, Any]


def moment(positions: Sequence[State], box: Box) -> Moment | None:
    totals = scores(positions[-1], box)
    if totals.count(max(totals)) > 1:
        return None
    winner = totals.index(max(totals))
    return (
        missed(positions, box, totals, winner)
        or category(positions, box, totals, winner)
        or lead(positions, box, winner)
    )


def scores(s: State, box: Box) -> list[int]:
    out = [0] * s.players
    kernel.score(s, box, out)
    return out


def points(s: State, box: Box, seat: int) -> Points:
    """By rows of the score pad."""
    found = dict.fromkeys(CATEGORIES.values(), 0)
    for line in breakdown(s, box, seat):
        found[CATEGORIES[line["key"]]] += line["points"]
    return found


def missed(positions: Sequence[State], box: Box, totals: list[int], winner: int) -> Moment | None:
    """A choice of the last resolution that cost somebody the win. Nothing there changes anybody else's board (G10), so
    the rest of the game stays as it was."""
    final = positions[-1]
    better = []
    for other in others(positions, box):
        changed = with_other(final, other)
        total = scores(changed, box)[other.seat]
        if other.seat != winner and total > totals[winner]:
            better.append((total, other, changed))
    if not better:
        return None
    total, other, changed = max(better, key=lambda each: each[0])
    was, now = points(final, box, other.seat), points(changed, box, other.seat)
    facts = {
        "seat": other.seat,
        "winner": winner,
        "category": max(now, key=lambda name: now[name] - was[name]),
        "was": totals[other.seat],
        "total": total,
        "best": totals[winner],
    }
    return Moment(other.number, facts | other.facts)


def others(positions: Sequence[State], box: Box) -> Iterator[Other]:
    """What could have been done instead in the last resolution, as far as it is certain what would have come of it."""
    final = positions[-1]
    for number, (before, after) in enumerate(pairwise(positions), 1):
        if before.phase == RESOLVE and before.round == final.round:
            for other in (*played_instead(number, before, after, box), *placed_elsewhere(number, before, after)):
                if is_certain(before, final, box, other):
                    yield other


def played_instead(number: int, before: State, after: State, box: Box) -> Iterator[Other]:
    """A card that was sold. Those with seals are left out: nobody knows where they would have gone."""
    for card in range(box.cards):
        icons = box.icons[card]
        if after.sold[card] > before.sold[card] and not any(icons[SEAL_ICON_AT:]):
            seat = before.way[card][before.stop] - HAND
            is_gold = after.cubes[seat][GOLD] > before.cubes[seat][GOLD]
            shown = {icon: icons[icon] for icon in range(SEAL_ICON_AT) if icons[icon]}
            more = {PRESTIGE if icon == PRESTIGE_ICON else icon: count for icon, count in shown.items()}
            face = {ICONS[icon]: count for icon, count in shown.items()}
            facts = {"kind": "sale", "face": face, "for": "gold" if is_gold else "prestige"}
            yield Other(number, seat, GOLD if is_gold else PRESTIGE, more, facts)


def placed_elsewhere(number: int, before: State, after: State) -> Iterator[Other]:
    """The step of a splitter card, on another track."""
    used = before.splitters & ~after.splitters
    for seat in range(before.players):
        moved = [track for track in range(CUBES) if after.cubes[seat][track] > before.cubes[seat][track]]
        if used >> seat & 1 and len(moved) <= 1:
            there = moved[0] if moved else PRESTIGE
            for track in range(PRESTIGE + 1):
                facts = {"kind": "step", "from": TRACKS[there], "to": TRACKS[track]}
                yield Other(number, seat, there, {track: 1}, facts)


def is_certain(before: State, final: State, box: Box, other: Other) -> bool:
    """No space that the seat would leave out or reach, then or later, sets anything off, and no track would be full:
    everything else can be played as it was."""
    if other.less in other.more:
        return False
    was, now = before.cubes[other.seat], final.cubes[other.seat]
    steps = {other.less: 0} | other.more
    return all(
        track == PRESTIGE
        or (
            now[track] + count < box.last[track]
            and not any(box.effect[track][was[track] + 1 : now[track] + count + 1])
        )
        for track, count in steps.items()
    )


def with_other(final: State, other: Other) -> State:
    changed = final.copy()
    for track, count in ({other.less: -1} | other.more).items():
        if track == PRESTIGE:
            changed.prestige[other.seat] += count
        else:
            changed.cubes[other.seat][track] += count
    return changed


def category(positions: Sequence[State], box: Box, totals: list[int], winner: int) -> Moment | None:
    """A row of the score pad without which somebody else would have won; of several, the one with the largest gap."""
    by_seat = [points(positions[-1], box, seat) for seat in range(len(totals))]
    found = []
    for name in CATEGORIES.values():
        rest = [total - of[name] for total, of in zip(totals, by_seat, strict=True)]
        first, second = sorted(rest, reverse=True)[:2]
        rival = rest.index(first)
        if rival != winner and first > second:
            facts: dict[str, Any] = {
                "kind": "category",
                "seat": winner,
                "rival": rival,
                "category": name,
                "points": by_seat[winner][name],
                "theirs": by_seat[rival][name],
                "by": first - second,
            }
            found.append(facts)
    if not found:
        return None
    facts = max(found, key=lambda each: each["points"] - each["theirs"])
    return Moment(len(positions) - 1, facts)


def lead(positions: Sequence[State], box: Box, winner: int) -> Moment:
    """The round in which the winner took the lead for good, as the points were when each round was over."""
    ends = round_ends(positions)
    tables = [scores(positions[number], box) for number in ends]
    at = len(ends) - 1
    while at > 0 and leader(tables[at - 1]) == winner:
        at -= 1
    facts: dict[str, Any] = {"kind": "start", "seat": winner, "round": at + 1, "by": ahead(tables[-1])}
    if at:
        before, after = (points(positions[ends[place]], box, winner) for place in (at - 1, at))
        grown = {name: after[name] - before[name] for name in after}
        name = max(grown, key=lambda each: grown[each])
        gained = {"gained": sum(grown.values()), "row": name, "part": grown[name]}
        facts |= {"kind": "lead", "ahead": leader(tables[at - 1]), **gained}
    return Moment(ends[at], facts | edge(positions[-1], box, tables[-1], winner))


def edge(final: State, box: Box, totals: list[int], winner: int) -> dict[str, Any]:
    """The row of the score pad that made at least half of the winner's edge over the second, if there is one."""
    second = max(total for seat, total in enumerate(totals) if seat != winner)
    rivals = [seat for seat, total in enumerate(totals) if total == second]
    if len(rivals) > 1:
        return {}
    mine, theirs = points(final, box, winner), points(final, box, rivals[0])
    name = max(mine, key=lambda each: mine[each] - theirs[each])
    if 2 * (mine[name] - theirs[name]) < totals[winner] - second:
        return {}
    return {"category": name, "points": mine[name], "theirs": theirs[name]}


def round_ends(positions: Sequence[State]) -> list[int]:
    """How many moves were made when each round was over."""
    steps = enumerate(pairwise(positions), 1)
    return [number for number, (before, after) in steps if after.round > before.round or after.phase == OVER]


def leader(totals: list[int]) -> int | None:
    """Who has the most, if it is one seat."""
    return totals.index(max(totals)) if totals.count(max(totals)) == 1 else None


def ahead(totals: list[int]) -> int:
    first, second = sorted(totals, reverse=True)[:2]
    return first - second


def say(moment: Moment, words: Words, names: Names) -> tuple[str, str]:
    facts = moment.facts
    who = names.who(facts["seat"])
    match facts["kind"]:
        case "sale":
            won = {"total": facts["total"], "best": facts["best"]}
            card = face_text(facts["face"], words)
            return words("ending_sale_title"), words(f"ending_sale.{facts['for']}", card=card, **won, **who)
        case "step":
            won = {"total": facts["total"], "best": facts["best"]}
            chosen, better = track_text(facts["from"], words), track_text(facts["to"], words)
            return words("ending_step_title"), words("ending_step", chosen=chosen, better=better, **won, **who)
        case "category":
            rival = names.who(facts["rival"])
            given = {"points": facts["points"], "theirs": facts["theirs"], "by": facts["by"]}
            text = words("ending_category", rival=rival["who"], mine=rival["you"], **given, **who)
            return words(f"ending_category_title.{facts['category']}"), text
        case "start":
            told = words("ending_start", by=facts["by"], **who)
            return words("ending_start_title"), f"{told}{tell_edge(facts, words)}"
    return words("ending_lead_title", round=facts["round"], **who), tell_lead(facts, words, names)


def tell_lead(facts: dict[str, Any], words: Words, names: Names) -> str:
    before = facts["round"] - 1
    if facts["ahead"] is None:
        told = words("ending_before.level", round=before)
    else:
        told = words("ending_before.ahead", round=before, **names.who(facts["ahead"]))
    if 0 < facts["part"] <= facts["gained"]:  # otherwise the others lost, or the row made up for a loss in another
        row = words(f"ending_row.{facts['row']}")
        gained = {"gained": facts["gained"], "part": facts["part"], "row": row}
        told = f"{told} {words('ending_lead', round=facts['round'], **gained, **names.who(facts['seat']))}"
    return f"{told}{tell_edge(facts, words)}"


def tell_edge(facts: dict[str, Any], words: Words) -> str:
    if "category" not in facts:
        return ""
    row = facts["category"]
    return " " + words(f"ending_edge.{row}", points=facts["points"], theirs=facts["theirs"])
