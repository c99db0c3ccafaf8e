"""What a seat has seen, told from the log alone, and re-dealing that keeps all of it."""

import random
from collections import Counter
from typing import Any

import pytest

from splittable import CHANCE, State
from splittable.games.great_split.codes import GONE, HAND, HIDDEN, RESOLVE, TAKE
from splittable.games.great_split.knowledge import (
    is_still_there,
    last_sighting,
    own_places,
    right_hand,
    sees,
    steady_hands,
)
from splittable.games.great_split.view import known_places
from splittable.testing.walks import walk
from tests.great_split.positions import GAME

Facts = Counter[tuple[object, ...]]


class Onlooker:
    """Follows a log and notes what one seat gets to know, in words; shares no code with the game."""

    def __init__(self, players: int, seat: int) -> None:
        self.players, self.seat, self.right = players, seat, (seat - 1) % players
        self.hands: list[set[str]] = [set() for _ in range(players)]
        self.splits: dict[int, list[set[str]]] = {}
        self.takes: dict[int, int] = {}
        self.round = 1
        self.facts: Facts = Counter()

    def note(self, *fact: object) -> None:
        self.facts[(self.round, *fact)] += 1

    def follow(self, move: str) -> None:
        who, word, *rest = move.split(" ")
        if word == "deal":
            seat, card = int(rest[0]), rest[1]
            self.hands[seat].add(card)
            self.note("dealt", seat, card.split("-")[0], card if seat == self.seat else "?")
        elif word == "discard":
            seat = int(who)
            self.hands[seat].remove(rest[0])
            self.note("discarded", seat, rest[0] if seat == self.seat else "?")
        elif word == "split":
            slash = rest.index("/")
            self.splits[int(who)] = [set(rest[:slash]), set(rest[slash + 1 :])]
        elif word == "take":
            self.takes[int(who)] = ["first", "second"].index(rest[0])
            if len(self.takes) == self.players:
                self.exchange()
        elif word == "resolve":
            self.note("open", int(who), rest[0])
        elif word == "market":
            self.round += 1

    def exchange(self) -> None:
        for owner in range(self.players):
            left = (owner + 1) % self.players
            groups = self.splits.get(owner) or [{card} for card in sorted(self.hands[owner])]
            kept, back = groups[self.takes[left]], groups[1 - self.takes[left]]
            self.note("passed", owner, len(kept))
            known = self.seat in (owner, left)
            for group, goes_to in ((kept, left), (back, owner)):
                for card in group if known else ():
                    self.note("wallet", owner, card, goes_to)
            self.hands[owner] -= kept
        for owner in range(self.players):
            groups = self.splits.get(owner) or [set(), set()]
            self.hands[(owner + 1) % self.players] |= groups[self.takes[(owner + 1) % self.players]]
        self.splits, self.takes = {}, {}


def known_place(s: Any, seat: int, card: int) -> int:
    """Where the card is now according to the seat; HIDDEN if it doesn't know."""
    stop = last_sighting(s, card, own_places(seat), right_hand(s, seat))
    if stop < 0 or not is_still_there(s, stop, s.way[card][stop], steady_hands(s)):
        return HIDDEN
    return int(s.way[card][stop])


def facts_of_log(state: State, seat: int) -> Facts:
    onlooker = Onlooker(state.players, seat)
    for move in state.moves:
        onlooker.follow(move)
    return onlooker.facts


def facts_of_ways(state: State, seat: int) -> Facts:
    """The same facts read off the cards' ways."""
    s: Any = state.position
    facts: Facts = Counter()
    names = [GAME.spec.notation.text(s, state.components, 0, card).split()[1] for card in range(71)]
    passed: Counter[tuple[int, int]] = Counter()
    for card, way in enumerate(s.way):
        place = 0
        for stop in range(s.stop + 1):
            now, number = way[stop], stop // 2 + 1
            if stop % 2 == 0 and place == 0 and now:
                holder = now - HAND
                facts[
                    (number, "dealt", holder, names[card].split("-")[0], names[card] if holder == seat else "?")
                ] += 1
            if stop % 2 and place != now and now >= GONE:
                facts[(number, "discarded", now - GONE, names[card] if now - GONE == seat else "?")] += 1
            exchanged = number < s.round or s.phase >= RESOLVE
            if stop % 2 and exchanged and 0 < place < GONE and now < GONE:
                owner, goes_to = place - HAND, now - HAND
                passed[(number, owner)] += goes_to != owner
                if seat in (owner, (owner + 1) % s.players):
                    facts[(number, "wallet", owner, names[card], goes_to)] += 1
            if stop % 2 and s.opened[card] >> (number - 1) & 1:
                facts[(number, "open", now - HAND, names[card])] += 1
            place = now
    for (number, owner), count in passed.items():
        facts[(number, "passed", owner, count)] += 1
    return facts


def check(state: State, seat: int, rng: random.Random) -> None:
    spec = GAME.spec
    other = state.resampled(seat, rng)
    spec.invariants(other.position, other.components)
    assert facts_of_ways(other, seat) == facts_of_log(state, seat)
    assert other.seen_by(seat) == state.seen_by(seat)
    assert other.legal(seat) == state.legal(seat)


@pytest.mark.parametrize("players", range(2, 8))
def test_re_dealing_keeps_all_that_a_seat_has_seen(players: int) -> None:
    rng = random.Random(players)
    for state in walk(GAME, {"players": players}, players):
        if rng.random() < 0.1:
            check(state, rng.randrange(players), rng)


@pytest.mark.slow
def test_re_dealing_in_thousands_of_positions() -> None:
    rng = random.Random(20)
    positions = seed = 0
    while positions < 2_000:
        seed += 1
        players = 2 + seed % 6
        for state in walk(GAME, {"players": players}, seed):
            if rng.random() < 0.5:
                check(state, rng.randrange(players), rng)
                positions += 1


def test_views_show_what_was_seen_and_nothing_else() -> None:
    for players in (2, 3, 5):
        for state in walk(GAME, {"players": players}, 3):
            s: Any = state.position
            if s.dealt % 3:
                continue
            for seat in range(players):
                seen = GAME.spec.seen(s, state.components, seat)
                places = known_places(seen, state.components)
                for card in range(71):
                    for stop in range(s.stop + 1):
                        expected = s.way[card][stop] if sees(s, seat, card, stop) else HIDDEN
                        assert seen.way[card][stop] == expected
                    place = known_place(s, seat, card)
                    assert place in (HIDDEN, s.way[card][s.stop])
                    assert known_place(seen, seat, card) == place == places.get(card, HIDDEN)


def test_who_knows_what_after_an_exchange() -> None:
    """Seat 1 knows what it gave back to seat 0 and what seat 2 kept of its own cards; the others don't."""
    state = GAME.start(4)
    state.roll(6)
    for seat in range(4):
        state.play(seat, state.legal(seat)[4])
    wallet = state.view(1)["wallet"]
    own = state.view(1)["my_split"]
    assert state.view(2)["wallet"] == own
    assert wallet is not None and state.view(3)["wallet"] != wallet
    for seat in range(4):
        state.play(seat, "take first")
    known = state.view(1)["known"]
    assert set(wallet[1]) <= set(known[0])
    assert set(own[0]) <= set(known[2])
    assert set(known[1]) == set(wallet[0] + own[1])
    assert not known[3]
    assert not set(wallet[1]) & set(state.view(2)["known"][0])


def test_a_sold_card_stays_hidden_but_an_open_one_is_known() -> None:
    state = GAME.start(4)
    state.roll(6)
    for seat in range(4):
        state.play(seat, state.legal(seat)[4])
    for seat in range(4):
        state.play(seat, "take first")
    before = state.copy()
    open_card, sold_card = state.view(3)["hand"][:2]
    state.play(3, f"resolve {open_card}")
    assert open_card in state.view(1)["known"][3] and open_card in state.view(None)["open"][3]
    before = state.copy()
    state.play(3, f"sell {sold_card} prestige")
    assert sold_card not in str(state.view(1)) + str(state.events(before, 1)) + str(state.view(None))
    assert state.view(3)["my_sold"] == [sold_card]
    assert {"type": "sold", "seat": 3, "for": "prestige"} in state.events(before, 1)


def test_discards_are_secret_but_their_owner_remembers_them() -> None:
    state = GAME.start(2)
    state.roll(1)
    card = state.view(0)["hand"][2]
    state.play(0, f"discard {card}")
    state.play(1, state.legal(1)[0])
    for _ in range(300):
        if state.acting() == (CHANCE,):
            state.roll(2)
        elif state.acting():
            state.play(seat := state.acting()[0], state.legal(seat)[-1])
    assert card in state.view(0)["my_discards"]
    assert card not in state.view(1)["faces"]


def agreement(one: Any, other: Any, cards: list[int]) -> float:
    same: int = sum(one.way[card][one.stop] == other.way[card][other.stop] for card in cards)
    return same / len(cards)


@pytest.mark.slow
def test_a_draw_is_no_nearer_to_the_truth_than_to_another_draw() -> None:
    """Re-dealing starts from the true story; it must not shine through."""
    rng = random.Random(9)
    truth = among = positions = 0.0
    for state in walk(GAME, {"players": 5}, 9):
        if rng.random() < 0.25:
            seat = rng.randrange(5)
            cards = [card for card in range(71) if known_place(state.position, seat, card) == HIDDEN]
            draws = [state.resampled(seat, rng).position for _ in range(3)]
            truth += sum(agreement(state.position, draw, cards) for draw in draws) / 3
            among += sum(agreement(draws[i], draws[i - 1], cards) for i in range(3)) / 3
            positions += 1
    assert abs(truth - among) / positions < 0.015


def test_every_story_is_drawn_about_equally_often() -> None:
    """In the tiny set-up, before anything is seen but the own cards, one of two stories is as likely as the other."""
    state = GAME.start(2, size="tiny")
    state.roll(3)
    assert state.view(0)["phase"] == "take"  # both hands are known now: seat 0 has read the wallet
    rng = random.Random(1)
    takes: Counter[int] = Counter()
    state.play(1, "take first")
    for _ in range(400):
        draw: Any = state.resampled(0, rng).position
        assert draw.way == state.position.way
        takes[draw.take[1]] += 1
    assert min(takes.values()) > 150 and len(takes) == 2
    assert draw.phase == TAKE
