"""The Great Split as text, drawn from a view."""

from collections.abc import Mapping
from typing import Any

from splittable.core.spec import CHANCE, Words
from splittable.games.great_split.codes import RESOURCES

SHORT = {"prestige": "pt", "seal_diamond": "◇", "seal_square": "□", "seal_star": "☆"}


def draw(view: Mapping[str, Any], words: Words, names: list[str]) -> str:
    lines = [
        words(
            "board_title", round=view["round"], rounds=view["rounds"], market=view["market"], limit=view["hand_limit"]
        ),
        f"{words('board_turned')}: {' '.join(map(str, view['market_turned'])) or '–'} · "
        f"{words('board_tokens')}: {' '.join(map(str, view['market_tokens']))}",
    ]
    for line, tokens in view["scoring"].items():
        if tokens:
            shown = ", ".join(words(f"token_{token}") for token in tokens)
            lines.append(words("board_line", round=line, tokens=shown))
    lines += ["", words("board_legend")]
    for seat in range(view["players"]):
        lines += ["", *draw_seat(view, words, names, seat)]
    if view["seat"] is not None:
        lines += ["", *draw_own(view, words, names)]
    return "\n".join(lines)


def draw_seat(view: Mapping[str, Any], words: Words, names: list[str], seat: int) -> list[str]:
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
        cells.append(f"{words(name)} {tracks[name]}/{ends[name]} ◆{seal} {contracts}×{stars}★")
    lines = [head, "   " + "  ".join(cells)]
    if view["open"][seat]:
        shown = [f"({short_text(view['faces'][card], words)})" for card in view["open"][seat]]
        lines += [f"   {line}" for line in wrapped(f"{words('board_open')}: ", shown)]
    if view["waiting"][seat]:
        lines.append(f"   {words('board_waiting')}: {waiting_text(view['waiting'][seat], words)}")
    return lines


def waiting_text(waiting: Mapping[str, int], words: Words) -> str:
    return ", ".join(f"{words(name)} × {count}" for name, count in waiting.items())


def tile_text(tile: Mapping[str, Any], words: Words) -> str:
    """A character by what it brings: its tile has a number, and nobody knows them by heart."""
    start, contracts = (face_text(tile[part], words) for part in ("start", "contracts"))
    return words("tile" if contracts else "tile_alone", start=start, contracts=contracts)


def draw_own(view: Mapping[str, Any], words: Words, names: list[str]) -> list[str]:
    lines = wrapped(f"{words('board_my_hand')}: ", [card_text(view, card, words) for card in view["hand"]])
    if view["wallet"]:
        right = names[(view["seat"] - 1) % view["players"]]
        for label, group in zip(("first", "second"), view["wallet"], strict=True):
            title = f"{words('board_wallet', name=right, group=words(label))}: "
            lines += wrapped(title, [card_text(view, card, words) for card in group])
    if view["my_split"]:
        first, second = view["my_split"]
        lines.append(f"{words('board_my_split')}: {' '.join(first)} / {' '.join(second)}")
    if view["my_take"]:
        lines.append(f"{words('board_my_take')}: {words(view['my_take'])}")
    if view["my_sold"]:
        lines += wrapped(f"{words('board_my_sold')}: ", [card_text(view, card, words) for card in view["my_sold"]])
    for seat, cards in enumerate(view["known"]):
        hidden = [card for card in cards if card not in view["open"][seat]]
        if seat != view["seat"] and hidden:
            title = f"{words('board_known', name=names[seat])}: "
            lines += wrapped(title, [f"({short_text(view['faces'][card], words)})" for card in hidden])
    return lines


def card_text(view: Mapping[str, Any], card: str, words: Words) -> str:
    """A card of one's own: its number, by which a split names it, and what it shows."""
    return f"{card} ({short_text(view['faces'][card], words)})"


def short_text(face: Mapping[str, int], words: Words) -> str:
    return ", ".join(f"{SHORT.get(name) or words(name)} {count}" for name, count in face.items())


def face_text(face: Mapping[str, int], words: Words) -> str:
    return ", ".join(f"{words(name)} {count}" for name, count in face.items())


def wrapped(title: str, items: list[str], width: int = 110) -> list[str]:
    """Items one after another, on as many lines as they need."""
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
        return words(f"ask_{view['phase']}", count=over)
    waits = view["waiting"][seat]
    if waits:
        key = "ask_bonus" if list(waits) == ["arrow"] else "ask_seal"
        return words(key, waiting=waiting_text(waits, words))
    if view["rest"]:
        cards = ", ".join(played_text(move.split(" ")[1], view, words) for move in view["rest"])
        return f"{words('ask_resolve')} {words('ask_rest', cards=cards)}"
    return words("ask_resolve")


def played_text(card: str, view: Mapping[str, Any], words: Words) -> str:
    """A card of the hand by what it shows; with its number where another one shows the same."""
    face = view["faces"][card]
    twins = [other for other in view["hand"] if view["faces"][other] == face]
    return face_text(face, words) if len(twins) < 2 else card_text(view, card, words)


def label(move: str, words: Words, view: Mapping[str, Any]) -> str:
    """A legal move as a person reads it. Splits go by the numbers of the cards: in words they would be endless."""
    kind, *rest = move.split(" ")
    match kind:
        case "discard" | "resolve":
            return words(f"label_{kind}", card=played_text(rest[0], view, words))
        case "split":
            return " ".join(rest)
        case "take":
            return words(rest[0])
        case "sell":
            return words("label_sell", card=played_text(rest[0], view, words), track=words(rest[1]))
        case "splitter":
            return words("label_splitter", track=track_text(rest[0], words))
    return track_text(rest[0] if kind == "bonus" else f"seal-{rest[0]}", words)


def track_text(track: str, words: Words) -> str:
    if track.startswith("seal-"):
        return words("seal_of", resource=words(track.removeprefix("seal-")))
    return words(track)


def narrate(event: Mapping[str, Any], words: Words, names: list[str]) -> str:
    """One line for an event; empty for those that the board shows anyway."""
    match event["type"]:
        case "move":
            return narrate_move(event, words, names)
        case "dealt":  # everybody gets as many; one's own cards are in the hand
            return ""
        case "character" | "played":
            return narrate_shown(event, words, names[event["seat"]])
        case "chosen" | "discarded":
            return words(f"event_{event['type']}", name=names[event["seat"]])
        case "sold":
            return words("event_sold", name=names[event["seat"]], track=words(event["for"]))
        case "moved":
            steps = [f"{track_text(track, words)} → {at}" for track, at in event["tracks"].items()]
            if event["prestige"]:
                steps.append(words("event_prestige", count=event["prestige"]))
            return words("event_moved", name=names[event["seat"]], steps=", ".join(steps))
        case "split":
            return words("event_split")
        case "exchange":
            kept = ", ".join(f"{names[seat]} {count}" for seat, count in enumerate(event["kept"]))
            return words("event_exchange", kept=kept)
        case "market":
            return words("event_market", market=event["market"])
        case "scored":
            points = ", ".join(f"{names[seat]} {count}" for seat, count in enumerate(event["points"]))
            tokens = ", ".join(words(f"token_{token}") for token in event["tokens"])
            return words("event_scored", tokens=tokens, points=points)
    return words("event_round", round=event["round"])


def narrate_shown(event: Mapping[str, Any], words: Words, name: str) -> str:
    if event["type"] == "played":
        return words("event_resolve", name=name, card=face_text(event["face"], words))
    return words("event_character", name=name, tile=tile_text(event["character"], words))


def narrate_move(event: Mapping[str, Any], words: Words, names: list[str]) -> str:
    move = event["move"]
    kind, *rest = (move or "").split(" ")
    if event["seat"] == CHANCE or kind in ("", "discard", "split", "take", "resolve", "sell"):  # other events tell it
        return ""
    name = names[event["seat"]]
    return words("event_place", name=name, what=words(kind), track=track_text(move_track(kind, rest[0]), words))


def move_track(kind: str, word: str) -> str:
    return f"seal-{word}" if kind == "seal" else word
