"""Every reason in The Great Split is true: each claim is counted again, by hand, from what the seat is shown.

What a neighbour will probably keep and what a card is worth in the long run are estimates: those are compared with the
heuristic that bots use.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, NamedTuple

import splittable
from splittable import CHANCE, State
from splittable.bots.great_split import coach
from splittable.games.great_split import heuristic
from splittable.games.great_split.codes import GOLD
from splittable.games.great_split.notation import card_id
from tests.bots.reasons import check_examples, resampled_reasons
from tests.bots.sheet import RESOURCES, Face, Sheet

GAME = splittable.load("great-split")
Facts = dict[str, Any]


class Claim(NamedTuple):
    state: State
    seat: int
    better: str
    other: str
    facts: Facts
    view: dict[str, Any]

    @property
    def mine(self) -> Sheet:
        return Sheet.shown(self.view, self.seat)

    def faces(self, cards: list[str]) -> list[Face]:
        return [self.view["faces"][card] for card in cards]

    def worths(self, seat: int) -> dict[str, float]:
        """By the heuristic, what each card that the seat knows is worth to a player."""
        s: Any = self.state.position
        box: Any = self.state.components
        cards = [card for card in range(box.cards) if card_id(box, card) in self.view["faces"]]
        found = heuristic.card_worths(s, box, seat, cards)
        return {card_id(box, card): worth for card, worth in found.items()}

    @property
    def left(self) -> int:
        return (self.seat + 1) % self.state.players

    @property
    def right(self) -> int:
        return (self.seat - 1) % self.state.players

    def piles(self, move: str) -> list[list[str]]:
        """The piles of a split; those of a wallet with the chosen one first."""
        kind, *rest = move.split(" ")
        if kind == "take":
            first, second = self.view["wallet"]
            return [first, second] if rest == ["first"] else [second, first]
        at = rest.index("/")
        return [rest[:at], rest[at + 1 :]]

    def brings(self, seat: int, cards: list[str]) -> int:
        sheet = Sheet.shown(self.view, seat)
        return sheet.played(*self.faces(cards)).points() - sheet.points()


def holds(kind: str, facts: Facts, before: Sheet, after: Sheet) -> bool:
    """Does a board reach what a sentence says?"""
    match kind:
        case "contract" | "banner":
            name = facts["resource"]
            found = {"contracts": after.contracts(name), "stars": after.stars(name)}
            was = before.contracts(name) if kind == "contract" else before.stars(name)
            now = found["contracts" if kind == "contract" else "stars"]
            return bool(now > was and found == {"contracts": facts["contracts"], "stars": facts["stars"]})
        case "books" | "gems" | "artwork":
            was, now = getattr(before, kind)(), getattr(after, kind)()
            return bool((was, now) == (facts["was"], facts["now"]) and now > was)
        case "arrow":
            reached = len(after.spaces("gold", "arrow")) - len(before.spaces("gold", "arrow"))
            return bool(reached == facts["arrows"] > 0)
        case "extra":
            seals = [f"seal-{name}" for name in RESOURCES]
            counts = [
                sum(sheet.spaces(seal, "step").count(facts["resource"]) for seal in seals) for sheet in (before, after)
            ]
            return counts[1] > counts[0]
    return bool(after.prestige - before.prestige == facts["points"])


def check_mark(claim: Claim, kind: str) -> None:
    facts, before = claim.facts, claim.mine
    move, *rest = claim.better.split(" ")
    if facts["how"] == "keep":
        kept = claim.other.split(" ")[1]
        assert claim.view["faces"][kept] == facts["face"]
        assert any(holds(kind, facts, before, after) for after in before.played(facts["face"]).placements())
    elif move == "take":
        kept_pile, back = (before.played(*claim.faces(pile)) for pile in claim.piles(claim.better))
        assert holds(kind, facts, before, kept_pile) and not holds(kind, facts, before, back)
    elif facts["how"] == "now":
        assert holds(kind, facts, before, before.moved(claim.better))
        assert not holds(kind, facts, before, before.moved(claim.other))
    elif facts["how"] == "hand":
        hand = [card for card in claim.view["hand"] if card not in rest]
        assert holds(kind, facts, before, before.moved(claim.better).played(*claim.faces(hand)))
        assert not holds(kind, facts, before, before.played(*claim.faces(hand)))
    else:
        after = before.moved(claim.better)
        assert after.arrows and not after.seals if facts["how"] == "arrow" else after.seals
        assert (facts["how"] == "next") == (move in ("seal", "bonus") and bool(after.seals))
        assert any(holds(kind, facts, before, each) for each in after.placements())
    if facts.get("again"):
        tokens = claim.view["scoring"][str(facts["again"])]
        assert kind in tokens and facts["again"] >= claim.view["round"]


def check_more(claim: Claim) -> None:
    facts, before = claim.facts, claim.mine
    assert facts["points"] > facts["less"]
    for move, points in ((claim.better, facts["points"]), (claim.other, facts["less"])):
        assert points in [after.points() - before.points() for after in before.moved(move).placements()]


def check_steps(claim: Claim) -> None:
    facts, before = claim.facts, claim.mine
    assert facts["steps"] > facts["fewer"]
    for move, steps in ((claim.better, facts["steps"]), (claim.other, facts["fewer"])):
        assert steps in [after.steps() - before.steps() for after in before.moved(move).placements()]


def check_wasted(claim: Claim) -> None:
    resource = claim.facts["resource"]
    card = claim.better.split(" ")[1]
    assert claim.other.startswith("discard ") or claim.other == f"resolve {card}"
    room = claim.view["ends"][resource] - claim.mine.tracks[resource]
    assert claim.view["faces"][card][resource] - room == claim.facts["lost"] > 0


def check_nearer(claim: Claim) -> None:
    track, before = claim.facts["track"], claim.mine
    after = before.moved(claim.better)
    assert after.tracks[track] > before.tracks[track]
    assert after.ahead(track) == (claim.facts["what"], claim.facts["steps"])


def check_nearer_placed(claim: Claim) -> None:
    track, before = claim.facts["track"], claim.mine
    wanted = (claim.facts["what"], claim.facts["steps"])
    after = before.moved(claim.better)
    boards = [each for each in after.placements() if each.tracks[track] > after.tracks[track]]
    assert any(each.ahead(track) == wanted for each in boards)


def check_far(claim: Claim) -> None:
    track, before = claim.facts["track"], claim.mine
    after = before.moved(claim.other)
    assert after.tracks[track] > before.tracks[track]
    assert after.ahead(track)[1] == claim.facts["steps"] != 1
    assert after.points() <= before.points()


def check_no_stars(claim: Claim) -> None:
    name, before = claim.facts["resource"], claim.mine
    after = before.moved(claim.other)
    assert after.contracts(name) > before.contracts(name) and after.stars(name) == 0
    assert after.points() == before.points()


def check_market_ahead(claim: Claim) -> None:
    after = claim.mine.moved(claim.other)
    assert after.tracks["artwork"] == claim.facts["at"] > claim.mine.tracks["artwork"]
    assert after.artwork() == 0 and claim.view["market"] == claim.facts["market"]


def check_stars_count(claim: Claim) -> None:
    facts = claim.facts
    counts = [claim.mine.contracts(facts[key]) for key in ("resource", "other")]
    assert counts == [facts["contracts"], facts["fewer"]] and counts[0] > counts[1]
    moves = ((claim.better, facts["resource"]), (claim.other, facts["other"]))
    assert all(
        claim.mine.moved(move).tracks[f"seal-{name}"] > claim.mine.tracks[f"seal-{name}"] for move, name in moves
    )


def check_contracts_count(claim: Claim) -> None:
    facts = claim.facts
    stars = [claim.mine.stars(facts[key]) for key in ("resource", "other")]
    assert stars == [facts["stars"], facts["fewer"]] and stars[0] > stars[1]
    moves = ((claim.better, facts["resource"]), (claim.other, facts["other"]))
    assert all(claim.mine.moved(move).tracks[name] > claim.mine.tracks[name] for move, name in moves)


def check_lower_gem(claim: Claim) -> None:
    facts, before = claim.facts, claim.mine
    assert {facts["resource"], facts["other"]} == {"topaz", "emerald"}
    assert before.tracks[facts["resource"]] == facts["low"] < facts["high"] == before.tracks[facts["other"]]
    assert before.moved(claim.better).tracks[facts["resource"]] > before.tracks[facts["resource"]]


def check_later(claim: Claim) -> None:
    assert claim.other.startswith("splitter ") and not claim.better.startswith("splitter ")


def check_pile_points(claim: Claim) -> None:
    kept, back = (claim.brings(claim.seat, pile) for pile in claim.piles(claim.better))
    assert kept == claim.facts["points"] > claim.facts["less"] == back


def check_pile_seals(claim: Claim) -> None:
    kept, back = (
        sum(count for face in claim.faces(pile) for icon, count in face.items() if icon.startswith("seal_"))
        for pile in claim.piles(claim.better)
    )
    assert kept == claim.facts["seals"] > claim.facts["fewer"] == back


def check_pile_cards(claim: Claim) -> None:
    kept, back = map(len, claim.piles(claim.better))
    assert kept == claim.facts["cards"] > claim.facts["fewer"] == back


def check_pile_denies(claim: Claim) -> None:
    assert claim.facts["neighbour"] == claim.right
    kept, back = (claim.brings(claim.right, pile) for pile in claim.piles(claim.better))
    assert kept == claim.facts["points"] > claim.facts["less"] == back


def check_pile_best(claim: Claim) -> None:
    kept, back = claim.piles(claim.better)
    worths = claim.worths(claim.seat)
    best = max(worths[card] for card in kept)
    assert best > max(worths[card] for card in back)
    assert claim.facts["face"] in [claim.view["faces"][card] for card in kept if worths[card] == best]


def values(claim: Claim, move: str, seat: int) -> list[float]:
    worths = claim.worths(seat)
    return [sum(worths[card] for card in pile) for pile in claim.piles(move)]


def check_split_even(claim: Claim) -> None:
    one, two = values(claim, claim.better, claim.seat)
    assert abs(one - two) <= 1.0 + 1e-9


def is_in(claim: Claim, icons: Face, pile: list[str]) -> bool:
    counts: Counter[str] = Counter()
    for face in claim.faces(pile):
        counts.update(face)
    return bool(icons) and all(counts[icon] == count for icon, count in icons.items())


def kept_and_back(claim: Claim, move: str) -> tuple[int, int]:
    """The pile that the left neighbour should prefer, and the other."""
    assert claim.facts["neighbour"] == claim.left
    theirs = values(claim, move, claim.left)
    assert abs(theirs[0] - theirs[1]) >= 2.0 - 1e-9
    kept = theirs.index(max(theirs))
    return kept, 1 - kept


def check_split_wanted(claim: Claim) -> None:
    kept, back = kept_and_back(claim, claim.better)
    mine = values(claim, claim.better, claim.seat)
    assert mine[back] > mine[kept]
    assert is_in(claim, claim.facts["kept"], claim.piles(claim.better)[kept])
    assert not is_in(claim, claim.facts["kept"], claim.piles(claim.better)[back])


def check_split_back(claim: Claim) -> None:
    worths = []
    for move, key in ((claim.better, "back"), (claim.other, "instead")):
        _, back = kept_and_back(claim, move)
        assert is_in(claim, claim.facts[key], claim.piles(move)[back])
        worths.append(values(claim, move, claim.seat)[back])
    assert worths[0] > worths[1]


def check_split_worst(claim: Claim) -> None:
    mine, instead = (values(claim, move, claim.seat) for move in (claim.better, claim.other))
    assert min(mine) > min(instead)
    piles = claim.piles(claim.other)
    assert any(is_in(claim, claim.facts["pile"], piles[at]) for at in (0, 1) if instead[at] <= min(instead) + 1e-9)


def check_split_floor(claim: Claim) -> None:
    least, less = (
        min(claim.brings(claim.seat, pile) for pile in claim.piles(move)) for move in (claim.better, claim.other)
    )
    assert least == claim.facts["points"] > claim.facts["less"] == less


def check_split_gives(claim: Claim) -> None:
    assert claim.facts["neighbour"] == claim.left
    most, more = (
        max(claim.brings(claim.left, pile) for pile in claim.piles(move)) for move in (claim.better, claim.other)
    )
    assert most == claim.facts["points"] < claim.facts["more"] == more


def check_split_less(claim: Claim) -> None:
    assert claim.facts["neighbour"] == claim.left
    theirs, instead = (max(values(claim, move, claim.left)) for move in (claim.better, claim.other))
    assert theirs < instead


def check_discard_wanted(claim: Claim) -> None:
    gone = claim.better.split(" ")[1]
    assert claim.facts["neighbour"] == claim.left
    assert claim.worths(claim.left)[gone] > claim.worths(claim.seat)[gone]


def check_discard_bait(claim: Claim) -> None:
    kept = claim.other.split(" ")[1]
    assert claim.facts["neighbour"] == claim.left
    assert claim.view["faces"][kept] == claim.facts["face"]
    assert claim.worths(claim.left)[kept] > claim.worths(claim.seat)[kept]


def check_discard_safe(claim: Claim) -> None:
    gone, kept = (claim.view["faces"][move.split(" ")[1]] for move in (claim.better, claim.other))
    assert kept == claim.facts["face"] and kept["prestige"] > gone.get("prestige", 0)


def check_discard_points(claim: Claim) -> None:
    gone, kept = (move.split(" ")[1] for move in (claim.better, claim.other))
    assert claim.view["faces"][kept] == claim.facts["face"]
    assert claim.brings(claim.seat, [kept]) == claim.facts["points"] > claim.facts["less"]
    assert claim.brings(claim.seat, [gone]) == claim.facts["less"]


def check_discard_denies(claim: Claim) -> None:
    assert claim.facts["neighbour"] == claim.left
    assert claim.brings(claim.left, [claim.better.split(" ")[1]]) == claim.facts["points"] > 0


def check_discard_sold(claim: Claim) -> None:
    """No use of the card is worth more than selling it."""
    s: Any = claim.state.position
    box: Any = claim.state.components
    board = heuristic.Board(s, box, claim.seat)
    assert claim.worths(claim.seat)[claim.better.split(" ")[1]] == max(1.0, board.gain({GOLD: 1}))


def check_discard_less(claim: Claim) -> None:
    gone, kept = (move.split(" ")[1] for move in (claim.better, claim.other))
    assert claim.view["faces"][kept] == claim.facts["face"]
    assert claim.worths(claim.seat)[kept] > claim.worths(claim.seat)[gone]


def check_discard_least(claim: Claim) -> None:
    gone, worths = claim.better.split(" ")[1], claim.worths(claim.seat)
    assert all(worths[gone] <= worths[card] for card in claim.view["hand"])


CHECKS: dict[str, Callable[..., None]] = {
    name.removeprefix("check_"): check for name, check in globals().items() if name.startswith("check_")
}
CHECKS |= {"nearer_seal": check_nearer_placed, "nearer_arrow": check_nearer_placed}
for helper in ("mark", "nearer_placed", "examples"):
    del CHECKS[helper]
MARKS = {"now", "seal", "arrow", "next", "hand", "keep"}


def positions(games: int) -> Iterator[tuple[State, int]]:
    """Games of plausible players, from two to seven."""
    for seed in range(games):
        rng = random.Random(seed)
        state = GAME.start(2 + seed % 6)
        while not state.is_over:
            seat = rng.choice(state.acting())
            if seat == CHANCE:
                state.roll(rng)
                continue
            moves = state.legal(seat)
            if rng.random() < (0.1 if moves[0].startswith(("resolve", "sell")) else 0.3):
                yield state, seat
            state.play(seat, rng.choice(moves) if rng.random() < 0.3 else sensible(state, seat))


def sensible(state: State, seat: int) -> str:
    moves, weights = state.policy(seat)
    return moves[weights.index(max(weights))]


def test_hundreds_of_reasons() -> None:
    kinds: Counter[str] = Counter()
    rng = random.Random(1)
    for state, seat in positions(15):
        moves = state.legal(seat)
        better = sensible(state, seat) if rng.random() < 0.4 else rng.choice(moves)
        other = rng.choice([move for move in moves if move != better])
        view = state.view(seat)
        for reason in coach.reasons(state, seat, better, other, {better: 1.0}):
            claim = Claim(state, seat, better, other, reason.facts, view)
            if reason.kind in coach.MARKS:
                check_mark(claim, reason.kind)
                kinds[reason.facts["how"]] += 1
            else:
                CHECKS[reason.kind](claim)
            kinds[reason.kind] += 1
    assert {*kinds} == {*CHECKS, *coach.MARKS, *MARKS}, {*CHECKS, *coach.MARKS, *MARKS} ^ {*kinds}
    check_examples("great-split", coach, {*CHECKS, *coach.MARKS})


def test_reasons_say_nothing_about_hidden_cards() -> None:
    for state, seat in islice(positions(2), 0, None, 2):
        resampled_reasons(state, seat, coach)


def test_a_lone_choice_has_reasons_too() -> None:
    found = [coach.reasons(state, seat, state.legal(seat)[0], None, {}) for state, seat in positions(4)]
    assert sum(map(bool, found)) > len(found) / 3
