"""The version of the rules by which a match is played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column; matches without a version are from the time of version 1."""
    op.add_column("matches", sa.Column("rules", sa.SmallInteger))
