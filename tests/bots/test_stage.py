"""The guesses of Split it! are an equilibrium of the stage game."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import splittable
from splittable import State
from splittable.bots import Budget
from splittable.bots.split_it import equilibrium
from splittable.bots.split_it.solver import Aim, Run, solver, with_slips
from splittable.games.split_it.codes import GUESS, GUESS_AT
from splittable.testing.walks import decisions

GAME = splittable.load("split-it")
POSITIONS = 1000


def solved(state: State, aim: Aim, *, slips: bool) -> Any:
    """The stage game of a position as the bot solves it, as a plain struct."""
    run = Run(solver().code, state, Budget(iterations=1))
    found = run.guess(state.acting()[0], aim, slips)
    matrix = plain(run.memory[0])
    for choice in found:
        matrix.mix[0][choice.action - GUESS_AT] = choice.share
    return matrix


def plain(record: Any) -> equilibrium.Matrix:
    matrix = equilibrium.Matrix()
    for name in equilibrium.Matrix.FIELDS:
        setattr(matrix, name, record[name].tolist())
    return matrix


def positions() -> Iterator[State]:
    """Random ones with two, three and four players, in which all are about to guess."""
    looked, seed = 0, 0
    while looked < POSITIONS:
        seed += 1
        for state in decisions(GAME, {"players": 2 + seed % 3}, seed):
            s: Any = state.position
            if s.phase == GUESS and all(s.guess[seat] < 0 for seat in range(state.players)) and looked < POSITIONS:
                yield state
                looked += 1


@pytest.mark.slow
@pytest.mark.parametrize("aim", [Aim.THINKING, Aim.PLAUSIBLE])
def test_nobody_gains_by_guessing_otherwise(aim: Aim) -> None:
    """At most a hundredth of what is at stake."""
    worst = 0.0
    for state in positions():
        matrix = solved(state, aim, slips=False)
        at_stake = equilibrium.stakes(matrix)
        if at_stake > 1e-9:
            worst = max(worst, equilibrium.exploitability(matrix) / at_stake)
    assert worst <= 0.01


@pytest.mark.slow
def test_the_hard_bot_gives_little_away_by_its_slips() -> None:
    """At most a hundredth of what is at stake, as long as nobody knows when it slips."""
    slipped = 0
    for state in positions():
        matrix = solved(state, Aim.PLAUSIBLE, slips=True)
        mix, gain = matrix.mix[0], matrix.gain[0]
        given_away = max(gain) - sum(share * value for share, value in zip(mix, gain, strict=True))
        assert given_away <= 0.01 * equilibrium.stakes(matrix) + 1e-9
        slipped += given_away > 0
    assert slipped > POSITIONS / 4


def matrix_of(pay: Mapping[tuple[int, ...], tuple[float, ...]], players: int) -> equilibrium.Matrix:
    matrix = equilibrium.Matrix()
    matrix.players, matrix.open = players, [1, 1, 1]
    matrix.seat = list(range(equilibrium.MAX_GUESSERS))
    for choices, values in pay.items():
        row = sum(choice * 3**player for player, choice in enumerate(choices))
        matrix.pay[row][:players] = values
    return matrix


def test_the_known_mix_of_three_lone_guessers() -> None:
    """Sections worth 8, 5 and 3 to all: v (1 - p)² is the same for each, about 49, 35 and 16 %."""
    worth = (8.0, 5.0, 3.0)
    pay: dict[tuple[int, ...], tuple[float, ...]] = {}
    for row in range(27):
        choices = (row % 3, row // 3 % 3, row // 9)
        pay[choices] = tuple(worth[c] if choices.count(c) == 1 else 0.0 for c in choices)
    matrix = matrix_of(pay, 3)
    equilibrium.solve_closely(matrix, 3000, 0)
    for player in range(3):
        for share, known in zip(matrix.mix[player], (0.49, 0.35, 0.16), strict=True):
            assert abs(share - known) < 0.03
    assert equilibrium.exploitability(matrix) < 0.05


def test_rock_paper_scissors_is_played_evenly() -> None:
    pay: dict[tuple[int, ...], tuple[float, ...]]
    pay = {(a, b): (((a - b + 1) % 3 - 1.0), -((a - b + 1) % 3 - 1.0)) for a in range(3) for b in range(3)}
    matrix = matrix_of(pay, 2)
    equilibrium.solve_closely(matrix, 2000, 0)
    assert all(abs(share - 1 / 3) < 0.01 for share in matrix.mix[0])


@pytest.mark.slow
def test_a_guess_is_drawn_from_the_mix() -> None:
    from splittable.bots.split_it.playing import expert_bot, solver_choices

    state = GAME.start(3)
    state.roll(4)
    state.play(state.acting()[0], "cut 2 4")
    shares = {state.move_text(0, c.action): c.share for c in solver_choices(state, 0, Budget(iterations=1))}
    rng = random.Random(1)
    drawn = [expert_bot(state, 0, rng, Budget(iterations=1)) for _ in range(200)]
    for move, share in shares.items():
        assert abs(drawn.count(move) / 200 - share) < 0.12


def test_slips_give_away_what_is_allowed() -> None:
    gains = [0.6, 0.5, 0.1]
    shares = with_slips([1.0, 0.0, 0.0], gains, 0.01)
    assert sum(shares) == pytest.approx(1.0)
    assert 0.6 - sum(gain * share for gain, share in zip(gains, shares, strict=True)) == pytest.approx(0.01)
    assert with_slips([0.5, 0.5], [0.3, 0.3], 0.01) == [0.5, 0.5]
    assert with_slips([1.0, 0.0], [0.3, 0.2], 1.0) == pytest.approx([0.95, 0.05])
