"""The value of choices: hints during a game, and a review after it. Needs the extra `splittable[fast]`."""

from splittable.review.decision import Decision
from splittable.review.game import Review, review
from splittable.review.hints import Hint, hint, plain_hint
from splittable.review.profiles import Profile, profile
from splittable.review.reasons import reason_for

__all__ = ["Decision", "Hint", "Profile", "Review", "hint", "plain_hint", "profile", "reason_for", "review"]
