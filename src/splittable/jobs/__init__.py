"""Runs what thinks in worker processes: bots' moves, hints, reviews, best possible results.

Lines of JSON over pipes, and nothing that only one operating system has.
"""

from splittable.jobs.kinds import Job, Kind, Lane
from splittable.jobs.runner import Runner
from splittable.jobs.trouble import Failed, Stopped, TooMany, Trouble

__all__ = ["Failed", "Job", "Kind", "Lane", "Runner", "Stopped", "TooMany", "Trouble"]
