"""Since which number of the log a bot has played for the person in a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("stand_in_after", sa.Integer(), nullable=True))
