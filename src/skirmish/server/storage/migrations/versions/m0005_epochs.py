"""Epochs: how many times the database was restored from a backup, and in which one a match was set up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the table and the column; without an entry it is epoch 0."""
    op.create_table("epochs", sa.Column("number", sa.Integer, primary_key=True))
    op.add_column("matches", sa.Column("epoch", sa.Integer))
