"""What a seat's choices would bring, and the spaces of the board: the client needs no rules."""

from collections.abc import Iterable
from typing import Any

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
from splittable.games.great_split.kernel import apply, legal, play_card, score
from splittable.games.great_split.notation import text
from splittable.games.great_split.shown import Prospect, Space
from splittable.games.great_split.state import State


def layout(box: Box) -> dict[TrackName, dict[str, Space]]:
    """By track, its special spaces: contract, value (books), arrow, stars, step (a resource)."""
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


def prospects(seen: State, box: Box, seat: int) -> dict[str, Prospect]:
    """In a resolution: for each move, the tracks it moves and the points it brings, as if the game ended then."""
    if seen.phase != RESOLVE or not seen.awaited >> seat & 1:
        return {}
    out = [0] * ACTIONS
    found = {}
    count = legal(seen, box, seat, out)
    for action in out[:count]:
        trial: Any = seen.copy()
        apply(trial, box, seat, action)
        found[text(seen, box, seat, action)] = difference(seen, trial, box, seat)
    return found


def brings(seen: State, box: Box, seat: int, cards: Iterable[int]) -> Prospect:
    """What these cards would bring a seat if it played them all openly; seals and arrows are not placed."""
    trial: Any = seen.copy()
    group = list(cards)
    for place, card in enumerate(group):
        trial.hand[seat][place] = card
    trial.hand_size[seat] = len(group)
    for card in group:
        play_card(trial, box, seat, card, OPEN)
    return difference(seen, trial, box, seat)


def difference(before: State, after: State, box: Box, seat: int) -> Prospect:
    tracks = {
        CUBE_TRACKS[track]: after.cubes[seat][track]
        for track in range(CUBES)
        if after.cubes[seat][track] != before.cubes[seat][track]
    }
    prestige = after.prestige[seat] - before.prestige[seat]
    return {"tracks": tracks, "prestige": prestige, "points": points(after, box, seat) - points(before, box, seat)}


def points(s: State, box: Box, seat: int) -> int:
    out = [0] * s.players
    score(s, box, out)
    return out[seat]
