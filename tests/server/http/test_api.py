"""The HTTP interface of a real server: catalogue, new matches, keys, bodies, paths."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from skirmish import __version__
from skirmish.agents import LEVELS
from skirmish.games import info, load, names
from skirmish.i18n.speaker import LANGUAGES
from tests.server.live import COMMITMENT, Json, Live, bearer, either, server

__all__ = ["either", "server"]

NEW: Json = {"game": "island", "variant": "blitz", "south": {"kind": "person"}, "north": {"kind": "person"}}
BODIES = [b"", b"{", b"[]", b"\xff\xfe", b"null", b"[" * 5000, b'{"game":"isl\x00and"}']


def test_the_catalogue(server: Live) -> None:
    with server.client() as client:
        found = client.get("/api/games").json()
    assert [game["name"] for game in found["games"]] == list(names())
    for game in found["games"]:
        about = info(game["name"])
        assert game["variants"] == list(load(game["name"]).variants)
        assert (game["title"], game["hides"]) == (about.title, about.hides_information)
        assert game.get("modifiers", []) == list(about.modifiers)
        assert (game["levels"], game["rulebook"]) == (list(LEVELS), True)
    assert found["levels"] == list(LEVELS)
    assert found["version"] == __version__
    assert "lan" not in found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulebooks_and_messages(lang: str, server: Live) -> None:
    with server.client() as client:
        for game in names():
            book = client.get(f"/api/rules/{game}/{lang}").json()
            assert (book["game"], book["lang"]) == (game, lang)
            kinds = {part["kind"] for part in book["parts"]}
            assert kinds >= {"heading", "rule", "example"}
            assert all("view" in part for part in book["parts"] if part["kind"] == "example")
        messages = client.get(f"/locales/{lang}.ftl")
        assert messages.headers["content-type"] == "text/plain; charset=utf-8"
        for name in ("island-seat", "hill218-event-drawn", "error-bad-token", "opponent-general"):
            assert f"\n{name} = " in messages.text
        tag = messages.headers["etag"]
        assert client.get(f"/locales/{lang}.ftl", headers={"if-none-match": tag}).status_code == 304
        assert client.get(f"/locales/{lang}").status_code == 404
        assert client.get(f"/api/rules/chess/{lang}").json()["code"] == "unknown-game"
        assert client.get(f"/api/rules/island/{lang}-AT").json()["code"] == "unknown-language"


def test_a_new_match_gives_keys_for_people_only(server: Live) -> None:
    created = server.create(south="recruit")
    assert "south" not in created
    keys = {created["north"], created["watch"]}
    assert len(keys) == 2
    assert all(len(key) >= 22 for key in keys)
    assert len(created["commitment"]) == 64


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"game": "x" * 33}, 400, "bad-body"),
        ({"variant": "huge"}, 422, "unknown-variant"),
        ({"variant": 7}, 400, "bad-body"),
        ({"variant": "x" * 5000}, 400, "bad-body"),
        ({"variant": "x" * 9000}, 413, "too-long"),
        ({"first": "nobody"}, 400, "bad-body"),
        ({"south": None}, 400, "bad-body"),
        ({"south": {"kind": "computer", "level": "god"}}, 422, "unknown-agent"),
        ({"clock": {"each": 1}}, 400, "bad-body"),
        ({"clock": {}}, 422, "bad-clock-plan"),
        ({"position": "12/12"}, 422, "bad-position-fields"),
        ({"position": "x" * 2001}, 400, "bad-body"),
        ({"more": 1}, 400, "bad-body"),
    ],
)
def test_impossible_matches_are_refused(change: Json, status: int, code: str, server: Live) -> None:
    with server.client(accept_language="no, en;q=0.5") as client:
        answer = client.post("/api/matches", json={**NEW, **change})
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (status, code)
    assert len(problem["sentence"]) < 400
    with server.client(accept_language="fr") as client:
        english = client.post("/api/matches", json={**NEW, **change}).json()
        assert english["sentence"] != problem["sentence"]
        asked = client.post("/api/matches?lang=nb", json={**NEW, **change}).json()
        assert asked["sentence"] == problem["sentence"]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:20]))
def test_malformed_bodies(body: bytes, server: Live) -> None:
    with server.client(content_type="application/json") as client:
        for path in ("/api/matches", "/api/replay", f"/api/matches/{'0' * 16}/keys"):
            answer = client.post(path, content=body, headers=bearer("x" * 32))
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-body"), path


def test_a_body_of_another_kind(server: Live) -> None:
    with server.client() as client:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
            answer = client.post("/api/matches", content=json.dumps(NEW), headers={"content-type": kind})
            assert (answer.status_code, answer.json()["code"]) == (415, "wrong-media-type"), kind


def test_a_body_that_never_ends(server: Live) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(1000):
            yield b" " * 1000

    with server.client(content_type="application/json") as client:
        assert client.post("/api/matches", content=endless()).json()["code"] == "too-long"


def test_who_may_renew_which_key(server: Live) -> None:
    match = server.create()
    path = f"/api/matches/{match['match']}/keys"
    with server.client() as client:

        def renew(key: str, role: str, **more: bool) -> tuple[int, Json]:
            answer = client.post(path, json={"role": role, **more}, headers=bearer(key))
            return answer.status_code, answer.json()

        assert renew(match["watch"], "watch")[1]["code"] == "only-watching"
        assert renew("x" * 32, "watch")[1]["code"] == "unknown-key"
        status, renewed = renew(match["south"], "watch")
        assert status == 200
        assert renew(match["watch"], "watch")[1]["code"] == "revoked-key"
        status, north = renew(match["north"], "north")
        assert status == 200
        assert renew(match["north"], "north")[1]["code"] == "revoked-key"
        match = {**match, "north": north["key"], "watch": renewed["key"]}
        with server.playing(match):
            assert renew(match["south"], "north")[1]["code"] == "not-your-key"
            status, own = renew(match["south"], "south", again=False)
            assert (status, own) == (200, {"key": None})
            assert renew(match["south"], "south")[1]["code"] == "revoked-key"
        assert client.post(path, json={"role": "north"}).json()["code"] == "no-key"


def test_health_and_metrics(server: Live) -> None:
    match = server.create()
    with server.playing(match) as (south, _):
        south.act()
        south.ask("act", prompt=0, token="e4")
        with server.client() as client:
            health = client.get("/health")
            assert (health.status_code, health.json()["status"]) == (200, "ok")
            figures = {
                line.rpartition(" ")[0]: float(line.rpartition(" ")[2])
                for line in client.get("/metrics").text.splitlines()
                if not line.startswith("#")
            }
    assert figures["skirmish_sockets"] >= 2
    assert figures["skirmish_matches_loaded"] >= 1
    assert figures['skirmish_actions_total{kind="act"}'] >= 1
    assert figures["skirmish_ack_seconds_count"] >= 3
    assert figures['skirmish_refusals_total{code="stale-prompt"}'] >= 1
    assert figures["skirmish_commits_total"] >= 3


def test_unknown_paths(server: Live) -> None:
    with server.client(accept="text/html,*/*") as client:
        for path in ("/api", "/api/"):
            assert client.get(path).status_code == 200
        for path in ("/api/nothing", "/api/matches/x/y/z", "/api/rules/island"):
            answer = client.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path
        lost = client.get("/nothing/here", headers={"accept-language": "de"})
        assert lost.status_code == 404
        assert '<html lang="de">' in lost.text
        for path in (
            "/..%2f..%2fetc/passwd",
            "/assets/../settings.py",
            "/%00",
            "/.env",
            "/assets/",
            "/a" * 900,
        ):
            assert client.get(path).status_code == 404, path
        answer = client.get("/api/matches")
        assert (answer.status_code, answer.headers["allow"]) == (405, "POST, OPTIONS")
        assert answer.json()["code"] == "wrong-method"
        assert client.delete("/api/games").status_code == 405
        assert client.head("/api/games").status_code == 200
        assert client.head("/api/games").content == b""


def test_nothing_is_lost_by_a_restart(either: Live) -> None:
    match = either.create()
    with either.playing(match) as (south, _):
        acknowledged = south.act()["seq"]
        either.kill()
    either.restart()
    with either.tab(match) as south:
        state = south.until(lambda _: True)
        assert state["seq"] == acknowledged
        assert state["status"] == "playing"
    with either.tab(match, "north") as north:
        assert north.act()["type"] == "ack"
        assert north.ask("join", commitment=COMMITMENT)["code"] == "already-joined"
    assert either.stop() == 0


@pytest.mark.parametrize(
    ("path", "most"),
    [
        ("/api/replay", 1280 * 1024),
        ("/api/records", 1280 * 1024),
        ("/api/matches", 8 * 1024),
        ("/api/matches/x/keys", 8 * 1024),
    ],
)
def test_too_long_a_body_is_told_the_right_length(path: str, most: int, server: Live) -> None:
    path = path.replace("/x/", f"/{server.create()['match']}/")
    with server.client(authorization=f"Bearer {'x' * 32}") as client:
        answer = client.post(path, json={"text": "x" * (most + 1)})
    assert (answer.status_code, answer.json()["facts"]["most"]) == (413, most)
