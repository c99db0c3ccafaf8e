"""Bodies of HTTP answers about learning a game, and about component files."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from splittable.server.wire.api import Spoken

LONGEST_FILE = 20_000


class LessonStep(Struct, frozen=True):
    """A stop of a lesson: its name, the sentence, the expected move (null: just read on), and the position.

    `is_free`: any move is fine, `want` is only a suggestion.
    """

    name: str
    say: str
    want: str | None
    is_free: bool
    view: dict[str, Any]
    words: Spoken


class Drawn(Struct, frozen=True):
    """An example of a rule: a position, and what it shows."""

    rule: str
    caption: str
    view: dict[str, Any]
    words: Spoken


class Learning(Struct, frozen=True):
    """`names`: the names of the seats in lessons and examples. `goal`: what the game is about, in a line."""

    game: str
    names: list[str]
    goal: str
    lesson: list[LessonStep]
    examples: list[Drawn]


class Components(Struct, frozen=True):
    """The component file that a game is shipped with, and the option that takes another one's content."""

    game: str
    option: str
    text: str


class OwnComponents(Struct, forbid_unknown_fields=True, frozen=True):
    """The text of a custom component file."""

    text: Annotated[str, Meta(max_length=LONGEST_FILE)]


class CheckedComponents(Struct, frozen=True):
    """`content`: the value for the option of a table."""

    option: str
    content: dict[str, Any]
