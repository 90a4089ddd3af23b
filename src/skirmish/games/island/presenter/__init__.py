"""Presents the island to people and programs: decisions, prompts, previews, reasons, hints."""
