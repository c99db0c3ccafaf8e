"""What the chance of a game follows from: the server's secret, the players' parts, and secrets not used yet."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.String(length=64), nullable=True))
    op.add_column("tables", sa.Column("given", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("part", sa.String(length=32), nullable=True))
    op.create_table(
        "secrets",
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person"),
    )
