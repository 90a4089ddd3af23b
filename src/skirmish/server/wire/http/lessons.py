"""Lessons: their words, a learner's tries and questions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from skirmish.presenter.structs import Decision, GameView, Inspection, Part, Preview, Reason
from skirmish.server.wire.common import GameName, Lang, Place, PlayedToken, Token
from skirmish.server.wire.server import Prompt


class StepText(Part):
    """A step of a lesson in words: its name in lists, what is to be done, and what a bubble says of a place.

    ``at`` are the places that are marked, one for each decision; the last one stays, and the bubble points at
    the first. ``shows``: nothing is to be done, the step only shows something.
    """

    id: str
    title: str
    heading: str
    text: str
    bubble: str
    at: list[Place] = []
    rule: str = ""
    shows: bool = False


class FreeGame(Part):
    """Where the free game after a guided battle begins."""

    position: str
    variant: str


class LessonText(Part):
    """A lesson in words. ``guided``: a first battle; a ``free`` game follows it, and ``after`` says what a
    whole game has besides."""

    id: str
    title: str
    about: str
    steps: list[StepText]
    guided: bool = False
    free: FreeGame | None = None
    after: str = ""


class LessonCourse(Part):
    """A game's lessons in a language, in order."""

    game: GameName
    lang: Lang
    lessons: list[LessonText]


LessonLine = Annotated[list[Token], Meta(max_length=8)]
"""A learner's decisions in a step, in order."""


class LessonTry(Part):
    """What a learner has decided in a step; null: nothing yet, show its position."""

    line: LessonLine | None = None


class LessonMoment(Part):
    """What became of a try, as the learner may see it. A try that is refused, or misses the goal, comes with
    the reason and changes nothing: then there is no view."""

    result: Literal["asked", "passed", "missed", "refused"]
    view: GameView | None = None
    prompt: Prompt | None = None
    decisions: list[Decision] = []
    played: list[PlayedToken] = []
    """Everything since the step began."""
    reason: Reason | None = None
    show: str | None = None
    """A decision on the way to the goal."""
    continues: bool = False
    """The next step begins where this one has ended."""


class LessonQuestion(Part):
    """A question about the position that a line has led to: what a legal token would do, why something cannot
    go somewhere (source and target), or what a place reaches."""

    line: LessonLine = []
    look: Token | None = None
    why: tuple[Place, Place] | None = None
    inspect: Place | None = None


class LessonAnswer(Part):
    """The answers to what was asked."""

    preview: Preview | None = None
    reason: Reason | None = None
    inspection: Inspection | None = None
