"""The field table of The Great Split, and what must hold in every state.

`way` is the whole path of every card: two stops per round, after the deal and after the exchange (the last stop is
where it is now), and `opened` says in which rounds everyone saw it. What a seat has seen follows from these
(see knowledge.py), and `resample` changes only paths that the seat did not see.
"""

from splittable.core.fields import Struct, field
from splittable.core.marks import EVERYBODY, ItsSeat, Rows, Shown
from splittable.games.great_split.codes import (
    CUBES,
    DISCARD,
    FIRST,
    GONE,
    HAND,
    LINES,
    MARKET,
    MAX_CARDS,
    MAX_HAND,
    MAX_MARKET,
    MAX_PLAYERS,
    MAX_ROUNDS,
    NONE,
    OVER,
    RESOLVE,
    SEALS,
    SECOND,
    SECRET,
    SPLIT,
    TAKE,
    UNDEALT,
    Box,
)


class State(Struct):
    players: int = field(known=EVERYBODY)
    phase: int = field(known=EVERYBODY)
    round: int = field(known=EVERYBODY)  # from 1
    stop: int = field(known=EVERYBODY)  # the current stop of the cards' paths
    awaited: int = field(known=EVERYBODY)  # the seats that may act now, as bits
    resolved: int = field(known=EVERYBODY)  # the seats that have made a move in this resolution
    chosen: int = field(known=EVERYBODY)  # the seats that have made a choice in this phase that is not revealed yet
    dealt: int = field(dtype="int16", known=EVERYBODY)  # cards of this round's deal; the first counts starting hands
    placed: int = field(known=EVERYBODY)  # scoring tokens on their lines
    market: int = field(known=EVERYBODY)
    tokens: list[int] = field(MAX_MARKET, known=EVERYBODY)  # market tokens not turned up yet, by value
    turned: list[int] = field(MAX_ROUNDS, known=EVERYBODY)  # the market token turned up after each round
    scoring: list[int] = field(2 * LINES, known=EVERYBODY)
    tile: list[int] = field(MAX_PLAYERS, known=EVERYBODY)  # -1 before it is dealt
    way: list[list[int]] = field(MAX_CARDS, 2 * MAX_ROUNDS, known=Shown("seen_ways"))
    opened: list[int] = field(MAX_CARDS, known=EVERYBODY)  # bit r - 1: played open in round r
    sold: list[int] = field(MAX_CARDS, known=Rows("has_card"))  # 1: sold in this round
    hand: list[list[int]] = field(MAX_PLAYERS, MAX_HAND, known=Rows("sees_hand"))  # cards not resolved yet, ascending
    hand_size: list[int] = field(MAX_PLAYERS, known=EVERYBODY)
    sales: list[int] = field(MAX_PLAYERS, known=EVERYBODY)  # cards sold in this round
    discards: list[int] = field(MAX_PLAYERS, known=EVERYBODY)  # cards discarded in the game
    dropped: list[int] = field(MAX_PLAYERS, known=EVERYBODY)  # cards discarded in this round
    passed: list[int] = field(MAX_PLAYERS, known=EVERYBODY)  # G9: what the left neighbour kept of the last wallet
    exchanges: list[int] = field(MAX_ROUNDS * MAX_PLAYERS, known=EVERYBODY)  # the same by round, MAX_PLAYERS each
    # G8: bit i - 1: card i of the hand is in the second pile. G8, G9: that a choice is made is public.
    split: list[int] = field(MAX_PLAYERS, known=Rows("sees_hand", SECRET, unless=NONE))
    take: list[int] = field(MAX_PLAYERS, known=ItsSeat(SECRET, unless=NONE))
    cubes: list[list[int]] = field(MAX_PLAYERS, CUBES, known=EVERYBODY)
    prestige: list[int] = field(MAX_PLAYERS, dtype="int16", known=EVERYBODY)
    mid_game: list[int] = field(MAX_PLAYERS, dtype="int16", known=EVERYBODY)  # what of it came from scoring lines
    splitters: int = field(known=EVERYBODY)  # the seats whose splitter is still to be played, as bits
    seals: list[list[int]] = field(MAX_PLAYERS, SEALS, known=EVERYBODY)  # seal icons that wait
    arrows: list[int] = field(MAX_PLAYERS, known=EVERYBODY)  # double arrows that wait


def invariants(s: State, box: Box) -> None:
    """Nothing lost, nothing duplicated, phases as the rules allow."""
    check_cards(s, box)
    check_ways(s, box)
    assert sum(s.tokens) == sum(box.market) - max(0, turned_up(s, box))
    assert sum(s.turned) == s.market
    tiles = [s.tile[seat] for seat in range(s.players) if s.tile[seat] >= 0]
    assert len(set(tiles)) == len(tiles)
    assert len(set(s.scoring[: s.placed])) == s.placed
    for seat in range(s.players):
        assert all(0 <= s.cubes[seat][track] <= box.last[track] for track in range(CUBES))
        assert 0 <= s.mid_game[seat] <= s.prestige[seat]
        waits = sum(s.seals[seat]) + s.arrows[seat]
        assert not waits or s.phase < RESOLVE or s.awaited >> seat & 1, "whoever has something to place is asked"
        assert s.split[seat] == NONE or s.phase in (SPLIT, TAKE)
        assert 0 <= s.split[seat] < max(1, (1 << s.hand_size[seat]) >> 1)
        assert s.take[seat] in (NONE, FIRST, SECOND)
        assert s.take[seat] == NONE or s.phase == TAKE
    assert (s.awaited != 0) == (s.phase in (DISCARD, SPLIT, TAKE, RESOLVE))
    assert s.resolved == 0 or s.phase == RESOLVE
    assert s.chosen == 0 or s.phase in (DISCARD, SPLIT, TAKE)


def turned_up(s: State, box: Box) -> int:
    return box.rounds if s.phase == OVER else s.round - 1


def check_cards(s: State, box: Box) -> None:
    """Hands, and the cards played or sold out of them, are what `way` says."""
    now = [way[s.stop] for way in s.way]
    before = [way[s.stop - s.stop % 2] for way in s.way]  # after the deal of this round
    for seat in range(s.players):
        hand = s.hand[seat][: s.hand_size[seat]]
        held = [card for card in range(box.cards) if now[card] == HAND + seat]
        left = [card for card in held if not s.sold[card] and not s.opened[card] >> (s.round - 1) & 1]
        assert hand == (left if s.phase in (RESOLVE, MARKET) else held)
        assert s.sales[seat] == sum(s.sold[card] for card in held)
        assert s.discards[seat] == sum(now[card] == GONE + seat for card in range(box.cards))
        limit = box.limit[s.round]
        assert s.phase not in (SPLIT, TAKE) or 2 <= len(hand) <= limit
        dropped = sum(before[card] == HAND + seat and now[card] == GONE + seat for card in range(box.cards))
        assert s.dropped[seat] == dropped
    assert not any(s.sold) or s.phase in (RESOLVE, MARKET)
    assert not any(s.sold[card] and s.opened[card] >> (s.round - 1) & 1 for card in range(box.cards))


def check_ways(s: State, box: Box) -> None:
    """Cards move from the deck to a hand, from a hand to the left neighbour's or out of the game, never back."""
    for card in range(box.cards):
        place = UNDEALT
        for stop in range(s.stop + 1):
            found = s.way[card][stop]
            if found != place and stop % 2 == 0:
                assert place == UNDEALT and HAND <= found < HAND + s.players
            elif found != place:
                seat = place - HAND
                assert found in (HAND + (seat + 1) % s.players, GONE + seat)
            place = found
