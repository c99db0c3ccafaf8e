"""What a placement changes on a sheet of Splitter, compared with another one. Plain facts for the coach."""

from collections.abc import Iterator
from dataclasses import dataclass

from splittable.games.splitter.codes import COLUMNS, NUMBERS, ROWS, STRIDE, Box
from splittable.games.splitter.groups import OPEN, SCORING, Group, groups
from splittable.games.splitter.kernel import beside, group_around, group_points, heart_points
from splittable.games.splitter.news import sheet_news
from splittable.games.splitter.shown import SheetNews

MOST_STEPS = ROWS + COLUMNS


@dataclass(frozen=True)
class Placement:
    """A sheet before and after both numbers are written."""

    box: Box
    before: list[int]  # the cells of each number
    pair: int
    left: int  # the number that goes left, and the other one
    right: int

    @property
    def after(self) -> list[int]:
        boards = list(self.before)
        boards[self.left] |= self.box.left[self.pair]
        boards[self.right] |= self.box.right[self.pair]
        return boards

    @property
    def cells(self) -> int:
        return self.box.left[self.pair] | self.box.right[self.pair]

    @property
    def free(self) -> int:
        free = self.box.cells
        for board in self.after:
            free &= ~board
        return free

    def written(self) -> list[tuple[int, int]]:
        """Each number with its new cell."""
        return [(self.left, self.box.left[self.pair]), (self.right, self.box.right[self.pair])]

    def old(self) -> tuple[Group, ...]:
        return groups(self.before, self.box)

    def new(self) -> tuple[Group, ...]:
        return groups(self.after, self.box)

    def news(self) -> SheetNews:
        return sheet_news(self.before, self.after, self.box)

    def points(self) -> int:
        """What it adds to the score at once; less than nothing if it spoils more."""
        return total(self.after, self.box) - total(self.before, self.box)

    def group_at(self, cells: int) -> Group:
        """The group of the sheet after it that holds these cells."""
        return next(group for group in self.new() if group.cells & cells)

    def room(self, group: Group) -> int:
        """Free cells beside a group."""
        return (beside(group.cells) & self.free).bit_count()

    def space(self, group: Group) -> int:
        """Free cells at most two steps away, over free cells."""
        near = beside(group.cells) & self.free
        return ((near | beside(near)) & self.free).bit_count()

    def grown(self) -> Iterator[Group]:
        """Open groups that were there before and have a cell more."""
        for number, cell in self.written():
            group = self.group_at(cell)
            if group.state == OPEN and group.cells & self.before[number]:
                yield group

    def links(self, number: int, cell: int) -> int:
        """The size of the group that one more cell would make of a new one and another; 0 if there is no such cell."""
        board = self.after[number]
        own = group_around(cell, board)
        best = 0
        rim = beside(own) & self.free
        while rim:
            step = rim & -rim
            rim ^= step
            joined = group_around(step, board | step)
            if own.bit_count() + 1 < joined.bit_count() <= number:
                best = max(best, joined.bit_count())
        return best


def steps_between(cell: int, others: int) -> int:
    """Steps from a cell to the nearest of others, straight over the grid."""
    row, column = divmod(cell.bit_length() - 1, STRIDE)
    nearest = MOST_STEPS
    while others:
        other = others & -others
        others ^= other
        there = divmod(other.bit_length() - 1, STRIDE)
        nearest = min(nearest, abs(row - there[0]) + abs(column - there[1]))
    return nearest


def total(boards: list[int], box: Box) -> int:
    return sum(
        group_points(boards[number], number, box.stars) + heart_points(boards[number], box.hearts)
        for number in range(1, NUMBERS + 1)
    )


def kept_open(placement: Placement, number: int) -> int:
    """Groups of a number that were there before, and score or still can after it."""
    survivors = {
        group.cells
        for group in placement.new()
        if group.number == number and group.state in (OPEN, SCORING) and group.cells & placement.before[number]
    }
    return len(survivors)
