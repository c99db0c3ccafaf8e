"""Shapes and text as SVG. Text is drawn with the outlines of our fonts, so a picture looks the same everywhere."""

import json
import unicodedata
from functools import cache
from pathlib import Path
from xml.sax.saxutils import quoteattr

LETTERS = Path(__file__).parent / "letters"
UNITS = 1000
SPACES = {"\u00a0": " ", "\u202f": " ", "\u2009": " "}
ELLIPSIS = "…"

# The light theme of the page (web/src/styles/tokens.css).
TABLE, PAPER, RAISED, SUNK = "#e8e6e0", "#f8f7f3", "#ffffff", "#dedbd2"
INK, INK_2, INK_3, LINE, LINE_2 = "#1b1f2e", "#434959", "#5b6070", "#d2cec3", "#75726a"
PEN, PEN_TEXT, PEN_SOFT = "#2a44c4", "#253ba9", "#dde3f8"
GOOD, GOOD_SOFT = "#18694a", "#d5eadd"
WIN, WIN_EDGE, CROWN = "#fbf1d4", "#d9b65c", "#a87400"
CARD, CARD_EDGE = "#fffdf8", "#cfcabd"
SEATS = ("#2a44c4", "#8a4b52", "#f0c43c", "#2f9e63", "#52206a", "#e58ac6", "#173a12", "#bcd9ec")
ON_SEATS = (RAISED, RAISED, INK, INK, RAISED, INK, RAISED, INK)
CROWN_PATH = "M3 7.5 7.6 11 12 4.5 16.4 11 21 7.5 19.3 18H4.7z"


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def element(name: str, content: str = "", /, **given: str | float | None) -> str:
    """`fill_opacity=.5` is written as `fill-opacity`; what is None is left out."""
    parts = [name]
    for key, value in given.items():
        if value is not None:
            said = value if isinstance(value, str) else number(value)
            parts.append(f"{key.replace('_', '-')}={quoteattr(said)}")
    return f"<{' '.join(parts)}>{content}</{name}>" if content else f"<{' '.join(parts)}/>"


def rect(x: float, y: float, width: float, height: float, radius: float = 0, **look: str | float | None) -> str:
    return element("rect", x=x, y=y, width=width, height=height, rx=radius or None, **look)


def path(d: str, **look: str | float | None) -> str:
    return element("path", d=d, **look)


def line(x: float, y: float, to_x: float, to_y: float, edge: str = LINE, width: float = 1.5, dash: str = "") -> str:
    d = f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"
    return path(d, fill="none", stroke=edge, stroke_width=width, stroke_dasharray=dash or None)


def group(content: str, transform: str) -> str:
    return element("g", content, transform=transform)


def moved(content: str, x: float, y: float) -> str:
    return group(content, f"translate({number(x)} {number(y)})")


def icon(d: str, x: float, y: float, size: float, **look: str | float | None) -> str:
    """An icon of 24 units, centred at a point."""
    scale = size / 24
    return path(d, transform=f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({scale:.4f})", **look)


@cache
def letters(style: str) -> tuple[dict[str, tuple[int, str]], dict[str, int]]:
    """Width and outline of each letter, and how much closer some pairs are."""
    data = json.loads((LETTERS / f"{style}.json").read_text(encoding="utf-8"))
    return {char: (width, outline) for char, (width, outline) in data["letters"].items()}, data["kerning"]


def drawable(content: str) -> str | None:
    """The text with letters that we can draw, accents removed where they are unknown; None if that is not enough."""
    known = letters("text")[0].keys() & letters("display")[0].keys()
    found = []
    for char in unicodedata.normalize("NFC", content):
        plain = SPACES.get(char, char)
        if plain not in known:
            plain = unicodedata.normalize("NFKD", plain)[0]
        if plain not in known:
            return None
        found.append(plain)
    return "".join(found)


def steps(content: str, style: str) -> list[tuple[str, int]]:
    """The outline of each letter and where it begins; finally the end of the text."""
    outlines, kerning = letters(style)
    at = 0
    found = []
    before = ""
    for char in drawable(content) or "":
        at += kerning.get(before + char, 0)
        width, outline = outlines[char]
        found.append((outline, at))
        at += width
        before = char
    return [*found, ("", at)]


def text_width(content: str, size: float, style: str = "text", spacing: float = 0) -> float:
    """`spacing`: between letters, as a share of the size."""
    found = steps(content, style)
    return (found[-1][1] / UNITS + spacing * (len(found) - 2)) * size


def text(
    content: str,
    x: float,
    y: float,
    size: float,
    style: str = "text",
    fill: str = INK,
    anchor: str = "start",
    spacing: float = 0,
) -> str:
    """A line of text on a base line. `anchor`: which point of the text `x` is: start, middle or end."""
    share = {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
    left = x - share * text_width(content, size, style, spacing)
    outline = "".join(
        f"M{round(at + index * spacing * UNITS)} 0{shape}"
        for index, (shape, at) in enumerate(steps(content, style))
        if shape
    )
    transform = f"translate({number(left)} {number(y)}) scale({size / UNITS:.4f})"
    return path(outline, transform=transform, fill=fill, aria_label=content)


def fitted(content: str, room: float, size: float, style: str = "text", smallest: float = 0.7) -> tuple[str, float]:
    """A text that fits: smaller first, to this share of its size, then shorter."""
    width = text_width(content, size, style)
    if width <= room:
        return content, size
    if width * smallest <= room:
        return content, size * room / width
    least = size * smallest
    while content and text_width(content.rstrip() + ELLIPSIS, least, style) > room:
        content = content[:-1]
    return content.rstrip() + ELLIPSIS, least


def label(content: str, x: float, y: float, room: float, size: float, **look: str) -> str:
    """A line of text that fits into `room`."""
    said, fits = fitted(content, room, size, look.get("style", "text"))
    return text(said, x, y, fits, **look)  # type: ignore[arg-type]  # `spacing` is not given here


def wrapped(content: str, room: float, size: float, style: str = "text") -> list[str]:
    """Lines that are at most as wide as `room`, as far as their words are. No-break spaces keep words together."""
    found: list[str] = []
    for word in content.split(" "):
        if found and text_width(f"{found[-1]} {word}", size, style) <= room:
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found


def initial(name: str) -> str:
    """The number of "Player 2", else the first letter."""
    last = name.rpartition(" ")[2]
    return last if last.isdecimal() else name[:1].upper()


def disc(colour: int, name: str, x: float, y: float, radius: float) -> str:
    """A seat's disc with the initial of its name; a square with round corners where a colour is there again."""
    again, colour = divmod(colour, len(SEATS))
    side = 2 * radius
    rim = rect(
        x - radius,
        y - radius,
        side,
        side,
        side * 0.24 if again else radius,
        fill=SEATS[colour],
        stroke=INK,
        stroke_opacity=0.55,
        stroke_width=max(1, radius / 14),
    )
    said, size = fitted(initial(name), radius * 1.35, radius * 1.04, "display", 0.5)
    return rim + text(said, x, y + size * 0.35, size, "display", ON_SEATS[colour], "middle")
