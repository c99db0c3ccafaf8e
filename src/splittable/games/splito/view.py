"""What a seat may see of Splito: zones, common objectives, its own hand and the hands it has passed on (P15)."""

from splittable.core.spec import CHANCE
from splittable.games.splito.codes import (
    CARDS,
    DEAL,
    DOUBTFUL,
    DRAW_STAR,
    EVIDENCE,
    LEFT,
    NOTHING,
    NUMBERS,
    OVER,
    PLAY,
    RIGHT,
    SIDES,
    Box,
    Side,
    card_name,
)
from splittable.games.splito.kernel import (
    hand_held,
    knows_hand,
    wins_common,
    zone_count,
    zone_of,
)
from splittable.games.splito.live import common_standing, facts, goal, objectives_in, seats_at, standing, zone_news
from splittable.games.splito.notation import next_to_get
from splittable.games.splito.outlook import outlook
from splittable.games.splito.shown import Choice, Event, Phase, Play, SplitoOpened, SplitoView, Zone
from splittable.games.splito.state import State

PHASES: tuple[Phase, ...] = ("star", "moon", "deal", "play", "over")


def has_seen_hand(s: State, box: Box, seat: int | None, hand: int) -> bool:
    return seat is not None and knows_hand(s, seat, hand)


def knows_side(s: State, box: Box, seat: int | None, other: int) -> bool:
    """P7: with open sides everyone sees where a card will go."""
    return bool(box.sides_shown) or other == seat


def not_placed(v: State, box: Box) -> list[int]:
    """The copies of each card that are not in a zone, in a known hand, or a common objective."""
    left = box.copies[:]
    for row in (*v.zones, *v.hands, v.common):
        for card in row:
            if card:
                left[card] -= 1
    return left


def not_shown(v: State, box: Box, seat: int | None) -> list[int]:
    """The copies of each card that a seat is not shown: if it has to remember hands, also those that it knows."""
    left = v.undealt[:]
    if not box.memory_aided:
        for hand in range(v.players):
            if seat is None or hand != hand_held(v, seat):
                for card in v.hands[hand]:
                    left[card] += 1
    left[0] = 0  # an empty place in a hand
    return left


def describe(seen: State, box: Box, seat: int | None) -> SplitoView:
    seats = range(seen.players)
    unseen = not_shown(seen, box, seat)
    zones = [describe_zone(seen, box, zone) for zone in range(zone_count(seen, box))]
    zones_of = [[zone_of(seen, box, other, side) for side in (LEFT, RIGHT)] for other in seats]
    products = [[zones[left]["points"], zones[right]["points"]] for left, right in zones_of]  # P13
    ahead = {} if seat is None else outlook(seen, box, seat)
    return {
        "phase": PHASES[seen.phase],
        "reconstruction": any(EVIDENCE[level] in DOUBTFUL for level in box.evidence),  # P3
        "turn": turn(seen, box),
        "turns": box.hand * box.deals,
        "commons": [common_standing(seen, box, place) for place in range(2) if seen.common[place]],
        "zones": zones,
        "zones_of": zones_of,
        "products": products,
        "places": places([left * right for left, right in products]),
        "hand": None if seat is None else known_hand(seen, box, seat, seat),
        "hands": [None if seat is None else known_hand(seen, box, seat, other) for other in seats],
        "outlook": ahead,
        "outlook_points": {
            card: {side: left * right for side, (left, right) in sides.items()} for card, sides in ahead.items()
        },
        "hand_sizes": [hand_size(seen, box, other) for other in seats],
        "chosen": [other for other in seats if seen.chosen_card[other] != NOTHING],
        "choice": choice(seen, box, seat),
        "sides": [side_name(seen.chosen_side[other]) for other in seats],
        "last": last_reveal(seen, box),
        "unseen": {card_name(box, card): copies for card, copies in enumerate(unseen) if copies},
        "objectives": {
            card_name(box, card): facts(box, card)
            for card in range(NUMBERS + 1, CARDS + 1)
            if unseen[card] < box.copies[card]  # visible cards
        },
    }


def places(points: list[int]) -> list[int]:
    best_first = sorted(points, reverse=True)
    return [best_first.index(each) + 1 for each in points]


def told(s: State, box: Box, who: int, action: int, seat: int | None) -> bool:
    """May `seat` know this move when it is made?"""
    if who == CHANCE:
        return s.phase != DEAL or next_to_get(s) == seat
    return who == seat


def outcomes(before: State, after: State, box: Box) -> list[Event]:
    """The effects of the last move, from what one seat saw before and after it."""
    if before.phase < DEAL:
        place = before.phase - DRAW_STAR
        return [
            {"type": "drawn", "card": card_name(box, after.common[place]), "goal": goal(box, after.common[place], 0)}
        ]
    if before.phase == DEAL and after.phase == PLAY:
        return [{"type": "dealt", "turn": turn(after, box)}]
    if before.phase != PLAY:
        return []
    if turn(after, box) == turn(before, box) and after.phase == PLAY:
        sides = [(seat, after.chosen_side[seat]) for seat in range(after.players)]
        return [
            {"type": "side", "seat": seat, "side": side_name(side)}
            for seat, side in sides
            if box.sides_shown and side != before.chosen_side[seat]
        ]
    events: list[Event] = [
        {
            "type": "reveal",
            "turn": turn(before, box),
            "plays": last_reveal(after, box),
            "goals": {card_name(box, card): facts(box, card)["goal"] for card in after.shown_card if card > NUMBERS},
        }
    ]
    for place in range(2):
        then, now = common_standing(before, box, place), common_standing(after, box, place)
        if then["zone"] != now["zone"]:
            seats = None if now["zone"] is None else seats_at(after, box, now["zone"])
            events.append(
                {"type": "common", "card": now["card"], "goal": now["goal"], "zone": now["zone"], "seats": seats}
            )
    return [*events, *zone_news(before, after, box)]


def opened(s: State, box: Box) -> SplitoOpened:
    held = [[card for card in s.hands[hand_held(s, seat)] if card] for seat in range(s.players)]
    return {
        "hands": [[card_name(box, card) for card in hand] for hand in held],
        "choices": [choice(s, box, seat) for seat in range(s.players)],
        "objectives": {card_name(box, card): facts(box, card) for hand in held for card in hand if card > NUMBERS},
    }


def turn(s: State, box: Box) -> int:
    """Which turn it is, from 1; the last one once the game is over."""
    return box.hand * box.deals if s.phase == OVER else s.deals_done * box.hand + s.passed + 1


def describe_zone(s: State, box: Box, zone: int) -> Zone:
    objectives = [standing(s, box, zone, card) for card in objectives_in(s, zone)]
    commons = [s.common[place] for place in range(2) if wins_common(s, box, zone, place)]
    points = [objective["points"] for objective in objectives if objective["state"] == "met"]
    return {
        "seats": seats_at(s, box, zone),
        "cards": [card_name(box, card) for card in s.zones[zone][: s.zone_cards[zone]]],
        "objectives": objectives,
        "commons": [card_name(box, card) for card in commons],
        "points": sum(points) + sum(box.points[card] for card in commons),
        "size": s.zone_cards[zone] + len(commons),
    }


def hand_size(s: State, box: Box, seat: int) -> int:
    if s.phase == DEAL:
        return (s.dealt + s.players - 1 - seat) // s.players
    return box.hand - s.passed if s.phase == PLAY else 0


def known_hand(s: State, box: Box, seat: int, other: int) -> list[str] | None:
    """The hand that `other` holds now, if `seat` knows it and is shown it. A chosen card stays in it until the
    reveal."""
    hand = hand_held(s, other)
    if not knows_hand(s, seat, hand) or (other != seat and not box.memory_aided):
        return None
    return [card_name(box, card) for card in s.hands[hand] if card]


def choice(s: State, box: Box, seat: int | None) -> Choice | None:
    if seat is None or s.chosen_card[seat] == NOTHING:
        return None
    return {"card": card_name(box, s.chosen_card[seat]), "side": SIDES[s.chosen_side[seat] - 1]}


def last_reveal(s: State, box: Box) -> list[Play]:
    return [
        {"seat": seat, "card": card_name(box, s.shown_card[seat]), "side": SIDES[s.shown_side[seat] - 1]}
        for seat in range(s.players)
        if s.shown_card[seat]
    ]


def side_name(side: int) -> Side | None:
    return SIDES[side - 1] if side > NOTHING else None
