"""The Great Split: for each split what the player kept and what the neighbour took, valued for the player."""

from typing import Any

from splittable.core.records import begin, parse, step
from splittable.games.great_split.heuristic import card_worths


def cuts_of(record: dict[str, Any], seat: int) -> list[dict[str, Any]]:
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
            s: Any = state._s
            hand = s.hand[seat][: s.hand_size[seat]]
            names = state.view(seat)["hand"]
            by_card = card_worths(s, state._box, seat, hand)  # type: ignore[arg-type]
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
