"""Names, languages, colours, mutes and device links of persons."""

import hashlib
import secrets

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from splittable.server.store import schema
from splittable.server.store.store import Store
from splittable.server.time_and_chance import TimeAndChance
from splittable.server.wire.api import ChangeMe, Me
from splittable.server.wire.codes import Code, Refused
from splittable.server.wire.text import clean_text

LINK_SECONDS = 600


class People:
    def __init__(self, store: Store, time_and_chance: TimeAndChance) -> None:
        self._store = store
        self._time_and_chance = time_and_chance

    async def me(self, person: str) -> Me:
        async with self._store.reading() as connection:
            return await _me(connection, person)

    async def change(self, person: str, wanted: ChangeMe) -> Me:
        values: dict[str, str | int] = {}
        if wanted.name is not None:
            values["name"] = clean_text(wanted.name)
        if wanted.language is not None:
            values["language"] = wanted.language
        if wanted.colour is not None:
            values["colour"] = wanted.colour
        await self._keep(person, values)
        return await self.me(person)

    async def new_link(self, person: str) -> tuple[str, int]:
        """A single-use token, and when it expires. Only its hash is stored."""
        token = secrets.token_urlsafe(24)
        now = self._time_and_chance.now()
        expires_at = now + LINK_SECONDS * 1000
        await self._keep(person, {})
        async with self._store.writing() as connection:
            await connection.execute(delete(schema.links).where(schema.links.c.expires_at < now))
            values = {"digest": _digest(token), "person": person, "expires_at": expires_at}
            await connection.execute(insert(schema.links), values)
        return token, expires_at

    async def claim(self, token: str) -> str:
        c = schema.links.c
        async with self._store.writing() as connection:
            query = delete(schema.links).where(c.digest == _digest(token)).returning(c.person, c.expires_at)
            found = (await connection.execute(query)).first()
        if found is None or found.expires_at < self._time_and_chance.now():
            raise Refused(Code.LINK_UNKNOWN, "this link is unknown, used or expired; create a new one")
        return str(found.person)

    async def me_and_muted(self, person: str) -> tuple[Me, list[str]]:
        """What a new socket needs to know, in one query."""
        c = schema.mutes.c
        async with self._store.reading() as connection:
            me = await _me(connection, person)
            return me, list((await connection.execute(select(c.muted).where(c.person == person))).scalars())

    async def mute(self, person: str, other: str, on: bool) -> None:
        c = schema.mutes.c
        async with self._store.writing() as connection:
            await connection.execute(delete(schema.mutes).where(c.person == person, c.muted == other))
            if on:
                await connection.execute(insert(schema.mutes), {"person": person, "muted": other})

    async def _keep(self, person: str, values: dict[str, str | int]) -> None:
        c = schema.people.c
        new = {"id": person, "name": "", "language": None, "colour": None, "created_at": self._time_and_chance.now()}
        try:
            async with self._store.writing() as connection:
                if (await connection.execute(select(c.id).where(c.id == person))).first() is None:
                    await connection.execute(insert(schema.people), new | values)
                elif values:
                    await connection.execute(update(schema.people).where(c.id == person).values(values))
        except IntegrityError:  # another request of the same person was first; now there is a row to update
            async with self._store.writing() as connection:
                await connection.execute(update(schema.people).where(c.id == person).values(values or {"id": person}))


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


async def _me(connection: AsyncConnection, person: str) -> Me:
    c = schema.people.c
    found = (await connection.execute(select(c.name, c.language, c.colour).where(c.id == person))).first()
    return Me(person, found.name, found.language, found.colour) if found else Me(person, "", None)
