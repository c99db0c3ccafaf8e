"""Why a job has no result."""


class Trouble(Exception):
    """The common base."""


class TooMany(Trouble):
    """Too many jobs of the kind are waiting."""


class Stopped(Trouble):
    """The runner is stopping."""


class Failed(Trouble):
    """The job failed, took too long, or its processes crashed. `is_known`: the message is meant for people."""

    def __init__(self, message: str, is_known: bool = False) -> None:
        super().__init__(message)
        self.is_known = is_known
