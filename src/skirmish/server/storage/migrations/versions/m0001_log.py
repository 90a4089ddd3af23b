"""Matches, keys and the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the first tables."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("variant", sa.String(32), nullable=False),
        sa.Column("first", sa.SmallInteger, nullable=False),
        sa.Column("south_level", sa.String(32)),
        sa.Column("north_level", sa.String(32)),
        sa.Column("clock", sa.Text),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("computer_to_move", sa.Boolean, nullable=False),
    )
    waits = sa.text("due IS NOT NULL")
    op.create_index("matches_due", "matches", ["due"], sqlite_where=waits, postgresql_where=waits)
    thinks = sa.text("computer_to_move")
    op.create_index(
        "matches_computer_to_move", "matches", ["id"], sqlite_where=thinks, postgresql_where=thinks
    )
    op.create_table(
        "keys",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("role", sa.String(5), nullable=False),
        sa.Column("revoked", sa.BigInteger),
        sa.PrimaryKeyConstraint("match", "hash"),
    )
    op.create_table(
        "log",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("action_id", sa.String(80)),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "seq"),
        sa.UniqueConstraint("match", "action_id", name="log_action_id"),
        sqlite_with_rowid=False,
    )
