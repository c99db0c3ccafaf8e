"""`splittable profile`: what the choices of a player cost over several games."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from splittable.bots import Budget
from splittable.cli.console import OWN, out, progress_bar
from splittable.core import records, registry
from splittable.core.words import Language, Words, of_frame
from splittable.review import Profile
from splittable.review import profile as look_over
from splittable.review import review as look_back
from splittable.review.judge import BUDGET
from splittable.review.profile_words import said


def profile(
    file: Annotated[Path, typer.Argument(help="A file with records, the earliest game first.")],
    seat: Annotated[int, typer.Option(min=0, help="Whose choices.")] = 0,
    iterations: Annotated[int, typer.Option(min=1, help="Playouts per choice.")] = BUDGET.iterations,
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same reviews.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Annotated[Language, typer.Option(help="Language.")] = OWN,
) -> None:
    """The choices of a seat over all games of a file: which kinds cost most, the trend, and what to try next."""
    words = of_frame(lang)
    games = [msgspec.structs.asdict(record) for _, record in records.read_lines(file)]
    with progress_bar() as bar:
        task = bar.add_task(words("terminal_review_preparing"), total=len(games))
        reviews = []
        for record in games:
            reviews.append(look_back(record, seat, budget=Budget(iterations=iterations), seed=seed))
            bar.update(task, description=words("terminal_review_looking"), advance=1)
    found = look_over(reversed(reviews))
    if json:
        text = msgspec.json.format(msgspec.json.encode([each.as_data() for each in found])).decode()
        out.print(text, markup=False, soft_wrap=True)
        return
    for each in found:
        for line in lines(each, words):
            out.print(line, markup=False, highlight=False, soft_wrap=True)


def lines(found: Profile, words: Words) -> list[str]:
    told = said(found, words.language)
    kinds = [
        "  " + words("profile_line", kind=label, mistakes=each.mistakes, choices=each.choices)
        for each, label in zip(found.kinds, told.kinds, strict=True)
    ]
    title = registry.spec(found.game).title
    return [f"{title}: {told.rests_on}", told.worst, *kinds, told.trend, *([told.tip] if told.tip else [])]
