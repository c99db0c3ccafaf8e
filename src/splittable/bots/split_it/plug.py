"""What Split it! brings for its bots."""

from splittable.bots.base import Level
from splittable.bots.judge import Judge
from splittable.bots.plug import Plug
from splittable.bots.split_it import coach
from splittable.bots.split_it.judging import stage_choices, stage_gap
from splittable.bots.split_it.playing import expert_bot, hard_bot, load_solver
from splittable.bots.split_it.review import REVIEWING

PLUG = Plug(
    levels={"hard": Level(hard_bot, load_solver), "expert": Level(expert_bot, load_solver)},
    judge=Judge(stage_choices, stage_gap, REVIEWING, coach=coach),
)
