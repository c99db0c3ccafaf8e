"""What Splito brings for its bots."""

from splittable.bots.judge import Judge
from splittable.bots.playing import SEARCH_LEVELS, search_choices, search_gap
from splittable.bots.plug import Plug
from splittable.bots.splito import coach, guide
from splittable.bots.splito.review import REVIEWING

PLUG = Plug(
    levels=SEARCH_LEVELS,
    judge=Judge(search_choices, search_gap, REVIEWING, coach=coach),
    guide=guide,
)
