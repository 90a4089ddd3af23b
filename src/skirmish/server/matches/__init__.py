"""Matches in memory: one actor for each, its log, subscribers, keys and projection, and the registry."""
