"""Meeting: open seats that wait for a player, and matches that anyone may watch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create both tables; no match of an earlier version is in one of them."""
    op.create_table(
        "open_seats",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("tossed", sa.Boolean, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("client", sa.LargeBinary, nullable=False),
        sa.Column("quick", sa.String(32), unique=True),
    )
    op.create_table(
        "showings",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("delay", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
