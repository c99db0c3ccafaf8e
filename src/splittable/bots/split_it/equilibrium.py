"""Equilibria of small multi-player games by regret matching, in the subset that Numba compiles.

A game has up to four players with up to three choices each. `pay` has a row for each way to choose together (the
choice of player k is digit k of the row's number in base 3) and a column for each seat of the table.
"""

from math import exp

from splittable.core.fields import Struct, field

MAX_GUESSERS = 4
CHOICES = 3
OUTCOMES = CHOICES**MAX_GUESSERS
CLOSE = 0.005  # of the stakes: an equilibrium is good enough if nobody gains more by deviating
ATTEMPTS = 12
DOUBT = 0.05  # of the stakes: with this difference the better choice is taken about three times in four
TINY = 1.0e-9


class Matrix(Struct):
    players: int = field(dtype="int64")
    seat: list[int] = field(MAX_GUESSERS, dtype="int64")  # of each player
    open: list[int] = field(CHOICES, dtype="int64")  # 1: this choice exists
    pay: list[list[float]] = field(OUTCOMES, MAX_GUESSERS, dtype="float64")
    mix: list[list[float]] = field(MAX_GUESSERS, CHOICES, dtype="float64")
    gain: list[list[float]] = field(MAX_GUESSERS, CHOICES, dtype="float64")  # of each choice against the mixes
    regret: list[list[float]] = field(MAX_GUESSERS, CHOICES, dtype="float64")
    total: list[list[float]] = field(MAX_GUESSERS, CHOICES, dtype="float64")
    model: list[list[float]] = field(MAX_GUESSERS, CHOICES, dtype="float64")  # how each player probably chooses
    hope: list[float] = field(CHOICES, dtype="float64")  # the value of each choice against the model
    at_stake: float = field(dtype="float64")  # what `stakes` found
    kept: list[list[float]] = field(MAX_GUESSERS, CHOICES, dtype="float64")  # the best mixes so far


def rows(players: int) -> int:
    count = 1
    for _ in range(players):
        count *= CHOICES
    return count


def is_open(m: Matrix, row: int) -> bool:
    for _ in range(m.players):
        if not m.open[row % CHOICES]:
            return False
        row //= CHOICES
    return True


def solve_closely(m: Matrix, rounds: int, me: int) -> None:
    """Leave a good approximate equilibrium in `mix`, and the value of each choice against it in `gain`.

    Several players have many equilibria and no way to agree on one: of those found from several starts, player `me`
    takes the one whose choices are best against what the others probably choose, which is in `model`.
    """
    at_stake = stakes(m)
    m.at_stake = at_stake
    weigh_hopes(m, me)
    closest = 0.0
    best_hope = 0.0
    for attempt in range(ATTEMPTS):
        start(m, attempt, me, at_stake)
        match(m, rounds, attempt > 0)
        gap = max(exploitability(m), CLOSE * at_stake)  # close is close enough
        hope = 0.0
        for choice in range(CHOICES):
            hope += m.mix[me][choice] * m.hope[choice]
        if attempt == 0 or gap < closest or (gap == closest and hope > best_hope):
            closest = gap
            best_hope = hope
            keep(m)
        if closest <= CLOSE * at_stake and attempt >= CHOICES:
            break
    for player in range(m.players):
        for choice in range(CHOICES):
            m.mix[player][choice] = m.kept[player][choice]
    exploitability(m)


def weigh_hopes(m: Matrix, me: int) -> None:
    """The value of each choice to a player if the others follow the model."""
    for player in range(m.players):
        for choice in range(CHOICES):
            m.mix[player][choice] = m.model[player][choice]
    weigh_choices(m, me)
    for choice in range(CHOICES):
        m.hope[choice] = m.gain[me][choice]


def start(m: Matrix, attempt: int, me: int, at_stake: float) -> None:
    """Initial regrets: none at first, then each own choice in turn, then others."""
    for player in range(m.players):
        for choice in range(CHOICES):
            first = 0.0
            if attempt > CHOICES:
                first = (3 * player + 5 * choice + 7 * attempt) % 4
            elif attempt and player == me:
                first = 3.0 if choice == attempt - 1 else 0.0
            elif attempt:
                first = 3.0 * m.model[player][choice]
            m.regret[player][choice] = at_stake * first * m.open[choice]


def keep(m: Matrix) -> None:
    for player in range(m.players):
        for choice in range(CHOICES):
            m.kept[player][choice] = m.mix[player][choice]


def solve(m: Matrix, rounds: int) -> None:
    """Leave smooth answers in `mix`: better choices more often, but not exclusively.

    Each player answers what the others chose so far. Equal players stay equal in this way: an exact equilibrium may
    give them roles that nobody has agreed on, and the cut that looks best for the player who cuts would mostly be
    one whose roles suit that player.
    """
    doubt = DOUBT * stakes(m) + TINY
    for player in range(m.players):
        for choice in range(CHOICES):
            m.regret[player][choice] = 0.0
        match_regrets(m, player)
    for number in range(1, rounds + 1):
        for player in range(m.players):
            weigh_choices(m, player)
        for player in range(m.players):
            answer(m, player, doubt, 1.0 / (number + 1))


def answer(m: Matrix, player: int, doubt: float, step: float) -> None:
    best = -1.0e9
    for choice in range(CHOICES):
        if m.open[choice]:
            best = max(best, m.gain[player][choice])
    total = 0.0
    for choice in range(CHOICES):
        if m.open[choice]:
            m.total[player][choice] = exp((m.gain[player][choice] - best) / doubt)
            total += m.total[player][choice]
    for choice in range(CHOICES):
        if m.open[choice]:
            m.mix[player][choice] += step * (m.total[player][choice] / total - m.mix[player][choice])


def match(m: Matrix, rounds: int, in_turn: bool) -> None:
    """Regret matching that forgets negative regrets and weighs late rounds more.

    With sequential updates each player already sees the changes of those before it. That is faster, but equal players
    may fall into roles that nobody has agreed on; with simultaneous updates they stay equal.
    """
    for player in range(m.players):
        for choice in range(CHOICES):
            m.total[player][choice] = 0.0
    for number in range(1, rounds + 1):
        for player in range(m.players):
            match_regrets(m, player)
            for choice in range(CHOICES):
                m.total[player][choice] += number * m.mix[player][choice]
        for player in range(m.players):
            weigh_choices(m, player)
            if in_turn:
                regret_choices(m, player)
                match_regrets(m, player)
        if not in_turn:
            for player in range(m.players):
                regret_choices(m, player)
    for player in range(m.players):
        total = m.total[player][0] + m.total[player][1] + m.total[player][2]
        for choice in range(CHOICES):
            m.mix[player][choice] = m.total[player][choice] / total


def match_regrets(m: Matrix, player: int) -> None:
    total = 0.0
    count = 0
    for choice in range(CHOICES):
        total += m.regret[player][choice]
        count += m.open[choice]
    for choice in range(CHOICES):
        if total > 0.0:
            m.mix[player][choice] = m.regret[player][choice] / total
        else:
            m.mix[player][choice] = m.open[choice] / count


def weigh_choices(m: Matrix, player: int) -> None:
    """The value of each choice to a player if the others follow their mixes."""
    for choice in range(CHOICES):
        m.gain[player][choice] = 0.0
    for row in range(rows(m.players)):
        likely = 1.0
        mine = 0
        rest = row
        for other in range(m.players):
            choice = rest % CHOICES
            rest //= CHOICES
            if other == player:
                mine = choice
                likely *= m.open[choice]
            else:
                likely *= m.mix[other][choice]
        if likely > 0.0:
            m.gain[player][mine] += likely * m.pay[row][m.seat[player]]


def regret_choices(m: Matrix, player: int) -> None:
    expected = 0.0
    for choice in range(CHOICES):
        expected += m.mix[player][choice] * m.gain[player][choice]
    for choice in range(CHOICES):
        if m.open[choice]:
            m.regret[player][choice] = max(0.0, m.regret[player][choice] + m.gain[player][choice] - expected)


def exploitability(m: Matrix) -> float:
    """The most that any player could gain by deviating while the others keep their mixes.

    Leaves the value of each choice in `gain`.
    """
    most = 0.0
    for player in range(m.players):
        weigh_choices(m, player)
        expected = 0.0
        best = -1.0e9
        for choice in range(CHOICES):
            if m.open[choice]:
                expected += m.mix[player][choice] * m.gain[player][choice]
                best = max(best, m.gain[player][choice])
        most = max(most, best - expected)
    return most


def stakes(m: Matrix) -> float:
    """The difference between the best and the worst outcome for the player for whom it is largest."""
    most = 0.0
    for player in range(m.players):
        low = 1.0e9
        high = -1.0e9
        for row in range(rows(m.players)):
            if is_open(m, row):
                low = min(low, m.pay[row][m.seat[player]])
                high = max(high, m.pay[row][m.seat[player]])
        most = max(most, high - low)
    return most
