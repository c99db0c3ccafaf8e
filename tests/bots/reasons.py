"""What the tests of every game's reasons share."""

import json
import random
from pathlib import Path

import splittable
from splittable import State
from splittable.bots.coach import Coach, Reason
from splittable.core.words import LANGUAGES, Names

PEOPLE = ("Ada", "Bo", "Carl", "Dora", "Eve", "Finn", "Gus", "Hedy")
LONGEST = 125


def check_examples(game: str, coach: Coach, kinds: set[str]) -> None:
    """One example of every kind, as people read it in each language."""
    spec = splittable.load(game).spec
    examples = json.loads((Path(__file__).parent / f"reasons.{game}.json").read_text(encoding="utf-8"))
    for example in examples:
        reason = Reason(example["kind"], example["facts"])
        said = {language: coach.say(reason, spec.words(language), Names(PEOPLE, 0)) for language in LANGUAGES}
        assert said == {language: example[language] for language in LANGUAGES}, reason.kind
        assert len(said["en"]) <= LONGEST, said["en"]
    assert {example["kind"] for example in examples} == kinds


def resampled_reasons(state: State, seat: int, coach: Coach) -> None:
    """The same reasons, whatever the others may hold and choose."""
    rng = random.Random(len(state.moves))
    moves = state.legal(seat)
    better, other = rng.sample(moves, 2) if len(moves) > 1 else (moves[0], None)
    found = [coach.reasons(state.resampled(seat, rng), seat, better, other, {better: 1.0}) for _ in range(3)]
    assert all(each == found[0] for each in found)
