"""Guided battles and all lessons by clicks: right tries are taken, the others answered, and nothing moves."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as Late

from skirmish import games, presenter
from skirmish.i18n.speaker import Speaker
from skirmish.lessons.course import LessonStep, lessons
from skirmish.lessons.judge import LEARNER, opening, ways
from tests.browser.conftest import People
from tests.browser.hands import Finger, Hand, Mouse
from tests.browser.looking import violations
from tests.browser.person import DESKTOP, PHONE, Person

_WHERE: Final = """
() => {
  const { step, passed, made, ended } = document.querySelector('[data-role="lesson"]').dataset;
  return [step, passed, made, ended].join(" ");
}
"""
_PREVIEW: Final = '[data-role="preview"]'
_REASON: Final = '[data-role="reason"]'
_GO: Final = f"{_PREVIEW} [data-token]"
_GOES_ON: Final = f"""
([before, css, looked]) => ({_WHERE})() !== before
  || document.querySelector('{_REASON}') !== null
  || document.querySelectorAll(css).length > looked
"""
"""A try was taken, or was answered with a reason, or is looked at first."""
_SEEN_OR_GONE_ON: Final = f"""
([before, css]) => ({_WHERE})() !== before
  || [...document.querySelectorAll(css)].some((each) => each.checkVisibility())
"""
_PIECES: Final = """
() => [...document.querySelectorAll("[data-piece]:not(.leaving)")]
  .map(({ dataset: { piece, seat, on, at } }) => [piece, seat, on ?? at].join(" ")).sort()
"""
_IN_SIGHT: Final = """
(phone) => {
  const [note, marked, stage] = ['[data-role="note"]', '[data-role="marked"]', ".stage"]
    .map((css) => document.querySelector(css));
  if (!note || !marked || (innerWidth < 500) !== phone) return false;
  const words = (note.matches(".bubble") ? note : note.querySelector(".bubble")).getBoundingClientRect();
  const [place, board] = [marked, stage].map((each) => each.getBoundingClientRect());
  const apart = words.right <= place.left + 4 || words.left >= place.right - 4
    || words.bottom <= place.top + 4 || words.top >= place.bottom - 4;
  const inside = (box) => box.left >= board.left - 1 && box.right <= board.right + 1
    && box.top >= board.top - 1 && box.bottom <= board.bottom + 1;
  return words.height > 20 && apart && inside(words) && inside(place);
}
"""
"""A step's place is marked, and its bubble lies on the board and not over that place."""
_DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""The board has taken its new size."""
KINDS: Final = {
    "I": "infantry",
    "H": "heavy",
    "S": "special",
    "T": "tank",
    "A": "artillery",
    "P": "para",
}
PIECES: Final = {"S": "soldier", "J": "jeep", "T": "tank"}
WRONG: Final = {"island": ("d2", "l11"), "hill218": ("0,0", "0,0")}
"""Places of the guided battles where nothing can be done: in the first step, and in the others."""


class Learner:
    """A person in a lesson."""

    def __init__(self, person: Person) -> None:
        self.person, self.page, self.hand = person, person.page, person.hand

    @property
    def lesson(self) -> Locator:
        return self.page.locator('[data-role="lesson"]')

    @property
    def where(self) -> str:
        return str(self.page.evaluate(_WHERE))

    def at(self, step: str) -> None:
        """Wait until a step is there and asks."""
        expect(self.lesson).to_have_attribute("data-step", step)
        expect(self.lesson).to_have_attribute("data-busy", "false")

    def press(self, css: str) -> None:
        self.hand.press(self.page.locator(f"{css}:visible").first)

    def in_sight(self) -> None:
        """What a step speaks about can be seen, on a desktop and on a phone."""
        for size in (PHONE, DESKTOP):
            self.page.set_viewport_size(size)  # type: ignore[arg-type]
            self.page.evaluate(_DRAWN)
            self.page.wait_for_function(_IN_SIGHT, arg=size is PHONE)

    def refused(self, spot: str, code: str | None = None) -> None:
        """Press a place where the lesson wants nothing: it says why, and nothing moves."""
        before, pieces = self.where, self.page.evaluate(_PIECES)
        self.hand.spot(self.page, spot)
        reason = self.page.locator('[data-role="reason"]')
        expect(reason).to_be_visible()
        expect(self.page.locator('[data-role="bubble"]')).to_be_visible()
        assert reason.inner_text().strip()
        if code is None:
            assert reason.get_attribute("data-rule")
        else:
            assert reason.get_attribute("data-code") == code
        assert (self.where, self.page.evaluate(_PIECES)) == (before, pieces)
        self.page.keyboard.press("Escape")
        expect(reason).to_have_count(0)

    def misses(self, token: str) -> None:
        """Make a decision that is legal and leads nowhere: it says so, and nothing moves."""
        before, pieces = self.where, self.page.evaluate(_PIECES)
        self.play(token)
        reason = self.page.locator(_REASON)
        expect(reason).to_be_visible()
        assert (reason.get_attribute("data-rule"), reason.get_attribute("data-code")) == ("", "other-goal")
        assert (self.where, self.page.evaluate(_PIECES)) == (before, pieces)
        expect(self.page.locator(_GO)).to_have_count(0)  # it cannot be confirmed once more
        while self.page.locator(f"{_REASON}, {_PREVIEW}").count():  # and what was chosen
            self.page.keyboard.press("Escape")
            self.page.evaluate(_DRAWN)

    def takes(self, press: Any, looks: str = _PREVIEW) -> None:
        """Press until the lesson has taken it or says why not: a finger aims, a block is looked at first.

        A press while the board still plays something back is lost, so a late one is made again.
        """
        before = self.where
        for patience in (2_500, 2_500, 2_500, 10_000, 20_000):
            looked = self.page.locator(looks).count()
            press()
            try:
                self.page.wait_for_function(_GOES_ON, arg=[before, looks, looked], timeout=patience)
            except Late:
                continue
            if self.where != before or self.page.locator(_REASON).count():
                return
        raise AssertionError(f"not taken: {before}")

    def show(self) -> None:
        """Let the lesson show the decision, and make it, if it can do that now."""
        button = self.page.locator('[data-act="show"]')
        for _ in range(2):
            if button.get_attribute("aria-disabled") == "false":
                button.dispatch_event("click")

    def play(self, token: str) -> None:
        """Make a decision on the board, or with its buttons where it has no place of its own."""
        option = f'[data-role="prompt"] [data-token="{token}"]'
        if found := re.match(r"([IHSTAP])@(.*)|(!)(.*)", token):
            kind, at = (KINDS[found[1]], found[2]) if found[1] else ("strike", found[4])
            card = f'[data-card="{kind}"]'
            if not self.page.locator(f'{card}[aria-pressed="true"]').count():
                self.press(card)
            self.field(at, token)
        elif token.startswith("*"):
            self.field(token[1:], token)
        elif found := re.fullmatch(r"(\w+)[-*]([a-l]\d+)", token):
            source, at = found.groups()
            if "-" in token and self.page.locator(f'[data-select="{source}"]:visible').count():
                self.hand.spot(self.page, source)
            # Which of several shoots is said by the button.
            several = self.page.locator(f'[data-role="prompt"] [data-token$="*{at}"]:visible').count() > 1

            def press() -> None:
                if self.page.locator(_GO).count():
                    self.press(_GO)
                elif several:
                    self.press(option)
                else:
                    self.hand.spot(self.page, at)

            self.takes(press)
        else:
            self.unfold(token)
            if self.page.locator(f"{option}:visible").count():
                self.takes(lambda: self.press(_GO if self.page.locator(_GO).count() else option))

    def field(self, at: str, token: str) -> None:
        """Press a space of Hill 218's field, once it is marked: the field makes room for what is legal.

        What has not been shown yet is shown first, and pressed again.
        """
        self.page.locator(f'[data-square="{at}"][data-legal="true"]').wait_for(state="attached")
        self.page.evaluate(_DRAWN)
        again = f'[data-role="again"], [data-role="prompt"] [data-token="{token}"]:enabled'
        self.takes(lambda: self.hand.spot(self.page, at), again)

    def unfold(self, token: str) -> None:
        """Press what leads to the button of a decision: a way, a piece, a kind and its square.

        A way with only one thing to do is taken by that press.
        """
        before, option = self.where, f'[data-role="prompt"] [data-token="{token}"]'
        if token.startswith("="):
            for letter in token[1:]:
                self.press(f'[data-kind="{PIECES[letter]}"]')
        elif token.startswith("#"):
            self.hand.spot(self.page, token[1:])
        elif found := re.fullmatch(r"([SJT])([a-l]\d+)([\^v<>])", token):
            self.press(f'[data-kind="{PIECES[found[1]]}"]')
            self.hand.spot(self.page, found[2])
            self.press(f'[data-facing="{found[3]}"]')
        else:
            way = "reinforce" if token.startswith("+") else "pad" if token == "pad" else "turn"
            piece = re.match(r"[a-l]\d+", token)
            for css in (f'[data-way="{way}"]', f'[data-select="{piece and piece[0]}"]'):
                asked = self.where == before and not self.page.locator(f"{option}:visible").count()
                if asked and self.page.locator(f"{css}:enabled:visible").count():
                    self.press(css)
                    self.page.evaluate(_DRAWN)
        self.page.wait_for_function(_SEEN_OR_GONE_ON, arg=[before, option])


@pytest.mark.parametrize(("game", "hand"), [("island", Mouse()), ("hill218", Finger())], ids=WRONG)
def test_a_guided_battle(person: People, game: str, hand: Hand) -> None:
    someone = person("en", hand)
    page = someone.go()
    someone.hand.press(page.locator(f'article[data-game="{game}"] [data-role="learn"]'))
    learner, tried = Learner(someone), False
    for step in lessons(game)[0].steps:
        learner.at(step.name)
        expect(page.locator('[data-role="note"]')).to_be_visible()
        if not step.line:
            learner.press('[data-act="next"]')
            continue
        learner.refused(WRONG[game][tried])
        tried = True
        for made, token in enumerate(step.line):
            if made:  # the bubble was about the first decision, the mark goes on to the next
                expect(page.locator('[data-role="note"]')).to_have_count(0)
                expect(page.locator('[data-role="marked"]')).to_be_visible()
            learner.play(token)
    finale = page.locator('[data-role="finale"]')
    expect(finale).to_be_visible()
    assert someone.stored("skirmish.lessons")[game]["first"] == [step.name for step in lessons(game)[0].steps]
    learner.press('[data-act="free-game"]')
    page.wait_for_url("**/t/*")
    someone.seated()
    expect(page.locator('[data-role="prompt"]')).to_have_attribute("data-mine", "true")


def test_a_guided_battle_that_was_left_goes_on_from_the_first_page(person: People) -> None:
    someone = person("en")
    page = someone.go()
    card = page.locator('article[data-game="hill218"] [data-role="learn"]')
    expect(card).to_contain_text("New here")
    card.click()
    learner = Learner(someone)
    learner.at("hill")
    learner.press('[data-act="next"]')
    learner.at("base")
    someone.go()
    expect(card).to_contain_text("You left it at step 2.")
    card.click()
    learner.at("base")
    while learner.lesson.get_attribute("data-ended") != "true":
        learner.press('[data-act="skip-step"]')
        expect(learner.lesson).to_have_attribute("data-busy", "false")
    someone.go()
    expect(card).to_have_text("Lessons")


def test_another_card_closes_what_was_said_about_the_last_try(person: People) -> None:
    someone = person("en")
    page = someone.go("/learn/hill218/first")
    learner = Learner(someone)
    page.locator('[data-open="supply"]').click()
    learner.at("supply")
    someone.hand.spot(page, "1,0")
    expect(page.locator('[data-role="reason"]')).to_contain_text("None of your cards")
    learner.press('[data-card="heavy"]')
    expect(page.locator('[data-role="reason"]')).to_have_count(0)


def test_legal_but_not_wanted(person: People) -> None:
    """Every kind of help of one step: the board, Show me, Why, Skip, Back, the list, and another language."""
    someone = person("en")
    page = someone.go("/learn/island/first")
    learner = Learner(someone)
    learner.at("sides")
    page.locator('[data-open="forward"]').click()
    learner.at("forward")
    learner.refused("e4", "other-goal")
    page.locator('[data-act="why"]').click()
    expect(page.locator('[data-role="rule"]')).to_contain_text("forward")
    page.locator('[data-act="show"]').click()
    page.locator('[data-act="show"]').click()
    learner.at("end")
    page.locator('[data-act="back"]').click()
    learner.at("forward")
    page.locator('[data-act="skip-step"]').click()
    learner.at("end")
    page.locator('[data-act="leave"]').click()
    page.wait_for_url("**/learn/island")
    expect(page.locator('article [data-lesson="first"]')).to_be_visible()
    page.evaluate("() => localStorage.setItem('skirmish.lessons', '{\"island\":[1],\"x\":')")
    page.reload()
    expect(page.locator('[data-lesson="zero"]')).to_be_visible()
    assert not violations(page)


def _shut(game: str, lesson: str, step: LessonStep) -> str:
    """A place of the board where nothing can be done in a step."""
    view = games.load(game).view(opening(game, lesson, step.name).state, LEARNER)
    own, speaker = presenter.load(game), Speaker("en")
    places = (
        ["0,0"] if game == "hill218" else [f"{column}{row}" for row in (7, 6, 12, 1) for column in "fgeh"]
    )
    return next(each for each in places if own.why(view, "", each, speaker).token is None)


def _missed(game: str, lesson: str, step: LessonStep) -> str | None:
    """A legal decision that leads nowhere in a step, if there is one."""
    rules, lines = games.load(game), ways(game, lesson, step.name).lines
    legal = map(str, rules.legal(rules.view(opening(game, lesson, step.name).state, LEARNER)))
    return min(
        (each for each in legal if (each,) not in lines), key=lambda each: (len(each), each), default=None
    )


@pytest.mark.parametrize("game", WRONG)
def test_every_lesson_right_and_wrong(person: People, game: str) -> None:
    someone = person("en")
    page = someone.go(f"/learn/{game}")
    course = lessons(game)[1:]
    expect(page.locator("main ol a")).to_have_count(len(course))
    page.locator(f'[data-lesson="{course[0].name}"]').click()
    learner = Learner(someone)
    for whole in course:
        expect(learner.lesson).to_have_attribute("data-lesson", whole.name)
        for number, step in enumerate(whole.steps):
            learner.at(step.name)
            learner.in_sight()
            expect(page.locator("[data-help]")).to_have_count(0)  # the learner decides
            learner.refused(_shut(game, whole.name, step))
            if number == 0 and (missed := _missed(game, whole.name, step)):
                learner.misses(missed)
            for token in step.line:  # in one lesson the learner lets it be shown
                learner.takes(learner.show) if whole is course[0] else learner.play(token)
            expect(learner.lesson).to_have_attribute("data-passed", "true")
            page.locator('[data-act="next"]').click()
        expect(page.locator('[data-role="finale"]')).to_be_visible()
        if whole is not course[-1]:
            page.locator('[data-act="next-lesson"]').click()
    kept = someone.stored("skirmish.lessons")[game]
    assert kept == {whole.name: [step.name for step in whole.steps] for whole in course}, json.dumps(kept)
    someone.go(f"/learn/{game}")
    expect(page.locator("main ol .state.whole")).to_have_count(len(course))


def test_a_lesson_that_was_skipped_says_what_is_open(person: People) -> None:
    someone = person("en")
    page = someone.go("/learn/hill218/supply")
    learner, steps = Learner(someone), lessons("hill218")[1].steps
    for step in steps[:-1]:
        learner.at(step.name)
        page.locator('[data-act="skip-step"]').click()
    learner.at(steps[-1].name)
    for _ in steps[-1].line:
        learner.takes(learner.show)
    page.locator('[data-act="next"]').click()
    finale = page.locator('[data-role="finale"]')
    expect(finale.locator("h2")).to_have_text("The end of the lesson")
    expect(finale).to_contain_text(f"{len(steps) - 1} steps are still to be solved")
    assert not violations(page)
    page.locator('[data-act="open-step"]').click()
    learner.at(steps[0].name)
    someone.go("/learn/hill218")
    expect(page.locator('[data-lesson="supply"] .state.begun')).to_have_text(f"1 of {len(steps)}")
    expect(page.locator("main .state.whole")).to_have_count(0)
