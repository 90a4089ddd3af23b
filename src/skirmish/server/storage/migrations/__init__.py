"""How the tables came about, step by step (alembic). A step that has been released is never changed."""
