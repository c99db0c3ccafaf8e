"""What a typed line means: which of the choices a person could have in mind.

People type words in any order, without accents, in either case and language, shortened, or with a typo. Exact input
(a label, the notation, the number in the list) is distinguished from input that had to be guessed, so that a guess can
be shown before it is played.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cached_property

LONGEST = 200  # characters of a line that are read
ELIDED = re.compile(r"\b[cdlnqs]['’]")
TOKEN = re.compile(r"[a-z]+-\d+|[a-z]+\d*|\d+|/")
LETTERS_AND_DIGITS = re.compile(r"[a-z]+|\d+|/")
FILLERS = frozenset(
    {"a", "an", "and", "at", "for", "in", "into", "my", "of", "on", "the", "then", "to", "with"}
    | {"au", "aux", "avec", "dans", "de", "des", "du", "en", "et", "la", "le", "les", "ma", "mes", "mon", "sur"}
    | {"am", "auf", "das", "dem", "den", "der", "die", "im", "ins", "mein", "meine", "mit", "nach", "und", "von", "zu"}
)
NUMBERS = dict(zip(("one", "two", "three", "four", "five", "six"), "123456", strict=True))
NUMBERS |= dict(zip(("un", "deux", "trois", "quatre", "cinq", "six"), "123456", strict=True), une="1")
PILES = "/"
ALIKE = 0.72  # minimum similarity of a word with a typo
NEAR = 0.5  # and of a choice worth mentioning
MENTIONED = 3

Tokens = tuple[str, ...]
Fits = Callable[[str, str], bool]


@dataclass(frozen=True)
class Choice:
    """What can be played now, and how people may say it: in the reader's own language, and otherwise."""

    label: str
    question: str
    moves: tuple[str, ...]
    own: tuple[str, ...]
    other: tuple[str, ...] = ()
    fixed: tuple[str, ...] = ()
    """Phrases that mean this choice only as they are: other choices have the same words in another order."""

    @cached_property
    def own_tokens(self) -> list[Tokens]:
        return [words for words in map(tokens, self.own) if PILES not in words]

    @cached_property
    def other_tokens(self) -> list[Tokens]:
        return [words for words in map(tokens, self.other) if PILES not in words]

    @cached_property
    def all_tokens(self) -> list[Tokens]:
        """All words of all languages together, for mixed input; piles can't be mixed."""
        if self.fixed:
            return []
        words: Counter[str] = Counter()
        for phrase in (*self.own_tokens, *self.other_tokens):
            words |= Counter(phrase)
        return [tuple(words.elements())]

    @cached_property
    def wholes(self) -> set[tuple[Tokens, ...]]:
        return {whole(tokens(phrase)) for phrase in (*self.own, *self.other)}


@dataclass(frozen=True)
class Understood:
    choices: list[Choice]
    exact: bool = False


def understand(line: str, choices: list[Choice], numbered: bool) -> Understood:
    """The choices that a line can mean, by the best kind of match. `numbered`: they were listed with numbers."""
    line = line[:LONGEST].strip()
    if numbered and line.isascii() and line.isdigit():
        return Understood(choices[int(line) - 1 : int(line)] if int(line) else [], exact=True)
    for typed in variants(line):
        if found := exactly(typed, choices):
            return Understood(found, exact=True)
    for fits in (same, begins, alike):
        for typed in variants(line):
            if found := fitting(typed, choices, fits):
                return Understood(found)
    return Understood([])


def completions(line: str, choices: list[Choice]) -> list[Choice]:
    """The choices that a line can still become."""
    typed = tokens(line[:LONGEST])
    if not typed:
        return choices
    begun = [choice for choice in choices if choice.fixed and plain(choice.label).startswith(plain(line))]
    return begun or exactly(typed, choices) or fitting(typed, choices, begins)


def nearest(line: str, choices: list[Choice]) -> list[Choice]:
    """The few choices that come nearest to a line that means none."""
    typed = tokens(line[:LONGEST])
    rated = sorted(((nearness(typed, choice), -place) for place, choice in enumerate(choices)), reverse=True)
    return [choices[-place] for rating, place in rated[:MENTIONED] if rating >= NEAR]


def nearness(typed: Tokens, choice: Choice) -> float:
    """From 0 to 1: how similar the typed words are on average to a word of the choice."""
    words = [word for phrase in choice.all_tokens for word in phrase]
    return sum(max((similarity(word, other) for other in words), default=0.0) for word in typed) / max(1, len(typed))


def similarity(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other).ratio()


def exactly(typed: Tokens, choices: list[Choice]) -> list[Choice]:
    as_they_are = [choice for choice in choices if typed in map(tokens, choice.fixed)]
    return as_they_are or [choice for choice in choices if whole(typed) in choice.wholes]


def fitting(typed: Tokens, choices: list[Choice], fits: Fits) -> list[Choice]:
    """The choices with a phrase that holds a word for each typed one: in the reader's language, else in another.

    Piles are typed as a whole or by one of them; words from both say nothing.
    """
    if not typed or PILES in typed:
        return []
    phrases: tuple[Callable[[Choice], list[Tokens]], ...] = (
        lambda choice: choice.own_tokens,
        lambda choice: choice.other_tokens,
        lambda choice: choice.all_tokens,
    )
    for said in phrases:
        if found := [choice for choice in choices if any(pairs_up(typed, words, fits) for words in said(choice))]:
            return found
    return []


def pairs_up(typed: Tokens, words: Tokens, fits: Fits) -> bool:
    """Whether each typed word can be given a word of the phrase that no other one has (Kuhn's matching)."""
    owner: dict[int, int] = {}

    def place(index: int, tried: set[int]) -> bool:
        for at, word in enumerate(words):
            if at not in tried and fits(typed[index], word):
                tried.add(at)
                if at not in owner or place(owner[at], tried):
                    owner[at] = index
                    return True
        return False

    return len(typed) <= len(words) and all(place(index, set()) for index in range(len(typed)))


def same(typed: str, word: str) -> bool:
    return typed == word


def begins(typed: str, word: str) -> bool:
    """The beginning of a word; a number is never the beginning of another one."""
    return typed == word or (not typed[-1].isdigit() and word.startswith(typed))


def alike(typed: str, word: str) -> bool:
    """A beginning, or a longer word with a typo."""
    return begins(typed, word) or (len(typed) > 2 and typed.isalpha() and similarity(typed, word) >= ALIKE)


def whole(words: Tokens) -> tuple[Tokens, ...]:
    """A line whose words can come in any order; so can piles, divided by a slash."""
    piles: list[list[str]] = [[]]
    for word in words:
        if word == PILES:
            piles.append([])
        else:
            piles[-1].append(word)
    return tuple(sorted(tuple(sorted(pile)) for pile in piles))


def variants(line: str) -> Iterator[Tokens]:
    """The words of a line; and again with letters and digits separated, for input like "red5"."""
    yield tokens(line)
    apart = without_fillers(LETTERS_AND_DIGITS.findall(plain(line)))
    if apart != tokens(line):
        yield apart


def tokens(text: str) -> Tokens:
    return without_fillers(TOKEN.findall(plain(text)))


def without_fillers(words: Iterable[str]) -> Tokens:
    found = tuple(NUMBERS.get(word, word) for word in words)
    return tuple(word for word in found if word not in FILLERS) or found


def plain(text: str) -> str:
    """Lower case without accents; a bar divides piles like a slash."""
    text = unicodedata.normalize("NFKD", text.casefold().replace("|", PILES).replace("œ", "oe").replace("æ", "ae"))
    return ELIDED.sub("", "".join(char for char in text if not unicodedata.combining(char)))
