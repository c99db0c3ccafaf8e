"""What is said to have decided a game is true: each claim is counted again from the views of its turns."""

import random
from collections import Counter
from typing import Any, NamedTuple

import pytest

from splittable import CHANCE, State
from splittable.core.spec import Moment
from splittable.core.words import Names
from splittable.games.splito import ending
from tests.splito.table import GAME

GAMES = 80
PEOPLE = ("Ada", "Bo", "Carl", "Dora", "Eve", "Finn", "Gus", "Hedy")
View = dict[str, Any]


class Game(NamedTuple):
    end: State
    turns: list[tuple[int, View]]  # after each turn: the moves so far, and what everybody sees

    def points(self, turn: int) -> list[int]:
        return [left * right for left, right in self.turns[turn][1]["products"]]


def played(players: int, seed: int, **options: Any) -> Game:
    rng = random.Random(seed)
    state = GAME.start(players, **options)
    turns = [(0, state.view(None))]
    choices = 0
    while not state.is_over:
        seat = rng.choice(state.acting())
        if seat == CHANCE:
            state.roll(rng)
            continue
        state.play(seat, choose(state, seat, rng))
        choices += 1
        if choices % players == 0:
            turns.append((len(state.moves), state.view(None)))
    return Game(state, turns)


def choose(state: State, seat: int, rng: random.Random) -> str:
    """Some choices go for points, so that leads change and last."""
    if rng.random() < 0.75:
        return rng.choice(state.legal(seat))
    outlook = state.view(seat)["outlook"]
    worth = {f"play {card} {side}": one * two for card, sides in outlook.items() for side, (one, two) in sides.items()}
    return max(sorted(worth), key=lambda move: worth[move])


def leads(points: list[int], seat: int) -> bool:
    return points[seat] == max(points) and points.count(max(points)) == 1


def scored(view: View, zone: int) -> set[str]:
    found = view["zones"][zone]
    return {each["card"] for each in found["objectives"] if each["state"] == "met"} | {*found["commons"]}


def check_lead(game: Game, winner: int, since: int) -> None:
    assert game.end.winners() == [winner]
    assert all(leads(game.points(turn), winner) for turn in range(since, len(game.turns)))


def check_zone(game: Game, facts: dict[str, Any], turn: int) -> None:
    then, now = game.turns[turn - 1][1], game.turns[turn][1]
    assert then["zones"][facts["zone"]]["points"] == facts["zone_was"]
    assert now["zones"][facts["zone"]]["points"] == facts["zone_now"]
    assert now["zones"][facts["zone"]]["seats"] == facts["seats"]
    assert facts["who"] in facts["seats"]
    assert game.points(turn - 1)[facts["who"]] == facts["was"]
    assert game.points(turn)[facts["who"]] == facts["now"]


def check_card(game: Game, facts: dict[str, Any], turn: int) -> None:
    """The card was played there, and without it the objective would not score; the winner leads from then on."""
    check_lead(game, facts["who"], turn)
    assert turn == 1 or not leads(game.points(turn - 1), facts["who"])
    check_zone(game, facts, turn)
    assert facts["zone_now"] > facts["zone_was"] and facts["now"] > facts["was"]
    then, now = game.turns[turn - 1][1], game.turns[turn][1]
    play = next(play for play in now["last"] if play["seat"] == facts["seat"])
    assert play["card"] == facts["card"]
    assert now["zones_of"][facts["seat"]][["left", "right"].index(play["side"])] == facts["zone"]
    assert facts["objective"] in scored(now, facts["zone"]) - scored(then, facts["zone"])
    assert facts["card"] == facts["objective"] or not is_met_without(now, facts)


def is_met_without(view: View, facts: dict[str, Any]) -> bool:
    """Whether the objective would score without the card: its terms counted by hand."""
    zones = [[card for card in zone["cards"] if card[-1].isdigit() and card[:-1] in COLORS] for zone in view["zones"]]
    mine = zones[facts["zone"]]
    if facts["card"] in mine:
        mine.remove(facts["card"])
    for goal in view["objectives"][facts["objective"]]["goal"]:
        what, low, high = goal["params"]["what"], goal["params"]["low"], goal["params"]["high"]
        if goal["key"] == "goal.lead":
            if not is_ahead(zones, facts["zone"], what):
                return False
        elif what == "cards":
            commons = [common["goal"]["params"]["what"] for common in view["commons"]]
            won = sum(is_ahead(zones, facts["zone"], trait) for trait in commons)
            if not low <= len(view["zones"][facts["zone"]]["cards"]) - 1 + won <= high:
                return False
        elif not low <= count(mine, what) <= high:
            return False
    return True


def is_ahead(zones: list[list[str]], zone: int, what: str) -> bool:
    counts = [count(cards, what) for cards in zones]
    return counts[zone] == max(counts) and counts.count(counts[zone]) == 1


COLORS = ("red", "orange", "yellow", "green", "blue", "black")


def count(cards: list[str], what: str) -> int:
    if what == "colors":
        return len({card[:-1] for card in cards})
    if what == "values":
        return len({card[-1] for card in cards})
    return sum(what in (card[:-1], f"v{card[-1]}") for card in cards)


def check_crash(game: Game, facts: dict[str, Any], turn: int) -> None:
    (winner,) = game.end.winners()
    check_lead(game, winner, turn)
    assert leads(game.points(turn - 1), facts["who"]) and facts["who"] != winner
    check_zone(game, facts, turn)
    assert facts["now"] < facts["was"]
    then, now = game.turns[turn - 1][1], game.turns[turn][1]
    assert facts["objective"] in scored(then, facts["zone"]) - scored(now, facts["zone"])


def check_fell(game: Game, facts: dict[str, Any], turn: int) -> None:
    final, then = game.turns[-1][1], game.turns[turn][1]
    assert max(game.points(len(game.turns) - 1)) == facts["best"] < facts["was"]
    assert game.points(turn)[facts["who"]] == facts["was"]
    assert game.points(len(game.turns) - 1)[facts["who"]] == facts["now"] < facts["was"]
    zones = final["zones_of"][facts["who"]]
    assert facts["lost"] == sum(len(scored(then, zone) - scored(final, zone)) for zone in zones) > 0


def check_led(game: Game, facts: dict[str, Any], turn: int) -> None:
    check_lead(game, facts["who"], turn)
    assert turn == 1 or not leads(game.points(turn - 1), facts["who"])
    assert game.points(turn)[facts["who"]] == facts["now"]


def check_tie(game: Game, facts: dict[str, Any], turn: int) -> None:
    final, seats = game.turns[-1][1], (facts["seat"], facts["rival"])
    assert game.end.winners() == [facts["seat"]]
    points = game.points(len(game.turns) - 1)
    assert {points[seat] for seat in seats} == {facts["points"]} == {max(points)}
    sizes = [sum(final["zones"][zone]["size"] for zone in final["zones_of"][seat]) for seat in seats]
    assert sizes == [facts["cards"], facts["more"]] and sizes[0] < sizes[1]


CHECKS = {"card": check_card, "crash": check_crash, "fell": check_fell, "led": check_led, "tie": check_tie}


def test_what_decided_hundreds_of_games() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(GAMES):
        game = played(3 + seed % 6, seed)
        moment = game.end.moment()
        if moment is None:
            assert len(game.end.winners()) > 1
            kinds["shared"] += 1
            continue
        facts = moment.facts
        assert game.turns[facts["turn"]][0] == moment.number
        assert facts["is_last"] == (facts["turn"] == len(game.turns) - 1)
        CHECKS[facts["kind"]](game, facts, facts["turn"])
        kinds[facts["kind"]] += 1
        check_words(moment, game.end.players)
    assert {*kinds} == {*CHECKS, "shared"}, kinds


def check_words(moment: Moment, players: int) -> None:
    """Every number of the facts that a sentence uses is in it, in every language, for every reader."""
    facts = moment.facts
    used = {"card": ("zone_was", "zone_now", "was", "now"), "crash": ("was", "now"), "led": ("now",)}
    used |= {"fell": ("was", "now", "best", "turn"), "tie": ("points", "cards", "more")}
    for language in ("en", "fr", "de"):
        for reader in (None, *range(players)):
            said = " ".join(ending.say(moment, GAME.spec.words(language), Names(PEOPLE[:players], reader)))
            assert all(str(facts[key]) in said for key in used[facts["kind"]]), said


@pytest.mark.parametrize("seed", range(4))
def test_two_players_with_zones_of_their_own(seed: int) -> None:
    game = played(2, seed, two_player=True)
    moment = game.end.moment()
    assert moment
    CHECKS[moment.facts["kind"]](game, moment.facts, moment.facts["turn"])
    for language in ("en", "fr", "de"):
        assert all(ending.say(moment, GAME.spec.words(language), Names(PEOPLE[:2], None)))
