"""Where the points came from (G15–G19), with the calculations, as if the game ended now."""

from splittable.core.shown import ScoreLine
from splittable.games.great_split.codes import ARTWORK, BOOKS, EMERALD, RESOURCES, SEAL_AT, TOPAZ, Box
from splittable.games.great_split.kernel import artwork_points, book_points, contract_points, gem_points
from splittable.games.great_split.state import State


def breakdown(s: State, box: Box, seat: int) -> list[ScoreLine]:
    cubes = s.cubes[seat]
    lines = [
        line("G10", s.prestige[seat] - s.mid_game[seat], "prestige_track"),
        line("G14", s.mid_game[seat], "mid_game"),
        line("G15", book_points(s, box, seat), "books_line", level=cubes[BOOKS]),
        line("G16", artwork_points(s, box, seat), "artwork_line", level=cubes[ARTWORK], market=s.market),
        line("G17", gem_points(s, seat), "gems_line", lower=min(cubes[TOPAZ], cubes[EMERALD])),
    ]
    for resource, name in enumerate(RESOURCES):
        lines.append(
            line(
                "G18",
                contract_points(s, box, seat, resource),
                "contracts",
                track=name,
                spaces=box.contracts[resource][cubes[resource]],
                icons=box.tile_contracts[s.tile[seat]][resource] if s.tile[seat] >= 0 else 0,
                stars=box.stars[resource][cubes[SEAL_AT + resource]],
            )
        )
    return lines


def line(rule: str, points: int, key: str, **params: int | str) -> ScoreLine:
    return {"rule": rule, "points": points, "key": key, "params": params}
