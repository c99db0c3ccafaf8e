"""Why to split a hand one way, to keep one of two piles, or to discard a card: what the cards bring to whom."""

from collections.abc import Iterator
from typing import Any

from splittable.bots.coach import Reason
from splittable.bots.great_split.case import Case, Found, pattern_of, pile_of
from splittable.bots.great_split.marks import marks
from splittable.games.great_split.codes import GOLD, OPEN, PRESTIGE_ICON, RESOLVE, RESOURCES, SEAL_AT, SEAL_ICON_AT
from splittable.games.great_split.heuristic import Board, card_worths
from splittable.games.great_split.kernel import go_on, play_card
from splittable.games.great_split.state import State

EVEN = 1.0  # points: piles that differ by no more are worth about the same
CLEARLY = 0.5  # points: what is more useful than something else
PROBABLY = 2.0  # points by which a neighbour must prefer a pile
THEIRS = 0.3  # the weight of a point that somebody else gains
A_CARD = 0.5
A_SEAL = 0.6
USEFUL = 0.4


def with_cards(case: Case, seat: int, cards: list[int]) -> State:
    """A seat's board after it has played these cards openly; seals and arrows are not placed."""
    trial = case.seen.copy()
    for place, card in enumerate(cards):
        trial.hand[seat][place] = card
    trial.hand_size[seat] = len(cards)
    for card in cards:
        play_card(trial, case.box, seat, card, OPEN)
    return trial


def resolved(case: Case, board: State) -> State:
    """With seals and arrows placed, as in a resolution."""
    board.phase = RESOLVE
    go_on(board, case.box, case.seat)
    return case.settled(board)[0]


def reached(case: Case, better: list[int], other: list[int], how: str) -> Iterator[Found]:
    """What the seat's board reaches with some cards, and not with others. Seals of a card to keep are placed."""
    boards = [with_cards(case, case.seat, cards) for cards in (better, other)]
    if how == "keep":
        boards = [resolved(case, board) for board in boards]
    first, second = (marks(case.seen, board, case.box, case.seat) for board in boards)
    instead = {mark.key: mark.worth for mark in second}
    for mark in first:
        worth = mark.worth - instead.get(mark.key, 0.0)
        if worth > 0 and (how, mark.kind) != ("keep", "prestige"):  # the card itself says so
            yield Found(0.5 * worth, Reason(mark.kind, {**mark.facts, "how": how}))


def taking(case: Case) -> Iterator[Found]:
    """G9: the pile of the right neighbour that the seat keeps, and the one that goes back."""
    piles = case.piles(case.right, case.seen.split[case.right])
    kept, back = piles[pile_of(case.better)], piles[1 - pile_of(case.better)]
    points, less = case.brings(case.seat, kept), case.brings(case.seat, back)
    if points > less:
        yield Found(points - less, Reason("pile_points", {"points": points, "less": less}))
    yield from reached(case, kept, back, "now")
    seals, fewer = (seals_of(case, pile) for pile in (kept, back))
    if seals > fewer:
        yield Found(A_SEAL * (seals - fewer), Reason("pile_seals", {"seals": seals, "fewer": fewer}))
    if len(kept) > len(back):
        told = {"cards": len(kept), "fewer": len(back)}
        yield Found(A_CARD * (len(kept) - len(back)), Reason("pile_cards", told))
    theirs, theirs_less = case.brings(case.right, kept), case.brings(case.right, back)
    if theirs > theirs_less:
        told = {"neighbour": case.right, "points": theirs, "less": theirs_less}
        yield Found(THEIRS * (theirs - theirs_less), Reason("pile_denies", told))
    yield from best_card(case, kept, back)


def best_card(case: Case, kept: list[int], back: list[int]) -> Iterator[Found]:
    worths = card_worths(case.seen, case.box, case.seat, [*kept, *back])
    best = max(kept, key=lambda card: worths[card])
    if worths[best] > max(worths[card] for card in back):
        yield Found(USEFUL, Reason("pile_best", {"face": case.face(best)}))


def seals_of(case: Case, cards: list[int]) -> int:
    return sum(sum(case.box.icons[card][SEAL_ICON_AT:]) for card in cards)


class Split:
    """A split: the two piles, what they are worth to both players, and which one the neighbour probably keeps."""

    def __init__(self, case: Case, action: int) -> None:
        self.piles = case.piles(case.seat, pattern_of(action))
        self.mine = [case.worth(case.seat, pile) for pile in self.piles]
        self.theirs = [case.worth(case.left, pile) for pile in self.piles]
        self.brings = [case.brings(case.seat, pile) for pile in self.piles]
        self.brings_them = [case.brings(case.left, pile) for pile in self.piles]
        self.kept = 0 if self.theirs[0] > self.theirs[1] else 1

    @property
    def is_predictable(self) -> bool:
        return abs(self.theirs[0] - self.theirs[1]) >= PROBABLY

    @property
    def difference(self) -> float:
        return abs(self.mine[0] - self.mine[1])

    @property
    def back(self) -> int:
        return 1 - self.kept


def splitting(case: Case) -> Iterator[Found]:
    """G8: the left neighbour keeps one of the piles, and the other comes back."""
    split = Split(case, case.better)
    instead = None if case.other is None else Split(case, case.other)
    told: dict[str, Any] = {"neighbour": case.left}
    if split.difference <= EVEN and (instead is None or instead.difference > 2 * EVEN):
        yield Found(1.0, Reason("split_even", {}))
    if split.is_predictable and split.mine[split.back] > split.mine[split.kept]:
        strength = split.mine[split.back] - split.mine[split.kept]
        kept = main_icons(case, split.piles[split.kept], split.piles[split.back])
        if kept:
            yield Found(1.0 + 0.5 * strength, Reason("split_wanted", told | {"kept": kept}))
    if instead is None:
        return
    yield from floors(case, split, instead)
    yield from less_for_them(case, split, instead)
    yield from left_with(case, split, instead)


def main_icons(case: Case, pile: list[int], rest: list[int]) -> dict[str, int]:
    """By what to tell a pile from the other: a kind of icons that it has more of."""
    icons, others = case.icons(pile), case.icons(rest)
    most = max(icons, key=lambda name: icons[name] - others.get(name, 0))
    return {most: icons[most]} if icons[most] > others.get(most, 0) else {}


def floors(case: Case, split: Split, instead: Split) -> Iterator[Found]:
    least, less = min(split.brings), min(instead.brings)
    if least > less:
        yield Found(least - less, Reason("split_floor", {"points": least, "less": less}))
    most, more = max(split.brings_them), max(instead.brings_them)
    if most < more:
        told = {"neighbour": case.left, "points": most, "more": more}
        yield Found(THEIRS * (more - most), Reason("split_gives", told))


def less_for_them(case: Case, split: Split, instead: Split) -> Iterator[Found]:
    loss = max(instead.theirs) - max(split.theirs)
    if loss >= CLEARLY:
        yield Found(THEIRS * loss / 2, Reason("split_less", {"neighbour": case.left}))


def left_with(case: Case, split: Split, instead: Split) -> Iterator[Found]:
    """What probably comes back with each split."""
    if not split.is_predictable or not instead.is_predictable:
        yield from worst(case, split, instead)
        return
    gain = split.mine[split.back] - instead.mine[instead.back]
    back, rest = (main_icons(case, each.piles[each.back], each.piles[each.kept]) for each in (split, instead))
    if gain > 0 and back and rest and back != rest:
        told = {"neighbour": case.left, "back": back, "instead": rest}
        yield Found(0.8 * gain, Reason("split_back", told))
    else:
        yield from worst(case, split, instead)


def worst(case: Case, split: Split, instead: Split) -> Iterator[Found]:
    """The pile that would be the worse one for the seat."""
    gain = min(split.mine) - min(instead.mine)
    if gain > 0:
        low = instead.mine.index(min(instead.mine))
        if icons := main_icons(case, instead.piles[low], instead.piles[1 - low]):
            yield Found(0.5 * gain, Reason("split_worst", {"pile": icons}))


def discarding(case: Case) -> Iterator[Found]:
    """G7: the card that goes, and the one that stays."""
    gone = case.better
    if case.other is None:
        yield from least_useful(case, gone)
        return
    kept = case.other
    points, less = case.brings(case.seat, [kept]), case.brings(case.seat, [gone])
    face = {"face": case.face(kept)}
    if points > less:
        yield Found(points - less, Reason("discard_points", face | {"points": points, "less": less}))
    for each in reached(case, [kept], [gone], "keep"):
        yield Found(each.strength, Reason(each.reason.kind, each.reason.facts | face))
    for track in range(SEAL_AT):
        icons, room = case.box.icons[gone][track], case.box.last[track] - case.seen.cubes[case.seat][track]
        if icons > room:
            yield Found(1.0, Reason("wasted", {"resource": RESOURCES[track], "lost": icons - room}))
    theirs, theirs_less = case.brings(case.left, [gone]), case.brings(case.left, [kept])
    if theirs > theirs_less:
        told = {"neighbour": case.left, "points": theirs}
        yield Found(THEIRS * (theirs - theirs_less), Reason("discard_denies", told))
    yield from wanted(case, gone, kept)
    board = Board(case.seen, case.box, case.seat)
    sale = max(1.0, board.gain({GOLD: 1}))
    uses = [board.icons_gain(tuple(case.box.icons[card])) for card in (gone, kept)]
    if uses[0] <= sale < uses[1]:
        yield Found(USEFUL, Reason("discard_sold", {}))
    worths = card_worths(case.seen, case.box, case.seat, [gone, kept])
    if worths[kept] > worths[gone]:
        yield Found(USEFUL / 2, Reason("discard_less", face))
    yield from least_useful(case, gone)


def wanted(case: Case, gone: int, kept: int) -> Iterator[Found]:
    """What the left neighbour, who chooses a pile, has more use for than the seat; points that are safe."""
    mine = case.worth(case.seat, [gone])
    theirs, less = (case.worth(case.left, [card]) for card in (gone, kept))
    if theirs - max(mine, less) >= CLEARLY:
        yield Found(THEIRS * (theirs - max(mine, less)), Reason("discard_wanted", {"neighbour": case.left}))
    face = {"face": case.face(kept)}
    use = case.worth(case.seat, [kept])
    if less - use >= PROBABLY and less > theirs:
        yield Found(USEFUL / 2, Reason("discard_bait", face | {"neighbour": case.left}))
    if case.box.icons[kept][PRESTIGE_ICON] > max(1, case.box.icons[gone][PRESTIGE_ICON]):
        yield Found(USEFUL / 2, Reason("discard_safe", face))


def least_useful(case: Case, gone: int) -> Iterator[Found]:
    worths = card_worths(case.seen, case.box, case.seat, case.hand_of(case.seat))
    rest = [worth for card, worth in worths.items() if case.face(card) != case.face(gone)]
    if rest and worths[gone] < min(rest):
        yield Found(USEFUL, Reason("discard_least", {}))
