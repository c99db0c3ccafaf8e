""" "Play the rest": the cards that can be played openly without a further question."""

from splittable.games.great_split.codes import OPEN, PLAY_AT, RESOLVE, SEALS, Box
from splittable.games.great_split.kernel import go_on, play_card, waiting_seal
from splittable.games.great_split.state import State


def plain_plays(s: State, box: Box, seat: int) -> list[int]:
    """The actions that play, in this order, every card of the hand whose icons leave nothing to decide.

    Cards that would ask where a seal or a double arrow goes stay in the hand, and so does the splitter card. Empty
    while something waits. Uses only what the seat may see.
    """
    if s.phase != RESOLVE or waits(s, seat):
        return []
    found = []
    trial = s.copy()
    for card in s.hand[seat][: s.hand_size[seat]]:
        cubes, prestige = trial.cubes[seat][:], trial.prestige[seat]
        play_card(trial, box, seat, card, OPEN)
        go_on(trial, box, seat)
        if not waits(trial, seat):
            found.append(PLAY_AT + 3 * card + OPEN)
        else:
            trial.cubes[seat], trial.prestige[seat] = cubes, prestige
            trial.seals[seat], trial.arrows[seat] = [0] * SEALS, 0
    return found


def waits(s: State, seat: int) -> bool:
    return waiting_seal(s, seat) >= 0 or s.arrows[seat] > 0
