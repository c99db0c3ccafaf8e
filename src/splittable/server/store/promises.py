"""Secrets whose commitment somebody has before they send what their browser adds: one each, used once."""

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from splittable.core.chance import commitment_of
from splittable.server.store import schema
from splittable.server.store.store import Store, chance_used
from splittable.server.time_and_chance import TimeAndChance


class Promises:
    def __init__(self, store: Store, time_and_chance: TimeAndChance) -> None:
        self._store = store
        self._time_and_chance = time_and_chance

    async def commitment(self, person: str) -> str:
        """To the secret of the next table that a person creates. It stays the same until then: no choice for us."""
        values = {"person": person, "secret": self._time_and_chance.new_secret()}
        try:
            async with self._store.writing() as connection:
                secret = await _secret(connection, person)
                if secret is None:
                    secret = values["secret"]
                    await connection.execute(insert(schema.secrets), values | {"made_at": self._time_and_chance.now()})
        except IntegrityError:  # another request of the same person was first
            return await self.commitment(person)
        return commitment_of(secret)

    async def secret(self, person: str, commitment: str) -> str:
        """What was promised to a person; Refused if it has been used already."""
        async with self._store.reading() as connection:
            secret = await _secret(connection, person)
        if secret is None or commitment_of(secret) != commitment:
            raise chance_used()
        return secret


async def _secret(connection: AsyncConnection, person: str) -> str | None:
    c = schema.secrets.c
    return (await connection.execute(select(c.secret).where(c.person == person))).scalar()
