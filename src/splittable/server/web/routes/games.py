"""The games."""

from collections.abc import Iterable
from typing import get_args

from litestar import get

from splittable.bots import plug_of
from splittable.bots.names import known, titles
from splittable.core import learn, registry, texts
from splittable.core.spec import GameSpec, Option
from splittable.core.words import LANGUAGES
from splittable.puzzles import entry
from splittable.server.web.routes.dependencies import InPath, TheServices
from splittable.server.web.routes.errors import documented
from splittable.server.wire.api import BotInfo, GameInfo, Games, GameTexts, OptionInfo, Phrase


@get("/api/games", sync_to_thread=False, operation_id="listGames")
def list_games(services: TheServices) -> Games:
    """The games with their players and options, the bots' levels, and the set phrases of the chat."""
    games = [game_info(name, services.config.own_bots) for name in registry.names()]
    names = dict.fromkeys(bot for game in games for bot in game.bots)
    own = {name: dict.fromkeys(LANGUAGES, bot.title) for name, bot in services.config.own_bots.items()}
    bots = [BotInfo(name, own.get(name) or titles(name)) for name in names]
    return Games(games, bots, services.config.usual_bot, list(get_args(Phrase)))


@get("/api/games/{game:str}", sync_to_thread=False, operation_id="readGame", responses=documented(400))
def read_game(game: InPath) -> GameTexts:
    """The rules of a game, in every language."""
    spec = registry.spec(game)
    written = texts.languages(spec)
    rules = {language: texts.rules(spec, language) for language in written}
    return GameTexts(spec.name, rules, {language: texts.document(spec, language) for language in written})


def help_of(spec: GameSpec, option: Option) -> dict[str, str]:
    return {language: spec.words(language)(f"option.{option.name}") for language in LANGUAGES}


def game_info(name: str, own_bots: Iterable[str]) -> GameInfo:
    spec, plug = registry.spec(name), plug_of(name)
    return GameInfo(
        name=spec.name,
        title=spec.title,
        authors=list(spec.authors),
        publisher=spec.publisher,
        rules=spec.rules,
        min_players=spec.min_players,
        max_players=spec.max_players,
        usual_players=spec.usual_players,
        minutes=spec.minutes,
        options=[
            OptionInfo(o.name, o.default, list(o.choices), help_of(spec, o), o.shipped is not None)
            for o in spec.options
        ],
        free_talk=spec.free_talk,
        bots=[*known(name), *own_bots],
        hindsight=plug.hindsight is not None,
        reviews=plug.judge is not None,
        goal={language: spec.words(language)(learn.GOAL) for language in LANGUAGES},
        lesson=bool(learn.lesson(name).steps),
        puzzles=entry.path_of(name).exists(),
    )
