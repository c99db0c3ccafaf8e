"""Puzzles: the position as the seat sees it, and the solution after an answer."""

from asyncio import to_thread
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from splittable import puzzles
from splittable.core import registry
from splittable.core.words import Language
from splittable.server.web.requests import address_of
from splittable.server.web.routes.dependencies import InPath, TheServices
from splittable.server.web.routes.errors import AnyRequest, documented
from splittable.server.wire.api import Spoken
from splittable.server.wire.puzzles import PuzzleAnswer, PuzzleList, PuzzleMove, PuzzlePosition

Number = Annotated[int, PathParameter(ge=1, le=10_000, description="From 1")]
InLanguage = Annotated[Language, QueryParameter(description="Of the position in words")]


@get("/api/games/{game:str}/puzzles", sync_to_thread=True, operation_id="listPuzzles", responses=documented(400))
def list_puzzles(game: InPath) -> PuzzleList:
    """How many puzzles a game has, and how hard they are."""
    found = puzzles.load(game)
    return PuzzleList(registry.spec(game).name, [each.level for each in found], [each.id for each in found])


@get("/api/games/{game:str}/puzzles/{number:int}", operation_id="readPuzzle", responses=documented(400, 404, 429))
async def read_puzzle(
    game: InPath, number: Number, services: TheServices, request: AnyRequest, language: InLanguage = "en"
) -> PuzzlePosition:
    """A puzzle: what its seat sees."""
    services.limits.spend("puzzle", address_of(request))
    return await to_thread(posed, game, number, language)


@post(
    "/api/games/{game:str}/puzzles/{number:int}",
    status_code=200,
    operation_id="answerPuzzle",
    responses=documented(400, 403, 404, 413, 415, 429),
)
async def answer_puzzle(
    game: InPath, number: Number, data: JSONBody[PuzzleMove], services: TheServices, request: AnyRequest
) -> PuzzleAnswer:
    """Whether a choice is the best one, and if not, which is."""
    services.limits.spend("puzzle", address_of(request))
    return await to_thread(answered, game, number, data)


def posed(game: str, number: int, language: Language) -> PuzzlePosition:
    asked = puzzles.find(game, number)
    spec = registry.spec(asked.game)
    view, say, names = asked.view(), spec.words(language), asked.names(language)
    labels = [spec.board.label(move, say, view) for move in view["legal"]]
    words = Spoken(spec.tell(view, say, names), spec.board.prompt(view, say), labels)
    return PuzzlePosition(asked.game, number, asked.level, list(names), view, words)


def answered(game: str, number: int, given: PuzzleMove) -> PuzzleAnswer:
    found = puzzles.find(game, number).answer(given.move, given.language)
    return PuzzleAnswer(
        right=found.right,
        label=found.label,
        solution=found.solution,
        solution_label=found.solution_label,
        loss=found.loss,
        unit=found.unit,
        reason=found.reason,
    )
