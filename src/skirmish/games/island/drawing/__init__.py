"""Drawings of the island, as text and as SVG."""
