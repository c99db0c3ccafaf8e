"""A rematch and its place at the old table are written together."""

import pytest

from splittable.server.store import Changed, NewTable, Store
from splittable.server.wire.codes import Refused
from tests.server.test_stored_reviews import finished_game, with_store


def test_both_or_none(database: str) -> None:
    async def story(store: Store) -> None:
        old, new = finished_game("t_old", 5, ["p_a", "p_b"]), finished_game("t_new", 6, ["p_a", "p_b"])
        await store.add(old)
        old.rematch = "t_new"
        with pytest.raises(Refused):  # nobody has such a promise
            await store.change(old, added=NewTable(new, promised_to="p_a"))
        old.revision -= 1
        with pytest.raises(Changed):
            await store.change(old, added=NewTable(new))
        found = await store.table("t_old")
        assert found is not None and found.rematch is None and await store.table("t_new") is None
        old.revision += 1
        await store.change(old, added=NewTable(new))
        found = await store.table("t_old")
        assert found is not None and found.rematch == "t_new" and await store.table("t_new") is not None

    with_store(database, story)
