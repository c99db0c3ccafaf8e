"""Turns what a database can't do (disk full, read-only, locked, corrupt, gone) into one refusal that says so."""

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from splittable.server.wire.codes import Code, Refused

log = logging.getLogger(__name__)

RETRY_SECONDS = 5.0


@contextmanager
def refused_if_broken(is_committing: Callable[[], bool] = lambda: False) -> Iterator[None]:
    """Two writers of one row are no fault: their IntegrityError passes.

    A connection that breaks during a commit (`is_committing`) leaves open whether the rows were stored.
    """
    try:
        yield
    except (IntegrityError, sqlite3.IntegrityError):
        raise
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        log.error("the database can't be used", extra={"reason": reason_of(error)})
        if is_committing() and is_disconnect(error):
            message = "the database went away during a commit; the log will show whether this was stored"
            raise Refused(Code.UNSURE, message, retry_after=RETRY_SECONDS) from error
        message = "the database can't be used right now; what was not acknowledged was not stored"
        raise Refused(Code.STORAGE, message, retry_after=RETRY_SECONDS) from error


def is_disconnect(error: Exception) -> bool:
    """Did the connection break, rather than the database answer that it can't?"""
    return isinstance(error, OSError) or bool(getattr(error, "connection_invalidated", False))


def reason_of(error: Exception) -> str:
    """The first line of what went wrong; a timeout says nothing but its name."""
    found = getattr(error, "orig", None) or error
    return str(found).partition("\n")[0] or type(found).__name__
