"""What happened in The Great Split, told as a story: rounds as headings, one line for what mattered."""

from collections.abc import Mapping, Sequence
from typing import Any

from splittable.core.spec import Line
from splittable.core.texts import apart
from splittable.core.words import Names, Words
from splittable.games.great_split.board import contracts_text, face_text

Event = Mapping[str, Any]


def log(events: list[dict[str, Any]], words: Words, names: Names) -> list[Line]:
    """Up to seven play their cards at the same time: everyone gets one line, once they are done."""
    lines: list[Line] = []
    for event in events:
        match event["type"]:
            case "character":
                lines.append(character(event, words, names))
            case "exchange":
                lines += exchanged(event, words, names)
            case "resolved":
                lines.append(resolved(event, words, names))
            case "market":
                lines.append(Line(market(event, words, names)))
            case "scored":
                lines += scored(event, words, names)
            case "round":
                lines.append(Line(words("log_round", round=event["round"]), is_heading=True))
            case "final":
                lines += final(event, words, names)
    return lines


def character(event: Event, words: Words, names: Names) -> Line:
    """G2"""
    seat, tile = event["seat"], event["character"]
    start, contracts, who = face_text(tile["start"], words), contracts_text(tile, words), names.who(seat)
    if not contracts:
        return Line(words("log_starts", start=start, **who), seat)
    return Line(words("log_starts_with_contracts", start=start, contracts=contracts, **who), seat)


def exchanged(event: Event, words: Words, names: Names) -> list[Line]:
    """G9: the wallets that the reader has seen. Spectators have seen none and know how many cards were kept."""
    if not event["wallets"]:
        return [Line(words("log_kept_cards", shares=shares(dict(enumerate(event["kept"])), words, names)))]
    return [kept(wallet, words, names) for wallet in event["wallets"]]


def kept(wallet: Event, words: Words, names: Names) -> Line:
    owner, keeper = names.who(wallet["owner"]), wallet["keeper"]
    cards, back = face_text(wallet["kept"], words), face_text(wallet["back"], words)
    who = names.who(keeper)
    return Line(words("log_kept", kept=cards, back=back, owner=owner["who"], mine=owner["you"], **who), keeper)


def resolved(event: Event, words: Words, names: Names) -> Line:
    played, sold = event["played"], event["sold"]
    key = "both" if played and sold else "cards" if played else "sold"
    cards = face_text(played, words) if played else ""
    return Line(words(f"log_plays.{key}", cards=cards, sold=sold, **names.who(event["seat"])), event["seat"])


def market(event: Event, words: Words, names: Names) -> str:
    """G13. A higher market makes artwork worth less: the only points that go without a move of the player."""
    lost = {seat: -points for seat, points in enumerate(event["points"]) if points}
    if not lost:
        return words("log_market", market=event["market"])
    return words("log_market_costs", market=event["market"], shares=shares(lost, words, names))


def scored(event: Event, words: Words, names: Names) -> list[Line]:
    """G14: a line for each token, with all players."""
    each = zip(event["tokens"], event["each"], strict=True)
    return [
        Line(words(f"log_scored.{token}", shares=shares(dict(enumerate(points)), words, names)))
        for token, points in each
        if token != "none"
    ]


def final(event: Event, words: Words, names: Names) -> list[Line]:
    """G19, the best first."""
    totals = {seat: sum(points.values()) for seat, points in enumerate(event["points"])}
    lines = [Line(words("log_final"), is_heading=True)]
    for seat in sorted(totals, key=lambda seat: -totals[seat]):
        points = event["points"][seat]
        lines.append(Line(words("log_total", total=totals[seat], **points, **names.who(seat)), seat))
    return lines


def shares(counts: Mapping[int, int], words: Words, names: Names) -> str:
    """Numbers by player, the highest first: those who have the same come together."""
    together: dict[int, list[int]] = {}
    for seat, count in counts.items():
        together.setdefault(count, []).append(seat)
    return apart([share(seats, count, words, names) for count, seats in sorted(together.items(), reverse=True)], words)


def share(seats: Sequence[int], number: int, words: Words, names: Names) -> str:
    return words("log_share", number=number, **names.all_of(seats))
