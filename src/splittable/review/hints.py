"""A hint: the best choice found, why in a sentence, and what it is worth."""

from dataclasses import dataclass
from functools import partial

from splittable.bots import Budget, levels_of
from splittable.core.errors import BadSetup
from splittable.core.play import State
from splittable.core.texts import say
from splittable.review.judge import BUDGET, POINTS, Judged, judged

EN = {
    "mix": "Nobody should be able to read you: choose {move} about {share:.0%} of the time; it then wins {value:.0%}.",
    "clear": "{move} wins about {value:.0%} of the games played on from here, {other} next {other_value:.0%}.",
    "close": "{move} wins about {value:.0%} of the games played on from here; {other} is about as good.",
    "only": "{move} wins about {value:.0%} of the games played on from here.",
    "points": "{move} leads to about {value:.1f} points on average, {other} next to {other_value:.1f}.",
    "points_only": "{move} leads to about {value:.1f} points on average.",
    "promise": "{move} promises most by what stands on the table now.",
}
FR = {
    "mix": "Personne ne doit vous lire : choisissez {move} environ {share:.0%} du temps ; il gagne alors {value:.0%}.",
    "clear": "{move} gagne environ {value:.0%} des parties jouées d’ici ; le suivant, {other}, {other_value:.0%}.",
    "close": "{move} gagne environ {value:.0%} des parties jouées d’ici ; {other} vaut à peu près autant.",
    "only": "{move} gagne environ {value:.0%} des parties jouées d’ici.",
    "points": "{move} mène à environ {value:.1f} points en moyenne ; le suivant, {other}, à {other_value:.1f}.",
    "points_only": "{move} mène à environ {value:.1f} points en moyenne.",
    "promise": "{move} promet le plus d’après ce qui est sur la table.",
}
TEXTS = {"en": EN, "fr": FR}
CLOSE = 0.01


@dataclass(frozen=True)
class Hint:
    move: str
    value: float  # odds of winning, expected points, or how much the heuristic prefers it
    gain: float  # over the next best
    why: str


def hint(state: State, seat: int, *, language: str = "en", budget: Budget = BUDGET, seed: int = 0) -> Hint:
    """What the strongest bot would do for a seat that must choose; it looks at nothing that the seat can't know."""
    if seat not in state.acting():
        raise BadSetup("review/not_acting", f"seat {seat} has nothing to choose now")
    choices = judged(state, seat, seed, budget)
    best = choices[0]
    other = max(choices[1:], key=lambda each: each.value, default=None)
    gain = best.value - other.value if other else 0.0
    return Hint(best.move, best.value, gain, reason(state, seat, best, other, gain, language))


def reason(state: State, seat: int, best: Judged, other: Judged | None, gain: float, language: str) -> str:
    if "hard" not in levels_of(state.game.name):
        key = "promise"
    elif state.game.name in POINTS:
        key = "points" if other else "points_only"
    elif 0.0 < best.share < 1.0:
        key = "mix"
    elif other is None:
        key = "only"
    else:
        key = "clear" if gain > CLOSE else "close"
    spec = state.game.spec
    words = partial(say, spec.texts, language)
    view = state.view(seat)
    return say(
        TEXTS,
        language,
        key,
        move=spec.board.label(best.move, words, view),
        other=spec.board.label(other.move, words, view) if other else "",
        value=best.value,
        share=best.share,
        other_value=other.value if other else 0.0,
    )
