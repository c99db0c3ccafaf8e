"""The picture of the whole site, for links that lead to no finished game. It contains no sentence to translate."""

from splittable.core import ink
from splittable.picture.frame import SIZES, cut_of, wordmark

CARDS = (("4", -204, -7), ("7", -76, -2), ("7", 76, 3), ("10", 204, 8))
"""Number, distance from the cut, and by how much it is turned."""


def site_picture() -> str:
    width, height = SIZES["wide"]
    size = 150.0
    left = width / 2 - (cut_of(0, size) + size * 0.05)
    cut = cut_of(left, size)
    return ink.element(
        "svg",
        ink.element("title", "Splittable")
        + ink.rect(0, 0, width, height, fill=ink.TABLE)
        + "".join(card(number, cut + away, turn) for number, away, turn in CARDS)
        + ink.line(cut, 48, cut, 330, ink.PEN, size / 16, f"{size * 0.14:g} {size * 0.11:g}")
        + wordmark(left, 510, size),
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=f"0 0 {width} {height}",
    )


def card(number: str, x: float, turn: float) -> str:
    shapes = ink.rect(x - 54, 112, 108, 156, 10, fill=ink.INK, fill_opacity=0.07)
    shapes += ink.rect(x - 56, 102, 112, 158, 10, fill=ink.CARD, stroke=ink.CARD_EDGE, stroke_width=1.5)
    shapes += ink.text(number, x, 206, 72, "display", anchor="middle", spacing=-0.03)
    return ink.group(shapes, f"rotate({turn} {ink.number(x)} 180)")
