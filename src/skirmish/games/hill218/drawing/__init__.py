"""Drawings of Hill 218, as text and as SVG."""
