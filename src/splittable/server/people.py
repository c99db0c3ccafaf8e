"""Names, languages, colours, mutes and device links of persons."""

import hashlib
import secrets

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from splittable.server.api import ChangeMe, Me
from splittable.server.codes import Code, Refused
from splittable.server.nature import Nature
from splittable.server.store import Store, shape

LINK_SECONDS = 600


class People:
    def __init__(self, store: Store, nature: Nature) -> None:
        self._store = store
        self._nature = nature

    async def me(self, person: str) -> Me:
        async with self._store.reading() as connection:
            return await _me(connection, person)

    async def change(self, person: str, wanted: ChangeMe) -> Me:
        values: dict[str, str | int] = {}
        if wanted.name is not None:
            values["name"] = clean_name(wanted.name)
        if wanted.language is not None:
            values["language"] = wanted.language
        if wanted.colour is not None:
            values["colour"] = wanted.colour
        await self._keep(person, values)
        return await self.me(person)

    async def new_link(self, person: str) -> tuple[str, int]:
        """A single-use token, and when it expires. Only its hash is stored."""
        token = secrets.token_urlsafe(24)
        now = self._nature.now()
        expires_at = now + LINK_SECONDS * 1000
        await self._keep(person, {})
        async with self._store.writing() as connection:
            await connection.execute(delete(shape.links).where(shape.links.c.expires_at < now))
            values = {"digest": _digest(token), "person": person, "expires_at": expires_at}
            await connection.execute(insert(shape.links), values)
        return token, expires_at

    async def claim(self, token: str) -> str:
        c = shape.links.c
        async with self._store.writing() as connection:
            query = delete(shape.links).where(c.digest == _digest(token)).returning(c.person, c.expires_at)
            found = (await connection.execute(query)).first()
        if found is None or found.expires_at < self._nature.now():
            raise Refused(Code.LINK_UNKNOWN, "this link is unknown, used or expired; create a new one")
        return str(found.person)

    async def me_and_muted(self, person: str) -> tuple[Me, list[str]]:
        """What a new socket needs to know, in one query."""
        c = shape.mutes.c
        async with self._store.reading() as connection:
            me = await _me(connection, person)
            return me, list((await connection.execute(select(c.muted).where(c.person == person))).scalars())

    async def mute(self, person: str, other: str, on: bool) -> None:
        c = shape.mutes.c
        async with self._store.writing() as connection:
            await connection.execute(delete(shape.mutes).where(c.person == person, c.muted == other))
            if on:
                await connection.execute(insert(shape.mutes), {"person": person, "muted": other})

    async def _keep(self, person: str, values: dict[str, str | int]) -> None:
        c = shape.people.c
        new = {"id": person, "name": "", "language": None, "colour": None, "created_at": self._nature.now()}
        try:
            async with self._store.writing() as connection:
                if (await connection.execute(select(c.id).where(c.id == person))).first() is None:
                    await connection.execute(insert(shape.people), new | values)
                elif values:
                    await connection.execute(update(shape.people).where(c.id == person).values(values))
        except IntegrityError:  # another request of the same person was first; now there is a row to update
            async with self._store.writing() as connection:
                await connection.execute(update(shape.people).where(c.id == person).values(values or {"id": person}))


def clean_name(name: str) -> str:
    """Without control and line characters, and without space around it."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


async def _me(connection: AsyncConnection, person: str) -> Me:
    c = shape.people.c
    found = (await connection.execute(select(c.name, c.language, c.colour).where(c.id == person))).first()
    return Me(person, found.name, found.language, found.colour) if found else Me(person, "", None)
