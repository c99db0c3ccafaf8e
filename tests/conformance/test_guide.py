"""The guides, plain; searches run the same source compiled."""

import random
from collections.abc import Iterator
from statistics import mean
from typing import Any

import pytest

import splittable
from splittable import Game, State
from splittable.bots import plug_of, search
from splittable.core.bind import bind
from splittable.core.rng import start_stream

GUIDED = [name for name in splittable.game_names() if plug_of(name).guide]
GAMES = 2


class Guided:
    """A guide with a position and what the search gives it."""

    def __init__(self, state: State, seed: int = 0) -> None:
        spec = state.game.spec
        guide = plug_of(spec.name).guide
        assert guide
        self.guide: Any = guide
        self.search: Any = bind(search, {"kernel": spec.kernel, "resampling": spec.resample, "guide": self.guide})
        self.s: Any = state.position.copy()
        self.box: Any = state.components
        self.aid, self.work = self.guide.Aid(), search.Work()
        self.guide.prepare(self.s, self.box, self.aid)
        self.work.reply = search.NO_REPLY
        start_stream(self.work.g, seed, 0)

    def play_out(self) -> None:
        self.search.play_out(self.s, self.box, self.work, self.aid)


def choices(game: Game, players: int, seed: int) -> Iterator[tuple[State, int]]:
    """Every choice of a random game: the state before it, and whose it is."""
    rng = random.Random(seed)
    state = game.start(players)
    while not state.is_over:
        state.roll(rng)
        if not state.is_over:
            seat = rng.choice(state.acting())
            yield state, seat
            state.play(seat, rng.choice(state.legal(seat)))


def random_scores(game: Game, players: int, seed: int) -> list[int]:
    *_, (state, _) = choices(game, players, seed)
    return state.scores()  # the generator has played on to the end


@pytest.mark.parametrize("name", GUIDED)
def test_a_guide_plays_to_the_end_and_better_than_chance(name: str) -> None:
    game = splittable.load(name)
    for players in (game.min_players, game.max_players):
        guided, by_chance = [], []
        for number in range(GAMES):
            state = game.start(players)
            state.roll(number)
            run = Guided(state, number)
            run.play_out()
            game.spec.invariants(run.s, run.box)
            game.spec.kernel.score(run.s, run.box, run.work.score)
            guided += run.work.score[:players]
            by_chance += random_scores(game, players, number)
        assert mean(guided) > 1.2 * mean(by_chance)


@pytest.mark.parametrize("name", GUIDED)
def test_a_guide_knows_every_variant(name: str) -> None:
    """With a reply that it is told to give, as in a search."""
    game = splittable.load(name)
    for option in game.options.values():
        for choice in option.choices:
            options = {option.name: choice}
            state = game.start(game.spec.players_for(game.all_options(options))[0], **options)
            state.roll(1)
            run = Guided(state)
            run.work.replier, run.work.reply = run.guide.replier(run.s, run.box, 0), 1
            run.play_out()
            game.spec.invariants(run.s, run.box)


@pytest.mark.parametrize("name", GUIDED)
def test_what_is_picked_or_kept_is_legal_and_a_prior_is_a_probability(name: str) -> None:
    game = splittable.load(name)
    for state, seat in choices(game, game.min_players, 1):
        run, actions = Guided(state), state.legal_codes(seat)
        narrowed, share = run.guide.narrow(run.s, run.box, seat, actions)
        assert narrowed and set(narrowed) <= set(actions) and 0 < share <= 1
        assert 0 <= run.guide.pick(run.s, run.box, seat, run.aid, actions, len(actions), run.work.g) < len(actions)
        if hasattr(run.guide, "weigh"):
            weights = [0.0] * len(actions)
            run.guide.weigh(run.s, run.box, seat, run.aid, actions, len(actions), weights)
            assert sum(weights) == pytest.approx(1) and min(weights) >= 0
        assert run.s == state.position  # weighing changes nothing


@pytest.mark.parametrize("name", GUIDED)
def test_reopening_takes_back_what_others_chose_in_secret(name: str) -> None:
    game = splittable.load(name)
    untouched = Guided(game.start())
    untouched.guide.reopen(untouched.s, untouched.box, 0, untouched.aid)
    assert untouched.s == game.start().position  # nobody has chosen yet
    reopened = 0
    for state, seat in choices(game, game.min_players, 3):
        run = Guided(state)
        run.guide.reopen(run.s, run.box, seat, run.aid)
        if run.s != state.position:
            reopened += 1
            assert run.s == state.settled(seat).position
        replies = run.guide.replies(run.s, run.box)
        assert replies != 1 and run.guide.replier(run.s, run.box, seat) != seat
        assert not (run.guide.is_reply(run.s, run.box) and replies)  # a moment is the question or its answer
    assert reopened > 5
