"""Judges what a learner does: the rules say whether it is legal, the step's goal whether it is wanted.

Everything is a pure function of a step and the decisions made in it, so a server keeps nothing. The learner
is South and chance follows the step's script.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Literal

import msgspec

from skirmish import games, presenter
from skirmish.core import SOUTH, AnyGame, Decide, NoPosition, Options, Refusal, Roll
from skirmish.lessons.course import Goal, Lesson, LessonStep, Pattern, lesson
from skirmish.records import Played

LEARNER: Final = SOUTH
Line = tuple[str, ...]
"""The learner's decisions in a step, as tokens."""


@dataclass(frozen=True, slots=True)
class Reached:
    """Where a line has led: the state, all that was played on the way, and the chance still scripted."""

    state: Any
    played: tuple[Played, ...] = ()
    chance: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a line. ``refusal`` says why its last decision is not legal.

    ``missed``: legal, but no way to the goal. ``passed``: the goal is reached, and ``reached`` includes what
    the script plays then.
    """

    result: Literal["asked", "passed", "missed", "refused"]
    reached: Reached
    refusal: Refusal | None = None
    ways: Ways = field(default_factory=lambda: Ways(frozenset(), frozenset()))


@dataclass(frozen=True, slots=True)
class Ways:
    """Every way to a step's goal: ``lines`` are the beginnings, ``ends`` the whole ones."""

    lines: frozenset[Line]
    ends: frozenset[Line]

    def next(self, line: Line, preferred: Line) -> str | None:
        """A decision that leads from a line towards the goal, of the preferred way if that goes on."""
        after = sorted(each[len(line)] for each in self.lines if each[:-1] == line)
        on_way = preferred[: len(line)] == line and len(preferred) > len(line)
        return preferred[len(line)] if on_way else after[0] if after else None


def judge(game_name: str, lesson_name: str, step_name: str, line: Line | None) -> Verdict:
    """What becomes of a line in a step; None: nothing has been decided yet.

    Raises :class:`~skirmish.core.UnknownName` for a lesson or step that is not there, and
    :class:`~skirmish.core.NotationError` for what is not a token.
    """
    game, step = games.load(game_name), lesson(game_name, lesson_name).step(step_name)
    found = ways(game_name, lesson_name, step_name)
    reached = opening(game_name, lesson_name, step_name)
    if line is None or (step.line and not line):
        return Verdict("asked", reached, ways=found)
    for number, token in enumerate(line, 1):
        action = game.parse(token)
        refusal = game.refusal(reached.state, LEARNER, action)
        if refusal is not None:
            return Verdict("refused", reached, refusal, found)
        if line[:number] not in found.lines:
            return Verdict("missed", reached, ways=found)
        reached = decided(game, reached, action)
    if step.line and line not in found.ends:
        return Verdict("asked", reached, ways=found)
    return Verdict("passed", scripted(game, reached, step.then), ways=found)


@cache
def opening(game_name: str, lesson_name: str, step_name: str) -> Reached:
    """The position in which a step begins."""
    game, whole = games.load(game_name), lesson(game_name, lesson_name)
    step = whole.step(step_name)
    before = whole.before(step) if whole.guided else None
    if before is not None:
        end = judge(game_name, lesson_name, before.name, before.line).reached
        return Reached(end.state, chance=step.chance)
    variant = whole.variant or game.variants[0]
    state = game.from_position(step.position, variant) if step.position else game.start(Options(variant))
    return Reached(scripted(game, Reached(state), step.played).state, chance=step.chance)


def free_game(game_name: str, whole: Lesson) -> Any:
    """The state in which the free game after a guided battle begins."""
    game = games.load(game_name)
    return game.from_position(whole.free, whole.variant or game.variants[0])


@cache
def ways(game_name: str, lesson_name: str, step_name: str) -> Ways:
    """Every way to a step's goal, found by trying all legal decisions."""
    game, step = games.load(game_name), lesson(game_name, lesson_name).step(step_name)
    if step.goal is None:
        line = step.line
        return Ways(frozenset(line[:n] for n in range(1, len(line) + 1)), frozenset({line} if line else ()))
    ends = frozenset(_ends(game, step.goal, opening(game_name, lesson_name, step_name), (), len(step.line)))
    return Ways(frozenset(end[:n] for end in ends for n in range(1, len(end) + 1)), ends)


def continues(game_name: str, whole: Lesson, step: LessonStep, reached: Reached) -> bool:
    """Whether the step after this one begins where this one has ended."""
    game, following = games.load(game_name), whole.after(step)
    if following is None:
        return False
    try:
        start = opening(game_name, whole.name, following.name).state
        return game.position(reached.state) == game.position(start)
    except NoPosition:
        return False


def decided(game: AnyGame, reached: Reached, action: Any) -> Reached:
    """After a legal decision of the learner's, and the chance that it brings."""
    step = game.apply(reached.state, LEARNER, action)
    played = [Played(LEARNER, action, False, reached.state, step.state, step.events)]
    chance, state = [*reached.chance], step.state
    while isinstance(pending := game.pending(state), Roll) and pending.seat is LEARNER:
        possible = {str(each): each for each in pending.outcomes}
        token = next((each for each in chance if each in possible), None)
        if token is not None:
            chance.remove(token)
        outcome = pending.outcomes[0] if token is None else possible[token]
        step = game.resolve(state, outcome)
        played.append(Played(LEARNER, outcome, True, state, step.state, step.events))
        state = step.state
    return Reached(state, (*reached.played, *played), tuple(chance))


def scripted(game: AnyGame, reached: Reached, tokens: Sequence[str]) -> Reached:
    """After tokens of the script, of either side and of chance."""
    state, played = reached.state, [*reached.played]
    for token in tokens:
        pending, entry = game.pending(state), game.parse(token)
        assert isinstance(pending, Decide | Roll), f"{token}: the game is over"
        chance = game.is_chance(entry)
        step = game.resolve(state, entry) if chance else game.apply(state, pending.seat, entry)
        played.append(Played(pending.seat, entry, chance, state, step.state, step.events))
        state = step.state
    return Reached(state, tuple(played), reached.chance)


def _ends(game: AnyGame, goal: Goal, reached: Reached, line: Line, most: int) -> Iterator[Line]:
    """The lines that reach the goal with at most ``most`` decisions."""
    pending = game.pending(reached.state)
    if most == 0 or not isinstance(pending, Decide) or pending.seat is not LEARNER:
        return
    for action in game.legal(game.view(reached.state, LEARNER)):
        after, now = decided(game, reached, action), (*line, str(action))
        if met(game, goal, after):
            yield now
        else:
            yield from _ends(game, goal, after, now, most - 1)


def met(game: AnyGame, goal: Goal, reached: Reached) -> bool:
    """Whether a goal is reached."""
    if goal.tokens and not any(
        each.token in goal.tokens for each in [*filter(lambda each: not each.chance, reached.played)][-1:]
    ):
        return False
    events = [{"code": event.code, **event.facts()} for played in reached.played for event in played.events]
    if not matches([*goal.events], events) or any(matches([each], events) for each in goal.never):
        return False
    if not goal.view and not goal.decisions:
        return True
    view, own = game.view(reached.state, LEARNER), presenter.load(game.name)
    return matches(goal.view, msgspec.to_builtins(own.view(view))) and matches(
        [*goal.decisions], msgspec.to_builtins([*own.decisions(view)])
    )


def matches(pattern: Pattern | list[Any] | Any, found: Any) -> bool:
    """Whether something contains all of a pattern: of a list, each entry has one of its own that matches."""
    if isinstance(pattern, dict):
        return isinstance(found, dict) and all(
            name in found and matches(each, found[name]) for name, each in pattern.items()
        )
    if isinstance(pattern, list):
        left = [*found]
        for each in pattern:
            place = next((n for n, one in enumerate(left) if matches(each, one)), None)
            if place is None:
                return False
            del left[place]
        return True
    return bool(pattern == found)
