"""Lessons for the page: a course in words, and what becomes of a try. Nothing is kept: each request names its
lesson, its step and the decisions made in it."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.datastructures import State as AppState
from litestar.params import Parameter

from skirmish import games, presenter
from skirmish.core import Decide, UnknownName
from skirmish.core.errors import excerpt
from skirmish.i18n.speaker import LANGUAGES, Speaker
from skirmish.lessons.course import Lesson, LessonStep, lesson, lessons
from skirmish.lessons.judge import LEARNER, Reached, Verdict, continues, free_game, judge
from skirmish.presenter.structs import Decision, Reason, seat_name
from skirmish.presenter.why import Answer
from skirmish.server.context import ServerContext
from skirmish.server.http.api import NOT_STORED, pay
from skirmish.server.http.errors import HttpRequest
from skirmish.server.http.negotiation import language_of
from skirmish.server.http.responses import refusals, send_file
from skirmish.server.http.static import File, pack
from skirmish.server.matches.projection import played_token
from skirmish.server.wire.common import LONGEST_MESSAGE, PlayedToken
from skirmish.server.wire.http.lessons import (
    FreeGame,
    LessonAnswer,
    LessonCourse,
    LessonMoment,
    LessonQuestion,
    LessonText,
    LessonTry,
    StepText,
)
from skirmish.server.wire.server import Prompt, encode

NamePath = Annotated[str, Parameter(pattern=r"^[a-z0-9-]{1,32}$", description="A lesson's or a step's name.")]


@get("/api/lessons/{game:str}/{lang:str}", summary="A course", responses=refusals(403, 404, 421))
async def course(request: HttpRequest, game: str, lang: str) -> Response[LessonCourse]:
    """A game's lessons in one of our languages; none if it has no lessons."""
    if lang not in LANGUAGES:  # no other spelling: each would be cached
        raise UnknownName("unknown-language", name=excerpt(lang), known=" ".join(LANGUAGES))
    return send_file(request, await asyncio.to_thread(course_file, game, lang))


@post(
    "/api/lessons/{game:str}/{lesson_name:str}/{step_name:str}",
    summary="Try a line in a lesson",
    status_code=200,
    request_max_body_size=LONGEST_MESSAGE,
    responses=refusals(400, 403, 404, 413, 415, 421, 422, 429),
)
async def attempt(
    request: HttpRequest,
    game: str,
    lesson_name: NamePath,
    step_name: NamePath,
    data: LessonTry,
    state: AppState,
) -> Response[LessonMoment]:
    """The position that a learner's decisions lead to, and whether they reach the step's goal."""
    await pay(request, ServerContext.of(state), "messages")
    speaker, line = Speaker(language_of(request.scope)), None if data.line is None else tuple(data.line)
    found = await asyncio.to_thread(moment, game, lesson_name, step_name, line, speaker)
    return Response(found, headers=NOT_STORED)


@post(
    "/api/lessons/{game:str}/{lesson_name:str}/{step_name:str}/question",
    summary="Ask about a position of a lesson",
    status_code=200,
    request_max_body_size=LONGEST_MESSAGE,
    responses=refusals(400, 403, 404, 413, 415, 421, 422, 429),
)
async def question(
    request: HttpRequest,
    game: str,
    lesson_name: NamePath,
    step_name: NamePath,
    data: LessonQuestion,
    state: AppState,
) -> Response[LessonAnswer]:
    """What a decision would do, why something is not possible, what a place reaches."""
    await pay(request, ServerContext.of(state), "messages")
    speaker = Speaker(language_of(request.scope))
    found = await asyncio.to_thread(answer, game, lesson_name, step_name, data, speaker)
    return Response(found, headers=NOT_STORED)


@cache
def course_file(game_name: str, lang: str) -> File:
    """A game's lessons in words. Built once. Raises UnknownName for an unknown game."""
    games.info(game_name)
    speaker = Speaker(lang)
    found = [_lesson_text(game_name, each, speaker) for each in lessons(game_name)]
    return pack(encode(LessonCourse(game_name, lang, found)), "application/json")  # type: ignore[arg-type]


def _lesson_text(game_name: str, whole: Lesson, speaker: Speaker) -> LessonText:
    prefix = f"{game_name}-lesson-{whole.name}"
    about = _said(speaker, f"{prefix}-about")
    steps = [_step_text(prefix, whole, step, about, speaker) for step in whole.steps]
    after = _said(speaker, f"{prefix}-after")
    title = _said(speaker, prefix) or whole.name
    return LessonText(whole.name, title, about, steps, whole.guided, _free_game(game_name, whole), after)


def _free_game(game_name: str, whole: Lesson) -> FreeGame | None:
    if not whole.free:
        return None
    state = free_game(game_name, whole)
    return FreeGame(whole.free, state.variant.name)


def _step_text(prefix: str, whole: Lesson, step: LessonStep, about: str, speaker: Speaker) -> StepText:
    """A guided step has words of its own for everything; a lesson's positions share its goal and its idea."""
    own = f"{prefix}-{step.name}"
    names = (own, f"{own}-do" if step.line else own, f"{own}-text", f"{own}-bubble")
    title, heading, text, bubble = (_said(speaker, name) for name in names)
    if not whole.guided:
        title, heading, text, bubble = "", _said(speaker, f"{prefix}-do"), about, title
    return StepText(step.name, title, heading, text, bubble, [*step.places], step.rule, not step.line)


def _said(speaker: Speaker, message: str) -> str:
    """A message; nothing where a game of another package lacks it. The tests see that ours are there."""
    return speaker.say(message) if speaker.has(message) else ""


def moment(
    game_name: str, lesson_name: str, step_name: str, line: tuple[str, ...] | None, speaker: Speaker
) -> LessonMoment:
    """What became of a line of decisions in a step."""
    whole = lesson(game_name, lesson_name)
    step = whole.step(step_name)
    verdict = judge(game_name, lesson_name, step_name, line)
    made = line or ()
    if verdict.result in ("missed", "refused"):
        return LessonMoment(verdict.result, reason=_reason(game_name, whole, step, verdict, made, speaker))
    prompt, decisions = _asked(game_name, verdict.reached)
    if whole.guided and not step.open:
        decisions = [each for each in decisions if (*made, each.token) in verdict.ways.lines]
    passed, state = verdict.result == "passed", verdict.reached.state
    view = games.load(game_name).view(state, LEARNER)
    return LessonMoment(
        verdict.result,
        view=presenter.load(game_name).view(view),
        prompt=None if passed else prompt,
        decisions=[] if passed or not step.line else decisions,
        played=_seen(game_name, verdict.reached),
        show=None if passed else verdict.ways.next(made, step.line),
        continues=passed and continues(game_name, whole, step, verdict.reached),
    )


def answer(
    game_name: str, lesson_name: str, step_name: str, asked: LessonQuestion, speaker: Speaker
) -> LessonAnswer:
    """The answers to a learner's questions."""
    whole, made = lesson(game_name, lesson_name), tuple(asked.line)
    verdict = judge(game_name, lesson_name, step_name, made or None)
    own, view = presenter.load(game_name), games.load(game_name).view(verdict.reached.state, LEARNER)
    reason = None if asked.why is None else own.why(view, *asked.why, speaker)
    if reason is not None and reason.token and (*made, reason.token) not in verdict.ways.lines:
        reason = _legal(game_name, whole, whole.step(step_name), reason.source, reason.target, speaker)
    return LessonAnswer(
        preview=None if asked.look is None else own.preview(view, asked.look),
        reason=reason,
        inspection=None if asked.inspect is None else own.inspect(view, asked.inspect),
    )


def _asked(game_name: str, reached: Reached) -> tuple[Prompt | None, list[Decision]]:
    game, own = games.load(game_name), presenter.load(game_name)
    pending = game.pending(reached.state)
    if not isinstance(pending, Decide) or pending.seat is not LEARNER:
        return None, []
    view = game.view(reached.state, LEARNER)
    decisions = list(own.decisions(view))
    says = own.prompt(pending, view, decisions)
    prompt = Prompt(0, seat_name(pending.seat), pending.prompt, view.phase.rule, dict(pending.facts), says)
    return prompt, decisions


def _seen(game_name: str, reached: Reached) -> list[PlayedToken]:
    """What was played, as the learner may see it."""
    game = games.load(game_name)
    return [
        played_token(
            each,
            str(game.shown(each.entry, each.actor, LEARNER)),
            [game.witness(event, LEARNER) for event in each.events],
        )
        for each in reached.played
    ]


def _reason(
    game_name: str, whole: Lesson, step: LessonStep, verdict: Verdict, made: tuple[str, ...], speaker: Speaker
) -> Reason:
    """Why a try was not taken: the rules refuse it, or the lesson wants something else."""
    _, decisions = _asked(game_name, verdict.reached)
    tried = next((each for each in decisions if each.token == made[-1]), None)
    source, target = (tried.source or "", tried.target or "") if tried else ("", "")
    if verdict.refusal is not None:
        return Answer(game_name, source, target, speaker).refused(verdict.refusal)
    return _legal(game_name, whole, step, source, target, speaker)


def _legal(
    game_name: str, whole: Lesson, step: LessonStep, source: str, target: str, speaker: Speaker
) -> Reason:
    """A legal decision that the lesson does not want.

    A guided battle says once more what is to be done. A lesson's goal stands above the answer already: that
    says what it means here, as the bubble did.
    """
    said = _step_text(f"{game_name}-lesson-{whole.name}", whole, step, "", speaker)
    if whole.guided:
        sentence = speaker.say("page-lesson-legal", task=said.heading)
    else:
        sentence = " ".join(filter(None, (speaker.say("page-lesson-misses"), said.bubble)))
    return Reason(source, target, sentence, code="other-goal")


HANDLERS: Final = [course, attempt, question]
