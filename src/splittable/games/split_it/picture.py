"""The ten numbers by players: everybody's stacks, with a crown on each that scores."""

from splittable.core import ink
from splittable.core.spec import Drawn, Final
from splittable.core.words import Words
from splittable.games.split_it.codes import NUMBERS

JOKER_FILL, JOKER_EDGE, LEADER_EDGE = "#f5b3c5", "#bf5c7b", "#a87400"
MOST_LAYERS = 4
FLATTEST = 0.24  # the height of a row, at most, as a share of the width


def picture(final: Final, words: Words, width: float, height: float) -> Drawn:
    seats = final.ranked()
    name_room, points_room = width * 0.15, width * 0.145
    column = (width - name_room - points_room) / NUMBERS
    head = column * 0.8
    row = min((height - head) / len(seats), width * FLATTEST)
    shapes = [
        ink.text(
            str(number),
            name_room + (number - 0.5) * column,
            head * 0.66,
            column * 0.42,
            "display",
            ink.INK_3,
            "middle",
        )
        for number in range(1, NUMBERS + 1)
    ]
    for place, seat in enumerate(seats):
        y = head + place * row
        shapes.append(ground(final, seat, y, width, row))
        shapes.append(person(final, seat, y, name_room, row))
        for number in range(1, NUMBERS + 1):
            x = name_room + (number - 0.5) * column
            shapes.append(stack(final, seat, number, x, y + row, column, row))
        points = str(final.view["scores"][seat])
        fill = ink.PEN_TEXT if seat == final.mine else ink.INK
        size = min(row * 0.48, points_room * 0.58)
        shapes.append(
            ink.text(points, width - points_room * 0.12, y + row / 2 + size * 0.36, size, "display", fill, "end")
        )
    return Drawn("".join(shapes), width, head + row * len(seats))


def ground(final: Final, seat: int, y: float, width: float, row: float) -> str:
    fill = ink.WIN if seat in final.winners else ink.PEN_SOFT if seat == final.mine else None
    tint = ink.rect(0, y, width, row, 6, fill=fill) if fill else ""
    return tint + ink.line(0, y, width, y)


def person(final: Final, seat: int, y: float, room: float, row: float) -> str:
    name = final.names[seat]
    radius = min(row * 0.24, room * 0.24)
    middle = y + row / 2
    fill = ink.PEN_TEXT if seat == final.mine else ink.INK
    return ink.disc(final.colours[seat], name, room / 2, middle - radius * 0.45, radius) + ink.label(
        name, room / 2, middle + radius * 1.28, room * 0.94, radius * 0.72, style="strong", fill=fill, anchor="middle"
    )


def stack(final: Final, seat: int, number: int, x: float, bottom: float, column: float, row: float) -> str:
    """A column as a stack: the card in front, a rim for each card behind it, and a crown if it scores."""
    cards = [of.get(str(number), 0) for of in final.view["columns"]]
    mine = cards[seat]
    width = column * 0.8
    height = min(width * 1.3, row * 0.5)
    floor = bottom - row * 0.5 + height * 0.72
    if not mine:
        return ink.line(x - width * 0.12, floor - height * 0.3, x + width * 0.12, floor - height * 0.3, ink.LINE_2)
    leads = mine == max(cards)
    jokers = final.view["jokers"][seat].get(str(number), 0)
    rim = min(height * 0.15, (row * 0.9 - height - column * 0.42) / MOST_LAYERS)
    layers = min(mine, MOST_LAYERS) - 1
    shapes = []
    for layer in range(layers, 0, -1):
        is_joker = layer <= jokers
        fill, edge = (JOKER_FILL, JOKER_EDGE) if is_joker else (ink.CARD, ink.CARD_EDGE)
        inset = width * 0.06
        shapes.append(
            ink.rect(
                x - width / 2 + inset,
                floor - height - layer * rim,
                width - 2 * inset,
                height,
                4,
                fill=fill,
                stroke=edge,
            )
        )
    edge, thick = (LEADER_EDGE, 2.2) if leads else (ink.CARD_EDGE, 1.3)
    top = floor - height
    shapes.append(ink.rect(x - width / 2, top, width, height, 5, fill=ink.CARD, stroke=edge, stroke_width=thick))
    fill = ink.INK if leads else ink.INK_3
    shapes.append(ink.text(str(number), x, top + height * 0.66, height * 0.44, "display", fill, "middle", -0.02))
    if leads:
        crown = column * 0.4
        shapes.append(ink.icon(ink.CROWN_PATH, x, top - layers * rim - crown * 0.52, crown, fill=ink.CROWN))
    return "".join(shapes)
