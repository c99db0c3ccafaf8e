"""The field table of Split it!, and what must hold in every state."""

from splittable.core.fields import Struct, field
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


class State(Struct):
    players: int = field()
    phase: int = field()
    awaited: int = field()  # the seats that may act now, as bits
    starter: int = field()
    holder: int = field()  # the player with the split cards
    round: int = field()  # 0 before the first row is complete
    deck: list[int] = field(JOKER + 1)  # cards not drawn yet, by kind
    deck_left: int = field()
    row: list[int] = field(MAX_ROW)
    row_left: int = field()
    first_cut: int = field()  # sections are row[:first_cut], row[first_cut:second_cut], row[second_cut:row_left]
    second_cut: int = field()
    done: int = field()  # S9: who has won cards this round, as bits
    guess: list[int] = field(MAX_PLAYERS)
    shown: list[int] = field(MAX_PLAYERS)  # the guesses of the last reveal
    repeats: int = field()  # S11
    columns: list[list[int]] = field(MAX_PLAYERS, NUMBERS + 1)  # cards by number, jokers included
    jokers: list[list[int]] = field(MAX_PLAYERS, NUMBERS + 1)  # how many of them are jokers
    unseen: list[list[int]] = field(MAX_PLAYERS, NUMBERS + 1)  # S18: jokers the others don't see yet
    waiting: list[int] = field(MAX_PLAYERS)  # S17: waiting jokers
    to_place: list[int] = field(MAX_PLAYERS)  # jokers whose owner must choose a column now
    gone: list[int] = field(JOKER + 1)  # cards that left the game, by kind


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
