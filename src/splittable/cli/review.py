"""`splittable review`: what each choice of a finished game gave away."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from splittable.bots import Budget
from splittable.cli.console import out, progress_bar
from splittable.cli.review_texts import review_words
from splittable.cli.texts import Language
from splittable.core import records
from splittable.core.errors import BadRecord
from splittable.core.spec import Words
from splittable.review import Decision, Review
from splittable.review import review as look_back


def review(
    record: Annotated[Path, typer.Argument(help="Records; the game in one of its lines.")],
    seat: Annotated[int, typer.Option(min=0, help="Whose choices.")] = 0,
    line: Annotated[int, typer.Option(min=1, help="The line of the record.")] = 1,
    iterations: Annotated[int, typer.Option(min=1, help="Playouts for each choice.")] = 600,
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same review.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Annotated[Language, typer.Option(help="Language.")] = Language.en,
) -> None:
    """Every choice of a seat with what it gave away against the best one found."""
    words = review_words(lang)
    found = record_in(record, line)
    with progress_bar() as bar:
        task = bar.add_task(words("preparing"), total=None)  # a first review compiles

        def tell(done: int, all_: int) -> None:
            bar.update(task, description=words("looking"), completed=done, total=all_)

        result = look_back(
            found,
            seat,
            budget=Budget(iterations=iterations),
            seed=seed,
            progress=tell,
        )
    if json:
        text = msgspec.json.format(msgspec.json.encode(result.as_data())).decode()
        out.print(text, markup=False, soft_wrap=True)
    else:
        show(result, words)


def record_in(path: Path, line: int) -> dict[str, Any]:
    for number, found in records.read_lines(path):
        if number == line:
            return msgspec.structs.asdict(found)
    raise BadRecord("record/no_line", f"{str(path)!r} has no record in line {line}")


def show(result: Review, words: Words) -> None:
    def print_line(text: str) -> None:
        out.print(text, markup=False, soft_wrap=True)

    mean = sum(decision.loss for decision in result.decisions) / max(1, len(result.decisions))
    print_line(words("head", seat=result.seat, count=len(result.decisions), loss=words(result.unit, loss=mean)))
    print_line(words("costliest") if result.costliest else words("none"))
    for decision in result.costliest:
        print_line("  " + costly(decision, result.unit, words))
    if "readable" in result.more:
        readable = result.more["readable"]
        print_line(words("readable", distance=readable["distance"], chance=readable["chance"]))
        print_line(words("made", made=percents(readable["made"]), expected=percents(readable["equilibrium"])))
    if result.more.get("cuts"):
        print_line(words("cuts"))
        for cut in result.more["cuts"]:
            print_line("  " + words("cut", **{**cut, "kept": " ".join(cut["kept"]), "taken": " ".join(cut["taken"])}))
    if "dice" in result.more:
        print_line(words("dice", **result.more["dice"]))
        print_line(words("luck", **result.more["luck"]))


def costly(decision: Decision, unit: str, words: Words) -> str:
    loss = words(unit, loss=decision.loss)
    return words("decision", number=decision.number + 1, move=decision.move, best=decision.best, loss=loss)


def percents(shares: list[float]) -> str:
    return " / ".join(f"{share:.0%}" for share in shares)
