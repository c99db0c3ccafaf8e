"""Puts the commands together; an error of ours ends in one line and exit code 2, never in a traceback."""

import sys

import typer

from splittable.cli import arena, bench, bot, export, games, import_, play, record, replay, review, serve, solve
from splittable.cli.console import err
from splittable.core.errors import SplittableError

app = typer.Typer(
    name="splittable",
    help="Four tabletop games about splitting: play them, record them, check records, measure them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command("games")(games.games)
app.command("play")(play.play)
app.command("record")(record.record)
app.command("replay")(replay.replay)
app.command("bench")(bench.bench)
app.command("serve")(serve.serve)
app.command("export")(export.export)
app.command("import")(import_.import_)
app.command("solve")(solve.solve)
app.command("bot")(bot.bot)
app.command("arena")(arena.arena)
app.command("review")(review.review)


def main() -> None:
    try:
        app()
    except SplittableError as error:
        err.print(f"error [{error.code}]: {error}", markup=False, highlight=False, soft_wrap=True)
        sys.exit(2)
    except BrokenPipeError:  # the reader of our output has gone, e.g. `| head`
        sys.stderr.close()
        sys.exit(1)
