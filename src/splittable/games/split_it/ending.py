"""What decided a game of Split it!: the round after which the winners led for good, and a card that was missing."""

from collections.abc import Sequence
from typing import Any

from splittable.core.spec import Moment
from splittable.core.words import Names, Words
from splittable.games.split_it.codes import DEAL, JOKER, NUMBERS, OVER, SECTIONS, START, Box
from splittable.games.split_it.kernel import column_count, score
from splittable.games.split_it.state import State
from splittable.games.split_it.tell import counted_cards
from splittable.games.split_it.view import chosen, leaders, won

Facts = dict[str, Any]


def moment(positions: Sequence[State], box: Box) -> Moment | None:
    ends = round_ends(positions)
    final = positions[-1]
    winners = ahead(final, box)
    turn = len(ends) - 1
    while turn > 0 and ahead(positions[ends[turn - 1]], box) == winners:
        turn -= 1
    begin = ends[turn - 1] if turn else 0
    before, after = positions[begin], positions[ends[turn]]
    risen = [seat for seat in winners if standing(after, box, seat) > standing(before, box, seat)]
    takes = [take for take in taken(positions, begin, ends[turn]) if take["seat"] in risen]
    facts: Facts = {
        "round": turn + 1,
        "rounds": len(ends),
        "winners": winners,
        "after": margin(after, box, winners),
        "final": margin(final, box, winners),
        "takes": takes,
        "clash": clash(positions, begin, takes[0]) if len(takes) == 1 else None,
        "fallen": [] if risen else fallen(before, after, box),
        "near": near(final, box, winners),
    }
    facts["cells"] = cells(facts, before, after, final)
    return Moment(takes[-1]["number"] if takes else ends[turn], facts)


def round_ends(positions: Sequence[State]) -> list[int]:
    """The moves made when each round was over."""
    return [
        at
        for at in range(1, len(positions))
        if positions[at].phase in (DEAL, OVER) and positions[at - 1].phase not in (START, DEAL)
    ]


def points(s: State, box: Box) -> list[int]:
    out = [0] * s.players
    score(s, box, out)
    return out


def standing(s: State, box: Box, seat: int) -> tuple[int, int]:
    return points(s, box)[seat], column_count(s, seat)


def ahead(s: State, box: Box) -> list[int]:
    """S22: who would win if the game ended here."""
    standings = [standing(s, box, seat) for seat in range(s.players)]
    return [seat for seat, each in enumerate(standings) if each == max(standings)]


def margin(s: State, box: Box, winners: list[int]) -> list[int]:
    """The winners' points, and the best of the others; the same number twice: columns decide."""
    scores = points(s, box)
    others = [each for seat, each in enumerate(scores) if seat not in winners]
    return [scores[winners[0]], max(others, default=scores[winners[0]])]


def reveals(positions: Sequence[State], begin: int, end: int) -> list[int]:
    return [at for at in range(begin + 1, end + 1) if chosen(positions[at]) < chosen(positions[at - 1])]


def taken(positions: Sequence[State], begin: int, end: int) -> list[Facts]:
    """Who was alone on a section, in the order of the reveals."""
    takes = []
    for at in reveals(positions, begin, end):
        shown = positions[at].shown[: positions[at].players]
        takes += [
            {**won(positions[at - 1], positions[at], section), "number": at}
            for section in range(3)
            if shown.count(section) == 1
        ]
    return [{key: take[key] for key in ("seat", "section", "cards", "number")} for take in takes]


def clash(positions: Sequence[State], begin: int, take: Facts) -> Facts | None:
    """S9: cards that stayed because several wanted them, before one of the players took some of them."""
    earlier = reveals(positions, begin, take["number"] - 1)
    if not earlier:
        return None
    shown = positions[earlier[-1]].shown[: positions[earlier[-1]].players]
    shared = [section for section in range(3) if shown.count(section) > 1]
    if len(shared) > 1:
        return None  # two against two: the cards of both sections lie in the row again
    return {
        "section": SECTIONS[shared[0]],
        "seats": [seat for seat, section in enumerate(shown) if section == shared[0]],
    }


def fallen(before: State, after: State, box: Box) -> list[Facts]:
    """Leaders of the game who lost the most cards of a number to others: then the winners led without a card more."""
    return [
        {"seat": seat, "number": number, "to": leaders(after, number)}
        for seat in ahead(before, box)
        for number in range(1, NUMBERS + 1)
        if seat in leaders(before, number) and seat not in leaders(after, number)
    ]


def near(final: State, box: Box, winners: list[int]) -> list[Facts]:
    """For each other seat: a number of which one more card would have won, or shared the win; best placed first.

    Such a card must have left the game: nobody else's columns would have been different.
    """
    losers = sorted(
        (seat for seat in range(final.players) if seat not in winners),
        key=lambda seat: standing(final, box, seat),
        reverse=True,
    )
    found = []
    for seat in losers:
        chances = []
        for number in range(1, NUMBERS + 1):
            if not final.columns[seat][number] or not (final.gone[number] or final.gone[JOKER]):
                continue
            other = final.copy()
            other.columns[seat][number] += 1
            if seat in (best := ahead(other, box)):
                chances.append((len(best) == 1, number))
        if chances:
            alone, number = max(chances)
            found.append({"seat": seat, "number": number, "alone": alone})
    return found


def cells(facts: Facts, before: State, after: State, final: State) -> list[list[int]]:
    """The stacks on the final board that the sentence is about, as seat and number."""
    if facts["round"] == 1:
        return []
    gained = [
        [seat, number]
        for seat in {take["seat"] for take in facts["takes"]}
        for number in range(1, NUMBERS + 1)
        if seat in leaders(after, number) and seat not in leaders(before, number) and seat in leaders(final, number)
    ]
    return sorted(gained + [[each["seat"], each["number"]] for each in facts["fallen"]])


def say(moment: Moment, words: Words, names: Names) -> tuple[str, str]:
    facts = moment.facts
    winners = names.all_of(facts["winners"])
    if facts["round"] == 1:
        title = words("ending_always", **winners)
    elif 2 * facts["round"] <= facts["rounds"]:
        title = words("ending_led", round=facts["round"], **winners)
    else:
        title = words("ending_round", round=facts["round"], last=facts["round"] == facts["rounds"])
    told = [*said_takes(facts, words, names), *said_falls(facts, words, names), said_lead(facts, words, names)]
    missed = next((each for each in facts["near"] if each["seat"] == names.reader), *facts["near"][:1] or [None])
    if missed:
        told.append(words("ending_near", number=missed["number"], alone=missed["alone"], **names.who(missed["seat"])))
    return title, " ".join(told)


def said_takes(facts: Facts, words: Words, names: Names) -> list[str]:
    if facts["round"] == 1:
        return []  # who led from the start led for many reasons
    told = []
    for take in facts["takes"]:
        cards = counted_cards({card: take["cards"].count(card) for card in sorted_cards(take["cards"])}, words)
        if facts["clash"]:
            shared = facts["clash"]
            told.append(words(f"ending_clash.{shared['section']}", **names.all_of(shared["seats"])))
            told.append(words("ending_took_then", cards=cards, **names.who(take["seat"])))
        else:
            told.append(words(f"ending_took.{take['section']}", cards=cards, **names.who(take["seat"])))
    return told


def sorted_cards(cards: list[str]) -> list[str]:
    """Each kind once; jokers last."""
    return sorted(set(cards), key=lambda card: int(card) if card.isdigit() else JOKER)


def said_falls(facts: Facts, words: Words, names: Names) -> list[str]:
    return [
        words(
            "ending_fell",
            number=each["number"],
            loser=names.all_of([each["seat"]])["who"],
            lost_you=each["seat"] == names.reader,
            **names.all_of(each["to"]),
        )
        for each in facts["fallen"]
    ]


def said_lead(facts: Facts, words: Words, names: Names) -> str:
    winners = names.all_of(facts["winners"])
    first, final = facts["after"], facts["final"]
    if len(facts["winners"]) > 1:
        return words("ending_level", mine=final[0], **winners)
    if facts["round"] == 1:
        return words("ending_from", mine=first[0], theirs=first[1], at_end=final[0], best=final[1])
    return words("ending_ahead", mine=first[0], theirs=first[1], is_tied=first[0] == first[1], **winners)
