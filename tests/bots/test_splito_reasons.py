"""Every reason in Splito is true: each claim is counted again, by hand, from what the seat is shown."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple, Self

import splittable
from splittable import CHANCE, State
from splittable.bots.splito import coach
from tests.bots.reasons import check_examples, resampled_reasons

GAME = splittable.load("splito")
COLORS = ("red", "orange", "yellow", "green", "blue", "black")
SIDES = ("left", "right")
Facts = dict[str, Any]
Zones = list[list[str]]


class Table(NamedTuple):
    """The zones that a seat is shown, and the rules that a person needs to count them."""

    view: dict[str, Any]
    zones: Zones

    @classmethod
    def shown(cls, view: dict[str, Any]) -> Self:
        return cls(view, [list(zone["cards"]) for zone in view["zones"]])

    def mine(self, side: str, seat: int | None = None) -> int:
        zone: int = self.view["zones_of"][self.view["seat"] if seat is None else seat][SIDES.index(side)]
        return zone

    def played(self, move: str) -> "Table":
        _, card, side = move.split(" ")
        return self.laid(self.mine(side), card)

    def laid(self, zone: int, card: str) -> "Table":
        return Table(self.view, [[*cards, card] if at == zone else cards for at, cards in enumerate(self.zones)])

    def how_many(self, zone: int, what: str) -> int:
        numbers = [card for card in self.zones[zone] if card[:-1] in COLORS]
        if what == "colors":
            return len({card[:-1] for card in numbers})
        if what == "values":
            return len({card[-1] for card in numbers})
        if what == "cards":
            return len(self.zones[zone]) + len(self.commons(zone))
        return sum(what in (card[:-1], f"v{card[-1]}") for card in numbers)

    def rival(self, zone: int, what: str) -> int:
        return max(self.how_many(other, what) for other in range(len(self.zones)) if other != zone)

    def commons(self, zone: int) -> list[str]:
        return [
            common["card"]
            for common in self.view["commons"]
            if self.how_many(zone, common["goal"]["params"]["what"])
            > self.rival(zone, common["goal"]["params"]["what"])
        ]

    def state(self, zone: int, card: str) -> str:
        found = "met"
        for goal in self.view["objectives"][card]["goal"]:
            what, low, high = goal["params"]["what"], goal["params"]["low"], goal["params"]["high"]
            if goal["key"] == "goal.lead":
                if self.how_many(zone, what) <= self.rival(zone, what):
                    found = "open"
            elif self.how_many(zone, what) > high:
                return "lost"
            elif self.how_many(zone, what) < low:
                found = "open"
        return found

    def scores(self, zone: int) -> list[str]:
        objectives = [card for card in self.zones[zone] if card in self.view["objectives"]]
        return [card for card in objectives if self.state(zone, card) == "met"] + self.commons(zone)

    def points(self, zone: int) -> int:
        return sum(self.view["objectives"][card]["points"] for card in self.scores(zone))

    def pair(self) -> list[int]:
        return [self.points(self.mine(side)) for side in SIDES]

    def product(self, seat: int) -> int:
        return self.points(self.mine("left", seat)) * self.points(self.mine("right", seat))

    def named(self, goal: Any) -> str:
        return next(str(card) for card, found in self.view["objectives"].items() if found["goal"] == goal)


class Claim(NamedTuple):
    facts: Facts
    now: Table
    better: Table
    other: Table
    card: str
    move: str  # of the better choice
    instead: str

    @property
    def goal(self) -> str:
        return self.now.named(self.facts["goal"])

    @property
    def zone(self) -> int:
        return self.now.mine(self.facts["side"])

    @property
    def side(self) -> str:
        return self.move.split(" ")[2]


def check_gain(claim: Claim) -> None:
    """6 × 3 becomes 9 × 3."""
    facts = claim.facts
    assert claim.now.pair() == [facts["left"], facts["right"]]
    assert claim.better.pair() == [facts["new_left"], facts["new_right"]]
    assert (facts["product"] == "zero") == (facts["new_left"] * facts["new_right"] == 0)
    assert facts["side"] == claim.side
    assert facts["points"] == claim.better.points(claim.zone) - claim.now.points(claim.zone) > 0
    assert claim.goal in claim.better.scores(claim.zone) and claim.goal not in claim.now.scores(claim.zone)


def check_at_once(claim: Claim) -> None:
    check_gain(claim)
    assert claim.goal == claim.card


def check_common(claim: Claim) -> None:
    check_gain(claim)
    assert claim.goal in claim.better.commons(claim.zone)


def check_breaks(claim: Claim) -> None:
    facts = claim.facts
    assert claim.instead == f"play {facts['card']} {facts['to']}"
    assert claim.now.pair() == [facts["left"], facts["right"]]
    assert claim.other.pair() == [facts["new_left"], facts["new_right"]]
    assert claim.goal in claim.now.scores(claim.zone) and claim.goal in claim.better.scores(claim.zone)
    assert claim.goal not in claim.other.scores(claim.zone)
    assert claim.other.points(claim.zone) < claim.now.points(claim.zone)


def check_harmless(claim: Claim) -> None:
    assert claim.facts["side"] != claim.side
    assert claim.goal in claim.now.scores(claim.zone)
    assert claim.goal not in claim.now.laid(claim.zone, claim.card).scores(claim.zone)
    for side in SIDES:
        zone = claim.now.mine(side)
        assert {*claim.now.scores(zone)} <= {*claim.better.scores(zone)}


def check_hopeless(claim: Claim) -> None:
    assert claim.instead == f"play {claim.goal} {claim.facts['side']}"
    assert claim.other.state(claim.zone, claim.goal) == "lost"


def check_rid(claim: Claim) -> None:
    assert claim.move == f"play {claim.goal} {claim.facts['side']}"
    assert claim.better.state(claim.zone, claim.goal) == "lost"


def check_race(claim: Claim) -> tuple[int, int]:
    """How many cards the zone has for a majority, and the best other zone; the lead before and after."""
    facts = claim.facts
    assert facts["side"] == claim.side
    assert claim.better.how_many(claim.zone, facts["what"]) == facts["have"]
    assert claim.better.rival(claim.zone, facts["what"]) == facts["rival"]
    lies_there = claim.goal in claim.better.zones[claim.zone]
    assert lies_there or claim.goal in [common["card"] for common in claim.now.view["commons"]]
    before = claim.now.how_many(claim.zone, facts["what"]) - claim.now.rival(claim.zone, facts["what"])
    return before, facts["have"] - facts["rival"]


def check_further_ahead(claim: Claim) -> None:
    before, after = check_race(claim)
    assert after > before > 0


def check_level_here(claim: Claim) -> None:
    assert check_race(claim)[1] == 0 < claim.facts["have"] and claim.goal == claim.card


def check_draws_level(claim: Claim) -> None:
    before, after = check_race(claim)
    assert before < after == 0 < claim.facts["have"]


def check_catches_up(claim: Claim) -> None:
    before, after = check_race(claim)
    assert before < after < 0


def check_few_yet(claim: Claim) -> None:
    _, after = check_race(claim)
    assert claim.goal == claim.card
    assert after == -1 if claim.facts["rival"] else after == 0


def missing(table: Table, zone: int, card: str) -> int:
    goal = table.view["objectives"][card]["goal"][0]["params"]
    return int(goal["low"]) - table.how_many(zone, "cards") if goal["what"] == "cards" else fewest(table, zone, card)


def fewest(table: Table, zone: int, card: str) -> int:
    """How many cards meet an objective at the earliest: by trying, one kind of card after another."""
    number = 0
    reached = [table]
    while not any(each.state(zone, card) == "met" for each in reached):
        number += 1
        assert number < 8
        best = max(reached, key=lambda each: progress(each, zone, card))
        reached = [best.laid(zone, f"{color}{value}") for color in COLORS for value in range(1, 7)]
    return number


def progress(table: Table, zone: int, card: str) -> int:
    """Towards everything that an objective asks for."""
    if table.state(zone, card) == "lost":
        return -1
    goals = table.view["objectives"][card]["goal"]
    counts = [(table.how_many(zone, goal["params"]["what"]), goal) for goal in goals]
    return sum(have if goal["key"] == "goal.lead" else min(goal["params"]["low"], have) for have, goal in counts)


def check_nearly_met(claim: Claim) -> None:
    assert claim.goal == claim.card and claim.facts["side"] == claim.side
    assert claim.better.state(claim.zone, claim.goal) == "open"
    assert missing(claim.better, claim.zone, claim.goal) == claim.facts["missing"]


def check_in_time(claim: Claim) -> None:
    check_nearly_met(claim)
    assert claim.facts["turns"] == claim.now.view["turns"] - claim.now.view["turn"]


def check_nearer(claim: Claim) -> None:
    assert claim.goal in claim.now.zones[claim.zone] and claim.facts["side"] == claim.side
    assert claim.better.state(claim.zone, claim.goal) == "open"
    assert missing(claim.better, claim.zone, claim.goal) == claim.facts["missing"]
    assert missing(claim.now, claim.zone, claim.goal) > claim.facts["missing"]


def check_room(claim: Claim) -> None:
    assert claim.facts["side"] == claim.instead.split(" ")[2] != claim.side
    assert claim.goal in claim.now.zones[claim.zone]
    (goal,) = claim.now.view["objectives"][claim.goal]["goal"]
    assert goal["params"]["high"] - claim.now.how_many(claim.zone, "cards") == claim.facts["room"] > 0


def check_factor(claim: Claim) -> None:
    left, right = claim.now.pair()
    times = {"left": right, "right": left}
    assert claim.facts["side"] == claim.side != claim.instead.split(" ")[2]
    other = "right" if claim.side == "left" else "left"
    assert times[claim.side] == claim.facts["times"] > claim.facts["other_times"] == times[other]


def check_larger(claim: Claim) -> None:
    points = {card: found["points"] for card, found in claim.now.view["objectives"].items()}
    assert claim.goal == claim.instead.split(" ")[1]
    assert points[claim.card] == claim.facts["points"] > claim.facts["less"] == points[claim.goal]


def elsewhere(claim: Claim) -> int:
    """The zone of the named seats, which is not the reader's."""
    assert claim.now.view["seat"] not in claim.facts["seats"]
    zones = [at for at, zone in enumerate(claim.now.view["zones"]) if zone["seats"] == claim.facts["seats"]]
    return next(zone for zone in zones if claim.goal in claim.now.scores(zone))


def check_robs(claim: Claim) -> None:
    zone = elsewhere(claim)
    assert claim.goal not in claim.better.scores(zone) and claim.goal in claim.other.scores(zone)
    assert claim.facts["points"] == claim.now.view["objectives"][claim.goal]["points"]


def check_presses(claim: Claim) -> None:
    zone = elsewhere(claim)
    (goal,) = claim.now.view["objectives"][claim.goal]["goal"]
    what = goal["params"]["what"]
    assert claim.goal in claim.better.scores(zone)
    assert claim.better.how_many(zone, what) == claim.facts["lead"]
    assert claim.better.how_many(claim.now.mine(claim.side), what) == claim.facts["have"]
    assert claim.better.rival(zone, what) == claim.facts["have"] > claim.now.rival(zone, what)
    assert claim.other.rival(zone, what) < claim.facts["have"]


def check_feeds(claim: Claim) -> None:
    facts, seat = claim.facts, claim.now.view["seat"]
    assert claim.instead == f"play {facts['card']} {facts['to']}"
    assert facts["neighbour"] == beside(claim, facts["to"])
    assert claim.now.product(facts["neighbour"]) == facts["was"]
    assert claim.other.product(facts["neighbour"]) == facts["now"]
    assert facts["now"] - facts["was"] > claim.other.product(seat) - claim.now.product(seat)


def beside(claim: Claim, side: str) -> int:
    seats = claim.now.view["zones"][claim.now.mine(side)]["seats"]
    (found,) = {*seats} - {claim.now.view["seat"]}
    return int(found)


def check_passed_on(claim: Claim) -> None:
    """The best that the left neighbour can do with the card in the zone that the reader has no part in."""
    facts, left = claim.facts, left_neighbour(claim)
    assert facts["neighbour"] == left
    assert claim.now.product(left) == facts["was"] < facts["now"]
    tried = [claim.now.laid(zone, claim.card).product(left) for zone in foreign(claim, left)]
    assert max(tried) == facts["now"]


def left_neighbour(claim: Claim) -> int:
    assert claim.now.view["turn"] % 13
    return int((claim.now.view["seat"] + 1) % claim.now.view["players"])


def foreign(claim: Claim, seat: int) -> set[int]:
    zones_of = claim.now.view["zones_of"]
    return {*zones_of[seat]} - {*zones_of[claim.now.view["seat"]]}


def check_kept_away(claim: Claim) -> None:
    left = left_neighbour(claim)
    assert claim.facts["neighbour"] == left
    (zone,) = [zone for zone in foreign(claim, left) if claim.goal in claim.now.zones[zone]]
    assert claim.now.state(zone, claim.goal) == "open"
    after = claim.now.laid(zone, claim.card)
    goals = [goal["params"]["what"] for goal in claim.now.view["objectives"][claim.goal]["goal"]]
    assert any(after.how_many(zone, what) > claim.now.how_many(zone, what) for what in goals)
    assert after.state(zone, claim.goal) != "lost"


def check_left_to_partner(claim: Claim) -> None:
    facts = claim.facts
    assert claim.instead == f"play {facts['card']} {facts['to']}" and facts["card"] != claim.card
    assert facts["neighbour"] == left_neighbour(claim) == beside(claim, "left")
    zone = claim.now.mine("left")
    after = claim.now.laid(zone, facts["card"])
    assert after.points(zone) - claim.now.points(zone) == facts["points"] > 0
    assert after.product(facts["neighbour"]) > claim.now.product(facts["neighbour"])


def check_fragile(claim: Claim) -> None:
    assert claim.facts["neighbour"] == beside(claim, claim.facts["side"])
    assert claim.goal in claim.other.scores(claim.zone) and claim.goal not in claim.now.scores(claim.zone)
    hand = claim.now.view["hands"][claim.facts["neighbour"]]
    assert any(claim.goal not in claim.other.laid(claim.zone, card).scores(claim.zone) for card in hand)


def check_partner(claim: Claim) -> None:
    facts = claim.facts
    assert facts["neighbour"] == beside(claim, claim.side)
    assert facts["other_neighbour"] == beside(claim, claim.instead.split(" ")[2])
    assert claim.now.product(facts["neighbour"]) == facts["has"] < facts["more"]
    assert claim.now.product(facts["other_neighbour"]) == facts["more"]


CHECKS = {name.removeprefix("check_"): check for name, check in globals().items() if name.startswith("check_")}
CHECKS |= {"meets": check_gain}
for helper in ("gain", "race", "examples"):
    del CHECKS[helper]


def positions(games: int) -> Iterator[tuple[State, int]]:
    """Games in which some choices are good ones."""
    for seed in range(games):
        rng = random.Random(seed)
        two = {"two_player": True} if seed % 10 == 9 else {}
        state = GAME.start(2 if two else 3 + seed % 6, **two)
        while not state.is_over:
            seat = rng.choice(state.acting())
            if seat == CHANCE:
                state.roll(rng)
                continue
            if rng.random() < 0.2:
                yield state, seat
            state.play(seat, sensible(state, seat) if rng.random() < 0.3 else rng.choice(state.legal(seat)))


def sensible(state: State, seat: int) -> str:
    moves, weights = state.policy(seat)
    return moves[weights.index(max(weights))]


def test_hundreds_of_reasons() -> None:
    kinds: Counter[str] = Counter()
    rng = random.Random(1)
    for state, seat in positions(45):
        known = state.settled(seat).resampled(seat, rng)
        moves = known.legal(seat)
        better = sensible(known, seat) if rng.random() < 0.3 else rng.choice(moves)
        instead = rng.choice([move for move in moves if move != better])
        now = Table.shown(known.view(seat))
        claims = Claim({}, now, now.played(better), now.played(instead), better.split(" ")[1], better, instead)
        for reason in coach.reasons(known, seat, better, instead, {better: 1.0}):
            CHECKS[reason.kind](claims._replace(facts=reason.facts))
            kinds[reason.kind] += 1
    assert {*kinds} == {*CHECKS}, {*CHECKS} ^ {*kinds}
    check_examples("splito", coach, {*CHECKS})


def test_reasons_say_nothing_about_hidden_cards() -> None:
    for state, seat in positions(8):
        resampled_reasons(state, seat, coach)


def test_a_lone_choice_has_reasons_too() -> None:
    found = [coach.reasons(state, seat, state.legal(seat)[0], None, {}) for state, seat in positions(6)]
    assert sum(map(bool, found)) > len(found) / 3
