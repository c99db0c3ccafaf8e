"""What the server lets worker processes do, and how these share the work.

The quick lane never searches, so an easy bot or a quick suggestion never waits for an expert. The lane of searches has
the bots' moves first and then hints. Reviews and best results take minutes and have processes of their own. So do the
bots that the server's owner offers, because they are other people's code.
"""

from splittable.bots.worker import Answer
from splittable.jobs import Kind, Lane, Runner
from splittable.review.adviser import Advice
from splittable.review.hindsight import Allowed
from splittable.review.worker import Report
from splittable.server.config import Config

QUICK, SEARCH, STUDY, OWN = "quick", "search", "study", "own"

BOT_MOVE = Kind("splittable.bots.worker:answer", Answer, seconds=10.0, attempts=3)
OWN_MOVE = Kind("splittable.bots.worker:answer_of_outsider", Answer, seconds=10.0)
HINT = Kind("splittable.review.adviser:advise", Advice, seconds=20.0, first=1, attempts=3, most_waiting=12)
LOAD = Kind("splittable.bots.warming:load_soon", object, seconds=60.0)
"""Load the searches of some games, in the background."""
HINDSIGHT = Kind("splittable.review.hindsight:allowed", Allowed, seconds=180.0, at_once=1, most_waiting=8)
REVIEW = Kind("splittable.review.worker:make", Report, seconds=600.0, first=1, at_once=1, most_waiting=8)
"""Seconds to tens of seconds of work, but a first one compiles, and a busy machine may take long."""

IDLE_SECONDS = 60.0


def runner_for(config: Config) -> Runner:
    return Runner(
        Lane(QUICK, processes=1),
        Lane(SEARCH, processes=config.bot_workers),
        Lane(STUDY, processes=2, idle_seconds=IDLE_SECONDS),
        Lane(OWN, processes=config.bot_workers, idle_seconds=IDLE_SECONDS),
    )
