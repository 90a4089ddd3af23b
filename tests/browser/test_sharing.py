"""A moment and a position are shared; the link opens the same, and nothing that is hidden."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, expect

from skirmish.core import NORTH
from skirmish.records import check, read_records, write_records
from tests.browser.conftest import People
from tests.browser.gallery import Gallery
from tests.browser.hands import Mouse
from tests.browser.looking import violations
from tests.match.play import island
from tests.records.samples import SKIRMISH

PLACED = "I@0,-1;T@1,-1/H@-1,1;I@0,1;A@0,2 IHSP/???? ????????????????/???????????????? 2/2 S2:play"


def link(page: Page) -> str:
    """The link in the sheet, without its origin."""
    field = page.locator('[data-role="share-link"] input')
    expect(field).to_be_visible()
    return field.input_value().partition("//")[2].partition("/")[2]


def test_a_shared_position_opens_in_the_editor_and_in_a_frame(person: People) -> None:
    someone = person("en", Mouse())
    page = someone.go("/edit/hill218")
    page.locator('[data-stock="north-artillery"]').click()
    page.locator('[data-square="0,2"]').click()
    position = page.locator('[data-role="position"]')
    expect(position).to_have_value(PLACED)
    page.locator('[data-role="share"]').click()
    path = link(page)
    assert violations(page) == []

    other = person("de", Mouse()).go(f"/{path}")
    expect(other.locator('[data-role="position"]')).to_have_value(position.input_value())
    expect(other.locator("[data-possible]")).to_have_attribute("data-possible", "true")
    other.goto(other.url.partition("/edit")[0] + f"/embed/{path.partition('/')[2]}")
    expect(other.locator('[data-role="embed"] [data-piece="artillery"]')).to_be_visible()
    assert violations(other) == []


def test_a_shared_moment_opens_at_that_moment_without_hands(person: People, gallery: Gallery) -> None:
    player = person("en", Mouse())
    page = player.go(gallery.hill)
    player.seated()
    page.goto(page.url.partition("#")[0].replace("/t/", "/replay/"))
    replay = page.locator('[data-role="replay"]')
    expect(replay).to_be_visible()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    moment = replay.get_attribute("data-moment")
    page.locator('[data-role="share"]').click()
    path = link(page)

    stranger = person("ko", Mouse()).go(f"/{path}")
    seen = stranger.locator('[data-role="replay"]')
    expect(seen).to_have_attribute("data-moment", str(moment))
    expect(stranger.locator(".hand [data-card]:not([data-card='unknown'])")).to_have_count(0)
    # No farther than it was shared.
    stranger.keyboard.press("End")
    expect(seen).to_have_attribute("data-moment", str(moment))
    # They share it again, or another moment of it.
    stranger.locator('[data-role="share"]').click()
    assert link(stranger) == path
    stranger.keyboard.press("Escape")
    stranger.keyboard.press("Home")
    expect(seen).not_to_have_attribute("data-moment", str(moment))
    stranger.locator('[data-role="share"]').click()
    expect(stranger.locator("dialog .file")).to_have_count(0)  # no pictures of the other moment
    passed = person("it", Mouse()).go(f"/{link(stranger)}")
    expect(passed.locator('[data-role="replay"]')).to_have_attribute(
        "data-moment", str(seen.get_attribute("data-moment"))
    )


def test_the_files_of_a_moment_and_its_viewer_on_another_site(person: People, gallery: Gallery) -> None:
    player = person("en", Mouse())
    page = player.go(gallery.over)
    player.seated()
    page.goto(page.url.partition("#")[0].replace("/t/", "/replay/"))
    expect(page.locator('[data-role="replay"]')).to_be_visible()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.locator('[data-role="share"]').click()
    code = link(page).rpartition("/")[2]
    found = {}
    for name in ("board.png", "board.svg", "turn.gif", "record.skirmish"):
        with page.expect_download() as saved:
            page.locator(f'dialog a.file[href*="/{name}"]').click()
        found[name] = saved.value.path()
    assert found["board.png"].read_bytes().startswith(b"\x89PNG")
    assert found["board.svg"].read_text().startswith("<svg")
    assert frames(found["turn.gif"]) > 1
    (record,) = read_records(found["record.skirmish"].read_text())
    assert check(record)

    # In the frame of another site, in the language that its code names.
    page.locator("dialog summary").click()
    frame = page.locator("dialog details input").input_value()
    assert code in frame
    site = person("de", Mouse()).page
    with another_site(frame) as address:
        site.goto(address)
        viewer = site.frame_locator("iframe").locator('[data-role="embed"]')
        expect(viewer).to_be_visible()
        moment = int(viewer.get_attribute("data-moment") or 0)
        assert moment > 0
        viewer.get_by_role("button", name="One step forward").click()
        expect(viewer).to_have_attribute("data-moment", str(moment + 1))
        # It plays from the start, more than one step.
        viewer.get_by_role("button", name="Go to the start").click()
        expect(viewer).to_have_attribute("data-moment", "0")
        viewer.get_by_role("button", name="Play").click()
        expect(viewer).to_have_attribute("data-moment", "2")


@contextmanager
def another_site(body: str) -> Iterator[str]:
    """The address of a site with one page."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Page) as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        yield f"http://club.localhost:{site.server_port}/"
        site.shutdown()


def frames(file: Path) -> int:
    """The frames of an animation."""
    with Image.open(file) as animation:
        return int(getattr(animation, "n_frames", 1))


def test_a_moment_of_a_record_file_is_shared_as_a_position(person: People) -> None:
    page = person("en", Mouse()).go("/replay")
    battle = island("e4-e6 end", variant="classic", position=SKIRMISH).resign(NORTH, 0)
    page.locator("textarea").fill(write_records([battle.record()]))
    page.locator("form button[type=submit]").click()
    expect(page.locator('[data-role="replay"]')).to_have_attribute("data-moment", "0")
    page.locator('[data-role="share"]').click()
    other = person("de", Mouse()).go(f"/{link(page)}")
    expect(other.locator('[data-role="position"]')).to_have_value(SKIRMISH)
