"""Runs the stage solver of Split it! for one position, deeper and deeper while the budget lasts."""

import time
from enum import Enum, auto
from functools import cache
from typing import Any

from splittable.bots.budget import Budget
from splittable.bots.choice import Choice
from splittable.bots.engine import compiling
from splittable.bots.gap import Gap
from splittable.bots.split_it import equilibrium, stage, worth
from splittable.bots.split_it.equilibrium import CHOICES
from splittable.core.play import State
from splittable.games.split_it import heuristic
from splittable.games.split_it.codes import GUESS, GUESS_AT

ENDS = 10  # positions that count as one iteration
DEEPEST = 4  # clashes; more practically never happen
SLIPS = 0.005  # of the stakes: what mistakes may cost
MOST_SLIPS = 0.1  # of all guesses


class Aim(Enum):
    """How the others are expected to guess, if there are several equilibria."""

    NONE = auto()  # no equilibrium is chosen: everyone answers smoothly
    PLAUSIBLE = auto()  # like the game's heuristic, which looks no further than the next reveal
    THINKING = auto()  # smooth answers to what looking ahead has found


class Solver:
    def __init__(self) -> None:
        from splittable.fast import compiled

        entries = ("judge", "look_into_guesses", "mix_guesses")
        self.code = compiled("split-it").extend(heuristic, equilibrium, worth, stage, entries=entries)

    def choices(
        self, state: State, seat: int, actions: list[int], budget: Budget, aim: Aim, slips: bool = False
    ) -> list[Choice]:
        """The moves with their values, best first. For a guess, `share` is how often to choose it."""
        run = Run(self.code, state, budget)
        return run.guess(seat, aim, slips) if phase(state) == GUESS else run.judge(seat, actions)

    def gap(self, state: State, seat: int, better: int, other: int, budget: Budget, aim: Aim) -> Gap:
        run = Run(self.code, state, budget)
        return run.guess_gap(seat, other, aim) if phase(state) == GUESS else run.gap(seat, better, other)


class Run:
    def __init__(self, code: Any, state: State, budget: Budget) -> None:
        from splittable.fast import arrays

        self.code = code
        self.states = arrays.to_array(*[state.position] * stage.DEPTH)
        self.boxes = arrays.to_array(state.components)
        self.memory: Any = arrays.zeros(stage.Memory, stage.DEPTH)
        self.worths = arrays.zeros(worth.Worth)
        self.minds = arrays.zeros(heuristic.Minds)
        self.most = budget.iterations * ENDS
        self.seconds = budget.seconds
        self.begin = time.perf_counter()

    def ends(self) -> int:
        """How many positions have been visited."""
        return int(self.memory["ends"][0])

    def has_room(self, more: float) -> bool:
        """Whether the budget allows this many more positions."""
        if self.most:
            return self.ends() + more <= self.most
        spent = time.perf_counter() - self.begin
        return spent * (1 + more / max(1, self.ends())) <= self.seconds

    def guess(self, seat: int, aim: Aim, slips: bool = False) -> list[Choice]:
        """All ways to guess are searched, deeper each time; the last result gives the mix."""
        effort, cost, growth = 0, 1, 1.0
        while effort <= DEEPEST and (effort == 0 or self.has_room(cost * growth)):
            before = self.ends()
            self.code.look_into_guesses(self.states, self.boxes, self.memory, self.worths, effort)
            growth = (self.ends() - before) / cost
            cost = self.ends() - before
            effort += 1
        if aim is not Aim.NONE:
            self.code.mix_guesses(self.states, self.memory, self.minds, seat, aim is Aim.PLAUSIBLE)
        found = self.memory[0]
        player = list(found["seat"][: found["players"]]).index(seat)
        open_sections = [section for section in range(3) if found["open"][section]]
        gains = [float(found["gain"][player][section]) for section in open_sections]
        shares = [float(found["mix"][player][section]) for section in open_sections]
        if slips:
            shares = with_slips(shares, gains, SLIPS * float(found["at_stake"]))
        choices = [
            Choice(GUESS_AT + section, gain, 0.0, effort, share)
            for section, gain, share in zip(open_sections, gains, shares, strict=True)
        ]
        return sorted(choices, key=lambda choice: -choice.share)

    def judge(self, seat: int, actions: list[int]) -> list[Choice]:
        """Search the most promising moves deeper, until the budget is used up."""
        alive = list(actions)
        found: dict[int, Choice] = {}
        cost, growth = 1, 1.0
        for effort in range(DEEPEST + 1):
            values: dict[int, float] = {}
            level_cost = cost * growth
            for action in alive:
                if effort and not self.has_room(level_cost):
                    break
                before = self.ends()
                values[action] = self.value(seat, effort, action)
                level_cost = max(1, self.ends() - before)
            if len(values) < min(2, len(alive)):
                break
            found |= {action: Choice(action, value, 0.0, effort + 1, 0.0) for action, value in values.items()}
            alive = sorted(values, key=lambda action: -values[action])
            cost, growth = int(level_cost), level_cost / cost
        ranked = sorted(found.values(), key=lambda choice: (-choice.tries, -choice.value))
        first = ranked[0]
        return [Choice(first.action, first.value, 0.0, first.tries, 1.0), *ranked[1:]]

    def value(self, seat: int, effort: int, action: int) -> float:
        args = (self.states, self.boxes, self.memory, self.worths, self.minds, seat, effort, action)
        return float(self.code.judge(*args))

    def gap(self, seat: int, better: int, other: int) -> Gap:
        """Both as deep as the budget allows, twice at least. As much as the last step changed may still be error."""
        gaps: list[float] = []
        cost, growth = 1, 1.0
        for effort in range(DEEPEST + 1):
            if effort > 1 and not self.has_room(cost * growth):
                break
            before = self.ends()
            gaps.append(self.value(seat, effort, better) - self.value(seat, effort, other))
            spent = max(1, self.ends() - before)
            cost, growth = spent, spent / cost
        return Gap(gaps[-1], abs(gaps[-1] - gaps[-2]))

    def guess_gap(self, seat: int, other: int, aim: Aim) -> Gap:
        """Against the guess that brings most. In a mix several bring about the same, as far as it tells them apart."""
        value = {choice.action: choice.value for choice in self.guess(seat, aim)}
        return Gap(max(value.values()) - value[other], equilibrium.DOUBT * self.at_stake(seat))

    def at_stake(self, seat: int) -> float:
        """The difference between the best and the worst way for everybody to guess, for one seat."""
        found = self.memory[0]
        digits = [CHOICES**player for player in range(int(found["players"]))]
        rows = [row for row in range(CHOICES ** len(digits)) if all(found["open"][row // d % CHOICES] for d in digits)]
        pays = [float(found["pay"][row][seat]) for row in rows]
        return max(pays) - min(pays)


def with_slips(shares: list[float], gains: list[float], allowed: float) -> list[float]:
    """Now and then any guess, as often as the allowed cost permits."""
    loss = max(gains) - sum(gains) / len(gains)
    slips = min(MOST_SLIPS, allowed / loss) if loss > 0 else 0.0
    return [(1 - slips) * share + slips / len(shares) for share in shares]


def phase(state: State) -> int:
    return int(state.position.phase)


@cache
def solver() -> Solver:
    with compiling:
        return Solver()
