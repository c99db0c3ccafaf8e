"""A tree of turns with simultaneous choices, in the subset that Numba compiles. `kernel`, `resampling`, `guide` and
`search` are bound per game.

Every trial redraws what the seat can't know and walks down the tree. There each seat chooses by the results of its own
moves so far, without knowing what the others choose in the same turn (decoupled selection); `guide.weigh` is the
prior. Below the tree the guide plays on. A node is what everyone has seen: the moves of all seats since the root
position. The results of one move of one seat at a node are an edge; edges are in a hash table, keyed by node, seat and
move.
"""

from math import sqrt
from typing import Any

from splittable.core.fields import Struct, field
from splittable.core.rng import start_stream

kernel: Any = None
resampling: Any = None
guide: Any = None
search: Any = None

EDGES = 1 << 18  # a power of two
MOST_EDGES = EDGES * 3 // 4  # a fuller table is slow to search
MAX_MOVES = 512
MAX_PATH = 256
EARLIER_VISITS = 2  # after which a node has its own edges
CURIOSITY = 1.0  # the weight of exploration
LEAST_PRIOR = 1.0e-6
ROOT = 1
VISITS = 255  # instead of a seat: the edge that counts the visits to a node
NO_EDGE = -1
MASK = 0xFFFFFFFF


class Edge(Struct):
    key: int = field(dtype="int64")  # 0: not in use
    visits: int = field(dtype="int64")
    total: float = field(dtype="float64")
    square: float = field(dtype="float64")
    prior: float = field(dtype="float64")


class Path(Struct):
    """The path of one trial, and the scratch memory of a choice."""

    length: int = field(dtype="int64")
    edge: list[int] = field(MAX_PATH, dtype="int64")
    seat: list[int] = field(MAX_PATH, dtype="int64")
    open: list[int] = field(MAX_MOVES, dtype="int64")  # the edges to choose from
    prior: list[float] = field(MAX_MOVES, dtype="float64")
    used: int = field(dtype="int64")  # edges of the table


def grow(
    states: Any, boxes: Any, works: Any, aids: Any, edges: Any, paths: Any, seat: int, seed: int, first: int, last: int
) -> None:
    """Trials `first` to `last` - 1. states[0] is the position, states[1] scratch."""
    w = works[0]
    w.reply = search.NO_REPLY
    for trial in range(first, last):
        start_stream(w.g, seed, trial)
        states[1] = states[0]
        resampling.resample(states[1], boxes[0], seat, w.g)
        guide.reopen(states[1], boxes[0], seat, aids[0])
        walk(states[1], boxes[0], w, aids[0], edges, paths[0])
        kernel.score(states[1], boxes[0], w.score)
        learn(w.score, states[1].players, edges, paths[0])


def walk(s: Any, box: Any, w: Any, aid: Any, edges: Any, path: Any) -> None:
    """Down the tree as far as it has grown, then with the guide to the end."""
    path.length = 0
    here = ROOT
    inside = True
    while not kernel.is_over(s, box):
        mask = kernel.acting(s, box)
        if inside and mask:
            inside = visit(edges, path, here)
        if not inside or mask == 0:
            search.step(s, box, w, aid)
            continue
        there = here
        seat = 0
        while mask:
            if mask & 1:
                action = choose(s, box, w, aid, edges, path, here, seat)
                there = key_of(there, seat, action)
                kernel.apply(s, box, seat, action)
            mask >>= 1
            seat += 1
        here = there


def visit(edges: Any, path: Any, here: int) -> bool:
    """Count a visit to a node; returns whether the tree has grown that far."""
    e = find(edges, path, key_of(here, VISITS, 0))
    if e == NO_EDGE:
        return False
    edges[e].visits += 1
    return here == ROOT or edges[e].visits > EARLIER_VISITS


def choose(s: Any, box: Any, w: Any, aid: Any, edges: Any, path: Any, here: int, seat: int) -> int:
    """The move with the best results, or one about which too little is known. Hands differ between trials, and with
    them the moves of a seat at a node: only those that it has now are compared."""
    count = kernel.legal(s, box, seat, w.codes)
    visits = 0
    total = 0.0
    fresh = False
    for index in range(count):
        e = find(edges, path, key_of(here, seat, w.codes[index]))
        path.open[index] = e
        if e != NO_EDGE:
            visits += edges[e].visits
            total += edges[e].total
            fresh = fresh or edges[e].prior == 0.0
    if fresh:
        guide.weigh(s, box, seat, aid, w.codes, count, path.prior)
        for index in range(count):
            e = path.open[index]
            if e != NO_EDGE and edges[e].prior == 0.0:
                edges[e].prior = path.prior[index] + LEAST_PRIOR
    usual = total / visits if visits else 0.5
    scale = CURIOSITY * sqrt(visits + 1.0)
    best = -1
    best_value = 0.0
    for index in range(count):
        e = path.open[index]
        if e != NO_EDGE:
            tries = edges[e].visits
            value = (edges[e].total / tries if tries else usual) + scale * edges[e].prior / (1 + tries)
            if best < 0 or value > best_value:
                best = index
                best_value = value
    if best < 0:  # the table is full
        return int(w.codes[guide.pick(s, box, seat, aid, w.codes, count, w.g)])
    if path.length < MAX_PATH:
        path.edge[path.length] = path.open[best]
        path.seat[path.length] = seat
        path.length += 1
    return int(w.codes[best])


def learn(score: Any, players: int, edges: Any, path: Any) -> None:
    for step in range(path.length):
        value = search.odds(score, players, path.seat[step])
        e = path.edge[step]
        edges[e].visits += 1
        edges[e].total += value
        edges[e].square += value * value


def key_of(here: int, seat: int, action: int) -> int:
    """Mix a move into the key of a node: 62 bits, never 0. Products stay below 2**63, plain and compiled."""
    low = ((here & MASK) * 0x4F1BBCDD + seat * 0x05EBCA77 + action * 0x42B2AE3D + 0x27D4EB2F) & MASK
    high = (here >> 31) & MASK
    low = ((low ^ (low >> 15)) * 0x2C1B3C6D) & MASK
    high = ((high ^ low) * 0x297A2D39 + low) & MASK
    low = ((low ^ (high >> 13)) * 0x165667B1) & MASK
    return ((high & 0x7FFFFFFF) << 31) | (low >> 1) | 1


def find(edges: Any, path: Any, key: int) -> int:
    """The edge with this key, created if necessary; NO_EDGE if there is no room."""
    place = (key >> 8) & (EDGES - 1)
    while edges[place].key != key:
        if edges[place].key == 0:
            if path.used >= MOST_EDGES:
                return NO_EDGE
            edges[place].key = key
            path.used += 1
            return place
        place = (place + 1) & (EDGES - 1)
    return place


def place_of(keys: Any, key: int) -> int:
    """The place of an edge in the table, existing or new."""
    place = (key >> 8) & (EDGES - 1)
    while keys[place] not in (0, key):
        place = (place + 1) & (EDGES - 1)
    return place
