"""The exit codes of ``skirmish``. The help of each command says which of them it uses."""

from __future__ import annotations

from typing import Final

DONE: Final = 0
FAULT_FOUND: Final = 1
"""``check``, ``verify`` or ``check-data`` found a fault, or a line of standard input was refused."""
UNFINISHED: Final = 1
"""Some games of an arena or a study crashed."""
USAGE: Final = 2
"""A usage error or unreadable input; the reason is on standard error."""
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
