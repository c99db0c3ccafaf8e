"""The field table of Split it!, and what must hold in every state."""

from splittable.core.fields import Struct, field
from splittable.core.marks import EVERYBODY, ItsSeat, Without
from splittable.games.split_it.codes import (
    DEAL,
    GUESS,
    HIDDEN,
    JOKER,
    JOKERS,
    MAX_PLAYERS,
    MAX_ROW,
    NO_GUESS,
    NUMBERS,
    OVER,
    START,
    Box,
)

# S8, S18: that a choice was made is public; which one is not.
GUESSES = ItsSeat(HIDDEN, unless=NO_GUESS, until="all_is_revealed")
NEW_JOKERS = ItsSeat(until="all_is_revealed")
WITHOUT_NEW_JOKERS = Without("unseen", until="all_is_revealed")


class State(Struct):
    players: int = field(known=EVERYBODY)
    phase: int = field(known=EVERYBODY)
    awaited: int = field(known=EVERYBODY)  # the seats that may act now, as bits
    starter: int = field(known=EVERYBODY)
    holder: int = field(known=EVERYBODY)  # the player with the split cards
    round: int = field(known=EVERYBODY)  # 0 before the first row is complete
    deck: list[int] = field(JOKER + 1, known=EVERYBODY)  # cards not drawn yet, by kind
    deck_left: int = field(known=EVERYBODY)
    row: list[int] = field(MAX_ROW, known=EVERYBODY)
    row_left: int = field(known=EVERYBODY)
    # Sections are row[:first_cut], row[first_cut:second_cut], row[second_cut:row_left].
    first_cut: int = field(known=EVERYBODY)
    second_cut: int = field(known=EVERYBODY)
    done: int = field(known=EVERYBODY)  # S9: who has won cards this round, as bits
    guess: list[int] = field(MAX_PLAYERS, known=GUESSES)
    shown: list[int] = field(MAX_PLAYERS, known=EVERYBODY)  # the guesses of the last reveal
    repeats: int = field(known=EVERYBODY)  # S11
    # Cards by number, jokers included; how many of them are jokers; S18: how many of those the others don't see yet.
    columns: list[list[int]] = field(MAX_PLAYERS, NUMBERS + 1, known=WITHOUT_NEW_JOKERS)
    jokers: list[list[int]] = field(MAX_PLAYERS, NUMBERS + 1, known=WITHOUT_NEW_JOKERS)
    unseen: list[list[int]] = field(MAX_PLAYERS, NUMBERS + 1, known=NEW_JOKERS)
    waiting: list[int] = field(MAX_PLAYERS, known=EVERYBODY)  # S17: waiting jokers
    to_place: list[int] = field(MAX_PLAYERS, known=EVERYBODY)  # jokers whose owner must choose a column now
    gone: list[int] = field(JOKER + 1, known=EVERYBODY)  # cards that left the game, by kind


def invariants(s: State, box: Box) -> None:
    """Nothing lost, nothing duplicated, phases as the rules allow."""
    seats = range(s.players)
    assert s.deck_left == sum(s.deck)
    for card in range(1, NUMBERS + 1):
        won = sum(s.columns[seat][card] - s.jokers[seat][card] for seat in seats)
        assert won + s.deck[card] + s.gone[card] + s.row[: s.row_left].count(card) == box.deck[card], card
    jokers = sum(sum(s.jokers[seat]) + s.waiting[seat] + s.to_place[seat] for seat in seats)
    jokers += s.deck[JOKER] + s.gone[JOKER] + s.row[: s.row_left].count(JOKER)
    assert jokers == box.deck[JOKER]
    assert all(value == 0 for value in s.row[s.row_left :])
    for seat in seats:
        for number in range(NUMBERS + 1):
            assert 0 <= s.unseen[seat][number] <= s.jokers[seat][number] <= s.columns[seat][number]
            assert s.jokers[seat][number] < max(1, s.columns[seat][number])  # S15: a number opens a column
        assert not (s.waiting[seat] and sum(s.columns[seat])), "S17: a joker waits only without columns"
        assert s.to_place[seat] == 0 or s.phase == JOKERS
        assert s.guess[seat] == NO_GUESS or s.phase == GUESS
        assert s.guess[seat] != HIDDEN
    assert (s.awaited == 0) == (s.phase in (START, DEAL, OVER))
    assert 0 <= s.first_cut <= s.second_cut <= s.row_left <= MAX_ROW
    assert s.phase != OVER or s.deck_left == s.row_left == 0
