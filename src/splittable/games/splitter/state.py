"""The field table of Splitter, and what must hold in every state."""

from splittable.core.fields import Struct, field
from splittable.core.marks import EVERYBODY, ItsSeat
from splittable.games.splitter.codes import (
    HIDDEN,
    MAX_PAIRS,
    MAX_PLAYERS,
    NO_CHOICE,
    NUMBERS,
    OVER,
    ROLL,
    WRITE,
    Box,
)


class State(Struct):
    players: int = field(known=EVERYBODY)
    phase: int = field(known=EVERYBODY)
    awaited: int = field(dtype="int16", known=EVERYBODY)  # the seats that may act now, as bits
    round: int = field(known=EVERYBODY)  # rounds that everybody has written
    high: int = field(known=EVERYBODY)  # the dice of this round, 0 before they are rolled
    low: int = field(known=EVERYBODY)
    # T5: this round's placement, as its action, until all have written. That a choice was made is public.
    choice: list[int] = field(MAX_PLAYERS, known=ItsSeat(HIDDEN, unless=NO_CHOICE, until="all_is_revealed"))
    # Where a seat has written a number, as of the end of the last complete round.
    boards: list[list[int]] = field(MAX_PLAYERS, NUMBERS + 1, dtype="int64", known=EVERYBODY)
    free: list[list[int]] = field(MAX_PLAYERS, MAX_PAIRS, known=EVERYBODY)  # free pairs, ascending, then zeros


def invariants(s: State, box: Box) -> None:
    """Nothing lost, nothing duplicated, phases as the rules allow."""
    free_pairs = box.rounds - s.round
    for seat in range(s.players):
        assert s.boards[seat][0] == 0
        written = 0
        for number in range(1, NUMBERS + 1):
            assert s.boards[seat][number] & written == 0, "T4: one number in a cell"
            written |= s.boards[seat][number]
        assert written & ~box.cells == 0
        free = s.free[seat][:free_pairs]
        assert free == sorted(set(free))
        assert s.free[seat][free_pairs:] == [0] * (MAX_PAIRS - free_pairs)
        assert sum(box.left[pair] | box.right[pair] for pair in free) == box.cells & ~written
        assert s.choice[seat] != HIDDEN
        assert s.choice[seat] == NO_CHOICE or s.choice[seat] // 2 in free
        assert (s.awaited >> seat & 1) == (s.phase == WRITE and s.choice[seat] == NO_CHOICE)
    for number in range(1, NUMBERS + 1):  # T3: the same dice for everybody
        counts = {s.boards[seat][number].bit_count() for seat in range(s.players)}
        assert len(counts) == 1
    assert (s.phase == OVER) == (s.round == box.rounds)
    assert (s.awaited == 0) == (s.phase != WRITE)
    assert 0 < s.low <= s.high <= NUMBERS if s.phase == WRITE else s.low == s.high == 0
    assert s.phase in (ROLL, WRITE, OVER)
