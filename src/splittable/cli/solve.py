"""`splittable solve`: the best result that chance allowed, and what each choice cost, for games that offer it."""

import time
from itertools import zip_longest
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from splittable import State
from splittable.bots.hindsight import Best, Cost, Hindsight
from splittable.bots.plug import hindsight_of
from splittable.cli.console import OWN, err, out, progress_bar
from splittable.core import records
from splittable.core.errors import BadRecord, BadSetup
from splittable.core.registry import spec
from splittable.core.words import Language, Words, of_frame

GAP = 4  # between two boards side by side
TIME_FOR_MOST = 300.0  # seconds, if none are given


def solve(
    game: Annotated[str, typer.Argument(help="Which game.")],
    setup: Annotated[str, typer.Option("--sheet", help="A printed sheet, or the path of a sheet file.")] = "A",
    chance: Annotated[str, typer.Option("--dice", help='The rolls, e.g. "4-1 5-4 …".')] = "",
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
    hindsight = hindsight_of(game)
    if bool(chance) + (record is not None) + most != 1:
        raise BadSetup("solve/what", "expected one of --dice, --record and --max")
    if record is not None:
        solve_record(hindsight, read_record(record, line, game), seat, seconds, seed, json, lang)
        return
    with Report(of_frame(lang)) as report:
        if most:
            found = hindsight.of_setup(setup, seconds=seconds or TIME_FOR_MOST, seed=seed, progress=report)
        else:
            found = hindsight.of_chance(setup, chance, seconds=seconds, seed=seed, progress=report)
    if json:
        print_json(found.as_data())
        return
    of_game = spec(game).words(lang)
    print_lines(hindsight.drawn(found.played(), 0, of_game("solve_best"), of_game))
    print_result(found, of_game)


def solve_record(
    hindsight: Hindsight, state: State, seat: int, seconds: float, seed: int, json: bool, lang: Language
) -> None:
    words, of_game = of_frame(lang), state.game.spec.words(lang)
    with progress_bar() as bar:
        task = bar.add_task(words("solve_looking_back"), total=None)
        costs = hindsight.costs(
            state, seat, seed=seed, progress=lambda done, all_: bar.update(task, completed=done, total=all_)
        )
    with Report(words) as report:
        found = hindsight.of_game(state, seconds=seconds, seed=seed, progress=report)
    played = state.scores()[seat]
    if json:
        print_json({**found.as_data(), "played": played, "costs": [cost.as_data() for cost in costs]})
        return
    left = hindsight.drawn(state, seat, of_game("solve_played"), of_game)
    right = hindsight.drawn(found.played(), 0, of_game("solve_best"), of_game)
    print_lines(beside(left, right))
    print_result(found, of_game)
    out.print(words("solve_gap", played=played, score=found.score, gap=found.score - played))
    print_costs([cost for cost in costs if cost.cost > 0], of_game)


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


def read_record(path: Path, line: int, game: str) -> State:
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
            if state.game.name != game:
                raise BadSetup("solve/game", f"expected a game of {spec(game).title}, got {state.game.title}")
            return state
    raise BadRecord("record/no_line", f"{str(path)!r} has no record in line {line}")


def beside(left: list[str], right: list[str]) -> list[str]:
    width = max(map(len, left)) + GAP
    return [f"{one:<{width}}{other}".rstrip() for one, other in zip_longest(left, right, fillvalue="")]


def print_lines(lines: list[str]) -> None:
    out.print("\n".join(lines), markup=False, soft_wrap=True)


def print_json(data: dict[str, Any]) -> None:
    out.print(msgspec.json.format(msgspec.json.encode(data)).decode(), markup=False, soft_wrap=True)


def print_result(found: Best, of_game: Words) -> None:
    out.print("\n" + "\n".join(found.told(of_game)), markup=False)


def print_costs(costs: list[Cost], of_game: Words) -> None:
    out.print(f"\n{of_game('solve_costs_head' if costs else 'solve_no_costs')}")
    for cost in costs:
        out.print("  " + cost.told(of_game), markup=False)
