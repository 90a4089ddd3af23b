"""Matches in memory: log, actor, projection, deadlines."""
