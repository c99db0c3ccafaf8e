"""The small parts of the house."""

import pickle
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

import splittable
from splittable import BadData, BadSetup
from splittable.core import datafile, playout, registry, texts
from splittable.core.bind import bind
from splittable.core.fields import Same, Struct, field
from splittable.core.history import History
from splittable.core.rng import below, next_word, pick_bit, pick_weighted, start_stream


class Small(Struct):
    one: int = field()
    many: list[int] = field(3, dtype="int32")
    table: list[list[int]] = field(2, 2)


def test_structs_copy_compare_and_show_themselves() -> None:
    s = Small()
    s.table[1][0] = 7
    t = s.copy()
    assert s == t != Small()
    assert s != "Small"
    t.table[1][0] = 8
    t.many[2] = 1
    assert s.table[1][0] == 7 and s.many == [0, 0, 0]
    assert repr(s) == "Small(one=0, many=[0, 0, 0], table=[[0, 0], [7, 0]])"
    with pytest.raises(TypeError, match="at most two dimensions"):
        field(1, 2, 3)
    with pytest.raises(AttributeError):
        s.more = 1  # type: ignore[attr-defined]


def test_bind_leaves_the_original_alone() -> None:
    module = ModuleType("made_up")
    exec("from splittable.core.rng import below\nname = 1\ndef ask(): return name\n", vars(module))
    module.ask.__module__ = "made_up"
    bound = bind(module, {"name": 2}, {below: "known"})
    assert (module.ask(), bound.ask(), bound.below) == (1, 2, "known")


def test_streams_differ_and_repeat() -> None:
    def words(seed: int, stream: int) -> list[int]:
        g = [0] * 4
        start_stream(g, seed, stream)
        return [next_word(g) for _ in range(4)]

    assert words(1, 2) == words(1, 2)
    assert len({tuple(words(seed, stream)) for seed in (1, 2, 1 << 40) for stream in (0, 1, 2)}) == 9


def test_draws_are_fair() -> None:
    """Six thousand throws: each count within five standard deviations of its expectation."""
    g = [0] * 4
    start_stream(g, 5, 0)
    faces = [below(g, 6) for _ in range(6000)]
    assert all(abs(faces.count(face) - 1000) < 145 for face in range(6))
    picks = [pick_weighted(g, [1, 0, 2, 3], 4) for _ in range(6000)]
    assert picks.count(1) == 0
    assert all(abs(picks.count(i) - 1000 * w) < 195 for i, w in ((0, 1), (2, 2), (3, 3)))
    bits = [pick_bit(g, 0b10110) for _ in range(6000)]
    assert set(bits) == {1, 2, 4}
    assert all(abs(bits.count(bit) - 2000) < 185 for bit in (1, 2, 4))
    assert pick_bit(g, 8) == 3


def test_below_rejects_what_would_be_unfair() -> None:
    """A bound just above half the range rejects nearly every second word."""
    g = [0] * 4
    start_stream(g, 9, 0)
    bound = (1 << 31) + 1
    draws = [below(g, bound) for _ in range(2000)]
    assert max(draws) < bound
    assert abs(sum(draws) / 2000 - bound / 2) < bound / 30


def test_random_play_depends_on_the_seed_alone() -> None:
    spec = splittable.load("split-it").spec
    plain = bind(playout, {"kernel": spec.kernel})

    def ends(seed: int) -> tuple[int, str]:
        state = splittable.load("split-it").start(3)
        g, codes, weights = [0] * 4, [0] * spec.buffer_size, [0] * spec.buffer_size
        start_stream(g, seed, 0)
        steps = plain.play_out(state.position, state.components, g, codes, weights)
        return steps, repr(state.position)

    assert ends(1) == ends(1) != ends(2)


def test_roll_takes_a_seed_or_a_generator() -> None:
    one, two = (splittable.load("split-it").start(3) for _ in range(2))
    one.roll(5)
    two.roll(random.Random(5))
    assert one.moves == two.moves
    assert one.acting() != (splittable.CHANCE,)
    assert "split-it" in repr(one) and "Game 'split-it'" in repr(one.game)


YAML = """\
name: shapes
sizes: [1, 2, 9]
parts:
  - {id: a, kind: round}
  - {id: b, kind: square}
"""


@pytest.fixture
def data(tmp_path: Path) -> datafile.DataFile:
    path = tmp_path / "shapes.yaml"
    path.write_text(YAML)
    return datafile.read(path)


def test_data_files_give_what_they_hold(data: datafile.DataFile) -> None:
    assert data.text("name") == "shapes"
    assert data.items("sizes") == [1, 2, 9]
    assert data.integer("sizes", 2, least=0, most=9) == 9
    assert data.choice("parts", 1, "kind", of=("round", "square")) == "square"
    assert data.keys("parts", 0, known=("id", "kind")) == ["id", "kind"]
    assert datafile.read({"a": 1}).at("a") == 1
    assert datafile.read(data) is data


def test_data_files_name_line_and_field(data: datafile.DataFile, tmp_path: Path) -> None:
    cases: list[tuple[Callable[[], object], str]] = [
        (lambda: data.integer("sizes", 2, least=0, most=5), "line 2, sizes[2]: expected a whole number from 0 to 5"),
        (lambda: data.integer("name", least=0, most=5), "line 1, name: expected a whole number"),
        (lambda: data.choice("parts", 1, "kind", of=("round",)), "line 5, parts[1].kind: expected one of round"),
        (lambda: data.text("sizes"), "line 2, sizes: expected a text, got [1, 2, 9]"),
        (lambda: data.items("name"), "line 1, name: expected a list"),
        (lambda: data.keys("parts", 0, known=("id",)), "line 4, parts[0].kind: unknown field; expected id"),
        (lambda: data.keys("sizes", known=()), "line 2, sizes: expected a mapping"),
        (lambda: data.at("parts", 5), "line 3, parts: 5 is missing"),
        (lambda: data.at("colour"), "shapes.yaml, line 1: 'colour' is missing"),
        (lambda: data.at("parts", "a"), "line 3, parts: expected a mapping"),
        (lambda: data.at("name", 0), "line 1, name: expected a list"),
        (lambda: datafile.read({}, "own deck").at("x"), "own deck: 'x' is missing"),
        (lambda: datafile.read(tmp_path / "nowhere"), "can't read"),
    ]
    for call, says in cases:
        with pytest.raises(BadData) as refused:
            call()
        assert says in str(refused.value)
        assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)
    for content, says in ((b"a: [1\n", "bad.yaml, line 2: not valid YAML"), (b"\xff", "not UTF-8")):
        path = tmp_path / "bad.yaml"
        path.write_bytes(content)
        with pytest.raises(BadData, match=says):
            datafile.read(path)
    (tmp_path / "empty.yaml").write_text("")
    with pytest.raises(BadData, match="expected a mapping, got None"):
        datafile.read(tmp_path / "empty.yaml").at("x")


def test_the_last_move_is_known() -> None:
    state = splittable.load("split-it").start(3)
    state.roll(7)
    state.play(0, "cut 2 5")
    assert state.last == (0, "cut 2 5")


@pytest.mark.parametrize("game", splittable.game_names())
def test_a_game_passes_again_as_it_was_played(game: str) -> None:
    rng = random.Random(5)
    state = splittable.load(game).start()
    states = [state.copy()]
    while not state.is_over:
        seat = rng.choice(state.acting())
        if seat == splittable.CHANCE:
            state.draw(rng)
        else:
            state.play(seat, rng.choice(state.legal(seat)))
        states.append(state.copy())
    assert state.beginning().position == states[0].position
    passed = list(state.passed())
    assert [(each.position, each.log) for each, _ in passed] == [(each.position, each.log) for each in states[:-1]]
    assert [(each.position, each.log) for _, each in passed] == [(each.position, each.log) for each in states[1:]]
    assert all(after.view(0) == state.view(0) for (_, after), state in zip(passed, states[1:], strict=True))


def test_a_game_drawn_for_a_bot_begins_where_it_was_drawn() -> None:
    state = splittable.load("split-it").start(2)
    state.roll(7)
    drawn = state.known_to(0, random.Random(1))
    assert drawn.beginning().position == drawn.position
    drawn.play(0, drawn.legal(0)[0])
    ((before, after),) = drawn.passed()
    assert before.log == drawn.log[:-1]
    assert after.position == drawn.position


def test_structs_are_keys_by_identity() -> None:
    first, second = splittable.load("splitter").start(2).position, splittable.load("splitter").start(2).position
    assert first == second
    assert Same(first) == Same(first)
    assert {Same(first): 1}.get(Same(second)) is None


def test_a_history_names_its_moves() -> None:
    way = History(splittable.load("split-it").start(2))
    code, _ = way.chances()[0]
    assert way.text(splittable.CHANCE, code).startswith("starter")


def test_the_rules_are_one_document() -> None:
    spec = splittable.load("splitter").spec
    assert texts.document(spec, "fr") == (spec.folder / "RULES.fr.md").read_text(encoding="utf-8")


def test_a_game_may_have_views_that_do_not_say_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    game = splittable.load(registry.names()[0])
    view = game.start().view(0)
    monkeypatch.setattr(registry, "spec", lambda name: replace(game.spec, restore=None))
    with pytest.raises(BadSetup, match="does not say enough"):
        splittable.from_view(view, 1)
