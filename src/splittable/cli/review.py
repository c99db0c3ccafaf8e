"""`splittable review`: what each choice in a finished game cost."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from splittable.bots import Budget
from splittable.cli.console import OWN, out, progress_bar
from splittable.core import records
from splittable.core.errors import BadRecord
from splittable.core.words import Language, Words, of_frame
from splittable.review import Review
from splittable.review import review as look_back
from splittable.review.judge import BUDGET
from splittable.review.labels import Labels, labels


def review(
    record: Annotated[Path, typer.Argument(help="A file with records.")],
    seat: Annotated[int, typer.Option(min=0, help="Whose choices.")] = 0,
    line: Annotated[int, typer.Option(min=1, help="The line of the record in the file.")] = 1,
    iterations: Annotated[int, typer.Option(min=1, help="Playouts per choice.")] = BUDGET.iterations,
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same review.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Annotated[Language, typer.Option(help="Language.")] = OWN,
) -> None:
    """Every choice of a seat with its cost against the best one found."""
    words = of_frame(lang)
    found = record_in(record, line)
    with progress_bar() as bar:
        task = bar.add_task(words("terminal_review_preparing"), total=None)  # a first review compiles

        def tell(done: int, all_: int) -> None:
            bar.update(task, description=words("terminal_review_looking"), completed=done, total=all_)

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
        show(result, labels(found, seat, result.decisions), words)


def record_in(path: Path, line: int) -> dict[str, Any]:
    for number, found in records.read_lines(path):
        if number == line:
            return msgspec.structs.asdict(found)
    raise BadRecord("record/no_line", f"{str(path)!r} has no record in line {line}")


def show(result: Review, spoken: list[Labels], words: Words) -> None:
    def print_line(text: str) -> None:
        out.print(text, markup=False, soft_wrap=True)

    print_line(head(result, words))
    print_line(words("terminal_review_costliest") if result.costliest else words("terminal_review_none"))
    for decision in result.costliest:
        move, best = spoken[result.decisions.index(decision)][words.language]
        loss = amount(decision.loss, result.unit, words)
        print_line(
            "  " + words("terminal_review_decision", number=decision.number + 1, move=move, best=best, loss=loss)
        )
    if "readable" in result.more:
        readable = result.more["readable"]
        print_line(words("terminal_review_readable", distance=readable["distance"], chance=readable["chance"]))
        print_line(
            words("terminal_review_made", made=percents(readable["made"]), expected=percents(readable["equilibrium"]))
        )
    if result.more.get("cuts"):
        print_line(words("terminal_review_cuts"))
        for cut in result.more["cuts"]:
            print_line(
                "  "
                + words(
                    "terminal_review_cut", **{**cut, "kept": " ".join(cut["kept"]), "taken": " ".join(cut["taken"])}
                )
            )
    if "dice" in result.more:
        print_line(words("terminal_review_dice", **result.more["dice"]))
        print_line(luck(result.more["luck"], words))


def head(result: Review, words: Words) -> str:
    count = len(result.decisions)
    name = words("seat_number", number=result.seat + 1)
    good = sum(decision.loss == 0 for decision in result.decisions)
    if good == count:
        return words("terminal_review_faultless", name=name, count=count)
    mean = sum(decision.loss for decision in result.decisions) / count
    loss = amount(mean, result.unit, words)
    return words("terminal_review_head", name=name, count=count, good=good, loss=loss)


def luck(found: dict[str, float], words: Words) -> str:
    sign = "cost" if found["dice"] < 0 else "brought"
    return words("terminal_review_luck", **{**found, "dice": abs(found["dice"]), "dice_sign": sign})


def amount(loss: float, unit: str, words: Words) -> str:
    """Odds in points of a hundred."""
    return words(f"review_lost.{unit}", points=100 * loss if unit == "odds" else loss)


def percents(shares: list[float]) -> str:
    return " / ".join(f"{share:.0%}" for share in shares)
