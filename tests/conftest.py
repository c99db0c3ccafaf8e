"""Compiled code writes past the end of a field without a word, so every test runs with bounds checks."""

import os

os.environ["NUMBA_BOUNDSCHECK"] = "1"

from hypothesis import settings

settings.register_profile("all", deadline=None, derandomize=True, max_examples=25, database=None)
settings.register_profile("quick", settings.get_profile("all"), max_examples=5)
settings.load_profile(os.environ.get("SPLITTABLE_TESTS", "all"))
