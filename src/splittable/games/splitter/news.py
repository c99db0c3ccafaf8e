"""What a round changed on a sheet: groups that score now, that no longer do, and that never will."""

from splittable.games.splitter.codes import HEARTS_BONUS, Box
from splittable.games.splitter.groups import SCORING, SPOILED, Group, groups, hearts_state, numbers_in_hearts
from splittable.games.splitter.shown import HeartsNews, SheetNews


def sheet_news(was: list[int], now: list[int], box: Box) -> SheetNews:
    """From the cells by number, before and after; all fields are empty if nothing changed its state."""
    old, new = groups(was, box), groups(now, box)
    kept = set(old) & set(new)
    broken = [group for group in old if group.state == SCORING and group not in kept]
    known = broken + [group for group in old if group.state == SPOILED]
    spoiled = [group for group in new if group.state == SPOILED and not touches(group, known)]
    return {
        "scoring": [
            {"number": group.number, "points": group.points, "star": group.star}
            for group in new
            if group.state == SCORING and group not in kept
        ],
        "broken": [{"number": group.number, "points": group.points} for group in broken],
        "spoiled": [{"number": group.number, "size": group.cells.bit_count()} for group in spoiled],
        "hearts": hearts_news(was, now, box),
    }


def touches(group: Group, others: list[Group]) -> bool:
    return any(group.number == other.number and group.cells & other.cells for other in others)


def hearts_news(was: list[int], now: list[int], box: Box) -> HeartsNews | None:
    state = hearts_state(now, box)
    if state is None or state == hearts_state(was, box):
        return None
    if state == SCORING:
        return {"state": state, "number": numbers_in_hearts(now, box)[0], "points": HEARTS_BONUS}
    return {"state": state}
