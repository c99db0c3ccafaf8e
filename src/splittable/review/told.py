"""A review in words: the labels of moves, the reasons, the story, luck and skill, each in one language."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from splittable.core.records import begin, parse, step
from splittable.review.decision import Decision
from splittable.review.game import Review
from splittable.review.reasons import names_of, said_reason
from splittable.review.story import luck_words, story_of


class Said(Struct):
    """`labels`: of each decision the move made and the best one; `reasons`: of each decision, empty if there is none.

    Story and luck are told to the player of the seat, and once more, in `story_named` and `luck_named`, to others.
    """

    labels: list[tuple[str, str]]
    reasons: list[str]
    story: list[str] = []
    luck: str = ""
    story_named: list[str] = []
    luck_named: str = ""


def told(found: Review, language: str, names: Sequence[str] = ()) -> Said:
    said = told_decisions(found.record, found.seat, found.decisions, language, names)
    players = len(found.scores)
    mine, others = (names_of(players, reader, language, names) for reader in (found.seat, None))
    said.story, said.story_named = story_of(found, language, mine), story_of(found, language, others)
    said.luck, said.luck_named = luck_words(found, language, mine), luck_words(found, language, others)
    return said


def told_decisions(
    record: dict[str, Any], seat: int, decisions: Sequence[Decision], language: str, names: Sequence[str] = ()
) -> Said:
    """The label of a move depends on the position it was made in."""
    checked = parse(record)
    state = begin(checked)
    spec = state.game.spec
    words = spec.words(language)
    callings = names_of(state.players, seat, language, names)
    said = Said([], [])
    for decision in decisions:
        for number in range(len(state.moves), decision.number):
            step(state, checked, number)
        view = state.view(seat)
        move, best = (spec.board.label(each, words, view) for each in (decision.move, decision.best))
        said.labels.append((move, best))
        said.reasons.append(said_reason(spec.name, decision.reason, language, callings))
    return said


def data_of(facts: dict[str, Any], said: Said, *, to_the_player: bool = True) -> dict[str, Any]:
    """A review as one piece of data: its facts and its words."""
    decisions = [
        {**decision, "label": label, "best_label": best, "reason": reason}
        for decision, (label, best), reason in zip(facts["decisions"], said.labels, said.reasons, strict=True)
    ]
    story, luck = (said.story, said.luck) if to_the_player else (said.story_named, said.luck_named)
    return {**facts, "decisions": decisions, "story": story, "luck_words": luck}
