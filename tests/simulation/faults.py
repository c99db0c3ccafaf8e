"""What goes wrong in a run, and when it ends."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.simulation.database import Connection
from tests.simulation.scenario import Fault

if TYPE_CHECKING:
    from tests.simulation.network import Line
    from tests.simulation.node import Node
    from tests.simulation.world import World

HOUR = 3_600_000
LONGEST = 3.0  # seconds that a fault lasts


def inject(world: "World", fault: Fault) -> None:
    """Nothing happens if what it concerns is not there now."""
    node = world.nodes.get(fault.who % world.scenario.workers)
    who = DOING[fault.kind](world, fault, node)
    if who:
        world.trace.fault(fault.kind, who)


def heal(world: "World") -> None:
    """From now on everything works; what is broken is noticed by those who use it."""
    world.database.slow_until = world.database.refuse_until = 0.0
    world.switchboard.late_until = world.switchboard.down_until = 0.0
    for node in world.nodes.values():
        node.runner.failing_until = node.runner.slow_until = 0.0
    for person in world.people:
        if person.line is not None:
            person.line.down.slow_until = 0.0
            if person.line.down.silent:
                person.line.cut()


def until(fault: Fault) -> float:
    return asyncio.get_running_loop().time() + 0.1 + LONGEST * fault.size


def kill(world: "World", fault: Fault, node: "Node | None") -> str:
    if node is None:
        return ""
    world.lose(node, 0.05 + LONGEST * fault.size)
    node.kill()
    return node.name


def cut_power(world: "World", fault: Fault, node: "Node | None") -> str:
    if node is None:
        return ""
    world.database.lose_power()
    return kill(world, fault, node)


def restart(world: "World", fault: Fault, node: "Node | None") -> str:
    if node is None or not node.is_open:
        return ""
    world.replace(node)
    return node.name


def with_line(change: "Callable[[Line, Fault], None]") -> "Callable[[World, Fault, Node | None], str]":
    def do(world: "World", fault: Fault, node: "Node | None") -> str:
        person = world.people[fault.who % len(world.people)]
        if person.line is None:
            return ""
        change(person.line, fault)
        return person.id

    return do


def slow_database(world: "World", fault: Fault, node: "Node | None") -> str:
    world.database.slow_until = until(fault)
    return "database"


def refuse_writes(world: "World", fault: Fault, node: "Node | None") -> str:
    world.database.refuse_until = until(fault)
    return "database"


def jump(world: "World", fault: Fault, node: "Node | None") -> str:
    if node is None:
        return ""
    world.jumped[node.index] += round((2 * fault.size - 1) * HOUR)
    node.time_and_chance.jumped = world.jumped[node.index]
    return node.name


def fail_bots(world: "World", fault: Fault, node: "Node | None") -> str:
    if node is None:
        return ""
    node.runner.failing_until = until(fault)
    return node.name


def slow_bots(world: "World", fault: Fault, node: "Node | None") -> str:
    if node is None:
        return ""
    node.runner.slow_until = until(fault)
    return node.name


def fail_over(world: "World", fault: Fault, node: "Node | None") -> str:
    """Every connection breaks; what was being committed is committed or not, and nobody is told which."""
    world.switchboard.down_until = until(fault)
    for holder in tuple(world.database.holders):
        holder.lose()
    for listener in tuple(world.switchboard.listeners):
        listener.terminate()
    return "database"


def lose_connection(world: "World", fault: Fault, node: "Node | None") -> str:
    """The one that writes now, if there is one: that is where it hurts."""
    connections = [holder for holder in world.database.holders if isinstance(holder, Connection)]
    if not connections:
        return ""
    writing = world.database.holder
    (writing or connections[fault.who % len(connections)]).lose()
    return "database"


def lose_notices(world: "World", fault: Fault, node: "Node | None") -> str:
    listeners = list(world.switchboard.listeners)
    if not listeners:
        return ""
    listeners[fault.who % len(listeners)].terminate()
    return "database"


def delay_notices(world: "World", fault: Fault, node: "Node | None") -> str:
    world.switchboard.late_until = until(fault)
    return "database"


DOING: "dict[str, Callable[[World, Fault, Node | None], str]]" = {
    "kill": kill,
    "restart": restart,
    "power_cut": cut_power,
    "cut_socket": with_line(lambda line, fault: line.cut()),
    "silent_socket": with_line(lambda line, fault: line.fall_silent()),
    "slow_socket": with_line(lambda line, fault: line.slow_down(LONGEST * fault.size)),
    "slow_database": slow_database,
    "refused_write": refuse_writes,
    "clock_jump": jump,
    "failing_bots": fail_bots,
    "slow_bots": slow_bots,
    "failover": fail_over,
    "lost_connection": lose_connection,
    "lost_notices": lose_notices,
    "late_notices": delay_notices,
}
