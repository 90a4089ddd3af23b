"""The operator: restrictions on clients and new matches, and matches that servers must read again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Create both tables."""
    op.create_table(
        "restrictions",
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("subject", sa.String(49), nullable=False),
        sa.PrimaryKeyConstraint("kind", "subject"),
    )
    op.create_table(
        "reloads",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("match", sa.String(16), nullable=False),
    )
