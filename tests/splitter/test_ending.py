"""What is said to have decided a game: each kind of claim is worked out again from the sheets, as the referee does."""

import random
from functools import cache
from typing import Any, NamedTuple

import pytest

import splittable
from splittable import CHANCE, State
from splittable.core import registry
from splittable.core.spec import Moment
from splittable.core.words import LANGUAGES, Names
from splittable.games.splitter.breakdown import RANK_FROM
from tests.referees.splitter import Cell, groups

SPEC = registry.spec("splitter")
GAMES = {False: 12, True: 3}  # by chance; by a policy, which takes longer
SAID_GAMES = 5
Facts = dict[str, Any]


class Scored(NamedTuple):
    """A group that scores, or the hearts."""

    number: int
    points: int
    kind: str  # plain, star, hearts
    cells: tuple[str, ...]


Sheets = list[set[Scored]]  # by seat


def scored(rows: list[str], layout: list[str]) -> set[Scored]:
    """T6–T9, in other words than the engine's."""
    sheet = {(r, c): int(n) for r, row in enumerate(rows) for c, n in enumerate(row) if n not in ".0"}
    found = set()
    for group in groups(sheet):
        number = sheet[group[0]]
        if len(group) == number:
            star = any(layout[r][c] == "*" for r, c in group)
            found.add(Scored(number, number * (2 if star else 1), "star" if star else "plain", named(group)))
    hearts = [(r, c) for r, row in enumerate(layout) for c, mark in enumerate(row) if mark == "H"]
    if hearts and len({sheet.get(cell) for cell in hearts}) == 1 and hearts[0] in sheet:
        found.add(Scored(sheet[hearts[0]], 5, "hearts", named(hearts)))
    return found


def named(cells: list[Cell]) -> tuple[str, ...]:
    return tuple(f"{'abcdefgh'[column]}{row + 1}" for row, column in sorted(cells))


@cache
def played(players: int, seed: int, sheet: str, *, by_policy: bool) -> tuple[State, list[Sheets], list[int]]:
    """A game, what scored after each round from the start on, and how many moves had been made then."""
    rng = random.Random(seed)
    state = splittable.load("splitter").start(players, sheet=sheet)
    done, rounds, numbers = 0, [[set[Scored]() for _ in range(players)]], [0]
    while not state.is_over:
        seat = rng.choice(state.acting())
        if seat == CHANCE:
            state.draw(rng)
        else:
            moves, weights = state.policy(seat) if by_policy else (state.legal(seat), None)
            state.play(seat, rng.choices(moves, weights)[0])
        view = state.view(None)
        now = view["round"] - (not view["over"])
        if now > done:
            done = now
            rounds.append([scored(rows, view["layout"]) for rows in view["sheets"]])
            numbers.append(len(state.moves))
    return state, rounds, numbers


def points(sheets: Sheets) -> list[int]:
    return [sum(each.points for each in own) for own in sheets]


def best(sheets: Sheets) -> list[int]:
    return [seat for seat, own in enumerate(points(sheets)) if own == max(points(sheets))]


def told(gain: Facts) -> list[tuple[int, int, str]]:
    plain = [(each["number"], each["points"], "star" if each["star"] else "plain") for each in gain["scoring"]]
    hearts = gain["hearts"]
    return sorted([*plain, (hearts["number"], hearts["points"], "hearts")] if hearts else plain)


def seen(new: set[Scored]) -> list[tuple[int, int, str]]:
    return sorted(each[:3] for each in new)


@pytest.mark.parametrize("by_policy", [False, True], ids=["random", "policy"])
@pytest.mark.parametrize("sheet", ["A", "B"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_claim_is_true(players: int, sheet: str, by_policy: bool) -> None:
    for seed in range(GAMES[by_policy]):
        state, rounds, numbers = played(players, seed, sheet, by_policy=by_policy)
        assert points(rounds[-1]) == state.scores()
        moment = state.moment()
        assert moment is not None and moment.number == numbers[moment.facts["round"]]
        check(moment.facts, rounds)
        if seed < SAID_GAMES:
            check_words(moment, players)


def check_words(moment: Moment, players: int) -> None:
    """Whole sentences in every language, for the players and for others."""
    assert SPEC.ending is not None
    for reader in (None, 0, 1):
        names = Names((f"Ada {seat}" for seat in range(players)), reader)
        for language in LANGUAGES:
            for said in SPEC.ending.say(moment, SPEC.words(language), names):
                assert said.endswith(".") and not {"{", "$", "*"} & {*said}


def check(facts: Facts, rounds: list[Sheets]) -> None:
    turn, winners = facts["round"], facts["winners"]
    assert facts["rounds"] == len(rounds) - 1
    assert all(best(sheets) == winners for sheets in rounds[turn:])
    assert turn == 1 or best(rounds[turn - 1]) != winners
    for sheets, margin in ((rounds[turn], facts["after"]), (rounds[-1], facts["final"])):
        others = [own for seat, own in enumerate(points(sheets)) if seat not in winners]
        assert margin == [points(sheets)[winners[0]], max(others, default=margin[0])]
    before, after, final = (each[winners[0]] for each in (rounds[turn - 1], rounds[turn], rounds[-1]))
    if facts["gain"]:
        assert told(facts["gain"]) == seen(after - before)
        assert facts["gain"]["lasted"] == (after - before <= final)
    if facts["best"]:
        check_best(facts["best"], [sheets[winners[0]] for sheets in rounds])
    for seat in facts["fallen"]:
        assert seat in best(rounds[turn - 1]) and rounds[turn - 1][seat] - rounds[turn][seat]
        assert points(rounds[turn])[seat] < points(rounds[turn - 1])[seat]
    assert facts["gain"] or facts["best"] or facts["fallen"] or len(winners) > 1
    check_needed(facts, rounds[-1])
    for seat, cells in facts["cells"]:
        assert seat == winners[0] and {*cells} <= {cell for each in final for cell in each.cells}


def check_best(best: Facts, rounds: list[set[Scored]]) -> None:
    assert max(each.points for each in rounds[-1]) == best_points(best)
    (one,) = [
        each for each in rounds[best["round"]] if each.cells == tuple(best["cells"]) and seen({each}) == told(best)
    ]
    assert one in rounds[-1] and one not in rounds[best["round"] - 1]


def best_points(gain: Facts) -> int:
    return sum(each[1] for each in told(gain))


def check_needed(facts: Facts, final: Sheets) -> None:
    if facts["needed"]:
        (winner,) = facts["winners"]
        without = points(final)
        without[winner] -= facts["needed"]["points"]
        assert facts["needed"]["points"] == best_points(facts["best"] or facts["gain"])
        leaders = [seat for seat, own in enumerate(without) if own == max(without)]
        assert (winner in leaders) == facts["needed"]["shared"]
        assert [seat for seat in leaders if seat != winner] == facts["needed"]["seats"] != []


@pytest.mark.parametrize("by_policy", [False, True], ids=["random", "policy"])
@pytest.mark.parametrize("sheet", ["A", "B"])
def test_every_claim_about_a_game_alone_is_true(sheet: str, by_policy: bool) -> None:
    for seed in range(GAMES[by_policy]):
        state, rounds, numbers = played(1, seed, sheet, by_policy=by_policy)
        moment = state.moment()
        if moment is None:
            assert rounds[-1] == [set()]
            continue
        facts = moment.facts
        check_words(moment, 1)
        check_best(facts["best"], [sheets[0] for sheets in rounds])
        assert moment.number == numbers[facts["best"]["round"]]
        assert facts["cells"] == [[0, facts["best"]["cells"]]]
        (final,) = points(rounds[-1])
        assert facts["least"] == ([least for least in (0, *RANK_FROM) if least <= final][-1])
        assert all(points(sheets)[0] >= facts["least"] for sheets in rounds[facts["reached"] :])
        assert not facts["reached"] or points(rounds[facts["reached"] - 1])[0] < facts["least"]


def test_every_kind_of_claim_is_made() -> None:
    """Otherwise the tests above would prove little."""
    kinds = set()
    for players in (2, 3, 5):
        for sheet in "AB":
            for seed in range(GAMES[False]):
                moment = played(players, seed, sheet, by_policy=False)[0].moment()
                assert moment is not None
                facts = moment.facts
                kinds |= {key for key in ("gain", "best", "fallen", "needed") if facts[key]}
                kinds |= {"level"} if len(facts["winners"]) > 1 else set()
                kinds |= {"hearts"} if (facts["gain"] or facts["best"] or {}).get("hearts") else set()
                if facts["needed"]:
                    kinds.add("shared" if facts["needed"]["shared"] else "lost")
    assert kinds == {"gain", "best", "fallen", "needed", "level", "hearts", "shared", "lost"}


def test_a_sheet_without_points_has_no_moment() -> None:
    state = splittable.load("splitter").start(1, size="tiny")
    state.play(CHANCE, "roll 6 5")
    state.play(0, state.legal(0)[0])
    state.play(CHANCE, "roll 4 3")
    state.play(0, state.legal(0)[0])
    assert state.is_over and state.scores() == [0]
    assert state.moment() is None


SAID = [
    (
        "en",
        "It was decided in round 19.",
        "Ada scored 12 with six 6s on a star and took the lead for good, 31 to 27. "
        "Without those 12 points, you would have won.",
    ),
    (
        "fr",
        "Tout s’est joué à la manche 19.",
        "Ada a marqué 12 points avec six 6 sur une étoile et pris la tête pour de bon, 31 à 27. "
        "Sans ces 12 points, vous auriez gagné.",
    ),
    (
        "de",
        "Runde 19 hat entschieden.",
        "12 Punkte für sechs 6er auf einem Stern brachten Ada endgültig in Führung, 31 zu 27. "
        "Ohne diese 12 Punkte hättest du gewonnen.",
    ),
]


@pytest.mark.parametrize(("language", "title", "text"), SAID, ids=LANGUAGES)
def test_words(language: str, title: str, text: str) -> None:
    assert said_of({}, language) == (title, text)


LED = [
    ("en", "You led from start to finish.", "It was 3 to 1 after round 1, and 33 to 30 at the end."),
    ("fr", "Vous avez mené du début à la fin.", "3 à 1 après la manche 1, 33 à 30 à la fin."),
    ("de", "Du hast von Anfang bis Ende geführt.", "Nach Runde 1 stand es 3 zu 1, am Ende 33 zu 30."),
]


@pytest.mark.parametrize(("language", "title", "text"), LED, ids=LANGUAGES)
def test_words_of_a_lead_from_the_start(language: str, title: str, text: str) -> None:
    led = {"round": 1, "winners": [1], "after": [3, 1], "gain": None, "needed": None}
    assert said_of(led, language) == (title, text)


def said_of(other: Facts, language: str) -> tuple[str, ...]:
    gain = {"scoring": [{"number": 6, "points": 12, "star": True}], "hearts": None, "lasted": True, "cells": []}
    facts = {
        "round": 19,
        "rounds": 22,
        "winners": [0],
        "after": [31, 27],
        "final": [33, 30],
        "gain": gain,
        "fallen": [],
        "best": None,
        "needed": {"points": 12, "seats": [1], "shared": False},
        "cells": [],
        **other,
    }
    assert SPEC.ending is not None
    said = SPEC.ending.say(Moment(60, facts), SPEC.words(language), Names(["Ada", "Ben"], 1))
    return tuple(part.replace("\N{NO-BREAK SPACE}", " ") for part in said)
