"""My profile: from the stored reviews of my own seats, and of nobody else's."""

from typing import Any

from splittable.review.worker import FORMAT
from splittable.server.store import Store
from splittable.server.store.results import ReviewKey, reviews
from tests.server.client import Person
from tests.server.conftest import run
from tests.server.serving import Served
from tests.server.test_stored_reviews import finished_game


def report(loss: float) -> dict[str, Any]:
    decisions = [{"kind": "objective", "loss": loss}, {"kind": "card", "loss": 0.0}]
    return {"review": {"game": "splito", "unit": "odds", "decisions": decisions}}


def test_a_profile_shows_only_my_own_choices(served: Served) -> None:
    async def story() -> None:
        store = Store(served.services.config.database)
        async with Person(served.url, "Ada") as ada, Person(served.url, "Bo") as bo:
            people = [(await each.get("/api/me"))["id"] for each in (ada, bo)]
            assert (await ada.get("/api/me/profile"))["games"] == []
            await store.add(finished_game("t_profile", 5, people))
            for seat, loss in enumerate((0.02, 0.4)):
                await reviews(store).claim(ReviewKey("t_profile", seat), FORMAT, now=100, abandoned=80)
                await reviews(store).write(ReviewKey("t_profile", seat), 100, report(loss), is_done=True)
            mine = await ada.get("/api/me/profile", language="fr")
            assert mine["reviewed"] == ["t_profile"]
            [game] = mine["games"]
            assert (game["game"], game["games"], game["choices"], game["trend"]) == ("splito", 1, 2, None)
            assert game["by_game"] == [0.02]
            assert [(each["label"], each["loss"]) for each in game["kinds"]] == [
                ("les Objectifs", 0.02),
                ("les cartes Splito", 0.0),
            ]
            assert game["exercise"] == {"kind": "puzzles", "rule": ""}
            assert "2,0 points de chances de gagner" in game["worst_words"]
            [other] = (await bo.get("/api/me/profile"))["games"]
            assert other["by_game"] == [0.4]
        async with Person(served.url, "Cleo") as stranger:
            await stranger.get("/api/me")
            assert (await stranger.get("/api/me/profile"))["games"] == []
        await store.close()

    run(story())
