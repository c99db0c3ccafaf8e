"""Bots in processes of their own: whatever they do, the arena goes on."""

import sys
from pathlib import Path

import pytest

from splittable.arena import Entrant, Played, plan
from splittable.arena.play import play

EXAMPLE = Path(__file__).parents[2] / "examples" / "line_bot.py"

BAD = {
    "crashed": "import sys; sys.stdin.readline(); sys.exit(3)",
    "late": "import time; time.sleep(36000)",
    "nonsense": "import sys\nfor line in sys.stdin: print('hello', flush=True)",
    "illegal": 'import sys\nfor line in sys.stdin: print(\'{"move": "win"}\', flush=True)',
}


def played_by(*command: str, limit: float = 20.0) -> Played:
    entrants = [Entrant("mine", command), Entrant("random")]
    return play(plan("split-it", entrants, 1, 2, {}, 3, limit=limit)[0])


@pytest.mark.parametrize("reason", BAD)
def test_a_bad_bot_forfeits_and_the_game_is_played_out(reason: str) -> None:
    found = played_by(sys.executable, "-c", BAD[reason], limit=1.0 if reason == "late" else 20.0)
    assert found.forfeits == (reason, "")
    assert found.shares == (0.0, 1.0)
    assert found.moves > 70


def test_a_command_that_does_not_exist_forfeits() -> None:
    assert played_by("/nowhere/bot").forfeits == ("crashed", "")


def test_a_bot_that_never_reads_holds_nobody_up() -> None:
    code = "import time\nprint('x' * 300000, flush=True)\ntime.sleep(36000)"
    found = played_by(sys.executable, "-c", code, limit=1.0)
    assert found.forfeits[0] in ("late", "nonsense")


def test_answers_of_the_wrong_shape_are_nonsense() -> None:
    for answer in ("[1, 2]", '{"moves": 1}', "3", '{"move": '):
        code = f"import sys\nfor line in sys.stdin: print({answer!r}, flush=True)"
        assert played_by(sys.executable, "-c", code).forfeits[0] == "nonsense"
    code = "import sys\nfor line in sys.stdin: print('{\"move\": [1]}', flush=True)"
    assert played_by(sys.executable, "-c", code).forfeits[0] == "illegal"


def test_the_example_plays_whole_games() -> None:
    entrants = [Entrant("example", (sys.executable, str(EXAMPLE))), Entrant("random"), Entrant("random")]
    for match in plan("splito", entrants, 2, 3, {}, 1):
        found = play(match)
        assert not any(found.forfeits)
        assert sum(found.shares) == pytest.approx(1)


GREETS = """
import json, sys, time
time.sleep({pause})
print(json.dumps({{"type": "hello", "wants": ["codes", "observation", "mask", "told", "key"]}}), flush=True)
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "choose" and "codes" in said:
        assert len(said["codes"]) == len(said["view"]["legal"]) == sum(said["mask"])
        assert len(said["told"]) == said["view"]["number"] and said["observation"] and said["key"]
        print(json.dumps({{"code": said["codes"][0]}}), flush=True)
"""


@pytest.mark.parametrize("pause", [0, 0.5])
def test_a_bot_that_says_hello_gets_numbers_and_answers_with_codes(pause: float) -> None:
    """Whether its hello comes before the first question or after it."""
    assert played_by(sys.executable, "-c", GREETS.format(pause=pause)).forfeits == ("", "")


def test_wrong_codes_and_wishes_forfeit() -> None:
    for wish, reason in (('{"type": "hello", "wants": ["secrets"]}', "nonsense"), ('{"code": 99999}', "illegal")):
        code = f"import sys\nfor line in sys.stdin: print({wish!r}, flush=True)"
        assert played_by(sys.executable, "-c", code).forfeits[0] == reason
