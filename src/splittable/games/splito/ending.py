"""What decided a game of Splito, found by counting every zone and product again after each turn.

Kinds of moments, the first that is true:
- `tie`: equal products, and the winner has fewer cards (P14);
- `card`: near the end, a card met an objective in a zone of the winner, who took the lead that turn and kept it;
- `crash`: near the end, the leader lost an objective and with it the lead, and the winner kept it;
- `fell`: somebody had more after a turn than the winner has at the end, and lost it;
- `led`: the winner took the lead on a turn and kept it.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from splittable.core.spec import Moment
from splittable.core.words import Names, Words
from splittable.games.splito.board import a_card
from splittable.games.splito.codes import LEFT, NUMBERS, RIGHT, Box, card_name
from splittable.games.splito.kernel import (
    cards_of_seat,
    is_met,
    lay,
    score,
    tiebreak,
    wins_common,
    zone_of,
    zone_points,
)
from splittable.games.splito.live import facts, objectives_in, seats_at
from splittable.games.splito.state import State
from splittable.games.splito.tell import zone_text

LATE = 4
"""The turns at the end that a single card can decide."""


class Turn(NamedTuple):
    number: int  # the moves made when its cards were revealed
    state: State
    points: list[int]  # left × right by seat


class Game(NamedTuple):
    box: Box
    turns: list[Turn]  # turns[0] is the start
    winner: int

    @property
    def last(self) -> int:
        return len(self.turns) - 1

    @property
    def best(self) -> int:
        return self.turns[-1].points[self.winner]


def moment(positions: Sequence[State], box: Box) -> Moment | None:
    final = positions[-1]
    points, cards = products(final, box), [0] * final.players
    tiebreak(final, box, cards)
    ranks = [*zip(points, cards, strict=True)]
    if ranks.count(max(ranks)) > 1:
        return None  # a shared win
    game = Game(box, turns_of(positions, box), ranks.index(max(ranks)))
    if points.count(max(points)) > 1:
        return by_cards(game)
    since = in_the_lead_since(game)
    late = since > game.last - LATE
    return (late and (by_card(game, since) or by_crash(game, since))) or by_fall(game) or by_lead(game, since)


def turns_of(positions: Sequence[State], box: Box) -> list[Turn]:
    """The start, and the position after each reveal."""
    turns = [Turn(0, positions[0], products(positions[0], box))]
    for number, s in enumerate(positions):
        if sum(s.zone_cards) > sum(turns[-1].state.zone_cards):
            turns.append(Turn(number, s, products(s, box)))
    return turns


def products(s: State, box: Box) -> list[int]:
    points = [0] * s.players
    score(s, box, points)
    return points


def in_the_lead_since(game: Game) -> int:
    """The turn from which on nobody had as much as the winner."""
    since = game.last
    while since > 1 and leads(game.turns[since - 1].points, game.winner):
        since -= 1
    return since


def leads(points: list[int], seat: int) -> bool:
    return all(points[seat] > other for place, other in enumerate(points) if place != seat)


def by_cards(game: Game) -> Moment:
    s, box = game.turns[-1].state, game.box
    rivals = [seat for seat, points in enumerate(game.turns[-1].points) if points == game.best and seat != game.winner]
    rival = min(rivals, key=lambda seat: cards_of_seat(s, box, seat))
    return found(
        game,
        game.last,
        "tie",
        seat=game.winner,
        rival=rival,
        points=game.best,
        cards=cards_of_seat(s, box, game.winner),
        more=cards_of_seat(s, box, rival),
    )


def by_card(game: Game, turn: int) -> Moment | None:
    """The most valuable objective that was met in a zone of the winner, thanks to one card."""
    before, after = game.turns[turn - 1], game.turns[turn]
    s, box = after.state, game.box
    news = []
    for zone in zones_of(s, box, game.winner):
        gains = scored(s, box, zone) - scored(before.state, box, zone)
        if zone_points(s, box, zone) > zone_points(before.state, box, zone):
            news += [(box.points[card], zone, card) for card in gains]
    if after.points[game.winner] <= before.points[game.winner]:
        return None
    for _, zone, objective in sorted(news, reverse=True):
        for seat in range(s.players):
            if zone_played(s, box, seat) == zone and objective not in scored(without(game, turn, seat), box, zone):
                return found(
                    game,
                    turn,
                    "card",
                    seat=seat,
                    card=card_name(box, s.shown_card[seat]),
                    objective=card_name(box, objective),
                    **zone_facts(game, turn, zone),
                    **change(game, turn, game.winner),
                )
    return None


def by_crash(game: Game, turn: int) -> Moment | None:
    """The most valuable objective that the leader lost, by which another took the lead."""
    before, after = game.turns[turn - 1], game.turns[turn]
    s, box = after.state, game.box
    leader = before.points.index(max(before.points))
    news = []
    for zone in zones_of(s, box, leader):
        losses = scored(before.state, box, zone) - scored(s, box, zone)
        news += [(box.points[card], zone, card) for card in losses]
    if not leads(before.points, leader) or after.points[leader] >= before.points[leader]:
        return None
    _, zone, objective = max(news)
    name = card_name(box, objective)
    return found(game, turn, "crash", objective=name, **zone_facts(game, turn, zone), **change(game, turn, leader))


def by_fall(game: Game) -> Moment | None:
    """The player who once had the most of all, if that would have won."""
    peaks = [
        (turn.points[seat], at, seat)
        for at, turn in enumerate(game.turns)
        for seat in range(len(turn.points))
        if seat != game.winner and turn.points[seat] > game.best
    ]
    if not peaks:
        return None
    had, at, seat = max(peaks)
    then, final, box = game.turns[at].state, game.turns[-1].state, game.box
    lost = [card for zone in zones_of(final, box, seat) for card in scored(then, box, zone) - scored(final, box, zone)]
    return found(game, at, "fell", who=seat, was=had, now=game.turns[-1].points[seat], lost=len(lost), best=game.best)


def by_lead(game: Game, turn: int) -> Moment:
    return found(game, turn, "led", who=game.winner, now=game.turns[turn].points[game.winner])


def found(game: Game, turn: int, kind: str, **more: Any) -> Moment:
    s, box = game.turns[turn].state, game.box
    lying = {card for zone in s.zones for card in zone if card > NUMBERS} | {card for card in s.common if card}
    goals = {card_name(box, card): facts(box, card)["goal"] for card in sorted(lying)}
    named = {more[key] for key in ("card", "objective") if key in more}
    more["goals"] = {name: goal for name, goal in goals.items() if name in named}
    return Moment(game.turns[turn].number, {"kind": kind, "turn": turn, "is_last": turn == game.last, **more})


def zone_facts(game: Game, turn: int, zone: int) -> dict[str, Any]:
    """A zone, who plays there, and its points before and after a turn."""
    s, box = game.turns[turn].state, game.box
    was, now = (zone_points(each.state, box, zone) for each in game.turns[turn - 1 : turn + 1])
    zones = [zones_of(s, box, seat) for seat in range(s.players)]
    return {"zone": zone, "seats": seats_at(s, box, zone), "zones_of": zones, "zone_was": was, "zone_now": now}


def change(game: Game, turn: int, seat: int) -> dict[str, int]:
    return {"who": seat, "was": game.turns[turn - 1].points[seat], "now": game.turns[turn].points[seat]}


def zones_of(s: State, box: Box, seat: int) -> list[int]:
    return [zone_of(s, box, seat, side) for side in (LEFT, RIGHT)]


def zone_played(s: State, box: Box, seat: int) -> int:
    """Where the card went that a seat played last."""
    return zone_of(s, box, seat, s.shown_side[seat] - 1)


def scored(s: State, box: Box, zone: int) -> set[int]:
    """The objectives that a zone scores, common ones included."""
    met = {card for card in objectives_in(s, zone) if is_met(s, box, zone, card)}
    return met | {s.common[place] for place in range(2) if wins_common(s, box, zone, place)}


def without(game: Game, turn: int, seat: int) -> State:
    """The zones after a turn as they would be if one seat had not played."""
    s, shown = game.turns[turn - 1].state.copy(), game.turns[turn].state
    for other in range(s.players):
        if other != seat:
            lay(s, zone_played(shown, game.box, other), shown.shown_card[other])
    return s


def say(moment: Moment, words: Words, names: Names) -> tuple[str, str]:
    told = moment.facts
    title = words("ending_last") if told["is_last"] else words("ending_turn", turn=told["turn"])
    match told["kind"]:
        case "tie":
            return words("ending_tie_title"), words(
                "ending_tie", rival=names[told["rival"]], **numbers(told), **names.who(told["seat"])
            )
        case "fell":
            return words("ending_fell_title", **numbers(told)), words(
                "ending_fell", **numbers(told), **names.who(told["who"])
            )
        case "led":
            key = "ending_led_title" if told["turn"] > 1 else "ending_led_all_title"
            return words(key, **numbers(told)), words("ending_led", **numbers(told), **names.who(told["who"]))
    view = {"seat": names.reader, "zones": {told["zone"]: {"seats": told["seats"]}}, "zones_of": told["zones_of"]}
    zone = zone_text(view, words, names, told["zone"])
    goal = a_card(told["objective"], told["goals"], words)
    effect = words(f"ending_effect.{told['kind']}", zone=zone, **numbers(told), **names.who(told["who"]))
    if told["kind"] == "crash":
        return title, f"{words('ending_crash', goal=goal, zone=zone)} {effect}"
    key = "ending_at_once" if told["card"] == told["objective"] else "ending_met"
    card = a_card(told["card"], told["goals"], words)
    return title, f"{words(key, card=card, goal=goal, **names.who(told['seat']))} {effect}"


def numbers(told: dict[str, Any]) -> dict[str, int]:
    seats = ("seat", "who", "rival", "zone")
    return {key: value for key, value in told.items() if isinstance(value, int) and key not in (*seats, "is_last")}
