"""What decided a game: every claim is worked out again, and replayed where it says "would have"."""

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

from splittable import CHANCE, State
from splittable.core.spec import Moment
from splittable.core.words import LANGUAGES, Names
from splittable.games.great_split import ending
from tests.great_split.positions import GAME

ROWS = {"prestige_track": "prestige", "mid_game": "tokens", "books_line": "books", "artwork_line": "artwork"}
ROWS |= {"gems_line": "gems", "contracts": "contracts"}
GAMES = [(players, seed) for players, games in ((2, 50), (3, 30), (4, 20), (7, 4)) for seed in range(games)]


@cache
def finished(players: int, seed: int) -> State:
    rng = random.Random(seed)
    state = GAME.start(players)
    while not state.is_over:
        seat = state.acting()[0]
        if seat == CHANCE:
            state.roll(rng)
        else:
            state.play(seat, rng.choice(state.legal(seat)))
    return state


def up_to(state: State, number: int) -> State:
    again = GAME.start(state.players)
    for move in state.moves[:number]:
        make(again, move)
    return again


def make(state: State, move: str) -> None:
    who, _, text = move.partition(" ")
    state.play(CHANCE if who == "~" else int(who), text)


def pad(state: State, seat: int) -> Counter[str]:
    rows: Counter[str] = Counter()
    for line in state.breakdown()[seat]:
        rows[ROWS[line["key"]]] += line["points"]
    return rows


@pytest.mark.slow
def test_every_claim_is_true() -> None:
    kinds: Counter[str] = Counter()
    for players, seed in GAMES:
        state = finished(players, seed)
        moment = state.moment()
        totals = state.scores()
        alone = totals.count(max(totals)) == 1
        assert (moment is not None) == alone
        if moment:
            kind = moment.facts["kind"]
            kinds[kind] += 1
            CHECKS[kind](state, moment, totals.index(max(totals)))
    assert {*kinds} == {*CHECKS}, kinds


def check_sale(state: State, moment: Moment, winner: int) -> None:
    """The card is played instead of sold, everything after it stays as it was."""
    facts, sold = moment.facts, state.moves[moment.number - 1]
    who, kind, card, for_what = sold.split(" ")
    assert (int(who), kind, for_what) == (facts["seat"], "sell", facts["for"])
    before = up_to(state, moment.number - 1)
    assert before.view(int(who))["faces"][card] == facts["face"]
    check_other(state, moment, winner, f"{who} resolve {card}")


def check_step(state: State, moment: Moment, winner: int) -> None:
    facts = moment.facts
    assert state.moves[moment.number - 1] == f"{facts['seat']} splitter {facts['from']}"
    check_other(state, moment, winner, f"{facts['seat']} splitter {facts['to']}")


def check_other(state: State, moment: Moment, winner: int, instead: str) -> None:
    facts, seat = moment.facts, moment.facts["seat"]
    again = up_to(state, moment.number - 1)
    assert again.view(None)["round"] == again.view(None)["rounds"]
    for move in (instead, *state.moves[moment.number :]):
        make(again, move)
    assert again.is_over
    was, now = state.scores(), again.scores()
    assert seat != winner == facts["winner"]
    assert (was[seat], now[seat], was[winner]) == (facts["was"], facts["total"], facts["best"])
    assert [*now[:seat], *now[seat + 1 :]] == [*was[:seat], *was[seat + 1 :]]
    assert now.index(max(now)) == seat and now.count(max(now)) == 1
    grown = {row: pad(again, seat)[row] - pad(state, seat)[row] for row in ROWS.values()}
    assert grown[facts["category"]] == max(grown.values())


def check_category(state: State, moment: Moment, winner: int) -> None:
    facts, row = moment.facts, moment.facts["category"]
    pads = [pad(state, seat) for seat in range(state.players)]
    assert facts["seat"] == winner
    assert pads[winner][row] == facts["points"] and pads[facts["rival"]][row] == facts["theirs"]
    without = [pad.total() - pad[row] for pad in pads]
    rest = sorted(without, reverse=True)
    assert without.index(rest[0]) == facts["rival"] != winner
    assert rest[0] - rest[1] == facts["by"] > 0


def tables(state: State) -> list[tuple[int, list[int]]]:
    """The moves made and the points after each round."""
    ends = [number for number, move in enumerate(state.moves, 1) if move.startswith("~ market")]
    return [(number, up_to(state, number).view(None)["scores"]) for number in ends]


def check_start(state: State, moment: Moment, winner: int) -> None:
    after = tables(state)
    assert moment.facts["seat"] == winner and moment.number == after[0][0]
    assert all(totals[winner] > max(totals[:winner] + totals[winner + 1 :]) for _, totals in after)
    assert moment.facts["by"] == max(state.scores()) - sorted(state.scores())[-2]
    check_edge(state, moment, winner)


def check_lead(state: State, moment: Moment, winner: int) -> None:
    facts, after = moment.facts, tables(state)
    at = facts["round"] - 1
    number, totals = after[at]
    assert (facts["seat"], moment.number) == (winner, number)
    for _, later in after[at:]:
        assert later[winner] > max(later[:winner] + later[winner + 1 :])
    before = after[at - 1][1]
    top = [seat for seat, points in enumerate(before) if points == max(before)]
    assert top != [winner]
    assert facts["ahead"] == (top[0] if len(top) == 1 else None)
    assert facts["gained"] == totals[winner] - before[winner]
    pads = [pad(up_to(state, after[place][0]), winner) for place in (at - 1, at)]
    grown = {row: pads[1][row] - pads[0][row] for row in ROWS.values()}
    assert grown[facts["row"]] == facts["part"] == max(grown.values())
    check_edge(state, moment, winner)


def check_edge(state: State, moment: Moment, winner: int) -> None:
    """The row that made at least half of the winner's edge over the second, if there is one second."""
    totals = state.scores()
    second = sorted(totals)[-2]
    rivals = [seat for seat, total in enumerate(totals) if total == second and seat != winner]
    gaps = {row: pad(state, winner)[row] - pad(state, rivals[0])[row] for row in ROWS.values()}
    is_told = len(rivals) == 1 and 2 * max(gaps.values()) >= totals[winner] - second
    assert ("category" in moment.facts) == is_told
    if is_told:
        row = moment.facts["category"]
        assert gaps[row] == max(gaps.values()) == moment.facts["points"] - moment.facts["theirs"]
        assert pad(state, winner)[row] == moment.facts["points"]


CHECKS: dict[str, Any] = {
    "sale": check_sale,
    "step": check_step,
    "category": check_category,
    "start": check_start,
    "lead": check_lead,
}


LEAD: dict[str, Any] = {"seat": 0, "round": 4, "by": 3, "row": "gems", "gained": 12, "part": 8, "ahead": 1}
EDGE: dict[str, Any] = {"category": "contracts", "points": 48, "theirs": 26}
SAID: dict[str, Any] = {
    "sale": (
        {"seat": 0, "face": {"emerald": 2}, "for": "gold", "total": 121, "best": 119},
        "The card that would have won",
        "You sold 2 emeralds for gold in the last round. Played, that card would have won the game: 121 to 119.",
        "Ada sold 2 emeralds for gold in the last round. Played, that card would have won the game: 121 to 119.",
    ),
    "step": (
        {"seat": 0, "from": "prestige", "to": "topaz", "total": 121, "best": 119},
        "The step that would have won",
        "With your splitter card, you chose prestige in the last round. Topaz would have won the game: 121 to 119.",
        "With the splitter card, Ada chose prestige in the last round. Topaz would have won the game: 121 to 119.",
    ),
    "category": (
        {"seat": 1, "rival": 0, "category": "books", "points": 12, "theirs": 4, "by": 3},
        "Books made the difference.",
        "Bo scored 12 there, you 4. Without that row, you’d have won by 3.",
        "You scored 12 there, Ada 4. Without that row, Ada would have won by 3.",
    ),
    "start": (
        {"seat": 0, "by": 1},
        "In front all the way",
        "You were in front after every round, and by 1 point in the end.",
        "Ada was in front after every round, and by 1 point in the end.",
    ),
    "lead": (
        LEAD | EDGE,
        "You took the lead in round 4 and kept it.",
        "After round 3, Bo was in front. Round 4 brought you 12 points, mostly from gems (+8). "
        "Most of the final gap came from contracts: 48 to 26.",
        "After round 3, you were in front. Round 4 brought Ada 12 points, mostly from gems (+8). "
        "Most of the final gap came from contracts: 48 to 26.",
    ),
}


@pytest.mark.parametrize("kind", SAID)
def test_what_is_said(kind: str) -> None:
    facts, title, to_ada, to_bo = SAID[kind]
    words = GAME.spec.words("en")
    moment = Moment(1, {"kind": kind, **facts})
    assert ending.say(moment, words, Names(("Ada", "Bo"), 0)) == (title, to_ada)
    assert ending.say(moment, words, Names(("Ada", "Bo"), 1))[1] == to_bo


def test_a_lead_that_others_lost() -> None:
    words, names = GAME.spec.words("en"), Names(("Ada", "Bo"))
    facts = LEAD | {"kind": "lead", "ahead": None, "gained": 0, "part": 0}
    assert ending.say(Moment(1, facts), words, names)[1] == "After round 3, the lead was still shared."
    facts |= {"gained": 6, "part": 8}  # gems gained more than all rows together, because another row lost
    assert ending.say(Moment(1, facts), words, names)[1] == "After round 3, the lead was still shared."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_has_its_words(language: str) -> None:
    words, names = GAME.spec.words(language), Names(("Ada", "Bo", "Cy"), 2)
    texts = set()
    for row in ROWS.values():
        texts.add(ending.say(Moment(1, {"kind": "category", **SAID["category"][0], "category": row}), words, names)[0])
        texts.add(ending.say(Moment(1, {"kind": "lead", **LEAD, **EDGE, "category": row}), words, names)[1])
    for way in ("gold", "prestige"):
        texts.add(ending.say(Moment(1, {"kind": "sale", **SAID["sale"][0], "for": way}), words, names)[1])
    assert len(texts) == 2 * len(ROWS) + 2


def test_no_row_made_the_edge_over_two_rivals() -> None:
    state = finished(3, 0)
    assert ending.edge(state.position, state.components, [50, 40, 40], 0) == {}
