"""Learning the tables: temporal differences on games that the policy plays; in the subset that Numba compiles.

After a game, every sheet on the way gets a target: the final score, mixed with the values of later sheets. The entries
that made up its value are moved a little towards that.
"""

from splittable.bots.splitter.policy import best_placement
from splittable.bots.splitter.rollout import Dice, roll_future, sheet_points
from splittable.bots.splitter.worth import (
    CELL_TABLE,
    HEARTS,
    NEAR,
    NEEDS,
    PLACES,
    RIMS,
    ROOMS,
    SPOILT,
    WEIGHTS,
    WELCOME,
    Desk,
    Sheet,
    Tables,
    add_plane,
    cell_index,
    copy_sheet,
    count_at,
    count_free_beside,
    group_index,
    heart_index,
    place_index,
    room_index,
    split_groups,
    weigh,
    write,
)
from splittable.core.fields import Struct, field
from splittable.games.splitter.codes import MAX_PAIRS, NUMBERS, Box
from splittable.games.splitter.kernel import beside, cell_count

MOST_ENTRIES = 160  # that make up the value of a sheet
TRUST = 0.8  # of the later score, against the later value
FEWEST = 8  # entries that share a step


class Trail(Struct):
    """The sheets of a game: the entries that made up their values."""

    length: list[int] = field(MAX_PAIRS, dtype="int16")
    entry: list[list[int]] = field(MAX_PAIRS, MOST_ENTRIES, dtype="int32")
    worth: list[float] = field(MAX_PAIRS, dtype="float64")
    rolls: list[int] = field(MAX_PAIRS)  # to come
    met: list[int] = field(WEIGHTS, dtype="int16")  # how often an entry occurs on a sheet
    score: int = field(dtype="int64")  # of the games played


def list_groups(trail: Trail, index: int, desk: Desk, box: Box, sheet: Sheet, stage: int) -> None:
    for number in range(1, NUMBERS + 1):
        board = sheet.boards[number]
        count = split_groups(desk, board)
        needs = 0
        welcome = 0
        spoilt = 0
        for place in range(count):
            if cell_count(desk.group[place]) == number:
                spoilt |= beside(desk.group[place])
        for place in range(count):
            group = desk.group[place]
            size = min(cell_count(group), number + 1)
            rim = beside(group) & sheet.free
            if size < number:
                rim &= ~spoilt
                welcome |= rim
                needs += number - size
            room = (rim | beside(rim)) & sheet.free
            star = 2 if group & box.stars else 1 if rim & box.stars else 0
            cells = min(cell_count(rim), RIMS - 1)
            put(trail, index, group_index(number, size, cells, star, stage))
            put(trail, index, room_index(number, size, cells, min(cell_count(room), ROOMS - 1), stage))
        places = min(cell_count(welcome), PLACES - 1)
        put(trail, index, place_index(number, places, min(needs, NEEDS - 1), stage))
        hearts = box.hearts & board
        if hearts and not box.hearts & ~(board | sheet.free):
            put(trail, index, heart_index(number, min(cell_count(hearts), HEARTS - 1), stage))


def list_cells(trail: Trail, index: int, desk: Desk, tables: Tables, box: Box, sheet: Sheet, stage: int) -> None:
    for plane in range(NEAR):
        desk.planes[plane] = 0
    count_free_beside(desk.planes, sheet.free)
    for number in range(1, NUMBERS + 1):
        weigh(desk, tables, box, sheet.boards[number], number, sheet.free, stage)
        add_plane(desk.planes, WELCOME, desk.welcome[number])
        add_plane(desk.planes, SPOILT, desk.spoilt[number])
    rest = sheet.free
    while rest:
        cell = rest & -rest
        rest ^= cell
        welcome = count_at(desk.planes, WELCOME, cell)
        spoilt = count_at(desk.planes, SPOILT, cell)
        star = 1 if box.stars & cell else 0
        put(trail, index, cell_index(welcome, spoilt, count_at(desk.planes, NEAR, cell), star, stage))


def put(trail: Trail, index: int, entry: int) -> None:
    trail.entry[index][trail.length[index]] = entry
    trail.length[index] += 1


def follow(trail: Trail, index: int, desk: Desk, tables: Tables, box: Box, sheet: Sheet) -> None:
    """Note what makes up the value of this sheet."""
    stage = tables.stage[sheet.rolls]
    trail.length[index] = 0
    trail.rolls[index] = sheet.rolls
    list_groups(trail, index, desk, box, sheet, stage)
    list_cells(trail, index, desk, tables, box, sheet, stage)
    worth = float(tables.start[sheet.rolls])
    for place in range(trail.length[index]):
        worth += tables.weights[trail.entry[index][place]]
    trail.worth[index] = worth


def correct(trail: Trail, index: int, tables: Tables, step: float, cells: float) -> None:
    """Move the value of this sheet by about `step`. Cells are redundant: their steps are divided by squares."""
    groups = 0
    squares = 0
    for place in range(trail.length[index]):
        entry = trail.entry[index][place]
        if entry < CELL_TABLE:
            groups += 1
        else:
            trail.met[entry] += 1
    for place in range(trail.length[index]):
        squares += trail.met[trail.entry[index][place]]
    for place in range(trail.length[index]):
        entry = trail.entry[index][place]
        trail.met[entry] = 0
        if entry < CELL_TABLE:
            tables.weights[entry] += 2.0 * step / max(FEWEST, groups)
        else:
            tables.weights[entry] += cells * step / max(FEWEST, squares)
    tables.start[trail.rolls[index]] += 0.3 * step


def learn(
    sheets: list[Sheet],
    boxes: list[Box],
    tables: list[Tables],
    desks: list[Desk],
    dices: list[Dice],
    trails: list[Trail],
    seed: int,
    first: int,
    games: int,
    rate: float,
    cells: float,
) -> None:
    """Play games from number `first` on, alternating between the boxes, and learn from each at this rate.

    Free cells learn at `cells` times the rate. Sheet b is an empty one of box b. The last sheet is scratch.
    """
    trail = trails[0]
    sheet = sheets[len(sheets) - 1]
    for game in range(first, first + games):
        box = boxes[game % len(boxes)]
        copy_sheet(sheet, sheets[game % len(boxes)])
        rounds = sheet.rolls
        roll_future(dices[0], seed, game, rounds)
        for index in range(rounds):
            high = dices[0].high[index]
            low = dices[0].low[index]
            best = best_placement(desks[0], tables[0], box, sheet, high, low)
            write(sheet, box, best >> 1, high if best & 1 else low, low if best & 1 else high)
            follow(trail, index, desks[0], tables[0], box, sheet)
        score = sheet_points(sheet, box)
        trail.score += score
        target = float(score)
        for index in range(rounds - 2, -1, -1):  # the value of a full sheet is its score: nothing to learn
            correct(trail, index, tables[0], rate * (target - trail.worth[index]), cells)
            target = TRUST * target + (1.0 - TRUST) * trail.worth[index]
