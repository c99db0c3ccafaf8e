"""The tables of a run. Some games begin near their end, so that ends and rematches happen in a short run, too."""

import functools
from functools import partial
from typing import TYPE_CHECKING

import splittable
from splittable.core.spec import CHANCE
from splittable.server.lobby.names import bot_name
from splittable.server.services import Services
from splittable.server.store.rows import SeatRow, TableRow
from splittable.server.table.table import Table, Turn, first_state, split_move
from splittable.server.wire.api import CreateTable, SeatChoice, TableInfo
from tests.simulation.node import EPOCH, Node
from tests.simulation.scenario import TablePlan, stream

if TYPE_CHECKING:
    from tests.simulation.world import World

GAMES = 4  # different ones that were played before, per number of players


async def prepare(world: "World") -> None:
    node = world.nodes[0]
    for index, plan in enumerate(world.scenario.tables):
        if plan.played is None:
            host = world.people[index % len(world.people)].id
            seats = [SeatChoice("me")] + [SeatChoice("bot", "medium")] * plan.bots
            seats = seats[: plan.players] + [SeatChoice("open")] * (plan.players - len(seats))
            wanted = CreateTable(plan.game, plan.players, {}, seats, spectators=plan.spectators, clock=plan.clock)
            info = await node.request(partial(create, host=host, wanted=wanted))
            world.invite(info.id)
        else:
            await put(world, node, index, plan)


async def create(services: Services, host: str, wanted: CreateTable) -> TableInfo:
    return await services.lobby.create(host, wanted)


async def put(world: "World", node: Node, index: int, plan: TablePlan) -> None:
    """A game in progress, as if it had been played before."""
    rng = stream(world.scenario.seed, "table", index)
    state = first_state(plan.game, plan.players, {})
    moves = played(plan.game, plan.players, rng.randrange(GAMES))
    turn = Turn(Table(state))
    for text in moves[: int((plan.played or 0.0) * (len(moves) - 4))]:
        turn.play(*split_move(text), EPOCH)
    turn.let_chance_act(rng, EPOCH)
    people = [person.id for person in world.people]
    row = TableRow(
        id=f"t_{index}",
        code=f"TABL-E{index:03}",
        game=plan.game,
        rules=state.game.spec.rules,
        players=plan.players,
        options=state.options,
        status="playing",
        public=False,
        spectators=plan.spectators,
        chat="phrases",
        clock=plan.clock,
        host=people[0],
        created_at=EPOCH,
        started_at=EPOCH,
        seats=[seat_of(seat, plan, people) for seat in range(plan.players)],
    )
    world.begun[row.id] = len(turn.rows)
    await node.request(lambda services: services.rooms.add(row, turn))
    world.invite(row.id)


def seat_of(seat: int, plan: TablePlan, people: list[str]) -> SeatRow:
    if seat >= plan.players - plan.bots:
        return SeatRow(seat, "bot", None, bot_name(seat), "medium")
    return SeatRow(seat, "person", people[seat % len(people)], f"Person {seat}")


@functools.cache
def played(game: str, players: int, which: int) -> tuple[str, ...]:
    """The moves of a random game."""
    rng = stream(which, game, players)
    state = splittable.load(game).start(players)
    while not state.is_over:
        acting = state.acting()
        if acting == (CHANCE,):
            state.draw(rng)
        else:
            seat = rng.choice(acting)
            state.play(seat, rng.choice(state.legal(seat)))
    return tuple(state.moves)
