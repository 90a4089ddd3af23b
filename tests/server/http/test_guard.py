"""Strangers, other people's pages, and what leaves the server besides answers."""

from __future__ import annotations

import re
import socket as sockets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from skirmish.server.http.addresses import addresses, is_network, is_origin
from skirmish.server.http.negotiation import negotiate_language
from skirmish.server.http.static import BuiltPage
from skirmish.server.main import trusted_proxies
from skirmish.server.rate_limits import SITE, RateLimits, client_of
from skirmish.server.request_error import RequestError
from skirmish.server.settings import ServerSettings
from tests.server.live import UNLIMITED, Json, Live, running, server

__all__ = ["server"]

NEW: Json = {"game": "island", "variant": "blitz", "south": {"kind": "person"}, "north": {"kind": "person"}}
FOREIGN = (
    "https://evil.example",
    "null",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "https://127.0.0.1:{port}",
    "http://127.0.0.1:{port}.evil.example",
    "http://127.0.0.1:{port}/",
    "http://evil.example:{port}",
    "HTTP://127.0.0.1:{port}",
    "",
)


def endpoints(match: Json) -> list[tuple[str, str, Any]]:
    path = f"/api/matches/{match['match']}"
    return [
        ("GET", "/", None),
        ("GET", "/plain.css", None),
        ("GET", "/locales/en.ftl", None),
        ("GET", "/health", None),
        ("GET", "/metrics", None),
        ("GET", "/api/games", None),
        ("GET", "/api/docs", None),
        ("GET", "/api/openapi.json", None),
        ("GET", "/api/rules/island/en", None),
        ("GET", f"{path}/record", None),
        ("GET", "/nothing", None),
        ("POST", "/api/matches", NEW),
        ("POST", f"{path}/keys", {"role": "watch"}),
        ("POST", "/api/replay", {"text": ""}),
        ("POST", "/api/network", {"open": True}),
    ]


def test_another_origin_gets_nothing_anywhere(server: Live) -> None:
    match = server.create()
    with server.client(authorization=f"Bearer {match['south']}") as client:
        for origin in FOREIGN:
            given = {"origin": origin.format(port=server.port)}
            for method, path, body in endpoints(match):
                if origin == "" and method == "GET":
                    continue  # a page that is simply opened says nothing about where it comes from
                answer = client.request(method, path, json=body, headers=given)
                assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin"), (origin, path)
        del client.headers["origin"]
        for method, path, body in endpoints(match):
            answer = client.request(method, path, json=body)
            assert (answer.status_code == 403) == (method == "POST"), path
    with server.tab(match, "watch") as watch:  # the key that the other page tried to renew
        watch.hear("welcome")


@pytest.mark.parametrize("origin", [*FOREIGN, None])
def test_another_origin_gets_no_socket(origin: str | None, server: Live) -> None:
    given: Any = None if origin is None else origin.format(port=server.port)
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://127.0.0.1:{server.port}/socket", origin=given, proxy=None),
    ):
        pass
    response = refused.value.response
    assert response.status_code == 403
    assert b"wrong-origin" in (response.body or b"")
    assert "frame-ancestors 'none'" in response.headers["content-security-policy"]


def test_sockets_are_nowhere_else(server: Live) -> None:
    origin: Any = server.address
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://127.0.0.1:{server.port}/other", origin=origin),
    ):
        pass
    assert refused.value.response.status_code == 404
    with server.client() as client:
        assert client.get("/socket").status_code == 404


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1", "localhost", "evil.example:{port}", "127.0.0.1.nip.io"]
)
def test_whoever_calls_us_by_another_name_gets_nothing(host: str, server: Live) -> None:
    """A foreign host name that points at this machine (DNS rebinding)."""
    match = server.create()
    given = {"host": host.format(port=server.port)}
    with server.client() as client:
        for method, path, body in endpoints(match):
            answer = client.request(method, path, json=body, headers=given)
            assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host"), path


def test_our_own_names(server: Live) -> None:
    with server.client() as client:
        for name in ("localhost", "127.0.0.1", "[::1]", "LOCALHOST"):
            answer = client.get("/api/games", headers={"host": f"{name}:{server.port}"})
            assert answer.status_code == 200, name
        for name in ("localhost", "127.0.0.1", "[::1]"):
            given = {"origin": f"http://{name}:{server.port}"}
            assert client.post("/api/matches", json=NEW, headers=given).status_code == 201


def test_every_answer_has_the_headers(server: Live) -> None:
    match = server.create()
    with server.client(authorization=f"Bearer {match['south']}") as client:
        for method, path, body in endpoints(match):
            for given in ({}, {"origin": "https://evil.example"}, {"host": "evil.example"}):
                headers = client.request(method, path, json=body, headers=given).headers
                policy = headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "'unsafe" not in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert headers["cross-origin-opener-policy"] == "same-origin"
                assert headers["cross-origin-resource-policy"] == "same-origin"
                assert "permissions-policy" in headers
                assert "server" not in headers
                assert "access-control-allow-origin" not in headers


def test_pages_of_ours_have_nothing_inline(server: Live) -> None:
    with server.client(accept="text/html") as client:
        for path in ("/api/docs", "/nothing"):
            text = client.get(path).text
            assert "<!doctype html>" in text
            assert not re.search(r"<script|<style|\sstyle=|\son\w+=|https?://", text), path


def test_no_secret_is_logged_or_kept(tmp_path: Path) -> None:
    with running(tmp_path, *UNLIMITED, "--open-metrics") as live:
        match = live.create("hill218", "standard")
        secrets = [match["south"], match["north"], match["watch"]]
        with live.playing(match) as (south, north), live.client() as client:
            south.act()
            north.act()
            south.act("nonsense-token")
            south.connection.send("nonsense-message")
            south.hear("refused")
            path = f"/api/matches/{match['match']}/record"
            client.get(f"{path}?key={match['south']}", headers={"authorization": f"Bearer {match['south']}"})
            client.get(f"/t/{match['match']}")
            client.post("/api/replay", json={"text": "nonsense-record"})
            client.get("/nonsense?query=nonsense-query")
            client.post("/api/matches", content="nonsense-body", headers={"content-type": "application/json"})
            figures = client.get("/metrics").text
            hands = [tab.until(lambda _: True)["view"]["hands"] for tab in (south, north)]
        assert live.stop() == 0
        log = live.log.read_text()
        entries = live.logged()
        kept = b"".join(each.read_bytes() for each in live.data.iterdir())
    assert {"request", "open", "closed"} <= {entry["event"] for entry in entries}
    assert all(entry["level"] == "info" for entry in entries), log
    assert hands
    for secret in secrets:
        assert secret not in log + figures + live.said.read_text()
        assert secret.encode() not in kept
    for word in ("Ann", "Ben", "of-one's-own", match["match"], "nonsense-", "Bearer", "infantry", "?key"):
        assert word not in log + figures, word
    requests = [entry["path"] for entry in entries if entry["event"] == "request"]
    assert "/api/matches/*/record" in requests
    assert "/t/*" in requests


def test_the_server_itself_never_thinks(server: Live) -> None:
    """Numba takes memory and seconds; it is the workers' business."""
    server.create(north="recruit")
    loaded = " ".join(each.path for each in psutil.Process(server.pid).memory_maps())
    assert "msgspec" in loaded, "the maps name what is loaded"
    assert "numba" not in loaded
    assert "llvmlite" not in loaded


def test_a_request_that_dawdles_keeps_nobody_waiting(server: Live) -> None:
    with sockets.create_connection(("127.0.0.1", server.port)) as slow:
        slow.sendall(b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n" % server.port)
        began = time.monotonic()
        server.create()
        assert time.monotonic() - began < 5


def test_metrics_are_for_this_machine(server: Live) -> None:
    with server.client() as client:
        assert client.get("/metrics").status_code == 200
        assert client.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"}).status_code == 404
        doubled = [("x-forwarded-for", "127.0.0.1"), ("x-forwarded-for", "127.0.0.1")]
        assert client.get("/metrics", headers=doubled).status_code == 404


def test_behind_a_proxy_no_visitor_is_local(tmp_path: Path) -> None:
    """A proxy may send the server's own name and no ``X-Forwarded-For``, as nginx does by default."""
    with running(tmp_path, "--origin", "https://play.example.org") as live, live.client() as client:
        assert client.get("/metrics").status_code == 404
        through = {"host": "play.example.org", "origin": "https://play.example.org"}
        for given in ({**through, "x-forwarded-for": "203.0.113.7"}, through, through):
            assert client.get("/api/games", headers=given).status_code == 200
            warnings = [each for each in live.logged() if each["level"] == "warning"]
            assert len(warnings) == ("x-forwarded-for" not in given), "once, and only if it hides them"
        assert client.post("/api/matches", json=NEW, headers=through).status_code == 201
        assert client.get("/metrics", headers=through).status_code == 404
        assert warnings[0]["event"] == "proxy-hides-clients"


# The parts


def named(**more: Any) -> set[str]:
    return set(addresses(ServerSettings(database="", **more), 8218).origins)


def test_the_names_of_a_server() -> None:
    home = {"http://127.0.0.1:8218", "http://localhost:8218", "http://[::1]:8218"}
    assert named() == home
    assert named(host="::1") == home
    assert named(host="192.0.2.7") == home | {"http://192.0.2.7:8218"}
    assert named(origins=("https://Play.example.org/",)) == home | {"https://play.example.org"}
    plain = addresses(ServerSettings(database="", origins=("https://play.example.org",)), 80)
    assert plain.hosts == {"127.0.0.1", "localhost", "[::1]", "play.example.org"}
    assert plain.home == "http://127.0.0.1"


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("https://play.example.org", True),
        ("http://192.0.2.7:8080", True),
        ("https://play.example.org/", True),
        ("https://play.example.org/path", False),
        ("https://play.example.org:443", False),
        ("play.example.org", False),
        ("ftp://play.example.org", False),
        ("https://", False),
        ("https://a@b", False),
        ("https://[", False),
        ("https://x:99999", False),
    ],
)
def test_what_an_origin_is(text: str, right: bool) -> None:
    assert is_origin(text) is right


@pytest.mark.parametrize(
    ("query", "accepted", "lang"),
    [
        (b"", "", "en"),
        (b"lang=ko", "de", "ko"),
        (b"lang=xx", "de-AT,de;q=0.9", "de"),
        (b"", "fr, it;q=0.4, nb;q=0.6", "no"),
        (b"", "it;q=0, fr", "en"),
        (b"", "it;q=x", "en"),
        (b"lang=%ff", ",,;;", "en"),
    ],
)
def test_the_readers_language(query: bytes, accepted: str, lang: str) -> None:
    assert negotiate_language(query, accepted) == lang


@pytest.fixture
def clock() -> list[float]:
    return [0.0]


def test_a_budget_is_a_bucket_that_fills_evenly(clock: list[float]) -> None:
    limits = RateLimits({"messages": 60, "matches": 0}, lambda: clock[0])
    for _ in range(60):
        limits.take("messages", "192.0.2.1")
    with pytest.raises(RequestError) as short:
        limits.take("messages", "192.0.2.1", 5)
    assert short.value.facts == {"budget": "messages", "seconds": 5}
    limits.take("messages", "192.0.2.2")  # each client has its own
    clock[0] += 5
    limits.take("messages", "192.0.2.1", 5)
    for _ in range(10_000):
        limits.take("matches", "192.0.2.1")  # no limit
    with pytest.raises(RequestError, match="over-budget"):
        limits.take("messages", "192.0.2.1", 61)


def test_what_costs_more_than_a_budget_takes_all_of_it(clock: list[float]) -> None:
    limits = RateLimits({"offers": 1}, lambda: clock[0])
    limits.take("offers", "192.0.2.1", 2)
    with pytest.raises(RequestError) as short:
        limits.take("offers", "192.0.2.1", 2)
    assert short.value.facts == {"budget": "offers", "seconds": 60}
    clock[0] += 60
    limits.take("offers", "192.0.2.1", 2)


def test_a_network_of_addresses_has_one_budget() -> None:
    assert client_of("2001:db8::1") == client_of("2001:db8::ffff") == "2001:db8::/64"
    assert client_of("::ffff:192.0.2.1") == client_of("192.0.2.1")
    assert client_of("") == ""


def test_a_site_with_many_networks_has_a_limit_of_its_own(clock: list[float]) -> None:
    limits = RateLimits({"messages": 2, "sockets": 2}, lambda: clock[0])
    networks = [f"2001:db8:7:{number:x}::1" for number in range(3 * SITE)]

    def within(take: Callable[[str, str], None], address: str, name: str) -> bool:
        try:
            take(name, address)
        except RequestError:
            return False
        return True

    taken = [within(limits.take, each, "messages") for each in networks for _ in range(2)]
    assert taken == [True] * 2 * SITE + [False] * 4 * SITE
    connected = [
        each
        for each in networks
        for _ in range(2)
        if within(lambda n, a: limits.connect(a, n), each, "sockets")
    ]
    assert len(connected) == 2 * SITE
    limits.take("messages", "2001:db8:8::1")  # another site
    for each in connected:
        limits.disconnect(each)
    limits.connect(networks[-1])
    clock[0] += 60
    limits.take("messages", networks[-1])


def test_proxies_whose_word_is_taken() -> None:
    here = ("127.0.0.0/8", "::1")
    assert trusted_proxies(ServerSettings(database="")) == ()
    assert trusted_proxies(ServerSettings(database="", origins=("https://play.example.org",))) == here
    assert trusted_proxies(ServerSettings(database="", proxies=("10.0.0.0/8",))) == (*here, "10.0.0.0/8")
    assert [is_network(each) for each in ("192.0.2.7", "fe80::/64", "10.0.0.1/8", "x", "")] == [
        *(True, True, True, False, False)
    ]


def test_forgotten_buckets_are_full_ones(clock: list[float]) -> None:
    limits = RateLimits({"messages": 2}, lambda: clock[0])
    limits.take("messages", "192.0.2.1", 2)
    for number in range(20_100):
        clock[0] += 0.01
        limits.take("messages", f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
    limits.take("messages", "192.0.2.1", 2)


def test_the_page_has_no_way_out_of_its_folder(tmp_path: Path) -> None:
    page = BuiltPage(tmp_path / "page")
    assert page.index is None
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("x")
    (tmp_path / "page" / ".hidden").write_text("x")
    (tmp_path / "outside").write_text("x")
    assert page.index is not None
    for path in (
        "../outside",
        "/etc/passwd",
        "",
        ".",
        "..",
        ".hidden",
        "a/../../outside",
        "index.html/",
        "a\0b",
    ):
        assert page.file(path) is None, path
