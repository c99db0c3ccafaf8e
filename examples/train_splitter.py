"""Learn to play Splitter alone, on a CPU, in minutes, with NumPy and Numba: `python examples/train_splitter.py`.

Read it like a notebook: each part that starts with `# %%` is a cell. The policy looks at the sheet after each
legal move and takes the best one; the value of a sheet depends on twenty-five numbers. Training
finds them with the cross-entropy method: try variations in thousands of games, go towards those that scored best.
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

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "train-splitter.svg"
ROWS, COLUMNS, NUMBERS = 7, 8, 6

FIELDS = index_ranges(splittable.load("splitter").spec)
ROUND, ROUNDS, DICE = FIELDS["round"].start, FIELDS["rounds"].start, FIELDS["dice"].start
LAYOUT, SHEET = FIELDS["layout"].start, FIELDS["sheets"].start
STAR, HEART = 2, 3
NOT_LEFT_EDGE = sum(0b11111110 << (COLUMNS * row) for row in range(ROWS))
NOT_RIGHT_EDGE = sum(0b01111111 << (COLUMNS * row) for row in range(ROWS))
ALL_CELLS = (1 << (ROWS * COLUMNS)) - 1

# %% What the policy consists of: twenty-five numbers
# The share of its points that a group needing n more cells is worth, by number and n; how that shrinks with few cells
# next to it, and with few rolls left; what a complete group loses for each free cell next to it; what the bonus for
# hearts is worth by the hearts that are missing.
NEEDS_AT = 0  # numbers 2 to 6, each with 1 to number - 1 cells needed
ROOM_AT = NEEDS_AT + 15
TIME_AT = ROOM_AT + 4
EXPOSED_AT = TIME_AT + 1
HEARTS_AT = EXPOSED_AT + 1
PARAMETERS = HEARTS_AT + 4
STAR_FACTOR = 2.0
FIRST = np.concatenate([np.full(15, 0.3), np.full(4, 0.5), [1.0], [0.0], np.full(4, 1.0)])
SPREAD = np.concatenate([np.full(15, 0.2), np.full(4, 0.3), [0.5], [0.05], np.full(4, 1.0)])


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
    """Fill `boards` (index 0: free cells); the stars, the hearts and how many rolls are left."""
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
    return stars, hearts, observation[ROUNDS] - observation[ROUND] - 1


@njit(cache=True)
def worth(boards: Any, stars: int, hearts: int, rolls: int, policy: Any) -> float:
    """The value of a sheet."""
    total = 0.0
    missing = 4
    for number in range(1, NUMBERS + 1):
        rest = boards[number]
        if hearts & ~(rest | boards[0]) == 0:
            missing = min(missing, count(hearts & ~rest))
        while rest:
            group = group_around(rest & -rest, rest)
            rest &= ~group
            needed = number - count(group)
            rim = beside(group) & boards[0]
            points = number * (STAR_FACTOR if group & stars else 1.0)
            if needed == 0:
                total += points * (1.0 - policy[EXPOSED_AT] * count(rim))
            elif needed > 0 and count(group_around(group, group | boards[0])) >= number:
                share = policy[NEEDS_AT + (number - 1) * (number - 2) // 2 + needed - 1]
                room = policy[ROOM_AT + min(count(rim), 4) - 1]
                total += points * share * room * min(1.0, policy[TIME_AT] * rolls / needed)
    return total + (policy[HEARTS_AT + missing] if missing < 4 else 0.0)


# %% The policy: the move with the best resulting sheet
@njit(cache=True)
def choose_moves(observations: Any, masks: Any, policies: Any, actions: Any) -> None:
    """Game k is played by policy k modulo their number."""
    boards = np.zeros(NUMBERS + 1, np.int64)
    for game in range(len(actions)):
        seen = observations[game]
        stars, hearts, rolls = read_sheet(seen, boards)
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
            value = worth(boards, stars, hearts, rolls, policies[game % len(policies)])
            if value > best:
                best = value
                actions[game] = action
            boards[left] &= ~one
            boards[right] &= ~two
            boards[0] |= one | two


# %% Many games at once on the batched environment
class Games:
    """A batch of solo games, shared by some policies."""

    def __init__(self, games: int) -> None:
        self.env = SplittableVectorEnv("splitter", games, players=1, copy=False, autoreset_mode="SameStep")
        self._actions = np.zeros(games, np.int64)

    def points(self, policies: Any, seed: int) -> np.ndarray[Any, Any]:
        """The points of one whole game in every row."""
        self.env.reset(seed=seed)
        points, done = np.zeros(self.env.num_envs), np.zeros(self.env.num_envs, np.bool_)
        while not done.all():
            choose_moves(self.env.observations, self.env.masks, policies, self._actions)
            _, rewards, ended, _, _ = self.env.step(self._actions)
            points[ended & ~done] = rewards[ended & ~done]
            done |= ended
        return points


# %% Training: the cross-entropy method
def train(rounds: int, population: int, games: int, seed: int) -> tuple[Any, list[tuple[int, float]]]:
    """Try policies around the present one and move towards the best quarter; the mean points of every round."""
    rng = np.random.default_rng(seed)
    batch = Games(population * games)
    centre, spread = FIRST.copy(), SPREAD.copy()
    curve: list[tuple[int, float]] = []
    for number in range(1, rounds + 1):
        policies = centre + spread * rng.standard_normal((population, PARAMETERS))
        points = batch.points(policies, int(rng.integers(2**40))).reshape(games, population).mean(axis=0)
        best = policies[np.argsort(points)[-population // 4 :]]
        centre = 0.5 * centre + 0.5 * best.mean(axis=0)
        spread = 0.7 * spread + 0.3 * best.std(axis=0)
        curve.append((number * population * games, float(points.mean())))
    return centre, curve


def evaluate(policy: Any, games: int) -> np.ndarray[Any, Any]:
    """Points of games not used in training."""
    return Games(games).points(policy[np.newaxis], 10**12)


# %% The bot to beat
def medium_scores(games: int) -> np.ndarray[Any, Any]:
    scores = []
    for seed in range(games):
        rng = random.Random(seed)
        state = splittable.load("splitter").start(1)
        while not state.is_over:
            state.roll(rng)
            if not state.is_over:
                state.play(0, choose("medium", state, 0, rng))
        scores.append(state.scores()[0])
    return np.array(scores)


# %% The plot
def draw(curve: list[tuple[int, float]], medium: float) -> str:
    left, top, width, height = 60, 20, 560, 260
    high = max(medium, *(points for _, points in curve)) * 1.1
    places = [(left + width * played / curve[-1][0], top + height * (1 - points / high)) for played, points in curve]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    bar = top + height * (1 - medium / high)
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
        f'<text x="{left + 8}" y="{bar - 6:.1f}" fill="#52647a">the medium bot: {medium:.1f}</text>\n'
        f'<polyline points="{line}" fill="none" stroke="#c2571a" stroke-width="2"/>\n'
        f'<text x="{left + width / 2}" y="{top + height + 36}" text-anchor="middle">'
        f"mean points of the policy while it learns, over {curve[-1][0]:,} games</text>\n</svg>\n"
    )


# %% All of it
def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=70)
    parser.add_argument("--population", type=int, default=32, help="policies that are tried in each round")
    parser.add_argument("--games", type=int, default=400, help="games of each policy in each round")
    parser.add_argument("--test-games", type=int, default=5000)
    parser.add_argument("--medium-games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, default=PICTURE)
    given = parser.parse_args()
    begin = time.perf_counter()
    policy, curve = train(given.rounds, given.population, given.games, given.seed)
    learned = evaluate(policy, given.test_games)
    sys.stdout.write(
        f"learned from {curve[-1][0]:,} games in {time.perf_counter() - begin:.0f} s: "
        f"{learned.mean():.2f} ± {learned.std() / len(learned) ** 0.5:.2f} points over {len(learned):,} games\n"
    )
    medium = medium_scores(given.medium_games)
    sys.stdout.write(
        f"the medium bot: {medium.mean():.2f} ± {medium.std() / len(medium) ** 0.5:.2f} points "
        f"over {len(medium):,} games\n"
    )
    given.picture.write_text(draw(curve, float(medium.mean())), encoding="utf-8")


if __name__ == "__main__":
    main()
