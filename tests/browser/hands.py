"""Three ways to press something: a mouse, a finger, a keyboard alone. None knows more than is on the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from playwright.sync_api import Locator, Page

_MIDDLE: Final = """
(cell) => {
  cell.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = cell.getBoundingClientRect();
  const at = { x: x + width / 2, y: y + height / 2 };
  const there = document.elementFromPoint(at.x, at.y)?.closest("[data-square], [data-slot]");
  return { ...at, free: there === cell };
}
"""
_PLACE: Final = (
    "() => (document.activeElement.closest('[data-spot]')?.dataset.spot"
    " ?? document.activeElement.closest('[data-square]')?.dataset.square ?? null)"
)
_FOCUSED: Final = "(each) => each === each.getRootNode().activeElement"
_BEFORE: Final = """
(each) =>
  Boolean(document.activeElement.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING)
"""
_TABS: Final = 220


class Covered(Exception):
    """Something lies over the square that was to be pressed."""


class Hand(Protocol):
    """How a person presses things."""

    name: str
    touch: bool

    def press(self, thing: Locator) -> None:
        """Press a button, link or label."""

    def card(self, cards: Locator, place: int) -> None:
        """Press a card of the hand."""

    def spot(self, page: Page, spot: str) -> None:
        """Press a square of the board."""


def cell(page: Page, spot: str) -> Locator:
    """A square of either board."""
    return page.locator(f'[data-square="{spot}"], [data-spot="{spot}"]').first


def middle(page: Page, spot: str) -> tuple[float, float]:
    """Where a square of either board is in the window. Raises Covered if something lies over it."""
    at = cell(page, spot).evaluate(_MIDDLE)
    if not at["free"]:
        raise Covered(spot)
    return float(at["x"]), float(at["y"])


class Mouse:
    """Clicks."""

    name = "mouse"
    touch = False

    def press(self, thing: Locator) -> None:
        thing.click()

    def card(self, cards: Locator, place: int) -> None:
        cards.nth(place).click()

    def spot(self, page: Page, spot: str) -> None:
        page.mouse.click(*middle(page, spot))


class Finger:
    """Taps."""

    name = "touch"
    touch = True

    def press(self, thing: Locator) -> None:
        thing.tap()

    def card(self, cards: Locator, place: int) -> None:
        cards.nth(place).tap()

    def spot(self, page: Page, spot: str) -> None:
        page.touchscreen.tap(*middle(page, spot))


class Keys:
    """Tab, arrows and Enter; no pointer at all."""

    name = "keyboard"
    touch = False

    def press(self, thing: Locator) -> None:
        self.tab_to(thing, lambda: bool(thing.evaluate(_FOCUSED)))
        thing.page.keyboard.press("Enter")

    def card(self, cards: Locator, place: int) -> None:
        page = cards.page
        focused = "(all) => all.indexOf(document.activeElement)"
        if int(cards.evaluate_all(focused)) < 0:
            self.tab_to(cards.first, lambda: int(cards.evaluate_all(focused)) >= 0)
        for _ in range(20):
            at = int(cards.evaluate_all(focused))
            if at == place:
                break
            page.keyboard.press("ArrowRight" if at < place else "ArrowLeft")
        page.keyboard.press("Enter")
        # The focus goes on to the field with the next frame.
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def spot(self, page: Page, spot: str) -> None:
        if page.evaluate(_PLACE) is None:
            page.keyboard.press("b")
        if page.evaluate(_PLACE) is None:
            self.tab_to(cell(page, spot), lambda: page.evaluate(_PLACE) is not None)
        for _ in range(60):
            at = page.evaluate(_PLACE)
            assert at is not None, "the keyboard has lost its place on the board"
            if at == spot:
                page.keyboard.press("Enter")
                return
            page.keyboard.press(_toward(page, at, spot))
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")
        raise AssertionError(f"the arrows do not lead to {spot}")

    def tab_to(self, thing: Locator, there: Callable[[], bool]) -> None:
        """Tab toward something until it has the focus, or what it belongs to: back, where it comes before."""
        tab = "Shift+Tab" if thing.evaluate(_BEFORE) else "Tab"
        for _ in range(_TABS):
            if there():
                return
            thing.page.keyboard.press(tab)
        raise AssertionError("Tab does not lead there")


def _toward(page: Page, start: str, end: str) -> str:
    """The arrow that a person would press, seeing both squares."""
    (x1, y1), (x2, y2) = (
        page.locator(f'[data-square="{each}"], [data-spot="{each}"]').first.evaluate(
            "(cell) => { const { x, y, width, height } = cell.getBoundingClientRect();"
            " return [x + width / 2, y + height / 2]; }"
        )
        for each in (start, end)
    )
    if abs(x2 - x1) > abs(y2 - y1):
        return "ArrowRight" if x2 > x1 else "ArrowLeft"
    return "ArrowDown" if y2 > y1 else "ArrowUp"
