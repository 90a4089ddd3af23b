"""Every page in every language, on a phone and a desktop: no missing or clipped text, no axe-core findings.

The screenshots are kept in build/browser/LANGUAGE/.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.gallery import Gallery
from tests.browser.looking import cut, ids, violations
from tests.browser.person import DESKTOP, PHONE, TAGS
from tests.browser.tour import still, tour

# axe takes a second a page: two languages, so that both sizes are seen light and dark.
AXE = {"en": {"desktop": "light", "phone": "dark"}, "de": {"desktop": "dark", "phone": "light"}}
SIZES = {"desktop": DESKTOP, "phone": PHONE}


@pytest.mark.parametrize("lang", TAGS)
def test_every_page(
    person: People, gallery: Gallery, picture: Callable[[Page, str], None], lang: str
) -> None:
    someone = person(lang)
    page = someone.page
    wrong: list[str] = []
    for name in tour(someone, gallery):
        expect(page.locator("html")).to_have_attribute("lang", TAGS[lang])
        for size, (view, theme) in {
            each: (SIZES[each], AXE.get(lang, {}).get(each, "light")) for each in ("phone", "desktop")
        }.items():
            page.set_viewport_size(view)  # type: ignore[arg-type]
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            still(page)
            picture(page, f"{lang}/{name}-{size}")
            found = [*cut(page), *(f"no words: {each}" for each in ids(page))]
            if lang in AXE:
                found += violations(page)
            wrong += [f"{name} ({size}, {theme}): {each}" for each in found]
    assert not wrong, "\n".join(wrong)
