"""The messages of the presenters with their placeholders, to be compared with the locales."""

from __future__ import annotations

FACTS = {
    "fact-island-count": ("seat", "island", "pad"),
    "fact-island-count-no-pad": ("seat", "island"),
    "fact-island-blocks": ("count", "live", "safe"),
    "fact-island-character": ("seat", "kind", "square", "facing"),
    "fact-island-pad": ("seat", "column"),
    "fact-island-pad-character": ("seat", "kind", "slot", "square"),
    "fact-island-pad-overhang": ("seat", "kind", "slot"),
    "fact-island-block": ("square",),
    "fact-island-block-open": ("square", "kind"),
    "fact-island-to-place": ("seat", "kind", "count"),
    "fact-hill218-count": ("seat", "count"),
    "fact-hill218-unit": ("seat", "kind", "space"),
    "fact-hill218-unit-base": ("seat", "kind", "space", "base"),
    "fact-hill218-unit-cut-off": ("seat", "kind", "space"),
    "fact-hill218-base-empty": ("seat", "space"),
    "fact-hill218-hand-empty": ("seat",),
    "fact-hill218-hand": ("seat", "kind", "count"),
    "fact-hill218-hand-hidden": ("seat", "count"),
    "fact-hill218-deck": ("seat", "count"),
    "fact-hill218-strikes": ("seat", "count"),
    "fact-hill218-destroyed": ("seat", "kind", "count"),
}
"""Every sentence about a board, with its facts in their order."""

WHY = {
    "island": {
        "enters-in-front": ("number", "at"),
        "faces-the-edge": ("start",),
        "nobody-hits": ("square",),
        "nobody-reaches": ("square", "roll"),
    },
    "hill218": {
        "attacks-once": ("kind", "unit"),
        "nothing-in-hand": (),
    },
}
"""Answers to questions that no token expresses: ``GAME-why-CODE`` with these facts."""

ASKED = {
    "island": (
        "island-asked-shoot-first",
        "island-asked-nobody",
        "island-asked-end",
        "island-asked-turn-only",
    ),
    "hill218": ("hill218-asked-play",),
}
"""What is said instead of a prompt, or beside it, where the prompt alone would not be true."""

ADVISED = {
    "island": ("island-help-roll", "island-help-there", "island-help-others"),
    "hill218": (
        "hill218-help-spaces",
        "hill218-help-cards",
        "hill218-danger-base",
        "hill218-danger-unit",
        "hill218-inspect-supply",
        "hill218-inspect-hit",
        "hill218-because",
        "hill218-because-base",
        "hill218-because-near",
    ),
}
"""What would help, what is in danger, and what speaks for a decision."""
