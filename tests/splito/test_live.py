"""How objectives stand, said in views, score lines and on the board."""

from functools import partial

from splittable.core import texts
from tests.conformance.walks import walk
from tests.splito.table import GAME, deal, dealt, hands_for, position

WORDS = partial(texts.say, GAME.spec.texts, "en")
MOTS = partial(texts.say, GAME.spec.texts, "fr")
NAMES = ["Ann", "Bob", "Cid"]

# Ann's left zone is shared with Bob, her right zone with Cid.
TURNS = [
    ["red4 left", "red1 right", "blue4 left"],
    ["pair_v4 left", "maj_red right", "red5 left"],
    ["five_colors_five_values left", "exact4_colors left", "red6 left"],
    ["zone_lt15 left", "trio_red_yellow_blue right", "red3 left"],
    ["none_v1 left", "zone_ge15 left", "none_v4 left"],
]


def lines_of(seat: int) -> list[str]:
    state = position(TURNS, common=("maj_v4", "maj_black"))
    return [line["text"] for line in state.breakdown()[seat]]


def test_score_lines_say_what_is_met_and_what_is_missing() -> None:
    assert lines_of(0) == [
        "majority of 4s: nobody leads (the most is 1)",
        "majority of black: nobody leads (the most is 0)",
        "left zone: 1",
        "objective not met, would be +2",
        "4s: 1 of 2",
        "objective not met, would be +3",
        "majority of red: 2 against 3",
        "objective not met, would be +2",
        "different colours: 1 of at least 5",
        "different values: 2 of at least 5",
        "objective met: +1",
        "cards in the zone: 8 of at most 14",
        "objective not met, would be +1",
        "red: 2 of at least 1",
        "yellow: 0 of at least 1",
        "blue: 0 of at least 1",
        "objective that can't be met any more (+2)",
        "1s: 1, there must be none",
        "right zone: 0",
        "objective that can't be met any more (+2)",
        "4s: 1, there must be none",
        "left × right: 1 × 0 = 0",
        "cards in both zones, for ties: 13",
    ]


def test_views_and_scores_agree_in_every_state() -> None:
    for set_up in ({"players": 3}, {"players": 6}, {"players": 2, "two_player": True}):
        for state in walk(GAME, set_up, 11):
            view = state.view(0)
            assert [left * right for left, right in view["products"]] == state.scores()
            assert all(name in view["objectives"] for zone in view["zones"] for name in zone["commons"])


def test_common_objectives_say_who_leads() -> None:
    state = position([["red4 left", "blue2 left", "black1 left"]], common=("maj_v4", "maj_black"))
    leads = [[line["text"] for line in of[:2]] for of in state.breakdown()]
    assert leads == [
        ["majority of 4s: your left zone leads with 1", "majority of black: your right zone leads with 1"],
        ["majority of 4s: your right zone leads with 1", "majority of black: another zone leads with 1"],
        ["majority of 4s: another zone leads with 1", "majority of black: your left zone leads with 1"],
    ]
    assert state.scores() == [9, 0, 0]
    assert "common objective, majority of 4s: +3" in [line["text"] for line in state.breakdown()[0]]
    commons = state.view(None)["commons"]
    assert [(common["card"], common["counts"], common["zone"]) for common in commons] == [
        ("maj_v4", [1, 0, 0], 0),
        ("maj_black", [0, 0, 1], 2),
    ]


def test_the_board_in_the_middle_of_a_game() -> None:
    state = position(TURNS, common=("maj_v4", "maj_black"))
    state.play(1, state.legal(1)[0])
    view = state.view(0)
    board = GAME.spec.board.draw(view, WORDS, NAMES).splitlines()
    start = """Turn 6 of 13 · hands go to the left
Common objective (3): majority of 4s · nobody leads (the most is 1)
Common objective (3): majority of black · nobody leads (the most is 0)

Ann – Bob · points: 1 · cards: 8 ◂ left
   red 1 4
   · 2 exactly 2 cards of value 4 (open) 4s: 1 of 2
   · 3 majority of red (open) majority of red: 2 against 3
   · 2 at least 5 different colours, at least 5 different values (open) different colours: 1 of at least 5, different
     values: 2 of at least 5
   ✓ 1 at most 14 cards in the zone (met) cards in the zone: 8 of at most 14
   · 1 red + yellow + blue together (open) red: 2 of at least 1, yellow: 0 of at least 1, blue: 0 of at least 1
   ✗ 2 no cards of value 1 (lost) 1s: 1, there must be none

Cid – Ann · points: 0 · cards: 5 ◂ right
   red 3 5 6 · blue 4
   ✗ 2 no cards of value 4 (lost) 4s: 1, there must be none

Bob – Cid · points: 0 · cards: 2
   · 2 exactly 4 different colours (open) different colours: 0 of 4
   · 2 at least 15 cards in the zone (open) cards in the zone: 2 of at least 15

Ann: 1 × 0 = 0
Bob: 0 × 1 = 0 · has chosen
Cid: 0 × 0 = 0

Your hand:"""
    assert "\n".join(board[: len(start.splitlines())]) == start
    assert sum(line.startswith("Bob holds, as you know") for line in board) == 1
    french = GAME.spec.board.draw(view, MOTS, NAMES)
    assert "majorité de rouge : 2 contre 3" in french
    assert "rouge 3 5 6 · bleu 4" in french


def test_the_hand_explains_its_objectives() -> None:
    state = dealt(3, seed=2)
    view = state.view(0)
    board = GAME.spec.board.draw(view, WORDS, NAMES)
    assert "   3 majority of " in board and "_" not in board
    assert "The objectives are a reconstruction" in board
    assert GAME.spec.board.prompt(view, WORDS).startswith("Play a card of your hand")
    state.play(0, view["legal"][0])
    assert GAME.spec.board.prompt(state.view(0), WORDS).startswith("Your card lies face down")
    assert "You play " in GAME.spec.board.draw(state.view(0), WORDS, NAMES)


def test_labels_are_in_the_language_of_the_reader() -> None:
    view = position(TURNS, common=("maj_v4", "maj_black")).view(0)
    assert GAME.spec.board.label("play red5 left", WORDS, view) == "red 5 → left"
    assert GAME.spec.board.label("play red5 right", MOTS, view) == "rouge 5 → droite"
    assert GAME.spec.board.label("play pair_v4 left", MOTS, view) == "« exactement 2 cartes 4 » → gauche"
    assert (
        GAME.spec.board.label("play trio_red_yellow_blue left", WORDS, view) == "“red + yellow + blue together” → left"
    )


def test_events_are_told() -> None:
    state = GAME.start(3)
    told = []
    for who, move in ((-1, "common maj_v4"), (-1, "common maj_black"), (-1, "deal 0 red5"), (-1, "deal 1 red4")):
        before = state.copy()
        state.play(who, move)
        told += [GAME.spec.board.narrate(event, WORDS, NAMES) for event in state.events(before, 0)]
    assert [line for line in told if line] == [
        "Common objective: majority of 4s",
        "Common objective: majority of black",
    ]


def test_a_reveal_tells_who_takes_and_who_loses_a_lead() -> None:
    common = ("maj_v4", "maj_black")
    turns = [["red4 left", "blue2 left", "red2 left"], ["black2 left", "blue4 left", "green1 left"]]
    state = deal(hands_for(turns, 3, common), common)
    lines = []
    for turn in turns:
        for seat, play in enumerate(turn):
            before = state.copy()
            state.play(seat, f"play {play}")
        lines += [GAME.spec.board.narrate(event, WORDS, NAMES) for event in state.events(before, None)]
    assert lines == [
        "Cid has chosen.",
        "Turn 1: Ann red 4 → left, Bob blue 2 → left, Cid red 2 → left",
        "Ann – Bob now leads: majority of 4s.",
        "Cid has chosen.",
        "Turn 2: Ann black 2 → left, Bob blue 4 → left, Cid green 1 → left",
        "Nobody leads now: majority of 4s.",
        "Ann – Bob now leads: majority of black.",
    ]
