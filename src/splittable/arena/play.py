"""Plays one game of an arena."""

import random
from dataclasses import dataclass
from typing import Any

from splittable.arena.external import External, Forfeit
from splittable.arena.logs import log_of
from splittable.arena.plan import Match
from splittable.bots import Budget, budget_of, choose
from splittable.bots.outside import BadAnswer, ask_player, is_player
from splittable.core import registry
from splittable.core.play import Game, State


@dataclass(frozen=True)
class Played:
    """How a game ended: by seat the bot, its points, its share of the win and the reason for a forfeit, if any."""

    number: int
    deal: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    forfeits: tuple[str, ...]
    moves: int
    record: dict[str, Any] | None = None  # if the match keeps it


def play(match: Match) -> Played:
    """The same result for the same match everywhere, unless a bot has a time budget."""
    return play_through(match)[1]


def play_through(match: Match) -> tuple[State, Played]:
    """The game at its end, and how it ended."""
    state = Game(registry.spec(match.game)).start(len(match.seats), **match.options)
    chance = random.Random(f"{match.seed}/{match.deal}/chance")
    table = [Seat(match, state, seat) for seat in range(state.players)]
    while not state.is_over:
        state.roll(chance)
        for seat in state.acting():
            if not state.is_over:
                state.play(seat, table[seat].choose(state))
    scores, forfeits = state.scores(), [bot.forfeit for bot in table]
    shares = win_shares(state, forfeits)
    for bot in table:
        bot.close(scores, [seat for seat, share in enumerate(shares) if share])
    bots = tuple(entrant.label for entrant in match.seats)
    record = None
    if match.keep:
        meta = {"bots": list(bots), "number": match.number, "deal": match.deal, "forfeits": forfeits}
        record = state.record(match.seed, meta=meta)
    found = tuple(scores), tuple(shares), tuple(forfeits)
    return state, Played(match.number, match.deal, bots, *found, len(state.moves), record)


def win_shares(state: State, forfeits: list[str]) -> list[float]:
    """A bot that forfeits can't win; if that leaves no winner, the best of the others win."""
    left = [seat for seat in state.winners() if not forfeits[seat]]
    if not left:
        scores = state.scores()
        rest = [seat for seat in range(state.players) if not forfeits[seat]]
        left = [seat for seat in rest if scores[seat] == max(scores[other] for other in rest)]
    return [1.0 / len(left) if seat in left else 0.0 for seat in range(state.players)]


class Seat:
    """The bot in a seat, and what it needs between its choices."""

    def __init__(self, match: Match, state: State, seat: int) -> None:
        self.seat = seat
        self.label = match.seats[seat].label
        self.rng = random.Random(f"{match.seed}/{match.number}/{seat}")
        self.forfeit = ""
        self.external: External | None = None
        self.is_external = bool(match.seats[seat].command)
        self.is_function = not self.is_external and is_player(self.label)
        self.log = log_of(match.logs, self.label)
        self.title = f"game {match.number}, seat {seat}"
        if match.seconds:
            self.budget = Budget(seconds=match.seconds)
        else:
            own = budget_of(self.label, exact=True)
            self.budget = Budget(iterations=match.iterations) if match.iterations else own
        if self.is_external:
            try:
                self.external = External(match.seats[seat].command, state, seat, match.limit, self.log, self.title)
            except Forfeit as reason:
                self.forfeit = str(reason)

    def choose(self, state: State) -> str:
        if self.external:
            try:
                return self.external.choose(state, self.seat)
            except Forfeit as reason:
                self.forfeit = str(reason)
                self.external.kill()
                self.external = None
        if self.is_function and not self.forfeit:
            try:
                return ask_player(self.label, state, self.seat, self.rng)
            except BadAnswer as error:
                self.forfeit = error.reason
                if self.log:
                    with self.log.open("a", encoding="utf-8") as file:
                        file.write(f"--- {self.title}\n{error}\n")
        name = "random" if self.is_external or self.is_function else self.label
        return choose(name, state, self.seat, self.rng, self.budget)

    def close(self, scores: list[int], winners: list[int]) -> None:
        if self.external:
            self.external.close(scores, winners)
