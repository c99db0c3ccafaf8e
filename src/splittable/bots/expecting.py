"""Runs the compiled playouts of a position."""

from functools import cache

from splittable.bots import search, standing
from splittable.bots.engine import compile_search, compiling
from splittable.core.play import State

PARTS = 10  # equal parts of the playouts, whose spread tells the error


class Expecter:
    """The compiled playouts of one game. Immutable once created: threads can share it."""

    def __init__(self, name: str) -> None:
        self.guide, self.code = compile_search(name, search, standing, entries=("expect",))

    def parts(self, state: State, seat: int, seed: int, playouts: int) -> list[float]:
        """The mean of each part, if all players follow the guide from here."""
        from splittable.fast import arrays

        aid = self.guide.Aid()
        self.guide.prepare(state.position, state.components, aid)
        states, boxes = arrays.to_array(state.position, state.position), arrays.to_array(state.components)
        works, aids = arrays.zeros(search.Work), arrays.to_array(aid)
        deals = max(1, playouts // PARTS)
        return [float(self.code.expect(states, boxes, works, aids, seat, seed + part, deals)) for part in range(PARTS)]


@cache
def expecter(name: str) -> Expecter:
    with compiling:
        return Expecter(name)


def standing_by_guide(state: State, seat: int, seed: int, playouts: int) -> list[float]:
    return expecter(state.game.name).parts(state, seat, seed, playouts)
