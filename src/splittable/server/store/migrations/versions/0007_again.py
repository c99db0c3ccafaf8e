"""Which game a table tries again, from which move, and what chance did in that game."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("again_of", sa.String(length=64), nullable=True))
    op.add_column("tables", sa.Column("again_from", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("chance", sa.JSON(), nullable=True))
