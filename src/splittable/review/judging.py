"""Judges every choice of a seat: a quick look at all of them first, then a close one where something may be lost."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

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
            value=best.value - loss,
            best=best.move if loss else position.move,
            best_value=best.value,
            loss=loss,
            margin=found.gap.margin,
            choices=len(state.legal(self.seat)),
            kind=self.reviewing.kind_of(position.move),
            round=self.reviewing.round_of(state),
            error=best.error,
            reason=reason,
        )


def judged(
    record: Record,
    seat: int,
    budget: Budget,
    seed: int,
    progress: Progress,
    found_one: Callable[[Decision], object],
) -> tuple[list[Decision], list[Choices]]:
    """The decisions of a seat and how often the judge would make each choice. `found_one` gets each clear mistake."""
    reviewing = judge_of(record.game).review
    positions = list(positions_of(record, seat))
    load(record.game)
    task = Task(seat, reviewing, budget, seed)
    done: dict[int, tuple[Decision, Judgement]] = {}
    rounds = 1 if reviewing.quick == 1 else 2
    progress(0, rounds * len(positions))
    with ThreadPoolExecutor(THREADS) as pool:
        suspects = positions
        if rounds == 2:
            doubtful = []
            looks = pool.map(lambda position: task.judge(position, reviewing.quick), positions)
            for count, (position, look) in enumerate(zip(positions, looks, strict=True), 1):
                if is_suspect(look):
                    doubtful.append((look.gap.value, position))
                else:
                    done[position.number] = task.decide(position, look), look
                progress(count, 2 * len(positions))
            suspects = [position for _, position in sorted(doubtful, key=lambda each: -each[0])]
        for position, look in zip(suspects, pool.map(task.judge, suspects), strict=True):
            decision = task.decide(position, look)
            done[position.number] = decision, look
            if decision.loss:
                found_one(decision)
            progress((rounds - 1) * len(positions) + len(done), rounds * len(positions))
    ordered = [done[number] for number in sorted(done)]
    choices = [Choices(decision.number, decision.move, look.shares) for decision, look in ordered]
    return [decision for decision, _ in ordered], choices


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
