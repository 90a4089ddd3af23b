"""Fuzzing: mutated messages, requests, positions, tokens and records, and what must hold for each of them.

``python -m tests.fuzz --help`` runs it for as long as wanted; ``test_fuzz.py`` is the short version.
"""
