"""Replaying a record: checks every token against the rules, and the Result tag against the end.

Tokens that were taken back are kept in a comment, at the point where they were played (docs/records.md)::

    d3 {takeback: e2-e5 end d1 ( f11-f10 d0 ) f11-f9} e2-e4L

The tokens up to the closing brace were played after ``d3`` and then undone. Parentheses enclose what had
been undone earlier, inside the line that was itself undone later.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from skirmish.core import (
    SOUTH,
    TURN_BEGAN,
    AnyGame,
    Decide,
    Event,
    IllegalAction,
    ImpossibleOutcome,
    NotationError,
    Options,
    Over,
    Remembering,
    Roll,
    Seat,
    SkirmishError,
)
from skirmish.core.errors import excerpt
from skirmish.core.value import value
from skirmish.records.errors import RecordError
from skirmish.records.grammar import check_tags
from skirmish.records.record import Comment, Record, RecordEntry, Tag, Token

TAKEBACK = "takeback:"
"""The beginning of a comment that holds what was taken back."""

SECRETS = ("Secret", "Seed", "Sealed")
"""Tags that reveal future chance events: left out of an unfinished record."""


class OtherVariant(NotationError):
    """A position belongs to another variant than the one that is asked for (``position-variant``)."""


@value
class Played:
    """One token played: whose it was, the states before and after it, and the events between.

    A :class:`~skirmish.match.Match` keeps no earlier states: in its line None takes the place of both.

    ``number`` counts a record's tokens from 1; None for a token that was taken back or that does not come
    from a record. ``line`` is where it was read.
    """

    actor: Seat
    entry: Any
    chance: bool
    before: Any
    state: Any
    events: tuple[Event, ...]
    number: int | None = None
    line: int = 0

    @property
    def token(self) -> str:
        """The token."""
        return str(self.entry)

    @property
    def begins_turn(self) -> bool:
        """Whether a turn begins with what it led to."""
        return any(event.code == TURN_BEGAN for event in self.events)


def start(record: Record) -> tuple[AnyGame, Any]:
    """The record's game and the state it starts from: its Position with its Past, or the set-up."""
    game = check_tags(record)
    options = Options(record["Variant"], Seat.from_letter(record["First"]))
    position, past = record.tag("Position"), record.tag("Past")
    if position is None:
        if past is not None:
            raise RecordError("bad-past", line=past.line)
        return game, game.start(options)
    try:
        state = placed(game, position.value, options.variant)
    except OtherVariant as error:
        found = error.facts["position"]
        line, variant = position.line, options.variant
        raise RecordError(error.code, line=line, variant=variant, position=found) from error
    except NotationError as error:
        raise RecordError("bad-position", line=position.line, cause=error) from error
    if past is None:
        return game, state
    try:
        return game, with_past(game, state, past.value)
    except NotationError as error:
        raise RecordError("bad-past", line=past.line, cause=error) from error


def placed(game: AnyGame, position: str, variant: str, past: str | None = None) -> Any:
    """The state of a position that is to be played in a variant, with what came before it.

    Raises :class:`NotationError`: :class:`OtherVariant` for a position that belongs to another variant.
    """
    state = game.from_position(position, variant)
    if state.variant.name != variant:
        raise OtherVariant("position-variant", variant=variant, position=state.variant.name)
    return state if past is None else with_past(game, state, past)


def with_past(game: AnyGame, state: Any, past: str) -> Any:
    """A position's state with what came before it. Raises :class:`NotationError`."""
    if not isinstance(game, Remembering):
        raise NotationError("impossible-past", found=excerpt(past))
    return game.with_past(state, past)


def past_of(game: AnyGame, known: Any) -> str | None:
    """What came before a state or view and its position string leaves out; None if there is nothing."""
    return game.past(known) or None if isinstance(game, Remembering) else None


def masked_position(game: AnyGame, position: str, variant: str, viewer: Seat | None) -> str:
    """A position without what a seat or a spectator (None) may not see of it."""
    return game.position(game.view(placed(game, position, variant), viewer))


def replay(record: Record, *, takebacks: bool = False) -> Iterator[Played]:
    """Play the record's tokens one after the other; with ``takebacks``, also those taken back.

    Raises :class:`RecordError` at the first impossible token, and after the last one if the game did
    not end as the tags say. So a record is valid if the iteration completes.
    """
    game, state = start(record)
    player = _Player(game, record.finished)
    number, last = 0, 0
    for entry, line in record.lined():
        if isinstance(entry, Token):
            number, last = number + 1, line
            played = player.play(state, entry.text, line, number)
            state = played.state
            yield played
        elif takebacks and entry.text.startswith(TAKEBACK):
            yield from player.undone(state, entry, line)
    _check_end(record, game.pending(state), number, last)


def check(record: Record) -> Any:
    """Replay the record and return its final state. Raises :class:`RecordError`."""
    _, state = start(record)
    for played in replay(record):
        state = played.state
    return state


def for_viewer(record: Record, viewer: Seat | None) -> Record:
    """The record as a seat or a spectator (None) may see it: complete once the match is over; until then
    without what is hidden from the viewer, also in takebacks, and without secrets."""
    if record.finished:
        return record
    game, state = start(record)
    shown = (str(game.shown(played.entry, played.actor, viewer)) for played in replay(record, takebacks=True))
    entries: list[RecordEntry] = []
    for entry in record.entries:
        if isinstance(entry, Token):
            entries.append(Token(next(shown)))
        elif entry.text.startswith(TAKEBACK):
            words = (word if word in ("(", ")") else next(shown) for word in _words(entry))
            entries.append(Comment(" ".join((TAKEBACK, *words))))
        else:
            entries.append(entry)
    list(shown)  # nothing is left, but only coming to the end of a replay checks the record's end
    tags = []
    for tag in record.tags:
        if tag.name == "Position":
            tags.append(Tag(tag.name, game.position(game.view(state, viewer)), tag.line))
        elif tag.name not in SECRETS:
            tags.append(tag)
    return Record(tuple(tags), tuple(entries), record.lines)


@dataclass(frozen=True, slots=True)
class _Player:
    """Plays tokens by the rules of a game, and turns refusals into RecordErrors."""

    game: AnyGame
    finished: bool

    def play(self, state: Any, token: str, line: int, number: int | None = None) -> Played:
        """One token, from a state."""

        def fault(code: str, cause: SkirmishError | None = None) -> RecordError:
            return RecordError(code, line=line, number=number, cause=cause, token=excerpt(token))

        if self.finished and self.game.info.hides(token):
            raise fault("hidden-token")
        try:
            entry = self.game.parse(token)
        except NotationError as error:
            raise fault("unknown-token", error) from error
        pending = self.game.pending(state)
        if isinstance(pending, Over):
            raise fault("after-the-end", self._refused(state, SOUTH, entry))
        chance = self.game.is_chance(entry)
        try:
            if chance and isinstance(pending, Roll):
                step = self.game.resolve(state, entry)
            elif not chance and isinstance(pending, Decide):
                step = self.game.apply(state, pending.seat, entry)
            else:
                raise self._refused(state, pending.seat, entry)
        except IllegalAction as error:
            raise fault("illegal-action", error) from error
        except ImpossibleOutcome as error:
            raise fault("impossible-outcome", error) from error
        return Played(pending.seat, entry, chance, state, step.state, step.events, number, line)

    def _refused(self, state: Any, seat: Seat, entry: Any) -> IllegalAction:
        """The error for a decision where a chance event is due, or the reverse."""
        refusal = self.game.refusal(state, seat, entry)
        assert refusal is not None
        return IllegalAction(str(entry), refusal)

    def undone(self, state: Any, comment: Comment, line: int) -> Iterator[Played]:
        """The tokens of a takeback, in order. A ``)`` returns to the state at its ``(``."""
        opened = []
        for word in _words(comment):
            if word == "(":
                opened.append(state)
            elif word == ")":
                if not opened:
                    raise RecordError("bad-takeback", line=line)
                state = opened.pop()
            else:
                played = self.play(state, word, line)
                state = played.state
                yield played
        if opened:
            raise RecordError("bad-takeback", line=line)


def _words(comment: Comment) -> list[str]:
    return comment.text.removeprefix(TAKEBACK).split()


def _check_end(record: Record, end: object, number: int, line: int) -> None:
    """Check that the tags agree with the end that the last token led to."""
    result, termination = record["Result"], record.get("Termination") or "normal"
    actual = end.result if isinstance(end, Over) else "*"
    if actual == "*" and termination != "normal":
        return  # check_tags has seen that the two go together
    place = line if number else record.line("Result")
    if termination != "normal":
        raise RecordError(
            "played-to-the-end", line=place, number=number or None, termination=termination, result=actual
        )
    if result != actual:
        raise RecordError("wrong-result", line=place, number=number or None, result=result, actual=actual)
