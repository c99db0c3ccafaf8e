"""`splittable verify`: recompute all chance of recorded games from their proofs."""

from pathlib import Path
from typing import Annotated

import typer

from splittable.cli.console import OWN, err, out, progress_bar
from splittable.core import proofs, records
from splittable.core.errors import BadRecord, BadSetup
from splittable.core.words import Language, of_frame

DIFFERS = 1


def verify(
    file: Annotated[Path, typer.Argument(help="Records, one JSON object per line.")],
    fingerprint: Annotated[str, typer.Option(help="As the page showed it before the game, e.g. 3f2a-91c0-77de.")] = "",
    lang: Annotated[Language, typer.Option(help="Language of the result.")] = OWN,
) -> None:
    """Check that every card and die was fixed before the game. Exit code 1: something differs."""
    words = of_frame(lang)
    noted = read_fingerprint(fingerprint)
    found = list(records.read_lines(file))
    games = draws = 0
    with progress_bar() as bar:
        for line, record in bar.track(found, description="verifying"):
            if record.proof is None and len(found) > 1:
                continue
            try:
                verified = proofs.check(record)
            except BadRecord as error:
                error.line = line
                if error.code != "record/proof":
                    raise
                raise differs(str(error)) from None
            if not verified.commitment.startswith(noted):
                shown = proofs.fingerprint(verified.commitment)
                raise differs(words("terminal_not_the_noted", found=shown, noted=fingerprint))
            games, draws = games + 1, draws + verified.draws
    if not games:
        raise BadRecord("record/no_proof", f"none of the {len(found)} records has a proof")
    out.print(words("terminal_verified", games=games, draws=draws), markup=False)
    if games < len(found):
        out.print(words("terminal_unproven", games=len(found) - games), markup=False)


def read_fingerprint(text: str) -> str:
    noted = text.replace("-", "").replace(" ", "").lower()
    if noted.strip("0123456789abcdef") or len(noted) > 64 or 0 < len(noted) < 12:
        raise BadSetup("setup/fingerprint", f"expected a fingerprint such as 3f2a-91c0-77de, got {text!r}")
    return noted


def differs(sentence: str) -> typer.Exit:
    err.print(sentence, markup=False, soft_wrap=True)
    return typer.Exit(DIFFERS)
