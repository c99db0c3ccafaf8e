"""Split it! in sentences, from a view: what a screen reader reads instead of the drawn board."""

from collections.abc import Mapping
from typing import Any

from splittable.core.texts import apart, capital, joined
from splittable.core.words import Names, Words
from splittable.games.split_it.codes import NUMBERS

JOKER = "*"


def tell(view: Mapping[str, Any], words: Words, names: Names) -> str:
    lines = [
        words("tell_round", round=view["round"], left=view["deck_left"]),
        words("tell_holder", name=names[view["holder"]]),
        *tell_row(view, words),
    ]
    lines += [tell_player(view, words, names, seat) for seat in range(view["players"])]
    if view["deck_left"]:
        lines.append(words("tell_deck", cards=counted_cards(view["deck"], words)))
    return "\n".join(lines)


def tell_row(view: Mapping[str, Any], words: Words) -> list[str]:
    if not view["row"]:
        return [words("tell_no_row")]
    if not view["sections"]:
        return [words("tell_row", cards=listed_cards(view["row"], words))]
    return [
        words("tell_section", section=capital(words(f"section.{name}")), cards=listed_cards(cards, words))
        for name, cards in view["sections"].items()
    ]


def tell_player(view: Mapping[str, Any], words: Words, names: Names, seat: int) -> str:
    columns = [
        tell_column(view, words, seat, str(number))
        for number in range(1, NUMBERS + 1)
        if view["columns"][seat].get(str(number))
    ]
    sentences = [
        words("tell_player", name=names[seat], points=words("points_in_words", count=view["scores"][seat])),
        words("tell_columns", columns=apart(columns, words)) if columns else words("tell_no_columns"),
    ]
    if view["waiting"][seat]:
        sentences.append(words("tell_waiting", jokers=words("jokers", count=view["waiting"][seat])))
    if "opened" in view and view["opened"]["guesses"][seat]:
        sentences.append(words(f"tell_guess.{view['opened']['guesses'][seat]}"))
    elif seat in view["chosen"]:
        sentences.append(words("tell_chosen"))
    if seat in view["done"]:
        sentences.append(words("tell_done"))
    return " ".join(sentences)


def tell_column(view: Mapping[str, Any], words: Words, seat: int, number: str) -> str:
    """Three 7s, two of them jokers (in the lead)."""
    count, jokers = view["columns"][seat][number], view["jokers"][seat].get(number, 0)
    text = cards_text(number, count, words)
    if jokers:
        text = words("of_them_jokers", cards=text, count=jokers)
    counts = [of.get(number, 0) for of in view["columns"]]
    if count < max(counts):
        return text
    return words("in_the_lead" if counts.count(count) == 1 else "sharing_the_lead", cards=text)


def listed_cards(cards: list[str], words: Words) -> str:
    """The cards as they lie: 2, 7, joker and 4."""
    return joined([words("joker") if card == JOKER else card for card in cards], words)


def counted_cards(cards: Mapping[str, int], words: Words) -> str:
    """How many of each: one 5 and two jokers."""
    return joined([cards_text(card, count, words) for card, count in cards.items() if count], words)


def cards_text(card: str, count: int, words: Words) -> str:
    if card == JOKER:
        return words("jokers", count=count)
    return words("cards_of", number=card, count=count)
