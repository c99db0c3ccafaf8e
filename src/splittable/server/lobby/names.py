"""Names at one table are told apart, so that nobody can speak as somebody else; and the names of bots."""

import itertools
import unicodedata
from collections.abc import Iterable

from splittable.server.wire.api import LONGEST_NAME

BOT_NAMES = ("Ada", "Blaise", "Carl", "Dora", "Émilie", "Felix", "Grace", "Henri", "Ines", "Jules", "Kurt", "Lise")
# Letters of other alphabets that look like Latin ones.
LOOKALIKES = str.maketrans("авекмнорстухіјѕԁɡһⅼαβεικνορτυχ0", "abekmhopctyxijsdghlabeiknoptuxo")


def bot_name(seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number if another one looks the same: the second Ada is "Ada 2"."""
    taken = {appearance(other) for other in others if other}
    if not name or appearance(name) not in taken:
        return name
    tries = (f"{name[: LONGEST_NAME - len(str(number)) - 1]} {number}" for number in itertools.count(2))
    return next(other for other in tries if appearance(other) not in taken)


def appearance(name: str) -> str:
    """What names that are easily confused have in common: the letters without case, accents, space and punctuation."""
    letters = unicodedata.normalize("NFKD", name).casefold().translate(LOOKALIKES)
    return "".join(letter for letter in letters if unicodedata.category(letter)[0] not in "MZPC") or name
