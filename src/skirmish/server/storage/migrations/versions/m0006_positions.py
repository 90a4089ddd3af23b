"""The position that a match starts from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column; a match without a position starts from the set-up."""
    op.add_column("matches", sa.Column("position", sa.Text))
