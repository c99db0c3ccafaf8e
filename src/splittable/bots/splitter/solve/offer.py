"""What the solver offers: see `splittable.bots.hindsight`. A set-up is a sheet, chance is the dice."""

from splittable.bots.splitter.solve.hindsight import hindsight as of_chance
from splittable.bots.splitter.solve.hindsight import hindsight_of as of_game
from splittable.bots.splitter.solve.hindsight import max_score as of_setup
from splittable.bots.splitter.solve.luck import costliest as costs
from splittable.core.play import State
from splittable.core.words import Names, Words
from splittable.games.splitter.board import draw_sheet

__all__ = ["costs", "drawn", "of_chance", "of_game", "of_setup"]


def drawn(state: State, seat: int, name: str, words: Words) -> list[str]:
    return draw_sheet(state.view(None), words, Names([name] * state.players), seat)
