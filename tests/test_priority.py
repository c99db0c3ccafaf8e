"""The processes that think start on every system, also where a process can't lower its own priority."""

import os
import subprocess
import sys

import pytest

from splittable.core.priority import give_way

WORKERS = ("bots.worker", "review.adviser", "review.worker", "solve.worker")
WITHOUT_NICE = """
import os
del os.nice  # as on Windows
from splittable.{worker} import main
try:
    main()
except Exception as error:  # two of them expect a task before their input ends
    assert type(error).__name__ == "DecodeError", error
"""


@pytest.mark.parametrize("worker", WORKERS)
def test_a_worker_starts_where_there_are_no_priorities(worker: str) -> None:
    command = [sys.executable, "-c", WITHOUT_NICE.format(worker=worker)]
    done = subprocess.run(command, input="", capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")


def test_giving_way_lowers_the_priority_where_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(os, "nice", asked.append)
    give_way()
    monkeypatch.delattr(os, "nice")
    give_way()
    assert len(asked) == 1 and asked[0] > 0
