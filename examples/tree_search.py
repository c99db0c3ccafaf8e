"""A tree search to change as you like, compiled (docs/writing-a-search.md): `python examples/tree_search.py`.

Each trial redraws what the seat can't know, walks down the tree, tries one new move and plays on at random. A node is
what happened since the root; moves that are still secret don't count, so nobody answers what they can't have seen.
"""

import sys
from math import log, sqrt
from typing import Any

import splittable
from splittable.core.rewards import WIN, write_rewards
from splittable.core.rng import below, pick_weighted, start_stream
from splittable.fast import arrays, compiled

kernel: Any = None  # `extend` puts the compiled parts of a game here
playout: Any = None
resampling: Any = None
SIZE, DEPTH, CURIOSITY = 1 << 18, 64, 0.7  # edges (a power of two, more than trials), moves in the tree, exploration


def search(
    states: Any, box: Any, keys: Any, visits: Any, totals: Any, path: Any, w: Any, seat: int, trials: int
) -> int:
    """The move of `seat` that was tried most. states[0] is the position, states[1] is overwritten."""
    for trial in range(trials):
        start_stream(w[0].g, 1, trial)
        states[1] = states[0]
        resampling.resample(states[1], box[0], seat, w[0].g)
        length = walk(states[1], box[0], keys, visits, totals, path, w[0])
        playout.play_out(states[1], box[0], w[0].g, w[0].codes, w[0].weights)
        kernel.score(states[1], box[0], w[0].scores)
        kernel.tiebreak(states[1], box[0], w[0].ties)
        write_rewards(WIN, states[1].players, w[0].scores, w[0].ties, totals[SIZE:])
        for step in range(length):
            visits[path[step]] += 1
            totals[path[step]] += totals[SIZE + path[DEPTH + step]]
    choose(keys, visits, totals, 1, seat, w[0], kernel.legal(states[0], box[0], seat, w[0].codes), False)
    return w[0].codes[0]  # type: ignore[no-any-return]


def walk(s: Any, box: Any, keys: Any, visits: Any, totals: Any, path: Any, w: Any) -> int:
    here, after, length = 1, 1, 0  # `after` also knows the moves that are still secret
    while length < DEPTH and (length == 0 or visits[path[length - 1]]) and not kernel.is_over(s, box):
        mask, seat = kernel.acting(s, box), -1
        if mask == 0:
            w.codes[0] = w.codes[pick_weighted(w.g, w.weights, kernel.chance(s, box, w.codes, w.weights))]
        else:
            while seat < 0 or not (mask >> seat) & 1:
                seat += 1
            path[DEPTH + length], count = seat, kernel.legal(s, box, seat, w.codes)
            path[length] = choose(keys, visits, totals, here, seat, w, count, True)
            length += 1
        kernel.apply(s, box, seat, w.codes[0])
        after = mixed(after, seat, w.codes[0])
        here = here if kernel.revocable(s, box) else after
    return length


def choose(keys: Any, visits: Any, totals: Any, here: int, seat: int, w: Any, count: int, explore: bool) -> int:
    """The edge with the best upper confidence bound, or the most visited one; its action goes to codes[0]."""
    tried, best, best_value, found, first = 1, 0, -1.0e9, 0, below(w.g, count)
    for again in range(2):  # first count the visits to all of them
        for index in range(count):
            key = mixed(here, seat, w.codes[(first + index) % count])
            edge = key & (SIZE - 1)
            while keys[edge] != key and visits[edge]:  # an edge that nobody has visited gives way
                edge = (edge + 1) & (SIZE - 1)
            value = 1.0 * visits[edge]
            tried += 0 if again else visits[edge]
            if explore:
                value = totals[edge] / value + CURIOSITY * sqrt(log(tried) / value) if value > 0.0 else 1.0e9
            if again and value > best_value:
                best, best_value, found, keys[edge] = w.codes[(first + index) % count], value, edge, key
    w.codes[0] = best
    return found


def mixed(here: int, seat: int, action: int) -> int:
    return ((here * 6364136223846793005 + seat * 131071 + action + 3) ^ (here >> 29)) & 0x7FFFFFFFFFFFFFFF


def best_move(state: splittable.State, seat: int, trials: int) -> str:
    game, n = compiled(state.game.name), arrays.numbers
    memory = n(SIZE), n(SIZE), n(SIZE + 16) * 1.0, n(2 * DEPTH), game.scratch()
    code = game.extend(sys.modules[__name__], entries=["search"])
    return state.move_text(seat, code.search(*game.records(state, 2), *memory, seat, trials))


if __name__ == "__main__":
    position = splittable.load("splito").start(players=4)
    position.roll(1)
    print(best_move(position, 0, 50_000))
