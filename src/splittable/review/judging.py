"""Judges every choice of a seat: a quick look at all of them first, then a close one where something may be lost."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

from splittable.bots import Budget, load
from splittable.bots.gap import SURE
from splittable.bots.plug import judge_of
from splittable.bots.reviewing import Choices, Progress, Reviewing
from splittable.core.play import State
from splittable.core.records import Record, begin, step
from splittable.review.decision import Decision
from splittable.review.judge import Judgement, judge
from splittable.review.reasons import find_reason

THREADS = 2  # the compiled searches run side by side
GLARING = 2.0  # times its margin: a loss in a quick look that is looked into at once
SUSPECT = 0.5  # standard errors of a quick look: a smaller loss is not looked into


@dataclass(frozen=True)
class Position:
    """Before a choice, and the move that was made."""

    number: int
    state: State
    move: str


@dataclass(frozen=True)
class Task:
    """How the choices of one seat are judged. Each judgement depends on its position and the seed alone."""

    seat: int
    reviewing: Reviewing
    budget: Budget
    seed: int

    def judge(self, position: Position, share: float = 1.0) -> Judgement:
        budget = self.budget.part(share)
        return judge(position.state, self.seat, played=position.move, seed=self.seed, budget=budget)

    def decide(self, position: Position, found: Judgement) -> Decision:
        best, loss = found.best, found.gap.loss
        state = position.state
        reason = find_reason(found.known, self.seat, best.move, position.move, found.shares) if loss else None
        return Decision(
            number=position.number,
            move=position.move,
            value=found.other_value,
            best=best.move if loss else position.move,
            best_value=best.value,
            loss=loss,
            margin=found.gap.margin,
            choices=len(state.legal(self.seat)),
            kind=self.reviewing.kind_of(position.move),
            round=self.reviewing.round_of(state),
            reason=reason,
        )

    def choices(self, position: Position, found: Judgement) -> Choices:
        """What luck and skill, and what a game adds, need to know of a choice."""
        known = Choices(position.number, position.move, found.shares, margin=found.gap.margin)
        if self.reviewing.standing is not None:
            return known
        alike = found.known.alike(self.seat)
        values = {alike[each.move]: each.value for each in found.choices}
        plausible = dict.fromkeys(values, 0.0)
        for move, weight in zip(*found.known.policy(self.seat), strict=True):
            plausible[alike[move]] += weight
        return replace(known, move=alike[position.move], values=values, plausible=plausible)


def judged(
    record: Record,
    seat: int,
    budget: Budget,
    seed: int,
    progress: Progress,
    found_one: Callable[[Decision], object],
) -> tuple[list[Decision], list[Choices]]:
    """The decisions of a seat and what the judge thinks of each choice. `found_one` gets each clear mistake."""
    reviewing = judge_of(record.game).review
    positions = list(positions_of(record, seat))
    load(record.game)
    task = Task(seat, reviewing, budget, seed)
    done: dict[int, tuple[Decision, Choices]] = {}
    looks = 0
    all_looks = len(positions) if reviewing.quick == 1 else 2 * len(positions)
    progress(0, all_looks)

    def settle(position: Position, look: Judgement, *, closely: bool) -> None:
        decision = task.decide(position, look)
        done[position.number] = decision, task.choices(position, look)
        if closely and decision.loss:
            found_one(decision)

    with ThreadPoolExecutor(THREADS) as pool:
        suspects = positions
        if reviewing.quick < 1:
            doubtful: dict[int, tuple[float, Position]] = {}
            for position, look in in_order(pool, positions, lambda each: task.judge(each, reviewing.quick)):
                looks += 1
                if not is_suspect(look):
                    settle(position, look, closely=False)
                elif look.gap.value > GLARING * look.gap.margin and not any(each.loss for each, _ in done.values()):
                    settle(
                        position, task.judge(position), closely=True
                    )  # at once: somebody waits for the first moment
                else:
                    doubtful[position.number] = look.gap.value, position
                progress(looks, all_looks)
            suspects = [position for _, position in sorted(doubtful.values(), key=lambda each: -each[0])]
        for position, look in in_order(pool, suspects, task.judge):
            settle(position, look, closely=True)
            progress(all_looks - len(positions) + len(done), all_looks)
    ordered = [done[number] for number in sorted(done)]
    return [decision for decision, _ in ordered], [choices for _, choices in ordered]


def in_order(
    pool: ThreadPoolExecutor, positions: Sequence[Position], look: Callable[[Position], Judgement]
) -> Iterator[tuple[Position, Judgement]]:
    """Side by side, the results in the order of the positions."""
    return zip(positions, pool.map(look, positions), strict=True)


def is_suspect(look: Judgement) -> bool:
    """Whether a quick look leaves room for a loss. Clear ones are looked into, too: the hint looked as closely."""
    return look.gap.value > SUSPECT * look.gap.margin / SURE


def positions_of(record: Record, seat: int) -> Iterator[Position]:
    state = begin(record)
    for number, text in enumerate(record.moves):
        who, _, move = text.partition(" ")
        before = state.copy() if who == str(seat) else None
        step(state, record, number)  # checked before it is judged: a record may contain anything
        if before is not None:
            code = before.move_code(seat, move)
            yield Position(number, before, before.move_text(seat, code))  # as the judge writes it
