"""The worked examples of the rules (E1–E4)."""

from splittable import CHANCE
from tests.splito.table import GAME, box_of, fields, position

AB = "red3 red3 orange3 orange6 yellow2 green6 blue1 blue2 blue4 black2 maj_orange trio_red_orange_yellow all6_colors"
BC = (
    "red1 orange6 yellow4 yellow6 green5 blue2 blue5 black3 black5 maj_v2 "
    "trio_red_yellow_blue trio_green_blue_black trio_orange_yellow_blue zone_lt15"
)
AC = "orange1 orange2 orange2 orange5 yellow2 green4 blue5 black4 black6 pair_v5 none_v1 trio_orange_green_black"


def full_position_of_three() -> list[list[str]]:
    ab, bc, ac = (zone.split() for zone in (AB, BC, AC))
    a = [f"{card} left" for card in ab[:7]] + [f"{card} right" for card in ac[:6]]
    b = [f"{card} left" for card in bc[:7]] + [f"{card} right" for card in ab[7:]]
    c = [f"{card} left" for card in ac[6:]] + [f"{card} right" for card in bc[7:]]
    return [list(turn) for turn in zip(a, b, c, strict=True)]


def test_e1_a_full_game_of_three_worth_8_4_and_6() -> None:
    state = position(full_position_of_three(), common=("maj_v4", "maj_red"))
    assert state.is_over
    zones = state.view(None)["zones"]
    assert [zone["points"] for zone in zones] == [8, 4, 6]
    met = [sorted(o["points"] for o in zone["objectives"] if o["state"] == "met") for zone in zones]
    assert met == [[1, 4], [1, 1, 1, 1], [1, 2]]
    assert [zone["commons"] for zone in zones] == [["maj_red"], [], ["maj_v4"]]
    assert state.scores() == [48, 32, 24]
    assert state.winners() == [0]


def states_in(plays: list[list[str]], zone: int = 0, **more: tuple[str, str]) -> dict[str, str]:
    view = position(plays, **more).view(None)
    return {objective["card"]: objective["state"] for objective in view["zones"][zone]["objectives"]}


def test_e2_three_4s_are_no_pair_of_4s() -> None:
    two = [["red4 left", "blue4 right", "red1 left"], ["pair_v4 left", "green1 right", "red2 left"]]
    assert states_in(two) == {"pair_v4": "met"}
    assert states_in([*two, ["green4 left", "red3 left", "red3 left"]]) == {"pair_v4": "lost"}


def test_e2_a_single_2_spoils_no_2s() -> None:
    without = [["none_v2 left", "blue4 right", "red1 left"]]
    assert states_in(without) == {"none_v2": "met"}
    assert states_in([*without, ["red3 left", "green2 right", "red3 left"]]) == {"none_v2": "lost"}


def test_e2_three_against_three_is_no_majority() -> None:
    ahead = [
        ["red1 left", "red2 right", "red1 left"],
        ["red3 left", "green1 right", "red4 left"],
        ["maj_red left", "green2 right", "blue1 left"],
    ]
    assert states_in(ahead) == {"maj_red": "met"}
    level = [*ahead, ["blue2 left", "blue3 left", "red5 left"]]
    assert states_in(level) == {"maj_red": "open"}


# Seven turns: thirteen numbers and the card itself come into the zone of seats 0 and 1.
FIFTEEN = [
    ["zone_ge15 left", "red1 right", "yellow1 left"],
    ["red1 left", "red2 right", "yellow1 left"],
    ["orange1 left", "orange2 right", "yellow2 left"],
    ["green1 left", "green2 right", "yellow2 left"],
    ["green3 left", "green4 right", "yellow3 left"],
    ["blue1 left", "blue2 right", "yellow3 left"],
    ["blue3 left", "blue4 right", "yellow4 left"],
]


def test_e3_a_common_objective_makes_the_fifteenth_card() -> None:
    missed = position(FIFTEEN, common=("maj_v6", "maj_yellow")).view(None)["zones"][0]
    assert (missed["size"], missed["points"], missed["objectives"][0]["state"]) == (14, 0, "open")
    met = position(FIFTEEN, common=("maj_v6", "maj_green")).view(None)["zones"][0]
    assert (met["size"], met["commons"], met["points"]) == (15, ["maj_green"], 5)
    assert met["objectives"][0]["state"] == "met"


def test_e4_eight_players_use_106_of_the_109_cards() -> None:
    state = GAME.start(8)
    assert sum(box_of(state).copies) == 109
    state.roll(1)
    assert sum(fields(state).undealt) == 3
    assert sum(move.startswith("~") for move in state.moves) == 2 + 104
    assert CHANCE not in state.acting()


def all_to_the_left() -> list[list[str]]:
    """A game of numbers only: nobody scores, and the zones have 13 cards each."""
    pairs = (("red", "orange"), ("yellow", "green"), ("blue", "black"))
    by_seat = [
        [f"{color}{value} left" for color in pair for value in range(1, 7)] + [f"{pair[0]}1 left"] for pair in pairs
    ]
    return [list(turn) for turn in zip(*by_seat, strict=True)]


def test_p14_the_fewest_cards_break_a_tie() -> None:
    state = position(all_to_the_left(), common=("maj_v6", "maj_black"))
    assert state.is_over
    assert state.scores() == [0, 0, 0]
    assert [zone["size"] for zone in state.view(None)["zones"]] == [13, 13, 14]  # the last one wins the black cards
    assert state.winners() == [1]


def test_p14_a_tie_in_cards_too_shares_the_win() -> None:
    plays = all_to_the_left()
    plays[0][2] = "blue1 right"
    state = position(plays, common=("maj_v6", "maj_red"))
    assert [zone["size"] for zone in state.view(None)["zones"]] == [14, 14, 12]
    assert state.winners() == [0, 2]
