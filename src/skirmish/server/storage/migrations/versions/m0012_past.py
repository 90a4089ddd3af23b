"""What came before the position that a match starts from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the column; the positions of earlier matches have no past."""
    op.add_column("matches", sa.Column("past", sa.Text))
