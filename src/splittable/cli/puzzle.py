"""`splittable puzzle`: moments of games at which one choice is clearly best."""

import random
from typing import Annotated

import typer

import splittable
from splittable.bots import NAMES
from splittable.cli.console import OWN, out
from splittable.cli.lines import Leave
from splittable.cli.offer import Offer
from splittable.cli.play import COMMANDS, Session, ask_game
from splittable.cli.review import amount
from splittable.cli.understand import plain
from splittable.core.errors import BadSetup
from splittable.core.words import Language
from splittable.puzzles import LEVELS, Answer, Puzzle, find, load


def puzzle(
    game: Annotated[str, typer.Argument(help="Which game; the command asks if omitted.")] = "",
    number: Annotated[int | None, typer.Option(help="Begin with this puzzle.")] = None,
    level: Annotated[str, typer.Option(help=f"Only puzzles of a level: {', '.join(LEVELS)}.")] = "",
    lang: Annotated[Language, typer.Option(help="Language.")] = OWN,
    seed: Annotated[int | None, typer.Option(help="Same seed, same order.")] = None,
) -> None:
    """Solve puzzles: find the best choice."""
    if level and level not in LEVELS:
        raise BadSetup("setup/option", f"unknown level {level!r}; expected one of {', '.join(LEVELS)}")
    try:
        name = splittable.load(game or ask_game(lang)).name
    except Leave:
        return
    wanted = [each for each in load(name) if level in ("", each.level) and each.number != number]
    (random.SystemRandom() if seed is None else random.Random(seed)).shuffle(wanted)
    if number is not None:
        wanted.insert(0, find(name, number))
    if not wanted:
        raise BadSetup("puzzle/unknown", f"{name} has no puzzles of this level")
    solve(wanted, lang)


def solve(wanted: list[Puzzle], lang: Language) -> None:
    tried, solved, streak = 0, 0, 0
    session = Solving(wanted[0], lang)
    try:
        for asked in wanted:
            session = Solving(asked, lang)
            right = session.solve()
            tried, solved, streak = tried + 1, solved + right, streak + 1 if right else 0
            if right:
                session.show(session.words("puzzle_streak", count=streak))
            session.go_on()
    except (Leave, KeyboardInterrupt):
        session.show("")
    if tried:
        session.show(session.words("terminal_puzzle_left", solved=solved, tried=tried))


class Solving(Session):
    """One puzzle. What is typed is understood as in a game."""

    def __init__(self, asked: Puzzle, lang: Language) -> None:
        state = asked.state()
        super().__init__(state.game, state, asked.seat, "", NAMES[0], lang, random.Random(0))
        self.asked = asked
        self.names = asked.names(lang)

    def solve(self) -> bool:
        view = self.asked.view()
        level = self.words(f"puzzle_level.{self.asked.level}")
        title = {"title": self.game.title, "players": self.state.players, "number": self.asked.number}
        self.show(self.words("terminal_puzzle", **title, level=level))
        self.show_board()
        self.show(f"{self.words('puzzle_ask')} {self.game.spec.board.prompt(view, self.game_words)}")
        offer = Offer(self.game.spec, view, self.lang)
        self.show(offer.guide or offer.listed(out.width))
        choice, _ = self.decide(offer)
        answer = self.asked.answer(choice.moves[0], self.lang)
        self.tell(self.verdict(answer))
        return answer.right

    def verdict(self, answer: Answer) -> str:
        if answer.right:
            return " ".join(filter(None, [self.words("puzzle_right"), answer.reason]))
        cost = self.words("puzzle_cost", loss=amount(answer.loss, answer.unit, self.words))
        best = self.words("puzzle_best", move=answer.solution_label)
        return "\n".join(filter(None, [f"{self.words('puzzle_wrong')} {cost}", best, answer.reason]))

    def hint(self) -> str:
        return self.words("terminal_puzzle_no_hint")

    def go_on(self) -> None:
        if plain(self.lines.read(f"\n{self.words('terminal_puzzle_enter')} > ")) in COMMANDS["leave"]:
            raise Leave
