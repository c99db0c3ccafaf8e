"""Chance that nobody can steer: uniform draws, and proofs in which any change is found."""

import copy
import itertools
import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import splittable
from splittable import CHANCE, BadRecord
from splittable.cli.app import app
from splittable.core import proofs, records
from splittable.core.chance import RANGE, Chance, commitment_of, fairly_below

SECRET = "11" * 32
ROOT = Path(__file__).parents[1]


def played(game: str, seed: int, players: int | None = None, given: int = 0) -> dict[str, Any]:
    """A finished game with its proof. The first `given` moves come from another one."""
    rng = random.Random(seed)
    secret = rng.randbytes(32).hex()
    state = splittable.load(game).start(players)
    parts = [rng.randbytes(16).hex() if seat % 2 == 0 else "" for seat in range(state.players)]
    chance, other = Chance(secret, parts), Chance(SECRET, [])
    while not state.is_over:
        if state.acting() == (CHANCE,):
            index = sum(who == CHANCE for who, _, _ in state.log)
            source = other if len(state.log) < given else chance
            state.apply(CHANCE, source.choose(index, state.chance_codes()))
        else:
            seat = rng.choice(state.acting())
            state.play(seat, rng.choice(state.legal(seat)))
    return proofs.proven(state.record(), secret, parts, given)


def test_the_derivation_is_the_documented_one() -> None:
    """Pinned: a change would make every older proof wrong."""
    chance = Chance("00" * 31 + "01", ["ab" * 16, ""])
    assert [chance.below(index, 1000) for index in range(6)] == PINNED
    assert commitment_of("00" * 32) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


PINNED = [889, 744, 84, 962, 589, 578]


def test_draws_are_uniform_over_the_weights() -> None:
    """A chi-squared of 9 degrees is below 34 except once in ten thousand times; here always, as nothing is random."""
    weights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    chances = list(enumerate(weights))
    chance = Chance(SECRET, ["22" * 16])
    draws = 20_000
    found = Counter(chance.choose(index, chances) for index in range(draws))
    expected = [draws * weight / sum(weights) for weight in weights]
    assert sum((found[k] - e) ** 2 / e for k, e in enumerate(expected)) < 34


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 55, 1000])
def test_a_number_of_the_incomplete_run_is_drawn_again(bound: int) -> None:
    """So every result has exactly as many of the 2**256 numbers as every other."""
    usable = RANGE - RANGE % bound
    assert usable % bound == 0
    assert fairly_below([usable - 1], bound) == bound - 1
    rejected = [] if usable == RANGE else [usable, RANGE - 1]
    assert fairly_below([*rejected, 5 * bound], bound) == 0


def test_every_ingredient_changes_the_numbers() -> None:
    parts = [["22" * 16, ""], ["", "22" * 16], ["22" * 16], ["23" + "22" * 15, ""]]
    keys = [(SECRET, parts[0]), *((SECRET, each) for each in parts[1:]), ("12" + "11" * 31, parts[0])]
    drawn = [tuple(Chance(*key).below(index, 10**9) for index in range(3)) for key in keys]
    assert len(set(drawn)) == len(keys) and len(set(itertools.chain(*drawn))) == 3 * len(keys)


@pytest.mark.parametrize("game", splittable.game_names())
def test_one_changed_byte_is_found(game: str) -> None:
    """In the secret, a part, any move, the result, the spans or the seal: the text of a record, byte by byte."""
    record = played(game, 1)
    splittable.verify(record)
    text = json.dumps(record)
    rng = random.Random(2)
    marked = [text.index(name) + 20 for name in ('"commitment"', '"secret"', '"parts"', '"draws"', '"seal"')]
    for place in [*marked, *rng.sample(range(len(text)), 25)]:
        changed = text[:place] + chr(ord(text[place]) ^ 1) + text[place + 1 :]
        with pytest.raises((BadRecord, json.JSONDecodeError)):
            splittable.verify(json.loads(changed))


def test_a_legal_choice_that_was_changed_breaks_the_seal() -> None:
    """It does not touch the dice, so only the seal tells."""
    record = played("splitter", 4, 1)
    changed = copy.deepcopy(record)
    changed["moves"] = other_last_choice(record)
    state = splittable.load("splitter").start(1)
    for text in changed["moves"]:
        who, move = text.split(" ", 1)
        state.play(CHANCE if who == "~" else int(who), move)
    changed |= {"scores": state.scores(), "winners": state.winners()}
    splittable.replay(changed)
    with pytest.raises(BadRecord, match="the seal is broken"):
        splittable.verify(changed)


def other_last_choice(record: dict[str, Any]) -> list[str]:
    """The same game with the last real choice made differently."""
    state = splittable.load(record["game"]).start(record["players"])
    ways: list[list[str]] = []
    for number, text in enumerate(record["moves"]):
        who, move = text.split(" ", 1)
        if who != "~":
            others = [other for other in state.legal(int(who)) if other != move]
            ways += [[*record["moves"][:number], f"{who} {other}"] for other in others]
        state.play(CHANCE if who == "~" else int(who), move)
    for way in reversed(ways):
        rest = record["moves"][len(way) :]
        if is_legal(record, [*way, *rest]):
            return [*way, *rest]
    raise AssertionError("no other choice leads to a legal game")


def is_legal(record: dict[str, Any], moves: list[str]) -> bool:
    state = splittable.load(record["game"]).start(record["players"])
    try:
        for text in moves:
            who, move = text.split(" ", 1)
            state.play(CHANCE if who == "~" else int(who), move)
    except splittable.IllegalMove:
        return False
    return state.is_over


def test_a_server_that_picks_among_secrets_is_caught() -> None:
    """It announced one secret and opens another, under which the same game is proven."""
    announced = played("splitter", 5)["proof"]["commitment"]
    record = played("splitter", 6)
    record["proof"]["commitment"] = announced
    with pytest.raises(BadRecord, match="the secret is not the one announced before the game") as refused:
        splittable.verify(record)
    assert refused.value.code == "record/proof"


def test_spans_that_the_rules_do_not_give_are_found() -> None:
    """Sealed again by a forger who hopes that only the page checks."""
    record = played("splitter", 7)
    record["proof"]["draws"][0][2] += 1
    record["proof"]["seal"] = proofs.seal_of(records.parse(record))
    with pytest.raises(BadRecord, match="span of move 1"):
        splittable.verify(record)


def test_a_proof_has_the_form_of_its_record() -> None:
    record = played("splitter", 7)
    for field, value, match in (
        ("method", "md5/1", "expected a proof by"),
        ("parts", [], "one for each seat"),
        ("draws", [*record["proof"]["draws"], [0, 1, 2]], "more draws than the record"),
    ):
        changed = {**record, "proof": {**record["proof"], field: value}}
        with pytest.raises(BadRecord, match=match):
            splittable.verify(changed)


def test_moves_from_another_game_are_left_out() -> None:
    record = played("split-it", 8, 3, given=40)
    before = sum(move.startswith("~") for move in record["moves"][:40])
    after = sum(move.startswith("~") for move in record["moves"][40:])
    assert splittable.verify(record).draws == after > 0 < before
    record["proof"]["given"] = 0
    with pytest.raises(BadRecord, match="the proof gives"):
        splittable.verify(record)


def test_the_lines_in_the_docs_recompute_all_chance(tmp_path: Path) -> None:
    page = (ROOT / "docs/chance.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(code.splitlines()) <= 32
    lines: dict[str, Any] = {}
    exec(code, lines)
    for seed, game in enumerate(splittable.game_names()):
        record = played(game, seed, given=30 * (seed % 2))
        lines["recompute"](record)
        record["proof"]["parts"][0] = "00" * 16
        with pytest.raises(AssertionError):
            lines["recompute"](record)


def test_the_game_that_the_page_is_tested_with_is_proven() -> None:
    record = json.loads((ROOT / "web/tests/proof.json").read_text(encoding="utf-8"))
    assert splittable.verify(record).parts == 2


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["verify", *arguments, "--lang", "en"])
    return result.exit_code, result.stdout + result.stderr.rpartition("0:00:00\n")[2]


def test_the_terminal_says_what_differs(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    games = [played(game, 9) for game in splittable.game_names()]
    file.write_text("\n".join(map(json.dumps, games)))
    draws = sum(len(game["proof"]["draws"]) for game in games)
    assert run(str(file)) == (0, f"4 games: all {draws} cards and dice were fixed in advance.\n")
    one = tmp_path / "one.json"
    one.write_text(json.dumps(games[0]))
    shown = proofs.fingerprint(games[0]["proof"]["commitment"])
    assert run(str(one), "--fingerprint", shown)[0] == 0
    code, said = run(str(one), "--fingerprint", "0000-0000-0000")
    assert code == 1 and shown in said
    games[1]["proof"]["parts"][0] = "00" * 16
    file.write_text("\n".join(map(json.dumps, games)))
    code, said = run(str(file))
    assert code == 1 and "line 2: move " in said and "the proof gives" in said


def test_the_terminal_refuses_what_it_cant_verify(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    record = played("splitter", 1)
    del record["proof"]
    file.write_text(json.dumps(record))
    for arguments in ([str(file)], [str(file), "--fingerprint", "yes"], [str(tmp_path / "none")]):
        result = CliRunner().invoke(app, ["verify", *arguments])
        assert isinstance(result.exception, splittable.SplittableError)  # `main` prints it and exits with 2
