"""`splittable review`: how a finished game went, and what each choice cost."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from splittable.bots import Budget
from splittable.bots.plug import judge_of
from splittable.cli.console import OWN, out, progress_bar
from splittable.core import records
from splittable.core.errors import BadRecord
from splittable.core.registry import spec
from splittable.core.texts import capital
from splittable.core.words import Language, Words, of_frame
from splittable.review import Decision, Review
from splittable.review import review as look_back
from splittable.review.judge import BUDGET
from splittable.review.told import Said, told


def review(
    record: Annotated[Path, typer.Argument(help="A file with records.")],
    seat: Annotated[int, typer.Option(min=0, help="Whose choices.")] = 0,
    line: Annotated[int, typer.Option(min=1, help="The line of the record in the file.")] = 1,
    iterations: Annotated[int, typer.Option(min=1, help="Playouts per choice.")] = BUDGET.iterations,
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same review.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Annotated[Language, typer.Option(help="Language.")] = OWN,
) -> None:
    """How a game went for a seat, the moments that mattered, luck and skill, and what each choice cost."""
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
        text = msgspec.json.format(msgspec.json.encode(result.as_data(lang))).decode()
        out.print(text, markup=False, soft_wrap=True)
    else:
        show(result, told(result, lang), words)


def record_in(path: Path, line: int) -> dict[str, Any]:
    for number, found in records.read_lines(path):
        if number == line:
            return msgspec.structs.asdict(found)
    raise BadRecord("record/no_line", f"{str(path)!r} has no record in line {line}")


def show(result: Review, said: Said, words: Words) -> None:
    lines = [" ".join(said.story), ""]
    lines += [words("terminal_review_moments") if result.moments else words("terminal_review_none")]
    for decision in result.moments:
        lines += moment(result, said, decision, words)
    lines += ["", said.luck, *of_the_game(result, words), "", head(result, words)]
    lines += [line(result, said, decision, words) for decision in result.decisions]
    for each in lines:
        out.print(each, markup=False, soft_wrap=True)


def moment(result: Review, said: Said, decision: Decision, words: Words) -> list[str]:
    reason = said.reasons[result.decisions.index(decision)]
    return [line(result, said, decision, words), *([f"    {reason}"] if reason else [])]


def line(result: Review, said: Said, decision: Decision, words: Words) -> str:
    of_game = spec(result.game).words(words.language)
    move, best = said.labels[result.decisions.index(decision)]
    when, kind = capital(of_game("review_when", round=decision.round)), of_game(f"choice_kind.{decision.kind}")
    given: dict[str, str] = {"when": when, "kind": kind, "move": move}
    if not decision.loss:
        return "  " + words("terminal_review_fine", **given)
    loss = amount(decision.loss, result.unit, words)
    return "  " + words("terminal_review_decision", best=best, loss=loss, **given)


def of_the_game(result: Review, words: Words) -> list[str]:
    """What only this game has."""
    return judge_of(result.game).review.told(result.more, spec(result.game).words(words.language))


def head(result: Review, words: Words) -> str:
    count = len(result.decisions)
    name = words("seat_number", number=result.seat + 1)
    good = sum(decision.loss == 0 for decision in result.decisions)
    if good == count:
        return words("terminal_review_faultless", name=name, count=count)
    mean = sum(decision.loss for decision in result.decisions) / count
    loss = amount(mean, result.unit, words)
    return words("terminal_review_head", name=name, count=count, good=good, loss=loss)


def amount(loss: float, unit: str, words: Words) -> str:
    """Odds in points of a hundred."""
    return words(f"review_lost.{unit}", points=100 * loss if unit == "odds" else loss)
