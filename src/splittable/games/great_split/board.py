"""The Great Split as text, drawn from a view."""

from collections.abc import Mapping, Sequence
from typing import Any

from splittable.core.spec import CHANCE
from splittable.core.texts import apart, joined
from splittable.core.words import Names, Words
from splittable.games.great_split.codes import RESOURCES

SHORT = {"prestige": "pt", "seal_diamond": "◇", "seal_square": "□", "seal_star": "☆"}


def draw(view: Mapping[str, Any], words: Words, names: Names) -> str:
    lines = [
        words(
            "board_title", round=view["round"], rounds=view["rounds"], market=view["market"], limit=view["hand_limit"]
        ),
        f"{words('board_turned')}: {' '.join(map(str, view['market_turned'])) or '–'} · "
        f"{words('board_tokens')}: {' '.join(map(str, view['market_tokens']))}",
    ]
    for line, tokens in view["scoring"].items():
        if tokens:
            shown = ", ".join(words(f"token.{token}") for token in tokens)
            lines.append(words("board_line", round=line, tokens=shown))
    lines += ["", words("board_legend")]
    for seat in range(view["players"]):
        lines += ["", *draw_seat(view, words, names, seat)]
    if view["seat"] is not None:
        lines += ["", *draw_own(view, words, names)]
    return "\n".join(lines)


def draw_seat(view: Mapping[str, Any], words: Words, names: Names, seat: int) -> list[str]:
    head = words("board_player", name=names[seat], points=view["scores"][seat], prestige=view["prestige"][seat])
    head += f" · {words('board_hand', count=view['hand_sizes'][seat])}"
    if view["sold"][seat]:
        head += f" · {words('board_sold', count=view['sold'][seat])}"
    if view["discarded"][seat]:
        head += f" · {words('board_discarded', count=view['discarded'][seat])}"
    if seat in view["chosen"]:
        head += f" · {words('board_chosen')}"
    cells = []
    tracks, ends = view["tracks"][seat], view["ends"]
    for name in RESOURCES:
        contracts, stars = view["contracts"][seat][name], view["stars"][seat][name]
        seal = tracks[f"seal-{name}"]
        cells.append(f"{words(f'icon.{name}')} {tracks[name]}/{ends[name]} ◆{seal} {contracts}×{stars}★")
    lines = [head, "   " + "  ".join(cells)]
    if view["open"][seat]:
        shown = [f"({short_text(view['faces'][card], words)})" for card in view["open"][seat]]
        lines += [f"   {line}" for line in wrapped(f"{words('board_open')}: ", shown)]
    if view["waiting"][seat]:
        lines.append(f"   {words('board_waiting')}: {waiting_text(view['waiting'][seat], words)}")
    return lines


def waiting_text(waiting: Mapping[str, int], words: Words) -> str:
    return face_text(waiting, words)


def tile_text(tile: Mapping[str, Any], words: Words) -> str:
    """A character by its effects: nobody knows the numbers of the tiles."""
    start, contracts = face_text(tile["start"], words), contracts_text(tile, words)
    return words("tile" if contracts else "tile_alone", start=start, contracts=contracts)


def contracts_text(tile: Mapping[str, Any], words: Words) -> str:
    contracts = [
        f"{words(f'icon.{name}')} ({count})" if count > 1 else words(f"icon.{name}")
        for name, count in tile["contracts"].items()
    ]
    return joined(contracts, words)


def draw_own(view: Mapping[str, Any], words: Words, names: Names) -> list[str]:
    lines = wrapped(f"{words('board_my_hand')}: ", [card_text(view, card, words) for card in view["hand"]])
    if view["wallet"]:
        right = names[(view["seat"] - 1) % view["players"]]
        for label, group in zip(("first", "second"), view["wallet"], strict=True):
            title = f"{words('board_wallet', name=right, group=words(f'pile.{label}'))}: "
            lines += wrapped(title, [card_text(view, card, words) for card in group])
    if view["my_split"]:
        first, second = view["my_split"]
        lines.append(f"{words('board_my_split')}: {' '.join(first)} / {' '.join(second)}")
    if view["my_take"]:
        taken = words(f"pile.{view['my_take']}")
        lines.append(f"{words('board_my_take')}: {taken}")
    if view["my_sold"]:
        lines += wrapped(f"{words('board_my_sold')}: ", [card_text(view, card, words) for card in view["my_sold"]])
    for seat, cards in enumerate(view["known"]):
        hidden = [card for card in cards if card not in view["open"][seat]]
        if seat != view["seat"] and hidden:
            title = f"{words('board_known', name=names[seat])}: "
            lines += wrapped(title, [f"({short_text(view['faces'][card], words)})" for card in hidden])
    return lines


def card_text(view: Mapping[str, Any], card: str, words: Words) -> str:
    """An own card: its number, which a split uses, and what it shows."""
    return f"{card} ({short_text(view['faces'][card], words)})"


def short_text(face: Mapping[str, int], words: Words) -> str:
    return ", ".join(f"{SHORT.get(name) or words(f'icon.{name}')} {count}" for name, count in face.items())


def face_text(face: Mapping[str, int], words: Words) -> str:
    """What a card shows, as a person says it: 2 books and one gold."""
    return joined([words(f"counted.{name}", count=count) for name, count in face.items()], words)


def cards_text(cards: Sequence[str], view: Mapping[str, Any], words: Words) -> str:
    """Several cards by what they show. Of cards with the same face the second is “copy 2”."""
    return apart([copy_text(card, cards, view, words) for card in cards], words)


def copy_text(card: str, among: Sequence[str], view: Mapping[str, Any], words: Words) -> str:
    face = view["faces"][card]
    twins = [other for other in among if view["faces"][other] == face]
    number = twins.index(card) + 1
    text = face_text(face, words)
    return text if number == 1 else words("copy", card=text, number=number)


def wrapped(title: str, items: list[str], width: int = 110) -> list[str]:
    """Items on as many lines as they need."""
    lines = [title]
    for item in items:
        if len(lines[-1]) + len(item) > width:
            lines.append("   ")
        lines[-1] += f"{item}  "
    return [line.rstrip() for line in lines]


def prompt(view: Mapping[str, Any], words: Words) -> str:
    seat = view["seat"]
    if view["phase"] != "resolve":
        over = view["hand_sizes"][seat] - view["hand_limit"]
        return words(f"ask.{view['phase']}", count=over)
    waits = view["waiting"][seat]
    if waits:
        key = "ask.bonus" if list(waits) == ["arrow"] else "ask.seal"
        return words(key, waiting=waiting_text(waits, words))
    return words("ask.resolve")


def played_text(card: str, view: Mapping[str, Any], words: Words) -> str:
    return copy_text(card, view["hand"], view, words)


def label(move: str, words: Words, view: Mapping[str, Any]) -> str:
    """A legal move as a person says it."""
    kind, *rest = move.split(" ")
    match kind:
        case "discard" | "resolve":
            return words(f"label.{kind}", card=played_text(rest[0], view, words))
        case "split":
            at = rest.index("/")
            piles = ([played_text(card, view, words) for card in pile] for pile in (rest[:at], rest[at + 1 :]))
            first, second = (joined(pile, words) for pile in piles)
            return words("label_split", first=first, second=second)
        case "take":
            return words(f"label_take.{rest[0]}")
        case "sell":
            return words(f"label_sell.{rest[1]}", card=played_text(rest[0], view, words))
        case "splitter":
            return words("label_splitter", track=track_text(rest[0], words))
        case "seal":
            return words("label_seal", track=track_text(f"seal-{rest[0]}", words))
    return words("label_bonus", track=track_text(rest[0], words))


def track_text(track: str, words: Words) -> str:
    if track.startswith("seal-"):
        return words("seal_of", resource=words(f"icon.{track.removeprefix('seal-')}"))
    return words(f"icon.{track}")


def narrate(event: Mapping[str, Any], words: Words, names: Names) -> str:
    """One line for an event; empty for events that the board shows anyway."""
    match event["type"]:
        case "move":
            return narrate_move(event, words, names)
        case "dealt" | "resolved" | "final":  # cards are in the hand, or were told one by one; points are on the board
            return ""
        case "character":
            return words("event_character", name=names[event["seat"]], tile=tile_text(event["character"], words))
        case "chosen":
            return words("event_chosen", name=names[event["seat"]])
        case "played" | "sold" | "discarded":
            return narrate_card(event, words, names)
        case "moved":
            return words("event_moved", name=names[event["seat"]], steps=steps_text(event, words))
        case "split":
            return words("event_split")
        case "exchange":
            return words("event_exchange", kept=by_name(event["kept"], words, names))
        case "market":
            return narrate_market(event, words, names)
        case "scored":
            points = by_name(event["points"], words, names)
            return words("event_scored", tokens=tokens_text(event["tokens"], words), points=points)
    return words("event_round", round=event["round"])


def narrate_market(event: Mapping[str, Any], words: Words, names: Names) -> str:
    """G13. The market changes points without a move of the player: say so."""
    told = words("event_market", market=event["market"])
    changed = [f"{names[seat]}, {points:+}".replace("-", "−") for seat, points in enumerate(event["points"]) if points]
    return f"{told} {words('event_market_points', changed=apart(changed, words))}" if changed else told


def by_name(counts: Sequence[int], words: Words, names: Names) -> str:
    return apart([f"{names[seat]}, {count}" for seat, count in enumerate(counts)], words)


def tokens_text(tokens: Sequence[str], words: Words) -> str:
    """The names of scoring tokens; the blank one only if it is alone."""
    return joined([words(f"token.{token}") for token in tokens if token != "none" or len(tokens) == 1], words)


def narrate_card(event: Mapping[str, Any], words: Words, names: Names) -> str:
    who = names.who(event["seat"])
    match event["type"]:
        case "played":
            return words("event_resolve", card=face_text(event["face"], words), **who)
        case "sold":
            return words(f"event_sold.{event['for']}", **who)
    return words("event_discarded", **who)


def steps_text(event: Mapping[str, Any], words: Words) -> str:
    """The tracks that a move has moved: books to 4, +2 prestige."""
    steps = [words("event_step", track=track_text(track, words), at=at) for track, at in event["tracks"].items()]
    if event["prestige"]:
        steps.append(words("event_prestige", count=event["prestige"]))
    return ", ".join(steps)


def narrate_move(event: Mapping[str, Any], words: Words, names: Names) -> str:
    move = event["move"]
    kind, *rest = (move or "").split(" ")
    if event["seat"] == CHANCE or kind in ("", "discard", "split", "take", "resolve", "sell"):  # told by other events
        return ""
    track = track_text(move_track(kind, rest[0]), words)
    return words(f"event_place.{kind}", track=track, **names.who(event["seat"]))


def move_track(kind: str, word: str) -> str:
    return f"seal-{word}" if kind == "seal" else word
