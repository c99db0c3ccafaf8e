"""What The Great Split brings for its bots."""

from splittable.bots.base import Level
from splittable.bots.great_split import coach
from splittable.bots.great_split.playing import (
    great_split_bot,
    great_split_choices,
    great_split_gap,
    load_great_split,
)
from splittable.bots.great_split.review import REVIEWING
from splittable.bots.judge import Judge
from splittable.bots.plug import Plug
from splittable.games.great_split import guide

LEVEL = Level(great_split_bot, load_great_split)
PLUG = Plug(
    levels={"hard": LEVEL, "expert": LEVEL},
    judge=Judge(great_split_choices, great_split_gap, REVIEWING, coach=coach),
    guide=guide,
)
