"""One offer of seats in several games, of which one is taken."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the column; each earlier seat is an offer of its own."""
    op.add_column("open_seats", sa.Column("offer", sa.String(16)))
