"""A checksum with every match and every entry of the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns; older rows have no checksum."""
    op.add_column("matches", sa.Column("checksum", sa.BigInteger))
    op.add_column("log", sa.Column("checksum", sa.BigInteger))
