"""The shipped puzzles: every one can be posed, has one right answer, and shows only what its seat may know."""

import gzip
import random
from pathlib import Path

import msgspec
import pytest

from splittable import puzzles
from splittable.bots import load
from splittable.bots.plug import judge_of
from splittable.core import registry
from splittable.core.errors import BadSetup, IllegalMove, SplittableError
from splittable.core.play import Game
from splittable.core.words import LANGUAGES
from splittable.puzzles import finding
from splittable.puzzles import puzzle as posing
from splittable.puzzles.entry import path_of, read
from splittable.puzzles.make import ENOUGH
from splittable.review.judge import BUDGET, GAP_SHARE
from splittable.server.web.routes.puzzles import posed

GAMES = registry.names()
AGAIN = 8  # times the budget of hints and reviews, twice that of the search for puzzles
SAMPLE = 2  # of each game
SEED = 77


def sample(game: str, count: int) -> list[puzzles.Puzzle]:
    return random.Random(f"{SEED}/{game}").sample(puzzles.load(game), count)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_has_a_right_answer_that_the_medium_bot_misses(game: str) -> None:
    """Or, where there are many choices, a few."""
    found = puzzles.load(game)
    least = posing.LEAST_LOSS[judge_of(game).unit]
    assert len({each.id for each in found}) == len(found) >= ENOUGH
    for each in found:
        state, entry = each.state(), each.entry
        alike = state.alike(each.seat)
        losses = [other.loss for other in entry.others]
        right = [alike[entry.solution], *entry.equals]
        assert sorted([*right, *(other.move for other in entry.others)]) == sorted(set(alike.values()))
        assert len(right) == 1 or (len(alike) > posing.MANY and len(right) <= 1 + finding.MOST_AS_GOOD)
        assert losses == sorted(losses) and losses[0] >= least
        likely = finding.likely_of(state, each.seat)
        assert all(likely[move] <= finding.MOST_LIKELY for move in right)
        assert alike[entry.tempting] not in right


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_judged_in_every_language(game: str) -> None:
    each = sample(game, 1)[0]
    worst = each.entry.others[-1]
    for language in LANGUAGES:
        right, wrong = each.answer(each.entry.solution, language), each.answer(worst.move, language)
        assert (right.right, right.loss) == (True, 0.0)
        assert (wrong.right, wrong.loss, wrong.solution) == (False, worst.loss, each.entry.solution)
        assert wrong.solution_label == right.label != wrong.label
    with pytest.raises(IllegalMove):
        each.answer("nothing of the kind")
    with pytest.raises(BadSetup, match=f"1 to {len(puzzles.load(game))}"):
        puzzles.find(game, 0)


def test_choices_that_come_close_are_right_too() -> None:
    found = [each for each in puzzles.load("great-split") if each.entry.equals]
    for each in found:
        given = each.answer(each.entry.equals[0])
        assert given.right and given.solution == each.entry.equals[0] and given.solution_label == given.label


@pytest.mark.parametrize("game", GAMES)
def test_another_hidden_deal_looks_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every byte that is sent before an answer."""
    for each in sample(game, 5):
        sent = msgspec.json.encode(posed(game, each.number, "fr"))
        other = each.state().resampled(each.seat, random.Random(SEED))
        with monkeypatch.context() as patched:
            patched.setattr(posing, "_position", lambda game, number, other=other: other)
            assert msgspec.json.encode(posed(game, each.number, "fr")) == sent
        shown = msgspec.json.decode(sent)
        assert set(shown) == {"game", "number", "level", "names", "view", "words"}
        assert shown["view"] == msgspec.to_builtins(each.state().view(each.seat))


@pytest.mark.parametrize(
    "text",
    [
        b"no JSON",
        b'{"seed": 1}',
        b'{"seed":1,"players":2,"seat":0,"moves":["~"],"solution":"a","value":0,"tempting":"","others":[],"found":1}',
    ],
)
def test_a_broken_file_is_refused_with_its_line(tmp_path: Path, text: bytes) -> None:
    good = gzip.decompress(path_of(GAMES[0]).read_bytes()).splitlines()[0]
    path = tmp_path / "puzzles.jsonl.gz"
    path.write_bytes(gzip.compress(good + b"\n" + text + b"\n"))
    with pytest.raises(SplittableError, match="line 2") as refused:
        read(path)
    assert refused.value.code == "puzzle/file"
    path.write_bytes(b"no archive")
    with pytest.raises(SplittableError, match="not a file of puzzles"):
        read(path)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_deeper_search_with_another_seed_agrees(game: str) -> None:
    """On a sample: against the choices that came closest and the one that tempts."""
    load(game)
    for each in sample(game, SAMPLE):
        entry = each.entry
        for other in {entry.others[0].move, each.state().alike(each.seat)[entry.tempting]}:
            budget = BUDGET.part(GAP_SHARE * AGAIN)
            gap = finding.compare(each.state(), each.seat, entry.solution, other, budget, SEED)
            assert gap.is_clear, (game, each.number, other, gap)


@pytest.mark.slow
def test_the_same_game_gives_the_same_puzzles() -> None:
    game = "splitter"
    load(game)
    shipped = [each.entry for each in puzzles.load(game)]
    seed = shipped[0].seed
    assert finding.puzzles_in(Game(registry.spec(game)), seed) == [entry for entry in shipped if entry.seed == seed]
