"""A game from another package, without a line of JavaScript, played through the plain face."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People, Picture, served
from tests.browser.hands import Finger, Hand, Keys, Mouse
from tests.browser.looking import violations
from tests.browser.person import Person
from tests.docs.nim_package import site, with_nim  # noqa: F401  # site is a fixture
from tests.server.live import Live


@pytest.fixture(scope="module")
def with_the_package(
    site: Path,  # noqa: F811
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Live]:
    """A server that finds the package of docs/adding-a-game.md."""
    with served(tmp_path_factory.mktemp("plain"), env=with_nim(site)) as live:
        yield live


def over(person: Person) -> bool:
    return person.page.locator('[data-role="over"]').is_visible()


def decide(person: Person, by_board: bool) -> None:
    """Take one counter when it is our turn, on the drawing or in the list."""
    buttons = person.page.locator("[data-token]")
    ours = buttons.first.or_(person.page.locator('[data-role="over"]')).first
    expect(ours).to_be_visible()
    if over(person):
        return
    seq = person.seq
    if by_board:
        place = person.page.locator('[data-space="1"][role="button"]')
        person.hand.press(place)
        expect(place).to_have_attribute("aria-pressed", "true")
        person.hand.press(place)
    else:
        person.hand.press(buttons.first)
    expect(person.table).not_to_have_attribute("data-seq", str(seq))


@pytest.mark.parametrize(
    ("hand", "lang"), [(Mouse(), "en"), (Keys(), "ko"), (Finger(), "de")], ids=["mouse", "keys", "touch"]
)
def test_it_is_played_to_the_end(
    person: People, picture: Picture, with_the_package: Live, hand: Hand, lang: str
) -> None:
    someone = person(lang, hand, at=with_the_package)
    someone.go()
    card = someone.page.locator('article[data-game="nim"]')
    expect(card).to_contain_text("Nim with a die")
    picture(someone.page, f"plain/lobby-{lang}")
    someone.start("nim", variant="short", begins="me").seated()
    expect(someone.page.locator('[data-token="t1"]')).to_have_text("Take one counter")
    picture(someone.page, f"plain/table-{lang}")
    assert violations(someone.page) == []
    for number in range(8):
        if not over(someone):
            decide(someone, by_board=number % 2 == 1)
    expect(someone.page.locator('[data-role="over"]')).to_be_visible()
    expect(someone.page.locator('[data-role="over"]')).to_contain_text("takes the last counter and wins.")
    picture(someone.page, f"plain/over-{lang}")
