"""The ring: players and the zones between them, and in the middle a product."""

import math
from collections.abc import Callable
from itertools import pairwise

from splittable.core import ink
from splittable.core.spec import Drawn, Final
from splittable.core.words import Words
from splittable.games.splito.codes import LEFT, RIGHT

WIDEST = 1.35  # the ring, as a multiple of its height
MOST_CHIPS = 4
Node = tuple[Callable[[Final, int, float, float, float], str], int]
SHARE = 2.9  # of the way around for each, in units


def picture(final: Final, words: Words, width: float, height: float) -> Drawn:
    wide = min(width, height * WIDEST)
    nodes = around(final)
    # So that all fit beside each other: the way around is about half of both sides, times pi.
    unit = min(height / 9.2, math.pi * (wide + height) / 2 / (len(nodes) * SHARE + math.pi * 2.65))
    rx, ry = wide / 2 - unit * 1.35, height / 2 - unit * 1.3
    cx, cy = wide / 2, height / 2
    shapes = [ink.element("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, fill="none", stroke=ink.LINE_2, stroke_width=1.5)]
    for index, (draw, number) in enumerate(nodes):
        x, y = spot(cx, cy, rx, ry, index / len(nodes))
        shapes.append(draw(final, number, x, y, unit))
    shapes.append(middle(final, cx, cy, min(rx, ry) - unit * 1.4))
    return Drawn("".join(shapes), wide, height)


def around(final: Final) -> list[Node]:
    """Seats and zones clockwise, mine first. Neighbours share a zone; in the game for two nobody does."""
    zones_of = final.view["zones_of"]
    players = len(zones_of)
    nodes: list[Node] = []
    for place in range(players):
        seat = ((final.mine or 0) + place) % players
        ours, theirs = zones_of[seat][LEFT], zones_of[(seat + 1) % players][RIGHT]
        nodes += [(drawn_seat, seat), (drawn_zone, ours)]
        if theirs != ours:
            nodes.append((drawn_zone, theirs))
    return nodes


def spot(cx: float, cy: float, rx: float, ry: float, share: float) -> tuple[float, float]:
    """A place on the ellipse, from the bottom clockwise, as a share of the way around it, evenly by distance."""
    rounds = 720
    points = [
        (cx - rx * math.sin(2 * math.pi * step / rounds), cy + ry * math.cos(2 * math.pi * step / rounds))
        for step in range(rounds + 1)
    ]
    lengths = [0.0]
    for a, b in pairwise(points):
        lengths.append(lengths[-1] + math.dist(a, b))
    return next(point for point, length in zip(points, lengths, strict=True) if length >= share * lengths[-1] - 1e-6)


def drawn_seat(final: Final, seat: int, x: float, y: float, unit: float) -> str:
    """A person with the points, on a ground that hides the ring."""
    name, points = final.names[seat], str(final.view["scores"][seat])
    width, height = unit * 2.2, unit * 2.5
    wins, mine = seat in final.winners, seat == final.mine
    ground, edge = (
        (ink.WIN, ink.WIN_EDGE) if wins else (ink.PEN_SOFT, ink.PEN_SOFT) if mine else (ink.RAISED, ink.RAISED)
    )
    top = y - height / 2
    shapes = [ink.rect(x - width / 2, top, width, height, unit * 0.25, fill=ground, stroke=edge, stroke_width=2)]
    if wins:
        shapes.append(ink.icon(ink.CROWN_PATH, x, top, unit * 0.8, fill=ink.CROWN))
    fill = ink.PEN_TEXT if mine else ink.INK
    shapes.append(ink.disc(final.colours[seat], name, x, top + unit * 0.78, unit * 0.52))
    shapes.append(
        ink.label(name, x, top + unit * 1.62, width * 0.92, unit * 0.36, style="strong", fill=fill, anchor="middle")
    )
    shapes.append(ink.text(points, x, top + unit * 2.3, unit * 0.72, "display", fill, "middle", -0.02))
    return "".join(shapes)


def drawn_zone(final: Final, zone: int, x: float, y: float, unit: float) -> str:
    """What a zone is worth, and the points of the objectives that it has met."""
    view = final.view
    met = [of["points"] for of in view["zones"][zone]["objectives"] if of["state"] == "met"]
    met += [of["points"] for of in view["commons"] if of["zone"] == zone]
    chips = sorted(met, reverse=True)[:MOST_CHIPS]
    chip = unit * 0.42
    wide = max(unit * 1.5, len(chips) * chip * 1.1 + unit * 0.3)
    height = unit * (1.7 if chips else 1.3)
    mine = final.mine is not None and zone in view["zones_of"][final.mine]
    edge, thick = (ink.PEN, 2.5) if mine else (ink.CARD_EDGE, 1.5)
    top = y - height / 2
    shapes = [ink.rect(x - wide / 2, top, wide, height, unit * 0.22, fill=ink.CARD, stroke=edge, stroke_width=thick)]
    points = str(view["zones"][zone]["points"])
    shapes.append(ink.text(points, x, top + unit * 0.98, unit * 0.95, "display", ink.INK, "middle", -0.02))
    for place, value in enumerate(chips):
        left = x + (place - len(chips) / 2) * chip * 1.1
        shapes.append(
            ink.rect(left, top + unit * 1.14, chip, chip, 4, fill=ink.GOOD_SOFT, stroke=ink.GOOD, stroke_width=1.2)
        )
        shapes.append(
            ink.text(str(value), left + chip / 2, top + unit * 1.43, unit * 0.26, "strong", ink.GOOD, "middle")
        )
    return "".join(shapes)


def middle(final: Final, cx: float, cy: float, room: float) -> str:
    """The product of the player whose picture it is, or of the winner."""
    seat = final.winners[0] if final.mine is None else final.mine
    left, right = final.view["products"][seat]
    said = f"{left} × {right} ="
    size = room * 0.5
    fill = ink.PEN_TEXT if seat == final.mine else ink.INK
    return (
        ink.label(
            final.names[seat],
            cx,
            cy - size * 1.02,
            room * 1.6,
            size * 0.34,
            style="strong",
            fill=fill,
            anchor="middle",
        )
        + ink.text(said, cx, cy - size * 0.26, size * 0.52, "display", ink.INK_2, "middle")
        + ink.text(str(left * right), cx, cy + size * 0.86, size * 1.2, "display", fill, "middle", -0.03)
    )
