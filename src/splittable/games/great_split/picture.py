"""The score pad: where everybody's prestige came from."""

from splittable.core import ink
from splittable.core.spec import Drawn, Final
from splittable.core.words import Words

LINES = {
    "prestige_track": "#18694a",
    "mid_game": "#545969",
    "books_line": "#65479e",
    "artwork_line": "#8a4f28",
    "gems_line": "#1a5c9b",
    "contracts": "#745300",
}
"""The lines of the pad and their colours; those of the five contracts are added up."""


def picture(final: Final, words: Words, width: float, height: float) -> Drawn:
    seats = final.ranked()
    name_room = width * (0.34 if len(seats) < 5 else 0.27)
    column = min((width - name_room) / len(seats), height * 0.3)
    wide = name_room + column * len(seats)
    head = radius_of(column, height) * 4.3
    foot = height * 0.15
    row = (height - head - foot) / len(LINES)
    points = {key: [line_points(final, seat, key) for seat in seats] for key in LINES}
    highest = max(max(of) for of in points.values())
    shapes = [columns(final, seats, name_room, column, height)]
    for index, (key, colour) in enumerate(LINES.items()):
        y = head + index * row
        shapes.append(ink.line(0, y, wide, y))
        size = min(row * 0.36, name_room * 0.115)
        shapes.append(ink.icon("M12 3 21 12 12 21 3 12z", size * 0.6, y + row / 2, size * 1.05, fill=colour))
        said = words(f"picture_line.{key}")
        shapes.append(
            ink.label(said, size * 1.5, y + row / 2 + size * 0.35, name_room - size * 1.8, size, style="strong")
        )
        for place, value in enumerate(points[key]):
            best = value == max(points[key]) and value > 0
            shapes.append(entry(value, best, name_room + (place + 0.5) * column, y, column, row, highest))
    shapes.append(totals(final, words, seats, name_room, column, height - foot, foot))
    return Drawn("".join(shapes), wide, height)


def radius_of(column: float, height: float) -> float:
    """Of the discs at the top."""
    return min(column * 0.27, height * 0.052)


def line_points(final: Final, seat: int, key: str) -> int:
    return sum(line["points"] for line in final.breakdown[seat] if line["key"] == key)


def columns(final: Final, seats: list[int], left: float, column: float, height: float) -> str:
    """The grounds of the winners' columns and of mine, and everybody's disc and name."""
    shapes = []
    radius = radius_of(column, height)
    for place, seat in enumerate(seats):
        x = left + place * column
        if seat in final.winners:
            shapes.append(ink.rect(x, -4, column, height + 8, 10, fill=ink.WIN, stroke=ink.WIN_EDGE, stroke_width=2))
            shapes.append(ink.icon(ink.CROWN_PATH, x + column / 2, radius * 0.42, radius * 0.95, fill=ink.CROWN))
        elif seat == final.mine:
            shapes.append(ink.rect(x, -4, column, height + 8, 10, fill=ink.PEN_SOFT))
        name, size = final.names[seat], max(14, radius * 0.68)
        fill = ink.PEN_TEXT if seat == final.mine else ink.INK
        shapes.append(ink.disc(final.colours[seat], name, x + column / 2, radius * 1.9, radius))
        shapes.append(
            ink.label(
                name, x + column / 2, radius * 3.75, column * 0.92, size, style="strong", fill=fill, anchor="middle"
            )
        )
    return "".join(shapes)


def entry(value: int, is_best: bool, x: float, y: float, column: float, row: float, highest: int) -> str:
    """A number, and a bar as long as it is high."""
    size = min(row * (0.46 if is_best else 0.4), column * 0.4)
    fill = ink.INK if is_best else ink.INK_2
    length = column * 0.68 * value / max(1, highest)
    bar = ink.rect(x - length / 2, y + row * 0.76, length, 4, 2, fill=ink.CROWN if is_best else "#b9b6ad")
    return ink.text(str(value), x, y + row * 0.58, size, "display", fill, "middle") + (bar if value > 0 else "")


def totals(final: Final, words: Words, seats: list[int], left: float, column: float, y: float, foot: float) -> str:
    wide = left + column * len(seats)
    shapes = [ink.line(0, y, wide, y, ink.INK, 2.5)]
    shapes.append(ink.label(words("picture_total"), 0, y + foot * 0.64, left * 0.9, foot * 0.34, style="display"))
    for place, seat in enumerate(seats):
        size = min(foot * (0.72 if seat in final.winners else 0.58), column * 0.46)
        fill = ink.PEN_TEXT if seat == final.mine else ink.INK
        x = left + (place + 0.5) * column
        shapes.append(
            ink.text(
                str(final.view["scores"][seat]),
                x,
                y + foot * 0.5 + size * 0.36,
                size,
                "display",
                fill,
                "middle",
                -0.02,
            )
        )
    return "".join(shapes)
