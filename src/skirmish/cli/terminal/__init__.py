"""A match in the terminal: the table, what is said at it, and what is kept of it."""
