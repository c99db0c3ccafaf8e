"""The Great Split in a review: splits and choices teach more than card orders; what each split kept and gave."""

from typing import Any

from splittable.bots.expecting import standing_by_guide
from splittable.bots.reviewing import Finished, Reviewing, first_word
from splittable.core.play import State
from splittable.core.records import begin, parse, step
from splittable.core.words import Words
from splittable.games.great_split.heuristic import card_worths

FIRST_LOOK = 0.2  # of the budget: a hand has dozens of card orders, and most of them are as good as the best
KINDS = {"take": "choose"}  # the other kinds are called as their moves begin


def kind_of(move: str) -> str:
    return KINDS.get(first_word(move), first_word(move))


def round_of(state: State) -> int:
    return int(state.view(None)["round"])


def more(finished: Finished) -> dict[str, Any]:
    return {"cuts": cuts_of(finished.record, finished.seat)}


def cuts_of(record: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """For each split what the player kept and what the neighbour took, valued for the player."""
    checked = parse(record)
    state = begin(checked)
    found: list[dict[str, Any]] = []
    left = (seat + 1) % state.players
    groups: list[list[str]] = []
    worth: dict[str, float] = {}
    for number, text in enumerate(checked.moves):
        who, _, move = text.partition(" ")
        if who == str(seat) and move.startswith("split "):
            groups = [part.split() for part in move.removeprefix("split ").split(" / ")]
            s: Any = state.position
            hand = s.hand[seat][: s.hand_size[seat]]
            names = state.view(seat)["hand"]
            by_card = card_worths(s, state.components, seat, hand)
            worth = {name: by_card[card] for name, card in zip(names, hand, strict=True)}
        elif who == str(left) and move.startswith("take ") and groups:
            taken = groups[0 if move == "take first" else 1]
            kept = groups[1 if move == "take first" else 0]
            found.append(
                {
                    "round": state.view(seat)["round"],
                    "kept": kept,
                    "taken": taken,
                    "kept_worth": sum(worth[card] for card in kept),
                    "taken_worth": sum(worth[card] for card in taken),
                }
            )
            groups = []
        step(state, checked, number)
    return found


def told(more: dict[str, Any], words: Words) -> list[str]:
    if not more["cuts"]:
        return []
    said = [words("terminal_cuts")]
    for cut in more["cuts"]:
        piles = {"kept": " ".join(cut["kept"]), "taken": " ".join(cut["taken"])}
        said.append("  " + words("terminal_cut", **{**cut, **piles}))
    return said


REVIEWING = Reviewing(
    kind_of,
    round_of,
    first_kinds=frozenset({"split", "choose"}),
    standing=standing_by_guide,
    more=more,
    told=told,
    quick=FIRST_LOOK,
)
