"""The choices of a review in words: the label of a move depends on the position it was made in."""

from typing import Any

from splittable.core.records import begin, parse, step
from splittable.core.words import LANGUAGES
from splittable.review.decision import Decision

Labels = dict[str, tuple[str, str]]
"""Language → the move made and the best one."""


def labels(record: dict[str, Any], seat: int, decisions: list[Decision]) -> list[Labels]:
    checked = parse(record)
    state = begin(checked)
    spec = state.game.spec
    found: list[Labels] = []
    for decision in decisions:
        for number in range(len(state.moves), decision.number):
            step(state, checked, number)
        view = state.view(seat)
        of: Labels = {}
        for language in LANGUAGES:
            words = spec.words(language)
            of[language] = (
                spec.board.label(decision.move, words, view),
                spec.board.label(decision.best, words, view),
            )
        found.append(of)
    return found
