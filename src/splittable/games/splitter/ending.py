"""What decided a game of Splitter: the round after which the winners led for good, and the groups that made it so."""

from collections.abc import Sequence
from typing import Any

from splittable.core.spec import Moment
from splittable.core.texts import joined
from splittable.core.words import Names, Words
from splittable.games.splitter.breakdown import RANK_FROM
from splittable.games.splitter.codes import HEARTS_BONUS, Box
from splittable.games.splitter.groups import SCORING, cell_names, groups, hearts_state, numbers_in_hearts
from splittable.games.splitter.kernel import score
from splittable.games.splitter.log import gain_texts, gains
from splittable.games.splitter.news import sheet_news
from splittable.games.splitter.state import State

Facts = dict[str, Any]
"""A gain has the form of a `sheet` event: groups that score as `scoring`, and `hearts`."""


def moment(positions: Sequence[State], box: Box) -> Moment | None:
    numbers = [0, *round_ends(positions)]
    rounds = [positions[number] for number in numbers]  # the position after so many rounds
    points = [points_of(s, box) for s in rounds]
    if len(points[0]) == 1:
        facts = alone(rounds, [of[0] for of in points], box)
        return Moment(numbers[facts["best"]["round"]], facts) if facts else None
    facts = led_for_good(rounds, points, box)
    return Moment(numbers[facts["round"]], facts)


def round_ends(positions: Sequence[State]) -> list[int]:
    """The moves made when each round was over."""
    return [at for at in range(1, len(positions)) if positions[at].round > positions[at - 1].round]


def points_of(s: State, box: Box) -> list[int]:
    out = [0] * s.players
    score(s, box, out)
    return out


def ahead(points: Sequence[int]) -> list[int]:
    """T10"""
    return [seat for seat, own in enumerate(points) if own == max(points)]


def alone(rounds: Sequence[State], points: Sequence[int], box: Box) -> Facts | None:
    """T11: the best group, and when the points of the final rank were reached for good."""
    best = best_gain(rounds, 0, box)
    if best is None:
        return None
    least = max((each for each in RANK_FROM if each <= points[-1]), default=0)
    reached = len(rounds) - 1
    while reached and points[reached - 1] >= least:
        reached -= 1
    return {"best": best, "least": least, "reached": reached, "cells": [[0, best["cells"]]]}


def led_for_good(rounds: Sequence[State], points: Sequence[Sequence[int]], box: Box) -> Facts:
    winners = ahead(points[-1])
    turn = len(rounds) - 1
    while turn > 1 and ahead(points[turn - 1]) == winners:
        turn -= 1
    before, after = points[turn - 1], points[turn]
    facts: Facts = {
        "round": turn,
        "rounds": len(rounds) - 1,
        "winners": winners,
        "after": margin(after, winners),
        "final": margin(points[-1], winners),
        "gain": None,
        "fallen": [],
        "best": None,
        "needed": None,
        "cells": [],
    }
    if len(winners) > 1:
        return facts
    winner = winners[0]
    if is_early(facts):
        facts["best"] = best_gain(rounds, winner, box)
    elif after[winner] > before[winner]:
        facts["gain"] = gain_of(rounds[turn - 1], rounds[turn], rounds[-1], winner, box)
    else:
        facts["fallen"] = [seat for seat in ahead(before) if after[seat] < before[seat]]
    if told := facts["best"] or facts["gain"]:
        facts["needed"] = needed(told, points[-1], winner)
        facts["cells"] = [[winner, told["cells"]]]
    return facts


def is_early(facts: Facts) -> bool:
    return bool(2 * facts["round"] <= facts["rounds"])


def margin(points: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The winners' points, and the best of the others."""
    others = [own for seat, own in enumerate(points) if seat not in winners]
    return [points[winners[0]], max(others, default=points[winners[0]])]


def best_gain(rounds: Sequence[State], seat: int, box: Box) -> Facts | None:
    """What brought a seat most at the end, the earliest first; the round in which it was complete."""
    boards = [s.boards[seat] for s in rounds]
    found: list[Facts] = []
    for turn in range(1, len(rounds)):
        known = groups(boards[turn - 1], box)
        new = [group for group in groups(boards[turn], box) if group.state == SCORING and group not in known]
        for group in new:
            if group in groups(boards[-1], box):
                one = {"number": group.number, "points": group.points, "star": group.star}
                found.append({"scoring": [one], "hearts": None, "round": turn, "cells": list(group.names)})
        if SCORING == hearts_state(boards[turn], box) != hearts_state(boards[turn - 1], box):
            number = numbers_in_hearts(boards[turn], box)[0]
            hearts = {"state": SCORING, "number": number, "points": HEARTS_BONUS}
            found.append({"scoring": [], "hearts": hearts, "round": turn, "cells": list(cell_names(box.hearts))})
    return max(found, key=worth, default=None)


def gain_of(before: State, after: State, final: State, seat: int, box: Box) -> Facts:
    """What a seat scored in a round; `lasted`: all of it still scores at the end."""
    was, now, end = before.boards[seat], after.boards[seat], final.boards[seat]
    news = sheet_news(was, now, box)
    new = [group for group in groups(now, box) if group.state == SCORING and group not in groups(was, box)]
    kept = [group for group in new if group in groups(end, box)]
    hearts = news["hearts"] if news["hearts"] and news["hearts"]["state"] == SCORING else None
    cells = [name for group in kept for name in group.names]
    if hearts:
        cells = sorted({*cells, *cell_names(box.hearts)})
    return {"scoring": news["scoring"], "hearts": hearts, "lasted": kept == new, "cells": cells}


def worth(gain: Facts) -> int:
    return sum(each["points"] for each in gains(gain))


def needed(gain: Facts, final: Sequence[int], winner: int) -> Facts | None:
    """Who would have won without these points, or shared the win; None if the winner would have won all the same."""
    rest = final[winner] - worth(gain)
    best = max(own for seat, own in enumerate(final) if seat != winner)
    if rest > best or not gain.get("lasted", True):
        return None
    seats = [seat for seat, own in enumerate(final) if own == best and seat != winner]
    return {"points": worth(gain), "seats": seats, "shared": rest == best}


def say(moment: Moment, words: Words, names: Names) -> tuple[str, str]:
    facts = moment.facts
    if "round" not in facts:
        return say_alone(facts, words, names)
    winners = names.all_of(facts["winners"])
    if facts["round"] == 1:
        title = words("ending_always", **winners)
    elif is_early(facts):
        title = words("ending_led", round=facts["round"], **winners)
    else:
        title = words("ending_round", round=facts["round"], last=facts["round"] == facts["rounds"])
    told = [said_lead(facts, words, names)]
    if facts["best"]:
        told.append(said_best(facts["best"], words, names.who(facts["winners"][0])))
    if facts["needed"]:
        points, shared = facts["needed"]["points"], facts["needed"]["shared"]
        told.append(words("ending_needed", points=points, shared=shared, **names.all_of(facts["needed"]["seats"])))
    return title, " ".join(told)


def said_lead(facts: Facts, words: Words, names: Names) -> str:
    winners = names.all_of(facts["winners"])
    mine, theirs = facts["after"]
    if len(facts["winners"]) > 1:
        return words("ending_level", points=facts["final"][0], **winners)
    if facts["gain"]:
        groups, points = joined(gain_texts(facts["gain"], words), words), worth(facts["gain"])
        who = names.who(facts["winners"][0])
        return words("ending_took", points=points, groups=groups, mine=mine, theirs=theirs, **who)
    if facts["fallen"]:
        fallen = names.all_of(facts["fallen"])
        losers = {"losers": fallen["who"], "lost_you": fallen["you"], "lost_count": fallen["count"]}
        return words("ending_fell", mine=mine, theirs=theirs, **losers, **winners)
    at_end, best = facts["final"]
    return words("ending_from", round=facts["round"], mine=mine, theirs=theirs, at_end=at_end, best=best)


def said_best(best: Facts, words: Words, who: dict[str, Any]) -> str:
    group = joined(gain_texts(best, words), words)
    return words("ending_best", group=group, points=worth(best), round=best["round"], **who)


def say_alone(facts: Facts, words: Words, names: Names) -> tuple[str, str]:
    best, who = facts["best"], names.who(0)
    group = joined(gain_texts(best, words), words)
    told = [words("ending_alone_points", points=worth(best), round=best["round"])]
    if facts["reached"]:
        told.append(words("ending_alone_rank", least=facts["least"], round=facts["reached"], **who))
    return words("ending_alone", group=group, **who), " ".join(told)
