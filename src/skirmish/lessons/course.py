"""A game's lessons, read from the TOML files of its folder ``lessons``: one file a lesson, in their order."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct, structs

from skirmish import games
from skirmish.core import BrokenGame, UnknownName
from skirmish.core.errors import excerpt

Pattern = dict[str, Any]
"""What an event, a view or a decision must contain; fields that it does not name may be anything."""


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """What a line of decisions must lead to. All of it must be true after one of the decisions."""

    tokens: tuple[str, ...] = ()
    """The last decision is one of these."""
    events: tuple[Pattern, ...] = ()
    """Each of these has happened: ``code`` and the event's facts."""
    never: tuple[Pattern, ...] = ()
    """None of these has happened."""
    view: Pattern = {}
    """What the learner then sees."""
    decisions: tuple[Pattern, ...] = ()
    """Decisions that the learner then has, as the presenter describes them."""


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One position and what is to be done in it. Without a ``line`` it only shows something."""

    name: str
    position: str = ""
    """Where it begins; without one, at the beginning of a game. Guided battles: for the first step only."""
    played: tuple[str, ...] = ()
    """What has been played since, chance included."""
    line: tuple[str, ...] = ()
    """One way to the goal. Its length is the most decisions that any way may take."""
    goal: Goal | None = None
    """Without a goal, ``line`` is the only way."""
    chance: tuple[str, ...] = ()
    """What chance settles on the learner's way, in this order as far as it can happen."""
    then: tuple[str, ...] = ()
    """What is played when the goal has been reached: the rest of the turn, and the opponent's answer."""
    open: bool = False
    """A guided step that offers every decision, not only what leads to its goal."""
    at: str | tuple[str, ...] = ""
    """The place that is marked, and at which the bubble points. Several: one for each decision."""
    rule: str = ""
    """The rule that "Why?" shows."""

    @property
    def places(self) -> tuple[str, ...]:
        """The places that are marked, one after the other; the last one stays."""
        return tuple(filter(None, (self.at,) if isinstance(self.at, str) else self.at))


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: its steps in order. ``name`` comes from the file, ``03-blocks.toml`` is ``blocks``."""

    steps: tuple[LessonStep, ...]
    guided: bool = False
    """One battle: every step begins where the one before has ended and offers only what leads to its goal."""
    free: str = ""
    """The position of the free game after a guided battle."""
    variant: str = ""
    """The variant of a game that begins with the set-up; without one, the usual."""
    name: str = ""

    def step(self, name: str) -> LessonStep:
        """A step by its name. Raises :class:`UnknownName`."""
        for each in self.steps:
            if each.name == name:
                return each
        raise unknown(f"{self.name} {name}")

    def before(self, step: LessonStep) -> LessonStep | None:
        """The step that precedes, or None."""
        place = self.steps.index(step)
        return self.steps[place - 1] if place else None

    def after(self, step: LessonStep) -> LessonStep | None:
        """The step that follows, or None."""
        place = self.steps.index(step) + 1
        return self.steps[place] if place < len(self.steps) else None


@cache
def lessons(game_name: str) -> tuple[Lesson, ...]:
    """A game's lessons in order; none if it has no folder of them.

    Raises :class:`UnknownName`, and :class:`BrokenGame` if a file cannot be read.
    """
    folder = files(games.package(game_name)).joinpath("lessons")
    if not folder.is_dir():
        return ()
    found = {each.name: each for each in folder.iterdir() if each.name.endswith(".toml")}
    try:
        return tuple(
            parse(found[name].read_text("utf-8"), name.removesuffix(".toml").partition("-")[2])
            for name in sorted(found)
        )
    except (OSError, ValueError) as fault:
        package, reason = games.package(game_name), excerpt(f"lessons: {fault}", 400)
        raise BrokenGame("broken-game", name=game_name, package=package, reason=reason) from fault


def parse(text: str, name: str) -> Lesson:
    """The lesson of a file's text. Raises ``ValueError``, which names the field."""
    return structs.replace(msgspec.convert(tomllib.loads(text), Lesson), name=name)


def lesson(game_name: str, name: str) -> Lesson:
    """One lesson of a game. Raises :class:`UnknownName`."""
    for each in lessons(game_name):
        if each.name == name:
            return each
    raise unknown(name)


def unknown(name: str) -> UnknownName:
    """The error for a lesson or step that a game does not have."""
    return UnknownName("unknown-lesson", name=excerpt(name))
