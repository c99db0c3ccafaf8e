"""How a game went, in two or three sentences, and luck and skill in one."""

from typing import Any

from splittable.core import registry
from splittable.core.words import Names, Words, of_frame
from splittable.review.curve import Point, Turning
from splittable.review.game import Review

LEVEL = 0.08  # around an equal share of the win
NOTHING = {"odds": 0.005, "points": 0.05}  # is written as 0


def story_of(found: Review, language: str, names: Names) -> list[str]:
    words, of_game = of_frame(language), registry.spec(found.game).words(language)
    who = people(found, words, names)
    said = []
    if found.unit == "points":
        said.append(words("story_expected", value=found.luck.start, **who))
    if found.turning is None:
        said += [] if found.unit == "points" else [words(f"story_course.{course_of(found)}", **who)]
    else:
        if found.unit == "odds":
            said += standing_before(found, found.turning, words, who)
        said.append(said_turning(found, found.turning, words, of_game, names))
    return [*said, said_result(found, words, names)]


def people(found: Review, words: Words, names: Names) -> dict[str, Any]:
    """The player of the seat, and the others: by name if there is only one."""
    rivals = [names[seat] for seat in range(len(names)) if seat != found.seat]
    only = rivals[0] if len(rivals) == 1 else ""
    others = {"others": only or words("story_others"), "rivals": only or words("story_rivals")}
    return {**names.who(found.seat), **others}


def course_of(found: Review) -> str:
    """A game without a turning point: was it always so, did it come bit by bit, or only at the end?"""
    values = [point.value for point in found.curve[:-1]] or [found.luck.start]
    share, is_won = found.luck.start, found.luck.result > 0
    last = values[-1]
    if is_won and min(values) > share - LEVEL and last > share + LEVEL:
        return "ahead"
    if not is_won and max(values) < share + LEVEL and last < share - LEVEL / 2:
        return "behind"
    if last > share + LEVEL:
        return "gained" if is_won else "late"
    if last < share - LEVEL:
        return "late" if is_won else "lost"
    return "open"


def standing_before(found: Review, turning: Turning, words: Words, who: dict[str, Any]) -> list[str]:
    if turning.before.round <= 1:
        return []
    return [words(f"story_before.{standing(turning.before, found.luck.start)}", **who)]


def standing(point: Point, share: float) -> str:
    if point.value > share + LEVEL:
        return "ahead"
    return "behind" if point.value < share - LEVEL else "level"


def said_turning(found: Review, turning: Turning, words: Words, of_game: Words, names: Names) -> str:
    who = names.who(found.seat)
    when = of_game("review_when", round=turning.round)
    if turning.mistake is not None:
        choice = of_game(f"choice_with.{turning.mistake.kind}", **who)
        return words("story_mistake", when=when, choice=choice, lost=lost(turning.mistake.loss, found, words), **who)
    is_up = turning.swing > 0
    if found.unit == "points":
        points = lost(abs(turning.swing), found, words)
        return of_game("review_chance.up" if is_up else "review_chance.down", when=when, points=points, **who)
    rivals = [seat for seat in range(len(names)) if seat != found.seat]
    cause = "rival" if turning.cause == "others" and len(rivals) == 1 else turning.cause
    values = {"before": turning.before.value, "after": turning.after.value}
    return words(
        f"story_up.{cause}" if is_up else f"story_down.{cause}",
        when=when,
        rival=names[rivals[0]],
        **values,
        **who,
    )


def said_result(found: Review, words: Words, names: Names) -> str:
    who, mine = names.who(found.seat), found.scores[found.seat]
    rivals = [seat for seat in range(len(names)) if seat != found.seat]
    if not rivals:
        return words("story_result.alone", mine=mine, **who)
    if found.seat in found.winners:
        best = max(found.scores[seat] for seat in rivals)
        way = "shared" if len(found.winners) > 1 else "broken" if best == mine else "won"
        return words(f"story_result.{way}", mine=mine, best=best, **who)
    winners = [names[seat] for seat in found.winners]
    best = found.scores[found.winners[0]]
    way = "outdone" if best == mine else "lost"
    return words(f"story_result.{way}", mine=mine, best=best, winners=winners, count=len(winners), **who)


def luck_words(found: Review, language: str, names: Names) -> str:
    """Which chance it was, the game says: dice, or cards and the other players."""
    words, of_game = of_frame(language), registry.spec(found.game).words(language)
    luck, skill = found.luck.luck, found.luck.skill
    nothing = NOTHING[found.unit]
    return of_game(
        "luck_said",
        way="none" if abs(luck) < nothing else "gave" if luck > 0 else "took",
        luck=lost(abs(luck), found, words),
        skill_way="none" if abs(skill) < nothing else "gained" if skill > 0 else "cost",
        skill=words(f"story_short.{found.unit}", points=shown(abs(skill), found)),
        **people(found, words, names),
    )


def lost(amount: float, found: Review, words: Words) -> str:
    return words(f"story_amount.{found.unit}", points=shown(amount, found))


def shown(amount: float, found: Review) -> float:
    """Odds in points of a hundred; rounded as they are written, so that one is said as one."""
    return round(100 * amount) if found.unit == "odds" else round(amount, 1)
