"""`splittable bot`: our bot as a program for other arenas."""

import sys
from typing import Annotated

import typer

from splittable.bots.splitter.contest import SECONDS, answer_contest
from splittable.bots.splitter.player import warm_up
from splittable.core.errors import BadSetup


def bot(
    game: Annotated[str, typer.Argument(help="Which game: splitter.")],
    contest: Annotated[bool, typer.Option("--contest", help="Use the protocol of the public contest.")] = False,
    seconds: Annotated[float, typer.Option(min=0.1, max=86400, help="Time for a game.")] = SECONDS,
    seed: Annotated[int | None, typer.Option(min=0, help="Same seed, same playouts.")] = None,
) -> None:
    """Play in another arena, over the standard streams."""
    if game != "splitter":
        raise BadSetup("bot/game", f"there is no contest of {game!r}; expected splitter")
    if not contest:
        raise BadSetup("bot/protocol", "expected --contest")
    warm_up()
    for line in answer_contest(sys.stdin, seconds, seed):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
