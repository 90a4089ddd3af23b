"""The text bot protocol (docs/bots.md), both ends: a host for other people's programs, and our own bot."""

from __future__ import annotations

from skirmish import agents
from skirmish.agents import PROGRAM, Agent, Limit


def load_agent(name: str, limit: Limit | None = None, *, waits: bool = True) -> Agent:
    """A built-in agent by its name, or ``cmd:PROGRAM ARGS``: a program that speaks the text bot protocol.

    Raises :class:`~skirmish.core.UnknownName` for any other name. ``limit`` replaces the default limit of a
    level or a program; without ``waits`` a level plays before its search is compiled.
    """
    if not name.startswith(PROGRAM):
        return agents.load(name, limit, waits=waits)
    from skirmish.bots.host import ProcessAgent  # most matches need no other process

    return ProcessAgent(name.removeprefix(PROGRAM), limit)
