"""What a seat's choices would bring, and the spaces of the board: the client needs no rules."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, cast

from splittable.core.fields import Same
from splittable.games.great_split.codes import (
    ACTIONS,
    ARROW,
    CUBE_TRACKS,
    CUBES,
    OPEN,
    RESOLVE,
    RESOURCES,
    SEAL_AT,
    Box,
    TrackName,
)
from splittable.games.great_split.kernel import apply, legal, play_card, points
from splittable.games.great_split.notation import text
from splittable.games.great_split.rest import plain_plays
from splittable.games.great_split.shown import Prospect, Space
from splittable.games.great_split.state import State


class Own(NamedTuple):
    """What the moves of a seat in a resolution depend on: nothing of the others, and not where cards were."""

    cubes: tuple[int, ...]
    prestige: int
    hand: tuple[int, ...]
    seals: tuple[int, ...]
    arrows: int
    has_splitter: bool
    tile: int
    market: int


def layout(box: Box) -> dict[TrackName, dict[str, Space]]:
    """By track, its special spaces: contract, value (books), arrow, stars, step (a resource)."""
    return _layout(Same(box)).copy()


@lru_cache(maxsize=16)  # it is in every view
def _layout(same: Same) -> dict[TrackName, dict[str, Space]]:
    box = cast("Box", same.struct)
    return {CUBE_TRACKS[track]: spaces(box, track) for track in range(CUBES)}


def spaces(box: Box, track: int) -> dict[str, Space]:
    found: dict[str, Space] = {}
    for space in range(1, box.last[track] + 1):
        marks: Space = {}
        resource = track % SEAL_AT
        if track < SEAL_AT and box.contracts[resource][space] > box.contracts[resource][space - 1]:
            marks["contract"] = True
        if track == 0 and box.book_value[space] > box.book_value[space - 1]:
            marks["value"] = box.book_value[space]
        if track >= SEAL_AT and box.stars[resource][space] > box.stars[resource][space - 1]:
            marks["stars"] = box.stars[resource][space]
        effect = box.effect[track][space]
        if effect == ARROW:
            marks["arrow"] = True
        elif effect:
            marks["step"] = RESOURCES[effect - 1]
        if marks:
            found[str(space)] = marks
    return found


class Outlook(NamedTuple):
    """What a seat may do in a resolution. `prospects`: for each move, the tracks it moves and the points it brings, as
    if the game ended then. `rest`: the moves that play every card which leaves nothing to decide, see `plain_plays`.
    """

    prospects: dict[str, Prospect]
    rest: tuple[str, ...]


NOTHING = Outlook({}, ())


def outlook(seen: State, box: Box, seat: int) -> Outlook:
    if seen.phase != RESOLVE or not seen.awaited >> seat & 1:
        return NOTHING
    return _outlook(Same(box), own_of(seen, seat))


@lru_cache(maxsize=512)  # a seat is shown the same until it moves itself
def _outlook(same: Same, own: Own) -> Outlook:
    box, trial = cast("Box", same.struct), alone(own)
    rest = tuple(text(trial, box, 0, action) for action in plain_plays(trial, box, 0))
    now = points(trial, box, 0)
    out = [0] * ACTIONS
    found = {}
    for action in out[: legal(trial, box, 0, out)]:
        apply(trial, box, 0, action)
        found[text(trial, box, 0, action)] = difference(own, trial, box, now)
        set_up(trial, own)
    return Outlook(found, rest)


def brings(seen: State, box: Box, seat: int, cards: Iterable[int]) -> Prospect:
    """What these cards would bring a seat if it played them all openly; seals and arrows are not placed."""
    own = own_of(seen, seat)._replace(hand=tuple(cards))
    trial = alone(own)
    now = points(trial, box, 0)
    for card in own.hand:
        play_card(trial, box, 0, card, OPEN)
    return difference(own, trial, box, now)


def own_of(seen: State, seat: int) -> Own:
    return Own(
        cubes=tuple(seen.cubes[seat]),
        prestige=seen.prestige[seat],
        hand=tuple(seen.hand[seat][: seen.hand_size[seat]]),
        seals=tuple(seen.seals[seat]),
        arrows=seen.arrows[seat],
        has_splitter=bool(seen.splitters >> seat & 1),
        tile=seen.tile[seat],
        market=seen.market,
    )


def alone(own: Own) -> State:
    """A resolution in which only this seat plays, as seat 0."""
    s = State()
    s.players, s.round, s.way, s.market, s.tile = 1, 1, [], own.market, [own.tile]
    set_up(s, own)
    return s


def set_up(s: State, own: Own) -> None:
    """All that the moves of a resolution depend on and change; faster than a copy for each move."""
    s.phase, s.awaited, s.splitters = RESOLVE, 1, int(own.has_splitter)
    s.cubes, s.prestige = [list(own.cubes)], [own.prestige]
    s.hand, s.hand_size = [[*own.hand, 0]], [len(own.hand)]
    s.seals, s.arrows = [list(own.seals)], [own.arrows]


def difference(own: Own, after: State, box: Box, now: int) -> Prospect:
    """Of a seat that had `now` points."""
    was, cubes = own.cubes, after.cubes[0]
    tracks = {CUBE_TRACKS[track]: cubes[track] for track in range(CUBES) if cubes[track] != was[track]}
    return {"tracks": tracks, "prestige": after.prestige[0] - own.prestige, "points": points(after, box, 0) - now}
