"""The database: what is kept, how it got its shape, and every statement that reads or writes it."""

from splittable.server.store.rows import Kind, Row, SeatRow, TableRow
from splittable.server.store.store import Changed, Store

__all__ = ["Changed", "Kind", "Row", "SeatRow", "Store", "TableRow"]
