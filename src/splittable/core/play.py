"""The public API: a game, and its state, which checks every move once, at the border.

People and programs that talk use texts: `legal`, `play`, `view`. Searches and environments use codes on the same
state: `position`, `components`, `legal_codes`, `apply`.
"""

import random
import zlib
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import Any, Self

import msgspec

from splittable.core.errors import BadSetup, IllegalMove, Refusal
from splittable.core.fields import Struct
from splittable.core.showing import Shared, described, outcomes_seen, scores_of
from splittable.core.spec import CHANCE, GameSpec, Moment, Option
from splittable.core.telling import UNTOLD, Heard, key_of, lines_told
from splittable.core.words import ENGLISH

Packed = tuple[dict[str, Any], list[tuple[int, int, str]]]
"""Options and log of a pickled state."""


class Game:
    """One of the games, as returned by `splittable.load`."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self.name = spec.name
        self.title = spec.title
        self.min_players = spec.min_players
        self.max_players = spec.max_players
        self.options: Mapping[str, Option] = {option.name: option for option in spec.options}

    def start(self, players: int | None = None, **options: Any) -> "State":
        """A new game. Missing options have the defaults listed in `options`."""
        return self._start(players, options)

    def _start(self, players: int | None, options: Mapping[str, Any]) -> "State":
        given = self._load_options(options)
        low, high = self.spec.players_for(self.all_options(given))
        if players is None:
            players = self.spec.usual_players if low <= self.spec.usual_players <= high else low
        if type(players) is not int or not low <= players <= high:
            expected = f"{low} to {high}" if low < high else str(low)
            raise BadSetup("setup/players", f"{self.title} is for {expected} players, got {players!r}")
        return State(self, players, given)

    def start_untrusted(self, players: int | None, options: Mapping[str, Any]) -> "State":
        """Like `start`, for options from outside (a record, the network): they can't name local files."""
        for name, value in options.items():
            option = self.options.get(name)
            if option and option.load and value != option.default and not isinstance(value, Mapping):
                raise BadSetup("setup/option", f"option {name!r} must hold the content of a component file here")
        return self._start(players, options)  # not `start`: an option may be called "players" or "self" there

    def all_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value: the given one or the default."""
        return {name: given.get(name, option.default) for name, option in self.options.items()}

    def _load_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        loaded = {}
        for name, value in given.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadSetup("setup/unknown_option", f"{self.title} has no option {name!r}; it has: {known}")
            option = self.options[name]
            if option.choices and (type(value), value) not in [(type(c), c) for c in option.choices]:
                choices = ", ".join(map(repr, option.choices))
                raise BadSetup("setup/option", f"option {name!r} must be one of {choices}, got {value!r}")
            loaded[name] = option.load(value) if option.load else value
        return loaded

    def __reduce__(self) -> Any:
        return _game, (self.spec,)

    def __repr__(self) -> str:
        return f"<Game {self.name!r}: {self.min_players} to {self.max_players} players>"


class State:
    """A game in progress. The log of moves, chance included, defines it; everything else follows.

    `position` and `components` are what the functions of the rules take. `log` holds seat, code and text of each
    move. Read all three freely, and copy the position before you change it.
    """

    __slots__ = ("_seen", "components", "game", "log", "options", "origin", "players", "position")

    def __init__(self, game: Game, players: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.players = players
        self.options = dict(options)
        self.components: Any = game.spec.box(game.all_options(options))
        self.log: list[tuple[int, int, str]] = []
        self.position: Any = self._fresh()
        self._seen: dict[int | None, Any] = {}  # what each viewer sees of this state, computed on demand
        self.origin: Heard | None = None  # where it starts, if not at the beginning of a game

    def acting(self) -> tuple[int, ...]:
        """The seats that may act now; (CHANCE,) if chance acts, () if the game is over."""
        kernel = self.game.spec.kernel
        mask = kernel.acting(self.position, self.components)
        if mask:
            return _seats(mask)
        return () if kernel.is_over(self.position, self.components) else (CHANCE,)

    def legal(self, seat: int) -> list[str]:
        """The moves of a seat in code order; none if it is not acting."""
        if seat == CHANCE:
            return [move for move, _ in self.chances()]
        return [self.move_text(seat, action) for action in self.legal_codes(seat)]

    def chances(self) -> list[tuple[str, int]]:
        """The possible chance outcomes, each with an integer weight; empty if chance does not act."""
        return [(self.move_text(CHANCE, action), weight) for action, weight in self.chance_codes()]

    def play(self, seat: int, move: str) -> None:
        """Make a move. Raises IllegalMove and changes nothing if the rules forbid it."""
        self._make(seat, self.move_code(seat, move), move)

    def withdraw(self, seat: int) -> None:
        """Take back the last move of a seat: a choice not yet revealed, or a move that can be undone."""
        if seat not in (*self.revocable(), *self.undoable()):
            raise self._illegal("move/not_revocable", f"seat {seat!r} has no choice that can still be taken back")
        self.take_back([seat])

    def revocable(self) -> tuple[int, ...]:
        """The seats whose last choice is not revealed yet."""
        return _seats(self.game.spec.kernel.revocable(self.position, self.components))

    def undoable(self) -> tuple[int, ...]:
        """The seats that can undo their last move although it was seen, because nothing depends on it yet."""
        undoable = self.game.spec.undoable
        return _seats(undoable(self.position, self.components)) if undoable else ()

    def roll(self, rng: random.Random | int) -> None:
        """Let chance act until a seat must, or the game is over. `rng`: a generator or a seed."""
        source = random.Random(rng) if isinstance(rng, int) else rng
        while self.acting() == (CHANCE,):
            self.draw(source)

    def draw(self, rng: random.Random) -> None:
        """Let chance act once; it must be its turn."""
        codes, weights = zip(*self.chance_codes(), strict=True)
        self.apply(CHANCE, rng.choices(codes, weights)[0])

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.game, new.players, new.options = self.game, self.players, dict(self.options)
        new.components, new.position, new.log = self.components, self.position.copy(), self.log[:]
        new._seen, new.origin = {}, self.origin
        return new

    def view(self, seat: int | None, shared: Shared | None = None) -> dict[str, Any]:
        """What a seat may see, as JSON-able data; None is a spectator.

        With the same `shared` for several seats, what they see alike is worked out once: don't change it then.
        """
        if seat is not None:
            self._check_seat(seat)
        return described(self, self.seen_by(seat), seat, {} if shared is None else shared)

    def open_view(self) -> dict[str, Any]:
        """The position with nothing hidden, as nobody saw it while it was played. `opened` holds what was secret."""
        opened = self.game.spec.view.opened(self.position, self.components)
        return {**described(self, self.position, None, {}), "opened": opened}

    def events(self, before: "State", seat: int | None, shared: Shared | None = None) -> list[dict[str, Any]]:
        """What a seat is told of the last move; `before` is the state before it, `shared` as in `view`."""
        spec = self.game.spec
        who, action, move = self.log[-1]
        told = spec.view.told(before.position, self.components, who, action, seat)
        outcomes = outcomes_seen(self, before.seen_by(seat), self.seen_by(seat), {} if shared is None else shared)
        return [{"type": "move", "seat": who, "move": move if told else None}, *outcomes]

    def open_events(self, before: "State") -> list[dict[str, Any]]:
        """The last move and what it brought about, for those to whom everything is open."""
        who, _, move = self.log[-1]
        outcomes = self.game.spec.view.outcomes(before.position, self.position, self.components)
        return [{"type": "move", "seat": who, "move": move}, *outcomes]

    def told(self, seat: int) -> list[str]:
        """What a seat was told so far: a line for each move (`?` if it is hidden), with its effects as events and a
        fingerprint of what the seat saw change."""
        self._check_seat(seat)
        spec, box = self.game.spec, self.components
        if self.origin is None:
            return lines_told(spec, box, self._fresh(), self.log, seat)
        number, start, lines = self.origin
        heard = lines.get(seat) or (f"sees {spec.seen(start, box, seat)!r}",)
        return lines_told(spec, box, start, self.log[number:], seat, heard)

    def information_key(self, seat: int) -> str:
        """Equal exactly if the seat was told the same: the name of its information set."""
        return key_of(seat, self.told(seat))

    def observation(self, seat: int) -> list[int]:
        """What a seat may know, as numbers; docs/research has the meaning of each. For the learning environments."""
        self._check_seat(seat)
        encode = self.game.spec.encode
        out = [0] * sum(length for _, length in encode.OBSERVATION)
        encode.observe(self.position, self.components, seat, out)
        return out

    def mask(self, seat: int) -> list[int]:
        """A 1 for every action code that is legal for a seat now, else 0."""
        out = [0] * self.game.spec.actions
        for code in self.legal_codes(seat):
            out[code] = 1
        return out

    def known_to(self, seat: int, rng: random.Random) -> Self:
        """For a bot: like `resampled`, and the log has only the moves that the seat was told; the others are `?`."""
        new = self.resampled(seat, rng)
        lines = tuple(self.told(seat))
        untold = self.origin.number if self.origin and seat not in self.origin.lines else 0
        told = lines[len(lines) - len(self.log) + untold :]
        hidden = [True] * untold + [line.split(" ")[1] == "?" for line in told]
        new.log = [(who, UNTOLD, "?") if h else (who, c, m) for (who, c, m), h in zip(self.log, hidden, strict=True)]
        new.origin = Heard(len(new.log), new.position.copy(), {seat: lines})
        return new

    def legal_codes(self, seat: int) -> list[int]:
        """The codes of a seat's moves, ascending; none if it is not acting."""
        self._check_seat(seat)
        if seat not in self.acting():
            return []
        codes = [0] * self.game.spec.buffer_size
        return codes[: self.game.spec.kernel.legal(self.position, self.components, seat, codes)]

    def chance_codes(self) -> list[tuple[int, int]]:
        """The possible chance outcomes as codes, each with an integer weight; empty if chance does not act."""
        if self.acting() != (CHANCE,):
            return []
        codes = [0] * self.game.spec.buffer_size
        weights = [0] * self.game.spec.outcomes
        count = self.game.spec.kernel.chance(self.position, self.components, codes, weights)
        return list(zip(codes[:count], weights[:count], strict=True))

    def move_text(self, seat: int, code: int) -> str:
        """A move as people and records write it; it must be possible now."""
        return self.game.spec.notation.text(self.position, self.components, seat, code)

    def move_code(self, seat: int, move: str) -> int:
        """The code of a move given as text. Raises IllegalMove if the rules forbid it now."""
        spec = self.game.spec
        acting = self.acting()
        if not acting:
            raise self._illegal("move/game_over", f"the game is over; {move!r} can't be played")
        if seat != CHANCE:
            self._check_seat(seat)
        if seat not in acting:
            raise self._not_acting(seat, acting)
        if not isinstance(move, str):
            raise self._illegal("move/malformed", f"a move is a text such as {self.legal(seat)[0]!r}, got {move!r}")
        try:
            action = spec.notation.action(self.position, self.components, seat, move)
            legal = [a for a, _ in self.chance_codes()] if seat == CHANCE else self.legal_codes(seat)
            if action not in legal:
                raise spec.notation.refusal(self.position, self.components, seat, action)
        except Refusal as refusal:
            raise self._refused(seat, move, refusal) from None
        return action

    def apply(self, seat: int, code: int) -> None:
        """Make a move given as a code, unchecked: it must be one that `legal_codes` or `chance_codes` returned."""
        self._make(seat, code, self.move_text(seat, code))

    def take_back(self, seats: Collection[int]) -> None:
        """Undo the last move of each of these seats, whether or not the rules let them: for looking at other ways."""
        last = {who: index for index, (who, _, _) in enumerate(self.log) if who in seats}
        log = [entry for index, entry in enumerate(self.log) if index not in last.values()]
        known = self.origin.number if self.origin else 0
        if len(last) < len(set(seats)) or any(index < known for index in last.values()):
            raise self._illegal("move/not_revocable", "moves that were made before this state was drawn stay")
        self.position = self.origin.position.copy() if self.origin else self._fresh()
        self._seen = {}
        self.log = log[:known]
        for who, action, move in log[known:]:
            self._make(who, action, move)

    def seen_by(self, seat: int | None) -> Any:
        """The position with what a seat may know; None is a spectator. All callers share it: copy before changing."""
        if seat not in self._seen:
            self._seen[seat] = self.game.spec.seen(self.position, self.components, seat)
        return self._seen[seat]

    def resampled(self, seat: int, rng: random.Random) -> Self:
        """A copy in which everything that `seat` can't know is redrawn. Its log is not that of a played game."""
        self._check_seat(seat)
        new = self.copy()
        words = [rng.getrandbits(32) for _ in range(4)]
        self.game.spec.resample.resample(new.position, new.components, seat, words)
        return new

    def settled(self, seat: int) -> Self:
        """A copy without the moves that other seats may still take back: as if `seat` were the first to choose."""
        new = self.copy()
        while pending := {*new.revocable(), *new.undoable()} - {seat}:
            new.take_back(pending)
        return new

    def alike(self, seat: int) -> dict[str, str]:
        """The legal moves of a seat, each with the first of those that are the same choice by a symmetry."""
        actions = self.legal_codes(seat)
        declared = self.game.spec.alike
        keys = declared(self.position, self.components, seat, actions) if declared else actions
        first: dict[Any, str] = {}
        found = {}
        for action, key in zip(actions, keys, strict=True):
            move = self.move_text(seat, action)
            found[move] = first.setdefault(key, move)
        return found

    def policy(self, seat: int) -> tuple[list[str], list[float]]:
        """The moves of an acting seat, and how often a plausible player would choose each."""
        actions = self.legal_codes(seat)
        weights = self.game.spec.heuristic.policy(self.position, self.components, seat, actions)
        return [self.move_text(seat, action) for action in actions], weights

    @property
    def is_over(self) -> bool:
        return bool(self.game.spec.kernel.is_over(self.position, self.components))

    def scores(self) -> list[int]:
        """Points by seat, as if the game ended now."""
        return scores_of(self, self.position)

    def winners(self) -> list[int]:
        """The seats that won; several share the win. None before the game is over."""
        if not self.is_over:
            return []
        scores = self.scores()
        ties = [0] * self.players
        self.game.spec.kernel.tiebreak(self.position, self.components, ties)
        best = max(zip(scores, ties, strict=True))
        return [seat for seat in range(self.players) if (scores[seat], ties[seat]) == best]

    def breakdown(self) -> list[list[dict[str, Any]]]:
        """By seat, where the points came from: rule, points, and a sentence."""
        spec = self.game.spec
        lines = [spec.breakdown(self.position, self.components, seat) for seat in range(self.players)]
        return [[{**line, "text": self._say(line["key"], **line["params"])} for line in of] for of in lines]

    def moment(self) -> Moment | None:
        """What decided a finished game; None if it is not over, or no single moment did."""
        ending = self.game.spec.ending
        if ending is None or not self.is_over or self.origin:
            return None
        s = self._fresh()
        positions = [s.copy()]
        for who, action, _ in self.log:
            self.game.spec.kernel.apply(s, self.components, who, action)
            positions.append(s.copy())
        return ending.moment(positions, self.components)

    def beginning(self) -> Self:
        """The state before the first move; before the first one that is known, if it was drawn for a bot."""
        new = self.copy()
        known = self.origin.number if self.origin else 0
        new.log = self.log[:known]
        new.position = self.origin.position.copy() if self.origin else self._fresh()
        return new

    def passed(self) -> Iterator[tuple[Self, Self]]:
        """The states before and after each move since the beginning, which are not checked again."""
        before = self.beginning()
        for who, action, move in self.log[len(before.log) :]:
            after = before.copy()
            after._make(who, action, move)
            yield before, after
            before = after  # with what was seen of it

    @property
    def moves(self) -> list[str]:
        """All moves so far, as in records: seat, a space, the move; `~` is chance."""
        return [f"{'~' if who == CHANCE else who} {move}" for who, _, move in self.log]

    @property
    def last(self) -> tuple[int, str]:
        """The last move: seat and text."""
        who, _, move = self.log[-1]
        return who, move

    def record(self, seed: int | None = None, meta: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The game as data; `splittable.replay` turns it back into a state. `meta` is yours: who played, and why."""
        spec = self.game.spec
        more = {} if meta is None else {"meta": dict(meta)}
        return {
            "format": "splittable/1",
            "game": spec.name,
            "rules": spec.rules,
            "players": self.players,
            "options": dict(self.options),
            "seed": seed,
            "moves": self.moves,
            "scores": self.scores(),
            "winners": self.winners(),
            **more,
        }

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> Any:
        """Options and log are packed; the components, mostly the bulk, are built again from the options."""
        packed = zlib.compress(msgspec.json.encode((self.options, self.log)))
        return _state, (type(self), self.game, self.players, self.position, packed, self.origin)

    def __repr__(self) -> str:
        return f"<State of {self._place()}; acting {self.acting()}>"

    def _fresh(self) -> Struct:
        s = self.game.spec.state()
        self.game.spec.kernel.setup(s, self.components, self.players)
        return s

    def _make(self, seat: int, code: int, move: str) -> None:
        self.game.spec.kernel.apply(self.position, self.components, seat, code)
        self._seen = {}
        self.log.append((seat, code, move))

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise self._illegal("move/no_such_seat", f"there is no seat {seat!r}; seats are 0 to {self.players - 1}")

    def _not_acting(self, seat: int, acting: tuple[int, ...]) -> IllegalMove:
        if acting == (CHANCE,):
            return self._illegal("move/chance_first", f"seat {seat} can't move: chance acts now")
        waited = ", ".join(map(str, acting))
        if seat == CHANCE:
            return self._illegal("move/not_chance", f"chance does not act now; awaited: seat {waited}")
        if seat in self.revocable():
            return self._illegal(
                "move/already_chosen",
                f"seat {seat} has chosen already; it can withdraw that. Awaited: seat {waited}",
            )
        return self._illegal("move/not_acting", f"seat {seat} can't move now; awaited: seat {waited}")

    def _refused(self, seat: int, move: str, refusal: Refusal) -> IllegalMove:
        legal = self.legal(seat)
        shown = ", ".join(legal[:6]) + (f" … ({len(legal)} in all)" if len(legal) > 6 else "")
        reason = self._say(refusal.key, **refusal.params)
        return self._illegal(
            refusal.code,
            f"{move!r}: {reason}. Legal now: {shown}",
            rule=refusal.rule,
            key=refusal.key,
            params=refusal.params,
        )

    def _illegal(self, code: str, message: str, rule: str = "", **more: Any) -> IllegalMove:
        return IllegalMove(code, rule, message, position=self._place(), **more)

    def _place(self) -> str:
        last = f", last {', '.join(map(repr, self.moves[-3:]))}" if self.log else ""
        return f"{self.game.name}, {self.players} players, {len(self.log)} moves{last}"

    def _say(self, key: str, **params: Any) -> str:
        return self.game.spec.words(ENGLISH)(key, **params)


def _game(spec: GameSpec) -> Game:
    return Game(spec)


def _state(
    kind: type[State], game: Game, players: int, position: Struct, packed: bytes, origin: Heard | None
) -> State:
    options, log = msgspec.json.decode(zlib.decompress(packed), type=Packed)
    new = kind(game, players, options)
    new.position, new.log, new.origin = position, log, origin
    return new


@cache  # there are only a few masks
def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
