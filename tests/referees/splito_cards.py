"""Splito's cards as plain facts."""

COLORS: tuple[str, ...] = ("red", "orange", "yellow", "green", "blue", "black")
VALUES: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
COPIES: int = 2

# Name, points, symbol ("" if none), goal. A goal is one of
#   most X              strictly the most number cards of colour or value X
#   exactly N X         exactly N number cards of value X
#   has X Y Z           each of these colours at least once
#   kinds A >= N ...    so many different colours or values, every triple must hold
#   size >= N           so many cards of all sorts in the zone
OBJECTIVES: tuple[tuple[str, int, str, str], ...] = (
    ("maj_red", 3, "moon", "most red"),
    ("maj_orange", 3, "moon", "most orange"),
    ("maj_yellow", 3, "moon", "most yellow"),
    ("maj_green", 3, "moon", "most green"),
    ("maj_blue", 3, "moon", "most blue"),
    ("maj_black", 3, "moon", "most black"),
    ("maj_v1", 3, "star", "most 1"),
    ("maj_v2", 3, "star", "most 2"),
    ("maj_v3", 3, "star", "most 3"),
    ("maj_v4", 3, "star", "most 4"),
    ("maj_v5", 3, "star", "most 5"),
    ("maj_v6", 3, "star", "most 6"),
    ("pair_v1", 2, "", "exactly 2 1"),
    ("pair_v2", 2, "", "exactly 2 2"),
    ("pair_v3", 2, "", "exactly 2 3"),
    ("pair_v4", 2, "", "exactly 2 4"),
    ("pair_v5", 2, "", "exactly 2 5"),
    ("pair_v6", 2, "", "exactly 2 6"),
    ("none_v1", 2, "", "exactly 0 1"),
    ("none_v2", 2, "", "exactly 0 2"),
    ("none_v3", 2, "", "exactly 0 3"),
    ("none_v4", 2, "", "exactly 0 4"),
    ("none_v5", 2, "", "exactly 0 5"),
    ("none_v6", 2, "", "exactly 0 6"),
    ("trio_red_yellow_blue", 1, "", "has red yellow blue"),
    ("trio_orange_green_black", 1, "", "has orange green black"),
    ("trio_red_orange_yellow", 1, "", "has red orange yellow"),
    ("trio_green_blue_black", 1, "", "has green blue black"),
    ("trio_red_green_black", 1, "", "has red green black"),
    ("trio_orange_yellow_blue", 1, "", "has orange yellow blue"),
    ("all6_values", 4, "", "kinds value >= 6"),
    ("all6_colors", 4, "", "kinds color >= 6"),
    ("exact4_colors", 2, "", "kinds color == 4"),
    ("exact4_values", 2, "", "kinds value == 4"),
    ("five_colors_five_values", 2, "", "kinds color >= 5 value >= 5"),
    ("zone_ge15", 2, "", "size >= 15"),
    ("zone_lt15", 1, "", "size <= 14"),
)
