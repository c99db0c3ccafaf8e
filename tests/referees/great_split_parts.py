"""The Great Split's parts as plain facts."""

RESOURCES: tuple[str, ...] = ("books", "artwork", "topaz", "emerald", "gold")

# Every track is the row of its spaces, the start space first. On a space can be:
#   .  nothing        c  a contract       >  a double arrow
#   v4 a book value   s2 a banner of so many stars
#   or the name of a resource that moves one step
_ROWS: dict[str, str] = {
    "books": ". . v2 c v4 c v6 c v8 c v9 c v10 c c c",
    "artwork": ". . . . c . . c . . c . c . c . c",
    "topaz": ". . . . . c . . c . c . c c c .",
    "emerald": ". . . . . c . . c . c . c c c .",
    "gold": ". . . > c . > c . c > c c",
    "seal-books": ". books . s1 . s2 books s3 . s4",
    "seal-artwork": ". artwork . s1 . s2 artwork s3 . s4",
    "seal-topaz": ". topaz s1 . s2 topaz . s3",
    "seal-emerald": ". s1 emerald . s2 emerald . s3",
    "seal-gold": ". gold s1 . s2 gold . s3",
}
TRACKS: dict[str, list[str]] = {track: row.split() for track, row in _ROWS.items()}

# The tracks that a seal icon can move.
SEALS: dict[str, tuple[str, ...]] = {
    "diamond": ("seal-books", "seal-artwork"),
    "square": ("seal-topaz", "seal-emerald", "seal-gold"),
    "star": ("seal-books", "seal-artwork", "seal-topaz", "seal-emerald", "seal-gold"),
}

# The cards of the three levels, in order: an icon and how often it is on the card.
LEVEL_NAMES: dict[int, str] = {1: "I", 2: "II", 3: "III"}
CARD_FACES: dict[int, list[tuple[str, int]]] = {
    1: [
        *[("books", 1)] * 3,
        *[("artwork", 1)] * 3,
        *[("topaz", 1)] * 3,
        *[("emerald", 1)] * 3,
        *[("gold", 1)] * 3,
        ("books", 2),
        ("artwork", 2),
        ("topaz", 2),
        ("emerald", 2),
        ("gold", 2),
        ("prestige", 2),
        ("prestige", 3),
        *[("diamond", 1)] * 3,
        *[("square", 1)] * 3,
        ("star", 1),
    ],
    2: [
        *[("books", 2)] * 3,
        *[("artwork", 2)] * 3,
        *[("topaz", 2)] * 3,
        *[("emerald", 2)] * 3,
        *[("gold", 2)] * 3,
        ("prestige", 4),
        ("diamond", 2),
        *[("square", 2)] * 2,
        *[("star", 1)] * 2,
    ],
    3: [
        *[("books", 3)] * 3,
        *[("artwork", 3)] * 3,
        *[("topaz", 3)] * 3,
        *[("emerald", 3)] * 3,
        *[("gold", 3)] * 3,
        *[("prestige", 5)] * 2,
        ("diamond", 2),
        ("square", 2),
        *[("star", 2)] * 2,
    ],
}

# Character tiles: start icons, contract icons.
CHARACTERS: dict[str, tuple[list[str], list[str]]] = {
    "C1": (["books", "books", "books"], ["books", "artwork", "topaz"]),
    "C2": (["artwork", "topaz", "emerald"], ["books", "gold", "gold"]),
    "C3": (["topaz", "emerald", "gold"], ["books", "artwork", "emerald"]),
    "C4": (["artwork", "artwork", "artwork"], ["topaz", "emerald", "gold"]),
    "C5": (["emerald", "emerald", "emerald"], ["artwork", "topaz", "gold"]),
    "C6": (["topaz", "topaz", "topaz"], ["books", "emerald", "gold"]),
    "C7": ([*RESOURCES, "prestige", "prestige"], []),
}

# Round: level dealt, hand limit.
ROUNDS: dict[int, tuple[int, int]] = {
    1: (2, 5),
    2: (2, 6),
    3: (2, 6),
    4: (3, 7),
    5: (3, 7),
    6: (3, 7),
}

MARKET_TOKENS: list[int] = [0, 1, 1, 2, 2, 2, 3, 3, 4]
SCORING_TOKENS: list[str] = ["books", "artwork", "gems", "none"]
SCORING_LINES: tuple[int, int] = (3, 4)
