"""The result of a finished game as rewards, in the subset that Numba compiles.

WIN: a single winner gets 1 and the others share -1, tied winners share the reward; POINTS: the points;
MARGIN: the points minus the mean of the others' points. WIN and MARGIN are zero-sum; solo, all but POINTS are 0.
"""

WIN, POINTS, MARGIN = 0, 1, 2
REWARDS = {"win": WIN, "points": POINTS, "margin": MARGIN}


def write_rewards(kind: int, players: int, scores: list[int], ties: list[int], out: list[float]) -> None:
    """Write the reward of every seat; `ties` decide between equal scores."""
    total = 0
    best = 0
    for seat in range(players):
        total += scores[seat]
        if is_better(scores, ties, seat, best):
            best = seat
    winners = 0
    for seat in range(players):
        if not is_better(scores, ties, best, seat):
            winners += 1
    for seat in range(players):
        if kind == POINTS:
            out[seat] = float(scores[seat])
        elif players == 1:
            out[seat] = 0.0
        elif kind == MARGIN:
            out[seat] = scores[seat] - (total - scores[seat]) / (players - 1)
        elif is_better(scores, ties, best, seat):
            out[seat] = -1.0 / (players - 1)
        else:
            out[seat] = (players - winners) / (winners * (players - 1.0))


def is_better(scores: list[int], ties: list[int], one: int, other: int) -> bool:
    if scores[one] == scores[other]:
        return ties[one] > ties[other]
    return scores[one] > scores[other]
