"""The database: its schema, its migrations, and every statement that reads or writes it."""

from splittable.server.store.rows import Kind, ReviewRow, Row, SeatRow, TableRow
from splittable.server.store.store import Changed, NewTable, Store

__all__ = ["Changed", "Kind", "NewTable", "ReviewRow", "Row", "SeatRow", "Store", "TableRow"]
