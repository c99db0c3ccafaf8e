"""The processes that think start on every system, also where a process can't lower its own priority."""

import os
import subprocess
import sys

import pytest

from splittable.core.priority import give_way

WITHOUT_NICE = """
import os
del os.nice  # as on Windows
from splittable.jobs.worker import main
main()
"""


def test_a_worker_starts_where_there_are_no_priorities() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NICE], input="", capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")


def test_giving_way_lowers_the_priority_where_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(os, "nice", asked.append)
    give_way()
    monkeypatch.delattr(os, "nice")
    give_way()
    assert len(asked) == 1 and asked[0] > 0
