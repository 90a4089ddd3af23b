"""Moves: seats that wait to be taken over by another device of their player."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "moves",
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("role", sa.String(5), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("secret", "match", "role"),
    )
