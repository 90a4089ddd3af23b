"""Claims: which of the servers that share a database does what a match waits for by itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "claims",
        sa.Column("match", sa.String(16), primary_key=True),
        sa.Column("node", sa.String(16), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
