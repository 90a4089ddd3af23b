"""A match in progress, as a value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from types import MappingProxyType
from typing import Any, Final

from skirmish.core import (
    NORTH,
    SOUTH,
    AnyGame,
    Decide,
    Event,
    MatchError,
    Options,
    Over,
    Seat,
)
from skirmish.core.errors import excerpt
from skirmish.core.value import replace, value
from skirmish.match.clock import MatchClock, TimeControl
from skirmish.match.fair import FairChance
from skirmish.match.line import Takeback, replayed, settle
from skirmish.match.offers import NO_DRAW, NO_TAKEBACK, Offer
from skirmish.records import TAKEBACK as MARK
from skirmish.records import Comment, Played, Record, RecordEntry, Tag, Token
from skirmish.records.grammar import is_tag_value
from skirmish.records.replay import masked_position, placed

NORMAL, RESIGNATION, AGREEMENT, TIME = "normal", "resignation", "agreement", "time"
ADJUDICATION: Final = "adjudication"
"""The word of PGN for a result that a third party decides: here, the server's operator."""
_RECENT: Final = 16
"""States that a match keeps: about two turns, so that takebacks rarely play all of it again."""

FIRST_TERMS: Final = 1
"""Takebacks without consent even after the right to decide has passed, at no cost. Only old matches."""
SECOND_TERMS: Final = 2
"""Takebacks without consent only while the seat still has to decide; its clock runs on meanwhile. Only old
matches: of two takebacks one after the other, the second left its increment."""
THIRD_TERMS: Final = 3
"""The same, and no run that is undone keeps its increment. Only old matches: their clocks ran in the set-up
as in play."""
TERMS: Final = 4
"""The same, and the set-up has time of its own (:data:`~skirmish.match.clock.SETUP_FREE`)."""


@value
class Match:
    """The game's state and history, the clocks and the open offers.

    Immutable, without I/O, time or randomness of its own: callers pass ``now`` (milliseconds, only ever
    compared with an earlier ``now``) and the :class:`FairChance`. Methods return a new match, or raise.

    ``pending`` is always a Decide or an Over: chance is settled as soon as it is due.
    """

    game: AnyGame
    options: Options
    fair: FairChance
    names: tuple[str, str]
    state: Any
    pending: Decide | Over
    line: tuple[Played | Takeback, ...]
    """Everything played, in order, with what was taken back where it stood."""
    chances: int
    """How many chance events have been settled, those taken back included: the next one's number."""
    clock: MatchClock | None = None
    draw: Offer = NO_DRAW
    takeback: Offer = NO_TAKEBACK
    termination: str = NORMAL
    position: str | None = None
    """The position it started from; None for the set-up. It hides nothing: ask :meth:`position_seen`."""
    past: str | None = None
    """What came before that position and its string leaves out; None for nothing."""
    terms: int = TERMS
    """The terms of clocks and takebacks. A match keeps those it started with: its commands always mean the
    same."""
    recent: tuple[Any, ...] = field(default=(), repr=False, compare=False)
    """The states before what was played last, for takebacks. Earlier ones would be most of its memory, and
    are played again when they are needed."""

    @classmethod
    def start(
        cls,
        game: AnyGame,
        options: Options,
        fair: FairChance,
        clock: TimeControl | None = None,
        names: tuple[str, str] = ("", ""),
        now: int = 0,
        terms: int = TERMS,
        position: str | None = None,
        past: str | None = None,
    ) -> Match:
        """A new match, up to its first decision. Raises UnknownName for an unknown variant, NotationError for
        a position that cannot be.

        ``names`` are South's and North's, or empty. ``position``: where it starts, instead of the set-up;
        ``past``: what came before it.
        """
        for seat, name in zip(Seat, names, strict=True):
            if not is_tag_value(name):
                raise MatchError("bad-name", seat=seat.word)
        played, recent = list[Played](), list[Any]()
        state, pending = settle(game, fair, _opening(game, options, position, past), 0, played, recent)
        running = pending.seat if isinstance(pending, Decide) else None
        setup = _in_setup(game, pending, terms)
        return cls(
            game=game,
            options=options,
            fair=fair,
            names=names,
            state=state,
            pending=pending,
            line=tuple(played),
            chances=len(played),
            recent=tuple(recent[-_RECENT:]),
            clock=None if clock is None else MatchClock.start(clock, running, now, setup=setup),
            position=position,
            past=past,
            terms=terms,
        )

    @property
    def over(self) -> Over | None:
        """How the match ended, or None. If the game itself has not ended, ``how`` is the termination."""
        return self.pending if isinstance(self.pending, Over) else None

    def view(self, viewer: Seat | None) -> Any:
        """What a seat may know, or a spectator (None); once the match is over, everything."""
        return self.game.view(self.state, viewer, over=self.over is not None)

    def legal(self, seat: Seat) -> Sequence[Any]:
        """The legal decisions of a seat; empty if it must not decide now."""
        if isinstance(self.pending, Decide) and self.pending.seat is seat:
            return self.game.legal(self.game.view(self.state, seat))
        return ()

    def seen(self, played: Played, viewer: Seat | None) -> tuple[str, tuple[Event, ...]]:
        """A token and its events as a viewer may see them; everything once the match is over."""
        if isinstance(self.pending, Over):
            return played.token, played.events
        game = self.game
        events = tuple([game.witness(event, viewer) for event in played.events])
        return str(game.shown(played.entry, played.actor, viewer)), events

    def replayed(self) -> Iterator[Played]:
        """Everything that was played and not taken back, with the states before and after it."""
        return replayed(self.game, self.opening, self.line)

    def position_seen(self, viewer: Seat | None) -> str | None:
        """The position it started from, as a viewer may see it; None for the set-up."""
        if self.position is None or self.over:
            return self.position
        return masked_position(self.game, self.position, self.options.variant, viewer)

    def submit(self, seat: Seat, token: str, now: int) -> tuple[Match, tuple[Played, ...]]:
        """A seat decides. Returns the new match, and what was played: the decision and the chance events that
        followed.

        Raises NotationError for an invalid token, IllegalAction for what the rules refuse.
        """
        seat = Seat(seat)
        self._check_open(now)
        if self.game.info.hides(token):
            raise MatchError("hidden-cards", token=excerpt(token))
        action = self.game.parse(token)
        step = self.game.apply(self.state, seat, action)
        played, recent = [Played(seat, action, False, None, None, step.events)], [*self.recent, self.state]
        state, pending = settle(self.game, self.fair, step.state, self.chances, played, recent)
        clock = self.clock
        if clock is not None:
            setup = _in_setup(self.game, pending, self.terms)
            if isinstance(pending, Decide):
                clock = clock.decided(pending.seat, now, setup=setup)
            else:
                clock = clock.stopped(now)
        match = replace(
            self,
            state=state,
            pending=pending,
            line=(*self.line, *played),
            chances=self.chances + len(played) - 1,
            clock=clock,
            draw=self.draw.decided(seat),
            takeback=self.takeback.decided(seat),
            recent=tuple(recent[-_RECENT:]),
        )
        return match, tuple(played)

    def resign(self, seat: Seat, now: int) -> Match:
        """A seat gives up, no matter whose turn it is."""
        self._check_open(now)
        return self._ended(seat.other, RESIGNATION, now)

    def offer_draw(self, seat: Seat, now: int) -> Match:
        """A seat offers a draw, at any time. If the opponent has offered one already, they agree."""
        self._check_open(now)
        if self.draw.by is seat.other:
            return self._ended(None, AGREEMENT, now)
        return replace(self, draw=self.draw.made(seat))

    def accept_draw(self, seat: Seat, now: int) -> Match:
        """A seat accepts the opponent's offer of a draw."""
        self._check_open(now)
        self.draw.answered(seat)
        return self._ended(None, AGREEMENT, now)

    def decline_draw(self, seat: Seat, now: int) -> Match:
        """A seat declines the opponent's offer of a draw."""
        self._check_open(now)
        return replace(self, draw=self.draw.answered(seat))

    def takes_back_freely(self, seat: Seat) -> bool:
        """Whether a seat may take back its last decision without consent: it still has to decide, and nothing
        was rolled, drawn or turned over since."""
        if not isinstance(self.pending, Decide):
            return False
        if self.terms > FIRST_TERMS and self.pending.seat is not seat:
            return False
        at = self._last_decision(seat)
        return at is not None and not any(isinstance(each, Played) for each in self.line[at + 1 :])

    def takes_back_chance(self, seat: Seat) -> bool:
        """Whether something was rolled, drawn or turned over since a seat's last decision."""
        at = self._last_decision(seat)
        return at is not None and any(isinstance(each, Played) and each.chance for each in self.line[at:])

    def followed(self, seat: Seat) -> bool:
        """Whether anything was decided, or a turn began, since a seat's last decision: a takeback undoes that
        as well."""
        at = self._last_decision(seat)
        played = [] if at is None else [each for each in self.line[at:] if isinstance(each, Played)]
        return any(each.begins_turn for each in played) or any(not each.chance for each in played[1:])

    def within_turn(self, seat: Seat) -> bool:
        """Whether a seat's last decision belongs to the turn that is going on now."""
        for each in reversed(self.line):
            if isinstance(each, Played):
                if each.begins_turn:
                    return False
                if not each.chance:
                    return each.actor is seat
        return False

    def may_take_back(self, seat: Seat) -> bool:
        """Whether :meth:`take_back` is possible now: without consent, or as a request to the opponent."""
        if self.over or self._last_decision(seat) is None:
            return False
        return self.takeback.allows(seat) or self.takes_back_freely(seat)

    def take_back(self, seat: Seat, now: int) -> Match:
        """A seat takes back its last decision, or, where that needs consent, asks the opponent.

        In the second case ``takeback.by`` is the seat.
        """
        self._check_open(now)
        at = self._last_decision(seat)
        if at is None:
            raise MatchError("nothing-to-take-back")
        if self.takes_back_freely(seat):
            return self._undone(at, now, own=True)
        return replace(self, takeback=self.takeback.made(seat))

    def accept_takeback(self, seat: Seat, now: int) -> Match:
        """A seat consents: the opponent's last decision is undone, with everything since."""
        self._check_open(now)
        self.takeback.answered(seat)
        at = self._last_decision(seat.other)
        assert at is not None  # it could be asked for, and nothing has been played since
        return self._undone(at, now, own=False)

    def decline_takeback(self, seat: Seat, now: int) -> Match:
        """A seat does not consent to the takeback that the opponent asked for."""
        self._check_open(now)
        return replace(self, takeback=self.takeback.answered(seat))

    def restored(self, epoch: int) -> Match:
        """The match after its server was restored from a backup: chance goes on with another epoch."""
        return replace(self, fair=self.fair.restored(self.chances, epoch))

    def flag(self, now: int) -> Match:
        """End the match if the seat that must decide has run out of time at ``now``; otherwise no change."""
        loser = None if self.clock is None else self.clock.flagged(now)
        return self if loser is None else self._ended(loser.other, TIME, now)

    def closed(self, winner: Seat | None, now: int) -> Match:
        """The operator ends the match, at any time; no winner is a draw."""
        if self.over:
            raise MatchError("match-over", result=self.over.result)
        return self._ended(winner, ADJUDICATION, now)

    def record(self, viewer: Seat | None = None, extra: Mapping[str, str] = MappingProxyType({})) -> Record:
        """The record: complete, with the secret, once the match is over; until then what the viewer may see.

        ``extra`` are further tags, such as Date.
        """
        over = self.over
        tags = {
            "Game": self.game.name,
            "Variant": self.options.variant,
            "First": self.options.first.letter,
            "Result": over.result if over else "*",
            "Termination": self.termination if over else None,
            "Position": self.position_seen(viewer),
            "Past": self.past,
            "Rules": str(self.game.info.rules_version) if self.game.info.rules_version > 1 else None,
            "South": self.names[SOUTH] or None,
            "North": self.names[NORTH] or None,
            "Scheme": str(self.fair.scheme) if self.fair.scheme > 1 else None,
            "Commitment": self.fair.commitment,
            "SouthCommitment": self.fair.seat_commitments[SOUTH],
            "NorthCommitment": self.fair.seat_commitments[NORTH],
            "Secret": self.fair.secret.hex() if over else None,
            "SouthEntropy": self.fair.south,
            "NorthEntropy": self.fair.north,
            "Epochs": " ".join(f"{event}:{epoch}" for event, epoch in self.fair.epochs) or None,
        }
        tags = {**tags, **extra, **tags}  # no further tag replaces one of ours
        return Record(
            tuple(Tag(name, value) for name, value in tags.items() if value is not None),
            tuple(self._entries(viewer)),
        )

    def _entries(self, viewer: Seat | None) -> Iterator[RecordEntry]:
        for each in self.line:
            if isinstance(each, Played):
                yield Token(self._token(each, viewer))
            else:
                words = (word if isinstance(word, str) else self._token(word, viewer) for word in each.undone)
                yield Comment(" ".join((MARK, *words)))

    def _token(self, played: Played, viewer: Seat | None) -> str:
        if self.over:
            return played.token
        return str(self.game.shown(played.entry, played.actor, viewer))

    def _check_open(self, now: int) -> None:
        """Raise if the match is over or the time of the seat that must decide is up."""
        if self.over:
            raise MatchError("match-over", result=self.over.result)
        loser = None if self.clock is None else self.clock.flagged(now)
        if loser is not None:
            raise MatchError("time-is-up", seat=loser.word)

    def _ended(self, winner: Seat | None, termination: str, now: int) -> Match:
        return replace(
            self,
            pending=Over(winner, termination),
            termination=termination,
            clock=None if self.clock is None else self.clock.stopped(now),
            draw=self.draw.lapsed(),
            takeback=self.takeback.lapsed(),
        )

    def _last_decision(self, seat: Seat) -> int | None:
        """The index of a seat's last decision in the line."""
        for at in range(len(self.line) - 1, -1, -1):
            each = self.line[at]
            if isinstance(each, Played) and each.actor is seat and not each.chance:
                return at
        return None

    def _undone(self, at: int, now: int, *, own: bool) -> Match:
        """The match as it was before ``line[at]``, a decision. What is undone is recorded; a single decision
        taken back without consent is not."""
        first, *rest = self.line[at:]
        assert isinstance(first, Played)
        marks = (Takeback.of(first, *rest),) if rest or not own else ()
        undone = sum([isinstance(each, Played) for each in self.line[at:]])
        kept = self.recent[: max(0, len(self.recent) + 1 - undone)]
        *recent, before = kept or self._states_before(at)
        pending = self.game.pending(before)
        assert isinstance(pending, Decide)
        return replace(
            self,
            state=before,
            recent=tuple(recent),
            pending=pending,
            line=(*self.line[:at], *marks),
            clock=self._clock_before(pending, rest, now, own=own),
            draw=self.draw.lapsed(),
            takeback=NO_TAKEBACK,  # who was granted one may ask for another
        )

    def _states_before(self, at: int) -> list[Any]:
        """The last states up to that before ``line[at]``."""
        states = [each.before for each in replayed(self.game, self.opening, self.line[: at + 1])]
        return states[-_RECENT:]

    @property
    def opening(self) -> Any:
        """The state before anything was played."""
        return _opening(self.game, self.options, self.position, self.past)

    def _clock_before(
        self, pending: Decide, rest: Sequence[Played | Takeback], now: int, *, own: bool
    ) -> MatchClock | None:
        """The clock once a decision, ``pending`` again, is undone with the ``rest`` of the line after it."""
        clock, seat = self.clock, pending.seat
        setup = _in_setup(self.game, pending, self.terms)
        if clock is None:
            return None
        if self.terms == FIRST_TERMS:
            return clock.taken_back(seat, now, own=own)
        answered = any(
            isinstance(each, Played) and not each.chance and each.actor is not seat for each in rest
        )
        if not answered and clock.running is seat:
            return clock.within(setup)
        # In the set-up no increment was earned that another takeback would have to take.
        again = self.terms > SECOND_TERMS and not setup
        return clock.reopened(seat, now, again=again).within(setup)


def _opening(game: AnyGame, options: Options, position: str | None, past: str | None) -> Any:
    return game.start(options) if position is None else placed(game, position, options.variant, past)


def _in_setup(game: AnyGame, pending: Decide | Over, terms: int) -> bool:
    """Whether a seat decides in the set-up, whose time is its own under today's terms."""
    return terms > THIRD_TERMS and isinstance(pending, Decide) and pending.prompt in game.info.setup_prompts
