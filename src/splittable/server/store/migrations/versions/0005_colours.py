"""The colour that a person wants, and the one in each seat."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("people", sa.Column("colour", sa.SmallInteger(), nullable=True))
    op.add_column("seats", sa.Column("colour", sa.SmallInteger(), nullable=True))
