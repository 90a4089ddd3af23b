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
        "pad-closed": ("start",),
        "pad-own": ("seat", "number", "kind", "at", "way"),
        "pad-theirs": ("seat", "number", "kind", "at", "way"),
    },
    "hill218": {
        "attacks-once": ("kind", "unit"),
        "card-goes": ("kind", "spaces", "spaces-count", "count", "more"),
        "cards-fit": ("at", "cards", "cards-count"),
        "no-enemy": ("lost",),
        "none-supplied": ("at",),
        "nothing-in-hand": (),
        "strike-reaches": ("units", "units-count"),
    },
}
"""Answers to questions that no token expresses: ``GAME-why-CODE`` with these facts."""

ASKED = {
    "island": (
        "island-asked-shoot-first",
        "island-asked-nobody",
        "island-asked-end",
        "island-asked-turn-only",
        "island-asked-slide",
        "island-asked-place",
    ),
    "hill218": ("hill218-asked-play", "hill218-short-play"),
}
"""What is said instead of a prompt, or beside it, where the prompt alone would not be true; or would be too
long for the page's heading."""

ADVISED = {
    "island": (
        "island-suggest",
        "island-help-roll",
        "island-help-there",
        "island-help-others",
        "island-help-targets",
        "island-help-nearest",
        "island-help-kinds",
        "island-points",
        "island-points-draw",
    ),
    "hill218": (
        "hill218-suggest",
        "hill218-help-spaces",
        "hill218-help-cards",
        "hill218-danger-base",
        "hill218-help-targets",
        "hill218-danger-units",
        "hill218-danger-strike",
        "hill218-units-in-play",
        "hill218-inspect-supply",
        "hill218-inspect-hit",
        "hill218-because",
        "hill218-because-base",
        "hill218-because-near",
        "hill218-because-enter",
        "hill218-because-guards",
        "hill218-because-attack",
        "hill218-because-feeds",
        "hill218-because-start",
        "hill218-because-safe",
        "hill218-because-denies",
        "hill218-because-closes",
        "hill218-because-room",
        "hill218-because-keeps",
        "hill218-because-left",
        "hill218-because-pass",
    ),
}
"""What would help, what is in danger, and the reasons for a decision."""

EDITED = {
    "island": (
        "island-edit-kind",
        "island-edit-block",
        "island-edit-awaited",
        "island-edit-mover",
        "island-edit-anyone",
        "island-edit-square",
        "island-edit-live",
        "island-edit-missile",
        "island-edit-fix-block",
        "island-edit-fix-character",
        "island-edit-fix-blocks",
        "island-edit-fix-mover",
    ),
    "hill218": (
        "hill218-edit-awaited",
        "hill218-edit-plays",
        "hill218-edit-attacker",
        "hill218-edit-space",
        "hill218-edit-hand",
        "hill218-edit-deck",
        "hill218-edit-strikes",
        "hill218-edit-fix-unit",
        "hill218-edit-fix-card",
    ),
}
"""What the position editor says: pieces, controls, and how a fault is fixed."""
