"""A referee for Split it!, written from the numbered rules alone.

It works the way a person at the table would: the cards are faces on a list, the row is a list of cards, a section is
a stretch of that row, a column is a pile. Nothing is counted ahead of time.
"""

JOKER = "*"
NUMBERS = range(1, 11)
COLOURS = ("white", "pink", "black")
CHANCE = -1
REPEATS = 20  # S11: the twentieth 2 : 2 guess on the same two cards ends the round


def full_deck() -> list[str]:
    """S2: n cards of each number n, and 15 jokers."""
    return [str(number) for number in NUMBERS for _ in range(number)] + [JOKER] * 15


class SplitItReferee:
    """Runs one game; every choice that is no choice is made by the referee itself."""

    def __init__(self, players: int, **options: object) -> None:
        if not 2 <= players <= 4:  # S1
            raise ValueError(f"Split it! is for 2 to 4 players, not {players}")
        if options:
            raise ValueError(f"Split it! has no options, got {sorted(options)}")
        self.players = players
        self.stage = "starter"  # then deal, cut, remove, guess, joker, ..., over
        self.holder = 0
        self.deck = full_deck()
        self.row: list[str] = []
        self.row_length = 0  # how many cards this round's row is laid out with
        self.sections: dict[str, list[str]] = {}
        self.guesses: dict[int, str] = {}
        self.done: set[int] = set()
        self.ties_of_two = 0
        self.gone: list[str] = []  # cards that left the game
        self.columns: list[dict[int, list[str]]] = [{} for _ in range(players)]
        self.beside: list[list[str]] = [[] for _ in range(players)]  # jokers that lie in no column yet

    # ------------------------------------------------------------------ the interface

    @property
    def is_over(self) -> bool:
        return self.stage == "over"

    def acting(self) -> tuple[int, ...]:
        if self.stage in ("starter", "deal"):
            return (CHANCE,)
        return tuple(self._on_turn())

    def legal(self, seat: int) -> list[str]:
        return self._moves(seat) if seat in self._on_turn() else []

    def chances(self) -> list[tuple[str, int]]:
        if self.stage == "starter":  # S4
            return [(f"starter {seat}", 1) for seat in range(self.players)]
        if self.stage == "deal":
            faces = [str(number) for number in NUMBERS] + [JOKER]
            return [(f"card {face}", self.deck.count(face)) for face in faces if face in self.deck]
        return []

    def play(self, seat: int, move: str) -> None:
        allowed = [text for text, _ in self.chances()] if seat == CHANCE else self.legal(seat)
        if move not in allowed:
            raise ValueError(f"seat {seat} may not play {move!r} at stage {self.stage!r}; allowed: {allowed}")
        self._carry_out(seat, move)
        self._make_forced_moves()
        self._check_cards()

    def scores(self) -> list[int]:
        """S21: each number goes to the player with the most cards in its column, to all of them if they tie."""
        points = [0] * self.players
        for number in NUMBERS:
            piles = [columns.get(number, []) for columns in self.columns]
            most = max(len(pile) for pile in piles)
            for seat, pile in enumerate(piles):
                if pile and len(pile) == most:
                    points[seat] += number
        return points

    def winners(self) -> list[int]:
        """S22: most points, then most columns, then the win is shared."""
        standing = [(points, len(columns)) for points, columns in zip(self.scores(), self.columns, strict=True)]
        return [seat for seat, result in enumerate(standing) if result == max(standing)]

    # ------------------------------------------------------------------ who may do what

    def _other(self) -> int:
        """The one who is not the holder; only asked with two players (S7)."""
        return 1 - self.holder

    def _without_cards(self) -> list[int]:
        return [seat for seat in range(self.players) if seat not in self.done]

    def _on_turn(self) -> list[int]:
        """The seats that owe a move now, those with a single move included."""
        if self.stage == "cut":
            return [self.holder]
        if self.stage == "remove":
            return [self._other()]
        if self.stage == "guess":
            return [seat for seat in self._without_cards() if seat not in self.guesses]
        if self.stage == "joker":
            return self._joker_owners()
        return []

    def _joker_owners(self) -> list[int]:
        """Those who hold a joker and have somewhere to put it (S16, S17)."""
        return [seat for seat in range(self.players) if self.beside[seat] and self.columns[seat]]

    def _moves(self, seat: int) -> list[str]:
        if self.stage == "cut":  # S6: each of the three sections holds a card or more
            length = len(self.row)
            return [f"cut {a} {b}" for a in range(1, length - 1) for b in range(a + 1, length)]
        if self.stage == "remove":
            return [f"remove {colour}" for colour in self.sections]
        if self.stage == "guess":
            return [f"guess {colour}" for colour in self.sections]
        if self.stage == "joker":
            return [f"joker {number}" for number in sorted(self.columns[seat])]
        return []

    # ------------------------------------------------------------------ what a move does

    def _carry_out(self, seat: int, move: str) -> None:
        word, *rest = move.split()
        if word == "starter":
            self.holder = int(rest[0])
            self._begin_round()
        elif word == "card":
            self.deck.remove(rest[0])
            self.row.append(rest[0])
            if len(self.row) == self.row_length:
                self._go_on()
        elif word == "cut":
            self._cut(int(rest[0]), int(rest[1]))
        elif word == "remove":
            self._remove(rest[0])
        elif word == "guess":
            self.guesses[seat] = rest[0]
            if all(player in self.guesses for player in self._without_cards()):
                self._reveal()
        elif word == "joker":
            self.columns[seat][int(rest[0])].append(self.beside[seat].pop())  # S15
            self._after_jokers()

    def _make_forced_moves(self) -> None:
        """A seat with a single legal move is not asked."""
        while True:
            forced = [(seat, self._moves(seat)) for seat in self._on_turn() if len(self._moves(seat)) == 1]
            if not forced:
                return
            seat, moves = forced[0]
            self._carry_out(seat, moves[0])

    def _begin_round(self) -> None:
        """S5: seven cards, nine with four players, or what is left."""
        self.row = []
        self.done = set()
        self.ties_of_two = 0
        self.row_length = min(9 if self.players == 4 else 7, len(self.deck))
        self.stage = "deal"

    def _end_round(self) -> None:
        """S12, S13, S20: whatever lies in the row leaves; the split cards pass to the left."""
        self.gone += self.row
        self.row = []
        self.sections = {}
        self.holder = (self.holder + 1) % self.players
        if self.deck:
            self._begin_round()
        else:
            self.stage = "over"

    def _go_on(self) -> None:
        """The row as it lies decides what comes next (S10 to S13)."""
        guessers = self._without_cards()
        if len(self.row) <= 1 or not guessers:
            assert guessers or not self.row, "S13: cards are left though everybody is done"
            self._end_round()
            return
        assert len(guessers) >= 2, "S14: a single player without cards, and cards in the row"
        if len(self.row) == 2:  # S11: no cut to choose, no removal
            self._ask_for_guesses({"white": self.row[:1], "black": self.row[1:]})
        else:
            self.stage = "cut"  # by the holder, done or not (S10)

    def _cut(self, first: int, second: int) -> None:
        parts = (self.row[:first], self.row[first:second], self.row[second:])
        self._ask_for_guesses(dict(zip(COLOURS, parts, strict=True)))
        if self.players == 2:  # S7: at every cut into three
            self.stage = "remove"

    def _remove(self, colour: str) -> None:
        """S7: the cards leave, and nobody can guess that section."""
        left = dict(self.sections)
        self.gone += left.pop(colour)
        self.row = [card for section in left.values() for card in section]
        self._ask_for_guesses(left)

    def _ask_for_guesses(self, sections: dict[str, list[str]]) -> None:
        self.sections = sections
        self.guesses = {}
        self.stage = "guess"

    def _reveal(self) -> None:
        """S8, S9: all guesses are turned over at once."""
        before = list(self.row)
        self.row = []
        for colour, section in self.sections.items():
            fans = [seat for seat, guess in self.guesses.items() if guess == colour]
            if not fans:
                self.gone += section
            elif len(fans) == 1:
                self._win(fans[0], section)
            else:
                self.row += section
        self.sections = {}
        self.guesses = {}
        if len(before) == 2 and self.row == before:  # S11: 2 : 2, nothing has changed
            self.ties_of_two += 1
            if self.ties_of_two == REPEATS:
                self._end_round()
                return
        self.stage = "joker"
        self._after_jokers()

    def _win(self, seat: int, cards: list[str]) -> None:
        """S15 to S17: numbers are laid at once; jokers lie beside the board until their owner places them."""
        self.done.add(seat)
        for card in cards:
            if card == JOKER:
                self.beside[seat].append(card)
            else:
                self.columns[seat].setdefault(int(card), []).append(card)

    def _after_jokers(self) -> None:
        """S18: the row goes on once no joker can be placed any more."""
        if not self._joker_owners():
            self._go_on()

    def _check_cards(self) -> None:
        """Every card of the box is in exactly one place."""
        laid = [card for columns in self.columns for pile in columns.values() for card in pile]
        waiting = [card for jokers in self.beside for card in jokers]
        assert sorted(self.deck + self.row + self.gone + laid + waiting) == sorted(full_deck())
