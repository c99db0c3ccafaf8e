"""`splittable games`: what there is."""

from typing import Annotated

import typer
from rich.padding import Padding

import splittable
from splittable.cli.console import out
from splittable.cli.texts import Language, terminal_words


def games(lang: Annotated[Language, typer.Option(help="Language of the descriptions.")] = Language.en) -> None:
    """List the games with their players and options."""
    words = terminal_words(lang)
    for name in splittable.game_names():
        spec = splittable.load(name).spec
        players = f"{spec.min_players}–{spec.max_players}"
        out.print(f"[bold]{name}[/bold]  {spec.title}")
        about = words("players_minutes", players=players, minutes=spec.minutes, credits=spec.credits)
        out.print(Padding(about, (0, 0, 0, 2)))
        for option in spec.options:
            out.print(Padding(f"[cyan]--set {option.name}=…[/cyan]  {option.help[lang.value]}", (0, 0, 0, 2)))
        out.print()
