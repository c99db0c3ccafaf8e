"""The best sheet for known dice, by simulated annealing; in the subset that Numba compiles.

The rolls lie in the free pairs of a sheet. A step turns one of them round or swaps two, and is kept at random:
always if it scores no less, less often the more it costs and the lower the temperature. With `any_dice` the rolls are
free too, and a step writes another number into a cell. Only the numbers that a step moves are rescored.
"""

from math import exp

from splittable.core.fields import Struct, field
from splittable.core.rng import below, next_word
from splittable.games.splitter.codes import MAX_PAIRS, NUMBERS, Box
from splittable.games.splitter.kernel import group_points, heart_points

LEVELS = 64  # of temperature, falling by the same factor
HOTTEST = 1.2
COLDEST = 0.25
LOSSES = 64  # no step costs as much


class Search(Struct):
    """The current sheet and the best one so far. `boards` also contain what is already written."""

    any_dice: int = field()
    count: int = field()  # free pairs, and as many rolls
    pair: list[int] = field(MAX_PAIRS)
    roll: list[int] = field(MAX_PAIRS)  # which roll lies in the pair
    left: list[int] = field(MAX_PAIRS)  # the numbers of that roll as they lie
    right: list[int] = field(MAX_PAIRS)
    boards: list[int] = field(NUMBERS + 1, dtype="int64")
    points: list[int] = field(NUMBERS + 1, dtype="int16")  # by number
    total: int = field(dtype="int16")
    best_total: int = field(dtype="int16")
    target: int = field(dtype="int16")  # a sheet that scores this much is good enough
    best_roll: list[int] = field(MAX_PAIRS)
    best_left: list[int] = field(MAX_PAIRS)
    best_right: list[int] = field(MAX_PAIRS)
    accept: list[int] = field(LOSSES, dtype="int64")  # by loss: keep a step if a random word is below this
    g: list[int] = field(4, dtype="int64")


def anneal(searches: list[Search], boxes: list[Box], steps: int) -> None:
    """Shuffle the rolls, cool down in this many steps, and keep the best sheet if it is a better one."""
    search = searches[0]
    box = boxes[0]
    shuffle(search, box)
    keep_best(search)
    temperature = HOTTEST
    for _ in range(LEVELS):
        for loss in range(LOSSES):
            search.accept[loss] = int(exp(-loss / temperature) * 4294967296.0)
        for _ in range(steps // LEVELS):
            if search.any_dice:
                try_number(search, box)
            else:
                try_step(search, box)
            if search.total > search.best_total:
                keep_best(search)
        if search.best_total >= search.target:
            return
        temperature *= (COLDEST / HOTTEST) ** (1.0 / (LEVELS - 1))


def shuffle(search: Search, box: Box) -> None:
    for slot in range(search.count - 1, 0, -1):
        exchange(search, box, slot, below(search.g, slot + 1))
    for slot in range(search.count):
        if next_word(search.g) & 1:
            turn(search, box, slot)
    search.total = 0
    for number in range(1, NUMBERS + 1):
        search.points[number] = number_points(search, box, number)
        search.total += search.points[number]


def try_step(search: Search, box: Box) -> None:
    """A quarter of the steps turn a roll round, the others swap two."""
    word = next_word(search.g)
    one = ((word >> 2 & 32767) * search.count) >> 15
    other = ((word >> 17) * search.count) >> 15
    left = search.left[one]
    right = search.right[one]
    if word & 3 == 0:
        if left != right:
            turn(search, box, one)
            if not is_kept(search, box, 1 << left | 1 << right):
                turn(search, box, one)
    elif left != search.left[other] or right != search.right[other]:
        changed = 0
        if left != search.left[other]:
            changed |= 1 << left | 1 << search.left[other]
        if right != search.right[other]:
            changed |= 1 << right | 1 << search.right[other]
        exchange(search, box, one, other)
        if not is_kept(search, box, changed):
            exchange(search, box, one, other)


def try_number(search: Search, box: Box) -> None:
    word = next_word(search.g)
    slot = ((word >> 1 & 32767) * search.count) >> 15
    number = 1 + (((word >> 16) * NUMBERS) >> 16)
    left = search.left[slot]
    right = search.right[slot]
    before = left if word & 1 else right
    if number != before:
        rewrite(search, box, slot, number if word & 1 else left, right if word & 1 else number)
        if not is_kept(search, box, 1 << before | 1 << number):
            rewrite(search, box, slot, left, right)


def is_kept(search: Search, box: Box, changed: int) -> bool:
    """Score the numbers that have moved; False if the step must be undone."""
    before = 0
    after = 0
    for number in range(1, NUMBERS + 1):
        if changed >> number & 1:
            before += search.points[number]
            after += number_points(search, box, number)
    loss = before - after
    if loss > 0 and (loss >= LOSSES or next_word(search.g) >= search.accept[loss]):
        return False
    for number in range(1, NUMBERS + 1):
        if changed >> number & 1:
            search.points[number] = number_points(search, box, number)
    search.total -= loss
    return True


def number_points(search: Search, box: Box, number: int) -> int:
    board = search.boards[number]
    return group_points(board, number, box.stars) + heart_points(board, box.hearts)


def turn(search: Search, box: Box, slot: int) -> None:
    rewrite(search, box, slot, search.right[slot], search.left[slot])


def exchange(search: Search, box: Box, one: int, other: int) -> None:
    left = search.left[one]
    right = search.right[one]
    roll = search.roll[one]
    rewrite(search, box, one, search.left[other], search.right[other])
    rewrite(search, box, other, left, right)
    search.roll[one] = search.roll[other]
    search.roll[other] = roll


def rewrite(search: Search, box: Box, slot: int, left: int, right: int) -> None:
    left_cell = box.left[search.pair[slot]]
    right_cell = box.right[search.pair[slot]]
    search.boards[search.left[slot]] ^= left_cell
    search.boards[left] ^= left_cell
    search.boards[search.right[slot]] ^= right_cell
    search.boards[right] ^= right_cell
    search.left[slot] = left
    search.right[slot] = right


def keep_best(search: Search) -> None:
    if search.total > search.best_total:
        search.best_total = search.total
        for slot in range(search.count):
            search.best_roll[slot] = search.roll[slot]
            search.best_left[slot] = search.left[slot]
            search.best_right[slot] = search.right[slot]
