"""The tables, for SQLAlchemy Core. ``migrations/`` creates and changes them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("variant", String(32), nullable=False),
    Column("first", SmallInteger, nullable=False),
    Column("south_level", String(32)),
    Column("north_level", String(32)),
    Column("clock", Text),
    Column("secret", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),
    Column("due", BigInteger),
    Column("computer_to_move", Boolean, nullable=False),
    Column("rules", SmallInteger),
    Column("checksum", BigInteger),
    Column("epoch", Integer),
    Column("series", String(16)),
    Column("form", String(16)),
    Column("battle", Integer),
    Column("position", Text),
    Column("past", Text),
)

# Migrations make the tables, and in those these three are partial: they hold only the few matches that belong
# to a series, or wait for a deadline or a computer. To say so here, SQLAlchemy would import PostgreSQL's part
# for SQLite too.
Index("matches_series", matches.c.series)
Index("matches_due", matches.c.due)
Index("matches_computer_to_move", matches.c.id)

serving_periods = Table(
    "serving_periods",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("wall_offset", BigInteger, nullable=False),
)

epochs = Table(
    "epochs",
    metadata,
    Column("number", Integer, primary_key=True),
)

keys = Table(
    "keys",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("role", String(5), nullable=False),
    Column("revoked", BigInteger),
    PrimaryKeyConstraint("match", "hash"),
)

log = Table(
    "log",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("action_id", String(80)),
    Column("kind", String(20), nullable=False),
    Column("seat", SmallInteger),
    Column("payload", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("checksum", BigInteger),
    PrimaryKeyConstraint("match", "seq"),
    UniqueConstraint("match", "action_id", name="log_action_id"),
    sqlite_with_rowid=False,
)

open_seats = Table(
    "open_seats",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("tossed", Boolean, nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("client", LargeBinary, nullable=False),
    Column("quick", String(32), unique=True),
    Column("offer", String(16)),
)

moves = Table(
    "moves",
    metadata,
    Column("secret", LargeBinary, nullable=False),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("role", String(5), nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("until", BigInteger, nullable=False),
    PrimaryKeyConstraint("secret", "match", "role"),
)

showings = Table(
    "showings",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("delay", BigInteger, nullable=False),
    Column("ended", BigInteger),
)

restrictions = Table(
    "restrictions",
    metadata,
    Column("kind", String(8), nullable=False),
    Column("subject", String(49), nullable=False),
    PrimaryKeyConstraint("kind", "subject"),
)

reloads = Table(
    "reloads",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("match", String(16), nullable=False),
)

claims = Table(
    "claims",
    metadata,
    # No foreign key: it would lock the match's row. A claim of a deleted match expires.
    Column("match", String(16), primary_key=True),
    Column("node", String(16), nullable=False),
    Column("until", BigInteger, nullable=False),
)
