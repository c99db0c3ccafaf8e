"""Whether a table gives hints; null: if one person plays against bots."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=True))
