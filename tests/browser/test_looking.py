"""The checks themselves: what they are for, they find."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import People
from tests.browser.looking import cut, ids, violations

LONG = "Donaudampfschifffahrtsgesellschaft"


@pytest.fixture
def blank(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    yield page
    page.close()


@pytest.mark.parametrize(
    ("body", "found"),
    [
        (f'<p style="width: 60px; overflow: hidden">{LONG}</p>', "cut at the side"),
        (
            f'<div style="width: 60px; overflow: clip"><p style="width: 400px">{LONG}</p></div>',
            "cut at the side",
        ),
        (f'<p style="width: 60px">{LONG}</p>', "sticks out"),
        (f'<p style="height: 20px; width: 90px; overflow: hidden">{"word " * 20}</p>', "cut below or above"),
        (f'<p style="position: absolute; left: 5000px">{LONG}</p>', "beyond the window"),
        (f'<p style="width: 60px; overflow-wrap: anywhere">{LONG}</p>', "breaks a word"),
        (f'<select style="width: 60px"><option>{LONG}</select>', "cut in its list"),
        (f'<div style="overflow: auto; width: 80px"><b>{LONG}</b></div>', "scrolls sideways"),
    ],
)
def test_text_that_does_not_fit(blank: Page, body: str, found: str) -> None:
    blank.set_content(body)
    assert any(line.startswith(found) for line in cut(blank)), cut(blank)


def test_text_that_fits(blank: Page) -> None:
    blank.set_content(
        f'<p>{LONG}</p><div role="region" style="overflow: auto; width: 80px">{LONG}</div>'
        '<p style="width: 6em">Zeit\u00adgenossen, Hin-und-Her, 손에 든 카드</p>'
        '<div style="height: 40px; overflow: auto">' + "line<br>" * 9 + "</div>"
        '<p style="width: 9em; font-size: 12px; transform: rotate(5deg)">Stridsvogn</p>'
    )
    assert cut(blank) == []


def test_ids_instead_of_words(blank: Page) -> None:
    blank.set_content(
        '<p aria-label="table-your-turn">page-title</p><p title="{ $name } left">well-known</p>'
    )
    assert {"page-title", "table-your-turn"} <= set(ids(blank))
    assert len(ids(blank)) == 3


def test_axe(blank: Page) -> None:
    blank.set_content('<html lang="en"><title>x</title><main><h1>x</h1><img src="x.png"></main></html>')
    assert any(line.startswith("image-alt") for line in violations(blank))


def test_a_page_that_complains(person: People) -> None:
    someone = person()
    page = someone.go()
    page.evaluate(
        "() => { const own = document.createElement('script'); own.text = '1'; document.body.append(own); }"
    )
    page.evaluate("() => setTimeout(() => { throw new Error('a mistake'); })")
    told = ""
    for _ in range(50):
        page.wait_for_timeout(100)
        told = " ".join(someone.trouble)
        if "a mistake" in told:
            break
    assert "content security policy script-src" in told
    assert "a mistake" in told
    someone.trouble.clear()
