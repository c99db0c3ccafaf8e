"""Entry points of batched learning environments: all arrays belong to the caller and are written in place.

`games` has a generator per game and its results (`CompiledGame.results`), `work` is scratch memory. All other arrays
have a row per game: `seats` the seat asked, `observations` and `masks` what that seat may know and do, the first
`legal` of `codes` the actions that its mask allows, `rewards` by seat, `ended` whether the game is over.
"""

from typing import Any

from splittable.core.rng import below, start_stream

episodes: Any = None
kernel: Any = None
encode: Any = None
ALL_LEGAL = -1


def seed_games(games: Any, chosen: Any, seeds: Any) -> None:
    """The `chosen` games draw as single environments with these seeds do."""
    for game in range(len(games)):
        if chosen[game]:
            start_stream(games[game].g, seeds[game], 0)


def begin_games(
    states: Any,
    fresh: Any,
    boxes: Any,
    games: Any,
    work: Any,
    seat: int,
    chosen: Any,
    seats: Any,
    observations: Any,
    masks: Any,
    codes: Any,
    legal: Any,
) -> None:
    """Restart the `chosen` games."""
    for game in range(len(games)):
        if chosen[game]:
            games[game].paid[:] = 0.0
            asked = episodes.begin(states, game, fresh, boxes[0], games[game].g, work[0], seat)
            seats[game] = asked
            episodes.clear(masks[game], codes[game], legal[game])
            legal[game] = episodes.show(states[game], boxes[0], asked, observations[game], masks[game], codes[game])


def first_illegal(actions: Any, masks: Any, idle: Any) -> int:
    """The first game whose action its mask forbids, or ALL_LEGAL. An `idle` game ignores its action."""
    for game in range(len(actions)):
        action = actions[game]
        if not idle[game] and (action < 0 or action >= masks.shape[1] or masks[game, action] == 0):
            return game
    return ALL_LEGAL


def step_games(
    states: Any,
    boxes: Any,
    games: Any,
    work: Any,
    seat: int,
    reward: int,
    gains: bool,
    actions: Any,
    idle: Any,
    seats: Any,
    observations: Any,
    masks: Any,
    codes: Any,
    legal: Any,
    rewards: Any,
    ended: Any,
) -> None:
    """Make one decision in every game that is not `idle`.

    A game that ends shows its last position to the seat that moved last, with an empty mask.
    """
    box = boxes[0]
    for game in range(len(games)):
        rewards[game, :] = 0.0
        ended[game] = False
        if idle[game]:
            continue
        kernel.apply(states[game], box, seats[game], actions[game])
        asked = episodes.advance(states[game], box, games[game].g, work[0], seat)
        episodes.clear(masks[game], codes[game], legal[game])
        if asked >= 0:
            seats[game] = asked
            legal[game] = episodes.show(states[game], box, asked, observations[game], masks[game], codes[game])
        else:
            ended[game] = True
            encode.observe(states[game], box, seats[game], observations[game])
            legal[game] = 0
        if gains or ended[game]:
            episodes.settle(states[game], box, games[game], reward, gains, rewards[game])


def sample_actions(codes: Any, legal: Any, work: Any, out: Any) -> None:
    """For every game, draw one of its legal actions; 0 if it has none."""
    for game in range(len(out)):
        out[game] = codes[game, below(work[0].g, legal[game])] if legal[game] else 0
