"""A finished game step by step: by decisions, with everything open or as one seat saw it, and never before its end."""

import json
import random
import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import splittable
from splittable.core.words import LANGUAGES
from splittable.server.table.table import split_move
from tests.server.client import Person
from tests.server.conftest import run
from tests.server.serving import Served

SAMPLES = Path(__file__).parent.parent / "records"
GAMES = splittable.game_names()
Fields = dict[str, Any]


def sample(game: str) -> Fields:
    found: Fields = json.loads((SAMPLES / f"{game}.jsonl").read_text().splitlines()[-1])
    return found


@cache
def longest(game: str) -> Fields:
    """The record with the most players."""
    records = [json.loads(line) for line in (SAMPLES / f"{game}.jsonl").read_text().splitlines()]
    found: Fields = max(records, key=lambda record: (record["players"], len(record["moves"])))
    return found


def played(game: str, players: int) -> Fields:
    """A random game."""
    rng = random.Random(7)
    state = splittable.load(game).start(players)
    state.roll(rng)
    while not state.is_over:
        seat = rng.choice(state.acting())
        state.play(seat, rng.choice(state.legal(seat)))
        state.roll(rng)
    return state.record()


def states(record: Fields) -> list[splittable.State]:
    """The game after 0, 1, 2, … moves."""
    state = splittable.load(record["game"]).start(record["players"], **record["options"])
    found = [state.copy()]
    for text in record["moves"]:
        state.play(*split_move(text))
        found.append(state.copy())
    return found


def positions(replay: Fields) -> list[Fields]:
    """What the page makes of the steps: each holds only what is new."""
    view: Fields = {}
    opened: Fields = {}
    found = []
    for step in replay["steps"]:
        view, opened = view | step["view"], opened | step.get("opened", {})
        found.append({**view, "opened": opened} if opened else view)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_step_is_a_choice_or_all_that_chance_did(game: str, served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            record = longest(game)
            table = await ada.post("/api/records", **record)
            replay = await ada.get(f"/api/tables/{table['id']}/replay", everything=True, language="en")
            assert replay["moves"] == len(record["moves"]) == replay["steps"][-1]["number"]
            done, kinds = 0, []
            for step in replay["steps"]:
                movers = [text.split(" ")[0] for text in record["moves"][done : step["number"]]]
                assert movers and (len(movers) == 1 or set(movers) == {"~"})
                kinds.append(movers[0])
                done = step["number"]
            assert ("~", "~") not in pairwise(kinds), "chance was cut into pieces"
            assert kinds[0] == "~", "the deal comes before the first choice, in one step"

    run(story())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_told(game: str, language: str, served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            record = sample(game)
            table = await ada.post("/api/records", **record)
            path = f"/api/tables/{table['id']}/replay"
            opened = await ada.get(path, everything=True, language=language)
            moves = [event for step in opened["steps"] for event in step["events"] if event["type"] == "move"]
            told = [f"{'~' if event['seat'] < 0 else event['seat']} {event['move']}" for event in moves]
            assert told == record["moves"]
            closed = await ada.get(path, language=language)
            for replay in (opened, closed, await ada.get(path, seat=0, language=language)):
                for step in replay["steps"]:
                    assert any(line["text"] for line in step["log"]), f"step {step['number']} has no words"
            assert not any("opened" in step for step in closed["steps"])
            hidden = [e for step in closed["steps"] for e in step["events"] if e["type"] == "move" and not e["move"]]
            assert hidden, "the sample has no secret choice, so this would prove nothing"

    run(story())


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_hidden_when_everything_is_open(game: str, served: Served) -> None:
    """All that a seat alone could see is there: compared with what each seat saw itself."""

    async def story() -> None:
        async with Person(served.url) as ada:
            record = longest(game)
            table = await ada.post("/api/records", **record)
            replay = await ada.get(f"/api/tables/{table['id']}/replay", everything=True)
            game_so_far = states(record)
            for step, seen in zip(replay["steps"], positions(replay), strict=True):
                views = [game_so_far[step["number"]].view(seat) for seat in range(record["players"])]
                for seat, view in enumerate(views):
                    for ours, field in SECRETS[game].items():
                        found = seen["opened"][ours][seat]
                        assert (found or None) == (view[field] or None), (step["number"], seat, ours)
                if game == "split-it":
                    assert seen["columns"] == [views[seat]["columns"][seat] for seat in range(record["players"])]
                if "faces" in seen:
                    shown = [card for cards in seen["opened"]["hands"] + seen["opened"]["sold"] for card in cards]
                    assert set(shown) <= set(seen["opened"]["faces"])

    run(story())


SECRETS = {
    "split-it": {"guesses": "guess"},
    "splito": {"hands": "hand", "choices": "choice"},
    "splitter": {"choices": "choice"},
    "great-split": {"hands": "hand", "splits": "my_split", "takes": "my_take", "sold": "my_sold"},
}
"""Fields of what is opened, by seat, and the fields in which a seat saw its own."""


@pytest.mark.parametrize("eyes", [{}, {"seat": 1}])
@pytest.mark.parametrize("game", GAMES)
def test_steps_add_up_to_what_was_seen(game: str, eyes: Fields, served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            record = sample(game)
            table = await ada.post("/api/records", **record)
            replay = await ada.get(f"/api/tables/{table['id']}/replay", **eyes)
            game_so_far = states(record)
            for step, seen in zip(replay["steps"], positions(replay), strict=True):
                assert seen == json.loads(json.dumps(game_so_far[step["number"]].view(eyes.get("seat"))))
            assert replay["result"]["scores"] == record["scores"]

    run(story())


def test_a_text_board_for_those_who_ask(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            table = await ada.post("/api/records", **sample("splito"))
            path = f"/api/tables/{table['id']}/replay"
            plain = await ada.get(path, everything=True, language="fr")
            assert not any("board" in step for step in plain["steps"])
            written = await ada.get(path, everything=True, language="fr", boards=True)
            assert "Joueur 1 a en main\u00a0: " in written["steps"][0]["board"]

    run(story())


def test_a_long_replay_is_light(served: Served) -> None:
    """The Great Split with seven: everything used to come with every step."""

    async def story() -> None:
        async with Person(served.url) as ada:
            table = await ada.post("/api/records", **played("great-split", 7))
            answer = await ada.http.get(
                f"/api/tables/{table['id']}/replay", params={"everything": True, "language": "fr"}
            )
            assert answer.headers["content-encoding"] == "gzip"
            assert int(answer.headers["content-length"]) < 60_000
            assert len(answer.content) < 900_000
            assert "content-encoding" not in (await ada.http.get(f"/api/tables/{table['id']}")).headers

    run(story())


def test_a_seat_or_everything_but_not_both(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            table = await ada.post("/api/records", **sample("split-it"))
            answer = await ada.http.get(f"/api/tables/{table['id']}/replay", params={"everything": True, "seat": 0})
            assert (answer.status_code, answer.json()["code"]) == (400, "request/malformed")

    run(story())


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_stays_closed(game: str, served: Served) -> None:
    """To its players and to strangers, whatever they ask for."""

    async def story() -> None:
        async with Person(served.url) as ada, Person(served.url) as eve:
            players = splittable.load(game).spec.usual_players
            table = await ada.post("/api/play", game=game, players=players, seat=0)
            path = f"/api/tables/{table['id']}"
            asked: list[tuple[str, Fields]] = [
                ("replay", {}),
                ("replay", {"everything": True}),
                ("replay", {"everything": True, "boards": True, "language": "fr"}),
                ("replay", {"seat": 0}),
                ("view", {"number": 1}),
                ("view", {"number": 1, "seat": 0}),
                ("record", {}),
                ("hindsight", {}),
                ("decisive", {"language": "en"}),
                ("review", {"seat": 0}),
            ]
            for person in (ada, eve):
                for what, params in asked:
                    refused = await person.get(f"{path}/{what}", 409, **params)
                    assert refused["code"] == "table/not_over", what
                assert (await person.post(f"{path}/branch", 409, number=1, seat=0))["code"] == "table/not_over"

    run(story())


def test_only_replays_open_everything() -> None:
    """The way round what a seat may see is called in one place, behind the check that the game is over."""
    sources = Path(splittable.__file__).parent
    calls = [
        str(file.relative_to(sources))
        for file in sorted(sources.rglob("*.py"))
        if "testing" not in file.parts and re.search(r"\.open_(view|events)\(", file.read_text(encoding="utf-8"))
    ]
    assert calls == ["server/finished/steps.py"]
