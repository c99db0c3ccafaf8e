"""Split it! as text, drawn from a view."""

from collections.abc import Mapping
from typing import Any

from splittable.core.spec import CHANCE
from splittable.core.texts import joined
from splittable.core.words import Names, Words
from splittable.games.split_it.codes import NUMBERS
from splittable.games.split_it.tell import counted_cards, listed_cards


def draw(view: Mapping[str, Any], words: Words, names: Names) -> str:
    lines = [
        words("board_title", round=view["round"], left=view["deck_left"], holder=names[view["holder"]]),
        "",
        *draw_row(view, words),
        "",
    ]
    for seat in range(view["players"]):
        lines += draw_player(view, words, names, seat)
    deck = "  ".join(f"{card}×{count}" for card, count in view["deck"].items() if count)
    lines += ["", words("board_legend"), f"{words('board_deck')}: {deck or '–'}"]
    return "\n".join(lines)


def draw_row(view: Mapping[str, Any], words: Words) -> list[str]:
    if not view["row"]:
        return [words("board_no_row")]
    sections = view["sections"] or {"": view["row"]}
    top, bottom = [], []
    for name, cards in sections.items():
        line = " ".join(f"{card:>2}" for card in cards)
        label = words(f"section.{name}") if name else ""
        width = max(len(line), len(label))
        top.append(line.center(width))
        bottom.append(label.center(width))
    row = f"{words('board_row')}:  {' │ '.join(top)}"
    if not view["sections"]:
        gaps = " ".join(f"{gap:>2}" for gap in range(1, len(view["row"])))
        return [row, f"{' ' * len(words('board_row'))}    {gaps}".replace("    ", "     ", 1)]
    return [row, f"{' ' * len(words('board_row'))}   {' │ '.join(bottom)}".rstrip()]


def draw_player(view: Mapping[str, Any], words: Words, names: Names, seat: int) -> list[str]:
    mark = " ◂" if seat == view["holder"] else ""
    head = words("board_player", name=names[seat], mark=mark, points=view["scores"][seat])
    if seat in view["chosen"]:
        head += f" · {words('board_chosen')}"
    if seat in view["done"]:
        head += f" · {words('board_done')}"
    if view["waiting"][seat]:
        head += f" · {words('board_waiting', count=view['waiting'][seat])}"
    columns = []
    for number in range(1, NUMBERS + 1):
        count = view["columns"][seat].get(str(number), 0)
        if count:
            lead = max(of.get(str(number), 0) for of in view["columns"]) == count
            jokers = "*" * view["jokers"][seat].get(str(number), 0)
            columns.append(f"{number}×{count}{jokers}{'^' if lead else ''}")
    return [head, "   " + ("  ".join(columns) or words("board_no_columns"))]


def prompt(view: Mapping[str, Any], words: Words) -> str:
    return words(f"ask.{view['phase']}", count=view["to_place"][view["seat"]])


def label(move: str, words: Words, view: Mapping[str, Any]) -> str:
    """A legal move as a person says it: a section, two gaps, or a column."""
    kind, *what = move.split(" ")
    if kind == "cut":
        return words("label_cut", first=what[0], second=what[1])
    return words("label_joker", number=what[0]) if kind == "joker" else words(f"section.{what[0]}")


def narrate(event: Mapping[str, Any], words: Words, names: Names) -> str:
    """One line for an event; empty for events that the board shows anyway."""
    match event["type"]:
        case "move":
            return narrate_move(event, words, names)
        case "cut":  # the move has said it
            return ""
        case "row":
            return words("event_row", round=event["round"], cards=listed_cards(event["cards"], words))
        case "reveal":
            said = [f"{names[seat]} {words(f'section.{g}')}" for seat, g in enumerate(event["guesses"]) if g]
            return words("event_reveal", guesses=", ".join(said))
        case "won":
            cards = listed_cards(event["cards"], words)
            return words(
                "event_won", name=names[event["seat"]], section=words(f"section.{event['section']}"), cards=cards
            )
        case "gone":
            return words("event_gone", cards=counted_cards(event["cards"], words))
        case "lead":
            leaders = joined([names[seat] for seat in event["to"]], words)
            points = words("points_in_words", count=int(event["number"]))
            name = names[event["seat"]]
            return words("event_lead", name=name, number=event["number"], points=points, leaders=leaders)
        case "repeat":
            return words("event_repeat", count=event["count"])
    placed = [
        words("jokers_on", jokers=words("jokers", count=count), number=number)
        for number, count in event["columns"].items()
    ]
    return words("event_jokers", name=names[event["seat"]], placed=joined(placed, words))


def narrate_move(event: Mapping[str, Any], words: Words, names: Names) -> str:
    if event["seat"] == CHANCE:
        kind, what = event["move"].split(" ")
        return words("event_starter", name=names[int(what)]) if kind == "starter" else ""
    name = names[event["seat"]]
    if event["move"] is None:
        return words("event_chosen", name=name)
    kind, *rest = event["move"].split(" ")
    if kind == "cut":
        return words("event_cut", name=name, first=rest[0], second=rest[1])
    return words("event_remove", name=name, section=words(f"section.{rest[0]}")) if kind == "remove" else ""
