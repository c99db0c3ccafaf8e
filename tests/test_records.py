"""Records that can't be read, or that don't follow the rules."""

import json
import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import splittable
from splittable import BadRecord
from splittable.core import records

SAMPLES = Path(__file__).parent / "records"


def sample() -> dict[str, Any]:
    record: dict[str, Any] = json.loads((SAMPLES / "split-it.jsonl").read_text().splitlines()[0])
    return record


def edited(**changes: Any) -> dict[str, Any]:
    return {**sample(), **changes}


def without(key: str) -> dict[str, Any]:
    record = sample()
    del record[key]
    return record


def with_move(number: int, move: str) -> dict[str, Any]:
    record = sample()
    record["moves"][number] = move
    return record


BAD = [
    ([], "record/field", "a record is an object, got list"),
    (edited(format="splittable/2"), "record/newer_format", "'splittable/2' is newer than 'splittable/1'"),
    (edited(format="chess"), "record/format", "expected format 'splittable/1', got 'chess'"),
    (without("format"), "record/format", "got None"),
    (without("moves"), "record/field", "missing required field `moves`"),
    (edited(players="two"), "record/field", "$.players"),
    (edited(extra=1), "record/field", "extra"),
    (edited(game="splat"), "record/setup", "unknown game 'splat'"),
    (edited(rules=2), "record/rules", "rules version 2 of split-it; this program knows version 1"),
    (edited(players=9), "record/setup", "2 to 4 players, got 9"),
    (edited(options={"size": "x"}), "record/setup", "option 'size'"),
    (with_move(0, "starter 0"), "record/move", "move 1 is 'starter 0'; expected a seat or ~"),
    (with_move(3, "~ card 12"), "record/move", "move 4 ('~ card 12') is refused"),
    (with_move(8, "0 cut 6 6"), "record/move", "rule S6"),
    (with_move(8, "1 cut 2 5"), "record/move", "seat 1 can't move now"),
    (edited(moves=sample()["moves"][:-1]), "record/truncated", "the game is not over"),
    (edited(moves=[*sample()["moves"], "0 guess white"]), "record/move", "the game is over"),
    (edited(scores=[99, 23]), "record/result", "the moves give scores [42, 23], the record says [99, 23]"),
    (edited(winners=[1]), "record/result", "the moves give winners [0], the record says [1]"),
]


@pytest.mark.parametrize(("record", "code", "says"), BAD)
def test_a_bad_record_is_refused(record: Any, code: str, says: str) -> None:
    with pytest.raises(BadRecord) as refused:
        splittable.replay(record)
    assert refused.value.code == code
    assert says in str(refused.value)


def test_a_running_game_is_a_record_too() -> None:
    state = splittable.load("split-it").start(3)
    state.roll(3)
    record = state.record()
    assert record["winners"] == []
    assert splittable.replay(record).record() == record


def test_a_record_can_not_name_local_files() -> None:
    """Options that read files take only content when they come in a record."""
    game = splittable.load("split-it")
    option = replace(game.options["size"], name="deck", choices=(), load=lambda path: Path(path).read_text())
    game.options = {**game.options, "deck": option}
    with pytest.raises(splittable.BadSetup, match="must hold the content of a component file"):
        game.start_untrusted(3, {"deck": "/etc/hostname"})
    assert game.start_untrusted(3, {"size": "full"}).players == 3


def test_a_record_is_always_the_same_line() -> None:
    line = records.to_line(sample())
    assert json.loads(line) == sample() and "\n" not in line
    assert records.to_line(json.loads(line)) == line


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    lines = (SAMPLES / "split-it.jsonl").read_text().splitlines()
    cases = [
        ("\n\n", "record/empty", "contains no record"),
        (f"{lines[0]}\n{lines[1][:200]}\n", "record/json", "line 2: not complete JSON"),
        (f"{lines[0]}\n\n{{}}\n", "record/format", "line 3: expected format"),
    ]
    for content, code, says in cases:
        path.write_text(content)
        with pytest.raises(BadRecord) as refused:
            list(records.read_lines(path))
        assert refused.value.code == code
        assert says in str(refused.value)
        assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadRecord, match="not UTF-8"):
        list(records.read_lines(path))
    with pytest.raises(BadRecord, match=r"can't read .*: No such file"):
        list(records.read_lines(tmp_path / "nowhere"))
