"""A game as text, and that text drawn as a picture. What is drawn is what the given seat, or a spectator, may see."""

from functools import cache
from typing import Any

import numpy as np

from splittable.core.arguments import is_one_of
from splittable.core.errors import BadSetup
from splittable.core.play import State
from splittable.core.words import ENGLISH, Names

MODES = ("ansi", "rgb_array")
CELL = (6, 11)  # of Pillow's own bitmap font, the only one of fixed width that comes with it
ZOOM = 2
MARGIN = 8
PAPER, INK = (250, 247, 240), (38, 35, 48)
# That font covers only Latin-1; these are the characters of our boards beyond it.
SUBSTITUTES = str.maketrans("–’“”│┊─→◂◆◇□★☆♥✓✗", '-\'""|:-><#oo*+vyx')


def checked(mode: Any) -> Any:
    if mode is not None and not is_one_of(mode, MODES):
        expected = ", ".join(MODES)
        raise BadSetup("setup/render_mode", f"expected a render mode of {expected} or None, got {mode!r}")
    known: str | None = mode
    return known


def as_text(state: State, seat: int | None) -> str:
    words = state.game.spec.words(ENGLISH)
    names = Names(f"player_{number}" for number in range(state.players))
    return state.game.spec.board.draw(state.view(seat), words, names)


def as_picture(text: str, columns: int, rows: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The text in cells of fixed width; at least `columns` × `rows` cells, so that frames keep their size."""
    from PIL import Image, ImageDraw

    lines = text.translate(SUBSTITUTES).encode("latin-1", "replace").decode("latin-1").splitlines()
    columns = max(columns, *map(len, lines), 1)
    rows = max(rows, len(lines))
    image = Image.new("RGB", (columns * CELL[0] + 2 * MARGIN, rows * CELL[1] + 2 * MARGIN), PAPER)
    draw = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        draw.text((MARGIN, MARGIN + row * CELL[1]), line, INK, font=_font())
    return np.asarray(image.resize((image.width * ZOOM, image.height * ZOOM), Image.Resampling.NEAREST))


class Renderer:
    """Draws a game in one of the MODES. Pictures never shrink from one frame to the next."""

    def __init__(self, mode: str | None) -> None:
        self.mode = mode
        self._columns, self._rows = 120, 48  # room for the usual boards, so that all frames have one size

    def render(self, state: State, seat: int | None) -> str | np.ndarray[Any, np.dtype[np.uint8]] | None:
        if self.mode is None:
            return None
        text = as_text(state, seat)
        if self.mode == "ansi":
            return text
        lines = text.splitlines()
        self._columns = max(self._columns, *map(len, lines))
        self._rows = max(self._rows, len(lines))
        return as_picture(text, self._columns, self._rows)


@cache
def _font() -> Any:
    from PIL import ImageFont

    return ImageFont.load_default_imagefont()
