"""A referee for Splito: cards are objects, and lie in lists as they lie on a table."""

from __future__ import annotations

from dataclasses import dataclass

from .splito_cards import COLORS, COPIES, OBJECTIVES, VALUES

CHANCE = -1
HAND_SIZE = 13
SIDES = ("left", "right")


@dataclass(frozen=True)
class NumberCard:
    """A number card (P2)."""

    color: str
    value: int

    @property
    def name(self) -> str:
        return f"{self.color}{self.value}"

    def shows(self, trait: str) -> bool:
        """Whether the card has this colour or this value."""
        return trait in (self.color, str(self.value))


@dataclass(frozen=True)
class Objective:
    """An objective card (P3)."""

    name: str
    points: int
    symbol: str
    goal: str


Card = NumberCard | Objective


def whole_box() -> list[Card]:
    """P2, P3: every card of the game."""
    box: list[Card] = []
    for color in COLORS:
        for value in VALUES:
            box += [NumberCard(color, value)] * COPIES
    box += [Objective(*facts) for facts in OBJECTIVES]
    return box


def compare(amount: int, sign: str, target: int) -> bool:
    """One of the comparisons that goals are written with."""
    if sign == ">=":
        return amount >= target
    if sign == "<=":
        return amount <= target
    if sign == "==":
        return amount == target
    raise ValueError(f"unknown sign {sign}")


class Zone:
    """The cards between two neighbours, and the common objectives the zone has won."""

    def __init__(self) -> None:
        self.cards: list[Card] = []

    def numbers(self) -> list[NumberCard]:
        """P12: only number cards count for colours and values."""
        return [card for card in self.cards if isinstance(card, NumberCard)]

    def objectives(self) -> list[Objective]:
        return [card for card in self.cards if isinstance(card, Objective)]

    def how_many(self, trait: str) -> int:
        return len([card for card in self.numbers() if card.shows(trait)])


def leads(zone: Zone, zones: list[Zone], trait: str) -> bool:
    """P10, P11: strictly more of this colour or value than every other zone."""
    return all(zone.how_many(trait) > other.how_many(trait) for other in zones if other is not zone)


def is_met(objective: Objective, zone: Zone, zones: list[Zone], won: list[Objective]) -> bool:
    """P11: whether an objective lying in a zone is fulfilled there."""
    kind, *words = objective.goal.split()
    if kind == "most":
        return leads(zone, zones, words[0])
    if kind == "exactly":
        return zone.how_many(words[1]) == int(words[0])
    if kind == "has":
        return all(zone.how_many(color) >= 1 for color in words)
    if kind == "kinds":
        kinds = {
            "color": len({card.color for card in zone.numbers()}),
            "value": len({card.value for card in zone.numbers()}),
        }
        while words:
            trait, sign, target, *words = words
            if not compare(kinds[trait], sign, int(target)):
                return False
        return True
    if kind == "size":
        return compare(len(zone.cards) + len(won), words[0], int(words[1]))
    raise ValueError(f"unknown goal {objective.goal}")


class SplitoReferee:
    """Runs one game of Splito."""

    def __init__(self, players: int, **options: object) -> None:
        two_player = bool(options.pop("two_player", False))
        options.pop("sides", None)  # P7: what is shown when; changes no move
        if options:
            raise ValueError(f"unknown options {sorted(options)}")
        if two_player and players != 2:
            raise ValueError("the two-player game is for two")
        if not two_player and not 3 <= players <= 8:  # P1
            raise ValueError("3 to 8 players")
        self.players = players
        self.undealt: list[Card] = whole_box()
        self.commons: list[Objective] = []
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        # A card and a side laid down and not revealed yet, for each seat.
        self.chosen: list[tuple[Card, str] | None] = [None] * players
        self.deals_left = 2 if two_player else 1
        self.zones: list[Zone] = []
        self.zone_of: dict[tuple[int, str], Zone] = {}
        self._lay_out_zones(two_player)
        # What chance still has to do before the players act: "star", "moon" (P4), or
        # a seat that gets a card (P5).
        self.agenda: list[str | int] = ["star", "moon"]
        self._plan_deal()

    def _lay_out_zones(self, two_player: bool) -> None:
        if two_player:  # two private zones each
            for seat in range(self.players):
                for side in SIDES:
                    zone = Zone()
                    self.zones.append(zone)
                    self.zone_of[seat, side] = zone
            return
        for seat in range(self.players):  # P6: one zone for each pair of neighbours
            zone = Zone()
            self.zones.append(zone)
            self.zone_of[seat, "left"] = zone
            self.zone_of[(seat + 1) % self.players, "right"] = zone

    def _plan_deal(self) -> None:
        """P5: 13 times round the table, one card to each."""
        self.deals_left -= 1
        for _ in range(HAND_SIZE):
            self.agenda.extend(range(self.players))

    # What may happen now

    @property
    def is_over(self) -> bool:
        return not self.agenda and not any(self.hands) and not any(self.chosen)

    def acting(self) -> tuple[int, ...]:
        """Chance, or all who have not chosen a card yet (P7)."""
        if self.is_over:
            return ()
        if self.agenda:
            return (CHANCE,)
        return tuple(seat for seat in range(self.players) if self.chosen[seat] is None)

    def legal(self, seat: int) -> list[str]:
        """P7: any card of the hand, either side. One card still has two sides."""
        if seat == CHANCE or seat not in self.acting():
            return []
        moves: list[str] = []
        for card in self.hands[seat]:
            for side in SIDES:
                move = f"play {card.name} {side}"
                if move not in moves:  # equal cards are one move
                    moves.append(move)
        return moves

    def chances(self) -> list[tuple[str, int]]:
        if self.acting() != (CHANCE,):
            return []
        item = self.agenda[0]
        if isinstance(item, str):
            return [
                (f"common {card.name}", 1)
                for card in self.undealt
                if isinstance(card, Objective) and card.symbol == item
            ]
        copies: dict[str, int] = {}
        for card in self.undealt:
            copies[card.name] = copies.get(card.name, 0) + 1
        return [(f"deal {item} {name}", count) for name, count in copies.items()]

    # What happens

    def play(self, seat: int, move: str) -> None:
        if seat == CHANCE:
            if move not in [outcome for outcome, _ in self.chances()]:
                raise ValueError(f"not a possible outcome: {move}")
            self._chance(move)
            return
        if move not in self.legal(seat):
            raise ValueError(f"not legal for seat {seat}: {move}")
        _, name, side = move.split()
        card = next(card for card in self.hands[seat] if card.name == name)
        self.hands[seat].remove(card)
        self.chosen[seat] = (card, side)
        if all(self.chosen):
            self._reveal()

    def _chance(self, outcome: str) -> None:
        item = self.agenda.pop(0)
        name = outcome.split()[-1]
        card = next(card for card in self.undealt if card.name == name)
        self.undealt.remove(card)
        if isinstance(item, int):
            self.hands[item].append(card)
        else:
            assert isinstance(card, Objective)
            self.commons.append(card)

    def _reveal(self) -> None:
        """P8: the cards go to their zones, the hands to the left neighbours."""
        for seat, choice in enumerate(self.chosen):
            assert choice is not None
            card, side = choice
            self.zone_of[seat, side].cards.append(card)
        self.chosen = [None] * self.players
        old = self.hands
        self.hands = [old[(seat - 1) % self.players] for seat in range(self.players)]
        if not any(self.hands) and self.deals_left:
            self._plan_deal()

    # Score

    def _won_by(self, zone: Zone) -> list[Objective]:
        """P10: the common objectives that go to this zone."""
        return [common for common in self.commons if leads(zone, self.zones, common.goal.split()[1])]

    def _worth(self, zone: Zone) -> int:
        """P11, P13: a zone's met objectives, the common ones it won among them."""
        won = self._won_by(zone)
        met = [card for card in zone.objectives() if is_met(card, zone, self.zones, won)]
        return sum(card.points for card in met + won)

    def scores(self) -> list[int]:
        """P13, for the cards that lie open now."""
        return [
            self._worth(self.zone_of[seat, "left"]) * self._worth(self.zone_of[seat, "right"])
            for seat in range(self.players)
        ]

    def _card_count(self, seat: int) -> int:
        """P14: all cards in the two zones of a player."""
        own = [self.zone_of[seat, side] for side in SIDES]
        return sum(len(zone.cards) + len(self._won_by(zone)) for zone in own)

    def winners(self) -> list[int]:
        """P14: the highest score, then the fewest cards; then the win is shared."""
        scores = self.scores()
        best = [seat for seat in range(self.players) if scores[seat] == max(scores)]
        fewest = min(self._card_count(seat) for seat in best)
        return [seat for seat in best if self._card_count(seat) == fewest]
