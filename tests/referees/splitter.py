"""A referee for Splitter, written from the numbered rules alone.

Everybody has a sheet of paper: a cell that is written on maps to its number, a free cell is simply not there yet.
What a player writes counts once all players of the round have written.
"""

CHANCE = -1
FACES = range(1, 7)
ROUNDS = 22  # T3
LEFT_COLUMNS = "abcd"  # the left half of the eight-wide grid, as cells are named in moves

# T2. A dot is no cell, # a cell, * a star, H a heart; the centre line runs through the middle of each string.
SHEETS: dict[str, tuple[str, ...]] = {
    "A": (
        "..####..",
        ".######.",
        "########",
        "*######*",
        "########",
        ".######.",
        "..####..",
    ),
    "B": (
        "###..#H#",
        "########",
        ".H#####.",
        ".##..##.",
        ".###H##.",
        "########",
        "#*#..#*#",
    ),
}

Cell = tuple[int, int]  # row from the top, column from the left, both from 0
Sheet = dict[Cell, int]


def cells_marked(rows: tuple[str, ...], marks: str) -> list[Cell]:
    return [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark in marks]


def mirror(cell: Cell) -> Cell:
    """T2: same row, same distance from the centre line."""
    row, column = cell
    return (row, 7 - column)


def cell_name(cell: Cell) -> str:
    row, column = cell
    return f"{LEFT_COLUMNS[column]}{row + 1}"


def groups(sheet: Sheet) -> list[list[Cell]]:
    """T6: maximal sets of equal numbers, connected over edges; a gap has no cell and so connects nothing."""
    found: list[list[Cell]] = []
    unvisited = set(sheet)
    while unvisited:
        start = min(unvisited)
        unvisited.remove(start)
        group = [start]
        for row, column in group:  # the list grows while it is walked
            for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if near in unvisited and sheet[near] == sheet[start]:
                    unvisited.remove(near)
                    group.append(near)
        found.append(group)
    return found


class SplitterReferee:
    """Runs one game for 1 to 12 players who all have the same sheet."""

    def __init__(self, players: int, **options: object) -> None:
        if not 1 <= players <= 12:  # T1
            raise ValueError(f"Splitter is for 1 to 12 players, not {players}")
        sheet = options.pop("sheet", "A")
        if not isinstance(sheet, str) or sheet not in SHEETS:
            raise ValueError(f"there is no sheet {sheet!r}; choose from {sorted(SHEETS)}")
        if options:
            raise ValueError(f"unknown options {sorted(options)}")
        rows = SHEETS[sheet]
        self.players = players
        self.cells = cells_marked(rows, "#*H")
        self.stars = cells_marked(rows, "*")
        self.hearts = cells_marked(rows, "H")
        self.left_cells = [(row, column) for row, column in self.cells if column < 4]
        assert all(mirror(cell) in self.cells for cell in self.cells), "T2: the sheet is no mirror image"
        assert len(self.left_cells) == ROUNDS
        self.sheets: list[Sheet] = [{} for _ in range(players)]
        self.dice: tuple[int, int] | None = None  # as rolled this round, the larger first
        self.written: dict[int, str] = {}  # this round's moves, not shown yet (T5)
        self.rounds_played = 0

    # ------------------------------------------------------------------ the interface

    @property
    def is_over(self) -> bool:
        return self.rounds_played == ROUNDS

    def acting(self) -> tuple[int, ...]:
        if self.is_over:
            return ()
        if self.dice is None:
            return (CHANCE,)
        return tuple(self._still_to_write())

    def legal(self, seat: int) -> list[str]:
        return self._moves(seat) if seat in self._still_to_write() else []

    def chances(self) -> list[tuple[str, int]]:
        """T3: of the 36 ways two dice can fall, a double is one and any other pair two."""
        if self.is_over or self.dice is not None:
            return []
        return [(f"roll {high} {low}", 1 if high == low else 2) for high in FACES for low in FACES if low <= high]

    def play(self, seat: int, move: str) -> None:
        allowed = [text for text, _ in self.chances()] if seat == CHANCE else self.legal(seat)
        if move not in allowed:
            raise ValueError(f"seat {seat} may not play {move!r}; allowed: {allowed}")
        if seat == CHANCE:
            _, high, low = move.split()
            self.dice = (int(high), int(low))
            self._make_forced_moves()
        else:
            self.written[seat] = move
        if not self._still_to_write():
            self._finish_round()

    def scores(self) -> list[int]:
        return [self._score(sheet) for sheet in self.sheets]

    def winners(self) -> list[int]:
        """T10: the highest total, shared if tied."""
        totals = self.scores()
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    # ------------------------------------------------------------------ a round

    def _still_to_write(self) -> list[int]:
        if self.dice is None:
            return []
        return [seat for seat in range(self.players) if seat not in self.written]

    def _moves(self, seat: int) -> list[str]:
        """T4: any free pair, either number on the left; a double looks the same both ways round."""
        assert self.dice is not None
        high, low = self.dice
        on_the_left = [low] if low == high else [low, high]
        free = [cell for cell in self.left_cells if cell not in self.sheets[seat]]
        return [f"write {cell_name(cell)} {number}" for cell in free for number in on_the_left]

    def _make_forced_moves(self) -> None:
        """A seat with a single legal move is not asked: a double for the last pair."""
        for seat in self._still_to_write():
            moves = self._moves(seat)
            if len(moves) == 1:
                self.written[seat] = moves[0]

    def _finish_round(self) -> None:
        """T5: everybody has written, so the numbers are shown and stay."""
        for seat, move in self.written.items():
            self._write_down(self.sheets[seat], move)
        self.written = {}
        self.dice = None
        self.rounds_played += 1
        if self.is_over:
            assert all(sorted(sheet) == sorted(self.cells) for sheet in self.sheets), "a cell stayed free"

    def _write_down(self, sheet: Sheet, move: str) -> None:
        assert self.dice is not None
        _, place, number = move.split()
        left = (int(place[1:]) - 1, LEFT_COLUMNS.index(place[0]))
        pair = list(self.dice)
        pair.remove(int(number))
        assert left not in sheet and mirror(left) not in sheet, "T4: a written number never changes"
        sheet[left] = int(number)
        sheet[mirror(left)] = pair[0]

    # ------------------------------------------------------------------ the score

    def _score(self, sheet: Sheet) -> int:
        total = 0
        for group in groups(sheet):
            number = sheet[group[0]]
            if len(group) == number:  # T7
                starred = any(star in group for star in self.stars)
                total += number * 2 if starred else number  # T8: doubled once
        filled = self.hearts and all(heart in sheet for heart in self.hearts)
        if filled and len({sheet[heart] for heart in self.hearts}) == 1:  # T9
            total += 5
        return total
