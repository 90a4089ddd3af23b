"""Series: the first match of the series that a match belongs to, how that is won, and its number in it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the columns; no match of an earlier version is part of a series."""
    op.add_column("matches", sa.Column("series", sa.String(16)))
    op.add_column("matches", sa.Column("form", sa.String(16)))
    op.add_column("matches", sa.Column("battle", sa.Integer))
    op.create_index(
        "matches_series",
        "matches",
        ["series"],
        sqlite_where=sa.text("series IS NOT NULL"),
        postgresql_where=sa.text("series IS NOT NULL"),
    )
