"""The Great Split in sentences, from a view: what a screen reader reads instead of the drawn board."""

from collections.abc import Mapping
from typing import Any

from splittable.core.texts import apart, capital, joined
from splittable.core.words import Names, Words
from splittable.games.great_split.board import cards_text, face_text, tokens_text, waiting_text
from splittable.games.great_split.codes import RESOURCES


def tell(view: Mapping[str, Any], words: Words, names: Names) -> str:
    lines = [
        words(
            "tell_round", round=view["round"], rounds=view["rounds"], market=view["market"], limit=view["hand_limit"]
        ),
        tell_market(view, words),
    ]
    for line, tokens in view["scoring"].items():
        if tokens:
            lines.append(words("tell_line", round=line, tokens=tokens_text(tokens, words)))
    for seat in range(view["players"]):
        lines += tell_player(view, words, names, seat)
    if view["seat"] is not None:
        lines += tell_own(view, words, names)
    return "\n".join(lines)


def tell_market(view: Mapping[str, Any], words: Words) -> str:
    left = words("tell_tokens", tokens=joined([*map(str, view["market_tokens"])], words))
    if not view["market_turned"]:
        return left
    return f"{words('tell_turned', tokens=joined([*map(str, view['market_turned'])], words))} {left}"


def tell_player(view: Mapping[str, Any], words: Words, names: Names, seat: int) -> list[str]:
    points = words("points_in_words", count=view["scores"][seat])
    sentences = [
        words("tell_player", name=names[seat], points=points, prestige=view["prestige"][seat]),
        words("tell_cards", count=view["hand_sizes"][seat]),
    ]
    if view["sold"][seat]:
        sentences.append(words("tell_sold", count=view["sold"][seat]))
    if view["discarded"][seat]:
        sentences.append(words("tell_discarded", count=view["discarded"][seat]))
    if seat in view["chosen"]:
        sentences.append(words("tell_chosen"))
    lines = [" ".join(sentences), *(tell_track(view, words, seat, name) for name in RESOURCES)]
    if view["open"][seat]:
        played = apart([face_text(view["faces"][card], words) for card in view["open"][seat]], words)
        lines.append(words("tell_open", cards=played))
    if "opened" in view:
        lines += tell_opened(view, words, names, seat)
    if view["waiting"][seat]:
        lines.append(words("tell_waiting", waiting=waiting_text(view["waiting"][seat], words)))
    return lines


def tell_opened(view: Mapping[str, Any], words: Words, names: Names, seat: int) -> list[str]:
    """A seat's cards and its secret choices, for somebody who looks back at the game."""
    opened = view["opened"]

    def cards_of(cards: list[str]) -> str:
        return apart([face_text(opened["faces"][card], words) for card in cards], words)

    lines = []
    if opened["splits"][seat]:
        first, second = map(cards_of, opened["splits"][seat])
        lines.append(words("tell_split", first=first, second=second))
    elif opened["hands"][seat]:
        lines.append(words("tell_holds", cards=cards_of(opened["hands"][seat])))
    if opened["takes"][seat]:
        right = names[(seat - 1) % view["players"]]
        lines.append(words(f"tell_keeps.{opened['takes'][seat]}", owner=right))
    if opened["sold"][seat]:
        lines.append(words("tell_sold_cards", cards=cards_of(opened["sold"][seat])))
    if opened["discarded"][seat]:
        lines.append(words("tell_dropped", cards=cards_of(opened["discarded"][seat])))
    return lines


def tell_track(view: Mapping[str, Any], words: Words, seat: int, name: str) -> str:
    tracks = view["tracks"][seat]
    return words(
        "tell_track",
        track=capital(words(f"icon.{name}")),
        at=tracks[name],
        end=view["ends"][name],
        seal=tracks[f"seal-{name}"],
        contracts=view["contracts"][seat][name],
        stars=view["stars"][seat][name],
    )


def tell_own(view: Mapping[str, Any], words: Words, names: Names) -> list[str]:
    lines = [words("tell_hand", cards=cards_text(view["hand"], view, words))] if view["hand"] else []
    if view["wallet"]:
        right = names[(view["seat"] - 1) % view["players"]]
        for label, group in zip(("first", "second"), view["wallet"], strict=True):
            cards = cards_text(group, view, words)
            lines.append(words("tell_wallet", name=right, group=words(f"pile.{label}"), cards=cards))
    if view["my_split"]:
        first, second = (cards_text(group, view, words) for group in view["my_split"])
        lines.append(words("tell_my_split", first=first, second=second))
    if view["my_take"]:
        lines.append(words("tell_my_take", group=words(f"pile.{view['my_take']}")))
    if view["my_sold"]:
        lines.append(words("tell_my_sold", cards=cards_text(view["my_sold"], view, words)))
    for seat, cards in enumerate(view["known"]):
        hidden = [card for card in cards if card not in view["open"][seat]]
        if seat != view["seat"] and hidden:
            lines.append(words("tell_known", name=names[seat], cards=cards_text(hidden, view, words)))
    return lines
