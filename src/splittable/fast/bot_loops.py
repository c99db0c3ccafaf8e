"""Bots that follow a game's heuristic, for many games at once.

Such a bot draws from the weights that `heuristic.weigh` gives the legal moves or, where it is careless, from all of
them alike. As everywhere, it gets a position in which everything that its seat can't know is redrawn.
"""

from typing import Any

from splittable.core.rng import below, next_word

kernel: Any = None
resampling: Any = None
heuristic: Any = None
WORDS = 4294967296.0  # of the generator


def choose_actions(
    states: Any, boxes: Any, trials: Any, work: Any, aids: Any, care: float, games: Any, seats: Any, out: Any
) -> None:
    """For each of these `games` an action of its seat. `trials`, `work` and `aids` are scratch memory."""
    for row in range(len(games)):
        trials[0] = states[games[row]]
        out[row] = choose_action(trials[0], boxes[0], work[0], aids[0], care, seats[row])


def choose_action(s: Any, box: Any, work: Any, aid: Any, care: float, seat: int) -> int:
    if next_word(work.g) >= care * WORDS:
        return work.codes[below(work.g, kernel.legal(s, box, seat, work.codes))]  # type: ignore[no-any-return]
    resampling.resample(s, box, seat, work.g)
    count = kernel.legal(s, box, seat, work.codes)
    heuristic.weigh(s, box, seat, aid, work.codes, count, work.shares)
    total = 0.0
    for index in range(count):
        total += work.shares[index]
    rest = total * (next_word(work.g) / WORDS)
    index = 0
    while index < count - 1 and rest >= work.shares[index]:
        rest -= work.shares[index]
        index += 1
    while work.shares[index] == 0.0:  # rounding must not choose what has no weight
        index -= 1
    return work.codes[index]  # type: ignore[no-any-return]
