"""How a match goes: its log, folded into where it stands.

Pure. What happens live and what is read back from the log go through the same function, so that a match
that was loaded is the match that was played.

An entry's payload, by kind (kinds that are not here have none):

======== =============================================================================================
join     ``name``, ``entropy``
start    ``chance``: the tokens that chance settled before the first decision
act      ``prompt``: the number of the entry that led to it; ``token``; ``chance``: what followed from it
rematch  ``next``: the new match, where the other side had agreed already
======== =============================================================================================
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from sys import intern
from typing import Any, Final

from skirmish.core import Decide, MatchError, Options, Seat, SkirmishError
from skirmish.games import load
from skirmish.match import FairChance, Match, PerMove, PerPlayer, TimeControl
from skirmish.records import Played
from skirmish.records.grammar import is_tag_value
from skirmish.server.storage import LogEntry, Standing, StoredMatch
from skirmish.server.wire import ClockPlan, EntryKind

Request = tuple[str | int, ...]
"""What was asked, whole: the same action id must not be used for another."""


class BrokenLog(Exception):
    """A log that cannot have been written by us, or not by these rules."""


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody on a seat: their name, and their own share in the chance."""

    name: str
    entropy: str


@dataclass(frozen=True, slots=True)
class Present:
    """Where a match stands after the entry of number ``seq``."""

    seq: int = 0
    match: Match | None = None
    """None until both sides have joined."""
    joined: tuple[Joined | None, Joined | None] = (None, None)
    prompt: int = 0
    """The number of what is asked: that of the entry that led to it, so that offers leave it as it is."""
    rematch: Seat | None = None
    next: str | None = None


@dataclass(frozen=True, slots=True)
class Deed:
    """What is to become the next entry."""

    kind: EntryKind
    seat: Seat | None
    at: int
    payload: Mapping[str, Any] = field(default_factory=dict)
    action_id: str | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """An entry, and what was played or undone by it."""

    entry: LogEntry
    played: tuple[Played, ...] = ()
    undone: int = 0


_REQUESTS: Final[dict[str, Callable[[Match, Seat, int], Match]]] = {
    "resign": Match.resign,
    "offer-draw": Match.offer_draw,
    "accept-draw": Match.accept_draw,
    "decline-draw": Match.decline_draw,
    "take-back": Match.take_back,
    "ask-takeback": Match.take_back,
    "accept-takeback": Match.accept_takeback,
    "decline-takeback": Match.decline_takeback,
}

_ASKS_ANEW: Final = frozenset({"start", "act", "take-back", "accept-takeback"})
"""After these something else is asked."""


def happen(stored: StoredMatch, present: Present, deed: Deed) -> tuple[Present, Step]:
    """Where the match stands after a deed, and its entry. Raises what the rules and the match refuse."""
    kind, payload, match = deed.kind, deed.payload, present.match
    played: tuple[Played, ...] = ()
    undone, changes = 0, dict[str, Any]()
    if kind == "join":
        changes["joined"] = _joined(present, deed)
    elif kind == "start":
        match = _started(stored, present, deed.at)
        played = tuple([each for each in match.line if isinstance(each, Played)])
        payload = {"chance": [each.token for each in played]}
    elif match is None:
        raise MatchError("not-started")
    elif kind == "act":
        match, played, payload = _acted(present, match, deed)
    elif kind == "flag":
        match = match.flag(deed.at)
    elif kind == "rematch":
        changes |= _rematch(present, match, deed)
    else:
        assert deed.seat is not None
        after = _REQUESTS[kind](match, deed.seat, deed.at)
        if kind in ("take-back", "ask-takeback"):
            kind = "ask-takeback" if after.takeback.by is deed.seat else "take-back"
        if kind in ("take-back", "accept-takeback"):
            undone = _tokens(match) - _tokens(after)
        match = after
    seq = present.seq + 1
    if kind in _ASKS_ANEW:
        changes["prompt"] = seq
    entry = LogEntry(stored.id, seq, deed.action_id, kind, deed.seat, payload, deed.at)
    return replace(present, seq=seq, match=match, **changes), Step(entry, played, undone)


def _joined(present: Present, deed: Deed) -> tuple[Joined | None, Joined | None]:
    seat = deed.seat
    assert seat is not None
    if present.joined[seat] is not None:
        raise MatchError("already-joined", seat=seat.word)
    name, entropy = deed.payload["name"], deed.payload["entropy"]
    if not is_tag_value(name):  # the match would say so when it starts, too late for whoever has joined
        raise MatchError("bad-name", seat=seat.word)
    if not is_tag_value(entropy):
        raise MatchError("bad-entropy", seat=seat.word)
    joined = list(present.joined)
    joined[seat] = Joined(name, entropy)
    return joined[0], joined[1]


def _started(stored: StoredMatch, present: Present, now: int) -> Match:
    south, north = present.joined
    assert south is not None
    assert north is not None
    names = (stored.levels[0] or south.name, stored.levels[1] or north.name)
    fair = FairChance(stored.secret, south.entropy, north.entropy)
    options = Options(stored.variant, stored.first)
    return Match.start(load(stored.game), options, fair, time_control(stored.clock), names, now=now)


def _acted(present: Present, match: Match, deed: Deed) -> tuple[Match, tuple[Played, ...], Mapping[str, Any]]:
    assert deed.seat is not None
    prompt, token = deed.payload["prompt"], intern(deed.payload["token"])  # all matches have the same ones
    if not match.over and prompt != present.prompt:
        raise MatchError("stale-prompt", prompt=prompt)
    match, played = match.submit(deed.seat, token, deed.at)
    chance = [intern(each.token) for each in played[1:]]
    return match, played, {"prompt": prompt, "token": token, "chance": chance}


def _rematch(present: Present, match: Match, deed: Deed) -> dict[str, Any]:
    if not match.over:
        raise MatchError("not-over")
    if present.next is not None:
        raise MatchError("rematch-agreed")
    if present.rematch is deed.seat:
        raise MatchError("rematch-offered")
    if present.rematch is None:
        return {"rematch": deed.seat}
    return {"rematch": None, "next": deed.payload["next"]}


def _tokens(match: Match) -> int:
    return sum([isinstance(each, Played) for each in match.line])


def follows(stored: StoredMatch, present: Present, step: Step) -> Deed | None:
    """What happens by itself after an entry: the start, and a computer's answer to an offer."""
    entry, match = step.entry, present.match
    if entry.kind == "join":
        whole = all(each is not None for each in present.joined)
        return Deed("start", None, entry.at) if whole else None
    if entry.seat is None or match is None or stored.levels[entry.seat.other] is None:
        return None
    if entry.kind == "ask-takeback":
        return Deed("accept-takeback", entry.seat.other, entry.at)
    if entry.kind == "offer-draw" and match.draw.by is entry.seat:
        return Deed("decline-draw", entry.seat.other, entry.at)
    if entry.kind == "rematch" and present.rematch is entry.seat:
        return Deed("rematch", entry.seat.other, entry.at)
    return None


def again(stored: StoredMatch, present: Present, entry: LogEntry) -> tuple[Present, Step]:
    """The same from an entry of the log. Raises :class:`BrokenLog` if it can't follow those before it."""
    deed = Deed(entry.kind, entry.seat, entry.at, entry.payload, entry.action_id)
    try:
        present, step = happen(stored, present, deed)
    except SkirmishError as error:
        raise BrokenLog(f"{stored.id}: entry {entry.seq} cannot be") from error
    if step.entry != entry:
        raise BrokenLog(f"{stored.id}: entry {entry.seq} does not follow")
    return present, step


def request_of(entry: LogEntry) -> Request:
    """What was asked that became this entry."""
    match entry.kind:
        case "act":
            return "act", entry.payload["prompt"], entry.payload["token"]
        case "join":
            return "join", entry.payload["name"], entry.payload["entropy"]
        case "ask-takeback":
            return ("take-back",)
    return (entry.kind,)


def standing(stored: StoredMatch, present: Present) -> Standing:
    """What must be found of a match without reading its log."""
    match = present.match
    if match is None:
        return Standing()
    if not isinstance(match.pending, Decide):
        return Standing("over")
    clock = match.clock
    due = None
    if clock is not None and clock.running is not None:
        due = clock.since + clock.times[clock.running]
    return Standing("playing", due, stored.levels[match.pending.seat] is not None)


def time_control(plan: ClockPlan | None) -> TimeControl | None:
    """The clocks that a plan asks for. Raises MatchError for a plan that asks for both kinds, or none."""
    if plan is None:
        return None
    if plan.each is not None and plan.total is None and plan.increment == 0:
        return PerMove(plan.each)
    if plan.total is not None and plan.each is None:
        return PerPlayer(plan.total, plan.increment)
    raise MatchError("bad-clock-plan")
