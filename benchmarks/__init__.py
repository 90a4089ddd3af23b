"""Measurements, never tests: ratios against named peers, all taken in one run."""
