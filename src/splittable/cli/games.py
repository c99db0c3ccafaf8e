"""`splittable games`: the list of games."""

import json
from typing import Annotated

import typer
from rich.padding import Padding

import splittable
from splittable.cli.console import OWN, out
from splittable.core.words import Language, of_frame


def games(lang: Annotated[Language, typer.Option(help="Language of the descriptions.")] = OWN) -> None:
    """List the games with their players and options."""
    words = of_frame(lang)
    for name in splittable.game_names():
        spec = splittable.load(name).spec
        players = f"{spec.min_players}–{spec.max_players}"
        out.print(f"[bold]{name}[/bold]  {spec.title}")
        made = {"authors": spec.authors, "publisher": spec.publisher}
        about = words("terminal_players_minutes", players=players, minutes=spec.minutes, **made)
        out.print(Padding(about, (0, 0, 0, 2)))
        for option in spec.options:
            choices = "|".join(json.dumps(each).strip('"') for each in option.choices) or "…"
            about = spec.words(lang)(f"option.{option.name}")
            out.print(Padding(f"[cyan]--set {option.name}={choices}[/cyan]  {about}", (0, 0, 0, 2)))
        out.print()
