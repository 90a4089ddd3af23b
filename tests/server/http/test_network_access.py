"""A server for this machine alone is opened to the local network by its owner and by no one else."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from skirmish.server.network_access import bound
from tests.server.in_network import ADDRESS, program
from tests.server.live import UNLIMITED, Live, running


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder = tmp_path_factory.mktemp("closed")
    with running(folder, *UNLIMITED, "--workers", "1", python=program(folder)) as live:
        yield live


def _switch(live: Live, wanted: bool, **headers: str) -> httpx.Response:
    with live.client(**headers) as client:
        return client.post("/api/network", json={"open": wanted})


def _catalogue(live: Live) -> dict[str, object]:
    with live.client() as client:
        found: dict[str, object] = client.get("/api/games").json()
    return found


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": ""},
        {"x-forwarded-for": "127.0.0.1"},
        {"X-Forwarded-Proto": "https"},
        {"forwarded": "for=127.0.0.1"},
        {"via": "1.1 proxy"},
        {"x-real-ip": "127.0.0.1"},
        {"host": "evil.example"},
        {"content-type": "text/plain"},
    ],
    ids=str,
)
def test_only_the_owner_s_own_page_opens_it(closed: Live, headers: dict[str, str]) -> None:
    assert _switch(closed, True, **headers).status_code in (403, 415, 421)
    assert _catalogue(closed).get("lan") is None


def test_a_get_or_a_form_does_not_open_it(closed: Live) -> None:
    with closed.client() as client:
        assert client.get("/api/network").status_code == 405
        assert client.post("/api/network", data={"open": "true"}).status_code == 415
        assert client.post("/api/network", json={"open": "yes"}).status_code == 400
    assert _catalogue(closed).get("lan") is None


def test_it_is_opened_and_closed_and_matches_go_on(closed: Live) -> None:
    match = closed.create()
    with closed.playing(match) as (south, _north):
        before = south.state
        assert _catalogue(closed)["owner"] is True
        answer = _switch(closed, True)
        lan = answer.json()["lan"]
        assert lan.startswith(f"http://{ADDRESS}:")
        assert _catalogue(closed)["lan"] == lan
        assert _switch(closed, True).json()["lan"] == lan, "once is enough"

        with httpx.Client(base_url=lan, headers={"origin": lan}, trust_env=False) as visitor:
            assert visitor.get("/api/games").json().get("owner", False) is False
            refused = visitor.post("/api/network", json={"open": False})
            assert (refused.status_code, refused.json()["code"]) == (403, "not-owner")

            assert _switch(closed, False).json() == {"lan": None}
            with pytest.raises(httpx.TransportError):  # also for a connection that was open
                visitor.get("/api/games")
        assert _catalogue(closed).get("lan") is None

        # Who was here all the time has noticed nothing.
        assert south.state == before
        south.ask("ask", kind="resign")
        south.until(lambda now: now["status"] == "over")


def test_a_machine_in_no_network_is_told_so(tmp_path: Path) -> None:
    alone = program(tmp_path, address=None)
    with running(tmp_path, *UNLIMITED, "--workers", "1", python=alone) as live:
        answer = _switch(live, True)
        assert (answer.status_code, answer.json()["code"]) == (422, "no-network")
        assert _catalogue(live).get("lan") is None


def test_a_server_behind_a_proxy_or_in_the_network_has_no_switch(tmp_path: Path) -> None:
    with running(tmp_path, *UNLIMITED, "--workers", "1", "--origin", "https://play.example.org") as live:
        assert not _catalogue(live).get("owner", False)
        answer = _switch(live, True)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-owner")


def test_a_wrong_name_is_answered_by_a_page(closed: Live) -> None:
    with closed.client() as client:
        headers = {"host": "<b>my-laptop</b>", "accept": "text/html", "accept-language": "de"}
        answer = client.get("/", headers=headers)
        assert (answer.status_code, answer.headers["content-type"]) == (421, "text/html; charset=utf-8")
        assert "--origin http://&lt;b&gt;my-laptop" in answer.text
        assert "<b>" not in answer.text
        assert client.get("/", headers={"host": "my-laptop"}).json()["code"] == "wrong-host"


def test_after_a_restart_it_has_the_port_to_which_the_friend_s_page_comes_back() -> None:
    """A connection that this end closed keeps the port for a minute, unless an option allows its use."""
    with bound(ADDRESS, 0) as before:
        port = before.getsockname()[1]
        with socket.create_connection((ADDRESS, port)) as friend:
            accepted, _ = before.accept()
            accepted.close()  # the server ends first
            assert friend.recv(1) == b""
    with bound(ADDRESS, port) as after:
        assert after.getsockname()[1] == port
