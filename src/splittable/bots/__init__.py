"""Programs that play. A bot knows what its seat may know: whatever is hidden is drawn again before it looks."""

from splittable.bots.base import BOTS, Bot, choose

__all__ = ["BOTS", "Bot", "choose"]
