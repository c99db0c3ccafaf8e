"""Bots against bots: many games, seats rotated, the same deals for every seating; ratings, tables, a report."""

from splittable.arena.entrants import Entrant, parse_entrants
from splittable.arena.plan import Match, plan
from splittable.arena.play import Played
from splittable.arena.run import run
from splittable.arena.tables import Standing, standings

__all__ = ["Entrant", "Match", "Played", "Standing", "parse_entrants", "plan", "run", "standings"]
