"""`splittable play`: a game in the terminal against bots."""

import random
from pathlib import Path
from typing import Annotated

import typer

import splittable
from splittable import CHANCE, Game, State
from splittable.arena.entrants import check_bot
from splittable.bots import NAMES, level_of, levels_of, ready, warm
from splittable.bots.outside import ask
from splittable.bots.warming import has_search
from splittable.cli.console import OWN, out, parse_options
from splittable.cli.lines import Complete, Leave, Lines, no_completion
from splittable.cli.offer import Offer
from splittable.cli.understand import Choice, Understood, completions, nearest, plain, understand
from splittable.core import records, texts
from splittable.core.errors import BadSetup
from splittable.core.words import Language, Names, of_frame

COMMANDS = {
    "leave": ("q", "quit", "exit", "quitter", "beenden"),
    "rule": ("?", "rule", "regle", "regel"),
    "help": ("h", "help", "aide", "hilfe"),
    "rules": ("r", "rules", "regles", "regeln"),
    "board": ("b", "board", "table", "plateau", "tisch"),
    "hint": ("t", "tip", "hint", "conseil", "tipp"),
    "list": ("m", "moves", "list", "liste", "coups", "zuge", "zuege"),
}
YES = ("", "y", "yes", "o", "oui", "j", "ja")
NO = ("n", "no", "non", "nein")
UNDO = ("u", "undo", "annuler", "zuruck", "zurueck")
MENTIONED = 4  # how many possible meanings of a line to show
BOT_NAMES = ("Ada", "Blaise", "Carl", "Dora", "Émilie", "Felix", "Grace", "Henri", "Ines", "Jules", "Kurt")


def play(
    game: Annotated[str, typer.Argument(help="Which game; the command asks if omitted.")] = "",
    players: Annotated[int | None, typer.Option("--players", "-n", help="Seats, yours included.")] = None,
    bot: Annotated[str, typer.Option(help=f"Who the others are: {', '.join(NAMES)}, py:module:function.")] = "medium",
    seat: Annotated[int, typer.Option(help="Your seat.")] = 0,
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "Sam",
    lang: Annotated[Language, typer.Option(help="Language.")] = OWN,
    seed: Annotated[int | None, typer.Option(help="Seed for a repeatable game; default: random.")] = None,
    options: Annotated[list[str] | None, typer.Option("--set", help="Option of the game, NAME=VALUE.")] = None,
    save: Annotated[Path | None, typer.Option(help="Append a record of the game to this file.")] = None,
) -> None:
    """Play in the terminal against bots."""
    try:
        chosen = splittable.load(game or ask_game(lang))
    except Leave:
        return
    state = chosen.start(players, **parse_options(options or []))
    if not 0 <= seat < state.players:
        raise BadSetup("setup/seat", f"expected a seat from 0 to {state.players - 1}, got {seat}")
    check_bot(chosen.name, bot)
    if bot in levels_of(chosen.name) and level_of(chosen.name, bot).load:
        warm(chosen.name)
    rng = random.SystemRandom() if seed is None else random.Random(seed)
    session = Session(chosen, state, seat, name, bot, lang, rng)
    try:
        session.run()
    except (Leave, KeyboardInterrupt):
        session.show("" if save else f"\n{session.words('terminal_left')}")
    if save is not None:
        with save.open("a", encoding="utf-8") as file:
            file.write(records.to_line(state.record(seed)) + "\n")
        session.show(session.words("terminal_saved", path=save))


def ask_game(lang: Language) -> str:
    words = of_frame(lang)
    games = [splittable.load(name) for name in splittable.game_names()]
    if len(games) == 1:
        return games[0].name
    choices = [Choice(game.title, game.title, (game.name,), (game.title, game.name)) for game in games]
    out.print(words("terminal_which_game"))
    for number, game in enumerate(games, 1):
        out.print(f"  {number}  {game.title:<16} {game.min_players}–{game.max_players}", markup=False)
    lines = Lines()

    def complete(line: str) -> list[str]:
        return [choice.label for choice in completions(line, choices)]

    while True:
        answer = lines.read(words("terminal_pick"), complete)
        if plain(answer) in COMMANDS["leave"]:
            raise Leave
        found = understand(answer, choices, numbered=True).choices
        if len(found) == 1:
            return found[0].moves[0]
        out.print(words("terminal_unknown_pick", choices=", ".join(choice.label for choice in choices)), markup=False)


class Session:
    """One person at the terminal, bots in the other seats."""

    def __init__(
        self, game: Game, state: State, seat: int, name: str, bot: str, lang: Language, rng: random.Random
    ) -> None:
        self.game, self.state, self.seat, self.bot, self.lang, self.rng = game, state, seat, bot, lang, rng
        self.words = of_frame(lang)
        self.game_words = game.spec.words(lang)
        bots = iter(BOT_NAMES)
        self.names = Names((name if k == seat else next(bots) for k in range(state.players)), reader=seat)
        self.lines = Lines()

    def run(self) -> None:
        spec = self.game.spec
        name = self.names[self.seat]
        self.show(self.words("terminal_welcome", title=spec.title, players=self.state.players, name=name))
        while not self.state.is_over:
            acting = self.state.acting()
            if acting == (CHANCE,):
                self.draw()
            elif self.seat in acting:  # the person first: their choice can be taken back until the bots have chosen
                self.ask()
            else:
                seat = self.rng.choice(acting)
                self.make(seat, ask(self.bot, self.state, seat, self.rng, wait=False))
        self.finish()

    def draw(self) -> None:
        moves, weights = zip(*self.state.chances(), strict=True)
        self.make(CHANCE, self.rng.choices(moves, weights)[0])

    def make(self, seat: int, move: str) -> None:
        before = self.state.copy()
        self.state.play(seat, move)
        for line in self.game.spec.log(self.state.events(before, self.seat), self.game_words, self.names):
            self.show(f"\n{line.text}" if line.is_heading else line.text)

    def ask(self) -> None:
        view = self.state.view(self.seat)
        self.show_board()
        self.show(self.game.spec.board.prompt(view, self.game_words))
        offer = Offer(self.game.spec, view, self.lang)
        self.show(offer.guide or offer.listed(out.width))
        choice, is_confirmed = self.decide(offer)
        for move in choice.moves:
            self.make(self.seat, move)
        if not is_confirmed and self.seat in self.state.revocable() and self.seat not in self.state.acting():
            self.offer_take_back(choice.label, offer)

    def decide(self, offer: Offer) -> tuple[Choice, bool]:
        """What the person wants to play, and whether it was confirmed because it had not been typed exactly."""
        unclear = ""
        answer = self.lines.read("> ", offer.complete)
        while True:
            again, unclear = unclear, ""
            found = offer.understand(answer)
            if self.command(answer, offer, found):
                pass
            elif len(found.choices) == 1 and found.exact:
                return found.choices[0], False
            elif choice := only(found) or (only(offer.understand(f"{again} {answer}")) if again else None):
                answer = self.question(capital(choice.question), f"{self.words('terminal_enter')} ", offer.complete)
                if plain(answer) in YES:
                    return choice, True
                if plain(answer) not in NO:
                    continue  # it is another choice
            elif answer:
                self.show(self.unclear(answer, offer, found))
                unclear = answer if found.choices else ""
            answer = self.lines.read("> ", offer.complete)

    def question(self, question: str, how: str, complete: Complete = no_completion) -> str:
        """Asks on one line, or on two where one is too short."""
        if len(question) + len(how) < out.width:
            return self.lines.read(f"{question} {how}", complete)
        self.show(question)
        return self.lines.read(how, complete)

    def unclear(self, answer: str, offer: Offer, found: Understood) -> str:
        """One sentence for a line that means several choices, or none."""
        if found.choices:
            labels = [choice.label for choice in found.choices]
            shown = self.either(labels[:MENTIONED])
            if len(labels) > MENTIONED:
                shown = self.words("terminal_more", labels=shown, count=len(labels))
            return self.words("terminal_ambiguous", text=answer, labels=shown)
        if offer.numbered and answer.isdecimal():
            return self.words("terminal_no_such_number", text=answer, count=len(offer.choices))
        near = [choice.label for choice in nearest(answer, offer.choices)]
        if near:
            return self.words("terminal_near", text=answer, labels=self.either(near))
        return self.words("terminal_unknown", text=answer)

    def either(self, labels: list[str]) -> str:
        return f" {self.words('terminal_or')} ".join(part for part in (", ".join(labels[:-1]), *labels[-1:]) if part)

    def offer_take_back(self, label: str, offer: Offer) -> None:
        chosen = self.words("terminal_chosen", label=label)
        answer = self.question(chosen, f"{self.words('terminal_take_back')} > ")
        while plain(answer) not in YES:
            if plain(answer) in (*UNDO, *NO):
                self.state.withdraw(self.seat)
                self.show(self.words("terminal_taken_back"))
                return
            if not self.command(answer, offer, Understood([])):
                self.show(self.words("terminal_unknown", text=answer))
            answer = self.lines.read(f"{self.words('terminal_take_back')} > ")

    def command(self, answer: str, offer: Offer, found: Understood) -> bool:
        """Run a command that is not a choice; False if it isn't one. A letter may be the start of a choice."""
        word = plain(answer)
        name = next((name for name, words in COMMANDS.items() if word in words), None)
        if name is None or only(found):
            return False
        rules = texts.rules(self.game.spec, self.lang)
        match name:
            case "leave":
                raise Leave
            case "rule":
                rule = self.state.view(self.seat)["rule"]
                self.tell(self.words("terminal_rule", rule=rule, text=rules[rule].replace("**", "")))
            case "help":
                self.tell(self.words("terminal_commands"))
            case "rules":
                self.tell("\n".join(f"{number}  {text}".replace("**", "") for number, text in rules.items()))
            case "board":
                self.show_board()
            case "hint":
                self.tell(self.hint())
            case "list":
                self.show(offer.listed(out.width))
        return True

    def hint(self) -> str:
        """The full hint if its search is loaded. Otherwise a quick suggestion, while the search loads for the next."""
        from splittable.review import hint, plain_hint

        if self.seat not in self.state.acting():
            return self.words("terminal_no_hint")
        if not ready(self.game.name):
            if has_search(self.game.name):
                warm(self.game.name)
            return plain_hint(self.state, self.seat, language=self.lang, names=self.names).why
        return hint(self.state, self.seat, language=self.lang, names=self.names).why

    def show_board(self) -> None:
        view = self.state.view(self.seat)
        self.show("\n" + self.game.spec.board.draw(view, self.game_words, self.names) + "\n")

    def show(self, text: str) -> None:
        if text:
            out.print(text, markup=False, soft_wrap=True)

    def tell(self, text: str) -> None:
        """A long text, folded between words; boards must not be folded."""
        out.print(text, markup=False)

    def finish(self) -> None:
        self.show_board()
        self.show(self.words("terminal_over"))
        for seat, lines in enumerate(self.state.breakdown()):
            self.show(self.words("terminal_scores", name=self.names[seat], points=self.state.scores()[seat]))
            for line in lines:
                self.show(f"  {line['points']:>4}  {self.game_words(line['key'], **line['params'])}  ({line['rule']})")
        self.show(self.words("terminal_won", **self.names.all_of(self.state.winners())))


def only(found: Understood) -> Choice | None:
    return found.choices[0] if len(found.choices) == 1 else None


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
