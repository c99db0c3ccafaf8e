"""Search by playouts, in the subset that Numba compiles. `kernel`, `resampling` and `guide` are bound per game.

A guide knows the game: `prepare(s, box, aids)` fills its tables, `reopen(s, box, seat, aids)` takes back the others'
secret choices, `pick` chooses for a seat in a playout, and SHARPNESS says how much a point counts in the chance of
winning. Where one seat's reply decides what a move is worth, `replies` is their number, `replier` the seat and
`is_reply` the moment; then each reply is tried, with its value to both players.

Every candidate is tried in the same deals with the same chance, so that only the candidate differs.
"""

from math import exp
from typing import Any

from splittable.core.fields import Struct, field
from splittable.core.rng import pick_weighted, start_stream

kernel: Any = None
resampling: Any = None
guide: Any = None

CHANCE = -1
NO_REPLY = -1
MAX_CANDIDATES = 256
MAX_SEATS = 16
MAX_CODES = 512
PLAYOUT_STREAMS = 1 << 31  # streams of deals count from 0, those of playouts from here


class Work(Struct):
    """Scratch memory of a search."""

    g: list[int] = field(4, dtype="int64")
    codes: list[int] = field(MAX_CODES, dtype="int64")
    weights: list[int] = field(MAX_CODES, dtype="int64")
    score: list[int] = field(MAX_SEATS, dtype="int64")
    candidates: int = field(dtype="int64")
    candidate: list[int] = field(MAX_CANDIDATES, dtype="int64")
    total: list[float] = field(MAX_CANDIDATES, dtype="float64")
    square: list[float] = field(MAX_CANDIDATES, dtype="float64")
    count: list[int] = field(MAX_CANDIDATES, dtype="int64")
    rival: list[float] = field(MAX_CANDIDATES, dtype="float64")  # the value of a reply to the replier
    replier: int = field(dtype="int64")
    reply: int = field(dtype="int64")  # the reply to give next; NO_REPLY: the guide's


def evaluate(states: Any, boxes: Any, works: Any, aids: Any, seat: int, seed: int, first: int, last: int) -> None:
    """Try every candidate in deals `first` to `last` - 1, with each reply. states[0] is the position, the others
    are scratch. Results are at candidate × replies + reply."""
    w = works[0]
    replies = max(1, guide.replies(states[0], boxes[0]))
    w.replier = guide.replier(states[0], boxes[0], seat)
    for deal in range(first, last):
        start_stream(w.g, seed, deal)
        states[1] = states[0]
        resampling.resample(states[1], boxes[0], seat, w.g)
        guide.reopen(states[1], boxes[0], seat, aids[0])
        for index in range(w.candidates * replies):
            states[2] = states[1]
            start_stream(w.g, seed, PLAYOUT_STREAMS + deal)
            w.reply = index % replies if replies > 1 else NO_REPLY
            kernel.apply(states[2], boxes[0], seat, w.candidate[index // replies])
            count_playout(states[2], boxes[0], w, aids[0], seat, index)
            if replies > 1:
                w.rival[index] += odds(w.score, states[2].players, w.replier)


def count_playout(s: Any, box: Any, w: Any, aid: Any, seat: int, index: int) -> None:
    """Play to the end, and add what the seat gets to the results at `index`."""
    play_out(s, box, w, aid)
    kernel.score(s, box, w.score)
    value = odds(w.score, s.players, seat)
    w.total[index] += value
    w.square[index] += value * value
    w.count[index] += 1


def play_out(s: Any, box: Any, w: Any, aid: Any) -> None:
    """Let the guide play for all seats to the end."""
    while not kernel.is_over(s, box):
        step(s, box, w, aid)


def step(s: Any, box: Any, w: Any, aid: Any) -> None:
    mask = kernel.acting(s, box)
    if mask == 0:
        count = kernel.chance(s, box, w.codes, w.weights)
        kernel.apply(s, box, CHANCE, w.codes[pick_weighted(w.g, w.weights, count)])
        return
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    count = kernel.legal(s, box, seat, w.codes)
    if seat == w.replier and w.reply != NO_REPLY and guide.is_reply(s, box):
        kernel.apply(s, box, seat, w.codes[w.reply])
        w.reply = NO_REPLY
        return
    kernel.apply(s, box, seat, w.codes[guide.pick(s, box, seat, aid, w.codes, count, w.g)])


def odds(score: Any, players: int, seat: int) -> float:
    """The value of a finished game to a seat: mostly who won, but also by how much."""
    total = 0.0
    for other in range(players):
        total += exp(guide.SHARPNESS * (score[other] - score[seat]))
    return 1.0 / total
