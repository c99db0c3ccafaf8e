"""Many games of bots as one Parquet file: a row for each game. docs/datasets.md describes the columns.

Games are written in parts beside the file, so an interrupted run goes on where it stopped. At the end the parts become
one file. The same seed gives the same bytes, however many processes played.
"""

import importlib.util
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from splittable.arena.plan import Match
from splittable.arena.play import play_through
from splittable.arena.run import prepare, spread
from splittable.core.errors import BadSetup
from splittable.core.play import State
from splittable.core.registry import spec
from splittable.core.spec import CHANCE

FORMAT = "splittable-dataset/1"
PART = 200  # games
PLAN = "plan.json"


def check_out(path: Path) -> None:
    """Refuse before hours of games what could not be written afterwards."""
    if path.suffix != ".parquet":
        raise BadSetup("arena/file", f"expected a file that ends in .parquet, got {str(path)!r}")
    if importlib.util.find_spec("pyarrow") is None:
        raise BadSetup("setup/extra", "Parquet needs PyArrow: pip install 'splittable[parquet]'")
    if not path.parent.is_dir():
        raise BadSetup("setup/file", f"can't write {str(path)!r}: there is no folder {str(path.parent)!r}")
    if path.exists():
        raise BadSetup("setup/file", f"{str(path)!r} exists already; delete it or choose another name")


def make(
    path: Path,
    matches: list[Match],
    *,
    observations: bool = False,
    workers: int = 1,
    ray: bool = False,
    progress: Callable[[int], object] = lambda done: None,
) -> None:
    """Play the games that are missing, and write the file."""
    check_out(path)
    about = describe(matches, observations)
    folder = path.with_name(f"{path.name}.parts")
    done = open_parts(folder, about)
    progress(sum(min(PART, len(matches) - part * PART) for part in done))
    missing = [match for match in matches if match.number // PART not in done]
    prepare(missing)
    rows: dict[int, list[dict[str, Any]]] = {}
    job = observed_row if observations else row_of
    for row in spread(job, missing, workers, ray):
        part = row["number"] // PART
        rows.setdefault(part, []).append(row)
        if len(rows[part]) == min(PART, len(matches) - part * PART):
            write_part(folder / f"{part:06}.parquet", sorted(rows.pop(part), key=number_of), about)
        progress(1)
    join_parts(folder, path)


def number_of(row: dict[str, Any]) -> int:
    return int(row["number"])


def describe(matches: list[Match], observations: bool) -> dict[str, str]:
    """What all games have in common, for the file and for those who resume it."""
    first = matches[0]
    game = spec(first.game)
    return {
        "format": FORMAT,
        "game": first.game,
        "rules": str(game.rules),
        "environment": str(game.environment),
        "players": str(len(first.seats)),
        "options": msgspec.json.encode(first.options).decode(),
        "seed": str(first.seed),
        "games": str(len(matches)),
        "bots": msgspec.json.encode(sorted({entrant.label for match in matches for entrant in match.seats})).decode(),
        "budget": f"iterations={first.iterations} seconds={first.seconds}",
        "observations": str(observations).lower(),
    }


def open_parts(folder: Path, about: dict[str, str]) -> set[int]:
    """The parts that an earlier run has finished; the folder is made if there is none."""
    plan = folder / PLAN
    said = msgspec.json.encode(about)
    if plan.is_file():
        if plan.read_bytes() != said:
            raise BadSetup(
                "dataset/plan", f"{str(folder)!r} has parts of another dataset; delete it or give another --out"
            )
        return {int(part.stem) for part in folder.glob("*.parquet")}
    folder.mkdir(exist_ok=True)
    plan.write_bytes(said)
    return set()


def row_of(match: Match) -> dict[str, Any]:
    return made_row(match, False)


def observed_row(match: Match) -> dict[str, Any]:
    return made_row(match, True)


def made_row(match: Match, observations: bool) -> dict[str, Any]:
    state, played = play_through(match)
    row: dict[str, Any] = {
        "number": match.number,
        "seed": match.seed,
        "deal": match.deal,
        "bots": list(played.bots),
        "scores": list(played.scores),
        "winners": state.winners(),
        "win_shares": list(played.shares),
        "forfeits": list(played.forfeits),
        "seats": [who for who, _, _ in state.log],
        "codes": [code for _, code, _ in state.log],
        "moves": [move for _, _, move in state.log],
    }
    if observations:
        row["observations"] = list(observed(state))
    return row


def observed(state: State) -> Iterator[list[int]]:
    """What the seat saw at each of its choices, in the order of the moves; chance has none."""
    at = state.game.start_untrusted(state.players, state.options)
    for who, code, _ in state.log:
        if who != CHANCE:
            yield at.observation(who)
        at.apply(who, code)


def schema(about: dict[str, str]) -> Any:
    import pyarrow as pa

    fields = [
        ("number", pa.int64()),
        ("seed", pa.uint64()),
        ("deal", pa.int64()),
        ("bots", pa.list_(pa.string())),
        ("scores", pa.list_(pa.int16())),
        ("winners", pa.list_(pa.int8())),
        ("win_shares", pa.list_(pa.float32())),
        ("forfeits", pa.list_(pa.string())),
        ("seats", pa.list_(pa.int8())),
        ("codes", pa.list_(pa.int32())),
        ("moves", pa.list_(pa.string())),
    ]
    if about["observations"] == "true":
        fields.append(("observations", pa.list_(pa.list_(pa.int32()))))
    return pa.schema(fields, metadata=about)


def write_part(path: Path, rows: list[dict[str, Any]], about: dict[str, str]) -> None:
    """Under another name first: a part that exists is complete."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    unfinished = path.with_suffix(".unfinished")
    pq.write_table(pa.Table.from_pylist(rows, schema(about)), unfinished, compression="zstd")
    unfinished.replace(path)


def join_parts(folder: Path, path: Path) -> None:
    import pyarrow.parquet as pq

    parts = sorted(folder.glob("*.parquet"))
    unfinished = folder / "all.unfinished"
    with pq.ParquetWriter(unfinished, pq.read_schema(parts[0]), compression="zstd") as file:
        for part in parts:
            file.write_table(pq.read_table(part))
    unfinished.replace(path)
    shutil.rmtree(folder)


def read_records(path: Path) -> Iterator[dict[str, Any]]:
    """The games of a dataset as records, for `splittable.replay`."""
    import pyarrow.parquet as pq

    file = pq.ParquetFile(path)
    about = {key.decode(): value.decode() for key, value in file.schema_arrow.metadata.items()}
    if about.get("format") != FORMAT:
        raise BadSetup("arena/file", f"{str(path)!r} is not a dataset of the format {FORMAT!r}")
    columns = ["number", "seed", "deal", "bots", "scores", "winners", "seats", "moves"]
    for batch in file.iter_batches(columns=columns):
        for row in batch.to_pylist():
            moves = zip(row["seats"], row["moves"], strict=True)
            yield {
                "format": "splittable/1",
                "game": about["game"],
                "rules": int(about["rules"]),
                "players": int(about["players"]),
                "options": msgspec.json.decode(about["options"]),
                "seed": row["seed"],
                "moves": [f"{'~' if seat == CHANCE else seat} {move}" for seat, move in moves],
                "scores": row["scores"],
                "winners": row["winners"],
                "meta": {"bots": row["bots"], "number": row["number"], "deal": row["deal"]},
            }
