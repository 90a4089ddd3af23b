"""When servers ran, for the clocks of matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the table. Server time was wall time so far; the last moment known is that of the last entry."""
    op.create_table(
        "serving_periods",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("wall_offset", sa.BigInteger, nullable=False),
    )
    op.execute(
        "INSERT INTO serving_periods (since, until, wall_offset) "
        "SELECT 0, at, 0 FROM log ORDER BY at DESC LIMIT 1"
    )
