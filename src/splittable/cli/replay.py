"""`splittable replay`: check records move by move, or walk through them."""

from pathlib import Path
from typing import Annotated

import typer

from splittable import State
from splittable.cli.console import OWN, err, out, progress_bar
from splittable.cli.lines import Leave, Lines
from splittable.cli.understand import plain
from splittable.core import records
from splittable.core.errors import BadRecord
from splittable.core.words import Language, Names, of_frame

STOP = ("q", "quit", "quitter", "beenden")


def replay(
    file: Annotated[Path, typer.Argument(help="Records, one JSON object per line.")],
    show: Annotated[bool, typer.Option("--show", help="Walk through the games.")] = False,
    line: Annotated[int, typer.Option(min=0, help="Only the record in this line.")] = 0,
    lang: Annotated[Language, typer.Option(help="Language of --show.")] = OWN,
) -> None:
    """Check every move, the scores and the winners of recorded games."""
    words = of_frame(lang)
    found = [(number, record) for number, record in records.read_lines(file) if line in (0, number)]
    if not found:
        raise BadRecord("record/no_line", f"{str(file)!r} has no record in line {line}")
    with progress_bar() as bar:
        todo = found if show else bar.track(found, description="checking")
        for number, record in todo:
            try:
                state = walk(record, lang) if show else check(record)
            except BadRecord as error:
                error.line = number
                raise
            if show:
                out.print(result(state, lang), markup=False, soft_wrap=True)
    out.print(words("terminal_record_ok") if len(found) == 1 else words("terminal_records_ok", count=len(found)))


def check(record: records.Record) -> State:
    state = records.begin(record)
    for number in range(len(record.moves)):
        records.step(state, record, number)
    records.finish(state, record)
    return state


def walk(record: records.Record, lang: Language) -> State:
    """Show the game: the board whenever a player has to choose after chance, and what happens in between."""
    state = records.begin(record)
    board = state.game.spec.board
    words, stop = state.game.spec.words(lang), False
    names = seat_names(state, lang)
    chance_acted = True
    for number in range(len(record.moves)):
        chance = record.moves[number].startswith("~")
        if chance_acted and not chance:
            out.print(f"\n{board.draw(state.view(None), words, names)}\n", markup=False, soft_wrap=True)
            stop = stop or pause(lang)
        chance_acted = chance
        before = state.copy()
        records.step(state, record, number)
        for event in state.events(before, None):
            if text := board.narrate(event, words, names):
                out.print(f"{number + 1:>4}  {text}", markup=False, soft_wrap=True)
        if stop:
            raise typer.Exit
    records.finish(state, record)
    out.print(f"\n{board.draw(state.view(None), words, names)}\n", markup=False, soft_wrap=True)
    return state


def seat_names(state: State, lang: Language) -> Names:
    """A record names nobody."""
    return Names(of_frame(lang)("seat_number", number=seat + 1) for seat in range(state.players))


def result(state: State, lang: Language) -> str:
    words, names = of_frame(lang), seat_names(state, lang)
    scores = [words("terminal_scores", name=names[seat], points=points) for seat, points in enumerate(state.scores())]
    won = words("terminal_won", **names.all_of(state.winners()))
    return " · ".join([*scores, won if state.is_over else words("terminal_unfinished")])


def pause(lang: Language) -> bool:
    """Wait for the reader at a terminal; True to stop."""
    if not (out.is_terminal and err.is_terminal):
        return False
    try:
        return plain(Lines().read(of_frame(lang)("terminal_next") + " > ")) in STOP
    except Leave:
        return True
