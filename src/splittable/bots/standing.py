"""What a seat can expect in any position: playouts by the guide, in the subset that Numba compiles."""

from typing import Any

from splittable.core.rng import start_stream

kernel: Any = None
resampling: Any = None
guide: Any = None
search: Any = None


def expect(states: Any, boxes: Any, works: Any, aids: Any, seat: int, seed: int, deals: int) -> float:
    """The mean value to a seat, with what it can't know drawn anew for each deal. states[1] is scratch."""
    w = works[0]
    w.reply = search.NO_REPLY
    total = 0.0
    for deal in range(deals):
        start_stream(w.g, seed, deal)
        states[1] = states[0]
        resampling.resample(states[1], boxes[0], seat, w.g)
        guide.reopen(states[1], boxes[0], seat, aids[0])
        start_stream(w.g, seed, search.PLAYOUT_STREAMS + deal)
        search.play_out(states[1], boxes[0], w, aids[0])
        kernel.score(states[1], boxes[0], w.score)
        total += search.odds(w.score, states[1].players, seat)
    return total / deals
