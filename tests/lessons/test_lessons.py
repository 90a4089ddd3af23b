"""Every lesson: its positions can be, its goals can be reached, and every other try is answered."""

from __future__ import annotations

import re
from typing import Any

import pytest

from skirmish import games
from skirmish.core import NORTH, Decide, Over, Roll, UnknownName
from skirmish.games import names
from skirmish.i18n.speaker import LANGUAGES, Speaker
from skirmish.lessons.course import Lesson, LessonStep, lesson, lessons, parse
from skirmish.lessons.judge import (
    LEARNER,
    Reached,
    continues,
    decided,
    free_game,
    judge,
    matches,
    met,
    opening,
    ways,
)
from skirmish.presenter import load as presenter
from skirmish.rulebook.pages import page
from skirmish.server.http.lessons import answer, moment
from skirmish.server.wire.http.lessons import LessonQuestion
from tests.i18n.fluent_files import messages
from tests.lessons.free_games import figures, played
from tests.must import must

TAUGHT = [name for name in names() if lessons(name)]
LESSONS = [(game, each) for game in TAUGHT for each in lessons(game)]
STEPS = [(game, whole, step) for game, whole in LESSONS for step in whole.steps]
DONE = [each for each in STEPS if each[2].line]
EN = Speaker("en")


def ids(given: Any) -> str:
    return given.name if isinstance(given, Lesson | LessonStep) else str(given)


every_lesson = pytest.mark.parametrize(("game", "whole"), LESSONS, ids=ids)
every_step = pytest.mark.parametrize(("game", "whole", "step"), STEPS, ids=ids)
every_task = pytest.mark.parametrize(("game", "whole", "step"), DONE, ids=ids)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_course_has_a_guided_battle_and_twelve_lessons(game: str) -> None:
    first, *rest = lessons(game)
    assert first.guided
    assert not any(each.guided for each in rest)
    assert len(rest) >= 12
    assert all(len(each.steps) >= 3 for each in rest)
    assert len({each.name for each in lessons(game)}) == len(lessons(game))


@every_step
def test_positions_can_be_and_say_themselves(game: str, whole: Lesson, step: LessonStep) -> None:
    rules = games.load(game)
    if step.position:
        assert rules.position(rules.from_position(step.position)) == step.position
    start = opening(game, whole.name, step.name).state
    pending = rules.pending(start)
    assert not isinstance(pending, Over)
    if step.line:
        assert isinstance(pending, Decide)
        assert pending.seat is LEARNER
    assert step.rule in page(game, "en").rules
    assert re.fullmatch(r"[a-z0-9]+", step.name)


@every_step
def test_the_line_of_each_step_reaches_its_goal(game: str, whole: Lesson, step: LessonStep) -> None:
    for made in range(len(step.line)):
        on_the_way = moment(game, whole.name, step.name, step.line[:made] or None, EN)
        assert on_the_way.result == "asked"
        assert on_the_way.show == step.line[made]
        assert any(each.token == step.line[made] for each in on_the_way.decisions)
    reached = moment(game, whole.name, step.name, step.line, EN)
    assert reached.result == "passed"
    assert reached.view is not None
    tokens = [each.token for each in reached.played if not each.chance]
    assert tokens[: len(step.line)] == list(step.line)


@every_task
def test_every_way_of_the_search_reaches_the_goal(game: str, whole: Lesson, step: LessonStep) -> None:
    found = ways(game, whole.name, step.name)
    assert step.line in found.ends
    for end in found.ends:
        assert judge(game, whole.name, step.name, end).result == "passed"


@pytest.mark.parametrize(
    ("game", "name", "step", "line"),
    [
        # Read off the board: the soldier on h9 looks at the jeep two squares ahead, as the tank does at four.
        ("island", "hits", "2", "h9*h7"),
        # A turn to the other side uses up the roll as well.
        ("island", "room", "2", "h11-h12R"),
        # Three ahead instead of two ahead over the corner.
        ("hill218", "artillery", "2", "A@-1,-2 *-1,1"),
        # Special forces need the same support.
        ("hill218", "support", "2", "S@-2,-1 *-2,0"),
        # Either of the two cards carries the supply for the other.
        ("hill218", "supply", "1", "H@1,-1 I@1,0"),
    ],
)
def test_another_way_than_the_one_shown_passes(game: str, name: str, step: str, line: str) -> None:
    tokens = tuple(line.split())
    assert tokens != lesson(game, name).step(step).line
    assert moment(game, name, step, tokens, EN).result == "passed"


@every_task
def test_every_other_legal_try_is_answered(game: str, whole: Lesson, step: LessonStep) -> None:
    """Nothing moves, and the answer is a sentence in each language."""
    rules, found = games.load(game), ways(game, whole.name, step.name)
    at = opening(game, whole.name, step.name)
    for made in range(len(step.line)):
        line = step.line[:made]
        for action in rules.legal(rules.view(at.state, LEARNER)):
            tried = (*line, str(action))
            if tried in found.lines:
                continue
            verdict = judge(game, whole.name, step.name, tried)
            assert (verdict.result, verdict.reached.state) == ("missed", at.state)
        for lang in LANGUAGES:
            missed = next((each for each in _legal(rules, at) if (*line, each) not in found.lines), None)
            if missed is not None:
                told = moment(game, whole.name, step.name, (*line, missed), Speaker(lang))
                assert (told.result, told.view) == ("missed", None)
                assert must(told.reason).sentence
        at = decided(rules, at, rules.parse(step.line[made]))


def _legal(rules: Any, at: Reached) -> list[str]:
    return [str(each) for each in rules.legal(rules.view(at.state, LEARNER))]


@every_task
def test_an_illegal_try_is_refused_with_its_rule(game: str, whole: Lesson, step: LessonStep) -> None:
    rules = games.load(game)
    legal = set(_legal(rules, opening(game, whole.name, step.name)))
    foreign = next(
        token
        for other in (each for each in DONE if each[0] == game)
        for token in other[2].line
        if token not in legal
    )
    for lang in LANGUAGES:
        told = moment(game, whole.name, step.name, (foreign,), Speaker(lang))
        assert (told.result, told.view) == ("refused", None)
        reason = must(told.reason)
        assert reason.sentence
        assert reason.rule in rules.rules
        assert reason.text


@every_task
def test_a_guided_step_offers_only_what_leads_on(game: str, whole: Lesson, step: LessonStep) -> None:
    offered = {each.token for each in moment(game, whole.name, step.name, None, EN).decisions}
    if whole.guided and not step.open:
        assert offered == {line[0] for line in ways(game, whole.name, step.name).lines}
    else:
        assert offered == set(_legal(games.load(game), opening(game, whole.name, step.name)))


@pytest.mark.parametrize("game", TAUGHT)
def test_a_guided_battle_is_one_battle(game: str) -> None:
    whole = lessons(game)[0]
    for step in whole.steps[:-1]:
        assert continues(game, whole, step, judge(game, whole.name, step.name, step.line).reached), step.name


@pytest.mark.parametrize("game", TAUGHT)
def test_a_free_game_follows_in_which_the_learner_decides_first(game: str) -> None:
    whole, rules = lessons(game)[0], games.load(game)
    state = free_game(game, whole)
    assert rules.position(state) == whole.free
    pending = rules.pending(state)
    assert isinstance(pending, Decide | Roll)
    assert pending.seat is LEARNER


@pytest.mark.parametrize("game", TAUGHT)
def test_a_free_game_takes_some_turns_and_a_learner_usually_wins(game: str) -> None:
    wins, turns, _ = figures([played(game, 0.25, seed) for seed in range(24)])
    assert wins > 0.6
    assert turns >= 5


def test_a_guided_battle_remembers_what_was_destroyed() -> None:
    counts = [
        len(opening("hill218", "first", step.name).state.destroyed[NORTH])
        for step in lesson("hill218", "first").steps
    ]
    assert counts == [0, 0, 0, 0, 1, 2, 2, 3]


@every_lesson
def test_every_step_marks_a_place(game: str, whole: Lesson) -> None:
    for step in whole.steps:
        view = games.load(game).view(opening(game, whole.name, step.name).state, LEARNER)
        assert step.places
        assert len(step.places) <= max(1, len(step.line))
        assert all(presenter(game).why(view, "", each, EN).target == each for each in step.places)


@every_task
def test_a_legal_try_that_misses_hears_what_is_to_be_done(game: str, whole: Lesson, step: LessonStep) -> None:
    found = ways(game, whole.name, step.name)
    at = opening(game, whole.name, step.name)
    missed = next((each for each in _legal(games.load(game), at) if (each,) not in found.lines), None)
    if missed is not None:
        own = f"{game}-lesson-{whole.name}"
        task = EN.say(f"{own}-{step.name}-do" if whole.guided else f"{own}-do")
        sentence = must(moment(game, whole.name, step.name, (missed,), EN).reason).sentence
        assert (task in sentence) == whole.guided, "a lesson's goal stands above the answer already"
        if not whole.guided:
            assert EN.say(f"{own}-{step.name}") in sentence, "the goal alone says nothing about a position"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_text_is_there_and_none_is_left_over(game: str, lang: str) -> None:
    needed = set()
    for whole in lessons(game):
        prefix = f"{game}-lesson-{whole.name}"
        needed |= {prefix, f"{prefix}-about", f"{prefix}-after" if whole.guided else f"{prefix}-do"}
        for step in whole.steps:
            own = f"{prefix}-{step.name}"
            needed |= {own, f"{own}-text", f"{own}-bubble"} if whole.guided else {own}
            needed |= {f"{own}-do"} if whole.guided and step.line else set()
    assert set(messages(lang, f"{game}/lesson")) == needed


@pytest.mark.parametrize("game", TAUGHT)
def test_questions_are_answered_from_the_learner_s_view(game: str) -> None:
    whole = lessons(game)[0]
    step = next(each for each in whole.steps if each.line)
    place = step.places[0]
    asked = LessonQuestion(look=step.line[0], why=("", place), inspect=place)
    told = answer(game, whole.name, step.name, asked, EN)
    assert told.preview is not None
    assert must(told.reason).sentence
    assert must(told.inspection).place == place


@pytest.mark.parametrize("game", TAUGHT)
def test_why_not_in_a_guided_step_names_what_is_legal_but_not_wanted(game: str) -> None:
    whole = lessons(game)[0]
    for step in (each for each in whole.steps if each.line):
        unwanted = set(_legal(games.load(game), opening(game, whole.name, step.name))) - {step.line[0]}
        for token in sorted(unwanted)[:3]:
            told = answer(game, whole.name, step.name, LessonQuestion(why=("", token)), EN)
            assert must(told.reason).code == "other-goal"
            assert must(told.reason).token is None


def test_a_lesson_that_is_not_there() -> None:
    game = TAUGHT[0]
    with pytest.raises(UnknownName):
        lesson(game, "nonsense")
    with pytest.raises(UnknownName):
        lessons(game)[0].step("nonsense")
    with pytest.raises(UnknownName):
        lessons("chess")


@pytest.mark.parametrize(
    ("text", "field"),
    [("steps = 1", "steps"), ('[[steps]]\nname = "1"\ngaol = 1', "gaol"), ("[[steps]]", "name")],
)
def test_a_malformed_lesson_names_the_field(text: str, field: str) -> None:
    with pytest.raises(ValueError, match=field):
        parse(text, "x")


@pytest.mark.parametrize(
    ("pattern", "found", "fits"),
    [
        ({"a": 1}, {"a": 1, "b": 2}, True),
        ({"a": 1}, {"b": 2}, False),
        ([{"a": 1}, {"a": 1}], [{"a": 1}], False),
        ([{"a": 1}, {"a": 1}], [{"a": 1, "b": 1}, {"a": 1}], True),
        ({"list": [{"a": 1}]}, {"list": [{"a": 2}, {"a": 1}]}, True),
        ([], [{"a": 1}], True),
        ("x", "y", False),
    ],
)
def test_patterns(pattern: Any, found: Any, fits: bool) -> None:
    assert matches(pattern, found) is fits


def test_a_goal_of_decisions_and_tokens() -> None:
    """What the built-in lessons may not use is tried here."""
    text = """
    [[steps]]
    name = "1"
    position = "12/12/12/4sv7/12/12/12/12/12/12/4T^7/12 c:.....,j:..... 0/0 S:d3 classic"
    line = ["e2-e5"]
    [steps.goal]
    tokens = ["e2-e5"]
    decisions = [{ kind = "shoot", target = "e9" }]
    """
    rules, step = games.load("island"), parse(text, "x").steps[0]
    start = Reached(rules.from_position(step.position))
    goal = must(step.goal)
    assert met(rules, goal, decided(rules, start, rules.parse("e2-e5")))
    assert not met(rules, goal, decided(rules, start, rules.parse("e2-e4L")))
