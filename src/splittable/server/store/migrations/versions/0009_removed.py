"""Whom the host has shut out of a table, and whether one person may take several seats."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("several_seats", sa.Boolean(), nullable=True))
    op.add_column("tables", sa.Column("removed", sa.JSON(), nullable=True))
