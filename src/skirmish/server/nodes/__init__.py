"""Servers that share one PostgreSQL database (``docs/decisions/0036-the-log-is-the-owner.md``)."""
