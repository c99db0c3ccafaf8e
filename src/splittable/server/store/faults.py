"""Turns what a database can't do (disk full, read-only, locked, corrupt, gone) into one refusal that says so."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from splittable.server.wire.codes import Code, Refused

log = logging.getLogger(__name__)

RETRY_SECONDS = 5.0


@contextmanager
def refused_if_broken() -> Iterator[None]:
    """Two writers of one row are no fault: their IntegrityError passes."""
    try:
        yield
    except (IntegrityError, sqlite3.IntegrityError):
        raise
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        log.error("the database can't be used", extra={"reason": reason_of(error)})
        message = "the database can't be used right now; what was not acknowledged was not stored"
        raise Refused(Code.STORAGE, message, retry_after=RETRY_SECONDS) from error


def reason_of(error: Exception) -> str:
    """The first line of what went wrong; a timeout says nothing but its name."""
    found = getattr(error, "orig", None) or error
    return str(found).partition("\n")[0] or type(found).__name__
