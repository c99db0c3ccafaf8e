"""Golden playthroughs and node counts: how they are made. `python -m splittable.testing.playthrough GAME` writes them.

They lie in the game's own folder, `conformance/`. Read what you regenerate: a golden file nobody read proves nothing.
"""

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import splittable
from splittable import CHANCE, Game, State
from splittable.core.words import ENGLISH, Names
from splittable.testing.walks import player_counts, random_move

DEPTH_BUDGET = 3000  # full set-ups are counted to the depth at which a level first has this many nodes
TINY_LIMIT = 400_000  # a tiny set-up with more nodes than this is not tiny


def folder(game: Game) -> Path:
    return game.spec.folder / "conformance"


def playthrough_names(game: Game) -> dict[str, int]:
    return {f"playthrough-{players}.txt": players for players in player_counts(game)}


def write_playthrough(game: Game, moves: Iterator[tuple[int, str]], players: int) -> list[str]:
    """A game as text: the board before decisions, who may do what, what was done, what came of it."""
    state = game.start(players)
    words = game.spec.words(ENGLISH)
    names = Names([f"Seat {seat}" for seat in range(players)])
    lines = [f"# {game.title}, {players} players, rules version {game.spec.rules}", ""]
    fresh = True
    for who, move in moves:
        before = state.copy()
        if who == CHANCE:
            if not fresh:
                lines.append("")
            lines.append(f"? {', '.join(f'{text} ({weight})' for text, weight in state.chances())}")
            fresh = True
        else:
            if fresh:
                board = game.spec.board.draw(state.view(None), words, names)
                lines += ["", *(f"    {line}".rstrip() for line in board.splitlines()), ""]
            fresh = False
            lines.append(f"? acting {' '.join(map(str, state.acting()))}; {who}: {', '.join(state.legal(who))}")
        state.play(who, move)
        lines.append(state.moves[-1])
        lines += [f"  {text}" for event in state.events(before, None) if (text := narrate(game, event))]
    lines += ["", "# the end", f"scores {state.scores()}", f"winners {state.winners()}"]
    for seat, of in enumerate(state.breakdown()):
        lines += [f"seat {seat}: {line['points']:>3}  {line['rule']}  {line['text']}" for line in of]
    return lines


def narrate(game: Game, event: dict[str, Any]) -> str:
    words = game.spec.words(ENGLISH)
    return game.spec.board.narrate(event, words, Names([f"Seat {seat}" for seat in range(game.max_players)]))


def read_moves(lines: list[str]) -> Iterator[tuple[int, str]]:
    for line in lines:
        who, _, move = line.partition(" ")
        if who == "~" or who.isdigit():
            yield (CHANCE if who == "~" else int(who)), move


def new_moves(game: Game, players: int) -> Iterator[tuple[int, str]]:
    """A game between bots that choose what a plausible player would, now and then at random."""
    rng = random.Random(players)
    state = game.start(players)
    while not state.is_over:
        who, move = random_move(state, rng)
        if who != CHANCE and rng.random() < 0.7:
            moves, weights = state.resampled(who, rng).policy(who)
            move = rng.choices(moves, weights)[0]
        yield who, move
        state.play(who, move)


def children(state: State) -> list[tuple[int, int]]:
    """What can follow; of seats that choose at the same time the first goes first."""
    acting = state.acting()
    if acting == (CHANCE,):
        return [(CHANCE, code) for code, _ in state.chance_codes()]
    return [(acting[0], code) for code in state.legal_codes(acting[0])] if acting else []


def count_nodes(start: State, depth: int) -> str:
    """Chance, decision and terminal nodes of the tree, `depth` moves deep (-1: all of it)."""
    spec = start.game.spec
    counts = {"chance": 0, "decision": 0, "terminal": 0}

    def visit(s: Any, left: int) -> None:
        start.position = s
        following = children(start)
        kind = "terminal" if not following else "chance" if following[0][0] == CHANCE else "decision"
        counts[kind] += 1
        assert sum(counts.values()) <= TINY_LIMIT, "this set-up is not tiny"
        if left:
            for who, action in following:
                after = s.copy()
                spec.kernel.apply(after, start.components, who, action)
                visit(after, left - 1)

    visit(start.position, depth)
    return " ".join(f"{kind} {count}" for kind, count in counts.items())


def first_decision(game: Game, players: int) -> State:
    """Where the first outcome of each chance leads to."""
    state = game.start(players)
    while state.acting() == (CHANCE,):
        state.play(CHANCE, state.legal(CHANCE)[0])
    return state


def depth_for(start: State) -> int:
    """The least depth at which there are DEPTH_BUDGET nodes, estimated along the first children."""
    width, depth = 1, 0
    while width < DEPTH_BUDGET and (following := children(start)):
        width *= len(following)
        depth += 1
        start.apply(*following[0])
    return depth


def node_lines(game: Game) -> list[str]:
    tiny = dict(game.spec.tiny)
    lines = [f"tiny {tiny}: {count_nodes(game.start(**tiny), -1)}"]
    for players in player_counts(game):
        depth = depth_for(first_decision(game, players))
        counts = count_nodes(first_decision(game, players), depth)
        lines.append(f"players {players}, {depth} moves from the first decision: {counts}")
    return lines


def main() -> None:
    for name in sys.argv[1:] or splittable.game_names():
        game = splittable.load(name)
        folder(game).mkdir(exist_ok=True)
        for file, players in playthrough_names(game).items():
            lines = write_playthrough(game, new_moves(game, players), players)
            folder(game).joinpath(file).write_text("\n".join(lines) + "\n", encoding="utf-8")
        folder(game).joinpath("nodes.txt").write_text("\n".join(node_lines(game)) + "\n", encoding="utf-8")
        sys.stdout.write(f"wrote {folder(game)}\n")


if __name__ == "__main__":
    main()
