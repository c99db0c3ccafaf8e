"""The rules of Split it!, in the subset that Numba compiles. RULES.md explains the numbers."""

from splittable.games.split_it.codes import (
    BLACK,
    CARD_AT,
    CUT,
    DEAL,
    GUESS,
    GUESS_AT,
    JOKER,
    JOKER_AT,
    JOKERS,
    MAX_ROW,
    NO_GUESS,
    NUMBERS,
    OVER,
    PINK,
    REMOVE,
    REMOVE_AT,
    REPEATS,
    START,
    WHITE,
    Box,
)
from splittable.games.split_it.state import State


def setup(s: State, box: Box, players: int) -> None:
    s.players = players
    s.phase = START
    for card in range(1, JOKER + 1):
        s.deck[card] = box.deck[card]
        s.deck_left += box.deck[card]
    for seat in range(players):
        s.guess[seat] = NO_GUESS
        s.shown[seat] = NO_GUESS


def acting(s: State, box: Box) -> int:
    return s.awaited


def legal(s: State, box: Box, seat: int, out: list[int]) -> int:
    count = 0
    if s.phase == CUT:  # S6: each section has at least one card
        for first in range(1, s.row_left - 1):
            code = cut_code(first, first + 1)
            for _ in range(first + 1, s.row_left):
                out[count] = code
                code += 1
                count += 1
    elif s.phase == JOKERS:  # S16
        for number in range(1, NUMBERS + 1):
            if s.columns[seat][number]:
                out[count] = JOKER_AT + number - 1
                count += 1
    else:
        base = REMOVE_AT if s.phase == REMOVE else GUESS_AT
        for section in range(3):
            if section_start(s, section) < section_end(s, section):
                out[count] = base + section
                count += 1
    return count


def chance(s: State, box: Box, out: list[int], weight: list[int]) -> int:
    count = 0
    if s.phase == START:  # S4
        for seat in range(s.players):
            out[seat] = seat
            weight[seat] = 1
        return s.players
    deck = s.deck
    for card in range(1, JOKER + 1):
        copies = deck[card]
        out[count] = CARD_AT - 1 + card
        weight[count] = copies
        if copies:
            count += 1
    return count


def apply(s: State, box: Box, seat: int, action: int) -> None:
    if s.phase == DEAL:
        lay_card(s, box, action - CARD_AT + 1)
    elif s.phase == GUESS:
        s.guess[seat] = action - GUESS_AT
        s.awaited &= ~(1 << seat)
        if s.awaited == 0:
            reveal(s)
    elif s.phase == CUT:
        first = first_of_cut(action)
        cut(s, first, first + 1 + action - cut_code(first, first + 1))
    elif s.phase == JOKERS:
        place_joker(s, seat, action - JOKER_AT + 1)
    elif s.phase == REMOVE:
        remove(s, action - REMOVE_AT)
    else:
        s.starter = action
        s.holder = action
        s.phase = DEAL


def is_over(s: State, box: Box) -> bool:
    return s.phase == OVER


def revocable(s: State, box: Box) -> int:
    """The seats whose last choice is still hidden from the others."""
    mask = 0
    if s.phase == GUESS:
        for seat in range(s.players):
            if s.guess[seat] != NO_GUESS:
                mask |= 1 << seat
    elif s.phase == JOKERS:
        for seat in range(s.players):
            for number in range(1, NUMBERS + 1):
                if s.unseen[seat][number]:
                    mask |= 1 << seat
    return mask


def score(s: State, box: Box, out: list[int]) -> None:
    for seat in range(s.players):
        out[seat] = 0
    for number in range(1, NUMBERS + 1):  # S21
        most = 1
        for seat in range(s.players):
            if s.columns[seat][number] > most:
                most = s.columns[seat][number]
        for seat in range(s.players):
            if s.columns[seat][number] == most:
                out[seat] += number


def tiebreak(s: State, box: Box, out: list[int]) -> None:
    for seat in range(s.players):  # S22
        out[seat] = column_count(s, seat)


def cut_code(first: int, second: int) -> int:
    """Cuts are numbered in lexicographic order: 1 2, 1 3, … 1 8, 2 3, …"""
    return (first - 1) * (2 * MAX_ROW - 2 - first) // 2 + second - first - 1


def first_of_cut(code: int) -> int:
    first = 1
    while cut_code(first + 1, first + 2) <= code:
        first += 1
    return first


def section_start(s: State, section: int) -> int:
    if section == WHITE:
        return 0
    return s.first_cut if section == PINK else s.second_cut


def section_end(s: State, section: int) -> int:
    if section == BLACK:
        return s.row_left
    return s.first_cut if section == WHITE else s.second_cut


def column_count(s: State, seat: int) -> int:
    count = 0
    for number in range(1, NUMBERS + 1):
        if s.columns[seat][number]:
            count += 1
    return count


def lay_card(s: State, box: Box, card: int) -> None:
    laid = s.row_left
    s.deck[card] -= 1
    s.deck_left -= 1
    s.row[laid] = card
    s.row_left = laid + 1
    if laid + 1 == box.row[s.players] or s.deck_left == 0:  # S5
        s.round += 1
        continue_row(s)


def cut(s: State, first: int, second: int) -> None:
    s.first_cut = first
    s.second_cut = second
    if s.players == 2:  # S7
        s.phase = REMOVE
        s.awaited = 1 << (1 - s.holder)
    else:
        ask_guesses(s)


def remove(s: State, section: int) -> None:
    """S7: the section is empty from now on, so it can't be guessed."""
    start = section_start(s, section)
    end = section_end(s, section)
    width = end - start
    discard(s, start, end)
    close_gap(s, start, end)
    if section == WHITE:
        s.first_cut = 0
    if section != BLACK:
        s.second_cut -= width
    ask_guesses(s)


def ask_guesses(s: State) -> None:
    s.phase = GUESS  # S8
    s.awaited = ((1 << s.players) - 1) & ~s.done


def reveal(s: State) -> None:
    """S9, section by section from the right, so that the places of the others stay valid."""
    before = s.row_left
    for seat in range(s.players):
        s.shown[seat] = s.guess[seat]
        s.guess[seat] = NO_GUESS
    for section in range(BLACK, WHITE - 1, -1):
        start = section_start(s, section)
        end = section_end(s, section)
        guessers = 0
        winner = -1
        for seat in range(s.players):
            if s.shown[seat] == section:
                guessers += 1
                winner = seat
        if guessers == 1:
            win(s, winner, start, end)
            close_gap(s, start, end)
        elif guessers == 0:
            discard(s, start, end)
            close_gap(s, start, end)
    s.first_cut = 0
    s.second_cut = 0
    s.repeats = s.repeats + 1 if s.row_left == before else 0
    ask_jokers(s)


def win(s: State, seat: int, start: int, end: int) -> None:
    s.done |= 1 << seat
    s.to_place[seat] += s.waiting[seat]  # S17
    s.waiting[seat] = 0
    for place in range(start, end):  # S16: numbers first
        if s.row[place] == JOKER:
            s.to_place[seat] += 1
        else:
            s.columns[seat][s.row[place]] += 1


def discard(s: State, start: int, end: int) -> None:
    for place in range(start, end):
        s.gone[s.row[place]] += 1


def close_gap(s: State, start: int, end: int) -> None:
    width = end - start
    for place in range(start, s.row_left):
        s.row[place] = s.row[place + width] if place + width < s.row_left else 0
    s.row_left -= width


def ask_jokers(s: State) -> None:
    """S16–S18. Without a column jokers wait; with one there is nothing to choose."""
    for seat in range(s.players):
        if s.to_place[seat]:
            columns = column_count(s, seat)
            if columns > 1:
                s.awaited |= 1 << seat
            elif columns == 1:
                for number in range(1, NUMBERS + 1):
                    if s.columns[seat][number]:
                        s.columns[seat][number] += s.to_place[seat]
                        s.jokers[seat][number] += s.to_place[seat]
                s.to_place[seat] = 0
            else:
                s.waiting[seat] = s.to_place[seat]
                s.to_place[seat] = 0
    if s.awaited:
        s.phase = JOKERS
    else:
        continue_row(s)


def place_joker(s: State, seat: int, number: int) -> None:
    s.columns[seat][number] += 1
    s.jokers[seat][number] += 1
    s.unseen[seat][number] += 1
    s.to_place[seat] -= 1
    if s.to_place[seat] == 0:
        s.awaited &= ~(1 << seat)
    if s.awaited == 0:
        for other in range(s.players):
            for column in range(1, NUMBERS + 1):
                s.unseen[other][column] = 0
        continue_row(s)


def continue_row(s: State) -> None:
    """What happens with the cards left in the row (S10–S13)."""
    if s.row_left > 3:
        s.phase = CUT
        s.awaited = 1 << s.holder
    elif s.row_left == 3:  # S10: the only cut
        cut(s, 1, 2)
    elif s.row_left == 2 and s.repeats < REPEATS:  # S11: white and black, pink stays empty
        s.first_cut = 1
        s.second_cut = 1
        ask_guesses(s)
    else:
        end_round(s)


def end_round(s: State) -> None:
    discard(s, 0, s.row_left)  # S11, S12
    close_gap(s, 0, s.row_left)
    s.done = 0
    s.repeats = 0
    s.holder = (s.holder + 1) % s.players  # S13
    s.phase = DEAL if s.deck_left else OVER  # S20
