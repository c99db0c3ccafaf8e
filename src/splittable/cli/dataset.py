"""`splittable dataset`: many games of bots as one Parquet file."""

import os
from pathlib import Path
from typing import Annotated

import typer

import splittable
from splittable.arena import plan
from splittable.arena.dataset import check_out, make
from splittable.arena.entrants import parse_entrant, split_names
from splittable.cli.console import OWN, out, parse_options, progress_bar
from splittable.core.errors import BadSetup
from splittable.core.words import Language, of_frame


def dataset(
    game: Annotated[str, typer.Argument(help="Which game.")],
    out_file: Annotated[Path, typer.Option("--out", help="The file to write, .parquet.")],
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="How many games.")] = 1000,
    bots: Annotated[
        str, typer.Option(help='Names, "py:module:function" or "cmd:PROGRAM", separated by commas.')
    ] = "medium",
    players: Annotated[int | None, typer.Option("--players", "-n", help="Seats.")] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**64 - 1, help="Same seed, same bytes.")] = 0,
    iterations: Annotated[int, typer.Option(min=0, help="Playouts per choice instead of the level's default.")] = 0,
    observations: Annotated[bool, typer.Option("--observations", help="What each seat saw at its choices.")] = False,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; default: all cores.")] = None,
    ray: Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster.")] = False,
    lang: Annotated[Language, typer.Option(help="Language.")] = OWN,
    options: Annotated[list[str] | None, typer.Option("--set", help="Option of the game, NAME=VALUE.")] = None,
) -> None:
    """Let bots play and write the games as Parquet. An interrupted run goes on when you repeat the command."""
    found = splittable.load(game)
    entrants = [parse_entrant(found.name, name) for name in split_names(found.name, bots)]
    if not entrants:
        raise BadSetup("setup/unknown_bot", f"expected at least one bot, got {bots!r}")
    start = found.start(players, **parse_options(options or []))
    check_out(out_file)
    matches = plan(found.name, entrants, games, start.players, start.options, seed, iterations=iterations)
    words = of_frame(lang)
    with progress_bar() as bar:
        task = bar.add_task(words("arena_playing"), total=games)
        make(
            out_file,
            matches,
            observations=observations,
            workers=workers or os.cpu_count() or 1,
            ray=ray,
            progress=lambda done: bar.advance(task, done),
        )
    out.print(words("arena_written", path=out_file), markup=False, soft_wrap=True)
