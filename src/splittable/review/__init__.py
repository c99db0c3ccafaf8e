"""What a choice was worth: hints during a game, and a review after it. Needs the extra `splittable[fast]`."""

from splittable.review.game import Decision, Review, review
from splittable.review.hints import Hint, hint

__all__ = ["Decision", "Hint", "Review", "hint", "review"]
