"""Presents Hill 218 to people and programs: decisions, prompts, previews, reasons."""
