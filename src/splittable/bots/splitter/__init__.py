"""The strong Splitter bot: `choose` returns a placement, `values` the value of each placement."""

from splittable.bots.splitter.player import choose, values

__all__ = ["choose", "values"]
