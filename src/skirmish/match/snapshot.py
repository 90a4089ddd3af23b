"""The fold from commands to a match: a snapshot, and what each command changes in it.

Pure. The server, the terminal and the arena all play through :meth:`Snapshot.apply`, and load stored matches
through the same method, so a loaded match equals the match that was played.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from skirmish.core import AnyGame, MatchError, Options, Seat
from skirmish.core.value import replace, value
from skirmish.match.clock import TimeControl
from skirmish.match.commands import (
    AcceptDraw,
    AcceptTakeback,
    AskTakeback,
    Close,
    Command,
    DeclineDraw,
    DeclineTakeback,
    Flag,
    Issued,
    OfferDraw,
    OpenEntropy,
    Rematch,
    Resign,
    Restore,
    Start,
    Submit,
    TakeBack,
    TakeSeat,
)
from skirmish.match.fair import FairChance
from skirmish.match.match import FIRST_TERMS, TERMS, Match
from skirmish.records import Played
from skirmish.records.grammar import is_tag_value
from skirmish.records.replay import masked_position

_REQUESTS: Final[dict[type, Callable[[Match, Seat, int], Match]]] = {
    Resign: Match.resign,
    OfferDraw: Match.offer_draw,
    AcceptDraw: Match.accept_draw,
    DeclineDraw: Match.decline_draw,
    TakeBack: Match.take_back,
    AskTakeback: Match.take_back,
    AcceptTakeback: Match.accept_takeback,
    DeclineTakeback: Match.decline_takeback,
}
_NEW_PROMPT: Final = (Start, Submit, TakeBack, AcceptTakeback)
"""The commands after which the prompt changes."""
_SHA256: Final = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Setup:
    """What is fixed before a match begins: the game, the clocks, the computer's seats, the secret."""

    game: AnyGame
    options: Options
    secret: bytes = field(repr=False)
    clock: TimeControl | None = None
    computers: tuple[str | None, str | None] = (None, None)
    """The name of the computer on each seat; None for a person."""
    position: str | None = None
    """Where the match starts; None for the set-up."""
    past: str | None = None
    """What came before that position and its string leaves out; None for nothing."""


@value
class Change:
    """What one command did: the tokens that were played by it, or how many were undone.

    ``issued`` is the command as it happened: an AskTakeback where a TakeBack needed consent.
    """

    seq: int
    issued: Issued
    played: tuple[Played, ...] = ()
    undone: int = 0

    @property
    def chance(self) -> tuple[str, ...]:
        """The tokens among them that chance settled."""
        return tuple([each.token for each in self.played if each.chance])


@value
class Snapshot:
    """A match after ``seq`` commands, with what surrounds the game: who has joined, offers of a rematch."""

    setup: Setup
    seq: int = 0
    match: Match | None = None
    """None until both sides have joined and opened their entropies."""
    joined: tuple[TakeSeat | None, TakeSeat | None] = (None, None)
    opened: tuple[str | None, str | None] = (None, None)
    """The entropies that were committed to and are open now."""
    prompt: int = 0
    """The number of the current prompt: that of the command that led to it, so offers do not change it."""
    rematch: Seat | None = None
    """Who offers a rematch."""
    next: str | None = None
    """The rematch that both agreed on."""
    epoch: int = 0
    """How many times the server's database was restored from a backup, as far as this match was told."""

    @property
    def scheme(self) -> int:
        """The scheme of fair chance: 1 if a seat named its entropy when it joined, as in earlier versions."""
        return 1 if any(each is not None and each.entropy is not None for each in self.joined) else 2

    def position_seen(self, viewer: Seat | None) -> str | None:
        """The position that the match starts from, as a viewer may see it; None for the set-up."""
        if self.match is not None:
            return self.match.position_seen(viewer)
        setup = self.setup
        if setup.position is None:
            return None
        return masked_position(setup.game, setup.position, setup.options.variant, viewer)

    def to_open(self, seat: Seat) -> bool:
        """Whether a seat has committed to an entropy that is not open yet."""
        joined = self.joined[seat]
        return joined is not None and joined.commitment is not None and self.opened[seat] is None

    def apply(self, issued: Issued) -> tuple[Snapshot, Change]:
        """The snapshot after a command, and what the command changed.

        Raises what the rules and the match refuse; ValueError for a command that no player could issue.
        """
        command, seat, match, seq = issued.command, issued.seat, self.match, self.seq + 1
        played: tuple[Played, ...] = ()
        undone, changes = 0, dict[str, Any]()
        if isinstance(command, Start):
            match = self._started(issued.at, command.terms or FIRST_TERMS)
            played = tuple([each for each in match.line if isinstance(each, Played)])
        elif isinstance(command, TakeSeat):
            changes["joined"] = self._joined(_seated(issued), command)
        elif isinstance(command, OpenEntropy):
            changes["opened"] = self._opened(_seated(issued), command.entropy)
        elif isinstance(command, Restore):
            if seat is not None or command.epoch <= self.epoch or (match is not None and match.over):
                raise ValueError("only the match itself, while it is not over, begins a later epoch")
            changes["epoch"] = command.epoch
            match = None if match is None else match.restored(command.epoch)
        elif match is None:
            raise MatchError("not-started")
        elif isinstance(command, Submit):
            prompt = command.prompt
            if prompt is not None and prompt != self.prompt and not match.over:
                raise MatchError("stale-prompt", prompt=prompt)
            match, played = match.submit(_seated(issued), command.token, issued.at)
        elif isinstance(command, Flag):
            match = match.flag(issued.at)
        elif isinstance(command, Close):
            if seat is not None:
                raise ValueError("only the operator closes a match")
            winner = None if command.winner is None else Seat.from_letter(command.winner)
            match = match.closed(winner, issued.at)
        elif isinstance(command, Rematch):
            changes |= self._rematch(match, _seated(issued), command)
        else:
            before, match = match, _REQUESTS[type(command)](match, _seated(issued), issued.at)
            if isinstance(command, TakeBack | AskTakeback):
                command = AskTakeback() if match.takeback.by is seat else TakeBack()
                issued = Issued(command, seat, issued.at)
            undone = _tokens(before) - _tokens(match)
        if isinstance(command, _NEW_PROMPT):
            changes["prompt"] = seq
        return replace(self, seq=seq, match=match, **changes), Change(seq, issued, played, undone)

    def advance(self, issued: Issued, rematch_id: str | None = None) -> tuple[Snapshot, list[Change]]:
        """The snapshot after a command and its automatic follow-ups, and what each of them changed.

        ``rematch_id`` is the id of the new match, if a rematch is agreed on. A takeback to which a computer
        consents goes on to the start of the turn, as far as the computer consents to that, too. Any takeback
        goes on from a decision with one option, which was none.
        """
        snapshot, changes = self, list[Change]()
        following: Issued | None = issued
        granted = False
        while following is not None:
            if isinstance(following.command, Rematch) and snapshot.rematch is not None:
                following = replace(following, command=Rematch(rematch_id))
            snapshot, change = snapshot.apply(following)
            changes.append(change)
            following = snapshot.follow_up(change)
            granted = granted or isinstance(change.issued.command, AcceptTakeback)
            if following is None and granted and snapshot._goes_further_back(issued, change):
                following = Issued(TakeBack(), issued.seat, issued.at)
            if following is None and snapshot._is_forced(change):
                following = Issued(TakeBack(), _asked_by(change.issued), issued.at)
        return snapshot, changes

    def _goes_further_back(self, issued: Issued, last: Change) -> bool:
        """Whether the seat that asked a computer for a takeback is still within the turn it took back."""
        asked = isinstance(issued.command, TakeBack) and isinstance(
            last.issued.command, TakeBack | AcceptTakeback
        )
        return asked and self.match is not None and self.match.within_turn(_seated(issued))

    def _is_forced(self, last: Change) -> bool:
        """Whether a takeback has led to a decision with one option, and the seat may take back freely the one
        that led there."""
        if self.match is None or not isinstance(last.issued.command, TakeBack | AcceptTakeback):
            return False
        seat = _asked_by(last.issued)
        return self.match.takes_back_freely(seat) and len(self.match.legal(seat)) == 1

    def follow_up(self, change: Change) -> Issued | None:
        """The automatic command after a change: the start, or a computer's answer to an offer.

        Not its answer to the offer of a draw: that takes an estimate, so the match's host issues it.
        """
        command, seat, at = change.issued.command, change.issued.seat, change.issued.at
        if isinstance(command, TakeSeat | OpenEntropy):
            return Issued(Start(TERMS), None, at) if self._complete else None
        if seat is None or self.match is None or self.setup.computers[seat.other] is None:
            return None
        if isinstance(command, AskTakeback):
            refused = self.refuses_takeback(seat)
            return Issued(DeclineTakeback() if refused else AcceptTakeback(), seat.other, at)
        if isinstance(command, Rematch) and self.rematch is seat:
            return Issued(Rematch(), seat.other, at)
        return None

    def refuses_takeback(self, seat: Seat) -> bool:
        """Whether a computer opposite would refuse the takeback that a seat must ask for.

        In a timed match the result counts: a player must not fish for better dice or cards.
        """
        match = self.match
        computer = self.setup.computers[seat.other] is not None
        return computer and match is not None and match.clock is not None and match.takes_back_chance(seat)

    @classmethod
    def replay(cls, setup: Setup, commands: Iterable[Issued]) -> tuple[Snapshot, list[Change]]:
        """The snapshot that stored commands lead to, and what each of them changed."""
        snapshot, changes = cls(setup), list[Change]()
        for issued in commands:
            snapshot, change = snapshot.apply(issued)
            changes.append(change)
        return snapshot, changes

    def _joined(self, seat: Seat, command: TakeSeat) -> tuple[TakeSeat | None, TakeSeat | None]:
        south, north = self.joined
        # A page that lost its entropy may commit to another one, as long as no entropy is known.
        again = command.commitment is not None and self.to_open(seat) and self.opened == (None, None)
        if self.joined[seat] is not None and not again:
            raise MatchError("already-joined", seat=seat.word)
        if self.joined[seat.other] is not None and (command.entropy is None) != (self.scheme == 2):
            raise MatchError("wrong-scheme", scheme=self.scheme)
        if not is_tag_value(command.name):  # the start would refuse it too, but too late for this seat
            raise MatchError("bad-name", seat=seat.word)
        if command.entropy is not None and not is_tag_value(command.entropy):
            raise MatchError("bad-entropy", seat=seat.word)
        both = command.entropy is not None
        if command.commitment is not None and (both or not _SHA256.fullmatch(command.commitment)):
            raise MatchError("bad-commitment", seat=seat.word)
        return (command, north) if seat is Seat.SOUTH else (south, command)

    def _opened(self, seat: Seat, entropy: str) -> tuple[str | None, str | None]:
        joined = self.joined[seat]
        if joined is None or self.joined[seat.other] is None:
            raise MatchError("not-all-committed")  # opening first would let the other seat choose
        if not self.to_open(seat):
            raise MatchError("nothing-to-open", seat=seat.word)
        if not entropy or not is_tag_value(entropy):
            raise MatchError("bad-entropy", seat=seat.word)
        if sha256(entropy.encode()).hexdigest() != joined.commitment:
            raise MatchError("wrong-entropy", seat=seat.word)
        south, north = self.opened
        return (entropy, north) if seat is Seat.SOUTH else (south, entropy)

    @property
    def _complete(self) -> bool:
        """Whether both seats are taken and have nothing left to open."""
        return None not in self.joined and not any(self.to_open(seat) for seat in Seat)

    def _started(self, now: int, terms: int) -> Match:
        south, north = self.joined
        if self.match is not None or south is None or north is None or not self._complete:
            raise ValueError("a match starts once, when both seats are taken and open")
        setup = self.setup
        names = (setup.computers[0] or south.name, setup.computers[1] or north.name)
        entropies = [each.entropy or self.opened[seat] or "" for seat, each in enumerate((south, north))]
        epochs = ((0, self.epoch),) if self.epoch else ()
        fair = FairChance(setup.secret, entropies[0], entropies[1], self.scheme, epochs)
        opening = {"position": setup.position, "past": setup.past}
        return Match.start(setup.game, setup.options, fair, setup.clock, names, now, terms, **opening)

    def _rematch(self, match: Match, seat: Seat, command: Rematch) -> dict[str, Any]:
        if not match.over:
            raise MatchError("not-over")
        if self.next is not None:
            raise MatchError("rematch-agreed")
        if self.rematch is seat:
            raise MatchError("rematch-offered")
        if self.rematch is None:
            return {"rematch": seat}
        if command.next is None:
            raise ValueError("a rematch that is accepted needs a name")
        return {"rematch": None, "next": command.next}


def as_asked(command: Command) -> Command:
    """The command as its seat issued it, without what became known only when it was applied."""
    if isinstance(command, AskTakeback):
        return TakeBack()
    return Rematch() if isinstance(command, Rematch) else command


def _asked_by(takeback: Issued) -> Seat:
    """Whose decision is taken back."""
    seat = _seated(takeback)
    return seat.other if isinstance(takeback.command, AcceptTakeback) else seat


def _seated(issued: Issued) -> Seat:
    if issued.seat is None:
        raise ValueError(f"no seat issued {issued.command}")
    return issued.seat


def _tokens(match: Match) -> int:
    return sum([isinstance(each, Played) for each in match.line])
