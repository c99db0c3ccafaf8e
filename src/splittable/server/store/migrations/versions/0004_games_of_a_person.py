"""Finds the games of a person, running or finished, by one index."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seats", sa.Column("ended_at", sa.BigInteger(), nullable=True))
    op.execute("UPDATE seats SET ended_at = (SELECT ended_at FROM tables WHERE tables.id = seats.table_id)")
    op.drop_index("seats_by_person", "seats")
    op.create_index("seats_by_person", "seats", ["person", "ended_at", "table_id"])
    op.create_index("tables_by_host", "tables", ["host", "origin", "ended_at", "id"])
