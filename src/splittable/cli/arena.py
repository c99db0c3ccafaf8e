"""`splittable arena`: bots against bots, rated."""

import os
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

import splittable
from splittable.arena import Played, Standing, parse_entrants, plan, run, standings
from splittable.arena.files import check_folder, check_path, write
from splittable.arena.report import page
from splittable.arena.tables import standings_in_words
from splittable.cli.console import OWN, out, parse_options, progress_bar
from splittable.core.errors import BadSetup
from splittable.core.records import to_line
from splittable.core.words import Language, Words, of_frame


def arena(
    game: Annotated[str, typer.Argument(help="Which game.")],
    bots: Annotated[str, typer.Option(help='Names, "py:module:function" or "cmd:PROGRAM", separated by commas.')],
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="How many games.")] = 100,
    players: Annotated[int | None, typer.Option("--players", "-n", help="Seats.")] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**64 - 1, help="Same seed, same games.")] = 0,
    iterations: Annotated[int, typer.Option(min=0, help="Playouts per choice instead of the level's default.")] = 0,
    seconds: Annotated[float, typer.Option(min=0, max=3600, help="Seconds per choice instead.")] = 0.0,
    limit: Annotated[float, typer.Option(min=0.05, max=3600, help="Seconds per choice for a program.")] = 10.0,
    out_file: Annotated[Path | None, typer.Option("--out", help="All games as .csv or .parquet.")] = None,
    report: Annotated[Path | None, typer.Option(help="A page with tables and plots, .html.")] = None,
    records: Annotated[Path | None, typer.Option(help="The record of every game, .jsonl.")] = None,
    logs: Annotated[Path | None, typer.Option(help="Folder for programs' errors; default: beside the report.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; default: all cores.")] = None,
    ray: Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster.")] = False,
    lang: Annotated[Language, typer.Option(help="Language.")] = OWN,
    options: Annotated[list[str] | None, typer.Option("--set", help="Option of the game, NAME=VALUE.")] = None,
) -> None:
    """Let bots play against one another; seats rotate, and every seating gets the same deals."""
    found = splittable.load(game)
    if iterations and seconds:
        raise BadSetup("arena/budget", "expected --iterations or --seconds, got both")
    entrants = parse_entrants(found.name, bots)
    start = found.start(players, **parse_options(options or []))
    if start.players < 2:
        raise BadSetup("setup/players", "an arena needs two seats or more; give --players")
    logs = prepare_files(out_file, report, records, logs)
    matches = plan(
        found.name,
        entrants,
        games,
        start.players,
        start.options,
        seed,
        iterations=iterations,
        seconds=seconds,
        limit=limit,
        logs=str(logs or ""),
        keep=records is not None,
    )
    words = of_frame(lang)
    with progress_bar() as bar:
        task = bar.add_task(words("arena_playing"), total=games)
        played = run(matches, workers=workers, ray=ray, progress=lambda done: bar.advance(task, done))
    title = words("arena_title", game=found.title, players=start.players, bots=", ".join(e.label for e in entrants))
    show(title, standings(played), words)
    if logs and not any(logs.iterdir()):
        logs.rmdir()  # nobody complained
    save(played, title, Files(out_file, report, records, logs), words, lang)


def prepare_files(out_file: Path | None, report: Path | None, records: Path | None, logs: Path | None) -> Path | None:
    """Refuse what can't be written before anybody plays; returns the folder for logs."""
    if out_file:
        check_path(out_file)
    for path in (report, records):
        if path:
            check_folder(path)
    if report and not logs:
        logs = report.with_name(f"{report.stem}-logs")
    if logs:
        make_folder(logs)
    return logs


def show(title: str, table: list[Standing], words: Words) -> None:
    """Plain columns: a table fitted to the screen would cut off figures."""
    head, body = standings_in_words(table, words)
    lines = [head, *body]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    out.print(title, markup=False, soft_wrap=True)
    for bot, *figures in lines:
        cells = [figure.rjust(width) for figure, width in zip(figures, widths[1:], strict=True)]
        out.print("  ".join([bot.ljust(widths[0]), *cells]), markup=False, soft_wrap=True)


class Files(NamedTuple):
    table: Path | None
    report: Path | None
    records: Path | None
    logs: Path | None


def make_folder(path: Path) -> None:
    try:
        path.mkdir(exist_ok=True)
    except OSError as error:
        raise BadSetup("setup/file", f"can't write {str(path)!r}: {error.strerror}") from None


def save(played: list[Played], title: str, files: Files, words: Words, lang: Language) -> None:
    try:
        if files.table:
            write(files.table, played)
        if files.records:
            files.records.write_text("".join(to_line(game.record) + "\n" for game in played if game.record), "utf-8")
        if files.report:
            logs = error_logs(files.logs, files.report.parent)
            files.report.write_text(page(title, played, words, lang, logs), encoding="utf-8")
    except OSError as error:
        raise BadSetup("setup/file", f"can't write {error.filename!r}: {error.strerror}") from None
    for path in (files.table, files.records, files.report):
        if path:
            out.print(words("arena_written", path=path), markup=False, soft_wrap=True)


def error_logs(folder: Path | None, start: Path) -> list[str]:
    """The log files, as links from a page in `start`."""
    if not folder or not folder.is_dir():
        return []
    return [Path(os.path.relpath(path, start)).as_posix() for path in sorted(folder.glob("*.log"))]
