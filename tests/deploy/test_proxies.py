"""The recipes for nginx and Caddy, with two servers on one PostgreSQL behind each of them."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.sync.connection import Connection

from skirmish.server.http.replays import LONGEST_BODY
from tests.deploy.proxies import DEPLOY, SITE, Proxy, running
from tests.must import must
from tests.server.live import PATIENCE, UNLIMITED, Live
from tests.server.live import running as serving
from tests.server.postgres import emptied, running_postgresql

NEW = {"game": "island", "variant": "blitz", "south": {"kind": "person"}, "north": {"kind": "person"}}


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Live]]:
    """Two servers on one database. Each client may set up three matches a minute at each."""
    with running_postgresql() as postgresql, ExitStack() as stack:
        url = emptied(postgresql)
        options = (*UNLIMITED, "--limit", "matches=3", "--origin", f"https://{SITE}", "--workers", "1")
        yield [
            stack.enter_context(
                serving(tmp_path_factory.mktemp("server"), *options, "--open-metrics", database=url)
            )
            for _ in range(2)
        ]


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def proxy(
    request: pytest.FixtureRequest, servers: list[Live], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    folder = tmp_path_factory.mktemp(request.param)
    with running(request.param, folder, [each.port for each in servers]) as proxy:
        yield proxy


def figures(servers: list[Live], name: str) -> list[int]:
    """A metric of each server."""
    found = []
    for each in servers:
        text = httpx.get(f"{each.address}/metrics").text
        line = next(line for line in text.splitlines() if line.startswith(f"{name} "))
        found.append(int(float(line.split()[1])))
    return found


def sockets(servers: list[Live]) -> list[int]:
    """How many sockets each server has."""
    return figures(servers, "skirmish_sockets")


def hello(connection: Connection, match: dict[str, str], role: str) -> Any:
    connection.send(json.dumps({"type": "hello", "match": match["match"], "key": match[role]}))
    while (message := json.loads(connection.recv(PATIENCE)))["type"] != "state":
        pass
    return message


def created(proxy: Proxy, source: str, **headers: str) -> httpx.Response:
    with proxy.client(source, **headers) as client:
        return client.post("/api/matches", json=NEW)


def test_everything_passes_that_should(proxy: Proxy, servers: list[Live]) -> None:
    with proxy.client() as client:
        assert client.get("/api/games").status_code == 200
        for path in ("/metrics", "/ready", "/live", "/health"):
            assert client.get(path).status_code == 404
        assert "max-age" in client.get("/").headers["strict-transport-security"]
    plain = httpx.get(f"http://127.0.0.1:{proxy.http}/t/x", headers={"host": SITE})
    assert plain.headers["location"].startswith(f"https://{SITE}")
    assert plain.status_code in (301, 308)


def test_connections_speak_tls_1_3(proxy: Proxy) -> None:
    """As those of browsers do."""
    with proxy.client() as client, client.stream("GET", "/api/games") as answer:
        assert answer.extensions["network_stream"].get_extra_info("ssl_object").version() == "TLSv1.3"
    match = created(proxy, "127.0.8.1").json()
    hello = json.dumps({"type": "hello", "match": match["match"], "key": match["south"]})
    version, said = asyncio.run(proxy.greeted(match["match"], hello))
    assert version == "TLSv1.3"
    assert json.loads(said)["type"] == "welcome"


def test_both_players_of_a_match_come_to_the_same_server(proxy: Proxy, servers: list[Live]) -> None:
    assert sockets(servers) == [0, 0]
    used = set[int]()
    for number in range(1, 41):  # enough for one that goes to the other server
        match = created(proxy, f"127.0.2.{number}").json()
        with proxy.socket(match["match"]) as south, proxy.socket(match["match"]) as north:
            assert hello(south, match, "south")["status"] == "waiting"
            assert hello(north, match, "north")["status"] == "waiting"
            counts = sockets(servers)
            assert sorted(counts) == [0, 2]
            used.add(counts.index(2))
        end = time.monotonic() + 20
        while sockets(servers) != [0, 0] and time.monotonic() < end:
            time.sleep(0.05)
        if len(used) == 2 and number >= 4:
            break
    assert used == {0, 1}
    for name in ("sent", "heard"):
        assert min(figures(servers, f"skirmish_node_messages_{name}_total")) > 0


def test_limits_count_clients_and_not_what_they_claim(proxy: Proxy, request: pytest.FixtureRequest) -> None:
    network = 3 if "nginx" in request.node.name else 4  # the limits of the other proxy's clients are used up
    answers = [
        created(proxy, f"127.0.{network}.1", **{"x-forwarded-for": f"203.0.113.{number}"}).status_code
        for number in range(9)
    ]
    assert 429 in answers  # three at each of the two servers, and no more
    assert answers.count(201) <= 6
    assert created(proxy, f"127.0.{network}.2").status_code == 201


def test_a_server_that_is_gone_is_passed_over(proxy: Proxy, servers: list[Live]) -> None:
    servers[1].kill()
    try:
        with proxy.client() as client:
            assert [client.get("/api/games").status_code for _ in range(8)] == [200] * 8
        matches = [created(proxy, f"127.0.5.{number}").json() for number in range(1, 5)]
        for match in matches:
            with proxy.socket(match["match"]) as south:
                assert hello(south, match, "south")["status"] == "waiting"
    finally:
        servers[1].restart()
        time.sleep(2.5)  # the proxy tries it again after two seconds


def test_requests_do_not_wait_long_for_a_frozen_server(
    proxy: Proxy, servers: list[Live], request: pytest.FixtureRequest
) -> None:
    """Caddy soon sends none there. nginx does, and gives them up, but no socket on which nothing is said."""
    nginx = "nginx" in request.node.name
    match = created(proxy, "127.0.6.1").json()
    with proxy.socket(match["match"]) as south:
        hello(south, match, "south")
        os.kill(servers[1].pid, signal.SIGSTOP)
        try:
            if not nginx:
                time.sleep(5)  # it asks each second, and waits two for an answer

            def ask(number: int) -> int:
                with proxy.client(f"127.0.7.{number}") as client:
                    if number % 2:
                        return client.get("/api/games").status_code
                    return client.post("/api/matches", json=NEW).status_code

            began = time.monotonic()
            with ThreadPoolExecutor(16) as pool:
                answers = [*pool.map(ask, range(1, 17))]
            assert time.monotonic() - began < (20 if nginx else 10)
            assert {*answers[::2]} == {200}
            assert 201 in answers[1::2]
            assert {*answers[1::2]} <= {201, 504 if nginx else 201}, (
                "what may have been done is not asked twice"
            )
        finally:
            os.kill(servers[1].pid, signal.SIGCONT)
            time.sleep(2.5)
        south.send(json.dumps({"type": "ping"}))
        while json.loads(south.recv(PATIENCE))["type"] != "pong":
            pass


def test_nginx_lets_the_longest_record_through() -> None:
    found = must(re.search(r"client_max_body_size (\d+)k;", (DEPLOY / "nginx.conf").read_text()))
    assert int(found[1]) * 1024 >= LONGEST_BODY
