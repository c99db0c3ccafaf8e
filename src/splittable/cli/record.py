"""`splittable record`: many games as JSON Lines, the same bytes for the same seed."""

import random
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any, TextIO

import typer

import splittable
from splittable import CHANCE, Game, State
from splittable.arena.entrants import check_bot
from splittable.bots import NAMES, budget_of
from splittable.bots.outside import ask
from splittable.cli.console import parse_options, progress_bar
from splittable.core import playout, records
from splittable.core.bind import bind
from splittable.core.errors import BadSetup
from splittable.core.rng import start_stream


def record(
    game: Annotated[str, typer.Argument(help="Which game.")],
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="How many games.")] = 1,
    players: Annotated[int | None, typer.Option("--players", "-n", help="Seats.")] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**64 - 1, help="Same seed, same games.")] = 0,
    out: Annotated[Path | None, typer.Option(help="File to write; default: standard output.")] = None,
    bot: Annotated[str, typer.Option(help=f"Who plays: {', '.join(NAMES)} or py:module:function.")] = "random",
    options: Annotated[list[str] | None, typer.Option("--set", help="Option of the game, NAME=VALUE.")] = None,
) -> None:
    """Let bots play games and write their records, one JSON object per line."""
    found = splittable.load(game)
    set_up = parse_options(options or [])
    check_bot(found.name, bot)
    if out and out.suffix in (".parquet", ".csv"):
        raise BadSetup("arena/file", f"records are JSON Lines, got {str(out)!r}; `splittable dataset` writes Parquet")
    found.start(players, **set_up)  # refuse a bad set-up before creating a file
    with open_output(out) as file, progress_bar() as bar:
        for number in bar.track(range(games), description=f"recording {game}"):
            state = found.start(players, **set_up)
            if bot == "random":
                play_random(found, state, seed, number)
            else:
                play_bot(state, bot, random.Random(f"{seed}/{number}"))
            meta = None if bot == "random" else {"bots": [bot] * state.players, "number": number}
            file.write(records.to_line(state.record(seed, meta)) + "\n")


def open_output(path: Path | None) -> Any:
    if path is None:
        return nullcontext[TextIO](sys.stdout)
    try:
        return path.open("w", encoding="utf-8", newline="\n")
    except OSError as error:
        raise BadSetup("setup/file", f"can't write {str(path)!r}: {error.strerror}") from None


def play_random(game: Game, state: State, seed: int, number: int) -> None:
    """Game `number` of the seed: what a compiled batch plays, move by move."""
    spec = game.spec
    plain = bind(playout, {"kernel": spec.kernel})
    g, codes, weights = [0] * 4, [0] * spec.buffer_size, [0] * spec.buffer_size
    start_stream(g, seed, number)
    while not state.is_over:
        seat = plain.choose(state.position, state.components, g, codes, weights)
        state.apply(seat, codes[0])


def play_bot(state: State, bot: str, rng: random.Random) -> None:
    while not state.is_over:
        acting = state.acting()
        if acting == (CHANCE,):
            state.roll(rng)
        else:
            seat = rng.choice(acting)
            state.play(seat, ask(bot, state, seat, rng, budget_of(bot, exact=True)))
