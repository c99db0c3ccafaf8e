"""What a player's board in The Great Split reaches between two states: contracts, banners, values, arrows, points."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from splittable.games.great_split.codes import (
    ARROW,
    BOOKS,
    CUBES,
    GOLD,
    PRESTIGE,
    RESOURCES,
    SEAL_AT,
    TOKEN_ARTWORK,
    TOKEN_BOOKS,
    TOKEN_GEMS,
    Box,
)
from splittable.games.great_split.heuristic import ARROW_WORTH
from splittable.games.great_split.kernel import artwork_points, book_points, contract_count, gem_points
from splittable.games.great_split.state import State

NO_STARS_YET = 0.4  # points: a contract before its seal has stars, or stars before a contract
EXTRA_STEP = 0.8


class Mark(NamedTuple):
    kind: str
    facts: dict[str, Any]
    worth: float

    @property
    def key(self) -> tuple[str, Any]:
        """Two marks with the same key are about the same thing."""
        return self.kind, self.facts.get("resource")


def marks(before: State, after: State, box: Box, seat: int) -> list[Mark]:
    """The most valuable first."""
    found = [
        *contracts(before, after, box, seat),
        *values(before, after, box, seat),
        *spaces(before, after, box, seat),
    ]
    prestige = after.prestige[seat] - before.prestige[seat]
    if prestige:
        found.append(Mark("prestige", {"points": prestige}, prestige))
    return sorted(found, key=lambda mark: -mark.worth)


def contracts(before: State, after: State, box: Box, seat: int) -> Iterator[Mark]:
    """G18: contracts × stars."""
    for at, resource in enumerate(RESOURCES):
        was, count = (contract_count(s, box, seat, at) for s in (before, after))
        had, stars = (box.stars[at][s.cubes[seat][SEAL_AT + at]] for s in (before, after))
        told = {"resource": resource, "contracts": count, "stars": stars}
        if count > was:
            yield Mark("contract", told, (count - was) * stars or NO_STARS_YET)
        if stars > had:
            yield Mark("banner", told, count * (stars - had) or NO_STARS_YET)


def values(before: State, after: State, box: Box, seat: int) -> Iterator[Mark]:
    """G15–G17: what books, gems and artwork are worth, and whether a token scores them before the end."""
    for kind, token, was, now in (
        ("books", TOKEN_BOOKS, book_points(before, box, seat), book_points(after, box, seat)),
        ("gems", TOKEN_GEMS, gem_points(before, seat), gem_points(after, seat)),
        ("artwork", TOKEN_ARTWORK, artwork_points(before, box, seat), artwork_points(after, box, seat)),
    ):
        if now > was:
            again = scored_again(after, box, token)
            more = {"market": after.market} if kind == "artwork" else {"again": again}
            told = {"was": was, "now": now, **more}
            yield Mark(kind, told, (now - was) * (2 if again else 1))


def scored_again(s: State, box: Box, token: int) -> int:
    """The round after which a token still to come scores this; 0 if there is none."""
    rounds = [box.line_round[slot // 2] for slot in range(s.placed) if s.scoring[slot] == token]
    return next((number for number in rounds if number >= s.round), 0)


def spaces(before: State, after: State, box: Box, seat: int) -> Iterator[Mark]:
    """G11: double arrows on gold, and seals that move a resource."""
    was, now = before.cubes[seat], after.cubes[seat]
    reached = box.effect[GOLD][was[GOLD] + 1 : now[GOLD] + 1]
    if ARROW in reached:
        yield Mark("arrow", {"arrows": reached.count(ARROW)}, ARROW_WORTH * reached.count(ARROW))
    for track in range(SEAL_AT, CUBES):
        steps = [effect for effect in box.effect[track][was[track] + 1 : now[track] + 1] if effect]
        if steps:
            yield Mark("extra", {"resource": RESOURCES[steps[0] - 1]}, EXTRA_STEP)


class Ahead(NamedTuple):
    """The next space of a track that does something."""

    what: str
    steps: int


def ahead(s: State, box: Box, seat: int, track: int) -> Ahead | None:
    if track == PRESTIGE:
        return None
    here = s.cubes[seat][track]
    for space in range(here + 1, box.last[track] + 1):
        if what := what_is_at(box, track, space):
            return Ahead(what, space - here)
    return None


def what_is_at(box: Box, track: int, space: int) -> str:
    at = track % SEAL_AT
    if box.effect[track][space] == ARROW:
        return "arrow"
    if track >= SEAL_AT:
        if box.stars[at][space] > box.stars[at][space - 1]:
            return "banner"
        return "step" if box.effect[track][space] else ""
    if box.contracts[at][space] > box.contracts[at][space - 1]:
        return "contract"
    return "value" if track == BOOKS and box.book_value[space] > box.book_value[space - 1] else ""


def moved(before: State, after: State, seat: int) -> list[int]:
    """The tracks that have moved; prestige too."""
    tracks = [track for track in range(CUBES) if after.cubes[seat][track] > before.cubes[seat][track]]
    return [*tracks, PRESTIGE] if after.prestige[seat] > before.prestige[seat] else tracks
