"""Lets processes that compute give way to those that answer people."""

import os

NICENESS = 5


def give_way() -> None:
    """Run at a lower priority from now on, if the system supports it (Windows does not)."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
