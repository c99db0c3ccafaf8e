"""The final sheet of one player, with the outlines of the groups that score."""

from collections.abc import Collection, Iterator

from splittable.core import ink
from splittable.core.spec import Drawn, Final
from splittable.core.words import Words
from splittable.games.splitter.groups import SCORING
from splittable.games.splitter.notation import cell_name

CELL = 62.0
OVERHANG = 14.0  # of the centre line
STAR_FILL, HEART_FILL, DULL = "#e0ab17", "#c2352f", "#8d8f99"
STAR = "M12 3l2.7 5.7 6.2.8-4.5 4.3 1.1 6.2L12 17l-5.500 3 1.1-6.2L3.1 9.5l6.2-.8z"
HEART = (
    "M12 20C5 15 3 11.500 3 8.500 3 5.800 5 4 7.300 4 9.300 4 11 5 12 7c1-2 2.700-3 4.700-3C19 4 21 5.800 21 8.500"
    "c0 3-2 6.500-9 11.500z"
)
STROKES = {  # digits by hand, in a box of 24 × 32
    "1": "M9 9.500 13.300 5.200 13 27",
    "2": "M6.200 10.500C7 4 17.300 3.200 17 10.200 16.800 16 8 20.500 6 26.500L18.300 25.800",
    "3": (
        "M7 7.200C10 3.200 17 5 16.200 10 15.600 13.600 12 15 9.800 15.100 14 15 18 17 17.500 21.500"
        " 17 27 9 28.300 6 24.200"
    ),
    "4": "M13.300 5C11.300 10 8 15.200 5 19.300L19.300 18.500M15 13 14.400 28",
    "5": "M17.300 5.300 8.600 5.900 7.600 14.600C11 12.500 17.600 13.500 17.500 20 17.400 27 9.200 28.500 6 25",
    "6": (
        "M15.600 4.800C10 7 6.500 14 6.500 20 6.500 26 10.500 28.200 13 27.600 17 27 18.500 22.500 17 19.400"
        " 15 16 8.500 16.500 6.800 21"
    ),
}
Place = tuple[int, int]


def picture(final: Final, words: Words, width: float, height: float) -> Drawn:
    view = final.view
    seat = final.winners[0] if final.mine is None else final.mine
    layout, sheet = view["layout"], view["sheets"][seat]
    cells = [(row, column) for row, marks in enumerate(layout) for column, mark in enumerate(marks) if mark != "."]
    rows = max(row for row, _ in cells) + 1
    columns = len(layout[0])
    names = {cell_name(row, column): (row, column) for row, column in cells}
    scoring = [[names[name] for name in of["cells"]] for of in view["groups"][seat] if of["state"] == SCORING]
    lit = {place for group in scoring for place in group}
    shapes = [drawn_cell(place, layout, sheet, place in lit) for place in cells]
    shapes += [
        ink.path(outline(group), fill="none", stroke=ink.GOOD, stroke_width=3.5, stroke_linecap="round")
        for group in scoring
    ]
    middle = columns * CELL / 2
    shapes.append(ink.line(middle, -OVERHANG, middle, rows * CELL + OVERHANG, ink.PEN, 3, "10 9"))
    full_width, full_height = columns * CELL, rows * CELL + 2 * OVERHANG
    scale = min(width / full_width, height / full_height)
    rank = view["verdict"]
    return Drawn(
        ink.group("".join(shapes), f"scale({scale:.4f}) translate(0 {ink.number(OVERHANG)})"),
        full_width * scale,
        full_height * scale,
        detail=sheet_name(view["options"], words),
        says="" if rank is None else words("picture_verdict", verdict=words("verdict", rank=rank)),
        has_all=False,
    )


def sheet_name(options: dict[str, object], words: Words) -> str:
    """A printed sheet by its letter; a custom one has no name."""
    if options.get("own_sheet") or options.get("size", "full") != "full":
        return ""
    return words("picture_sheet", sheet=options.get("sheet", "A"))


def drawn_cell(place: Place, layout: list[str], sheet: list[str], is_lit: bool) -> str:
    row, column = place
    x, y = column * CELL, row * CELL
    mark, number = layout[row][column], sheet[row][column]
    if is_lit:
        ground = ink.rect(x, y, CELL, CELL, fill=ink.GOOD_SOFT)
    else:
        ground = ink.rect(x + 3, y + 3, CELL - 6, CELL - 6, 7, fill="none", stroke=ink.LINE, stroke_width=1.5)
    if mark in "*H":
        shape, fill = (STAR, STAR_FILL) if mark == "*" else (HEART, HEART_FILL)
        ground += ink.icon(shape, x + CELL / 2, y + CELL / 2, 52, fill=fill, fill_opacity=0.5 if mark == "*" else 0.25)
    digit = ink.path(
        STROKES[number],
        transform=f"translate({ink.number(x + CELL / 2 - 15)} {ink.number(y + 11)}) scale(1.25)",
        fill="none",
        stroke=ink.PEN_TEXT if is_lit else DULL,
        stroke_width=2.9,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return ground + digit


def outline(group: Collection[Place]) -> str:
    """The edges between the cells of a group and all others."""
    return "".join(f"M{a * CELL:g} {b * CELL:g}L{c * CELL:g} {d * CELL:g}" for a, b, c, d in edges(set(group)))


def edges(group: set[Place]) -> Iterator[tuple[int, int, int, int]]:
    for row, column in sorted(group):
        if (row - 1, column) not in group:
            yield column, row, column + 1, row
        if (row + 1, column) not in group:
            yield column, row + 1, column + 1, row + 1
        if (row, column - 1) not in group:
            yield column, row, column, row + 1
        if (row, column + 1) not in group:
            yield column + 1, row, column + 1, row + 1
