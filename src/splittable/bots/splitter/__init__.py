"""The strong Splitter bot: `choose` gives a placement, `values` what the placements are worth."""

from splittable.bots.splitter.player import choose, values

__all__ = ["choose", "values"]
