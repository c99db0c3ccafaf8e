"""Split it!: why one cut of the row is better than another."""

from splittable.bots.split_it.reasons_for_guesses import CHANCE_WORTH, LEAST_ALONE, Found
from splittable.bots.split_it.stakes import Row, alone, favourite, guessers, lead_gain, scores
from splittable.games.split_it.codes import JOKER, NUMBERS, SECTIONS
from splittable.games.split_it.state import State

SPLIT_WORTH = 0.5  # of its number: that some cards are not together is less than points


def cut_reasons(s: State, seat: int, better: tuple[int, int], other: tuple[int, int] | None) -> list[Found]:
    row, rest = Row(s, better), Row(s, other) if other is not None else None
    found: list[Found] = []
    if rest is not None:
        found += [*denies(row, rest, seat), *splits(row, rest, seat), *divides_jokers(row, rest)]
        found += [*clashes(row, rest, seat), *starves(row, rest, seat)]
    if seat in guessers(s):
        found += leaves(row, rest, seat)
        if s.players == 2 and rest is not None:
            found += [*wins_ground(row, rest, seat), *survives_removal(row, rest, seat)]
        if s.players > 2:  # with two, a section is removed before anybody guesses (S7)
            found += [*brings(row, rest, seat), *tempts(row, rest, seat)]
        found += keeps_together(row, rest, seat) if rest is not None else []
    return found


def most_of(row: Row, number: int) -> int:
    """The most cards of a number in one section."""
    return max(row.cards(section).count(number) for section in row.sections())


def splits(row: Row, rest: Row, seat: int) -> list[Found]:
    """Cards of one number that the other cut leaves together."""
    found: list[Found] = []
    s = row.s
    for number in range(NUMBERS, 0, -1):
        count = s.row[: s.row_left].count(number)
        parted = most_of(row, number)
        if count < 2 or most_of(rest, number) < count or parted == count:
            continue
        facts = {"number": number, "count": count}
        rivals = [
            who
            for who in guessers(s)
            if who != seat and scores(s, who, number, count) and not scores(s, who, number, parted)
        ]
        if rivals:
            found.append((float(number), "cut_split", {**facts, "seat": rivals[0]}))
        else:
            found.append((SPLIT_WORTH * number / 2, "cut_apart", facts))
    return found


def divides_jokers(row: Row, rest: Row) -> list[Found]:
    count = row.s.row[: row.s.row_left].count(JOKER)
    if count < 2 or most_of(rest, JOKER) < count or most_of(row, JOKER) == count:
        return []
    return [(1.5, "cut_jokers", {"count": count})]


def clashes(row: Row, rest: Row, seat: int) -> list[Found]:
    """More of the others go for the same section, where nobody gets anything yet."""
    seats, wanted = rivals_together(row, seat)
    if len(seats) < 2 or len(seats) <= len(rivals_together(rest, seat)[0]):
        return []
    return [(2.5, "cut_clash", {"seats": seats, "section": SECTIONS[wanted]})]


def rivals_together(row: Row, seat: int) -> tuple[list[int], int]:
    """The section that most of the others like best, and who they are."""
    liked = {who: favourite(shares) for who, shares in row.guesses().items() if who != seat}
    wanted = favourite([[*liked.values()].count(section) for section in range(len(SECTIONS))])
    return [who for who, section in liked.items() if section == wanted], wanted


def starves(row: Row, rest: Row, seat: int) -> list[Found]:
    """Fewer sections that bring another player points."""
    rivals = [who for who in guessers(row.s) if who != seat]
    useful = {who: (useful_sections(row, who), useful_sections(rest, who)) for who in rivals}
    who = max(rivals, key=lambda each: useful[each][1] - useful[each][0])
    count, before = useful[who]
    if count >= before:
        return []
    return [(1.2 * (before - count), "cut_starve", {"seat": who, "count": count, "before": before})]


def useful_sections(row: Row, seat: int) -> int:
    return sum(gain.points > 0 for gain in row.gains(seat).values())


def keeps_together(row: Row, rest: Row, seat: int) -> list[Found]:
    """Cards of one number that I need all at once."""
    s = row.s
    return [
        (float(number), "cut_together", {"number": number, "count": count})
        for number in range(NUMBERS, 0, -1)
        if (count := most_of(row, number)) > (parted := most_of(rest, number))
        and seat in guessers(s)
        and scores(s, seat, number, count)
        and not scores(s, seat, number, parted)
        and count > 1
    ]


def denies(row: Row, rest: Row, seat: int) -> list[Found]:
    """The most that another player can take at once."""
    rivals = [who for who in guessers(row.s) if who != seat]
    before = {who: max(gain.points for gain in rest.gains(who).values()) for who in rivals}
    after = {who: max(gain.points for gain in row.gains(who).values()) for who in rivals}
    who = max(rivals, key=lambda each: before[each] - after[each])
    if before[who] <= after[who]:
        return []
    facts = {"seat": who, "points": after[who], "other_points": before[who]}
    return [(0.7 * (before[who] - after[who]), "cut_deny", facts)]


def brings(row: Row, rest: Row | None, seat: int) -> list[Found]:
    """The most that I can take at once."""
    gains = row.gains(seat)
    section = max(gains, key=lambda each: gains[each].points)
    less = max(gain.points for gain in rest.gains(seat).values()) if rest is not None else None
    if gains[section].points <= (less or 0):
        return []
    facts = {"section": SECTIONS[section], "numbers": list(gains[section].numbers), "points": gains[section].points}
    return [(0.6 * (gains[section].points - (less or 0)), "cut_gain", {**facts, "other_points": less})]


def tempts(row: Row, rest: Row | None, seat: int) -> list[Found]:
    """Plausible players go for other sections than the one that suits me."""
    mine, chance, hope = best_hope(row, seat)
    if not hope or chance < LEAST_ALONE:
        return []
    less = best_hope(rest, seat)[2] if rest is not None else 0.0
    if hope <= less:
        return []
    seats, wanted = rivals_together(row, seat)
    facts = {"section": SECTIONS[mine], "points": row.gain(seat, mine).points, "chance": chance}
    weight = (hope - less) + CHANCE_WORTH * (chance - 0.5) / 3
    if wanted == mine or (len(seats) == 1 and len(guessers(row.s)) > 2):
        return [(weight, "cut_hope", facts)]
    return [(weight + 1, "cut_tempt", {**facts, "seats": seats, "other": SECTIONS[wanted]})]


def best_hope(row: Row, seat: int) -> tuple[int, float, float]:
    """My most promising section: how often I am alone there, and the points that this brings on average."""
    guesses = row.guesses()
    hopes = {section: (alone(guesses, seat, section), row.gain(seat, section).points) for section in row.sections()}
    section = max(hopes, key=lambda each: hopes[each][0] * hopes[each][1])
    chance, points = hopes[section]
    return section, chance, chance * points


def leaves(row: Row, rest: Row | None, seat: int) -> list[Found]:
    """What the second best section brings me: with two players (S7), whatever the other one removes."""
    points = second_best(row, seat)
    less = second_best(rest, seat) if rest is not None else None
    if points <= (less or 0):
        return []
    facts = {"points": points, "other_points": less}
    if row.s.players == 2:
        return [(points - (less or 0.0), "cut_leaves", {**facts, "seat": 1 - seat})]
    return [(0.5 * (points - (less or 0.0)), "cut_two", facts)]


def wins_ground(row: Row, rest: Row, seat: int) -> list[Found]:
    """S7: the second best section is mine to take; here with what the other player loses by it."""
    points, less = second_lead(row, seat), second_lead(rest, seat)
    if points <= less:
        return []
    return [(0.4 * (points - less), "cut_ground", {"seat": 1 - seat, "points": points, "other_points": less})]


def survives_removal(row: Row, rest: Row, seat: int) -> list[Found]:
    """S7: what I can hope for after the removal that a plausible player makes."""
    left = row.after_removal()
    section, chance, hope = best_hope(left, seat)
    if chance < LEAST_ALONE or hope <= best_hope(rest.after_removal(), seat)[2]:
        return []
    facts = {"seat": 1 - seat, "removed": SECTIONS[left.removed], "section": SECTIONS[section], "chance": chance}
    return [(0.5 * hope / 2, "cut_then", {**facts, "points": left.gain(seat, section).points})]


def second_lead(row: Row, seat: int) -> int:
    return sorted(lead_gain(row.s, seat, row.cards(section)) for section in row.sections())[-2]


def second_best(row: Row, seat: int) -> int:
    return sorted(gain.points for gain in row.gains(seat).values())[-2]
