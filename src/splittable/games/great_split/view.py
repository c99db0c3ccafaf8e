"""What a seat may see of The Great Split, and the events it is told."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain, compress
from typing import Any, cast

from splittable.core.fields import Same
from splittable.core.spec import CHANCE
from splittable.games.great_split.breakdown import breakdown
from splittable.games.great_split.codes import (
    CARD_AT,
    CUBE_TRACKS,
    CUBES,
    DEAL,
    EMERALD,
    GOLD,
    GONE,
    HAND,
    HIDDEN,
    ICONS,
    LEVELS,
    MARKET,
    MAX_MARKET,
    MAX_PLAYERS,
    MAX_ROUNDS,
    OPEN,
    OVER,
    PLAY_AT,
    PRESTIGE_ICON,
    RESOLVE,
    RESOURCES,
    SEAL_AT,
    SECOND,
    SPLIT,
    SPLITTER_AT,
    TAKE,
    TOKENS,
    TOPAZ,
    UNDEALT,
    Box,
    Resource,
    Token,
)
from splittable.games.great_split.kernel import artwork_points, artwork_worth, group_of, token_points
from splittable.games.great_split.knowledge import steady_hands
from splittable.games.great_split.notation import card_id, card_ids, group_name, groups, tile_id
from splittable.games.great_split.outlook import brings, layout, outlook
from splittable.games.great_split.shown import (
    Bonus,
    Character,
    CharacterDrawn,
    Coin,
    Event,
    Face,
    GreatSplitOpened,
    GreatSplitOwn,
    GreatSplitTable,
    GreatSplitView,
    Phase,
    Played,
    Resolved,
    Source,
    TracksMoved,
    Wallet,
)
from splittable.games.great_split.state import State, turned_up

PHASES: tuple[Phase, ...] = ("character", "scoring", "deal", "discard", "split", "take", "resolve", "market", "over")
BONUSES: tuple[Bonus, ...] = ("seal_diamond", "seal_square", "seal_star", "arrow")
SOURCES: dict[Source, tuple[str, ...]] = {
    "prestige": ("prestige_track", "mid_game"),
    "books": ("books_line",),
    "artwork": ("artwork_line",),
    "gems": ("gems_line",),
    "contracts": ("contracts",),
}
SEAL_ICONS = ICONS[PRESTIGE_ICON + 1 :]
STOPS = 2 * MAX_ROUNDS
NEVER = [UNDEALT] * STOPS
IN_THE_DECK = tuple(NEVER)
PLACES = ".0123456-------?"  # by place; HIDDEN is the last
OPEN_PLACES = ".ABCDEFG"
OPEN_STOPS = [[2 * r + 1 for r in range(MAX_ROUNDS) if bits >> r & 1] for bits in range(1 << MAX_ROUNDS)]


def sees_hand(s: State, box: Box, seat: int | None, other: int) -> bool:
    """G9: a seat's own hand, and the right neighbour's wallet while it takes a pile of it."""
    if seat is None:
        return False
    return other == seat or (s.phase == TAKE and other == (seat - 1) % s.players)


def has_card(s: State, box: Box, seat: int | None, card: int) -> bool:
    return seat is not None and s.way[card][s.stop] == HAND + seat


def seen_ways(s: State, box: Box, seat: int | None) -> list[list[int]]:
    sight = sight_of(s, seat)
    never_dealt = seen_way(IN_THE_DECK, 0, *sight)  # most cards: skip the check of each one
    return [
        list(never_dealt if way == NEVER else seen_way(tuple(way), opened, *sight))
        for way, opened in zip(s.way, s.opened, strict=True)
    ]


def sight_of(s: State, seat: int | None) -> tuple[int, int | None, int, int]:
    """What decides which stops of a path a seat has seen; the last arguments of `seen_way`."""
    wallet = HIDDEN if seat is None else HAND + (seat - 1) % s.players
    return s.stop, seat, wallet, 2 * s.round - 2 if s.phase < TAKE else s.stop + 1


@lru_cache(maxsize=8192)  # a card is on its way for several rounds, and is looked up after every move
def seen_way(
    way: tuple[int, ...], opened: int, last: int, seat: int | None, wallet: int, unread: int
) -> tuple[int, ...]:
    """The path of a card with HIDDEN wherever the seat did not see it (see `knowledge.sees`).

    `wallet`: the right neighbour's hand; it has read that of every deal before `unread`.
    """
    found = list(way)
    for deal in range(0, last + 1, 2):
        place = way[deal]
        saw = seat is not None and (place == HAND + seat or place == GONE + seat)
        if place == wallet and deal < last:
            saw = way[deal + 1] < GONE and deal < unread
        if not saw:
            found[deal] = HIDDEN
            if deal < last and not opened >> (deal // 2) & 1:
                found[deal + 1] = HIDDEN
    return tuple(found)


def describe(seen: State, box: Box, seat: int | None) -> GreatSplitTable | GreatSplitView:
    seats = range(seen.players)
    places = {} if seat is None else known_places(seen, box)
    opened_now = open_by_seat(seen)
    promised = [contracts(seen, box, other) for other in seats]
    stars = [stars_reached(seen, box, other) for other in seats]
    table: GreatSplitTable = {
        "phase": PHASES[seen.phase],
        "round": seen.round,
        "rounds": box.rounds,
        "hand_limit": box.limit[seen.round],
        "level": LEVELS[box.level[seen.round]],
        "levels": [LEVELS[box.level[number]] for number in range(1, box.rounds + 1)],
        "market": seen.market,
        "market_tokens": [value for value in range(MAX_MARKET) for _ in range(seen.tokens[value])],
        "market_turned": seen.turned[: max(0, turned_up(seen, box))],
        "market_change": market_change(seen, box),
        "scoring": scoring_lines(seen, box),
        "characters": [character(box, seen.tile[other]) for other in seats],
        "layout": layout(box),
        "ends": {CUBE_TRACKS[track]: box.last[track] for track in range(CUBES)},
        "tracks": [{CUBE_TRACKS[track]: seen.cubes[other][track] for track in range(CUBES)} for other in seats],
        "contracts": promised,
        "stars": stars,
        "contract_points": [
            {name: count * worth[name] for name, count in counts.items()}
            for counts, worth in zip(promised, stars, strict=True)
        ],
        "gems": [min(seen.cubes[other][TOPAZ], seen.cubes[other][EMERALD]) for other in seats],
        "prestige": [seen.prestige[other] for other in seats],
        "mid_game": seen.mid_game[: seen.players],
        "hand_sizes": [seen.hand_size[other] for other in seats],
        "chosen": [other for other in seats if seen.chosen >> other & 1],
        "open": [ids(box, cards) for cards in opened_now],
        "sold": [seen.sales[other] for other in seats],
        "discarded": [seen.discards[other] for other in seats],
        "passed": [seen.passed[other] for other in seats],
        "exchanges": exchanges(seen),
        "splitters": [other for other in seats if seen.splitters >> other & 1],
        "waiting": [waiting(seen, other) for other in seats],
        "faces": faces(box, sorted({*chain(*opened_now), *places})),
    }
    return table if seat is None else with_own(table, own_part(seen, box, seat, places))


def with_own(table: GreatSplitTable, own: GreatSplitOwn) -> GreatSplitView:
    return {**table, **own}


def known_places(seen: State, box: Box) -> dict[int, int]:
    """Where cards are now, for those of which the seat knows it (see `knowledge.is_still_there`)."""
    last = 2 * seen.round - 3  # the end of the last round: there, or where it was if nothing was discarded there
    steady = steady_hands(seen) if last >= 0 else 0
    found = {}
    for card in range(box.cards):
        way = seen.way[card]
        if way[seen.stop] != HIDDEN:
            found[card] = way[seen.stop]
        elif steady >> (way[last] + 1) & 1:
            found[card] = way[last]
    return found


def own_part(seen: State, box: Box, seat: int, places: dict[int, int]) -> GreatSplitOwn:
    """What only this seat may know. `places`: where it knows cards to be."""
    right = (seat - 1) % seen.players
    hand = ids(box, seen.hand[seat][: seen.hand_size[seat]])
    wallet = list(groups(seen, box, right, seen.split[right])) if seen.phase == TAKE else None
    cards_at: dict[int, list[int]] = {}
    for card, place in places.items():
        cards_at.setdefault(place, []).append(card)
    shows = [icons(box, pile) for pile in piles(seen, right)] if wallet else None
    ahead = outlook(seen, box, seat)
    return {
        "hand": hand,
        "wallet": wallet,
        "wallet_brings": [brings(seen, box, seat, pile) for pile in piles(seen, right)] if wallet else None,
        "wallet_shows": shows,
        "wallet_seals": [sum(face.get(icon, 0) for icon in SEAL_ICONS) for face in shows] if shows else None,
        "my_split": list(groups(seen, box, seat, seen.split[seat])) if seen.split[seat] else None,
        "my_take": group_name(seen.take[seat]) if seen.take[seat] else None,
        "my_sold": ids(box, compress(range(box.cards), seen.sold)),
        "my_discards": ids(box, cards_at.get(GONE + seat, ())),
        "known": [ids(box, cards_at.get(HAND + other, ())) for other in range(seen.players)],
        "paths": paths(seen, box),
        "rest": list(ahead.rest),
        "prospects": ahead.prospects.copy(),
        "breakdown": breakdown(seen, box, seat),
    }


def exchanges(s: State) -> list[list[int]]:
    """By round: how many cards of each wallet the left neighbour kept."""
    done = s.round if s.phase >= RESOLVE else s.round - 1
    starts = range(0, done * MAX_PLAYERS, MAX_PLAYERS)
    return [s.exchanges[start : start + s.players] for start in starts]


def paths(seen: State, box: Box) -> dict[str, str]:
    """Where the seat has seen cards, a character for each stop of their paths."""
    stops = seen.stop + 1
    never = [HIDDEN] * stops + [UNDEALT] * (STOPS - stops)
    names = card_ids(tuple(box.level_start))
    return {
        name: path_text(tuple(way), opened, stops)
        for name, way, opened in zip(names, seen.way, seen.opened, strict=False)
        if way != never
    }


@lru_cache(maxsize=8192)  # as `seen_way`
def path_text(way: tuple[int, ...], opened: int, stops: int) -> str:
    path = [PLACES[place] for place in way[:stops]]
    for stop in OPEN_STOPS[opened]:
        path[stop] = OPEN_PLACES[way[stop]]
    return "".join(path)


def piles(seen: State, owner: int) -> list[list[int]]:
    """The cards of both piles of a wallet."""
    found: list[list[int]] = [[], []]
    for place, card in enumerate(seen.hand[owner][: seen.hand_size[owner]]):
        found[group_of(seen, owner, place) == SECOND].append(card)
    return found


def ids(box: Box, cards: Any) -> list[str]:
    names = card_ids(tuple(box.level_start))
    return [names[card] for card in cards]


def faces(box: Box, cards: Sequence[int]) -> dict[str, Face]:
    all_faces = _faces(Same(box))
    return {name: all_faces[card] for name, card in zip(ids(box, cards), cards, strict=True)}


@lru_cache(maxsize=16)  # they are in every view
def _faces(same: Same) -> list[Face]:
    box = cast("Box", same.struct)
    return [face(box, card) for card in range(box.cards)]


def face(box: Box, card: int) -> Face:
    return {name: box.icons[card][icon] for icon, name in enumerate(ICONS) if box.icons[card][icon]}


def character(box: Box, tile: int) -> Character | None:
    if tile < 0:
        return None
    start, promised = box.tile_start[tile], box.tile_contracts[tile]
    return {
        "id": tile_id(tile),
        "start": {name: start[icon] for icon, name in enumerate(ICONS[: PRESTIGE_ICON + 1]) if start[icon]},
        "contracts": {name: promised[at] for at, name in enumerate(RESOURCES) if promised[at]},
    }


def contracts(s: State, box: Box, seat: int) -> dict[Resource, int]:
    """Contract spaces reached or passed and the icons on the tile, together."""
    icons = box.tile_contracts[s.tile[seat]] if s.tile[seat] >= 0 else [0] * len(RESOURCES)
    return {name: box.contracts[at][s.cubes[seat][at]] + icons[at] for at, name in enumerate(RESOURCES)}


def stars_reached(s: State, box: Box, seat: int) -> dict[Resource, int]:
    return {name: box.stars[at][s.cubes[seat][SEAL_AT + at]] for at, name in enumerate(RESOURCES)}


def market_change(s: State, box: Box) -> list[int] | None:
    """What the last market token has done to everybody's points; None once cards are played again."""
    turned = turned_up(s, box)
    if turned < 1 or s.phase >= RESOLVE:
        return None
    before = s.market - s.turned[turned - 1]
    return [artwork_points(s, box, seat) - artwork_worth(s, box, seat, before) for seat in range(s.players)]


def scoring_lines(s: State, box: Box) -> dict[str, list[Token]]:
    lines: dict[str, list[Token]] = {str(box.line_round[line]): [] for line in range(box.lines)}
    for slot in range(s.placed):
        lines[str(box.line_round[slot // 2])].append(TOKENS[s.scoring[slot]])
    return lines


def open_by_seat(s: State) -> list[list[int]]:
    """What each seat has played openly in this round."""
    if s.phase < RESOLVE:
        return [[] for _ in range(s.players)]
    bit = 1 << (s.round - 1)
    return by_holder(s, (card for card, opened in enumerate(s.opened) if opened & bit), HAND)


def by_holder(s: State, cards: Iterable[int], first: int) -> list[list[int]]:
    """Cards by where they are now: at `first` + the seat."""
    found: list[list[int]] = [[] for _ in range(s.players)]
    for card in cards:
        found[s.way[card][s.stop] - first].append(card)
    return found


def waiting(s: State, seat: int) -> dict[Bonus, int]:
    found = dict(zip(BONUSES, (*s.seals[seat], s.arrows[seat]), strict=True))
    return {name: count for name, count in found.items() if count}


def told(s: State, box: Box, who: int, action: int, seat: int | None) -> bool:
    """May `seat` know this move when it is made?"""
    if who == CHANCE:
        return action < CARD_AT or s.dealt % s.players == seat  # a card dealt is its owner's secret
    if who == seat or action >= SPLITTER_AT:
        return True
    return action >= PLAY_AT and (action - PLAY_AT) % 3 == OPEN  # G10: sold face down


def outcomes(before: State, after: State, box: Box) -> list[Event]:
    """The effects of the last move, from what one seat saw before and after it."""
    events: list[Event] = []
    if before.phase == DEAL:
        events.append({"type": "dealt", "seat": before.dealt % before.players})
    events += characters_drawn(before, after, box)
    if before.phase < DEAL == after.phase:
        events.append({"type": "round", "round": after.round})
    opened_now = played(before, after, box)
    for seat in range(after.players):
        if after.discards[seat] > before.discards[seat]:
            events.append({"type": "discarded", "seat": seat})
        if after.sales[seat] > before.sales[seat]:
            what: Coin = "gold" if after.cubes[seat][GOLD] > before.cubes[seat][GOLD] else "prestige"
            events.append({"type": "sold", "seat": seat, "for": what})
        if before.phase in (SPLIT, TAKE) and after.chosen & ~before.chosen & 1 << seat:
            events.append({"type": "chosen", "seat": seat})
        if before.phase == RESOLVE:
            events += opened_now.get(seat, [])
            events += moved(before, after, seat)
            events += resolved(before, after, box, seat)
    if before.phase < TAKE <= after.phase:
        events.append({"type": "split"})
    if before.phase == TAKE < after.phase:
        kept = [after.passed[(seat - 1) % after.players] for seat in range(after.players)]
        events.append({"type": "exchange", "kept": kept, "wallets": wallets(after, box)})
    if before.phase == MARKET:
        events += round_ended(before, after, box)
    return events


def opened(s: State, box: Box) -> GreatSplitOpened:
    seats = range(s.players)
    hands = [s.hand[seat][: s.hand_size[seat]] for seat in seats]
    sold = by_holder(s, (card for card, is_sold in enumerate(s.sold) if is_sold), HAND)
    dropped = by_holder(s, dropped_now(s), GONE)
    return {
        "hands": [ids(box, hand) for hand in hands],
        "splits": [list(groups(s, box, seat, s.split[seat])) if s.split[seat] else None for seat in seats],
        "takes": [group_name(s.take[seat]) if s.take[seat] else None for seat in seats],
        "sold": [ids(box, cards) for cards in sold],
        "discarded": [ids(box, cards) for cards in dropped],
        "faces": faces(box, list(chain(*hands, *sold, *dropped))),
    }


def dropped_now(s: State) -> list[int]:
    """The cards that were discarded in this round."""
    now, dealt = s.stop, s.stop - s.stop % 2
    return [card for card, way in enumerate(s.way) if way[now] >= GONE > way[dealt]]


def characters_drawn(before: State, after: State, box: Box) -> list[CharacterDrawn]:
    return [
        {"type": "character", "seat": seat, "character": character(box, after.tile[seat])}
        for seat in range(after.players)
        if after.tile[seat] != before.tile[seat]
    ]


def played(before: State, after: State, box: Box) -> dict[int, list[Played]]:
    """By seat, the card that it has just played openly."""
    if after.opened == before.opened:
        return {}
    new = [card for card in range(box.cards) if after.opened[card] != before.opened[card]]
    seats = [after.way[card][before.stop] - HAND for card in new]
    return {
        seat: [{"type": "played", "seat": seat, "card": card_id(box, card), "face": face(box, card)}]
        for seat, card in zip(seats, new, strict=True)
    }


def moved(before: State, after: State, seat: int) -> list[TracksMoved]:
    """The tracks of a seat that have moved."""
    tracks = {
        CUBE_TRACKS[track]: after.cubes[seat][track]
        for track in range(CUBES)
        if after.cubes[seat][track] != before.cubes[seat][track]
    }
    gain = after.prestige[seat] - before.prestige[seat]
    if not tracks and not gain:
        return []
    return [{"type": "moved", "seat": seat, "tracks": tracks, "prestige": gain}]


def resolved(before: State, after: State, box: Box, seat: int) -> list[Resolved]:
    """A seat has played its last card: all it played openly, and how many cards it sold."""
    if not (before.awaited & ~after.awaited) >> seat & 1:
        return []
    return [
        {"type": "resolved", "seat": seat, "played": icons(box, open_by_seat(after)[seat]), "sold": after.sales[seat]}
    ]


def wallets(after: State, box: Box) -> list[Wallet]:
    """G9: the wallets that the viewer has seen, what the left neighbour kept of each and what came back."""
    found: list[Wallet] = []
    for owner in range(after.players):
        keeper = (owner + 1) % after.players
        held = [card for card in range(box.cards) if after.way[card][after.stop - 1] == HAND + owner]
        kept = [card for card in held if after.way[card][after.stop] == HAND + keeper]
        back = [card for card in held if after.way[card][after.stop] == HAND + owner]
        if kept:
            found.append(
                {
                    "owner": owner,
                    "keeper": keeper,
                    "kept": icons(box, kept),
                    "back": icons(box, back),
                    "kept_cards": ids(box, kept),
                    "back_cards": ids(box, back),
                }
            )
    return found


def icons(box: Box, cards: Sequence[int]) -> Face:
    """What several cards show together."""
    counts = {name: sum(box.icons[card][icon] for card in cards) for icon, name in enumerate(ICONS)}
    return {name: count for name, count in counts.items() if count}


def round_ended(before: State, after: State, box: Box) -> list[Event]:
    """G13, G14."""
    seats = range(after.players)
    worth = [artwork_points(after, box, seat) - artwork_points(before, box, seat) for seat in seats]
    events: list[Event] = [{"type": "market", "market": after.market, "points": worth}]
    tokens = scoring_lines(before, box).get(str(before.round))
    if tokens:
        points = [after.mid_game[seat] - before.mid_game[seat] for seat in seats]
        each = [[token_points(after, box, seat, TOKENS.index(token)) for seat in seats] for token in tokens]
        events.append({"type": "scored", "round": before.round, "tokens": tokens, "points": points, "each": each})
    if after.phase != OVER:
        return [*events, {"type": "round", "round": after.round}]
    lines = [[(line["key"], line["points"]) for line in breakdown(after, box, seat)] for seat in seats]
    return [*events, {"type": "final", "points": [by_source(of) for of in lines]}]


def by_source(lines: list[tuple[str, int]]) -> dict[Source, int]:
    """The points of a seat at the end of the game, by where they come from."""
    return {source: sum(points for key, points in lines if key in keys) for source, keys in SOURCES.items()}
