"""`splittable bot`: our bot as a program for other arenas."""

import sys
from typing import Annotated

import typer

from splittable.bots import plug_of
from splittable.core.errors import BadSetup
from splittable.core.registry import names


def bot(
    game: Annotated[str, typer.Argument(help="Which game.")],
    contest: Annotated[bool, typer.Option("--contest", help="Use the protocol of the public contest.")] = False,
    seconds: Annotated[
        float | None, typer.Option(min=0.1, max=86400, help="Time for a game; by default what the contest allows.")
    ] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="Same seed, same playouts.")] = None,
) -> None:
    """Play in another arena, over the standard streams."""
    known = plug_of(game).contest
    if known is None:
        able = ", ".join(name for name in names() if plug_of(name).contest)
        raise BadSetup("bot/game", f"there is no contest of {game!r}; expected {able}")
    if not contest:
        raise BadSetup("bot/protocol", "expected --contest")
    known.load()
    for line in known.answers(sys.stdin, known.seconds if seconds is None else seconds, seed):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
