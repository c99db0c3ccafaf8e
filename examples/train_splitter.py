"""Learn to play Splitter alone, on a CPU, in minutes, with NumPy and Numba: `python examples/train_splitter.py`.

Read it like a notebook: each part that begins with `# %%` is a cell. The policy looks at what the sheet would be after
each legal move, and values it by a table of weights, one for every kind of group of cells. The weights are learned by
policy iteration: play thousands of games, fit the weights to the points that came of each sheet (linear regression),
play the next thousands with them.
"""

# %% Imports and settings
import argparse
import random
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from numba import njit

import splittable
from splittable.adapters.spaces import index_ranges
from splittable.adapters.vector import SplittableVectorEnv
from splittable.bots import choose

GAMES_AT_ONCE = 256
PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "train-splitter.svg"
ROWS, COLUMNS, NUMBERS = 7, 8, 6
RIDGE, FORGET = 3.0, 0.5
PHASES = 8  # weights are learned apart for eight parts of the game

FIELDS = index_ranges(splittable.load("splitter").spec)
ROUND, ROUNDS, DICE = FIELDS["round"].start, FIELDS["rounds"].start, FIELDS["dice"].start
LAYOUT, SHEET = FIELDS["layout"].start, FIELDS["sheets"].start
STAR, HEART = 2, 3
NOT_LEFT_EDGE = sum(0b11111110 << (COLUMNS * row) for row in range(ROWS))
NOT_RIGHT_EDGE = sum(0b01111111 << (COLUMNS * row) for row in range(ROWS))
ALL_CELLS = (1 << (ROWS * COLUMNS)) - 1

# %% Kinds of groups: number, cells, free cells beside it, star or not; and how many hearts are still missing
SIZES, ROOMS = NUMBERS + 2, 5
GROUP_KINDS = NUMBERS * SIZES * ROOMS * 2
HEART_KINDS = 16
KINDS = GROUP_KINDS + HEART_KINDS
MOST_GROUPS = ROWS * COLUMNS + 1


# %% A sheet as six bit boards, one for each number
@njit(cache=True)
def beside(cells: int) -> int:
    """The cells next to these, these included."""
    return (
        cells
        | ((cells << COLUMNS) & ALL_CELLS)
        | (cells >> COLUMNS)
        | ((cells << 1) & NOT_LEFT_EDGE)
        | ((cells >> 1) & NOT_RIGHT_EDGE)
    )


@njit(cache=True)
def count(cells: int) -> int:
    found = 0
    while cells:
        cells &= cells - 1
        found += 1
    return found


@njit(cache=True)
def group_around(cell: int, board: int) -> int:
    group = cell
    grown = beside(group) & board
    while grown != group:
        group = grown
        grown = beside(group) & board
    return group


@njit(cache=True)
def read_sheet(observation: Any, boards: Any) -> tuple[int, int, int]:
    """Fill `boards` (index 0: free cells); the stars, the hearts and the phase of the game."""
    boards[:] = 0
    stars, hearts = 0, 0
    for cell in range(ROWS * COLUMNS):
        kind = observation[LAYOUT + cell]
        if kind:
            boards[observation[SHEET + cell]] |= 1 << cell
            if kind == STAR:
                stars |= 1 << cell
            elif kind == HEART:
                hearts |= 1 << cell
    # on the last roll the phase is 0
    left = observation[ROUNDS] - observation[ROUND] - 1
    return stars, hearts, min(PHASES - 1, left * PHASES // observation[ROUNDS])


@njit(cache=True)
def note_kinds(boards: Any, stars: int, hearts: int, phase: int, kinds: Any) -> int:
    """Write the kinds that a sheet has; how many they are."""
    found = 0
    missing = HEART_KINDS - 1
    for number in range(1, NUMBERS + 1):
        rest = boards[number]
        if hearts & ~(rest | boards[0]) == 0:
            missing = min(missing, count(hearts & ~rest))
        while rest:
            group = group_around(rest & -rest, rest)
            rest &= ~group
            size = count(group)
            room = min(count(beside(group) & boards[0]), ROOMS - 1)
            if size > number or (size < number and count(group_around(group, group | boards[0])) < number):
                size, room = number + 1, 0  # it will never score
            star = 1 if group & stars else 0
            kinds[found] = phase * KINDS + (((number - 1) * SIZES + size) * ROOMS + room) * 2 + star
            found += 1
    kinds[found] = phase * KINDS + GROUP_KINDS + missing
    return found + 1


# %% The policy: the move after which the sheet is worth most
@njit(cache=True)
def choose_moves(
    observations: Any, masks: Any, weights: Any, actions: Any, values: Any, kinds: Any, counts: Any
) -> None:
    boards = np.zeros(NUMBERS + 1, np.int64)
    tried = np.zeros(MOST_GROUPS, np.int64)
    for game in range(len(actions)):
        seen = observations[game]
        stars, hearts, phase = read_sheet(seen, boards)
        best = -1e9
        for action in range(masks.shape[1]):
            if not masks[game, action]:
                continue
            pair = action // 2
            row, column = pair // (COLUMNS // 2), pair % (COLUMNS // 2)
            left, right = seen[DICE + 1], seen[DICE]
            if action & 1:
                left, right = right, left
            one = 1 << (row * COLUMNS + column)
            two = 1 << (row * COLUMNS + COLUMNS - 1 - column)
            boards[left] |= one
            boards[right] |= two
            boards[0] &= ~(one | two)
            found = note_kinds(boards, stars, hearts, phase, tried)
            value = 0.0
            for index in range(found):
                value += weights[tried[index]]
            if value > best:
                best = value
                actions[game] = action
                counts[game] = found
                kinds[game, :found] = tried[:found]
            boards[left] &= ~one
            boards[right] &= ~two
            boards[0] |= one | two
        values[game] = best


@njit(cache=True)
def note_game(kinds: Any, counts: Any, points: float, together: Any, worth: Any) -> None:
    """Add a finished game to the sums of a linear regression: which kinds come together, and what came of them."""
    for turn in range(len(counts)):
        own = kinds[turn, : counts[turn]]
        for one in own:
            phase, kind = one // KINDS, one % KINDS
            worth[phase, kind] += points
            for other in own:
                together[phase, kind, other % KINDS] += 1.0


# %% Training on the batched environment
class Learner:
    """The weights, and the games in which they are learned with the sheets on the way."""

    def __init__(self, games: int, seed: int) -> None:
        self.env = SplittableVectorEnv("splitter", games, players=1, copy=False, autoreset_mode="SameStep")
        self.env.reset(seed=seed)
        self.weights = np.zeros(PHASES * KINDS)
        turns = int(self.env.observations[0, ROUNDS])
        self._actions, self._values = np.zeros(games, np.int64), np.zeros(games)
        self._kinds = np.zeros((games, turns, MOST_GROUPS), np.int64)
        self._counts = np.zeros((games, turns), np.int64)
        self._together = np.zeros((PHASES, KINDS, KINDS))
        self._worth = np.zeros((PHASES, KINDS))

    def play(self) -> list[float]:
        """One move in every game; the points of those that end, which are noted for learning."""
        env = self.env
        kinds, counts = np.zeros((env.num_envs, MOST_GROUPS), np.int64), np.zeros(env.num_envs, np.int64)
        choose_moves(env.observations, env.masks, self.weights, self._actions, self._values, kinds, counts)
        games, turns = np.arange(env.num_envs), env.observations[:, ROUND].astype(np.int64)
        self._kinds[games, turns], self._counts[games, turns] = kinds, counts
        _, rewards, ended, _, _ = env.step(self._actions)
        for game in np.flatnonzero(ended):
            note_game(self._kinds[game], self._counts[game], rewards[game], self._together, self._worth)
            self._counts[game] = 0  # a turn in which nothing was to decide teaches nothing
        return [float(points) for points in rewards[ended]]

    def learn(self) -> None:
        """Weights that best explain the points of the games so far; older games, played worse, count less."""
        for phase in range(PHASES):
            steady = self._together[phase] + RIDGE * np.eye(KINDS)
            self.weights[phase * KINDS : (phase + 1) * KINDS] = np.linalg.solve(steady, self._worth[phase])
        self._together *= FORGET
        self._worth *= FORGET


def train(games: int, rounds: int, seed: int) -> tuple[Learner, list[tuple[int, float]]]:
    """Play, learn from it, play better: policy iteration. The mean points of every round."""
    learner = Learner(GAMES_AT_ONCE, seed)
    curve: list[tuple[int, float]] = []
    played = 0
    for _ in range(rounds):
        points: list[float] = []
        while len(points) < games // rounds:
            points += learner.play()
        learner.learn()
        played += len(points)
        curve.append((played, float(np.mean(points))))
    return learner, curve


def evaluate(learner: Learner, games: int) -> np.ndarray[Any, Any]:
    """Points of games that are played to the end with what was learned, from a fresh start."""
    learner.env.reset(seed=10**9)
    scores: list[float] = []
    while len(scores) < games:
        scores += learner.play()
    return np.array(scores)


# %% The bot to beat
def greedy_scores(games: int) -> np.ndarray[Any, Any]:
    scores = []
    for seed in range(games):
        rng = random.Random(seed)
        state = splittable.load("splitter").start(1)
        while not state.is_over:
            state.roll(rng)
            if not state.is_over:
                state.play(0, choose("greedy", state, 0, rng))
        scores.append(state.scores()[0])
    return np.array(scores)


# %% The plot
def draw(curve: list[tuple[int, float]], greedy: float) -> str:
    left, top, width, height = 60, 20, 560, 260
    high = max(greedy, *(points for _, points in curve)) * 1.1
    places = [(left + width * played / curve[-1][0], top + height * (1 - points / high)) for played, points in curve]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    bar = top + height * (1 - greedy / high)
    marks = "".join(
        f'<text x="{left - 8}" y="{top + height * (1 - points / high) + 4:.1f}" text-anchor="end">{points}</text>'
        for points in range(0, int(high) + 1, 10)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 20} {top + height + 50}" '
        'font-family="sans-serif" font-size="12" role="img">\n<title>Splitter alone: points while learning</title>\n'
        f'<rect width="{left + width + 20}" height="{top + height + 50}" fill="#fff"/>\n'
        f'<path d="M{left} {top}V{top + height}H{left + width}" fill="none" stroke="#888"/>\n{marks}\n'
        f'<path d="M{left} {bar:.1f}H{left + width}" stroke="#7a8ca3" stroke-dasharray="5 4"/>\n'
        f'<text x="{left + 8}" y="{bar - 6:.1f}" fill="#52647a">the greedy bot: {greedy:.1f}</text>\n'
        f'<polyline points="{line}" fill="none" stroke="#c2571a" stroke-width="2"/>\n'
        f'<text x="{left + width / 2}" y="{top + height + 36}" text-anchor="middle">'
        f"mean points of the policy while it learns, over {curve[-1][0]:,} games</text>\n</svg>\n"
    )


# %% All of it
def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=120_000, help="games to learn from")
    parser.add_argument("--rounds", type=int, default=12, help="how often to learn from them")
    parser.add_argument("--test-games", type=int, default=5000)
    parser.add_argument("--greedy-games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, default=PICTURE)
    given = parser.parse_args()
    begin = time.perf_counter()
    learner, curve = train(given.games, given.rounds, given.seed)
    learned = evaluate(learner, given.test_games)
    sys.stdout.write(
        f"learned from {curve[-1][0]:,} games in {time.perf_counter() - begin:.0f} s: "
        f"{learned.mean():.2f} ± {learned.std() / len(learned) ** 0.5:.2f} points over {len(learned):,} games\n"
    )
    greedy = greedy_scores(given.greedy_games)
    sys.stdout.write(
        f"the greedy bot: {greedy.mean():.2f} ± {greedy.std() / len(greedy) ** 0.5:.2f} points "
        f"over {len(greedy):,} games\n"
    )
    given.picture.write_text(draw(curve, float(greedy.mean())), encoding="utf-8")


if __name__ == "__main__":
    main()
