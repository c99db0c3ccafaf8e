"""Split it!: why one cut, removal, guess or joker is better than another, in one sentence."""

from collections.abc import Mapping
from typing import Any

from splittable.bots.coach import Reason, how_often
from splittable.bots.split_it.reasons_for_cuts import cut_reasons
from splittable.bots.split_it.reasons_for_guesses import guess_reasons, remove_reasons
from splittable.bots.split_it.reasons_for_jokers import joker_reasons
from splittable.bots.split_it.stakes import Row
from splittable.core.play import State
from splittable.core.texts import joined
from splittable.core.words import Names, Words
from splittable.games.split_it.codes import SECTIONS

MOST_NUMBERS = 3  # that a sentence lists


def reasons(known: State, seat: int, better: str, other: str | None, shares: Mapping[str, float]) -> list[Reason]:
    s: Any = known.seen_by(seat)
    kind, best = chosen(better)
    rest = chosen(other)[1] if other is not None else None
    if kind == "cut":
        found = cut_reasons(s, seat, best, rest)
    elif kind == "joker":
        found = joker_reasons(s, seat, best, rest)
    else:
        row = Row(s, (s.first_cut, s.second_cut))
        if kind == "remove":
            found = remove_reasons(row, seat, best, rest)
        else:
            found = guess_reasons(row, seat, best, rest, shares)
    return [Reason(kind, facts) for _, kind, facts in sorted(found, key=lambda each: -each[0])]


def chosen(move: str) -> tuple[str, Any]:
    """A move's kind, and its two cuts, its section or its column."""
    kind, *what = move.split(" ")
    if kind == "cut":
        return kind, (int(what[0]), int(what[1]))
    return kind, int(what[0]) if kind == "joker" else SECTIONS.index(what[0])


def say(reason: Reason, words: Words, names: Names) -> str:
    facts = reason.facts
    given: dict[str, Any] = {key: value for key, value in facts.items() if value is not None}
    given["compared"] = facts.get("other_points") is not None
    for key in ("section", "other", "theirs", "removed"):
        if isinstance(facts.get(key), str):
            given[key] = words(f"the_section.{facts[key]}")
    if "numbers" in facts:
        listed = facts["numbers"] if len(facts["numbers"]) <= MOST_NUMBERS else []
        given["numbers"] = joined([words("the_numbers", number=number) for number in listed], words) if listed else ""
        given["listed"] = bool(listed)
    if reason.kind == "joker_lasts":
        given["cards"] = words("cards_of", number=facts["number"], count=facts["left"])
        given["other_cards"] = words("cards_of", number=facts["other"], count=facts["other_left"])
    for key in ("chance", "share"):
        if key in facts:
            given["often"] = how_often(facts[key])
    if "seat" in facts:
        given |= names.who(facts["seat"])
    if "seats" in facts:
        people = names.all_of(facts["seats"])
        given |= {"who": people["who"], "people": people["count"]}
    return words(f"reason.{reason.kind}", **given)
