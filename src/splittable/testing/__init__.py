"""The tests that every game passes, for a game's own test run:

    from splittable.testing.suite import *
    GAMES = ["my-game"]

and `pytest_plugins = ["splittable.testing.plugin"]` in its `conftest.py`. Install `splittable[testing]` for it.
"""
