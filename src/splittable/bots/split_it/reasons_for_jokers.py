"""Split it!: why a joker does more in one column than in another."""

from splittable.bots.split_it.reasons_for_guesses import Found
from splittable.bots.split_it.stakes import best_rival, scores, still_to_come
from splittable.games.split_it.state import State


def joker_reasons(s: State, seat: int, better: int, other: int | None) -> list[Found]:
    found = [*catches(s, seat, better, other), *guards(s, seat, better, other)]
    if other is None:
        return found
    if not can_catch(s, seat, other):
        found.append((6.0, "joker_late", {"number": other, "seats": rivals_with_most(s, seat, other)}))
    if is_safe(s, seat, other):
        found.append((5.0, "joker_safe", {"number": other}))
    behind, further = deficit(s, seat, better), deficit(s, seat, other)
    if 0 < behind < further:
        facts = {"number": better, "behind": behind, "other": other, "other_behind": further}
        found.append((2.0, "joker_close", facts))
    elif better > other and behind == further:
        found.append((1.5, "joker_worth", {"number": better, "other": other}))
    elif better > other:
        found.append((0.5, "joker_more", {"number": better, "other": other}))
    left, more = left_of(s, better), left_of(s, other)
    if left < more and behind <= 0:
        found.append((1.0, "joker_lasts", {"number": better, "left": left, "other": other, "other_left": more}))
    return found


def deficit(s: State, seat: int, number: int) -> int:
    """How many cards I am behind; negative if I am ahead."""
    return best_rival(s, seat, number) - s.columns[seat][number]


def rivals_with_most(s: State, seat: int, number: int) -> list[int]:
    most = best_rival(s, seat, number)
    return [who for who in range(s.players) if who != seat and s.columns[who][number] == most > 0]


def left_of(s: State, number: int) -> int:
    """Cards of a number that can still be won."""
    return s.deck[number] + s.row[: s.row_left].count(number)


def catches(s: State, seat: int, better: int, other: int | None) -> list[Found]:
    """My jokers reach the best of the others, or pass them."""
    behind = deficit(s, seat, better)
    hand = s.to_place[seat]
    if not 0 < behind <= hand:
        return []
    rest = other if other is not None and 0 < deficit(s, seat, other) <= hand else 0
    if rest >= better:
        return []
    passes = behind < hand
    facts = {
        "number": better,
        "jokers": behind + 1 if passes else behind,
        "seats": rivals_with_most(s, seat, better),
        "passes": passes,
    }
    return [(float(better - rest) + 4, "joker_catch", facts)]


def guards(s: State, seat: int, better: int, other: int | None) -> list[Found]:
    """I score the number already, but somebody is close."""
    if not scores(s, seat, better):
        return []
    ahead = -deficit(s, seat, better)
    seats = rivals_with_most(s, seat, better)
    if not seats or not still_to_come(s, better):
        return []
    if ahead == 0:
        if other is not None and scores(s, seat, other) and taken_away(s, seat, other) >= taken_away(s, seat, better):
            return []
        return [(better * 0.9, "joker_break", {"number": better, "seats": seats})]
    return [(better / (1 + ahead) ** 2, "joker_guard", {"number": better, "seats": seats, "ahead": ahead})]


def taken_away(s: State, seat: int, number: int) -> int:
    """The points that the others lose if I have one card more."""
    if s.to_place[seat] <= deficit(s, seat, number) or deficit(s, seat, number) < 0:
        return 0
    return number * len(rivals_with_most(s, seat, number))


def can_catch(s: State, seat: int, number: int) -> bool:
    return s.columns[seat][number] + still_to_come(s, number) >= best_rival(s, seat, number)


def is_safe(s: State, seat: int, number: int) -> bool:
    """Nobody can reach me even with every card to come, mine of this moment aside."""
    rest = still_to_come(s, number) - s.to_place[seat]
    return s.columns[seat][number] > best_rival(s, seat, number) + rest
