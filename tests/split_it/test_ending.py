"""What is said to have decided a game: each kind of claim is worked out again from the views of the engine."""

import random
from functools import cache
from typing import Any

import pytest

import splittable
from splittable import CHANCE, State
from splittable.core import registry
from splittable.core.spec import Moment
from splittable.core.words import LANGUAGES, Names

SPEC = registry.spec("split-it")
GAME = splittable.load("split-it")
GAMES = {False: 60, True: 15}  # by chance; by a policy, which takes longer
View = dict[str, Any]


@cache
def ended(players: int, seed: int, *, by_policy: bool = False, size: str = "full") -> State:
    """A game played by chance, or as a plausible player would."""
    rng = random.Random(seed)
    state = GAME.start(players, size=size)
    while not state.is_over:
        seat = rng.choice(state.acting())
        if seat == CHANCE:
            state.draw(rng)
        else:
            moves, weights = state.policy(seat) if by_policy else (state.legal(seat), None)
            state.play(seat, rng.choices(moves, weights)[0])
    return state


@cache
def played(players: int, seed: int, *, by_policy: bool = False, size: str = "full") -> tuple[State, list[View]]:
    """A game and the view after each of its moves."""
    state = ended(players, seed, by_policy=by_policy, size=size)
    return state, [state.beginning().view(None), *(after.view(None) for _, after in state.passed())]


def points(columns: list[dict[str, int]]) -> list[int]:
    """S21, in other words than the engine's."""
    found = [0] * len(columns)
    for number in map(str, range(1, 11)):
        counts = [of.get(number, 0) for of in columns]
        for seat, count in enumerate(counts):
            found[seat] += int(number) if count and count == max(counts) else 0
    return found


def best(columns: list[dict[str, int]]) -> list[int]:
    ranks = [(mine, len(of)) for mine, of in zip(points(columns), columns, strict=True)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def ends_of_rounds(views: list[View]) -> list[int]:
    last = {view["round"]: at for at, view in enumerate(views) if view["phase"] not in ("start", "deal")}
    return [min(last[number] + 1, len(views) - 1) for number in sorted(last)]


def leads(columns: list[dict[str, int]], seat: int, number: int) -> bool:
    counts = [of.get(str(number), 0) for of in columns]
    return 0 < counts[seat] == max(counts)


@pytest.mark.slow
@pytest.mark.parametrize("by_policy", [False, True], ids=["random", "policy"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_claim_is_true(players: int, by_policy: bool) -> None:
    for seed in range(GAMES[by_policy]):
        state, views = played(players, seed, by_policy=by_policy)
        moment = state.moment()
        assert moment is not None
        check(moment, state, views)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_claim_about_a_tiny_game_is_true(players: int) -> None:
    """Many of them end in a shared win."""
    for seed in range(60):
        state, views = played(players, seed, size="tiny")
        moment = state.moment()
        assert moment is not None
        check(moment, state, views)


def check(moment: Moment, state: State, views: list[View]) -> None:
    facts = moment.facts
    columns = [view["columns"] for view in views]
    ends = ends_of_rounds(views)
    end = ends[facts["round"] - 1]
    begin = ends[facts["round"] - 2] if facts["round"] > 1 else 0
    assert facts["winners"] == state.winners() and facts["rounds"] == len(ends)
    assert all(best(columns[at]) == facts["winners"] for at in ends[facts["round"] - 1 :])
    assert facts["round"] == 1 or best(columns[begin]) != facts["winners"]
    assert begin < moment.number <= end
    for at, margin in ((end, facts["after"]), (-1, facts["final"])):
        others = [each for seat, each in enumerate(points(columns[at])) if seat not in facts["winners"]]
        assert margin == [points(columns[at])[facts["winners"][0]], max(others, default=margin[0])]
    check_takes(facts, state, views, begin, end)
    check_falls(facts, columns[begin], columns[end])
    check_near(facts, columns[-1], views[-1]["gone"])
    for seat, number in facts["cells"]:
        assert (
            leads(columns[-1], seat, number)
            or {"seat": seat, "number": number}.items()
            <= dict(
                next(each for each in facts["fallen"] if each["seat"] == seat and each["number"] == number)
            ).items()
        )


def check_takes(facts: View, state: State, views: list[View], begin: int, end: int) -> None:
    guessed: list[tuple[int, dict[int, str]]] = []  # by reveal: the moves made, and who guessed what
    secret: dict[int, str] = {}
    for at in range(begin, end):
        who, kind, *what = state.moves[at].split(" ")
        if kind == "guess":
            secret[int(who)] = what[0]
            if not views[at + 1]["chosen"]:
                guessed.append((at + 1, secret))
                secret = {}
    for take in facts["takes"]:
        assert take["seat"] in facts["winners"]
        at, guesses = next(each for each in guessed if each[0] == take["number"])
        assert guesses[take["seat"]] == take["section"] and [*guesses.values()].count(take["section"]) == 1
        assert views[at - 1]["sections"][take["section"]] == take["cards"]
    assert facts["takes"] or facts["fallen"] or len(facts["winners"]) == state.players
    if facts["clash"]:
        (take,) = facts["takes"]
        _, earlier = [each for each in guessed if each[0] < take["number"]][-1]
        assert [seat for seat in sorted(earlier) if earlier[seat] == facts["clash"]["section"]] == facts["clash"][
            "seats"
        ]
        assert len(facts["clash"]["seats"]) > 1
        before = next(at for at, guesses in guessed if guesses is earlier) - 1
        stayed = views[before]["sections"][facts["clash"]["section"]]
        assert all(take["cards"].count(card) <= stayed.count(card) for card in take["cards"])


def check_falls(facts: View, before: list[dict[str, int]], after: list[dict[str, int]]) -> None:
    for each in facts["fallen"]:
        assert each["seat"] in best(before) and leads(before, each["seat"], each["number"])
        assert not leads(after, each["seat"], each["number"])
        assert [seat for seat in range(len(after)) if leads(after, seat, each["number"])] == each["to"]


def check_near(facts: View, columns: list[dict[str, int]], gone: dict[str, int]) -> None:
    told = {each["seat"]: each for each in facts["near"]}
    for seat in {*range(len(columns))} - {*facts["winners"]}:
        would = {}
        for number in columns[seat]:
            one_more = [{**of, number: of[number] + 1} if at == seat else of for at, of in enumerate(columns)]
            if seat in best(one_more) and gone[number] + gone["*"]:
                would[int(number)] = best(one_more) == [seat]
        assert (seat in told) == bool(would)
        if seat in told:
            assert would[told[seat]["number"]] == told[seat]["alone"] == any(would.values())


@pytest.mark.slow
def test_each_kind_of_ending_comes_up() -> None:
    """The truth test above would say nothing about a claim that is never made."""
    games = [
        ended(players, seed, by_policy=by)
        for players in (2, 3, 4)
        for by, count in GAMES.items()
        for seed in range(count)
    ] + [ended(2, seed, size="tiny") for seed in range(60)]
    facts = [moment.facts for state in games if (moment := state.moment())]
    assert any(each["round"] == 1 for each in facts)
    assert any(1 < each["round"] <= each["rounds"] // 2 for each in facts)
    assert any(each["round"] == each["rounds"] for each in facts)
    assert any(each["clash"] for each in facts)
    assert any(each["fallen"] for each in facts)
    assert any(len(each["winners"]) > 1 for each in facts)
    assert {near["alone"] for each in facts for near in each["near"]} == {False, True}


FACTS: View = {
    "round": 7,
    "rounds": 8,
    "winners": [0],
    "after": [31, 24],
    "final": [36, 29],
    "takes": [{"seat": 0, "section": "black", "cards": ["9", "*", "9"], "number": 200}],
    "clash": None,
    "fallen": [],
    "near": [],
    "cells": [[0, 9]],
}


def said(reader: int | None = None, language: str = "en", **facts: Any) -> tuple[str, str]:
    names = Names(("Ada", "Bo", "Carl"), reader)
    assert SPEC.ending
    return SPEC.ending.say(Moment(200, FACTS | facts), SPEC.words(language), names)


def test_a_round_that_decided() -> None:
    title, text = said()
    assert title == "It was decided in round 7."
    assert text == "Ada was alone on black and took two 9s and one joker. That put Ada ahead, 31 to 24, for good."
    assert (
        said(0)[1] == "You were alone on black and took two 9s and one joker. That put you ahead, 31 to 24, for good."
    )
    assert said(round=8)[0] == "It was decided in the last round."


def test_a_clash_before() -> None:
    _, text = said(1, clash={"section": "pink", "seats": [0, 1]})
    assert text.startswith("Ada and you both wanted pink: it stayed. Then Ada took two 9s and one joker of it.")


def test_the_one_card_that_was_missing() -> None:
    near = [{"seat": 2, "number": 9, "alone": False}, {"seat": 1, "number": 4, "alone": True}]
    assert said(1, near=near)[1].endswith("One more 4 and you’d have won.")
    assert said(2, near=near)[1].endswith("One more 9 and you’d have shared the win.")
    assert said(0, near=near)[1].endswith("One more 9 and Carl would have shared the win.")


def test_a_lead_that_was_lost() -> None:
    fallen = [{"seat": 1, "number": 10, "to": [2]}]
    assert said(0, takes=[], fallen=fallen)[1].startswith("Carl took the lead in 10s from Bo. That put you ahead")
    assert said(1, takes=[], fallen=fallen)[1].startswith("Carl took the lead in 10s from you.")


def test_a_long_lead() -> None:
    assert said(round=3)[0] == "Ada led from round 3 on."
    title, text = said(0, round=1, after=[12, 8])
    assert title == "You led from start to finish."
    assert text == "It was 12 to 8 after round 1, and 36 to 29 at the end."


def test_a_shared_win_and_a_tie_by_points() -> None:
    title, text = said(2, winners=[0, 2], round=2, takes=[], fallen=[], final=[30, 20])
    assert title == "Ada and you were level at the top from round 2 on."
    assert text == "Ada and you finished level with 30 points each."
    assert said(after=[31, 31])[1].endswith("At 31 points each, more columns put Ada ahead for good.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [None, 0, 1])
def test_every_kind_in_every_language(language: str, reader: int | None) -> None:
    fallen = [{"seat": 1, "number": 10, "to": [0, 2]}]
    near = [{"seat": 1, "number": 4, "alone": True}]
    clash = {"section": "white", "seats": [0, 1, 2]}
    kinds: list[View] = [
        {"near": near},
        {"clash": clash, "near": [near[0] | {"alone": False}]},
        {"takes": [], "fallen": fallen},
        {"takes": [], "fallen": [fallen[0] | {"to": [2]}], "after": [9, 9]},
        {"round": 1},
        {"round": 2, "winners": [0, 1]},
    ]
    for kind in kinds:
        title, text = said(reader, language, **kind)
        assert title.endswith(".") and text.endswith(".")
        assert "{" not in title + text
