"""Setting up positions by hand: what a game's editor offers, and what an edit does.

A game that can be edited has a ``presenter/editing.py`` with an ``EDITING`` of type :class:`Editing`; other
games' positions are given as text only. A position being edited may be impossible: it is a draft that can be
drawn and written, and :func:`edited` says which rule it breaks, where, and what would fix it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Literal, Protocol, TypeVar, cast

from skirmish import games, presenter
from skirmish.core import Decide, ImpossiblePosition, NoPosition, NotationError, Options, Over, UnknownName
from skirmish.core.errors import excerpt
from skirmish.i18n.speaker import Speaker
from skirmish.presenter.structs import GameView, Part, Reason, Said, SeatName, seat_name
from skirmish.rulebook.pages import rule_text

Draft = TypeVar("Draft")


class Edit(Part):
    """One step: put a piece on a place; move, turn or remove what is there; set a control; clear the board.

    ``piece`` and ``seat`` name a :class:`Stock`; ``at`` and ``to`` are places; ``control`` names a
    :class:`Control`, whose new ``value`` is one of its options or a number in its range.
    """

    act: Literal["put", "move", "turn", "remove", "set", "clear"]
    at: str = ""
    to: str = ""
    piece: str = ""
    seat: SeatName | None = None
    control: str = ""
    value: str = ""


class Stock(Part):
    """A kind of piece that can be put on the board, and how many of it are left. Blocks have no ``seat``."""

    piece: str
    words: Said
    left: int
    seat: SeatName | None = None


class Option(Part):
    """One of the values of a control."""

    value: str
    words: Said


class Control(Part):
    """Something that is not on the board: a choice of options, or a number from ``least`` to ``most``.

    Controls of one id and both seats belong together. ``group`` names controls that are seldom needed.
    """

    id: str
    words: Said
    value: str
    options: list[Option] = []
    least: int = 0
    most: int = 0
    seat: SeatName | None = None
    group: str = ""

    def allows(self, value: str) -> bool:
        """Whether it can be set to this."""
        if self.options:
            return any(each.value == value for each in self.options)
        return re.fullmatch(r"[0-9]{1,2}", value) is not None and self.least <= int(value) <= self.most


class Fix(Part):
    """A position that lacks the fault, and what was done to it in words."""

    words: Said
    text: str


class EditedPosition(Part):
    """A position in the editor. Without a ``reason`` it is possible; ``sentence`` says what is awaited."""

    game: str
    variant: str
    text: str
    view: GameView | None = None
    """The board with everything on it; None for text that cannot be read."""
    reason: Reason | None = None
    part: str = ""
    """The part of the text that is at fault."""
    fix: Fix | None = None
    sentence: str = ""
    decides: SeatName | None = None
    """Whose decision or chance event is awaited; None once the battle is over."""
    chance: bool = False
    """Whether chance comes next, so that no decision is due."""
    stock: list[Stock] = []
    controls: list[Control] = []


class NoSuchEdit(UnknownName):
    """An edit names a place, a piece, a control or a value that the game's editor does not have."""


def no_edit(name: str) -> NoSuchEdit:
    """The error for an edit that makes no sense."""
    return NoSuchEdit("unknown-edit", name=excerpt(name))


def check_control(controls: Sequence[Control], edit: Edit) -> None:
    """Raise :class:`NoSuchEdit` unless an edit sets one of these controls to what it allows."""
    known = (each for each in controls if (each.id, each.seat) == (edit.control, edit.seat))
    if not any(each.allows(edit.value) for each in known):
        raise no_edit(f"{edit.control} {edit.value}")


class Editing(Protocol[Draft]):
    """How one game's positions are edited. Drafts are values; every method is pure."""

    @property
    def sample(self) -> str:
        """The position with which an editor begins."""

    def read(self, text: str, variant: str | None) -> Draft:
        """The draft of a text, in another variant if one is named. Raises
        :class:`~skirmish.core.NotationError` for text that cannot be read."""

    def write(self, draft: Draft) -> str:
        """The position string."""

    def variant(self, draft: Draft) -> str:
        """The variant's name."""

    def known(self, draft: Draft) -> Any:
        """The state that a draft describes, possible or not: it may be drawn, but not played."""

    def check(self, draft: Draft) -> None:
        """Raises :class:`~skirmish.core.ImpossiblePosition` with the first fault."""

    def edit(self, draft: Draft, edit: Edit) -> Draft:
        """The draft after an edit. Raises :class:`NoSuchEdit`."""

    def fix(self, draft: Draft, fault: ImpossiblePosition) -> tuple[Said, Draft] | None:
        """The draft without a fault, and in words what is done; None if that is left to people."""

    def stock(self, draft: Draft) -> list[Stock]:
        """What can be put on the board."""

    def controls(self, draft: Draft) -> list[Control]:
        """What can be set beside the board."""


def editing(game_name: str) -> Editing[Any] | None:
    """How a game's positions are edited; None if they are given as text only."""
    part = games.part(game_name, "presenter.editing")
    return None if part is None else cast(Editing[Any], part.EDITING)


def edited(
    game_name: str, text: str | None, variant: str | None, edit: Edit | None, lang: str
) -> EditedPosition:
    """A position after an edit, described for the editor; without a text, the one that an editor begins with.

    Text that cannot be read is answered with the reason, and without a view. Raises :class:`NoSuchEdit`, and
    UnknownName for a game or a variant.
    """
    game, speaker = games.load(game_name), Speaker(lang)
    if variant is not None and variant not in game.variants:
        known = ", ".join(game.variants)
        raise UnknownName("unknown-variant", game=game_name, name=excerpt(variant), known=known)
    part = editing(game_name)
    try:
        if part is None:
            return _plain(game_name, text, variant, speaker)
        draft = part.read(part.sample if text is None else text, variant)
    except NotationError as error:
        return _unreadable(game_name, text or "", variant or game.variants[0], error, speaker)
    if edit is not None:
        draft = part.edit(draft, edit)
    view = presenter.load(game_name).view(game.view(part.known(draft), None, over=True))
    found = EditedPosition(
        game_name,
        part.variant(draft),
        part.write(draft),
        view,
        stock=part.stock(draft),
        controls=part.controls(draft),
    )
    try:
        part.check(draft)
    except ImpossiblePosition as fault:
        found.reason, found.part = _reason(game_name, fault, speaker), str(fault.facts.get("found", ""))
        fixed = part.fix(draft, fault)
        if fixed is not None:
            found.fix = Fix(fixed[0], part.write(fixed[1]))
    else:
        _describe(found, game.from_position(found.text, found.variant), speaker)
    return found


def _unreadable(
    game_name: str, text: str, variant: str, error: NotationError, speaker: Speaker
) -> EditedPosition:
    facts = dict(error.facts)
    reason = Reason("", "", speaker.error(error, game_name), code=error.code, facts=facts)
    return EditedPosition(game_name, variant, text, reason=reason, part=str(facts.get("found", "")))


def _plain(game_name: str, text: str | None, variant: str | None, speaker: Speaker) -> EditedPosition:
    """A position of a game without an editor; raises NotationError for any that cannot be.

    Without a text it is the start; empty if that has no position string.
    """
    game = games.load(game_name)
    if text is None:
        usual = variant or game.variants[0]
        try:
            text = game.position(game.start(Options(usual)))
        except NoPosition:
            return EditedPosition(game_name, usual, "")
    state = game.from_position(text, variant)
    view = presenter.load(game_name).view(game.view(state, None, over=True))
    found = EditedPosition(game_name, state.variant.name, game.position(state), view)
    _describe(found, state, speaker)
    return found


def _describe(found: EditedPosition, state: Any, speaker: Speaker) -> None:
    """Say what a possible position waits for."""
    pending = games.load(found.game).pending(state)
    if isinstance(pending, Over):
        found.sentence = speaker.over(found.game, pending)
        return
    seat = speaker.seat(pending.seat, found.game)
    found.sentence = speaker.say("page-edit-awaits", seat=seat, words=speaker.prompt(found.game, pending))
    found.decides, found.chance = seat_name(pending.seat), not isinstance(pending, Decide)


def _reason(game_name: str, fault: ImpossiblePosition, speaker: Speaker) -> Reason:
    text = ""
    with suppress(UnknownName, OSError):
        text = rule_text(game_name, speaker.lang, fault.rule)
    return Reason(
        "",
        fault.places[0] if fault.places else "",
        speaker.error(fault, game_name),
        code=fault.code,
        rule=fault.rule,
        text=text,
        squares=[*fault.places],
        facts=dict(fault.facts),
    )
