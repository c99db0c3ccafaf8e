"""How moves of Splitter are typed at a terminal."""

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from splittable.core.words import Words
from splittable.games.splitter.notation import mirror_name


def question(move: str, words: Words, view: Mapping[str, Any]) -> str:
    cell, number, mirror, other = both_cells(move, view)
    return words("sure_place", cell=cell, number=number, mirror=mirror, other=other)


def ways(move: str, words: Words, view: Mapping[str, Any]) -> list[str]:
    """The pair can also be named by its right cell."""
    _, _, mirror, other = both_cells(move, view)
    return [words("label", cell=mirror, number=other)]


def guide(view: Mapping[str, Any], words: Words) -> str:
    """The free cells of the left half, row by row: each number can go to each of them."""
    cells = dict.fromkeys(move.split(" ")[1] for move in view["legal"])
    rows = [" ".join(row) for _, row in groupby(cells, key=lambda cell: cell[1:])]
    return words("free_cells", cells=" · ".join(rows))


def both_cells(move: str, view: Mapping[str, Any]) -> tuple[str, str, str, str]:
    """The left cell, what goes there, the right cell, and what goes there."""
    _, cell, number = move.split(" ")
    return cell, number, mirror_name(cell), str(sum(view["dice"]) - int(number))
