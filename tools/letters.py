"""Writes the outlines of our two fonts to src/splittable/core/letters: `python -m tools.letters`.

Pictures are drawn with outlines instead of text, so they look the same everywhere and need no font to be drawn.
"""

import json
import shutil
from pathlib import Path
from typing import Any

from fontTools.pens.basePen import BasePen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[1]
FONTS = ROOT / "web" / "src" / "fonts"
FOLDER = ROOT / "src" / "splittable" / "core" / "letters"
UNITS = 1000
STYLES = {"display": ("besley", 760), "text": ("hanken-grotesk", 500), "strong": ("hanken-grotesk", 660)}
FIRST, LAST = " ", "−"
LEFT_OUT = "\u00ad\u200b⁄∕"


class Relative(BasePen):  # type: ignore[misc]
    """An outline in whole units relative to the pen, upside down as in SVG: short, and joined by writing it on."""

    def __init__(self, glyphs: Any) -> None:
        super().__init__(glyphs)
        self.parts: list[str] = []
        self._at = self._start = (0, 0)

    def _moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self._add("m", point)
        self._start = self._at

    def _lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self._add("l", point)

    def _qCurveToOne(self, bend: tuple[float, float], point: tuple[float, float]) -> None:  # noqa: N802
        self._add("q", bend, point)

    def _closePath(self) -> None:  # noqa: N802
        self.parts.append("z")
        self._at = self._start

    def _add(self, letter: str, *points: tuple[float, float]) -> None:
        there = [(round(x), round(-y)) for x, y in points]
        steps = [f"{x - self._at[0]} {y - self._at[1]}" for x, y in there]
        self.parts.append(letter + " ".join(steps).replace(" -", "-"))
        self._at = there[-1]


def outlines(font: str, weight: int) -> dict[str, Any]:
    file = instantiateVariableFont(TTFont(FONTS / f"{font}-latin-wght-normal.woff2"), {"wght": weight})
    scale = UNITS / file["head"].unitsPerEm
    glyphs = file.getGlyphSet()
    names = {chr(code): name for code, name in file.getBestCmap().items()}
    names = {char: name for char, name in names.items() if is_wanted(char)}
    letters = {}
    for char, name in sorted(names.items()):
        pen = Relative(glyphs)
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, scale, 0, 0)))
        letters[char] = [round(glyphs[name].width * scale), "".join(pen.parts)]
    return {"letters": letters, "kerning": kerning(file, names, scale)}


def is_wanted(char: str) -> bool:
    is_mark = "\u0300" <= char <= "\u036f"  # names are composed before they are drawn
    return FIRST <= char <= LAST and char not in LEFT_OUT and not is_mark


def kerning(file: TTFont, names: dict[str, str], scale: float) -> dict[str, int]:
    """How much closer two letters are, for pairs of common letters and punctuation."""
    tables = [
        table.ExtSubTable if lookup.LookupType == 9 else table
        for lookup in file["GPOS"].table.LookupList.Lookup
        for table in lookup.SubTable
    ]
    pairs = [table for table in tables if table.LookupType == 2]
    plain = [char for char in names if " " < char <= "~" or char in "’“”«»–…éèêàçùîôûäöüß"]
    found = {}
    for first in plain:
        for second in plain:
            if by := round(between(pairs, names[first], names[second]) * scale):
                found[first + second] = by
    return found


def between(tables: list[Any], first: str, second: str) -> int:
    for table in tables:
        if first not in table.Coverage.glyphs:
            continue
        if table.Format == 1:
            for pair in table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord:
                if pair.SecondGlyph == second:
                    return advance(pair.Value1)
        else:
            row = table.ClassDef1.classDefs.get(first, 0)
            value = table.Class1Record[row].Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1
            return advance(value)
    return 0


def advance(value: Any) -> int:
    return int(getattr(value, "XAdvance", 0) or 0)


def content(style: str) -> str:
    return json.dumps(outlines(*STYLES[style]), ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    for style, (font, _) in STYLES.items():
        (FOLDER / f"{style}.json").write_text(content(style), encoding="utf-8")
        shutil.copy(FONTS / f"{font}-OFL.txt", FOLDER)


if __name__ == "__main__":
    main()
