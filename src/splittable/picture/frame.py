"""The frame: words, wordmark and a sheet of paper with the final board, in two shapes."""

from collections.abc import Sequence
from datetime import date
from typing import Literal, NamedTuple

from splittable import State
from splittable.core import ink
from splittable.core.spec import Drawn, Final
from splittable.core.words import of_frame
from splittable.picture.said import Told, final_of, labels, told

Shape = Literal["wide", "square"]
SIZES: dict[str, tuple[int, int]] = {"wide": (1200, 630), "square": (1080, 1080)}
TILT = 1.4
PADDING = 30.0
CLOSE = -0.03


class Wish(NamedTuple):
    """Whose picture in which language and shape. Names and colours by seat; None is a name that may not
    be shown."""

    language: str
    shape: Shape
    names: Sequence[str | None]
    colours: Sequence[int]
    on: date
    mine: int | None = None
    possible: int | None = None
    """The most points that luck allowed, if somebody has worked that out."""


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float


def picture(state: State, wish: Wish) -> str:
    """A finished game as SVG without fonts, scripts or links."""
    spec = state.game.spec
    final = final_of(state, labels(wish.names, wish.mine, wish.language), wish.colours)
    wide = wish.shape == "wide"
    paper = Box(548, 34, 618, 562) if wide else Box(56, 330, 968, 638)
    inner = (paper.width - 2 * PADDING, paper.height - 2 * PADDING)
    drawn = spec.picture(final, spec.words(wish.language), *inner)
    said = told(final, spec.title, drawn.detail, drawn.says, wish.on, wish.language)
    possible = wish.possible if state.players == 1 else None  # among several, the place says more
    beside = words_wide(said, final, drawn, possible, wish) if wide else words_square(said, possible, wish)
    width, height = SIZES[wish.shape]
    title = ink.element("title", escaped(f"{said.heading}: {said.points}"))
    ground = ink.rect(0, 0, width, height, fill=ink.TABLE)
    return ink.element(
        "svg",
        title + ground + on_paper(drawn, paper) + beside,
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=f"0 0 {width} {height}",
        data_game=spec.name,
        data_score=str(said.points),
        data_date=wish.on.isoformat(),
    )


def escaped(content: str) -> str:
    return content.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def on_paper(drawn: Drawn, room: Box) -> str:
    """The board on a sheet of paper, a little askew."""
    width, height = drawn.width + 2 * PADDING, drawn.height + 2 * PADDING
    x, y = room.x + (room.width - width) / 2, room.y + (room.height - height) / 2
    shadow = "".join(
        ink.rect(x - rim, y + 10 - rim, width + 2 * rim, height + 2 * rim, 8 + rim, fill=ink.INK, fill_opacity=0.022)
        for rim in (0, 3, 6, 9, 12)
    )
    sheet = ink.rect(x, y, width, height, 8, fill=ink.RAISED, stroke=ink.LINE)
    turn = f"rotate({TILT} {ink.number(x + width / 2)} {ink.number(y + height / 2)})"
    return ink.group(shadow + sheet + ink.moved(drawn.shapes, x + PADDING, y + PADDING), turn)


def words_wide(said: Told, final: Final, drawn: Drawn, possible: int | None, wish: Wish) -> str:
    left, room = 64.0, 430.0
    shapes = [ink.label(said.heading, left, 78, room, 24, style="strong", fill=ink.INK_2)]
    points = str(said.points)
    has_list = not drawn.has_all and len(final.names) > 1
    most = 176 if has_list else 236
    size = min(most, most * 400 / ink.text_width(points, most, "display", CLOSE))
    y = 122 + size * 0.74
    shapes.append(ink.text(points, left - size * 0.03, y, size, "display", spacing=CLOSE))
    y += 22
    for line in result_lines(said, possible, room, 46, wish.language):
        y += 50
        shapes.append(ink.text(line, left, y, 46, "display", ink.INK_2, spacing=-0.012))
    y += 12
    if possible is not None:
        y += 18
        shapes.append(bar(said.points, possible, left, y, 420))
        y += 16
    for line in ink.wrapped(said.more, room, 25):
        y += 33
        shapes.append(ink.text(line, left, y, 25))
    if has_list:
        shapes.append(standings(final, left, y + 16, room, 536 - y - 16))
    shapes.append(wordmark(left, 582, 36))
    shapes.append(ink.text(said.day, left + room, 582, 20, "text", ink.INK_3, "end"))
    return "".join(shapes)


def words_square(said: Told, possible: int | None, wish: Wish) -> str:
    left = 64.0
    shapes = [ink.label(said.heading, left, 84, 950, 29, style="strong", fill=ink.INK_2)]
    points = str(said.points)
    size = 196.0
    shapes.append(ink.text(points, left - 6, 270, size, "display", spacing=CLOSE))
    x = left + ink.text_width(points, size, "display", CLOSE) + 42
    room = 1016 - x
    lines = result_lines(said, possible, room, 52, wish.language)
    more = ink.wrapped(said.more, room, 29)
    height = len(lines) * 58 + len(more) * 38 + (48 if possible is not None else 0)
    y = 200 - height / 2
    for line in lines:
        y += 58
        shapes.append(ink.text(line, x, y - 14, 52, "display", ink.INK_2, spacing=-0.012))
    if possible is not None:
        shapes.append(bar(said.points, possible, x, y + 18, min(room, 480)))
        y += 48
    for line in more:
        y += 38
        shapes.append(ink.text(line, x, y - 8, 29))
    shapes.append(wordmark(left, 1034, 40))
    shapes.append(ink.text(said.day, 1016, 1034, 25, "text", ink.INK_3, "end"))
    return "".join(shapes)


def result_lines(said: Told, possible: int | None, room: float, size: float, language: str) -> list[str]:
    result = said.result if possible is None else of_frame(language)("picture_possible", most=possible)
    return [ink.fitted(line, room, size, "display", 1)[0] for line in ink.wrapped(result, room, size, "display")[:3]]


def bar(points: int, possible: int, x: float, y: float, width: float) -> str:
    """How much of what was possible: filled by the pen, and cut where it ends."""
    share = min(1.0, max(0.0, points / max(1, possible)))
    end = x + width * share
    return (
        ink.rect(x, y - 7, width, 14, 7, fill=ink.SUNK, stroke=ink.LINE_2, stroke_width=1.5)
        + ink.rect(x, y - 7, max(14, width * share), 14, 7, fill=ink.PEN)
        + ink.line(end, y - 16, end, y + 16, ink.PEN, 3, "6 5")
    )


def standings(final: Final, x: float, y: float, room: float, height: float) -> str:
    """Everybody's points, for a board that shows one player only."""
    seats = final.ranked()
    across = 1 if len(seats) <= 3 else 2
    rows = min(-(-len(seats) // across), max(1, int(height // 34)))
    shown = seats[: rows * across]
    if final.mine is not None and final.mine not in shown:
        shown[-1] = final.mine
    width = room / across
    shapes = []
    for place, seat in enumerate(shown):
        left, top = x + place // rows * width, y + place % rows * 34 + 17
        fill = ink.PEN_TEXT if seat == final.mine else ink.INK
        shapes.append(ink.disc(final.colours[seat], final.names[seat], left + 13, top, 13))
        shapes.append(ink.label(final.names[seat], left + 36, top + 7, width - 92, 19, style="strong", fill=fill))
        shapes.append(
            ink.text(str(final.view["scores"][seat]), left + width - 16, top + 8, 24, "display", fill, "end")
        )
    return "".join(shapes)


def cut_of(x: float, size: float) -> float:
    """Where the cut of a wordmark is that begins at `x`."""
    return x + ink.text_width("Split", size, "display", -0.025) + size * 0.15


def wordmark(x: float, y: float, size: float) -> str:
    """Split, the cut, and table a little lower."""
    cut = cut_of(x, size)
    return (
        ink.text("Split", x, y, size, "display", spacing=-0.025)
        + ink.line(cut, y - size * 0.95, cut, y + size * 0.42, ink.PEN, size / 16, f"{size * 0.14:g} {size * 0.11:g}")
        + ink.text("table", cut + size * 0.14, y + size * 0.12, size, "display", spacing=-0.025)
    )
