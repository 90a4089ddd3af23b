"""``skirmish`` on a machine whose address in its local network is the one given, whatever network there is.

``program`` makes a stand-in for Python that starts it: on Linux any 127.x.x.x is this machine's own.
"""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

ADDRESS = "127.0.0.2"
_ROOT = Path(__file__).parents[2]


def program(folder: Path, address: str | None = ADDRESS) -> Path:
    """What to call in place of ``python -m skirmish``, with the same words; None: it is in no network."""
    file = folder / "python-in-network"
    call = shlex.join([sys.executable, "-m", "tests.server.in_network", address or ""])
    root = shlex.quote(str(_ROOT))
    file.write_text(f'#!/bin/sh\nshift 2\nPYTHONPATH={root}:"$PYTHONPATH" exec {call} "$@"\n')
    file.chmod(0o755)
    return file


if __name__ == "__main__":
    from skirmish.server.http import addresses

    address = sys.argv.pop(1) or None
    addresses.network_address = lambda: address

    from skirmish.cli.main import main

    sys.exit(main())
