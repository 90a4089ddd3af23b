"""The database: matches, keys and one append-only log per match, in SQLite or PostgreSQL."""
