"""Shared links: whom they let see what, their pictures and previews, and what they cost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import httpx
import pytest
from PIL import Image

from skirmish.server.http.pictures import MOST_FRAMES, PictureCache, thinned
from skirmish.server.http.share_codes import SharedPosition, position_code, read_code
from skirmish.server.http.static import File
from skirmish.server.request_error import RequestError
from tests.must import must
from tests.server.live import UNLIMITED, Json, Live, running

PAGE = "<!doctype html><html><head><title>Skirmish</title></head><body></body></html>"
POSITION = "I@0,-1;T@1,-1/I@0,1 IHT/AAP ???/??? 2/1 S2:play"
KINDS = ("infantry", "heavy", "special", "tank", "artillery", "para")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built page of one line."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "index.html").write_text(PAGE)
    return folder


@pytest.fixture(scope="module")
def server(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with running(tmp_path_factory.mktemp("server"), *UNLIMITED, page=page) as live:
        yield live


def code_of(live: Live, match: Json, ply: int, role: str = "south") -> httpx.Response:
    with live.client(authorization=f"Bearer {match[role]}") as client:
        return client.post(f"/api/matches/{match['match']}/shares", json={"ply": ply})


def test_a_running_match_shows_a_spectator_s_view_up_to_the_moment(server: Live) -> None:
    match = server.create("hill218", "standard")
    with server.playing(match) as (south, north), server.client() as client:
        south.act()
        north.act()
        code = code_of(server, match, 4).json()["code"]
        south.act()
        found = client.get(f"/api/shares/{code}").json()
        assert (found["game"], found["ply"], "record" in found) == ("hill218", 4, False)
        frames = found["replay"]["frames"]
        assert len(frames) == 5, "nothing that was played later"
        for frame in frames:
            assert {card for hand in frame["view"]["hands"] for card in hand} <= {"unknown"}
            assert not any(frame["view"].get("bottom", []))
            assert not re.search("[IHSTAP]", frame.get("played", {}).get("token", ""))
        assert "Ann" not in str(found)
        answer = client.get(f"/s/{code}/board.svg", headers={"accept-language": "en"})
        drawn = answer.text
        assert answer.headers["vary"] == "accept-encoding, accept-language", "it has sentences"
        assert not any(f"unit-{kind}" in drawn for kind in KINDS), "no card of a hand"
        assert client.get(f"/s/{code}/board.png").headers["content-type"] == "image/png"
        for animation in ("turn", "match"):
            moving = client.get(f"/s/{code}/{animation}.gif")
            assert moving.headers["content-type"] == "image/gif"
            with Image.open(BytesIO(moving.content)) as opened:
                assert getattr(opened, "n_frames", 1) > 1
        said = client.get(f"/s/{code}", headers={"accept-language": "en"}).text
        words = must(re.search('og:description" content="([^"]*)"', said))[1]
        assert re.search("(put|drew) [0-9]+ cards", words), "what happened, but not which cards"
        assert "Ann" not in words
        assert not any(kind in words for kind in KINDS)
        assert client.get(f"/s/{code}/record.skirmish").json()["code"] == "not-finished"

        south.ask("ask", kind="resign")
        south.until(lambda state: state["status"] == "over")
        over = client.get(f"/api/shares/{code}").json()
        assert (over["ply"], "replay" in over) == (4, False)
        assert "[Result " in over["record"]
        assert "?" not in over["record"].partition("\n\n")[2], "hands are open"
        assert "Ann" not in over["record"]
        assert "Ben" not in over["record"]
        file = client.get(f"/s/{code}/record.skirmish")
        assert (file.text, file.headers["content-disposition"][:10]) == (over["record"], "attachment")
        assert client.post("/api/replay", json={"text": over["record"]}).status_code == 200


def test_a_code_opens_its_own_moment_only_and_ends_with_the_spectators_key(server: Live) -> None:
    match = server.create("island", "blitz")
    assert code_of(server, match, 0).json()["code"] == "not-started"
    with server.playing(match) as (south, north), server.client() as client:
        south.act()
        north.act()
        code = code_of(server, match, 1, "watch").json()["code"]
        assert client.get(f"/api/shares/{code}").status_code == 200
        later = code.replace("-1-", "-2-")
        assert client.get(f"/api/shares/{later}").json()["code"] == "unknown-key"
        assert client.get(f"/s/{later}/board.png").status_code == 403
        assert code_of(server, {**match, "south": "x" * 32}, 1).json()["code"] == "unknown-key"
        assert code_of(server, match, 99_000).json()["code"].split("-")[1] == "2", "no farther than it is"
        renewed = client.post(
            f"/api/matches/{match['match']}/keys",
            json={"role": "watch"},
            headers={"authorization": f"Bearer {match['south']}"},
        )
        assert renewed.status_code == 200
        assert client.get(f"/api/shares/{code}").json()["code"] == "unknown-key"
        assert client.get(f"/s/{code}/board.png").status_code == 403


def test_the_start_of_a_match_stays_its_start(server: Live) -> None:
    match = server.create("island", "blitz")
    with server.playing(match) as (south, north), server.client() as client:
        code = code_of(server, match, 0).json()["code"]
        found, drawn = client.get(f"/api/shares/{code}").json(), client.get(f"/s/{code}/board.svg").text
        south.act()
        north.act()
        assert client.get(f"/api/shares/{code}").json() == found
        assert client.get(f"/s/{code}/board.svg").text == drawn


def test_a_position_is_in_its_link(server: Live) -> None:
    with server.client() as client:
        asked = {"game": "hill218", "variant": "beginner", "text": POSITION}
        code = client.post("/api/shares", json=asked).json()["code"]
        assert len(code) < 120
        found = client.get(f"/api/shares/{code}").json()
        assert found == {"game": "hill218", "variant": "beginner", "position": POSITION}
        bad = client.post("/api/shares", json={**asked, "text": POSITION.replace("T@1,-1", "T@0,0")})
        assert (bad.status_code, bad.json()["code"], bad.json()["rule"]) == (
            422,
            "bad-position-hill",
            "H-2.1",
        )
        forged = position_code("hill218", "standard", POSITION.replace("T@1,-1", "T@0,0"))
        assert client.get(f"/s/{forged}/board.png").status_code == 422
        assert client.get(f"/s/{code}/record.skirmish").status_code == 404


@pytest.mark.parametrize(
    "code",
    ["nonsense", "island.AAAA", "island.", "chess.AAAA", "a" * 16 + "-1", "../x", "island." + "A" * 1401],
)
def test_codes_that_open_nothing(server: Live, code: str) -> None:
    with pytest.raises(RequestError):
        read_code(code)
    with server.client() as client:
        assert client.get(f"/api/shares/{code}").status_code == 404


def test_a_code_cannot_unfold_into_much() -> None:
    bomb = position_code("island", "classic", "1" * 100_000)
    assert len(bomb) < 1400
    with pytest.raises(RequestError):
        read_code(bomb)
    assert read_code(position_code("nim", "plain", "3 S")) == SharedPosition("nim", "plain", "3 S")


def test_messengers_get_a_preview_in_the_reader_s_language(server: Live) -> None:
    code = position_code("hill218", "standard", POSITION)
    with server.client() as client:
        english, german = (
            client.get(f"/s/{code}", headers={"accept-language": lang}) for lang in ("en", "de")
        )
        assert "<title>The Battle for Hill 218 · Skirmish</title>" in english.text
        assert 'property="og:title" content="Die Schlacht um Hügel 218"' in german.text
        assert 'property="og:locale" content="de"' in german.text
        image = re.search(r'property="og:image" content="([^"]*)"', german.text)
        assert image is not None
        assert image[1] == f"{server.address}/s/{code}/board.png"
        assert client.get(image[1]).headers["content-type"] == "image/png"
        assert "script-src 'self'" in german.headers["content-security-policy"]
        assert german.headers["vary"] == "accept-language"
        unknown = client.get("/s/aaaaaaaaaaaaaaaa-1-bbbbbbbbbbbbbbbb")
        assert (unknown.status_code, "og:" in unknown.text) == (200, False)


def test_only_the_viewer_may_stand_in_a_frame(server: Live) -> None:
    code = position_code("hill218", "standard", POSITION)
    with server.client() as client:
        embedded = client.get(f"/embed/{code}").headers
        assert "frame-ancestors *" in embedded["content-security-policy"]
        assert "x-frame-options" not in embedded
        for path in (f"/s/{code}", "/", "/edit/island", f"/api/shares/{code}"):
            headers = client.get(path).headers
            assert "frame-ancestors 'none'" in headers["content-security-policy"], path
            assert headers["x-frame-options"] == "DENY"
            assert headers["cross-origin-resource-policy"] == "same-origin"
        picture = client.get(f"/s/{code}/board.png").headers
        assert picture["cross-origin-resource-policy"] == "cross-origin"


def test_a_picture_is_drawn_once_and_counted_once(page: Path, tmp_path: Path) -> None:
    codes = [position_code("hill218", "standard", POSITION.replace("2/1", f"{n}/1")) for n in range(3)]
    with running(tmp_path, "--limit", "messages=45", page=page) as live, live.client() as client:
        first, again = (client.get(f"/s/{codes[0]}/board.png") for _ in range(2))
        assert first.content == again.content
        assert client.get(f"/s/{codes[1]}/board.png").status_code == 200
        assert client.get(f"/s/{codes[2]}/board.png").status_code == 429
        assert client.get(f"/s/{codes[0]}/board.png").status_code == 200, "it is kept"
        tagged = client.get(f"/s/{codes[0]}/board.png", headers={"if-none-match": first.headers["etag"]})
        assert tagged.status_code == 304


def test_pictures_are_kept_within_a_number_of_bytes() -> None:
    cache = PictureCache(100)
    for number in range(6):
        cache.put((str(number),), File(bytes(20), "image/png", ""))
    assert (cache.size, cache.get(("0",))) == (100, None)
    assert cache.get(("1",)) is not None
    cache.put(("6",), File(bytes(20), "image/png", ""))
    assert cache.get(("2",)) is None, "the one not asked for longest"
    cache.put(("7",), File(bytes(50), "image/png", ""))
    assert cache.get(("7",)) is None, "too large to be worth it"
    assert (cache.size, cache.hits) == (100, 1)


def test_a_long_match_is_shown_by_some_of_its_turns() -> None:
    assert thinned([1, 2, 3], 5) == [1, 2, 3]
    found = thinned(range(1000))
    assert (len(found), found[0], found[-1]) == (MOST_FRAMES, 0, 999)
