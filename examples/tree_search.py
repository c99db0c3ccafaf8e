"""A compiled tree search to change as you like. A node is what happened since the root, without what is secret."""

import sys
from math import log, log2, sqrt
from typing import Any, cast

import numpy as np

import splittable
from splittable.core.rewards import WIN, write_rewards
from splittable.core.rng import below, pick_weighted, start_stream
from splittable.fast import compiled

kernel = playout = resampling = cast(Any, None)  # `extend` puts the compiled parts of a game here
SIZE, DEPTH, CURIOSITY = 1 << 18, 64, 0.7  # edges (a power of two, more than trials), moves in the tree, exploration
TREE = [("key", "i8", SIZE), ("hits", "i8", SIZE), ("won", "f8", SIZE), ("path", "i8", (DEPTH, 2)), ("pay", "f8", 16)]


def best_move(state: splittable.State, seat: int, trials: int) -> str:
    game = compiled(state.game.name)
    code = game.extend(sys.modules[__name__], entries=["search"])
    return state.move_text(seat, code.search(*game.records(state, 2), np.zeros(1, TREE), game.scratch(), seat, trials))


def search(states: Any, boxes: Any, trees: Any, works: Any, seat: int, trials: int) -> int:
    """The code that was tried most. Each trial redraws secrets, adds one move to the tree, and plays to the end."""
    s, box, tree, w = states[1], boxes[0], trees[0], works[0]
    for trial in range(trials):
        start_stream(w.g, 1, trial)
        states[1] = states[0]
        resampling.resample(s, box, seat, w.g)
        length = walk(s, box, tree, w)
        playout.play_out(s, box, w.g, w.codes, w.weights)
        kernel.score(s, box, w.scores)
        kernel.tiebreak(s, box, w.ties)
        write_rewards(WIN, s.players, w.scores, w.ties, tree.pay)
        for edge, who in tree.path[:length]:
            tree.hits[edge] += 1
            tree.won[edge] += tree.pay[who]
    choose(tree, 1, seat, w, kernel.legal(states[0], box, seat, w.codes), False)
    return w.codes[0]  # type: ignore[no-any-return]


def walk(s: Any, box: Any, tree: Any, w: Any) -> int:
    here, after, length = 1, 1, 0  # `after` also knows the moves that are still secret
    while length < DEPTH and (length == 0 or tree.hits[tree.path[length - 1, 0]]) and not kernel.is_over(s, box):
        mask, seat = kernel.acting(s, box), -1
        if mask == 0:
            w.codes[0] = w.codes[pick_weighted(w.g, w.weights, kernel.chance(s, box, w.codes, w.weights))]
        else:
            seat = int(log2(mask & -mask))  # the first of those that may act
            tree.path[length] = choose(tree, here, seat, w, kernel.legal(s, box, seat, w.codes), True), seat
            length += 1
        kernel.apply(s, box, seat, w.codes[0])
        after = mixed(after, seat, w.codes[0])
        here = here if kernel.revocable(s, box) else after
    return length


def choose(tree: Any, here: int, seat: int, w: Any, count: int, explore: bool) -> int:
    """The edge with the best upper confidence bound, or the most visited one; its action goes to codes[0]."""
    tried, best, best_value, found, first = 1, 0, -1.0e9, 0, below(w.g, count)
    for index in range(2 * count):  # first count the visits to all of them
        key = mixed(here, seat, w.codes[(first + index) % count])
        edge = key & (SIZE - 1)
        while tree.key[edge] != key and tree.hits[edge]:  # an edge that nobody has visited gives way
            edge = (edge + 1) & (SIZE - 1)
        value = 1.0 * tree.hits[edge]
        tried += tree.hits[edge] if index < count else 0
        if explore:
            value = tree.won[edge] / value + CURIOSITY * sqrt(log(tried) / value) if value > 0.0 else 1.0e9
        if index >= count and value > best_value:
            best, best_value, found, tree.key[edge] = w.codes[(first + index) % count], value, edge, key
    w.codes[0] = best
    return found


def mixed(here: int, seat: int, action: int) -> int:
    return ((here * 6364136223846793005 + seat * 131071 + action + 3) ^ (here >> 29)) & 0x7FFFFFFFFFFFFFFF
