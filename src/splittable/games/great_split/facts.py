"""Known facts about the real components, which every component file must fit."""

from splittable.core.datafile import DataFile, Place

MARKET_TOKENS = [0, 1, 1, 2, 2, 2, 3, 3, 4]
DEALT = ["II", "II", "II", "III", "III", "III"]
TWO_PLAYERS_ALSO_GET = {"II": "I", "III": "II"}

# E1: points by artwork level at market value 6
CURSOR_AT_SIX = [0] * 3 + [6] * 3 + [10] + [13] * 3 + [15]

# E3, E4: contracts that were reached, with their stars
REACHED_CONTRACTS = {"books": (5, 7), "artwork": (2, 4), "topaz": (6,), "emerald": (2,), "gold": (5,)}
REACHED_STARS = {"books": (4,), "artwork": (2,), "topaz": (1,), "gold": (3,)}
CAMILLES_BOOKS = (10, 7)  # E4: the value of her books, and their contracts
TILES = {"E3": {"books": 1, "artwork": 1}, "E4": {"books": 1, "gold": 2}}


def check_facts(file: DataFile) -> None:
    """Raise BadData if a file contradicts a fact or a worked example. Its fields are already checked."""
    data = file.data
    expect(file, ("market", "tokens"), sorted(data["market"]["tokens"]) == MARKET_TOKENS, f"are {MARKET_TOKENS}")
    dealt = [entry["level"] for entry in data["rounds"]]
    expect(file, ("rounds",), dealt == DEALT, f"deal the levels {', '.join(DEALT)}")
    extra = data["two_players_also_get"]
    expect(file, ("two_players_also_get",), extra == TWO_PLAYERS_ALSO_GET, f"is {TWO_PLAYERS_ALSO_GET}")
    points = [cursor_points(file, lead) for lead in range(-6, 5)]
    expect(file, ("market", "cursor"), points == CURSOR_AT_SIX, f"gives {CURSOR_AT_SIX} at market 6 (example E1)")
    for name, counts in REACHED_CONTRACTS.items():
        place: Place = ("resources", name, "contracts")
        expect(file, place, len(file.at(*place)) >= max(counts), f"are at least {max(counts)} (examples E3, E4)")
    for name, stars in REACHED_STARS.items():
        place = ("seals", name, "banners")
        found = {banner["stars"] for banner in file.at(*place)}
        expect(file, place, found >= set(stars), f"have one with {stars[0]} stars (examples E3, E4)")
    check_camille(file)
    for example, icons in TILES.items():
        tiles = [tile["contracts"] for tile in data["characters"]]
        fits = any(all(tile.get(name, 0) == count for name, count in icons.items()) for tile in tiles)
        expect(file, ("characters",), fits, f"have one with the contracts {icons} (example {example})")


def check_camille(file: DataFile) -> None:
    value, contracts = CAMILLES_BOOKS
    books = file.at("resources", "books")
    worth = [
        max((entry["points"] for entry in books["values"] if entry["space"] <= space), default=0)
        for space in range(books["last"] + 1)
    ]
    reached = [sum(contract <= space for contract in books["contracts"]) for space in range(books["last"] + 1)]
    both = any(pair == (value, contracts) for pair in zip(worth, reached, strict=True))
    expect(file, ("resources", "books"), both, f"has a space worth {value} with {contracts} contracts (example E4)")


def cursor_points(file: DataFile, lead: int) -> int:
    points: int = file.at("market", "cursor", "lowest")
    for entry in file.at("market", "cursor", "steps"):
        if entry["lead"] <= lead:
            points = entry["points"]
    return points


def expect(file: DataFile, place: Place, holds: bool, fact: str) -> None:
    if not holds:
        message = f"contradicts what is known about the box: {place[-1]} {fact}"
        raise file.error(place, message, "data_problem.box")
