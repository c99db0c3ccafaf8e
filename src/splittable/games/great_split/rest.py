""""Resolve the rest": the cards that can be played openly without another question."""

from splittable.games.great_split.codes import OPEN, PLAY_AT, RESOLVE, Box
from splittable.games.great_split.kernel import apply, waiting_seal
from splittable.games.great_split.state import State


def plain_plays(s: State, box: Box, seat: int) -> list[int]:
    """The actions that play, in this order, every card of the hand whose icons leave nothing to decide.

    Cards that would ask where a seal or a double arrow goes stay in the hand, and so does the splitter. Nothing while
    something waits. Only what the seat itself may see is looked at.
    """
    if s.phase != RESOLVE or waits(s, seat):
        return []
    found = []
    now = s
    for card in s.hand[seat][: s.hand_size[seat]]:
        after = now.copy()
        play = PLAY_AT + 3 * card + OPEN
        apply(after, box, seat, play)
        if not waits(after, seat):
            found.append(play)
            now = after
    return found


def waits(s: State, seat: int) -> bool:
    return waiting_seal(s, seat) >= 0 or s.arrows[seat] > 0
