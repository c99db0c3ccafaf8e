"""Between the worker processes of all nodes that share a database: that something changed, never what."""

from splittable.server.notices.notices import Notices
from splittable.server.notices.postgres import PostgresNotices

__all__ = ["Notices", "PostgresNotices"]
