"""Conversions between messages, commands and the entries of a match's log.

Pure. :class:`~skirmish.match.Snapshot` says what commands do; an entry is a command with its number, its id
and the tokens that chance settled after it, which must come out the same whenever the log is read back.
"""

from __future__ import annotations

from sys import intern

from skirmish.core import Decide, MatchError, Options, SkirmishError
from skirmish.games import load
from skirmish.match import Change, Command, PerMove, PerPlayer, Setup, Snapshot, TimeControl
from skirmish.match.commands import OpenEntropy, Submit, TakeSeat, decode
from skirmish.server.matches.player_names import normalized
from skirmish.server.storage.entries import BrokenLog, LogEntry, MatchStatus, OtherRules, StoredMatch
from skirmish.server.wire.client import Act, Ask, Join, Open
from skirmish.server.wire.common import ClockPlan


def command_of(message: Join | Open | Act | Ask) -> Command:
    """The command that a message asks for."""
    if isinstance(message, Join):
        return TakeSeat(normalized(message.name), message.entropy, message.commitment, message.claim)
    if isinstance(message, Open):
        return OpenEntropy(message.entropy)
    if isinstance(message, Act):
        return Submit(intern(message.token), message.prompt)  # thousands of matches share their tokens
    return decode({"kind": message.kind})


def setup(stored: StoredMatch) -> Setup:
    """What was fixed before a stored match began. Raises :class:`OtherRules`."""
    options, game = Options(stored.variant, stored.first), load(stored.game)
    known = game.info.rules_version
    if stored.rules != known:
        raise OtherRules("other-rules", version=str(stored.rules), known=str(known))
    clock = time_control(stored.clock)
    return Setup(game, options, stored.secret, clock, stored.levels, stored.position, stored.past)


def entry_of(match: str, change: Change, command_id: str | None) -> LogEntry:
    """A change as an entry of a match's log."""
    return LogEntry(match, change.seq, command_id, change.issued, change.chance)


def read_back(snapshot: Snapshot, entry: LogEntry) -> tuple[Snapshot, Change]:
    """The snapshot after an entry of the log. Raises :class:`BrokenLog` if it can't come after the others."""
    try:
        snapshot, change = snapshot.apply(entry.issued)
    except (SkirmishError, ValueError) as error:
        raise BrokenLog("unreadable-match", where=f"entry {entry.seq}: impossible") from error
    if entry_of(entry.match, change, entry.command_id) != entry:
        raise BrokenLog("unreadable-match", where=f"entry {entry.seq}: does not follow")
    return snapshot, change


def status_of(snapshot: Snapshot) -> MatchStatus:
    """What the store must know of a match without reading its log."""
    match = snapshot.match
    if match is None:
        return MatchStatus()
    if not isinstance(match.pending, Decide):
        return MatchStatus("over")
    due = None if match.clock is None else match.clock.due
    asked = (match.pending.seat, *(() if match.draw.by is None else (match.draw.by.other,)))
    return MatchStatus("playing", due, any(snapshot.setup.computers[seat] is not None for seat in asked))


def time_control(plan: ClockPlan | None) -> TimeControl | None:
    """The clocks that a plan asks for. Raises MatchError for a plan that asks for both kinds, or none."""
    if plan is None:
        return None
    if plan.each is not None and plan.total is None and plan.increment == 0:
        return PerMove(plan.each)
    if plan.total is not None and plan.each is None:
        return PerPlayer(plan.total, plan.increment)
    raise MatchError("bad-clock-plan")
