"""Floods against a real server with its usual limits: the flooding client is cut, and no other one waits."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import psutil
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed

from skirmish.server.http.openapi import BodySchemas, openapi_config
from skirmish.server.wire.server import CLOSE_CODES
from tests.server.live import Live, running
from tests.server.raw import CONTINUATION, PING, PONG, TEXT, close_code, dial, flood, frame, head, upgraded

MEGABYTE = 1_000_000


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server with its usual limits; each test comes from an address of its own."""
    with running(tmp_path_factory.mktemp("guarded")) as live:
        yield live


def memory(server: Live) -> float:
    """Megabytes of the server's process."""
    return float(psutil.Process(server.pid).memory_info().rss) / MEGABYTE


def metric(server: Live, line: str) -> float:
    """A metric's value; 0 if it does not exist yet."""
    with server.client() as client:
        found = [each for each in client.get("/metrics").text.splitlines() if each.startswith(line)]
    return float(found[0].rpartition(" ")[2]) if found else 0.0


# Requests


@pytest.mark.parametrize("host", ["", "evil.example"])
def test_trailers_do_not_pile_up(host: str, guarded: Live) -> None:
    chunked = head(
        guarded, "POST", "/api/replay", "Content-Type: application/json", "Transfer-Encoding: chunked"
    )
    if host:
        chunked = chunked.replace(b"127.0.0.1:%d" % guarded.port, host.encode(), 1)
    before = memory(guarded)
    with dial(guarded, "127.0.1.1") as peer:
        peer.sendall(chunked + b"0\r\n")
        assert flood(peer, b"X: y\r\n" * 1000) < 5 * MEGABYTE
    assert memory(guarded) - before < 20
    assert metric(guarded, 'skirmish_connections_cut_total{reason="trailers"}') >= 1


def test_connections_count_as_requests_and_offences_as_many(tmp_path: Path) -> None:
    """A client that opens a connection again whenever it is cut is soon refused, a second later each time."""
    with running(tmp_path, "--limit", "requests=60") as live:
        chunked = head(
            live, "POST", "/api/replay", "Content-Type: application/json", "Transfer-Encoding: chunked"
        )
        for _ in range(12):
            with dial(live, "127.0.1.3") as peer:
                peer.sendall(chunked + b"0\r\n")
                flood(peer, b"X: y\r\n" * 1000)
        assert metric(live, 'skirmish_connections_cut_total{reason="over-budget"}') >= 1
        assert metric(live, 'skirmish_connections_cut_total{reason="trailers"}') < 12
        with dial(live, "127.0.1.4") as other:
            other.sendall(head(live, "GET", "/health"))
            assert other.recv(4096).startswith(b"HTTP/1.1 200")


def test_a_connection_over_the_limit_is_closed_a_second_later(tmp_path: Path) -> None:
    """Without an answer: a client whose connections are refused at once would try again at once."""
    with (
        running(tmp_path, "--limit", "requests=2") as live,
        dial(live, "127.0.1.5"),
        dial(live, "127.0.1.5"),
    ):
        began = time.monotonic()
        with dial(live, "127.0.1.5") as third:
            assert third.recv(4096) == b""
        assert time.monotonic() - began > 0.9


def test_a_few_trailers_are_read(guarded: Live) -> None:
    body = b'{"text": "nothing"}'
    given = ("Content-Type: application/json", "Transfer-Encoding: chunked", "Connection: close")
    with dial(guarded, "127.0.1.2") as peer:
        chunk = b"%x\r\n%s\r\n0\r\nX-Sum: 1\r\n\r\n" % (len(body), body)
        peer.sendall(head(guarded, "POST", "/api/replay", *given) + chunk)
        assert peer.recv(4096).startswith(b"HTTP/1.1 422")


def test_refused_records_are_refused_later_and_cut_sockets_count_as_many_requests(tmp_path: Path) -> None:
    """A client over its limits can neither ask again nor connect again at full speed."""
    with running(tmp_path, "--limit", "messages=60", "--limit", "requests=50", "--workers", "1") as live:
        with live.client() as client:
            codes = [client.post("/api/replay", json={"text": ""}).status_code for _ in range(2)]
            began = time.monotonic()
            codes.append(client.post("/api/replay", json={"text": ""}).status_code)
        assert codes == [422, 422, 429]
        assert time.monotonic() - began > 0.9
        for _ in range(2):
            with upgraded(live, "127.0.1.7") as peer:
                flood(peer, frame(PING) * 500, seconds=20)
                assert close_code(peer) == CLOSE_CODES["over-budget"]
        with ExitStack() as stack:  # of fifty requests, two offences have taken most
            peers = [stack.enter_context(dial(live, "127.0.1.7")) for _ in range(40)]
            assert peers[-1].recv(4096) == b""


# Frames


@pytest.mark.parametrize(
    ("source", "kind"),
    [("127.0.2.1", "ping"), ("127.0.2.2", "pong"), ("127.0.2.3", "fragment"), ("127.0.2.4", "full ping")],
)
def test_frames_without_a_message_are_counted(source: str, kind: str, guarded: Live) -> None:
    """They work before ``hello``, and no message budget ever sees them."""
    first, again = {
        "ping": (b"", frame(PING)),
        "pong": (b"", frame(PONG)),
        "fragment": (frame(TEXT, last=False), frame(CONTINUATION, last=False)),
        "full ping": (b"", frame(PING, b"x" * 125)),
    }[kind]
    before = metric(guarded, 'skirmish_sockets_cut_total{reason="over-budget"}')
    with upgraded(guarded, source) as peer:
        peer.sendall(first)
        flood(peer, again * 500, seconds=20)
        assert close_code(peer) == CLOSE_CODES["over-budget"]
    assert metric(guarded, 'skirmish_sockets_cut_total{reason="over-budget"}') == before + 1


def test_a_client_has_one_budget_of_frames_for_all_its_sockets(tmp_path: Path) -> None:
    with running(tmp_path, "--limit", "frames=100") as live:
        codes = []
        for _ in range(4):
            with upgraded(live, "127.0.2.20") as peer:
                for _ in range(40):
                    peer.sendall(frame(PING))
                peer.sendall(frame(TEXT, b"x"))  # which closes the connection as well
                codes.append(close_code(peer))
        assert codes == [4006, 4006, 4005, 4005]


def test_the_usual_control_frames_are_answered(guarded: Live) -> None:
    with guarded.tab(guarded.create()) as tab:
        for _ in range(20):
            assert tab.connection.ping().wait(10)


def test_messages_cost_by_their_length(tmp_path: Path) -> None:
    with running(tmp_path, "--limit", "messages=20") as live, live.tab(live.create()) as tab:
        tab.until(lambda _: True)
        for _ in range(3):  # eight each, besides the one for the hello
            tab.connection.send('{"type":"ping"}' + " " * 7200)
        assert [tab.hear("pong", "refused")["type"] for _ in range(3)] == ["pong", "pong", "refused"]


def test_a_socket_that_ignores_its_budget_is_closed(tmp_path: Path) -> None:
    with running(tmp_path, "--limit", "messages=20") as live, live.tab(live.create()) as tab:
        tab.until(lambda _: True)
        for _ in range(100):
            with suppress(ConnectionClosed):
                tab.say("ping")
        assert tab.end() == (4005, "over-budget")
        refused = sum(each["type"] == "refused" for each in tab.heard)
        assert 20 <= refused <= 25


# Connections


def ended(peer: socket.socket, within: float) -> bool:
    """Whether the server ends a connection in time."""
    end = time.monotonic() + within
    with suppress(ConnectionError):
        while (left := end - time.monotonic()) > 0:
            peer.settimeout(left)
            try:
                if not peer.recv(4096):
                    return True
            except TimeoutError:
                return False
        return False
    return True


def test_a_request_has_to_be_complete_in_time(guarded: Live) -> None:
    posted = head(guarded, "POST", "/api/replay", "Content-Type: application/json", "Content-Length: 20")
    starts = (b"", b"\r\n", head(guarded)[:-2], posted + b"{", head(guarded) + b"GET / HT")
    peers = [dial(guarded, "127.0.3.1") for _ in starts]
    for peer, start in zip(peers, starts, strict=True):
        peer.sendall(start)
    dribbling = peers[1:3]
    for _ in range(8):
        time.sleep(1)
        for peer, more in zip(dribbling, (b"\r\n", b"X: y\r\n"), strict=True):
            peer.sendall(more)
    for number, peer in enumerate(peers):
        with peer:
            assert ended(peer, within=10), starts[number]
    assert metric(guarded, 'skirmish_connections_cut_total{reason="slow"}') >= 4


def test_connections_of_a_client_are_counted(tmp_path: Path) -> None:
    with running(tmp_path, "--limit", "connections=6") as live:
        peers = [upgraded(live, "127.0.3.2"), *(dial(live, "127.0.3.2") for _ in range(5))]
        with dial(live, "127.0.3.2") as refused:
            assert ended(refused, within=5)
        with dial(live, "127.0.3.3") as other:
            assert not ended(other, within=0.5)
        assert metric(live, 'skirmish_connections_cut_total{reason="too-many"}') == 1
        for peer in peers:
            peer.close()
        time.sleep(0.5)
        again = [upgraded(live, "127.0.3.2") for _ in range(6)]  # every end was counted
        for peer in again:
            peer.close()


# Work


def test_requests_of_a_client_are_counted(tmp_path: Path) -> None:
    with running(tmp_path, "--limit", "requests=10") as live, live.client() as client:
        for _ in range(30):  # what asked whether it runs counts as well
            answer = client.get("/api/games", headers={"accept-language": "de"})
            if answer.status_code != 200:
                break
        assert answer.status_code == 429
        assert answer.json()["facts"]["budget"] == "requests"
        assert "Anfragen" in answer.json()["sentence"]
        assert int(answer.headers["retry-after"]) >= 1
        assert answer.elapsed.total_seconds() > 0.9  # a client over its limit cannot ask again at once


def test_a_client_offers_twenty_seats_in_a_minute(tmp_path: Path) -> None:
    with running(tmp_path) as live, live.client() as client:
        made, offer = 0, {"game": "island", "variant": "classic"}
        while (answer := client.post("/api/seats", json=offer)).is_success:
            made += 1
            seat = answer.json()
            gone = client.delete(
                f"/api/seats/{seat['match']}", headers={"authorization": f"Bearer {seat['key']}"}
            )
            assert gone.is_success
        assert (answer.status_code, answer.json()["facts"]["budget"]) == (429, "offers")
        assert 20 <= made <= 22, "a third of a seat a second comes back"


def test_the_description_is_built_once() -> None:
    built = []

    class Counted(BodySchemas):
        def described(self, openapi_schema: dict[str, Any]) -> dict[str, Any]:
            built.append(self)
            return super().described(openapi_schema)

    bodies = Counted()
    app = Litestar([], plugins=[bodies], openapi_config=openapi_config(bodies, "1"))
    with TestClient(app) as client:
        for path in ("/api/openapi.json", "/api/docs?lang=it", "/api/docs?lang=de"):
            first, second = client.get(path), client.get(path)
            assert first.status_code == 200
            assert first.content == second.content
    assert len(built) == 3


def test_the_database_is_not_asked_for_every_look_at_its_health(guarded: Live) -> None:
    with guarded.client() as client:
        client.get("/health")
        asked = metric(guarded, "skirmish_health_checks_total")
        for _ in range(20):
            assert client.get("/health").json()["status"] == "ok"
        assert metric(guarded, "skirmish_health_checks_total") - asked <= 5
