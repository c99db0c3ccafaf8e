"""`splittable solve`: what the dice of a Splitter game allowed, and what each placement cost."""

import time
from dataclasses import asdict
from itertools import zip_longest
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

import splittable
from splittable import CHANCE, State
from splittable.cli.console import OWN, err, out, progress_bar
from splittable.core import records
from splittable.core.errors import BadRecord, BadSetup
from splittable.core.words import Language, Names, Words, of_frame
from splittable.solve import Cost, Solution, costliest, hindsight, hindsight_of, max_score

GAP = 4  # between two sheets side by side


def solve(
    game: Annotated[str, typer.Argument(help="Which game: splitter.")],
    sheet: Annotated[str, typer.Option(help="A printed sheet, or the path of a sheet file.")] = "A",
    dice: Annotated[str, typer.Option(help='The rolls, e.g. "4-1 5-4 …".')] = "",
    record: Annotated[Path | None, typer.Option(help="A file with records.")] = None,
    line: Annotated[int, typer.Option(min=1, help="The line of the record in the file.")] = 1,
    seat: Annotated[int, typer.Option(min=0, help="The seat whose sheet to solve.")] = 0,
    most: Annotated[bool, typer.Option("--max", help="The highest score of the sheet over all dice.")] = False,
    seconds: Annotated[float, typer.Option(min=0, max=86400, help="Time to prove it; --max: 300 if 0.")] = 0.0,
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same search.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Annotated[Language, typer.Option(help="Language.")] = OWN,
) -> None:
    """The best sheet that the dice allowed, with a bound or a proof."""
    if game != "splitter":
        raise BadSetup("solve/game", f"{game!r} can't be solved; expected splitter")
    if bool(dice) + (record is not None) + most != 1:
        raise BadSetup("solve/what", "expected one of --dice, --record and --max")
    words = of_frame(lang)
    if record is not None:
        solve_record(read_record(record, line), seat, seconds, seed, json, lang)
        return
    with Report(words) as report:
        if most:
            found = max_score(sheet, seconds=seconds or 300.0, seed=seed, progress=report)
        else:
            found = hindsight(sheet, dice, seconds=seconds, seed=seed, progress=report)
    if json:
        print_json(as_data(found))
        return
    own = {"sheet": sheet} if sheet in splittable.load(game).options["sheet"].choices else {"own_sheet": sheet}
    best = play_solution(found, own)
    out.print("\n".join(drawn(best, 0, words("solve_best"), lang)), markup=False, soft_wrap=True)
    print_result(found, words)


def solve_record(state: State, seat: int, seconds: float, seed: int, json: bool, lang: Language) -> None:
    words = of_frame(lang)
    with progress_bar() as bar:
        task = bar.add_task(words("solve_looking_back"), total=None)
        costs = costliest(
            state, seat, seed=seed, progress=lambda done, all_: bar.update(task, completed=done, total=all_)
        )
    with Report(words) as report:
        found = hindsight_of(state, seconds=seconds, seed=seed, progress=report)
    played = state.scores()[seat]
    if json:
        print_json({**as_data(found), "played": played, "costs": [{**asdict(c), "cost": c.cost} for c in costs]})
        return
    best = play_solution(found, state.options)
    left = drawn(state, seat, words("solve_played"), lang)
    right = drawn(best, 0, words("solve_best"), lang)
    out.print("\n".join(beside(left, right)), markup=False, soft_wrap=True)
    print_result(found, words)
    out.print(words("solve_gap", played=played, score=found.score, gap=found.score - played))
    print_costs(costs, words)


class Report:
    """A progress line on stderr."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.best = 0
        self.begin = time.perf_counter()
        self.status = err.status(words("solve_searching"))

    def __enter__(self) -> "Report":
        self.status.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.status.stop()

    def __call__(self, found: int | None, bound: int) -> None:
        self.best = max(self.best, found or 0)
        seconds = time.perf_counter() - self.begin
        self.status.update(self.words("solve_proving", best=self.best, bound=bound, seconds=seconds))


def read_record(path: Path, line: int) -> State:
    for number, record in records.read_lines(path):
        if number == line:
            try:
                state = records.begin(record)
                for move in range(len(record.moves)):
                    records.step(state, record, move)
                records.finish(state, record)
            except BadRecord as error:
                error.line = number
                raise
            return state
    raise BadRecord("record/no_line", f"{str(path)!r} has no record in line {line}")


def play_solution(found: Solution, options: dict[str, Any]) -> State:
    """The best sheet as a game played by the rules."""
    state = splittable.load("splitter").start(1, **options)
    for (high, low), move in zip(found.dice, found.moves, strict=True):
        state.play(CHANCE, f"roll {high} {low}")
        if not state.is_over:  # a double in the last round is written automatically
            state.play(0, move)
    return state


def drawn(state: State, seat: int, name: str, lang: Language) -> list[str]:
    from splittable.games.splitter.board import draw_sheet

    names = Names([name] * state.players)
    return draw_sheet(state.view(None), state.game.spec.words(lang), names, seat)


def beside(left: list[str], right: list[str]) -> list[str]:
    width = max(map(len, left)) + GAP
    return [f"{one:<{width}}{other}".rstrip() for one, other in zip_longest(left, right, fillvalue="")]


def as_data(found: Solution) -> dict[str, Any]:
    return asdict(found)


def print_json(data: dict[str, Any]) -> None:
    out.print(msgspec.json.format(msgspec.json.encode(data)).decode(), markup=False, soft_wrap=True)


def print_result(found: Solution, words: Words) -> None:
    verdict = words("solve_proven" if found.proven else "solve_open")
    result = words("solve_result", score=found.score, bound=found.bound, verdict=verdict, seconds=found.seconds)
    rolls = [
        f"{high}-{low} {move.removeprefix('write ')}"
        for (high, low), move in zip(found.dice, found.moves, strict=True)
    ]
    out.print(f"\n{result}\n{words('solve_moves', moves=' · '.join(rolls))}", markup=False)


def print_costs(costs: list[Cost], words: Words) -> None:
    costly = [cost for cost in costs if cost.cost > 0]
    out.print(f"\n{words('solve_costs_head') if costly else words('solve_no_costs')}")
    for cost in costly:
        roll = f"{cost.roll[0]}-{cost.roll[1]}"
        out.print(
            "  "
            + words("solve_cost", **{**asdict(cost), "round": f"{cost.round:>2}", "roll": roll, "cost": cost.cost}),
            markup=False,
        )
