"""The final board of every game as SVG: well formed, inside its box, with everybody's points where promised."""

import re
from xml.etree import ElementTree

import pytest

from splittable import Game
from splittable.core.spec import Drawn, Final
from splittable.core.words import ENGLISH, LANGUAGES, Names
from splittable.testing.walks import played

BOXES = [(558.0, 502.0), (908.0, 578.0)]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
def test_the_final_board(game: Game, most: bool) -> None:
    players = game.max_players if most else game.min_players
    state = played(game, players, seed=5)
    view, winners = state.view(None), state.winners()
    for mine in {None, 0, players - 1, winners[0]}:
        names = Names((f"Ada <{number}>" for number in range(players)), mine)
        final = Final(view, winners, state.breakdown(), names, range(players))
        for width, height in BOXES:
            for language in (*LANGUAGES, "de"):
                drawn = game.spec.picture(final, game.spec.words(language), width, height)
                assert 0 < drawn.width <= width + 0.1 and 0 < drawn.height <= height + 0.1
                texts = texts_of(drawn)
                if drawn.has_all:
                    assert {str(score) for score in view["scores"]} <= set(texts)
                assert not re.search(r"[{}]", drawn.detail + drawn.says)


def test_what_else_a_set_up_draws(game: Game) -> None:
    for option in game.spec.options:
        for choice in option.choices[1:]:
            options = {option.name: choice}
            fewest, _ = game.spec.players_for(game.all_options(options))
            state = played(game, fewest, seed=3, **options)
            names = Names(f"Ada {number}" for number in range(fewest))
            final = Final(state.view(None), state.winners(), state.breakdown(), names, range(fewest))
            assert texts_of(game.spec.picture(final, game.spec.words(ENGLISH), *BOXES[0])) is not None


def texts_of(drawn: Drawn) -> list[str]:
    """What is written on a board. A picture has nothing that could run or load something."""
    root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawn.shapes}</svg>')
    found = []
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in {"svg", "g", "path", "rect", "circle", "ellipse"}
        assert not [name for name in element.attrib if "href" in name or name.startswith("on") or name == "style"]
        found.append(element.get("aria-label", ""))
    return [text for text in found if text]
