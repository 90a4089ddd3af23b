"""Every page in every language, on a phone and a desktop: no missing or clipped text, no axe-core findings.

With ``SKIRMISH_PICTURES=1`` screenshots are kept in build/browser/LANGUAGE/. With ``all`` (``make screens``)
every page is looked at and kept at six sizes, light and dark.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People, Picture
from tests.browser.gallery import Gallery
from tests.browser.looking import cut, ids, violations
from tests.browser.person import DESKTOP, PHONE, TAGS
from tests.browser.tour import still, tour

EVERYWHERE = os.environ.get("SKIRMISH_PICTURES") == "all"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
SIX = {
    **SIZES,
    "phone-sideways": {"width": 844, "height": 390},
    "small-phone": {"width": 360, "height": 640},
    "small-phone-sideways": {"width": 640, "height": 360},
    "tablet": {"width": 820, "height": 1180},
}
# Each language shows one size light and the other dark. axe-core takes half a second a page, so it looks at
# the first of the two only: over the five languages it looks at every page at both sizes, light and dark.
VIEWS = {
    "en": {"desktop": "light", "phone": "dark"},
    "it": {"phone": "light", "desktop": "dark"},
    "ko": {"phone": "dark", "desktop": "light"},
    "de": {"desktop": "dark", "phone": "light"},
    "no": {"phone": "light", "desktop": "dark"},
}

SAME_COLOURS = {"no"}
"""Looked at in the same size and theme as another language: its contrasts are known."""


def _views(lang: str) -> Iterator[tuple[str, dict[str, int], str]]:
    """The sizes and themes at which a page is looked at in a language."""
    if EVERYWHERE:
        yield from ((name, size, theme) for name, size in SIX.items() for theme in ("light", "dark"))
    else:
        yield from ((name, SIZES[name], theme) for name, theme in VIEWS[lang].items())


@pytest.mark.parametrize("lang", TAGS)
def test_every_page(person: People, gallery: Gallery, picture: Picture, lang: str) -> None:
    someone = person(lang)
    page = someone.page
    wrong: list[str] = []
    for name in tour(someone, gallery):
        expect(page.locator("html")).to_have_attribute("lang", TAGS[lang])
        for number, (size, box, theme) in enumerate(_views(lang)):
            page.set_viewport_size(box)  # type: ignore[arg-type]
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            still(page)
            picture(page, f"{lang}/{name}-{size}-{theme}")
            found = [*cut(page), *(f"no words: {each}" for each in ids(page))]
            if number == 0 or EVERYWHERE:
                found += violations(page, contrast=EVERYWHERE or lang not in SAME_COLOURS)
            wrong += [f"{name} ({size}, {theme}): {each}" for each in found]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("lang", "path", "width", "height"), [("de", "/", 1366, 768), ("en", "/rules/hill218", 360, 640)]
)
def test_the_bar_above_a_page_is_one_row(
    person: People, lang: str, path: str, width: int, height: int
) -> None:
    page = person(lang).go(path)
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator("h1").first).to_be_visible()
    assert page.locator("header").first.evaluate("(header) => header.offsetHeight") <= 68
    rows = page.locator("header :is(.nav .link, [data-act=settings]):visible").evaluate_all(
        "all => [...new Set(all.map((each) => Math.round(each.getBoundingClientRect().top)))]"
    )
    assert len(rows) == 1


def test_the_editor_is_among_what_one_can_learn(person: People) -> None:
    someone = person("en")
    page = someone.go()
    someone.hand.press(page.get_by_role("button", name="Learn", exact=True))
    someone.hand.press(page.locator('dialog[open] a[href="/edit/hill218"]'))
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.wait_for_url("**/edit/hill218*")
