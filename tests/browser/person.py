"""A person at the page: a browser context of their own, a hand, and what went wrong meanwhile."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

from tests.browser.hands import Hand, Keys, Mouse

TAGS: Final = {"en": "en", "it": "it", "ko": "ko", "de": "de", "no": "nb"}
"""What each of our languages is called in ``lang`` and by browsers."""
DESKTOP: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 390, "height": 844}

_LOSS: Final = re.compile(r"net::ERR_|WebSocket connection to|ERR_INTERNET_DISCONNECTED")
_REPORT: Final = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(["content security policy", event.violatedDirective, event.blockedURI].join(" ")));
"""
_PATIENT: Final = """
try {
  localStorage["skirmish.settings"] ??= JSON.stringify({ ends: false });
} catch {
  // A page without an address, or in another site's frame.
}
"""
_EXPERIENCED: Final = """
try {
  localStorage["skirmish.begun"] ??= JSON.stringify(["island", "hill218"]);
} catch {
  // As above.
}
"""

_ASKED: Final = """localStorage["skirmish.settings"] = JSON.stringify({ ends: false, confirm: "always" });"""


class Person:
    """A user with a browser. ``cut``: the network is expected to fail now.

    All but a ``newcomer`` have begun matches before, so that nothing is set up for them unasked.

    Only for the ``hurried`` does the page make by itself the choices that are the only ones left: a busy
    machine must not see a turn end while a test is about to end it.
    """

    def __init__(
        self,
        context: BrowserContext,
        address: str,
        hand: Hand | None = None,
        *,
        hurried: bool = False,
        newcomer: bool = False,
    ) -> None:
        self.context = context
        self.address = address
        self.hand: Hand = hand or Mouse()
        self.cut = False
        self.trouble: list[str] = []
        context.add_init_script(_REPORT)
        if not hurried:
            context.add_init_script(_PATIENT)
        if not newcomer:
            context.add_init_script(_EXPERIENCED)
        self.page = self.tab()

    def tab(self) -> Page:
        """One more tab of the same browser."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.trouble.append(f"error on the page: {error}"))
        page.on("console", self._heard)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type != "error" or (self.cut and _LOSS.search(message.text)):
            return
        self.trouble.append(f"console: {message.text} ({message.location.get('url', '')})")

    def asked_first(self) -> Person:
        """Set the page to ask before it takes what is pressed on a board."""
        self.context.add_init_script(_ASKED)
        return self

    # Going places

    def go(self, path: str = "/") -> Page:
        """Open an address of ours."""
        self.page.goto(self.address + path)
        return self.page

    @property
    def table(self) -> Locator:
        """The table, once it is there."""
        return self.page.locator('[data-role="table"]')

    @property
    def match(self) -> str:
        """The match that is open."""
        return self.page.url.split("#", 1)[0].rsplit("/", 1)[1]

    def stored(self, name: str) -> Any:
        """What the browser keeps under a name."""
        return self.page.evaluate("(name) => JSON.parse(localStorage.getItem(name) ?? 'null')", name)

    # The first page

    def plan(
        self,
        game: str,
        *,
        variant: str | None = None,
        level: int | None = None,
        side: str | None = None,
        begins: str | None = None,
        pace: str | None = None,
        name: str | None = None,
    ) -> Locator:
        """Choose on a game's card, as people do: press what is wanted. Gives the card."""
        if self.page.url.rstrip("/") != self.address:
            self.go()
        card = self.page.locator(f'article[data-game="{game}"]')
        expect(card.locator('[data-role="play"]')).to_be_enabled()
        if level is not None:
            self._choose(card.locator(".levels"), str(level))
        if any((variant, side, begins, pace, name)):
            line = card.locator("button.line")
            if line.get_attribute("aria-expanded") != "true":
                self.hand.press(line)
            for value in (variant, side, begins, pace):
                if value is not None:
                    self._choose(card.locator(".choices"), value)
            if name is not None:
                field = card.locator(".choices input[type=text]")
                field.fill(name)
                field.blur()
        return card

    def _choose(self, box: Locator, value: str) -> None:
        radio = box.locator(f'input[type=radio][value="{value}"]').first
        if radio.is_checked():
            return
        if isinstance(self.hand, Keys):
            self._arrow_to(radio)
        else:
            self.hand.press(box.locator(f'label:has(input[type=radio][value="{value}"])').first)
        expect(radio).to_be_checked()

    def _arrow_to(self, radio: Locator) -> None:
        """By keyboard: Tab to the group, then arrows."""
        grouped = "(radio) => document.activeElement.matches(`input[name='${radio.name}']`)"
        Keys().tab_to(radio, lambda: bool(radio.evaluate(grouped)))
        for _ in range(12):
            if radio.is_checked():
                return
            self.page.keyboard.press("ArrowRight")

    def start(self, game: str, against: str = "play", **plan: Any) -> Person:
        """Begin a match: ``play`` the computer, ``screen`` for two here, ``invite`` a friend."""
        card = self.plan(game, **plan)
        self.hand.press(card.locator(f'[data-role="{against}"]'))
        self.page.wait_for_url("**/t/*")
        return self

    # At the table

    def seated(self) -> Person:
        """Wait until the table is there and its line is open."""
        expect(self.table).to_have_attribute("data-connection", "open")
        return self

    @property
    def seq(self) -> int:
        """How many entries of the log this page has seen."""
        return int(self.table.get_attribute("data-seq") or -1)

    def act(self, name: str) -> None:
        """Press one of the buttons under the panel."""
        self.hand.press(self.page.locator(f'[data-act="{name}"]:visible').first)

    def answer(self, yes: bool = True) -> None:
        """Answer the question that is open."""
        self.hand.press(self.page.locator(f'dialog[open] [data-answer="{"yes" if yes else "no"}"]'))

    def resign(self) -> None:
        """Give up; it is asked once."""
        self.act("resign")
        self.answer()
        expect(self.page.locator('[data-role="over"]')).to_be_visible()

    def board(self) -> Any:
        """What both players see alike: who stands where, and how far the match is."""
        return self.page.evaluate(
            """() => ({
              seq: document.querySelector('[data-role="table"]').dataset.seq,
              pieces: [...document.querySelectorAll('[data-role="stage"] [data-piece]:not(.leaving)')]
                .map(({ dataset: { piece, seat, on, at } }) => [piece, seat, on ?? at].join(" ")).sort(),
              blocks: [...document.querySelectorAll("[data-block]:not(.leaving)")]
                .map((each) => each.dataset.block).sort(),
              log: [...document.querySelectorAll("[data-log-list] li")].length,
            })"""
        )
