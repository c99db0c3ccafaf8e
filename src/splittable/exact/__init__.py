"""Exact values of set-ups small enough to enumerate. Needs the extra `splittable[exact]`."""

from splittable.exact.equilibrium import equilibrium_value
from splittable.exact.responses import best_response_values, uniform_values
from splittable.exact.tree import Node, grow

__all__ = ["Node", "best_response_values", "equilibrium_value", "grow", "uniform_values"]
