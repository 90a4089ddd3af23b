"""What the arguments shared by several commands mean."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from skirmish.cli.voice import CallError, safe_name
from skirmish.core import AnyGame, UnknownName

STANDARD_INPUT: Final = "-"
"""The file name that means standard input, or standard output where a file is written."""
BOARDS: Final = ("colour", "plain", "facts")
"""The values of ``--board``."""


def variant_named(game: AnyGame, name: str | None) -> str:
    """The variant of that name, or the game's first for None. Raises UnknownName."""
    if name is not None and name not in game.variants:
        raise UnknownName("unknown-variant", game=game.name, name=name, known=", ".join(game.variants))
    return name or game.variants[0]


def out_folder(out: str | None) -> Path | None:
    """The folder of ``--out``, if given; it need not exist."""
    if out is None:
        return None
    folder = Path(out)
    there = next((each for each in (folder, *folder.parents) if each.exists()), folder)
    if there.exists() and not there.is_dir():
        raise CallError("not-a-folder", name=safe_name(str(there)))
    return folder


def seed_of(asked: str | None, folder: Path | None) -> str | None:
    """The seed of ``--seed``, or else that of the study already in the folder."""
    from skirmish.lab.journal import read_plan

    known = None if folder is None or asked is not None else read_plan(folder)
    return asked if known is None else known.get("seed")
