"""Reviews and hints."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import splittable
from splittable import BadSetup
from splittable.bots import Budget
from splittable.bots.great_split.review import cuts_of
from splittable.bots.plug import judge_of
from splittable.bots.reviewing import Choices
from splittable.bots.split_it.review import readability
from splittable.cli.app import app
from splittable.core import records
from splittable.core.errors import BadRecord
from splittable.core.words import LANGUAGES
from splittable.review import Decision, Review, hint, plain_hint, reason_for, review
from splittable.review.judge import judge

RECORDS = Path(__file__).parent / "records"
FEW = Budget(iterations=8)


def first_record(game: str) -> dict[str, Any]:
    return json.loads((RECORDS / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()[0])  # type: ignore[no-any-return]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seat"), [("split-it", 1), ("splito", 1), ("great-split", 1), ("splitter", 0)])
def test_every_choice_of_a_seat_is_reviewed(game: str, seat: int) -> None:
    record = first_record(game)
    early: list[Decision] = []
    steps: list[tuple[int, int]] = []
    found = review(
        record,
        seat,
        budget=FEW,
        found_one=early.append,
        progress=lambda done, all_: steps.append((done, all_)),
    )
    mine = f"{seat} "
    moves = [(number, text[2:]) for number, text in enumerate(record["moves"]) if text.startswith(mine)]
    assert [(decision.number, decision.move) for decision in found.decisions] == moves
    most = 1 if found.unit == "odds" else 60
    assert all(0 <= decision.value <= most and decision.loss >= 0 for decision in found.decisions)
    assert sorted(each.number for each in early) == [each.number for each in found.decisions if each.loss]
    assert steps == sorted(steps) and steps[-1][0] == steps[-1][1] == steps[0][1]
    check_moments(found)
    check_curve(found, record, seat)
    assert found.luck.start + found.luck.skill + found.luck.luck == pytest.approx(found.luck.result, abs=1e-12)
    json.dumps(found.as_data("fr", ["Ada", "Carl", "Dora"]))


def check_moments(found: Review) -> None:
    first = judge_of(found.game).review.first_kinds
    assert len(found.moments) <= 3 and all(each.loss > each.margin > 0 for each in found.moments)
    assert [each.kind in first for each in found.moments] == sorted(
        (each.kind in first for each in found.moments), reverse=True
    )
    if not first:
        losses = sorted((each.loss for each in found.decisions if each.loss), reverse=True)
        assert [each.loss for each in found.moments] == losses[:3]


def check_curve(found: Review, record: dict[str, Any], seat: int) -> None:
    """A point at the first choice of each round, then the real result."""
    assert [point.round for point in found.curve[:-1]] == sorted({each.round for each in found.decisions})
    result = record["scores"][seat] if found.unit == "points" else float(record["winners"] == [seat])
    end = found.curve[-1]
    assert (end.number, end.value, end.margin) == (len(record["moves"]), result, 0) and end.value == found.luck.result
    assert found.turning is None or found.turning.after in found.curve[1:]


@pytest.mark.slow
def test_a_review_of_split_it_says_how_readable_the_guesses_were() -> None:
    found = review(first_record("split-it"), 0, budget=FEW)
    assert 0 <= found.more["readable"]["distance"] <= 1
    for guess in found.more["guesses"]:
        assert sum(guess["mix"].values()) == pytest.approx(1)


def test_who_always_takes_the_likeliest_section_is_readable() -> None:
    even = [
        Choices(n, "guess white" if n % 2 else "guess pink", {"guess white": 0.5, "guess pink": 0.5}) for n in range(8)
    ]
    same = [Choices(n, "guess pink", {"guess white": 0.5, "guess pink": 0.5}) for n in range(8)]
    assert readability(even)["readable"]["distance"] == pytest.approx(0)
    assert readability(same)["readable"]["distance"] == pytest.approx(0.5)
    assert readability(same)["readable"]["chance"] == pytest.approx(0.141, abs=0.001)  # of 8 tosses of a coin


def test_a_review_of_the_great_split_shows_the_cuts() -> None:
    record = first_record("great-split")
    cuts = cuts_of(record, 0)
    assert [cut["round"] for cut in cuts] == list(range(1, 7))
    assert all(cut["kept"] and cut["taken"] and cut["kept_worth"] > 0 for cut in cuts)


@pytest.mark.slow
def test_a_review_of_splitter_shows_what_the_dice_allowed() -> None:
    record = first_record("splitter")
    found = review(record, budget=FEW)
    dice = found.more["dice"]
    assert dice["played"] == record["scores"][0] == dice["allowed"][-1]
    assert dice["given_away"] == dice["best"] - dice["played"] >= 0
    assert dice["allowed"] == sorted(dice["allowed"], reverse=True) and dice["allowed"][0] == dice["best"]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", splittable.game_names())
def test_a_hint_is_a_legal_move_with_a_reason(game: str, language: str) -> None:
    state = splittable.load(game).start(max(2, splittable.load(game).min_players))
    state.roll(5)
    seat = state.acting()[0]
    found = hint(state, seat, language=language, budget=FEW)
    assert found.move in state.legal(seat) and found.why.endswith(".") and "{" not in found.why


@pytest.mark.slow
def test_a_hint_looks_at_nothing_hidden() -> None:
    state = splittable.load("splito").start(4)
    state.roll(5)
    other = state.resampled(0, random.Random(1))
    assert hint(state, 0, budget=FEW) == hint(other, 0, budget=FEW)


@pytest.mark.slow
def test_a_position_drawn_from_a_view_gets_a_hint() -> None:
    """Others have chosen, and those choices can't be taken back: nobody knows the moves that led there."""
    state = splittable.load("split-it").start(players=3)
    state.roll(7)
    for seat, move in ((0, "cut 2 5"), (0, "guess pink")):
        state.play(seat, move)
    drawn = splittable.from_view(state.view(2), 1)
    assert hint(drawn, 2, budget=FEW).move in drawn.legal(2)


def test_a_hint_does_not_know_what_others_have_chosen_in_secret() -> None:
    found = []
    for guess in ("guess white", "guess pink", "guess black"):
        state = splittable.load("split-it").start(3)
        state.roll(5)
        state.play(state.acting()[0], state.legal(state.acting()[0])[3])
        seat, other, _ = state.acting()
        state.play(other, guess)
        found.append((hint(state, seat, budget=FEW), plain_hint(state, seat)))
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("game", splittable.game_names())
def test_a_plain_hint_needs_no_search(game: str) -> None:
    state = splittable.load(game).start(max(2, splittable.load(game).min_players))
    state.roll(5)
    seat = state.acting()[0]
    found = plain_hint(state, seat, language="fr")
    assert found.move in state.legal(seat) and found.unit == "none" and "première idée" in found.why


def test_a_reason_calls_the_players_what_the_table_calls_them() -> None:
    found = []
    for seed in range(12):
        state = splittable.load("split-it").start(3)
        state.roll(seed)
        seat = state.acting()[0]
        names = ["Zoé", "Zoé", "Zoé"]
        names[seat] = "me"
        told, plain = plain_hint(state, seat, names=names), plain_hint(state, seat)
        assert "me" not in told.reason.split() and told.reason in told.why
        assert ("Zoé" in told.reason) == ("Player" in plain.reason)
        found.append(told.reason)
    assert any("Zoé" in reason for reason in found)


@pytest.mark.slow
def test_a_hint_says_what_is_just_as_good() -> None:
    """On an empty sheet every placement has mirror images; what is listed is no mistake."""
    state = splittable.load("splitter").start(1)
    state.roll(5)
    found = hint(state, 0, budget=FEW)
    assert found.equal and all(label in found.why for label in found.equal_labels)
    assert found.why.endswith(f"Just as good: {', '.join(found.equal_labels)}.")
    for move in found.equal:
        assert judge(state, 0, played=move, budget=FEW).gap.loss == 0


@pytest.mark.slow
def test_the_reason_of_a_hint_is_that_of_reviews_and_puzzles() -> None:
    state = splittable.load("split-it").start(3)
    state.roll(5)
    for _ in range(4):
        seat = state.acting()[0]
        found, names = judge(state, seat, budget=FEW), ["Ada", "Bo", "Carl"]
        told = hint(state, seat, language="fr", names=names, budget=FEW)
        args = (found.known, seat, found.best.move, found.worse, found.shares)
        assert told.reason == reason_for(*args, "fr", names) != ""
        assert told.why.startswith(f"{told.label[0].upper()}{told.label[1:]}. {told.reason}")
        state.play(seat, told.move)


def test_who_has_nothing_to_choose_gets_no_hint() -> None:
    state = splittable.load("split-it").start(3)
    state.roll(5)
    idle = next(seat for seat in range(3) if seat not in state.acting())
    with pytest.raises(BadSetup, match=f"seat {idle} has nothing to choose now"):
        hint(state, idle)
    with pytest.raises(BadSetup, match=f"seat {idle} has nothing to choose now"):
        plain_hint(state, idle)


@pytest.mark.slow
def test_the_command_prints_text_and_json() -> None:
    path = str(RECORDS / "split-it.jsonl")
    text = CliRunner().invoke(app, ["review", path, "--iterations", "2", "--lang", "fr"])
    assert text.exit_code == 0 and "Les moments qui ont compté" in text.stdout and "Au tour 1 · Pari ·" in text.stdout
    data = CliRunner().invoke(app, ["review", path, "--iterations", "2", "--json"])
    assert json.loads(data.stdout)["story"][-1] == "You won, 42 to 23."


def test_bad_arguments_are_refused(tmp_path: Path) -> None:
    path = str(RECORDS / "split-it.jsonl")
    result = CliRunner().invoke(app, ["review", path, "--seat", "9"])
    assert isinstance(result.exception, BadSetup) and result.exception.code == "review/seat"
    result = CliRunner().invoke(app, ["review", path, "--line", "999"])
    assert isinstance(result.exception, BadRecord) and result.exception.code == "record/no_line"
    state = splittable.load("splitter").start(1)
    state.roll(1)
    unfinished = tmp_path / "unfinished.jsonl"
    unfinished.write_text(records.to_line(state.record()) + "\n", encoding="utf-8")
    result = CliRunner().invoke(app, ["review", str(unfinished)])
    assert isinstance(result.exception, BadSetup) and result.exception.code == "review/unfinished"
