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
from splittable.cli.console import err, out, progress_bar
from splittable.cli.solve_texts import solve_words
from splittable.cli.texts import Language, game_words
from splittable.core import records
from splittable.core.errors import BadRecord, BadSetup
from splittable.core.spec import Words
from splittable.solve import Cost, Solution, costliest, hindsight, hindsight_of, max_score

GAP = 4  # between two sheets beside each other


def solve(
    game: Annotated[str, typer.Argument(help="Which game: splitter.")],
    sheet: Annotated[str, typer.Option(help="A printed sheet, or the path of a sheet file.")] = "A",
    dice: Annotated[str, typer.Option(help='The rolls, e.g. "4-1 5-4 …".')] = "",
    record: Annotated[Path | None, typer.Option(help="Records; the game in one of its lines.")] = None,
    line: Annotated[int, typer.Option(min=1, help="The line of the record.")] = 1,
    seat: Annotated[int, typer.Option(min=0, help="Whose sheet of the record.")] = 0,
    most: Annotated[bool, typer.Option("--max", help="The highest score of the sheet over all dice.")] = False,
    seconds: Annotated[float, typer.Option(min=0, max=86400, help="Time to prove it; --max: 300 if 0.")] = 0.0,
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same search.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Annotated[Language, typer.Option(help="Language.")] = Language.en,
) -> None:
    """The best sheet that the dice allowed, with a bound or a proof."""
    if game != "splitter":
        raise BadSetup("solve/game", f"{game!r} can't be solved; expected splitter")
    if bool(dice) + (record is not None) + most != 1:
        raise BadSetup("solve/what", "expected one of --dice, --record and --max")
    words = solve_words(lang)
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
    out.print("\n".join(drawn(best, 0, words("best"), lang)), markup=False, soft_wrap=True)
    print_result(found, words)


def solve_record(state: State, seat: int, seconds: float, seed: int, json: bool, lang: Language) -> None:
    words = solve_words(lang)
    with progress_bar() as bar:
        task = bar.add_task(words("looking_back"), total=None)
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
    left = drawn(state, seat, words("played", seat=seat), lang)
    right = drawn(best, 0, words("best"), lang)
    out.print("\n".join(beside(left, right)), markup=False, soft_wrap=True)
    print_result(found, words)
    out.print(words("gap", played=played, score=found.score, gap=found.score - played))
    print_costs(costs, words)


class Report:
    """A line on the error stream that says how far the search is."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.best = 0
        self.begin = time.perf_counter()
        self.status = err.status(words("searching"))

    def __enter__(self) -> "Report":
        self.status.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.status.stop()

    def __call__(self, found: int | None, bound: int) -> None:
        self.best = max(self.best, found or 0)
        seconds = time.perf_counter() - self.begin
        self.status.update(self.words("proving", best=self.best, bound=bound, seconds=seconds))


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
        if not state.is_over:  # a double in the last round is written by itself
            state.play(0, move)
    return state


def drawn(state: State, seat: int, name: str, lang: Language) -> list[str]:
    from splittable.games.splitter.board import draw_sheet

    names = [name] * state.players
    return draw_sheet(state.view(None), game_words(state.game.spec, lang), names, seat)


def beside(left: list[str], right: list[str]) -> list[str]:
    width = max(map(len, left)) + GAP
    return [f"{one:<{width}}{other}".rstrip() for one, other in zip_longest(left, right, fillvalue="")]


def as_data(found: Solution) -> dict[str, Any]:
    return asdict(found)


def print_json(data: dict[str, Any]) -> None:
    out.print(msgspec.json.format(msgspec.json.encode(data)).decode(), markup=False, soft_wrap=True)


def print_result(found: Solution, words: Words) -> None:
    verdict = words("proven" if found.proven else "open")
    result = words("result", score=found.score, bound=found.bound, verdict=verdict, seconds=found.seconds)
    rolls = [
        f"{high}-{low} {move.removeprefix('write ')}"
        for (high, low), move in zip(found.dice, found.moves, strict=True)
    ]
    out.print(f"\n{result}\n{words('moves', moves=' · '.join(rolls))}", markup=False)


def print_costs(costs: list[Cost], words: Words) -> None:
    costly = [cost for cost in costs if cost.cost > 0]
    out.print(f"\n{words('costs_head') if costly else words('no_costs')}")
    for cost in costly:
        roll = f"{cost.roll[0]}-{cost.roll[1]}"
        out.print("  " + words("cost", **{**asdict(cost), "roll": roll, "cost": cost.cost}), markup=False)
