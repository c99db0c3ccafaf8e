"""What must hold after every run, whatever went wrong in it."""

from collections import Counter
from typing import TYPE_CHECKING

from splittable import CHANCE
from splittable.server.store.rows import Kind
from splittable.server.table.table import Table, first_state
from tests.simulation.history import History, as_json, histories
from tests.simulation.trace import Broken

if TYPE_CHECKING:
    from tests.simulation.people import Person
    from tests.simulation.world import World

BOT_SECONDS = 15.0  # in a healthy server a bot has moved by then, a failed attempt included
CLOCK_SECONDS = 5.0  # after which an expired clock has been answered
UNPUNCTUAL = {"slow_database": 3.5, "failover": 3.5, "kill": 3.5, "power_cut": 3.5, "restart": 6.0}
"""Faults that can shift when a choice came up and when its clock ran out, by how many seconds."""


def check_all(world: "World", before: dict[str, int]) -> None:
    stored = histories(world.database.reader)
    check_log(world, stored)
    check_told(world, stored)
    check_acknowledged(world, stored)
    check_nothing_doubled(world, stored)
    check_clocks(world, stored)
    check_going_on(world, stored, before)
    check_convergence(world, stored)


def need(world: "World", invariant: str, holds: bool, what: str) -> None:
    world.trace.counts[f"checked {invariant}"] += 1
    if not holds:
        raise Broken(invariant, what)


def check_log(world: "World", stored: dict[str, History]) -> None:
    """The log has no gaps, and the table says what the log says."""
    for table_id, history in stored.items():
        numbers = [row.number for row in history.rows]
        need(world, "the log is whole", numbers == list(range(1, len(numbers) + 1)), f"{table_id}: {numbers}")
        is_over = bool(history.rows) and history.state.is_over
        status = history.row["status"]
        need(world, "the log is whole", (status == "over") == is_over, f"{table_id} is {status}, its game {is_over=}")
        if is_over:
            scores = as_json(history.state.scores())
            need(world, "the log is whole", history.row["scores"] == repr(scores).replace(" ", ""), "scores")


def check_told(world: "World", stored: dict[str, History]) -> None:
    """Every position that was ever sent is the one of the log, for that seat, and for a seat of that person."""
    for person, at, message in world.told_positions:
        history = stored.get(message["table"])
        if history is None:  # a rematch that lost the race and was removed
            continue
        viewer, number = message["seat"], message["number"]
        where = f"{message['table']} number {number} for {person} as seat {viewer} at {at:.3f}"
        allowed = viewer in history.seats_of(person) if viewer is not None else history.may_watch(person)
        need(world, "no choice leaked", allowed, f"not theirs: {where}")
        need(world, "no acknowledged move lost", number <= history.number, f"{history.number} rows are left: {where}")
        need(world, "no choice leaked", message["view"] == history.view(number, viewer), f"another view: {where}")
        for step in message.get("steps", ()):
            same = step["events"] == history.events(step["number"], viewer)
            need(world, "no choice leaked", same, f"other events of step {step['number']}: {where}")
        if number and viewer != history.rows[number - 1].seat:
            other = history.with_another_choice(number)
            if other is not None:
                same = message["view"] == as_json(other.view(viewer))
                need(world, "no choice leaked", same, f"another choice would have looked different: {where}")


def check_acknowledged(world: "World", stored: dict[str, History]) -> None:
    for person in world.people:
        for wish, number in person.acknowledged:
            history = stored.get(wish.table)
            rows = history.rows[number - 1 : number] if history else []
            what = f"{wish} of {person.id} was acknowledged as number {number}, there is {rows}"
            kind = Kind.WITHDRAW if wish.move is None else Kind.MOVE
            same = bool(rows) and (rows[0].seat, rows[0].kind, rows[0].move) == (wish.seat, kind, wish.move or "")
            need(world, "no acknowledged move lost", same, what)


def check_nothing_doubled(world: "World", stored: dict[str, History]) -> None:
    """Each row comes from a message of its own: a person's, or a bot's answer."""
    bots = Counter((game, seat, move) for game, seat, _, move in world.bot_answers)
    for table_id, history in stored.items():
        wishes = Counter(
            (wish.seat, wish.move)
            for person in world.people
            for wish, counts in person.wishes.items()
            if counts and wish.table == table_id
        )
        for row in history.rows[world.begun.get(table_id, 0) :]:
            if row.seat == CHANCE:
                continue
            wish = (row.seat, None if row.kind is Kind.WITHDRAW else row.move)
            answer = (history.row["game"], row.seat, row.move)
            wanted = wishes[wish] > 0 or (row.kind is Kind.MOVE and bots[answer] > 0)
            need(world, "no move doubled", wanted, f"{table_id}: nobody asked for {row}, or not so often")
            if wishes[wish] > 0:
                wishes[wish] -= 1
            else:
                bots[answer] -= 1


def check_clocks(world: "World", stored: dict[str, History]) -> None:
    """Nobody's time ends early, and nobody's is endless; by the true time, whatever the clocks of the machines say."""
    kinds = {fault.kind for fault in world.scenario.faults}
    # Processes know from each other, and from before a restart, only by the wall clock when a choice came up.
    is_known = "clock_jump" not in kinds or (world.scenario.workers == 1 and not kinds & UNPUNCTUAL.keys())
    slack = 1.0 + max((UNPUNCTUAL.get(fault.kind, 0.0) for fault in world.scenario.faults), default=0.0)
    for table_id, history in stored.items():
        seconds = history.row["clock"]
        if seconds is None:
            continue
        asked = {(w.seat, w.move) for person in world.people for w in person.wishes if w.table == table_id}
        table = Table(first_state(history.row["game"], history.row["players"], {}))
        for row in history.rows:
            true = world.written_at[table_id, row.number]
            by_program = row.seat != CHANCE and row.number > world.begun.get(table_id, 0)
            by_program = by_program and (row.seat, row.move) not in asked and row.kind is Kind.MOVE
            if is_known and by_program and (table_id, row.seat) not in world.played_by_bots:
                had = true - table.clocks.since(row.seat) / 1000
                need(world, "clocks are fair", had >= seconds - slack, f"{table_id}: {row} had only {had:.1f} s")
            table.follow([row._replace(at=round(1000 * true))])
        for seat in table.awaited() if history.row["status"] == "playing" else ():
            waits = world.loop.time() - table.clocks.since(seat) / 1000
            late = f"{table_id}: seat {seat} has waited {waits:.1f} s of {seconds}"
            need(world, "clocks are fair", waits <= seconds + CLOCK_SECONDS, late)


def check_going_on(world: "World", stored: dict[str, History], before: dict[str, int]) -> None:
    """When everything works again and people play, every game goes on."""
    for table_id, history in stored.items():
        if history.row["status"] == "over":
            continue
        reached = f"{table_id} ({history.row['status']}) is at {history.number} since the world is calm"
        need(world, "no table stuck", history.number > before.get(table_id, 0), reached)
        for seat in range(history.row["players"]):
            info = history.seats[seat]
            if history.state.acting() and seat in history.state.acting() and (info["bot"] or info["stand_in"]):
                since = world.loop.time() - world.written_at[table_id, history.number]
                need(world, "no table stuck", since < BOT_SECONDS, f"{table_id}: bot {seat} waits {since:.1f} s")


def check_convergence(world: "World", stored: dict[str, History]) -> None:
    """Everybody has the same log, and the view that their seat may see."""
    for person in world.people:
        for table_id, history in stored.items():
            if history.may_watch(person.id):
                check_person(world, person, table_id, history)


def check_person(world: "World", person: "Person", table_id: str, history: History) -> None:
    seen = person.tables.get(table_id)
    if seen is None or seen.info is None:
        raise Broken("all converge", f"{person.id} does not see {table_id}")
    revision = history.row["revision"]
    told = f"{person.id} has revision {seen.info['revision']} of {table_id}, stored is {revision}"
    need(world, "all converge", seen.info["revision"] == revision, told)
    viewers: list[int | None] = [*history.seats_of(person.id)] or [None]
    for viewer in viewers:
        where = f"{person.id} as seat {viewer} of {table_id}"
        number = seen.numbers.get(viewer, 0)
        need(world, "all converge", number == history.number, f"{where} is at {number} of {history.number}")
        same = not number or seen.views[viewer] == history.view(number, viewer)
        need(world, "all converge", same, f"{where} sees something else")
    present = seen.presence["present"] if seen.presence else None
    need(world, "all converge", present == [True] * len(history.seats), f"{person.id} sees at {table_id} {present}")
