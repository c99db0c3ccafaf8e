"""A hint: the best choice found, why in a sentence, and what it is worth."""

import random
from dataclasses import dataclass
from functools import partial

from splittable.bots import Budget, choose, levels_of
from splittable.core.errors import BadSetup
from splittable.core.play import State
from splittable.core.texts import say
from splittable.review.judge import BUDGET, POINTS, Judged, judged

EN = {
    "mix": "Nobody should be able to read you: choose {move} about {share:.0%} of the time; it then wins {value:.0%}.",
    "clear": "{move} wins about {value:.0%} of the games played on from here, {other} next {other_value:.0%}.",
    "close": "{move} wins about {value:.0%} of the games played on from here; {other} is about as good.",
    "only": "{move} wins about {value:.0%} of the games played on from here.",
    "points_clear": "{move} leads to about {value:.1f} points on average, {other} next to {other_value:.1f}.",
    "points_close": "{move} leads to about {value:.1f} points on average; {other} is about as good.",
    "points_only": "{move} leads to about {value:.1f} points on average.",
    "promise": "{move} promises most by what stands on the table now.",
}
FR = {
    "mix": "Personne ne doit vous lire : choisissez {move} environ {share:.0%} du temps ; il gagne alors {value:.0%}.",
    "clear": "{move} gagne environ {value:.0%} des parties jouées d’ici ; le suivant, {other}, {other_value:.0%}.",
    "close": "{move} gagne environ {value:.0%} des parties jouées d’ici ; {other} vaut à peu près autant.",
    "only": "{move} gagne environ {value:.0%} des parties jouées d’ici.",
    "points_clear": "{move} mène à environ {value:.1f} points en moyenne ; le suivant, {other}, à {other_value:.1f}.",
    "points_close": "{move} mène à environ {value:.1f} points en moyenne ; {other} vaut à peu près autant.",
    "points_only": "{move} mène à environ {value:.1f} points en moyenne.",
    "promise": "{move} promet le plus d’après ce qui est sur la table.",
}
TEXTS = {"en": EN, "fr": FR}
CLOSE = {"odds": 0.01, "points": 0.3}  # less is noise


PLAIN_BOT = "medium"


@dataclass(frozen=True)
class Hint:
    """`value` is in `unit`: odds of winning, expected points, or (`none`) how much the heuristic prefers it.

    `key` says which of the sentences `why` is, for those who put it in words of their own.
    """

    move: str
    label: str  # the move as people read it
    value: float
    gain: float  # over the next best
    share: float  # how often to choose it, where it pays to be hard to read
    key: str
    why: str
    unit: str


def hint(state: State, seat: int, *, language: str = "en", budget: Budget = BUDGET, seed: int = 0) -> Hint:
    """What the strongest bot would do for a seat that must choose; it looks at nothing that the seat can't know."""
    if seat not in state.acting():
        raise BadSetup("review/not_acting", f"seat {seat} has nothing to choose now")
    choices = judged(state, seat, seed, budget)
    best = choices[0]
    other = max(choices[1:], key=lambda each: each.value, default=None)
    gain = best.value - other.value if other else 0.0
    key = key_of(state.game.name, best, other, gain)
    label = label_of(state, seat, best.move, language)
    why = say(
        TEXTS,
        language,
        key,
        move=label,
        share=best.share,
        value=best.value,
        other=label_of(state, seat, other.move, language) if other else "",
        other_value=other.value if other else 0.0,
    )
    return Hint(best.move, label, best.value, gain, best.share, key, why, unit_of(state.game.name))


def label_of(state: State, seat: int, move: str, language: str) -> str:
    spec = state.game.spec
    return spec.board.label(move, partial(say, spec.texts, language), state.view(seat))


def plain_hint(state: State, seat: int, *, language: str = "en", seed: int = 0) -> Hint:
    """What the medium bot would do: needs no search, and does not know what it is worth."""
    if seat not in state.acting():
        raise BadSetup("review/not_acting", f"seat {seat} has nothing to choose now")
    move = choose(PLAIN_BOT, state, seat, random.Random(f"{seed}/{len(state.moves)}/{seat}"))
    label = label_of(state, seat, move, language)
    return Hint(move, label, 0.0, 0.0, 1.0, "promise", say(TEXTS, language, "promise", move=label), "none")


def unit_of(game: str) -> str:
    if "hard" not in levels_of(game):
        return "none"
    return "points" if game in POINTS else "odds"


def key_of(game: str, best: Judged, other: Judged | None, gain: float) -> str:
    unit = unit_of(game)
    if unit == "none":
        return "promise"
    if unit == "odds" and 0.0 < best.share < 1.0:
        return "mix"
    points = "points_" if unit == "points" else ""
    if other is None:
        return f"{points}only"
    return f"{points}{'clear' if gain > CLOSE[unit] else 'close'}"
