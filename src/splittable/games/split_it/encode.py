"""The observation of a seat as numbers, own seat first, in the subset that Numba compiles."""

from splittable.games.split_it.codes import JOKER, MAX_PLAYERS, MAX_ROW, NO_GUESS, NUMBERS, OVER, Box
from splittable.games.split_it.state import State

# name, length; a test checks that `observe` fills exactly these, in this order
OBSERVATION = (
    ("players", 1),
    ("phase", 1),
    ("round", 1),
    ("holder", 1),  # seats to my left
    ("row", MAX_ROW),  # card by place, 11 a joker, 0 none
    ("cuts", 2),
    ("deck", JOKER),  # cards left of each kind, jokers last
    ("gone", JOKER),
    ("my_guess", 1),  # 0 none, 1 white, 2 pink, 3 black
    ("acting", MAX_PLAYERS),
    ("chosen", MAX_PLAYERS),
    ("done", MAX_PLAYERS),
    ("waiting", MAX_PLAYERS),
    ("to_place", MAX_PLAYERS),
    ("columns", MAX_PLAYERS * NUMBERS),
)
SIZE = sum(length for _, length in OBSERVATION)

# The same for networks (`adapters.onehot`): fields with so many values become one-hot, the others are divided by their
# usual largest value, and those by seat are cut to the seats of the table.
ONEHOT = {"phase": OVER + 1, "holder": MAX_PLAYERS, "row": JOKER + 1, "cuts": MAX_ROW, "my_guess": 4}
LARGEST = {"players": MAX_PLAYERS, "round": 10, "deck": 15, "gone": 15, "waiting": 4, "to_place": 4, "columns": 10}
BY_SEAT = ("acting", "chosen", "done", "waiting", "to_place", "columns")


def observe(s: State, box: Box, seat: int, out: list[int]) -> None:
    out[0] = s.players
    out[1] = s.phase
    out[2] = s.round
    out[3] = (s.holder - seat) % s.players
    at = 4
    for place in range(MAX_ROW):
        out[at + place] = s.row[place]
    at += MAX_ROW
    out[at] = s.first_cut
    out[at + 1] = s.second_cut
    at += 2
    for card in range(JOKER):
        out[at + card] = s.deck[card + 1]
        out[at + JOKER + card] = s.gone[card + 1]
    at += 2 * JOKER
    out[at] = s.guess[seat] + 1
    at += 1
    other = seat
    for place in range(s.players):
        out[at + place] = (s.awaited >> other) & 1
        out[at + MAX_PLAYERS + place] = 1 if s.guess[other] != NO_GUESS else 0
        out[at + 2 * MAX_PLAYERS + place] = (s.done >> other) & 1
        out[at + 3 * MAX_PLAYERS + place] = s.waiting[other]
        out[at + 4 * MAX_PLAYERS + place] = s.to_place[other]
        observe_columns(s, other, place > 0, out, at + 5 * MAX_PLAYERS + place * NUMBERS)
        other = other + 1 if other + 1 < s.players else 0


def observe_columns(s: State, seat: int, is_other: bool, out: list[int], at: int) -> None:
    columns = s.columns[seat]
    unseen = s.unseen[seat]
    for number in range(NUMBERS):
        out[at + number] = columns[number + 1] - (unseen[number + 1] if is_other else 0)  # S18
