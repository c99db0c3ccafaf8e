"""`splittable play`: a game in the terminal against bots."""

import random
from pathlib import Path
from typing import Annotated

import typer

import splittable
from splittable import CHANCE, Game, State
from splittable.bots import NAMES, choose, level_of, warm
from splittable.cli.console import out, parse_options
from splittable.cli.texts import Language, game_words, terminal_words
from splittable.core import records, texts
from splittable.core.errors import BadSetup

BOT_NAMES = ("Ada", "Blaise", "Carl", "Dora", "Émilie", "Felix", "Grace", "Henri", "Ines", "Jules", "Kurt")
SHOWN_CHOICES = 12


class Quit(Exception):
    """The person has left the game."""


def play(
    game: Annotated[str, typer.Argument(help="Which game; asked if left out.")] = "",
    players: Annotated[int | None, typer.Option("--players", "-n", help="Seats, yours included.")] = None,
    bot: Annotated[str, typer.Option(help=f"Who the others are: {', '.join(NAMES)}.")] = "medium",
    seat: Annotated[int, typer.Option(help="Your seat.")] = 0,
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "Sam",
    lang: Annotated[Language, typer.Option(help="Language.")] = Language.en,
    seed: Annotated[int | None, typer.Option(help="Repeat a deal; without it chance is the system's.")] = None,
    options: Annotated[list[str] | None, typer.Option("--set", help="Option of the game, NAME=VALUE.")] = None,
    save: Annotated[Path | None, typer.Option(help="Append a record of the game to this file.")] = None,
) -> None:
    """Play in the terminal against bots."""
    chosen = splittable.load(game or ask_game(lang))
    state = chosen.start(players, **parse_options(options or []))
    if not 0 <= seat < state.players:
        raise BadSetup("setup/seat", f"expected a seat from 0 to {state.players - 1}, got {seat}")
    level = level_of(chosen.name, bot)
    if level.load:
        warm(chosen.name)
    rng = random.SystemRandom() if seed is None else random.Random(seed)
    session = Session(chosen, state, seat, name, bot, lang, rng)
    try:
        session.run()
    except Quit:
        if save is None:
            session.show(session.words("left"))
    if save is not None:
        with save.open("a", encoding="utf-8") as file:
            file.write(records.to_line(state.record(seed)) + "\n")
        session.show(session.words("saved", path=save))


def ask_game(lang: Language) -> str:
    words = terminal_words(lang)
    names = splittable.game_names()
    if len(names) == 1:
        return names[0]
    out.print(words("which_game"))
    for number, name in enumerate(names, 1):
        found = splittable.load(name)
        out.print(f"  {number}  {name:<12} {found.title}, {found.min_players}–{found.max_players}", markup=False)
    while True:
        answer = read_line(words("pick") + ": ")
        if answer in names:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        out.print(words("unknown_pick", choices=", ".join(names)))


def read_line(prompt: str) -> str:
    answer = input(prompt).strip()
    if answer in ("q", "quit"):
        raise typer.Exit
    return answer


class Session:
    """One person at the terminal, bots in the other seats."""

    def __init__(
        self, game: Game, state: State, seat: int, name: str, bot: str, lang: Language, rng: random.Random
    ) -> None:
        self.game, self.state, self.seat, self.bot, self.lang, self.rng = game, state, seat, bot, lang, rng
        self.words = terminal_words(lang)
        self.game_words = game_words(game.spec, lang)
        bots = iter(BOT_NAMES)
        self.names = [name if k == seat else next(bots) for k in range(state.players)]

    def run(self) -> None:
        spec = self.game.spec
        name = self.names[self.seat]
        self.show(self.words("welcome", title=spec.title, players=self.state.players, name=name))
        while not self.state.is_over:
            acting = self.state.acting()
            if acting == (CHANCE,):
                self.draw()
            elif self.seat in acting:  # the person first: a choice can be taken back until the bots have chosen
                self.ask()
            else:
                seat = self.rng.choice(acting)
                self.make(seat, choose(self.bot, self.state, seat, self.rng, wait=False))
        self.finish()

    def draw(self) -> None:
        moves, weights = zip(*self.state.chances(), strict=True)
        self.make(CHANCE, self.rng.choices(moves, weights)[0])

    def make(self, seat: int, move: str) -> None:
        before = self.state.copy()
        self.state.play(seat, move)
        for event in self.state.events(before, self.seat):
            self.show(self.game.spec.board.narrate(event, self.game_words, self.names))

    def ask(self) -> None:
        view = self.state.view(self.seat)
        self.show_board()
        self.show(self.game.spec.board.prompt(view, self.game_words))
        labels = {self.game.spec.board.label(move, self.game_words, view): move for move in view["legal"]}
        self.show(self.choices(list(labels)))
        while True:
            answer = input("> ").strip()
            if answer == "rest" and view.get("rest"):  # moves that leave nothing to decide, where a game offers them
                for move in view["rest"]:
                    self.make(self.seat, move)
                return
            matches = matching(answer, labels) if answer else []
            if len(matches) == 1:
                break
            if matches:
                self.show(self.words("ambiguous", text=answer, labels=", ".join(matches)))
            elif not self.command(answer, list(labels)):
                self.show(self.words("not_a_move", text=answer, choices=self.choices(list(labels))))
        self.make(self.seat, labels[matches[0]])
        if self.seat in self.state.revocable() and self.seat not in self.state.acting():
            self.offer_take_back(matches[0])

    def offer_take_back(self, label: str) -> None:
        answer = input(self.words("chosen", label=label) + " > ").strip()
        if answer == "u":
            self.state.withdraw(self.seat)
            self.show(self.words("taken_back"))
        else:
            self.command(answer, [])

    def command(self, answer: str, labels: list[str]) -> bool:
        """Carry out a command that is no move; False if it is none."""
        rules = texts.rules(self.game.spec, self.lang.value)
        match answer:
            case "q" | "quit":
                raise Quit
            case "?" | "help":
                rule = self.state.view(self.seat)["rule"]
                self.show(self.words("rule", rule=rule, text=rules[rule].replace("**", "")))
            case "h":
                self.show(self.words("commands"))
            case "r":
                self.show("\n".join(f"{number}  {text}".replace("**", "") for number, text in rules.items()))
            case "b":
                self.show_board()
            case "m":
                self.show(self.words("choices", labels=" · ".join(labels)))
            case "":
                pass
            case _:
                return False
        return True

    def choices(self, labels: list[str]) -> str:
        shown = " · ".join(labels[:SHOWN_CHOICES])
        more = f" {self.words('more', count=len(labels))}" if len(labels) > SHOWN_CHOICES else ""
        return self.words("choices", labels=shown + more)

    def show_board(self) -> None:
        view = self.state.view(self.seat)
        self.show("\n" + self.game.spec.board.draw(view, self.game_words, self.names) + "\n")

    def show(self, text: str) -> None:
        if text:
            out.print(text, markup=False, soft_wrap=True)

    def finish(self) -> None:
        self.show_board()
        self.show(self.words("over"))
        for seat, lines in enumerate(self.state.breakdown()):
            self.show(self.words("scores", name=self.names[seat], points=self.state.scores()[seat]))
            for line in lines:
                self.show(f"  {line['points']:>4}  {self.game_words(line['key'], **line['params'])}  ({line['rule']})")
        self.show(self.words("won", names=", ".join(self.names[seat] for seat in self.state.winners())))


def matching(answer: str, labels: dict[str, str]) -> list[str]:
    """The labels that a typed text means: the label or the move itself, or else what it is a beginning of."""
    text = " ".join(answer.casefold().split())
    for label, move in labels.items():
        if text in (label.casefold(), move.casefold()):
            return [label]
    return [label for label in labels if label.casefold().startswith(text)]
