"""A referee for The Great Split: cards are objects, and cubes stand on printed spaces."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from .great_split_parts import (
    CARD_FACES,
    CHARACTERS,
    LEVEL_NAMES,
    MARKET_TOKENS,
    RESOURCES,
    ROUNDS,
    SCORING_LINES,
    SCORING_TOKENS,
    SEALS,
    TRACKS,
)

CHANCE = -1
ARROW = "arrow"
EVERY_TRACK = (*TRACKS, "prestige")


@dataclass(frozen=True)
class Card:
    """A resource card (G4) with all its icons one by one."""

    id: str
    level: int
    icons: tuple[str, ...]
    rank: tuple[int, int]  # ascending means by level, then by number


def build_deck(level: int) -> list[Card]:
    """G4: the cards of one level in their order."""
    return [
        Card(f"{LEVEL_NAMES[level]}-{number:02}", level, (icon,) * count, (level, number))
        for number, (icon, count) in enumerate(CARD_FACES[level], start=1)
    ]


def in_order(cards: list[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: card.rank)


class Board:
    """One player's board (G1): a cube on every track, the prestige, what waits."""

    def __init__(self) -> None:
        self.cubes: dict[str, int] = dict.fromkeys(TRACKS, 0)
        self.prestige = 0
        # Seal icons to be placed and arrows to be used, the next one first (G11).
        self.waiting: list[str] = []

    def can_move(self, track: str) -> bool:
        """G12: prestige always can; a cube not beyond the last space."""
        return track == "prestige" or self.cubes[track] + 1 < len(TRACKS[track])

    def step(self, track: str) -> None:
        """One step and what is printed there (G11); beyond the end it is lost (G12)."""
        if not self.can_move(track):
            return
        if track == "prestige":
            self.prestige += 1
            return
        self.cubes[track] += 1
        space = TRACKS[track][self.cubes[track]]
        if space == ">":
            self.waiting.append(ARROW)
        elif space in RESOURCES:
            self.step(space)

    def place(self, icons: tuple[str, ...]) -> None:
        """G10: the icons of an open card. Its seals come before any arrow (G11)."""
        self.waiting = [icon for icon in icons if icon in SEALS] + self.waiting
        for icon in icons:
            if icon not in SEALS:
                self.step(icon)

    def targets(self) -> list[str]:
        """G11, G12: the tracks that the next waiting icon or arrow may move."""
        if self.waiting[0] == ARROW:
            allowed = tuple(track for track in EVERY_TRACK if track != "gold")
        else:
            allowed = SEALS[self.waiting[0]]
        return [track for track in allowed if self.can_move(track)]

    def reached(self, track: str) -> list[str]:
        """The spaces reached or passed."""
        return TRACKS[track][: self.cubes[track] + 1]

    def books(self) -> int:
        """G15."""
        values = [int(space[1:]) for space in self.reached("books") if space[0] == "v"]
        return max(values, default=0)

    def artwork(self, market: int) -> int:
        """G16."""
        lead = self.cubes["artwork"] - market
        if lead <= -4:
            return 0
        if lead <= -1:
            return 6
        if lead == 0:
            return 10
        if lead <= 3:
            return 13
        return 15

    def gems(self) -> int:
        """G17."""
        return 2 * min(self.cubes["topaz"], self.cubes["emerald"])

    def contracts(self, tile: list[str]) -> int:
        """G18."""
        total = 0
        for resource in RESOURCES:
            count = self.reached(resource).count("c") + tile.count(resource)
            banners = [sp for sp in self.reached(f"seal-{resource}") if sp[0] == "s"]
            stars = int(banners[-1][1:]) if banners else 0
            total += count * stars
        return total


class GreatSplitReferee:
    """Runs one game of The Great Split."""

    def __init__(self, players: int, **options: object) -> None:
        if options:
            raise ValueError(f"unknown options {sorted(options)}")
        if not 2 <= players <= 7:  # G1
            raise ValueError("2 to 7 players")
        self.players = players
        self.boards = [Board() for _ in range(players)]
        self.characters: list[str] = []
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        self.splitters = [True] * players  # still to be played this round
        self.played: list[list[Card]] = [[] for _ in range(players)]
        self.wallets: list[list[list[Card]]] = [[] for _ in range(players)]
        self.takes: list[int | None] = [None] * players
        self.decks = {level: build_deck(level) for level in CARD_FACES}
        self.scoring: dict[int, list[str]] = {line: [] for line in SCORING_LINES}
        self.tokens = list(MARKET_TOKENS)  # not turned up yet (G3)
        self.market = 0
        self.round = 0
        self.finished = False
        self.phase = "discard"
        # What chance does before the players go on: word, seat or line, level.
        self.agenda: list[tuple[str, int, int]] = []
        for seat in range(players):  # G2
            self.agenda.append(("character", seat, 0))
        for line in SCORING_LINES:  # G3
            self.agenda += [("scoring", line, 0)] * 2
        for _ in range(4):  # G4
            self._plan_deal(1)
        self._plan_round()

    def _plan_deal(self, level: int) -> None:
        for seat in range(self.players):
            self.agenda.append(("deal", seat, level))

    def _plan_round(self) -> None:
        """G5, G6: the deal of the next round."""
        self.round += 1
        self.phase = "discard"
        level, _ = ROUNDS[self.round]
        self._plan_deal(level)
        if self.players == 2:
            self._plan_deal(level - 1)

    # What may happen now

    @property
    def is_over(self) -> bool:
        return self.finished

    def acting(self) -> tuple[int, ...]:
        if self.is_over:
            return ()
        if self.agenda:
            return (CHANCE,)
        return tuple(seat for seat in range(self.players) if self._moves(seat))

    def legal(self, seat: int) -> list[str]:
        if seat == CHANCE or seat not in self.acting():
            return []
        return self._moves(seat)

    def chances(self) -> list[tuple[str, int]]:
        if not self.agenda:
            return []
        word, who, level = self.agenda[0]
        if word == "character":
            free = [tile for tile in CHARACTERS if tile not in self.characters]
            return [(f"character {who} {tile}", 1) for tile in free]
        if word == "scoring":
            lying = [token for line in self.scoring.values() for token in line]
            left = [token for token in SCORING_TOKENS if token not in lying]
            return [(f"scoring {who} {token}", 1) for token in left]
        if word == "deal":
            return [(f"deal {who} {card.id}", 1) for card in self.decks[level]]
        return [(f"market {value}", self.tokens.count(value)) for value in sorted(set(self.tokens))]

    def _moves(self, seat: int) -> list[str]:
        """What a seat still can do in the phase that runs; nothing if it is done."""
        hand = in_order(self.hands[seat])
        if self.phase == "discard":  # G7
            _, limit = ROUNDS[self.round]
            return [f"discard {card.id}" for card in hand] if len(hand) > limit else []
        if self.phase == "split":  # G8
            return [] if self.wallets[seat] else self._splits(hand)
        if self.phase == "take":  # G9
            return ["take first", "take second"] if self.takes[seat] is None else []
        board = self.boards[seat]
        if board.waiting:  # G11: nothing else before
            if board.waiting[0] == ARROW:
                return [f"bonus {track}" for track in board.targets()]
            return [f"seal {track.removeprefix('seal-')}" for track in board.targets()]
        moves: list[str] = []
        for card in hand:  # G10, G12
            moves.append(f"resolve {card.id}")
            if board.can_move("gold"):
                moves.append(f"sell {card.id} gold")
            moves.append(f"sell {card.id} prestige")
        if self.splitters[seat]:
            free = [track for track in EVERY_TRACK if board.can_move(track)]
            moves += [f"splitter {track}" for track in free]
        return moves

    def _splits(self, hand: list[Card]) -> list[str]:
        """G8: every way to make two groups; the lowest card is in the first."""
        lowest, *others = [card.id for card in hand]
        moves: list[str] = []
        for size in range(len(others)):
            for company in combinations(others, size):
                first = [lowest, *company]
                second = [card for card in others if card not in company]
                moves.append(f"split {' '.join(first)} / {' '.join(second)}")
        return moves

    # What happens

    def play(self, seat: int, move: str) -> None:
        if seat == CHANCE:
            if move not in [outcome for outcome, _ in self.chances()]:
                raise ValueError(f"not a possible outcome: {move}")
            self._chance(move)
        else:
            if move not in self.legal(seat):
                raise ValueError(f"not legal for seat {seat}: {move}")
            self._do(seat, move)
        self._go_on()

    def _chance(self, outcome: str) -> None:
        word, who, level = self.agenda.pop(0)
        what = outcome.split()[-1]
        if word == "character":  # G2
            self.characters.append(what)
            start, _ = CHARACTERS[what]
            self.boards[who].place(tuple(start))
        elif word == "scoring":  # G3
            self.scoring[who].append(what)
        elif word == "deal":
            card = self._find(self.decks[level], what)
            self.decks[level].remove(card)
            self.hands[who].append(card)
        else:  # G13
            self.tokens.remove(int(what))
            self.market += int(what)
            self._end_round()

    def _find(self, cards: list[Card], card_id: str) -> Card:
        return next(card for card in cards if card.id == card_id)

    def _do(self, seat: int, move: str) -> None:
        word, *rest = move.split()
        hand, board = self.hands[seat], self.boards[seat]
        if word == "discard":  # G7: out of the game
            hand.remove(self._find(hand, rest[0]))
        elif word == "split":  # G8
            slash = rest.index("/")
            groups = [rest[:slash], rest[slash + 1 :]]
            self.wallets[seat] = [[self._find(hand, i) for i in g] for g in groups]
            self.hands[seat] = []
        elif word == "take":  # G9
            self.takes[seat] = ["first", "second"].index(rest[0])
        elif word in ("resolve", "sell"):  # G10
            card = self._find(hand, rest[0])
            hand.remove(card)
            self.played[seat].append(card)
            board.place(card.icons if word == "resolve" else (rest[1],))
        elif word == "splitter":  # G10
            self.splitters[seat] = False
            board.step(rest[0])
        elif word == "seal":
            board.waiting.pop(0)
            board.step(f"seal-{rest[0]}")
        else:  # G11: both steps of an arrow on one track
            board.waiting.pop(0)
            board.step(rest[0])
            board.step(rest[0])

    def _go_on(self) -> None:
        """Make the moves that leave no choice; begin the next phase when all are done."""
        while not self.agenda and not self.finished:
            for seat in range(self.players):
                self._lose_dead_seals(seat)
                while len(self._moves(seat)) == 1:
                    self._do(seat, self._moves(seat)[0])
                    self._lose_dead_seals(seat)
            if self.acting():
                return
            self._next_phase()

    def _lose_dead_seals(self, seat: int) -> None:
        """G12: a seal icon that can move nothing."""
        board = self.boards[seat]
        while board.waiting and not board.targets():
            board.waiting.pop(0)

    def _next_phase(self) -> None:
        if self.phase == "discard":
            self.phase = "split"
        elif self.phase == "split":
            self.phase = "take"
        elif self.phase == "take":
            self._exchange()
            self.phase = "resolve"
        else:
            self.agenda.append(("market", 0, 0))

    def _exchange(self) -> None:
        """G9: one group of the right neighbour's wallet is kept, the other goes back."""
        for seat in range(self.players):
            right = (seat - 1) % self.players
            kept = self.takes[seat]
            assert kept is not None
            self.hands[seat] += self.wallets[right][kept]
            self.hands[right] += self.wallets[right][1 - kept]
        self.wallets = [[] for _ in range(self.players)]
        self.takes = [None] * self.players

    def _end_round(self) -> None:
        """G14."""
        for seat in range(self.players):
            self.hands[seat] += self.played[seat]
            self.played[seat] = []
            self.splitters[seat] = True
        for token in self.scoring.get(self.round, []):
            for board in self.boards:
                board.prestige += self._token_points(board, token)
        if self.round == max(ROUNDS):
            self.finished = True
        else:
            self._plan_round()

    # Score

    def _token_points(self, board: Board, token: str) -> int:
        if token == "books":
            return board.books()
        if token == "artwork":
            return board.artwork(self.market)
        if token == "gems":
            return board.gems()
        return 0

    def scores(self) -> list[int]:
        """G19: the prestige so far and the final scoring of the boards as they stand."""
        totals: list[int] = []
        for seat, board in enumerate(self.boards):
            dealt = seat < len(self.characters)
            tile = CHARACTERS[self.characters[seat]][1] if dealt else []
            parts = [board.books(), board.artwork(self.market), board.gems()]
            totals.append(board.prestige + sum(parts) + board.contracts(tile))
        return totals

    def winners(self) -> list[int]:
        """G19: the most prestige; ties share the win."""
        scores = self.scores()
        return [seat for seat in range(self.players) if scores[seat] == max(scores)]
