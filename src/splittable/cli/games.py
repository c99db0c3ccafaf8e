"""`splittable games`: what there is."""

from typing import Annotated

import typer
from rich.table import Table

import splittable
from splittable.cli.console import out
from splittable.cli.texts import Language


def games(lang: Annotated[Language, typer.Option(help="Language of the descriptions.")] = Language.en) -> None:
    """List the games with their players and options."""
    table = Table("name", "title", "players", "minutes", "by", "options", box=None, padding=(0, 2, 0, 0))
    for name in splittable.game_names():
        game = splittable.load(name)
        options = "\n".join(f"{option.name}: {option.help[lang.value]}" for option in game.options.values())
        players = f"{game.min_players}–{game.max_players}"
        table.add_row(name, game.title, players, str(game.spec.minutes), game.spec.credits, options)
    out.print(table)
