"""What Splito brings for its bots."""

from splittable.bots.judge import Judge
from splittable.bots.playing import SEARCH_LEVELS, search_choices, search_gap
from splittable.bots.plug import Plug
from splittable.bots.splito import coach
from splittable.bots.splito.review import REVIEWING
from splittable.games.splito import guide

PLUG = Plug(
    levels=SEARCH_LEVELS,
    judge=Judge(search_choices, search_gap, REVIEWING, coach=coach),
    guide=guide,
)
