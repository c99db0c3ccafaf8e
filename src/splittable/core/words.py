"""The catalogue: every sentence for people, in every language. docs/translating.md explains the format.

A game's sentences are in `words/<language>.ftl` in its folder, shared ones in `splittable/words/<language>/`.
Each folder there is a language. English fills in what a language lacks.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from splittable.core.fluent import YOU, Sentences, You

FRAME = Path(__file__).parent.parent / "words"
ENGLISH = "en"
COMMON = "language.ftl"
"""Shared with the sentences of games: how the language writes lists and percentages."""


def found_in(folder: Path) -> tuple[str, ...]:
    """The languages that have a folder, English first."""
    names = (each.name for each in folder.iterdir() if each.is_dir())
    return tuple(sorted(names, key=lambda name: (name != ENGLISH, name)))


LANGUAGES = found_in(FRAME)
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]  # checked wherever a language is given


class Words:
    """Says a sentence of some files in the reader's language: `words("most", number=8)`."""

    def __init__(self, language: str, files: Sequence[Path], english: "Words | None" = None) -> None:
        there = [file.read_text(encoding="utf-8") for file in files if file.exists()]
        self.language = language
        self._sentences = Sentences(language, *there)
        self._english = english

    def __call__(self, key: str, **given: Any) -> str:
        try:
            return self._sentences.say(key, **given)
        except KeyError:
            if self._english is None or key in self._sentences:
                raise
            return self._english(key, **given)


def of_game(folder: Path, language: str) -> Words:
    return _words(language, (FRAME / "{language}" / COMMON, folder / "words" / "{language}.ftl"))


def of_frame(language: str) -> Words:
    areas = sorted(file.name for file in (FRAME / ENGLISH).glob("*.ftl"))
    return _words(language, tuple(FRAME / "{language}" / area for area in areas))


@cache
def _words(language: str, files: tuple[Path, ...]) -> Words:
    english = None if language == ENGLISH else _words(ENGLISH, files)
    return Words(language, [Path(str(file).format(language=language)) for file in files], english)


class Names(list[str]):
    """What to call the seats of a table, and which of them is the reader's."""

    def __init__(self, names: Iterable[str], reader: int | None = None) -> None:
        super().__init__(names)
        self.reader = reader

    def who(self, seat: int) -> dict[str, Any]:
        """One person, for a sentence with `$who` and `$you`."""
        return {"who": self[seat], "you": seat == self.reader}

    def all_of(self, seats: Iterable[int]) -> dict[str, Any]:
        """Several people, for a sentence with `LIST($who)`, `$you` and `$count`; the reader comes last."""
        ordered = sorted(seats, key=lambda seat: seat == self.reader)
        who: list[str | You] = [YOU if seat == self.reader else self[seat] for seat in ordered]
        return {"who": who, "you": self.reader in ordered, "count": len(who)}
