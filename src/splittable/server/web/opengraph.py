"""What a link shows where it is pasted: Open Graph tags in the page's head."""

import logging
import re
from html import escape

from splittable.core import registry
from splittable.core.spec import Final
from splittable.core.words import ENGLISH, LANGUAGES, Words, of_frame
from splittable.picture.frame import SIZES
from splittable.picture.raster import can_draw
from splittable.picture.said import among, day, labels
from splittable.server.finished.pictures import day_of, names_of
from splittable.server.services import Services
from splittable.server.web.requests import AnyConnection, public_url
from splittable.server.wire.api import TableInfo
from splittable.server.wire.codes import Refused

log = logging.getLogger(__name__)

OF_TABLE = re.compile(r"(?:t|replay|review)/([A-Za-z0-9_-]{1,64})")
SITE_PICTURE = "/share.png"


async def tags(services: Services, connection: AnyConnection, path: str) -> str:
    """Those of the site if those of the table fail: the page itself needs neither game nor database."""
    try:
        return await table_tags(services, connection, path)
    except Exception:
        log.exception("no tags for a link", extra={"path": path})
        return plain_tags(services, connection, path)


def plain_tags(services: Services, connection: AnyConnection, path: str) -> str:
    url = public_url(services.config.public_url, connection)
    words = of_frame(accepted_language(connection.headers.get("accept-language", "")) or ENGLISH)
    return site_tags("Splittable", words("og_site"), f"{url}/{path}", url, words)


async def table_tags(services: Services, connection: AnyConnection, path: str) -> str:
    """Of a finished game that others may watch: its result and picture. Of any other table only the game."""
    url = public_url(services.config.public_url, connection)
    accepted = accepted_language(connection.headers.get("accept-language", ""))
    found = OF_TABLE.fullmatch(path)
    table = await table_at(services, found[1]) if found else None
    if table is None:
        return plain_tags(services, connection, path)
    address = f"{url}/{path}"
    hosts = (await services.people.me(table.host)).language if table.host else None
    words = of_frame(hosts or accepted or ENGLISH)
    title = registry.spec(table.game).title
    if table.status != "over" or not table.spectators:
        return site_tags(title, words("og_table"), address, url, words)
    said = (result_of(table, title, words), about(table, words), address)
    if not can_draw():
        return site_tags(*said, url, words)
    image = f"{url}/api/tables/{table.id}/picture.png?language={words.language}"
    return written(*said, image, words("og_picture", game=title))


async def table_at(services: Services, table_id: str) -> TableInfo | None:
    try:
        return await services.lobby.read(table_id)
    except Refused:
        return None


def accepted_language(header: str) -> str | None:
    """The first language of the request that we speak."""
    wanted = (part.partition(";")[0].strip().lower().partition("-")[0] for part in header.split(","))
    return next((language for language in wanted if language in LANGUAGES), None)


def result_of(table: TableInfo, title: str, words: Words) -> str:
    scores, winners = table.scores or [0], table.winners or [0]
    if len(scores) == 1:
        return words("og_solo", game=title, points=scores[0])
    names = labels(names_of(table.seats, table.public), None, words.language)
    result, _ = among(Final({"scores": scores}, winners, [], names, []), words)
    return words("og_result", game=title, result=result, points=scores[winners[0]])


def about(table: TableInfo, words: Words) -> str:
    players = words("picture_players", count=table.players)
    return words("og_finished", players=players, date=day(day_of(table.ended_at), words.language))


def site_tags(title: str, text: str, address: str, url: str, words: Words) -> str:
    return written(title, text, address, f"{url}{SITE_PICTURE}", words("og_site_picture"))


def written(title: str, text: str, address: str, image: str, alt: str) -> str:
    width, height = SIZES["wide"]
    properties = {
        "og:type": "website",
        "og:site_name": "Splittable",
        "og:title": title,
        "og:description": text,
        "og:url": address,
        "og:image": image,
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": alt,
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])
