"""action ↔ text, as in `split I-01 I-16 / II-07`, `take first`, `sell I-04 gold`, `seal books`, `bonus seal-gold`."""

from functools import cache

from splittable.core.errors import Refusal
from splittable.core.spec import CHANCE
from splittable.games.great_split.codes import (
    BONUS_AT,
    CARD_AT,
    CHARACTER,
    DEAL,
    DISCARD,
    FIRST,
    GOLD,
    LEVELS,
    MARKET,
    MARKET_AT,
    MAX_MARKET,
    PLAY_AT,
    RESOLVE,
    RESOURCES,
    SCORING,
    SEAL_AT,
    SEAL_MOVE_AT,
    SELL_GOLD,
    SPLIT,
    SPLIT_AT,
    SPLITTER_AT,
    TAKE,
    TAKE_AT,
    TOKEN_AT,
    TOKENS,
    TRACKS,
    Box,
    Pile,
)
from splittable.games.great_split.kernel import next_tile_seat, waiting_seal
from splittable.games.great_split.state import State

GROUPS: tuple[Pile, ...] = ("first", "second")
PLAYS = ("resolve {}", "sell {} gold", "sell {} prestige")


def text(s: State, box: Box, seat: int, action: int) -> str:
    if seat == CHANCE:
        return chance_text(s, box, action)
    if action < SPLIT_AT:
        return f"discard {card_id(box, action)}"
    if action < TAKE_AT:
        first, second = groups(s, box, seat, action - SPLIT_AT + 1)
        return f"split {' '.join(first)} / {' '.join(second)}"
    if action < PLAY_AT:
        return f"take {GROUPS[action - TAKE_AT]}"
    if action < SPLITTER_AT:
        return play_texts(tuple(box.level_start))[action - PLAY_AT]
    if action < SEAL_MOVE_AT:
        return f"splitter {TRACKS[action - SPLITTER_AT]}"
    if action < BONUS_AT:
        return f"seal {RESOURCES[action - SEAL_MOVE_AT]}"
    return f"bonus {TRACKS[action - BONUS_AT]}"


def chance_text(s: State, box: Box, action: int) -> str:
    if action < TOKEN_AT:
        return f"character {next_tile_seat(s)} {tile_id(action)}"
    if action < MARKET_AT:
        return f"scoring {box.line_round[s.placed // 2]} {TOKENS[action - TOKEN_AT]}"
    if action < CARD_AT:
        return f"market {action - MARKET_AT}"
    return f"deal {s.dealt % s.players} {card_id(box, action - CARD_AT)}"


def action(s: State, box: Box, seat: int, text: str) -> int:
    words = text.split(" ")
    if seat == CHANCE:
        return chance_action(s, box, words)
    match words:
        case ["discard", card]:
            return card_number(box, card)
        case ["split", *cards]:
            return SPLIT_AT + pattern(s, box, seat, cards) - 1
        case ["take", group] if group in GROUPS:
            return TAKE_AT + GROUPS.index(group)
        case ["resolve", card]:
            return PLAY_AT + 3 * card_number(box, card)
        case ["sell", card, "gold" | "prestige" as what]:
            return PLAY_AT + 3 * card_number(box, card) + SELL_GOLD + (what == "prestige")
        case ["splitter", track] if track in TRACKS:
            return SPLITTER_AT + TRACKS.index(track)
        case ["seal", resource] if resource in RESOURCES:
            return SEAL_MOVE_AT + RESOURCES.index(resource)
        case ["bonus", track] if track in TRACKS:
            return BONUS_AT + TRACKS.index(track)
    raise Refusal("move/malformed", "", "malformed")


def chance_action(s: State, box: Box, words: list[str]) -> int:
    match words:
        case ["character", seat, tile] if s.phase == CHARACTER:
            at_seat(seat, next_tile_seat(s), "G2")
            ids = [tile_id(number) for number in range(box.tiles)]
            if tile in ids:
                return ids.index(tile)
        case ["scoring", line, token] if s.phase == SCORING and token in TOKENS:
            if line != str(box.line_round[s.placed // 2]):
                raise Refusal("move/illegal", "G3", "other_line", line=box.line_round[s.placed // 2])
            return TOKEN_AT + TOKENS.index(token)
        case ["market", value] if s.phase == MARKET and value in map(str, range(MAX_MARKET)):
            return MARKET_AT + int(value)
        case ["deal", seat, card] if s.phase == DEAL:
            at_seat(seat, s.dealt % s.players, "G5")
            return CARD_AT + card_number(box, card)
        case ["character" | "scoring" | "market" | "deal", *_] if words[0] != CHANCE_WORDS[s.phase]:
            raise Refusal("move/wrong_phase", rule_in_force(s, box), "other_chance", expected=CHANCE_WORDS[s.phase])
    raise Refusal("move/malformed", "", "malformed_chance")


def at_seat(found: str, expected: int, rule: str) -> None:
    if found != str(expected):
        raise Refusal("move/illegal", rule, "other_seat", seat=expected)


CHANCE_WORDS = {CHARACTER: "character", SCORING: "scoring", DEAL: "deal", MARKET: "market"}


def refusal(s: State, box: Box, seat: int, action: int) -> Refusal:
    """Why this action, which the notation knows, is illegal now."""
    if seat == CHANCE:
        return chance_refusal(s, action)
    for phase, start, end, rule, key in ACTION_PHASES:
        if start <= action < end and s.phase != phase:
            return Refusal("move/wrong_phase", rule, key)
    if action < SPLIT_AT:
        return not_in_hand(box, action, "G7")
    return resolution_refusal(s, box, seat, action)


# Splits that the notation reads are always legal, and so are takes in their phase.
ACTION_PHASES = (
    (DISCARD, 0, SPLIT_AT, "G7", "not_discarding"),
    (TAKE, TAKE_AT, PLAY_AT, "G9", "not_taking"),
    (RESOLVE, PLAY_AT, BONUS_AT + len(TRACKS), "G10", "not_resolving"),
)


def chance_refusal(s: State, action: int) -> Refusal:
    if action < TOKEN_AT:
        return Refusal("move/illegal", "G2", "tile_gone")
    if action < MARKET_AT:
        return Refusal("move/illegal", "G3", "token_gone")
    if action < CARD_AT:
        return Refusal("move/illegal", "G3", "no_market_token", value=action - MARKET_AT)
    return Refusal("move/illegal", "G5", "not_in_deck")


def resolution_refusal(s: State, box: Box, seat: int, action: int) -> Refusal:
    icon = waiting_seal(s, seat)
    if SEAL_MOVE_AT <= action < BONUS_AT:
        if icon < 0:
            return Refusal("move/illegal", "G10", "no_seal")
        resource = action - SEAL_MOVE_AT
        if not box.seal_fits[icon][resource]:
            return Refusal("move/illegal", "G10", "other_group", seal=RESOURCES[resource])
        return full(SEAL_AT + resource)
    if icon >= 0:
        return Refusal("move/illegal", "G11", "seal_first")
    if action >= BONUS_AT:
        if not s.arrows[seat]:
            return Refusal("move/illegal", "G11", "no_arrow")
        if action == BONUS_AT + GOLD:
            return Refusal("move/illegal", "G11", "not_on_gold")
        return full(action - BONUS_AT)
    if s.arrows[seat]:
        return Refusal("move/illegal", "G11", "arrow_first")
    if action >= SPLITTER_AT:
        if not s.splitters >> seat & 1:
            return Refusal("move/illegal", "G10", "splitter_played")
        return full(action - SPLITTER_AT)
    card = (action - PLAY_AT) // 3
    if card not in s.hand[seat][: s.hand_size[seat]]:
        return not_in_hand(box, card, "G10")
    return full(GOLD)


def full(track: int) -> Refusal:
    return Refusal("move/illegal", "G12", "full_track", track=TRACKS[track])


def not_in_hand(box: Box, card: int, rule: str) -> Refusal:
    return Refusal("move/illegal", rule, "not_in_hand", card=card_id(box, card))


PHASE_RULES = {
    CHARACTER: "G2",
    SCORING: "G3",
    DEAL: "G5",
    DISCARD: "G7",
    SPLIT: "G8",
    TAKE: "G9",
    RESOLVE: "G10",
    MARKET: "G13",
}


def rule_in_force(s: State, box: Box) -> str:
    return PHASE_RULES.get(s.phase, "G19")


@cache
def card_ids(level_start: tuple[int, ...]) -> tuple[str, ...]:
    """The ids of all cards, level by level."""
    return tuple(
        f"{level}-{number:02}"
        for level, start, end in zip(LEVELS, level_start, level_start[1:], strict=False)
        for number in range(1, end - start + 1)
    )


@cache
def play_texts(level_start: tuple[int, ...]) -> tuple[str, ...]:
    """How to play each card, in the order of the actions."""
    return tuple(play.format(card) for card in card_ids(level_start) for play in PLAYS)


def card_id(box: Box, card: int) -> str:
    return card_ids(tuple(box.level_start))[card]


def card_number(box: Box, found: str) -> int:
    ids = card_ids(tuple(box.level_start))
    if found not in ids:
        raise Refusal("move/illegal", "G4", "no_such_card", card=found)
    return ids.index(found)


def tile_id(tile: int) -> str:
    return f"C{tile + 1}"


def groups(s: State, box: Box, seat: int, pattern: int) -> tuple[list[str], list[str]]:
    """The two piles of a hand split like this, as ids."""
    hand = s.hand[seat][: s.hand_size[seat]]
    second = [card for place, card in enumerate(hand) if place and pattern >> (place - 1) & 1]
    first = [card for card in hand if card not in second]
    return [card_id(box, card) for card in first], [card_id(box, card) for card in second]


def pattern(s: State, box: Box, seat: int, words: list[str]) -> int:
    """The pattern of a split; the whole hand, both piles ascending, the lowest card in the first."""
    if s.phase != SPLIT:  # a hand that is still too large has no patterns
        raise Refusal("move/wrong_phase", "G8", "not_splitting")
    if words.count("/") != 1:
        raise Refusal("move/malformed", "G8", "two_groups")
    slash = words.index("/")
    first = [card_number(box, word) for word in words[:slash]]
    second = [card_number(box, word) for word in words[slash + 1 :]]
    if not first or not second:
        raise Refusal("move/illegal", "G8", "empty_group")
    hand = s.hand[seat][: s.hand_size[seat]]
    for card in (*first, *second):
        if card not in hand:
            raise not_in_hand(box, card, "G8")
    if sorted(first + second) != hand:
        raise Refusal("move/illegal", "G8", "whole_hand", count=len(hand))
    if first != sorted(first) or second != sorted(second) or first[0] != hand[0]:
        raise Refusal("move/malformed", "G8", "split_order")
    return sum(1 << (place - 1) for place, card in enumerate(hand) if card in second)


def group_name(take: int) -> Pile:
    return GROUPS[take - FIRST]
