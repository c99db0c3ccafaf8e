"""P15: what a seat knows of the other hands, in its view and when hidden cards are redrawn."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from splittable import CHANCE, State
from splittable.core.rng import start_stream
from splittable.games.splito import kernel, resample
from splittable.games.splito.codes import PLAY, card_called
from splittable.games.splito.kernel import lay, zone_of
from splittable.games.splito.state import State as Fields
from splittable.games.splito.state import invariants
from splittable.testing.walks import walk
from tests.splito.table import GAME, box_of, dealt, fields

SET_UPS: list[dict[str, Any]] = [
    *({"players": players} for players in range(3, 9)),
    {"players": 4, "sides": "shown"},
    {"players": 2, "two_player": True},
    dict(GAME.spec.tiny),
]


def play_turn(state: State, rng: random.Random) -> None:
    for seat in state.acting():
        state.play(seat, rng.choice(state.legal(seat)))


@pytest.mark.parametrize("set_up", SET_UPS, ids=str)
def test_a_seat_knows_exactly_the_hands_that_it_has_held(set_up: dict[str, Any]) -> None:
    """The hands are followed here as they go round the table, without the engine's arithmetic."""
    rng = random.Random(5)
    state = GAME.start(**set_up)
    while not state.is_over:
        if state.acting() == (CHANCE,):
            state.roll(rng)
            held = [[state.view(seat)["hand"]] for seat in range(state.players)]  # by seat, the last one first
            continue
        for seat in range(state.players):
            hands = state.view(seat)["hands"]
            for left in range(state.players):
                other = (seat + left) % state.players
                if left < len(held[seat]):
                    assert sorted(hands[other]) == sorted(held[seat][left])
                else:
                    assert hands[other] is None
        assert state.view(None)["hands"] == [None] * state.players
        now = [state.view(seat)["hand"] for seat in range(state.players)]
        play_turn(state, rng)
        played = {play["seat"]: play["card"] for play in state.view(None)["last"]}
        for seat in range(state.players):
            now[seat].remove(played[seat])
        if state.acting() == (CHANCE,) or state.is_over:
            continue
        for seat in range(state.players):
            assert sorted(state.view(seat)["hand"]) == sorted(now[seat - 1])
        held = follow(held, now, played, state.players)


def follow(held: list[list[list[str]]], now: list[list[str]], played: dict[int, str], players: int) -> Any:
    """Each known hand lies one seat further to the left now, without the card that was played from it."""
    after = []
    for seat in range(players):
        known = []
        for left, hand in enumerate(held[seat]):
            rest = list(hand)
            rest.remove(played[(seat + left) % players])
            known.append(rest)
        after.append([now[seat - 1], *known][:players])
    return after


def positions(count: int, seed: int) -> Iterator[State]:
    """States from random games of all set-ups, unfinished deals included."""
    rng = random.Random(seed)
    found = 0
    while True:
        for set_up in SET_UPS:
            for state in walk(GAME, set_up, rng.getrandbits(32)):
                if rng.random() < 0.2:
                    yield state
                    found += 1
                    if found == count:
                        return


def check_redrawn(count: int) -> None:
    rng = random.Random(count)
    for state in positions(count, seed=7):
        s, box = fields(state), box_of(state)
        seat = rng.randrange(state.players)
        again = s.copy()
        g = [0] * 4
        start_stream(g, rng.getrandbits(64), 0)
        resample.resample(again, box, seat, g)
        invariants(again, box)
        seen = GAME.spec.seen(s, box, seat)
        assert GAME.spec.seen(again, box, seat) == seen
        assert GAME.spec.seen(again, box, None) == GAME.spec.seen(s, box, None)
        for hand in range(state.players):
            if kernel.knows_hand(s, seat, hand):
                assert again.hands[hand] == s.hands[hand]
            else:
                drawn = Counter(card for card in again.hands[hand] if card)
                assert all(copies <= seen.undealt[card] for card, copies in drawn.items())


def test_redrawn_states_look_the_same_to_the_seat() -> None:
    check_redrawn(600)


@pytest.mark.slow
def test_redrawn_states_look_the_same_to_the_seat_in_10000_positions() -> None:
    check_redrawn(10_000)


def redrawn(state: State, seat: int, times: int) -> Iterator[Fields]:
    g = [0] * 4
    start_stream(g, 99, 0)
    for _ in range(times):
        again = fields(state).copy()
        resample.resample(again, box_of(state), seat, g)
        yield again


@pytest.mark.parametrize("seed", range(4))
def test_every_hidden_card_is_possible_in_every_hidden_hand(seed: int) -> None:
    """And as likely as its copies say."""
    rng = random.Random(seed)
    state = dealt(rng.randrange(3, 9), seed)
    seat = rng.randrange(state.players)
    for _ in range(rng.randrange(2)):
        play_turn(state, rng)
    seen = GAME.spec.seen(fields(state), box_of(state), seat)
    hidden = [hand for hand in range(state.players) if not kernel.knows_hand(fields(state), seat, hand)]
    assert hidden
    times = 3000
    found = {hand: Counter[int]() for hand in hidden}
    for again in redrawn(state, seat, times):
        for hand in hidden:
            found[hand].update(card for card in again.hands[hand] if card)
    size = sum(card != 0 for card in fields(state).hands[hidden[0]])
    for hand in hidden:
        for card, copies in enumerate(seen.undealt):
            expected = times * size * copies / sum(seen.undealt)
            assert abs(found[hand][card] - expected) <= 6 * expected**0.5, (hand, card)


def every_tiny_state(choosers: list[int]) -> Iterator[Fields]:
    """All states of the tiny set-up after all cards are dealt and these seats have chosen, one after the other."""
    start = GAME.start(**GAME.spec.tiny)
    box = box_of(start)
    out, weight = [0] * GAME.spec.buffer_size, [0] * GAME.spec.buffer_size

    def visit(s: Fields, rest: list[int]) -> Iterator[Fields]:
        if s.phase == PLAY and not rest:
            yield s
            return
        seat = rest[0] if s.phase == PLAY else CHANCE
        count = kernel.chance(s, box, out, weight) if seat == CHANCE else kernel.legal(s, box, seat, out)
        for action in out[:count]:
            after = s.copy()
            kernel.apply(after, box, seat, action)
            yield from visit(after, rest if seat == CHANCE else rest[1:])

    yield from visit(fields(start), choosers)


@pytest.mark.parametrize("choosers", [[], [1], [2, 0], [0, 1, 2], [2, 1, 0, 1]], ids=str)
def test_all_that_a_seat_can_not_exclude_is_drawn_and_nothing_else(choosers: list[int]) -> None:
    """Against the full list of states of the tiny set-up: exactly those that look the same to the seat."""
    rng = random.Random(len(choosers))
    state = GAME.start(**GAME.spec.tiny)
    state.roll(rng)
    for seat in choosers:
        state.play(seat, rng.choice(state.legal(seat)))
    box = box_of(state)
    everything = list(every_tiny_state(choosers))
    for seat in range(state.players):
        seen = GAME.spec.seen(fields(state), box, seat)
        possible = {repr(s) for s in everything if s.zones == seen.zones and GAME.spec.seen(s, box, seat) == seen}
        assert {repr(again) for again in redrawn(state, seat, 3000)} == possible


def test_a_choice_is_drawn_from_the_hand_that_is_known() -> None:
    """In the second turn seat 0 knows what seat 1 holds, but not what seat 1 has chosen."""
    rng = random.Random(3)
    state = dealt(4, 3)
    play_turn(state, rng)
    state.play(1, state.legal(1)[0])
    drawn = {(again.chosen_card[1], again.chosen_side[1]) for again in redrawn(state, 0, 1000)}
    hand = kernel.hand_held(fields(state), 1)
    assert drawn == {(card, side) for card in fields(state).hands[hand] if card for side in (1, 2)}
    assert state.view(0)["hands"][1] == state.view(1)["hand"]


def test_a_side_that_is_shown_is_not_drawn_again() -> None:
    state = dealt(4, 3, sides="shown")
    state.play(1, next(move for move in state.legal(1) if move.endswith("right")))
    assert {again.chosen_side[1] for again in redrawn(state, 0, 200)} == {2}


def test_who_has_to_remember_is_shown_no_other_hand() -> None:
    """P15: the option changes what is shown, never what is known."""
    aided, own = (GAME.start(4, memory=memory) for memory in ("aided", "own"))
    for state in (aided, own):
        state.roll(5)
        for seat in range(4):
            state.play(seat, state.legal(seat)[0])
    shown, remembered = aided.view(0), own.view(0)
    assert shown["hand"] == remembered["hand"]
    assert [hand is not None for hand in shown["hands"]] == [True, True, False, False]
    assert [hand is not None for hand in remembered["hands"]] == [True, False, False, False]
    assert sum(remembered["unseen"].values()) - sum(shown["unseen"].values()) == 12
    assert aided.resampled(0, random.Random(1)).view(0) == shown


def test_the_outlook_is_what_a_card_alone_would_make() -> None:
    """P13: with nobody else's card counted, playing a card gives the product that was announced."""
    state = GAME.start(3, size="full")
    state.roll(8)
    for _ in range(9):
        for seat in range(3):
            state.play(seat, state.legal(seat)[(7 * seat + 3) % len(state.legal(seat))])
    view = state.view(0)
    assert view["outlook"].keys() == set(view["hand"])
    factors = {tuple(pair) for sides in view["outlook"].values() for pair in sides.values()}
    assert len(factors) > 1  # it makes a difference which card goes where
    for card, sides in view["outlook"].items():
        for side, expected in sides.items():
            trial = state.copy()
            zone = zone_of(fields(trial), box_of(trial), 0, ("left", "right").index(side))
            lay(fields(trial), zone, card_called(box_of(trial), card))
            assert trial.view(None)["products"][0] == expected
            assert trial.scores()[0] == view["outlook_points"][card][side]
    state.play(0, view["legal"][0])
    assert state.view(0)["outlook"] == state.view(0)["outlook_points"] == {} and state.view(None)["outlook"] == {}
