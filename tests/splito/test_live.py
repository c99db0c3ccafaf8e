"""How objectives stand, said in views, score lines and on the board."""

from splittable.core.words import Names
from splittable.testing.walks import walk
from tests.splito.table import GAME, deal, dealt, hands_for, position

WORDS = GAME.spec.words("en")
MOTS = GAME.spec.words("fr")
NAMES = Names(["Ann", "Bob", "Cid"])

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
        "most 4s: tied at 1, nobody leads",
        "most black: nobody has any yet",
        "left zone: 1",
        "objective not met (worth 2)",
        "4s: 1 (exactly 2)",
        "objective not met (worth 3)",
        "red: 2 here, 3 elsewhere",
        "objective not met (worth 2)",
        "colours: 1 (at least 5)",
        "values: 2 (at least 5)",
        "objective met: +1",
        "cards in the zone: 8 (at most 14)",
        "objective not met (worth 1)",
        "red: 2 (at least 1)",
        "yellow: 0 (at least 1)",
        "blue: 0 (at least 1)",
        "objective missed (worth 2)",
        "1s: 1 (none allowed)",
        "right zone: 0",
        "objective missed (worth 2)",
        "4s: 1 (none allowed)",
        "left × right: 1 × 0 = 0",
        "tie-break: 13 cards in both zones",
    ]


def test_views_and_scores_agree_in_every_state() -> None:
    for set_up in ({"players": 3}, {"players": 6}, {"players": 2, "two_player": True}):
        for state in walk(GAME, set_up, 11):
            view = state.view(0)
            assert [left * right for left, right in view["products"]] == (scores := state.scores())
            assert view["places"] == [1 + sum(other > mine for other in scores) for mine in scores]
            assert all(name in view["objectives"] for zone in view["zones"] for name in zone["commons"])


def test_common_objectives_say_who_leads() -> None:
    state = position([["red4 left", "blue2 left", "black1 left"]], common=("maj_v4", "maj_black"))
    leads = [[line["text"] for line in of[:2]] for of in state.breakdown()]
    assert leads == [
        ["most 4s: your left zone leads with 1", "most black: your right zone leads with 1"],
        ["most 4s: your right zone leads with 1", "most black: another zone leads with 1"],
        ["most 4s: another zone leads with 1", "most black: your left zone leads with 1"],
    ]
    assert state.scores() == [9, 0, 0]
    assert "common objective, most 4s: +3" in [line["text"] for line in state.breakdown()[0]]
    commons = state.view(None)["commons"]
    assert [(common["card"], common["counts"], common["most"], common["zone"]) for common in commons] == [
        ("maj_v4", [1, 0, 0], 1, 0),
        ("maj_black", [0, 0, 1], 1, 2),
    ]


def test_the_board_in_the_middle_of_a_game() -> None:
    state = position(TURNS, common=("maj_v4", "maj_black"))
    state.play(1, state.legal(1)[0])
    view = state.view(0)
    board = GAME.spec.board.draw(view, WORDS, NAMES).splitlines()
    start = """Turn 6 of 13 · hands pass to the left
Common objective (3): most 4s · tied at 1, nobody leads
Common objective (3): most black · nobody has any yet

Ann – Bob · 1 point · 8 cards ◂ left
   red 1 4
   · 2 exactly two 4s (open) 4s: 1 (exactly 2)
   · 3 most red (open) red: 2 here, 3 elsewhere
   · 2 at least five colours and at least five values (open) colours: 1 (at least 5), values: 2 (at least 5)
   ✓ 1 at most 14 cards (met) cards in the zone: 8 (at most 14)
   · 1 red, yellow and blue together (open) red: 2 (at least 1), yellow: 0 (at least 1), blue: 0 (at least 1)
   ✗ 2 no 1s (missed) 1s: 1 (none allowed)

Cid – Ann · 0 points · 5 cards ◂ right
   red 3 5 6 · blue 4
   ✗ 2 no 4s (missed) 4s: 1 (none allowed)

Bob – Cid · 0 points · 2 cards
   · 2 exactly four colours (open) colours: 0 (exactly 4)
   · 2 at least 15 cards (open) cards in the zone: 2 (at least 15)

Ann: 1 × 0 = 0
Bob: 0 × 1 = 0 · has chosen
Cid: 0 × 0 = 0

Your hand:"""
    assert "\n".join(board[: len(start.splitlines())]) == start
    assert sum(line.startswith("Bob has, as you know") for line in board) == 1
    french = GAME.spec.board.draw(view, MOTS, NAMES)
    assert "rouge\u00a0: 2 ici, 3 ailleurs" in french
    assert "rouge 3 5 6 · bleu 4" in french


def test_the_board_in_sentences() -> None:
    view = position(TURNS, common=("maj_v4", "maj_black")).view(0)
    said = GAME.spec.tell(view, WORDS, NAMES)
    assert "Common objective, 3 points: most 4s; tied at 1, nobody leads." in said
    assert "Your right zone (with Cid): no points. Cards: red 3, 5 and 6; blue 4." in said
    assert "Objective exactly two 4s: open, 2 points; 4s: 1 (exactly 2)." in said
    assert "Objective at most 14 cards: met, one point." in said
    assert "Objective no 1s: missed." in said
    assert "Ann: 1 times 0, no points if it ended now." in said
    assert "Votre zone de droite (avec Cid)\u00a0: aucun point." in GAME.spec.tell(view, MOTS, NAMES)


def test_the_hand_explains_its_objectives() -> None:
    state = dealt(3, seed=2)
    view = state.view(0)
    board = GAME.spec.board.draw(view, WORDS, NAMES)
    assert "   3 most " in board and "_" not in board
    assert "Some objectives are our reconstruction" in board
    assert GAME.spec.board.prompt(view, WORDS).startswith("Play a card into your left or right zone")
    state.play(0, view["legal"][0])
    assert GAME.spec.board.prompt(state.view(0), WORDS).startswith("Your card stays face down")
    assert "You play " in GAME.spec.board.draw(state.view(0), WORDS, NAMES)


def test_labels_are_in_the_language_of_the_reader() -> None:
    view = position(TURNS, common=("maj_v4", "maj_black")).view(0)
    assert GAME.spec.board.label("play red5 left", WORDS, view) == "red 5 to the left"
    assert GAME.spec.board.label("play red5 right", MOTS, view) == "5 rouge à droite"
    assert GAME.spec.board.label("play pair_v4 left", MOTS, view) == "«\u00a0Exactement deux 4\u00a0» à gauche"
    assert (
        GAME.spec.board.label("play trio_red_yellow_blue left", WORDS, view)
        == "“Red, yellow and blue together” to the left"
    )


def test_events_are_told() -> None:
    state = GAME.start(3)
    told = []
    for who, move in ((-1, "common maj_v4"), (-1, "common maj_black"), (-1, "deal 0 red5"), (-1, "deal 1 red4")):
        before = state.copy()
        state.play(who, move)
        told += [GAME.spec.board.narrate(event, WORDS, NAMES) for event in state.events(before, 0)]
    assert [line for line in told if line] == [
        "Common objective: most 4s.",
        "Common objective: most black.",
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
    assert [line for line in lines if line] == [
        "Cid has chosen.",
        "Turn 1: Ann, red 4 to the left; Bob, blue 2 to the left; Cid, red 2 to the left.",
        "The zone between Ann and Bob now leads: most 4s.",
        "Cid has chosen.",
        "Turn 2: Ann, black 2 to the left; Bob, blue 4 to the left; Cid, green 1 to the left.",
        "Nobody leads now: most 4s.",
        "The zone between Ann and Bob now leads: most black.",
    ]
