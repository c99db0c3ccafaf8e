"""Reviews of finished games over HTTP: rights, progress, limits."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from splittable.bots.plug import judge_of
from splittable.review.told import Said
from splittable.review.worker import Report
from splittable.server.jobs import reviews
from splittable.server.jobs.kinds import REVIEW
from tests.server.client import Person, play_to_the_end, played
from tests.server.conftest import run
from tests.server.serving import Served, serving, test_config


async def refusal(person: Person, table: str, **params: Any) -> tuple[int, str]:
    answer = await person.http.get(f"/api/tables/{table}/review", params={"seat": 0, **params})
    return answer.status_code, answer.json().get("code", "")


async def finished(person: Person, table: str, seat: int, language: str = "en") -> Any:
    """Ask until it is done, as the page does; how far it was, and the review."""
    seen = []
    while True:
        found = await person.get(f"/api/tables/{table}/review", seat=seat, language=language)
        seen.append((found["state"], found["done"], found["all"]))
        if found["state"] == "done":
            return seen, found["review"]
        await asyncio.sleep(0.2)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("split-it", 2), ("splito", 3), ("splitter", 1), ("great-split", 2)])
def test_every_game_is_reviewed(served: Served, monkeypatch: pytest.MonkeyPatch, game: str, players: int) -> None:
    monkeypatch.setattr(reviews, "ITERATIONS", 4)

    async def story() -> None:
        async with Person(served.url) as ada:
            record = played(game, players, seed=4)
            table = await ada.post("/api/records", **record)
            seen, review = await finished(ada, table["id"], 0, "fr")
            assert seen[0][0] in ("waiting", "looking")
            moves = [number for number, text in enumerate(record["moves"]) if text.startswith("0 ")]
            assert [each["number"] for each in review["decisions"]] == moves
            assert all(each["label"] and each["best_label"] for each in review["decisions"])
            assert len(review["story"]) >= 2 and review["luck_words"].endswith(".") and len(review["curve"]) >= 2
            assert review["curve"][-1]["value"] == review["luck"]["result"]
            costly = [each for each in review["decisions"] if each["loss"] > 0]
            first = judge_of(game).review.first_kinds  # in The Great Split, splits and choices before card orders
            order = sorted(costly, key=lambda each: (each["kind"] not in first, -each["loss"], each["number"]))
            assert review["moments"] == [each["number"] for each in order[:3]]
            assert review["loss"] == pytest.approx(sum(each["loss"] for each in costly))
            special = {"split-it": {"guesses", "readable"}, "splitter": {"dice"}, "great-split": {"cuts"}}
            assert set(review["more"]) == special.get(game, set())
            again, same = await finished(ada, table["id"], 0, "fr")
            assert again == [("done", 1, 1)] and same == review

    run(story())


def test_one_looks_at_ones_own_choices(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "ITERATIONS", 1)

    async def story() -> None:
        async with Person(served.url) as ada, Person(served.url) as eve:
            private = await ada.post("/api/play", game="splitter", players=2, seat=0, options={"size": "tiny"})
            assert await refusal(ada, private["id"]) == (409, "table/not_over")
            await play_to_the_end(await ada.watch(private["id"], 0), private["id"], 0)
            assert await refusal(eve, private["id"]) == (403, "review/not_yours")
            assert await refusal(ada, private["id"], seat=1) == (403, "review/not_yours")
            assert (await ada.get(f"/api/tables/{private['id']}/review", seat=0))["state"] != "done"
            seats = [{"kind": "me"}, {"kind": "bot"}]
            public = await ada.post(
                "/api/tables", game="splitter", options={"size": "tiny"}, seats=seats, public=True, start=True
            )
            await play_to_the_end(await ada.watch(public["id"], 0), public["id"], 0)
            assert (await eve.get(f"/api/tables/{public['id']}/review", seat=1))["state"] != "done"

    run(story())


def test_bad_requests_get_codes(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            assert await refusal(ada, "t_none") == (404, "table/not_found")
            table = await ada.post("/api/records", **played("splitter", 1, seed=1))
            assert await refusal(ada, table["id"], seat=5) == (400, "table/no_such_seat")
            assert await refusal(ada, table["id"], seat="x") == (400, "request/malformed")
            assert await refusal(ada, table["id"], language="xx") == (400, "request/malformed")
            stranger = Person(served.url)
            assert await refusal(stranger, table["id"]) == (401, "identity/missing")
            await stranger.http.aclose()

    run(story())


def test_it_is_rate_limited_and_the_line_is_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(url: str, expected: str) -> None:
        async with Person(url) as ada:
            table = await ada.post("/api/records", **played("splitter", 1, seed=1))
            assert await refusal(ada, table["id"]) == (429, expected)

    with serving(test_config(tmp_path / "games.sqlite", limits=0.08)) as served:
        run(story(served.url, "limit/rate"))
    monkeypatch.setattr(reviews, "REVIEW", replace(REVIEW, most_waiting=0))
    with serving(test_config(tmp_path / "games.sqlite")) as served:
        run(story(served.url, "limit/too_many"))


def test_a_failure_is_told_once_and_may_be_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "REVIEW", replace(REVIEW, seconds=0.0))

    async def story(url: str) -> None:
        async with Person(url) as ada:
            table = await ada.post("/api/records", **played("splitter", 1, seed=1))
            assert (await ada.get(f"/api/tables/{table['id']}/review", seat=0))["state"] != "done"
            while (found := await refusal(ada, table["id"]))[0] == 200:
                await asyncio.sleep(0.05)
            assert found == (503, "review/failed")
            assert (await ada.get(f"/api/tables/{table['id']}/review", seat=0))["state"] != "done"

    with serving(test_config(tmp_path / "games.sqlite")) as served:
        run(story(served.url))


def test_a_review_that_is_older_than_a_language_is_told_in_english() -> None:
    decision: dict[str, Any] = {
        "choices": 3,
        "number": 3,
        "move": "guess white",
        "best": "guess pink",
        "value": 0.4,
        "best_value": 0.5,
        "loss": 0.1,
        "margin": 0.02,
        "kind": "guess",
        "round": 2,
    }
    said = {
        "en": Said(
            [("white", "pink")], ["Nobody else wants pink."], ["You won."], "Luck.", ["Ada won."], "Ada’s luck."
        )
    }
    early = reviews.progress("looking", Report(3, 9, first=decision, first_said=said), "fr", True).first
    assert early is not None and (early.label, early.best_label, early.round) == ("white", "pink", 2)
    review: dict[str, Any] = {
        "game": "split-it",
        "seat": 0,
        "unit": "odds",
        "loss": 0.1,
        "decisions": [decision],
    }
    report = Report(
        review={**review, "moments": [3], "curve": [], "turning": None, "luck": None, "more": {}}, said=said
    )
    mine, theirs = (reviews.whole(report, "fr", is_mine) for is_mine in (True, False))
    assert mine.decisions[0].reason == "Nobody else wants pink." and mine.moments == [3]
    assert (mine.story, mine.luck_words) == (["You won."], "Luck.")
    assert (theirs.story, theirs.luck_words) == (["Ada won."], "Ada’s luck.")
