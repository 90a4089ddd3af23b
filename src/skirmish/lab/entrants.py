"""The entrants of an arena, as ``--agents`` names them: ``greedy``, ``general@200ms``, ``mine=cmd:./bot
--fast``.

An entrant is an agent with an optional name and an optional limit: ``NAME=AGENT@LIMIT``. Commas separate
several. As in a shell, a comma in quotes or after a backslash does not separate; quotes are kept, for the
program's own arguments.
"""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from skirmish.agents import PROGRAM, Agent, Limit
from skirmish.bots import load_agent
from skirmish.core import value
from skirmish.core.errors import excerpt
from skirmish.lab.contest import dismiss
from skirmish.lab.errors import LabError
from skirmish.records.grammar import is_tag_value

FEWEST: Final = 2
LONGEST_NAME: Final = 40
_NAMED: Final = re.compile(r"([A-Za-z0-9][A-Za-z0-9_.+-]*)=(.*)", re.DOTALL)
_LIMITED: Final = re.compile(r"(.+)@([0-9]{1,9})(ms|n)", re.DOTALL)
_PIECE: Final = re.compile(r"""\\.|'[^']*'|"(?:[^"\\]|\\.)*"|.""", re.DOTALL)
"""One lexical piece: an escape, a quoted part, or a character (also a quote that is never closed)."""


@value
class Entrant:
    """A participating agent: its ``name`` in tables and records, the ``agent`` for
    :func:`skirmish.agents.load`, and its limit (None: the agent's default)."""

    name: str
    agent: str
    limit: Limit | None = None

    def load(self) -> Agent:
        """Load the agent."""
        return load_agent(self.agent, self.limit)


def split(text: str) -> Iterator[str]:
    """The parts of a text between its commas, except quoted ones."""
    part = ""
    for piece in _PIECE.findall(text):
        if piece == ",":
            yield part.strip()
            part = ""
        else:
            part += piece
    yield part.strip()


def parse(text: str, limit: Limit | None = None) -> Entrant:
    """Parse ``NAME=AGENT@LIMIT``; ``limit`` is the default."""
    named = _NAMED.fullmatch(text)
    name, agent = (named[1], named[2]) if named else (text, text)
    limited = _LIMITED.fullmatch(agent)
    if limited:
        agent, number = limited[1], int(limited[2])
        limit = Limit(milliseconds=number) if limited[3] == "ms" else Limit(nodes=number)
    if len(name) > LONGEST_NAME or not is_tag_value(name):
        raise LabError("entrant-needs-name", agent=excerpt(text), most=LONGEST_NAME)
    return Entrant(name, agent, limit)


def entrants(texts: Iterable[str], limit: Limit | None = None) -> tuple[Entrant, ...]:
    """All entrants of some lists, checked: known agents, different names, at least two.

    Raises :class:`~skirmish.core.UnknownName` for an unknown agent.
    """
    found = [parse(part, limit) for text in texts for part in split(text) if part]
    check(found)
    for each in found:
        dismiss([each.load()])
        check_program(each.agent)
    return tuple(found)


def check_program(agent: str) -> None:
    """Raise if an agent is a program (``cmd:…``) that cannot be found."""
    if agent.startswith(PROGRAM) and shutil.which(shlex.split(agent[len(PROGRAM) :])[0]) is None:
        raise LabError("no-program", agent=excerpt(agent))


def check(found: Sequence[Entrant]) -> None:
    """Raise unless these entrants can play each other."""
    names = set[str]()
    for each in found:
        if each.name in names:
            raise LabError("entrant-twice", name=excerpt(each.name))
        names.add(each.name)
        limit = each.limit or Limit()
        if any(number is not None and number < 1 for number in (limit.milliseconds, limit.nodes)):
            raise LabError("no-time-to-think", agent=excerpt(each.name))
    if len(found) < FEWEST:
        raise LabError("too-few-entrants", count=len(found), least=FEWEST)
