"""What Splitter brings for its bots."""

from splittable.bots.base import Level
from splittable.bots.contest import Contest
from splittable.bots.judge import Judge
from splittable.bots.plug import Plug
from splittable.bots.splitter import coach
from splittable.bots.splitter.contest import SECONDS, answer_contest
from splittable.bots.splitter.judging import placement_choices, placement_gap
from splittable.bots.splitter.player import warm_up
from splittable.bots.splitter.playing import easy_bot, futures_bot, load_futures
from splittable.bots.splitter.review import REVIEWING
from splittable.bots.splitter.solve import offer

PLUG = Plug(
    levels={
        "easy": Level(easy_bot),
        "hard": Level(futures_bot, load_futures),
        "expert": Level(futures_bot, load_futures),
    },
    judge=Judge(placement_choices, placement_gap, REVIEWING, "points", coach),
    hindsight=offer,
    contest=Contest(answer_contest, SECONDS, warm_up),
)
