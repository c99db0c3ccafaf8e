"""Collects the commands; our errors print one line and exit with code 2, never with a traceback."""

import sys

import typer

from splittable.cli import (
    arena,
    backup,
    bench,
    bot,
    dataset,
    export,
    games,
    import_,
    new_game,
    play,
    profile,
    puzzle,
    record,
    replay,
    review,
    serve,
    solve,
    verify,
)
from splittable.cli.console import err, language_of
from splittable.core.errors import SplittableError
from splittable.core.said import sentence
from splittable.core.words import of_frame

app = typer.Typer(
    name="splittable",
    help="Four tabletop games about splitting: play them, record them, check records, measure them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command("games")(games.games)
app.command("new-game")(new_game.new_game)
app.command("play")(play.play)
app.command("puzzle")(puzzle.puzzle)
app.command("record")(record.record)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("bench")(bench.bench)
app.command("serve")(serve.serve)
app.command("export")(export.export)
app.command("import")(import_.import_)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("solve")(solve.solve)
app.command("bot")(bot.bot)
app.command("arena")(arena.arena)
app.command("dataset")(dataset.dataset)
app.command("review")(review.review)
app.command("profile")(profile.profile)


def main() -> None:
    try:
        app()
    except SplittableError as error:
        language = language_of(sys.argv)
        said = of_frame(language)(
            "terminal_said", code=error.code, sentence=sentence(error, language), detail=str(error)
        )
        err.print(said, markup=False, highlight=False, soft_wrap=True)
        sys.exit(2)
    except BrokenPipeError:  # our output was closed, e.g. by `| head`
        sys.stderr.close()
        sys.exit(1)
