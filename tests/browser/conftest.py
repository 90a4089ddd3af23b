"""A real server with the built page, a real browser, and people who sit in front of it.

``SKIRMISH_PAGE`` names another build of the page, ``CHROMIUM`` another Chromium. Pictures of pages that fail
are kept in build/browser/, with ``SKIRMISH_PICTURES=1`` also those of every page that is looked at. With
``SKIRMISH_BROWSER=firefox`` it is Firefox (``make firefox``); pictures: build/firefox/.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser import firefox
from tests.browser.gallery import Gallery, hang
from tests.browser.hands import Finger, Hand, Mouse
from tests.browser.person import DESKTOP, PHONE, TAGS, Person
from tests.server.live import UNLIMITED, Live, running

ROOT = Path(__file__).parents[2]
FIREFOX = os.environ.get("SKIRMISH_BROWSER") == "firefox"
PICTURES = ROOT / "build" / ("firefox" if FIREFOX else "browser")
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)  # a busy machine is not the page's fault

People = Callable[..., Person]
Picture = Callable[[Page, str], None]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[Any]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Lets ``person`` know how a test went."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


def _chromium(*, notifies: bool) -> str:
    # A whole Chromium starts processes for its own windows with every page, though none is shown.
    shell = "" if notifies else "chromium-headless-shell"
    for each in (os.environ.get("CHROMIUM", ""), shell, "chromium", "chromium-browser", "google-chrome"):
        if each and (found := shutil.which(each)):
            return found
    pytest.fail("no Chromium: install it, or set CHROMIUM to its path")


def _page() -> Path | None:
    built = os.environ.get("SKIRMISH_PAGE")
    return Path(built) if built else None


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """One browser for each module: as long as Playwright runs, no other test can run a loop of its own.

    Chromium's shell, if there is one: it does far less for each page. It knows no notifications, so a module
    that needs them says ``NOTIFIES = True``.
    """
    arguments = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        if FIREFOX:
            opened = firefox.launched(playwright, tmp_path_factory.mktemp("firefox"))
        else:
            chromium = _chromium(notifies=getattr(request.module, "NOTIFIES", False))
            opened = playwright.chromium.launch(executable_path=chromium, args=arguments)
        yield opened
        opened.close()


def served(folder: Path, *arguments: str, **more: Any) -> AbstractContextManager[Live]:
    """A server with the page, one worker to think, and no limits."""
    return running(folder, *UNLIMITED, "--workers", "1", *arguments, page=_page(), **more)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server for all tests of a process; what is tried by killing has one of its own."""
    with served(tmp_path_factory.mktemp("browser")) as live:
        yield live


@pytest.fixture(scope="session")
def gallery(server: Live) -> Gallery:
    """Matches in every phase, to be looked at and not played."""
    return hang(server)


def keep(page: Page, name: str) -> None:
    """Keep a picture of a page."""
    file = PICTURES / f"{name}.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=file)


@pytest.fixture
def picture() -> Picture:
    """Keeps a picture of a page for people to look at, if they want one."""
    return keep if os.environ.get("SKIRMISH_PICTURES") else lambda page, name: None


@pytest.fixture
def person(browser: Browser, request: pytest.FixtureRequest) -> Iterator[People]:
    """Makes users. At the end, no page may have reported an error or a security policy violation."""
    people: list[Person] = []

    def arrive(
        lang: str = "en",
        hand: Hand | None = None,
        *,
        at: Live | None = None,
        phone: bool | None = None,
        dark: bool = False,
        motion: bool = False,
        hurried: bool = False,
        newcomer: bool = False,
    ) -> Person:
        live = at or request.getfixturevalue("server")
        held = hand or Mouse()
        small = isinstance(held, Finger) if phone is None else phone
        if FIREFOX and held.touch:
            held = Mouse()  # to Firefox a driver's taps are no clicks
        context = browser.new_context(
            locale=TAGS[lang],
            viewport=PHONE if small else DESKTOP,  # type: ignore[arg-type]
            has_touch=held.touch,
            is_mobile=held.touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            accept_downloads=True,
        )
        context.set_default_timeout(PATIENCE)
        someone = Person(context, live.address, held, hurried=hurried, newcomer=newcomer)
        people.append(someone)
        return someone

    yield arrive
    name = str(request.node.name).replace("/", "-")
    failed = request.node.stash.get(FAILED, True)
    for number, each in enumerate(people):
        if failed:
            for tab, page in enumerate(each.context.pages):
                keep(page, f"failed/{name}-{number}-{tab}")
        each.context.close()
    # Before a picture, Playwright adds a style sheet to a page in Firefox, which the page's policy forbids.
    pictured = FIREFOX and "style-src-elem"
    trouble = [line for each in people for line in each.trouble if not (pictured and pictured in line)]
    assert not trouble, "\n".join(trouble)
