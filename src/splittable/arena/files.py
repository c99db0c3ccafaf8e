"""The games of an arena as a table in a file: one row per seat and game."""

import csv
import importlib.util
from pathlib import Path
from typing import Any

from splittable.arena.play import Played
from splittable.core.errors import BadSetup

COLUMNS = ("game", "deal", "seat", "bot", "score", "win_share", "forfeit", "moves")
KINDS = (".csv", ".parquet")


def check_path(path: Path) -> None:
    """Refuse before hours of games what could not be written afterwards."""
    if path.suffix not in KINDS:
        raise BadSetup("arena/file", f"expected a file that ends in {' or '.join(KINDS)}, got {str(path)!r}")
    if path.suffix == ".parquet" and importlib.util.find_spec("pyarrow") is None:
        raise BadSetup("setup/extra", "Parquet needs PyArrow: pip install 'splittable[parquet]'")
    check_folder(path)


def check_folder(path: Path) -> None:
    if not path.parent.is_dir():
        raise BadSetup("setup/file", f"can't write {str(path)!r}: there is no folder {str(path.parent)!r}")


def rows(games: list[Played]) -> list[tuple[Any, ...]]:
    return [
        (
            played.number,
            played.deal,
            seat,
            bot,
            played.scores[seat],
            played.shares[seat],
            played.forfeits[seat],
            played.moves,
        )
        for played in games
        for seat, bot in enumerate(played.bots)
    ]


def write(path: Path, games: list[Played]) -> None:
    if path.suffix == ".csv":
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(COLUMNS)
            writer.writerows(rows(games))
        return
    import pyarrow
    import pyarrow.parquet

    columns = list(zip(*rows(games), strict=True)) or [()] * len(COLUMNS)
    pyarrow.parquet.write_table(pyarrow.table(dict(zip(COLUMNS, map(list, columns), strict=True))), path)
