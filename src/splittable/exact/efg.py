"""A game in Gambit's format for extensive games (EFG 2), which Gambit and OpenSpiel's C++ solvers read."""

from splittable.core.play import State
from splittable.core.spec import CHANCE
from splittable.exact.tree import Place, reward_kind


def to_efg(state: State, reward: str = "margin") -> str:
    """The whole tree from here: `pyspiel.load_efg_game(to_efg(state))`. Everyone knows the position it starts from."""
    kind = reward_kind(state, reward)
    seats = " ".join(f'"seat {seat}"' for seat in range(state.players))
    lines = [f'EFG 2 R "{state.game.title}" {{ {seats} }}']
    Writer(lines, kind).write(Place(state))
    return "\n".join(lines) + "\n"


class Writer:
    """Writes the nodes depth first, as the format wants it."""

    def __init__(self, lines: list[str], reward: int) -> None:
        self._lines = lines
        self._reward = reward
        self._ends = 0
        self._chances = 0
        self._sets: list[dict[int, int]] = []  # by seat: what it knows → the number of the information set

    def write(self, place: Place) -> None:
        if place.is_over:
            self._ends += 1
            payoffs = ", ".join(repr(value) for value in place.result(self._reward))
            self._lines.append(f't "" {self._ends} "" {{ {payoffs} }}')
            return
        seat = place.acting()
        if seat == CHANCE:
            actions, head = self._chance(place)
        else:
            actions, head = self._decision(place, seat)
        self._lines.append(head)
        for action in actions:
            self.write(place.after(seat, action))

    def _chance(self, place: Place) -> tuple[list[int], str]:
        self._chances += 1
        outcomes = place.chances()
        total = sum(weight for _, weight in outcomes)
        said = " ".join(f'"{place.text(CHANCE, code)}" {weight / total!r}' for code, weight in outcomes)
        return [code for code, _ in outcomes], f'c "" {self._chances} "" {{ {said} }} 0'

    def _decision(self, place: Place, seat: int) -> tuple[list[int], str]:
        while len(self._sets) <= seat:
            self._sets.append({})
        numbers = self._sets[seat]
        number = numbers.setdefault(place.known(seat), len(numbers) + 1)
        actions = place.legal(seat)
        said = " ".join(f'"{place.text(seat, code)}"' for code in actions)
        return actions, f'p "" {seat + 1} {number} "" {{ {said} }} 0'
