"""The choices that a person has now: how they are shown, said and completed."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from splittable.cli.understand import Choice, Understood, completions, tokens, understand, whole
from splittable.core.spec import GameSpec
from splittable.core.words import LANGUAGES, Words, of_frame

INDENT = 2
GAP = 3
LONGER = 1.25  # than most; what is longer still takes several columns


class Offer:
    """The legal moves of a view, in the reader's language and in the others."""

    def __init__(self, spec: GameSpec, view: Mapping[str, Any], language: str) -> None:
        self.guide = spec.typed.guide(view, spec.words(language))
        self.choices = choices_of(spec, view, language)
        if view.get("rest"):  # everything that needs no decision, if a game offers it
            own, *others = (of_frame(each)("terminal_rest") for each in own_first(language))
            self.choices.append(Choice(own, f"{own}?", tuple(view["rest"]), (own,), tuple(others)))
        self.numbered = not self.guide

    def understand(self, line: str) -> Understood:
        return understand(line, self.choices, self.numbered)

    def complete(self, line: str) -> list[str]:
        return [choice.label for choice in completions(line, self.choices)]

    def listed(self, width: int) -> str:
        """All choices in columns, with their numbers where these can be typed."""
        labels = [choice.label for choice in self.choices]
        if self.numbered:
            digits = len(str(len(labels)))
            labels = [f"{number:>{digits}}) {label}" for number, label in enumerate(labels, 1)]
        return "\n".join(arranged(labels, width))


def own_first(language: str) -> list[str]:
    return sorted(LANGUAGES, key=lambda each: each != language)


def choices_of(spec: GameSpec, view: Mapping[str, Any], language: str) -> list[Choice]:
    languages = [spec.words(each) for each in own_first(language)]
    words_of = {move: whole(tokens(spec.board.label(move, languages[0], view))) for move in view["legal"]}
    count = Counter(words_of.values())
    return [choice_of(spec, view, move, languages, count[words_of[move]] > 1) for move in view["legal"]]


def choice_of(
    spec: GameSpec, view: Mapping[str, Any], move: str, languages: Sequence[Words], is_fixed: bool
) -> Choice:
    """`is_fixed`: other moves have the same words in another order. The reader's own language comes first."""
    own, *foreign = (phrases(spec, view, move, words) for words in languages)
    other = [phrase for found in foreign for phrase in found]
    ways = [way for words in languages for way in spec.typed.ways(move, words, view)]
    label, question = own[:2]
    if is_fixed:
        return Choice(label, question, (move,), tuple(ways), (move,), (*own, *other))
    return Choice(label, question, (move,), (*own, *ways), (move, *other))


def phrases(spec: GameSpec, view: Mapping[str, Any], move: str, words: Words) -> list[str]:
    """A move by its label in one language, with and without the verb."""
    label, question = spec.board.label(move, words, view), spec.typed.question(move, words, view)
    verbs = (tokens(question)[0], move.split(" ")[0])
    return [label, question, *(f"{verb} {label}" for verb in verbs)]


def arranged(items: list[str], width: int) -> list[str]:
    """Row by row in columns; an item that is too long for one column takes several."""
    short = sorted(map(len, items))[len(items) // 3] if items else 0
    column = max((len(item) for item in items if len(item) <= short * LONGER), default=0) + GAP
    lines, line = [], ""
    for item in items:
        start = -(-len(line) // column) * column  # of the next free column
        if line and INDENT + start + len(item) > width:
            lines.append(line)
            start, line = 0, ""
        line = line.ljust(start) + item
        line += " " * GAP if -len(line) % column < GAP else ""
    return [f"{' ' * INDENT}{found}".rstrip() for found in (*lines, line)]
