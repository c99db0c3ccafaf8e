"""A round of Split it! solved as a game of its own, in the subset that Numba compiles.

The cut, the removal (two players) and the secret guesses alternate until the round is over; worth.py values the
result. Guesses are a small matrix game: its equilibrium is found for every cut tried. Where guesses clash, the
remaining cards are cut and guessed again; `effort` is how many clashes are searched before an estimate is used.
"""

from typing import Any

from splittable.bots.split_it.equilibrium import CHOICES, Matrix, is_open, rows, solve, solve_closely
from splittable.bots.split_it.worth import Worth, best_column, make_tables, odds
from splittable.core.fields import field
from splittable.games.split_it.codes import (
    CUT,
    DEAL,
    GUESS,
    GUESS_AT,
    JOKER_AT,
    JOKERS,
    MAX_PLAYERS,
    NO_GUESS,
    OVER,
    REMOVE,
    REMOVE_AT,
    Box,
)
from splittable.games.split_it.heuristic import NONE_REMOVED, Minds, imagine
from splittable.games.split_it.kernel import apply, legal, section_end, section_start
from splittable.games.split_it.state import State

DEPTH = 24  # cut, removal and guesses per clash, and one for the estimate
MAX_CODES = 64
ROUNDS = 80  # inside the search; more hardly change the values
ROOT_ROUNDS = 600
PLAUSIBLE = 0.5  # how much to trust that the others guess like plausible players


class Memory(Matrix):
    """One record for each step into the round."""

    value: list[float] = field(MAX_PLAYERS, dtype="float64")
    best: list[float] = field(MAX_PLAYERS, dtype="float64")
    codes: list[int] = field(MAX_CODES, dtype="int64")
    count: int = field(dtype="int64")
    index: int = field(dtype="int64")
    chooser: int = field(dtype="int64")
    effort: int = field(dtype="int64")
    ends: int = field(dtype="int64")  # in the first record: how many ends of the round were visited


def judge(states: Any, boxes: Any, memory: Any, worths: Any, minds: Any, seat: int, effort: int, action: int) -> float:
    """The value of a cut, a removal or a joker placement to its player."""
    make_tables(states[0], worths[0])
    states[1] = states[0]
    apply(states[1], boxes[0], seat, action)
    play_on(states, 1, boxes, memory, worths, effort)
    m = memory[1]
    value = float(m.value[seat])
    if states[1].phase == GUESS and states[1].players > 2:
        model_guesses(states[1], m, minds[0])
        for player in range(m.players):
            if m.seat[player] != seat:
                for section in range(CHOICES):
                    m.mix[player][section] = m.model[player][section]
        weigh_outcomes(states[1], m)
        value += PLAUSIBLE * (float(m.value[seat]) - value)
    return value


def look_into_guesses(states: Any, boxes: Any, memory: Any, worths: Any, effort: int) -> None:
    """Leaves the value of every way to guess in memory[0]."""
    make_tables(states[0], worths[0])
    reopen_guesses(states[0])
    play_on(states, 0, boxes, memory, worths, effort)


def mix_guesses(states: Any, memory: Any, minds: Any, seat: int, plausible: bool) -> None:
    """How often a seat should guess each section: leaves the chosen equilibrium in memory[0].

    The expected opponents are plausible players, or players who look as far ahead, which is in memory[0] before.
    """
    m = memory[0]
    if plausible:
        model_guesses(states[0], m, minds[0])
    else:
        for player in range(m.players):
            for section in range(CHOICES):
                m.model[player][section] = m.mix[player][section]
    for player in range(m.players):
        if m.seat[player] == seat:
            solve_closely(m, ROOT_ROUNDS, player)


def model_guesses(s: State, m: Any, minds: Minds) -> None:
    """Expect the guesses of plausible players, who look no further than this reveal."""
    imagine(s, s.first_cut, s.second_cut, NONE_REMOVED, minds)
    for player in range(m.players):
        for section in range(CHOICES):
            m.model[player][section] = minds.share[m.seat[player]][section]


def reopen_guesses(s: State) -> None:
    """Secret guesses are not known: all guess again."""
    for seat in range(s.players):
        if s.guess[seat] != NO_GUESS:
            s.guess[seat] = NO_GUESS
            s.awaited |= 1 << seat


def play_on(states: Any, base: int, boxes: Any, memory: Any, worths: Any, effort: int) -> None:
    """Leaves the value of states[base] to every seat in memory[base].value.

    Uses an explicit stack: recursive compiled functions can't be cached on disk.
    """
    d = base
    memory[d].effort = effort
    enter(states, d, boxes, memory, worths)
    while True:
        m = memory[d]
        if m.index < m.count:
            states[d + 1] = states[d]
            memory[d + 1].effort = go_down(states[d + 1], boxes[0], m)
            d += 1
            enter(states, d, boxes, memory, worths)
        else:
            if m.count:
                finish(states[d], m)
            if d == base:
                return
            d -= 1
            take_up(states[d], memory[d], memory[d + 1].value)


def enter(states: Any, d: int, boxes: Any, memory: Any, worths: Any) -> None:
    """Return how many moves to try; if there are none, note the value of the state."""
    s = states[d]
    m = memory[d]
    m.index = 0
    m.count = 0
    memory[0].ends += 1
    while s.phase == JOKERS:
        place_jokers(s, boxes[0], worths[0])
    if s.phase == DEAL or s.phase == OVER:
        odds(s, boxes[0], worths[0], m.value)
    elif m.effort < 0 or d > DEPTH - 6:
        estimate(states, d, boxes, memory, worths)
    elif s.phase == GUESS:
        read_guessers(s, m)
        m.count = rows(m.players)
        skip_closed(m)
    else:
        m.chooser = s.holder if s.phase == CUT else 1 - s.holder
        m.count = legal(s, boxes[0], m.chooser, m.codes)


def go_down(s: State, box: Box, m: Any) -> int:
    """Make the next move to try; returns the effort left for what follows."""
    if s.phase == GUESS:
        guess_all(s, box, m, m.index)
        return int(m.effort) - 1
    apply(s, box, m.chooser, m.codes[m.index])
    return int(m.effort)


def take_up(s: State, m: Any, value: list[float]) -> None:
    """Note the value of the move just tried, and go on to the next."""
    if s.phase == GUESS:
        for seat in range(s.players):
            m.pay[m.index][seat] = value[seat]
        m.index += 1
        skip_closed(m)
        return
    if m.index == 0 or value[m.chooser] > m.best[m.chooser]:
        for seat in range(s.players):
            m.best[seat] = value[seat]
    m.index += 1


def finish(s: State, m: Any) -> None:
    if s.phase == GUESS:
        solve(m, ROUNDS)
        weigh_outcomes(s, m)
    else:
        for seat in range(s.players):
            m.value[seat] = m.best[seat]


def skip_closed(m: Any) -> None:
    """On to the next way to guess that names no empty section."""
    while m.index < m.count and not is_open(m, m.index):
        m.index += 1


def place_jokers(s: State, box: Box, worth: Worth) -> None:
    """The next seat that has a joker to place puts it where it helps most."""
    seat = 0
    while not (s.awaited >> seat) & 1:
        seat += 1
    apply(s, box, seat, JOKER_AT + best_column(s, worth, seat) - 1)


def read_guessers(s: State, m: Matrix) -> None:
    m.players = 0
    for seat in range(s.players):
        if (s.awaited >> seat) & 1:
            m.seat[m.players] = seat
            m.players += 1
    for section in range(CHOICES):
        m.open[section] = 1 if section_start(s, section) < section_end(s, section) else 0


def guess_all(s: State, box: Box, m: Matrix, row: int) -> None:
    for player in range(m.players):
        apply(s, box, m.seat[player], GUESS_AT + row % CHOICES)
        row //= CHOICES


def weigh_outcomes(s: State, m: Any) -> None:
    """The value of the mixes to every seat."""
    for seat in range(s.players):
        m.value[seat] = 0.0
    for row in range(rows(m.players)):
        likely = 1.0
        rest = row
        for player in range(m.players):
            likely *= m.mix[player][rest % CHOICES]
            rest //= CHOICES
        if likely > 0.0:
            for seat in range(s.players):
                m.value[seat] += likely * m.pay[row][seat]


def estimate(states: Any, d: int, boxes: Any, memory: Any, worths: Any) -> None:
    """Cut into three roughly equal parts; players without cards take them in turn, in all rotations."""
    s = states[d]
    m = memory[d]
    for seat in range(s.players):
        m.best[seat] = 0.0
    for turn in range(CHOICES):
        states[d + 1] = states[d]
        trial = states[d + 1]
        if trial.phase == CUT:
            first = (trial.row_left + 1) // 3
            code = legal(trial, boxes[0], trial.holder, m.codes)
            code = find_cut(m, code, first, trial.row_left)
            apply(trial, boxes[0], trial.holder, code)
        if trial.phase == REMOVE:
            apply(trial, boxes[0], 1 - trial.holder, REMOVE_AT + turn)
        share_out(trial, boxes[0], turn)
        while trial.phase == JOKERS:
            place_jokers(trial, boxes[0], worths[0])
        odds(trial, boxes[0], worths[0], m.value)
        for seat in range(s.players):
            m.best[seat] += m.value[seat] / CHOICES
    for seat in range(s.players):
        m.value[seat] = m.best[seat]


def find_cut(m: Any, count: int, first: int, size: int) -> int:
    """The cut after `first` cards, and in the middle of what is left."""
    index = 0
    for before in range(1, first):
        index += size - 1 - before
    return int(m.codes[min(count - 1, index + (size - first) // 2 - 1)])


def share_out(s: State, box: Box, turn: int) -> None:
    """All players without cards guess different sections, if there are enough; `turn` sets who starts where."""
    section = turn
    waiting = s.awaited
    for seat in range(s.players):
        if (waiting >> seat) & 1:
            while section_start(s, section % CHOICES) >= section_end(s, section % CHOICES):
                section += 1
            apply(s, box, seat, GUESS_AT + section % CHOICES)
            section += 1
