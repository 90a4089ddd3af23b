"""Metrics, logging and garbage collection."""
