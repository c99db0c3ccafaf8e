"""Hindsight: exact on small sheets, proven on the printed ones, clear about bad input."""

import itertools
import json
import random
from pathlib import Path

import pytest

import splittable
from splittable import CHANCE, BadSetup
from splittable.bots.splitter.solve import costliest, dice_of, hindsight, hindsight_of, max_score, parse_dice
from splittable.bots.splitter.solve.hindsight import points
from splittable.bots.splitter.solve.problem import Placement, Problem, make_problem, sheet_box
from splittable.bots.splitter.solve.proof import Model
from tests.splitter.sheets import EXAMPLE, play_sheet
from tests.test_cli import SAMPLES, run

SMALL = {"rows": ["..H**H..", "...##..."]}
EASY = "6-6 " * 22


def brute_force(sheet: dict[str, list[str]], dice: list[tuple[int, int]]) -> int:
    box = make_problem(sheet, dice).box
    pairs = box.pairs[: box.rounds]
    best = 0
    for order in itertools.permutations(dice):
        for turned in itertools.product((False, True), repeat=len(pairs)):
            lying = [
                Placement(pair, *((low, high) if turn else (high, low)))
                for pair, (high, low), turn in zip(pairs, order, turned, strict=True)
            ]
            best = max(best, points(box, lying))
    return best


def test_exact_on_a_small_sheet() -> None:
    rng = random.Random(2)
    for _ in range(8):
        dice = parse_dice(" ".join(f"{rng.randint(1, 6)}-{rng.randint(1, 6)}" for _ in range(3)))
        found = hindsight(SMALL, dice, seconds=20)
        assert found.proven and found.score == found.bound == brute_force(SMALL, dice)
        assert found.dice == tuple(dice)


def test_what_is_written_stays_and_the_moves_replay_to_the_score() -> None:
    dice = dice_of(play_sheet(EXAMPLE))
    written = ["write c1 4", "write d1 4"]
    found = hindsight("A", dice, written=written)
    assert list(found.moves[:2]) == written and found.score <= found.bound
    state = splittable.load("splitter").start(1)
    for (high, low), move in zip(dice, found.moves, strict=True):
        state.play(CHANCE, f"roll {high} {low}")
        if not state.is_over:
            state.play(0, move)
    assert state.scores() == [found.score] and tuple(state.view(0)["sheets"][0]) == found.rows
    assert hindsight("A", dice).score >= found.score > 29


@pytest.mark.slow
def test_the_search_finds_what_the_proof_confirms() -> None:
    found = hindsight_of(play_sheet(EXAMPLE).record(), seconds=240)
    assert found.proven and found.score == hindsight_of(play_sheet(EXAMPLE)).score


@pytest.mark.slow
@pytest.mark.parametrize(("sheet", "most"), [("A", 56), ("B", 61)])
def test_t12_the_highest_scores_are_proven(sheet: str, most: int) -> None:
    found = max_score(sheet)
    assert (found.score, found.bound, found.proven) == (most, most, True)


@pytest.mark.slow
@pytest.mark.parametrize(("sheet", "most"), [("A", 56), ("B", 61)])
def test_t12_the_solver_proves_them_without_counting(sheet: str, most: int) -> None:
    from ortools.sat.python import cp_model

    model = Model(Problem(sheet_box(sheet), None), cp_model.CpModel())
    model.demand(0, 1000)
    solver = cp_model.CpSolver()
    solver.parameters.linearization_level = 2
    solver.parameters.num_workers = 8
    solver.parameters.max_time_in_seconds = 600
    assert solver.solve(model.model) == cp_model.OPTIMAL
    assert points(model.problem.box, model.placements(solver)) == most == solver.best_objective_bound


def test_the_solver_betters_a_poor_start_and_reports() -> None:
    from splittable.bots.splitter.solve.proof import prove

    problem = make_problem(SMALL, "2-2 2-2 1-1")
    told: list[tuple[int | None, int]] = []
    better, bound, proven = prove(problem, 0, 20, lambda found, bound: told.append((found, bound)))
    assert better is not None and proven
    assert points(problem.box, better) == bound == brute_force(SMALL, [(2, 2), (2, 2), (1, 1)])
    assert told[-1][0] == bound
    assert prove(problem, problem.counted_bound(), 20) == (None, problem.counted_bound(), True)
    cut_off = prove(make_problem("A", EASY.replace("6-6", "6-5")), 0, 0.01)
    assert cut_off[0] is None and not cut_off[2] and cut_off[1] > 0


def test_costs_add_up() -> None:
    state = splittable.load("splitter").start(2, own_sheet=SMALL)
    rng = random.Random(1)
    while not state.is_over:
        state.roll(rng)
        for seat in state.acting():
            state.play(seat, rng.choice(state.legal(seat)))
    best = hindsight_of(state).score
    looked: list[tuple[int, int]] = []
    for seat in (0, 1):
        costs = costliest(state, seat, progress=lambda *done: looked.append(done))
        assert sum(cost.cost for cost in costs) == best - state.scores()[seat]
        assert all(cost.cost >= 0 for cost in costs)
        assert [cost.cost for cost in costs] == sorted((cost.cost for cost in costs), reverse=True)
        assert sorted(cost.round for cost in costs) == [1, 2, 3] and looked[-1] == (3, 3)
    assert costliest(state.record(), 1) == costliest(state, 1)


def test_a_last_double_that_nobody_chose_is_looked_at_too() -> None:
    state = play_sheet(("..1661..", "...33..."), own_sheet=SMALL)
    assert len(state.moves) == 5
    assert [cost.move for cost in costliest(state) if cost.round == 3] == ["write d2 3"]


BAD = [
    (("A", "6-6 " * 21), "solve/dice", "this sheet takes 22 rolls, got 21"),
    (("A", "6-6 " * 23), "solve/dice", "this sheet takes 22 rolls, got 23"),
    (("A", "7-1 " * 22), "solve/dice", "roll 1 has a die of 7; a die shows 1 to 6"),
    (("A", "61 " * 22), "solve/dice", "roll 1 is '61'; expected two dice such as 4-1"),
    (("A", [(6, 0)] * 22), "solve/dice", "die of 0"),
    (("C", EASY), "solve/sheet", "unknown sheet 'C'; expected A, B or the path of a sheet file"),
    (("A", EASY, ["write a1 6"]), "solve/written", "the sheet has no left cell 'a1'"),
    (("A", EASY, ["write zz 6"]), "solve/written", "no left cell 'zz'"),
    (("A", EASY, ["write c1 5"]), "solve/written", "does not place the roll 6-6"),
    (("A", EASY, ["write c1 6"] * 2), "solve/written", "taken already"),
    (("A", EASY, ["write c1 6"] * 23), "solve/written", "23 placements for 22 rolls"),
]


@pytest.mark.parametrize(("given", "code", "says"), BAD)
def test_bad_problems(given: tuple[str, str, list[str]], code: str, says: str) -> None:
    with pytest.raises(BadSetup) as refused:
        make_problem(*given)
    assert refused.value.code == code and says in str(refused.value)


def test_games_that_can_not_be_looked_back_at() -> None:
    game = splittable.load("splitter")
    with pytest.raises(BadSetup, match="the game is not over: 0 rolls"):
        costliest(game.start(1))
    with pytest.raises(BadSetup, match="expected a seat from 0 to 0, got 1"):
        costliest(play_sheet(EXAMPLE), 1)
    with pytest.raises(BadSetup, match=r"expected a game of Splitter, got Split it!"):
        costliest(splittable.load("split-it").start(2))


def test_missing_extras_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    from splittable.bots.splitter.solve import proof, search

    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    search.compiled_anneal.cache_clear()
    problem = make_problem("A", EASY)
    for call in (lambda: search.search(problem, 0, target=99), lambda: proof.prove(problem, 0, 1)):
        with pytest.raises(BadSetup, match=r"splittable\[solve\]"):
            call()


@pytest.mark.slow
def test_the_command(tmp_path: Path) -> None:
    sheet = tmp_path / "small.yaml"
    sheet.write_text(json.dumps(SMALL))
    shown = run("solve", "splitter", "--sheet", str(sheet), "--dice", "2-2 2-2 1-1", "--seconds", "20")
    assert shown.returncode == 0 and "proven" in shown.stdout and "┊" in shown.stdout
    data = run("solve", "splitter", "--sheet", str(sheet), "--max", "--json")
    found = json.loads(data.stdout)
    assert found["proven"] and found["score"] == found["bound"]
    records = tmp_path / "games.jsonl"
    records.write_text(json.dumps(play_sheet(("..6116..", "...33..."), own_sheet=SMALL).record()) + "\n")
    back = run("solve", "splitter", "--record", str(records))
    assert back.returncode == 0 and "Played · 5 points" in back.stdout and "lost" in back.stdout
    french = run("solve", "splitter", "--record", str(records), "--lang", "fr", "--json")
    costs = json.loads(french.stdout)
    assert sum(cost["cost"] for cost in costs["costs"]) == costs["score"] - costs["played"]


@pytest.mark.slow
def test_the_command_on_a_printed_sheet() -> None:
    back = run("solve", "splitter", "--record", str(SAMPLES / "splitter.jsonl"), "--line", "3", "--seat", "1")
    assert back.returncode == 0 and "Played · 20 points" in back.stdout and "lost" in back.stdout


BAD_CALLS = [
    (["split-it", "--max"], "solve/game", "'split-it' can't be solved"),
    (["splitter"], "solve/what", "expected one of --dice, --record and --max"),
    (["splitter", "--dice", "1-1", "--max"], "solve/what", "expected one of"),
    (["splitter", "--dice", "1-1"], "solve/dice", "takes 22 rolls, got 1"),
    (
        ["splitter", "--record", str(SAMPLES / "splitter.jsonl"), "--line", "9"],
        "record/no_line",
        "no record in line 9",
    ),
    (["splitter", "--record", str(SAMPLES / "split-it.jsonl")], "solve/game", "expected a game of Splitter"),
    (["splitter", "--record", "nowhere.jsonl"], "record/file", "can't read"),
    (["splitter", "--sheet", "C", "--max"], "solve/sheet", "unknown sheet 'C'"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("args", "code", "says"), BAD_CALLS)
def test_bad_calls(args: list[str], code: str, says: str) -> None:
    done = run("solve", *args)
    assert done.returncode == 2 and done.stdout == ""
    assert f"error [{code}]: " in done.stderr and says in done.stderr
