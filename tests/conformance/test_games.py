"""Every game that comes with Splittable passes the suite."""

import splittable
from splittable.testing.suite import *  # noqa: F403

GAMES = splittable.game_names()
