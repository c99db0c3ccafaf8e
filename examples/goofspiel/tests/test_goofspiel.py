from splittable.testing.suite import *  # noqa: F403

GAMES = ["goofspiel"]
