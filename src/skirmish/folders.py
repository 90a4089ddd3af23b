"""The user's folders for kept matches and for compiled code, on every system.

The server, the terminal and the kernels ask here, so that all of them agree where things are.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path, user_data_path

_APP: Final = "skirmish"


def data_folder() -> Path:
    """The folder in which matches are kept; it may not exist yet.

    Raises RuntimeError for a user without a home folder.
    """
    return user_data_path(_APP, appauthor=False)


def earlier_data_folders() -> list[Path]:
    """Folders in which earlier versions kept matches, as far as they exist. Nothing new is written there.

    The terminal used the XDG folder on every system; on Linux that still is the data folder.
    """
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    found = Path(os.path.expanduser(base)) / _APP
    return [found] if found != data_folder() and found.is_dir() else []


def cache_folder() -> Path:
    """The folder for compiled code, which can be made again. Raises RuntimeError without a home folder."""
    return user_cache_path(_APP, appauthor=False)
