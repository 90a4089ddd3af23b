"""Every page in every language, on a phone and a desktop: no missing or clipped text, no axe-core findings.

With ``SKIRMISH_PICTURES=1`` screenshots are kept in build/browser/LANGUAGE/.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People, Picture
from tests.browser.gallery import Gallery
from tests.browser.looking import cut, ids, violations
from tests.browser.person import DESKTOP, PHONE, TAGS
from tests.browser.tour import still, tour

SIZES = {"desktop": DESKTOP, "phone": PHONE}
# Each language shows one size light and the other dark. axe-core takes half a second a page, so it looks at
# the first of the two only: over the five languages it looks at every page at both sizes, light and dark.
VIEWS = {
    "en": {"desktop": "light", "phone": "dark"},
    "it": {"phone": "light", "desktop": "dark"},
    "ko": {"phone": "dark", "desktop": "light"},
    "de": {"desktop": "dark", "phone": "light"},
    "no": {"phone": "light", "desktop": "dark"},
}


@pytest.mark.parametrize("lang", TAGS)
def test_every_page(person: People, gallery: Gallery, picture: Picture, lang: str) -> None:
    someone = person(lang)
    page = someone.page
    wrong: list[str] = []
    for name in tour(someone, gallery):
        expect(page.locator("html")).to_have_attribute("lang", TAGS[lang])
        for number, (size, theme) in enumerate(VIEWS[lang].items()):
            page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            still(page)
            picture(page, f"{lang}/{name}-{size}")
            found = [*cut(page), *(f"no words: {each}" for each in ids(page))]
            if number == 0:
                found += violations(page)
            wrong += [f"{name} ({size}, {theme}): {each}" for each in found]
    assert not wrong, "\n".join(wrong)
