"""``skirmish`` and ``skirmish serve`` as a person meets them: started, found, stopped."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pexpect
import pytest
from websockets.exceptions import ConnectionClosed

from skirmish.i18n.speaker import Speaker
from skirmish.server.http.addresses import network_address
from tests.cli.processes import LANGUAGES, called, environment, skirmish
from tests.must import must
from tests.server.live import UNLIMITED, Live, free_port, running

READY = re.compile(r"http://127\.0\.0\.1:(\d+)/")


class Started:
    """``skirmish`` with some arguments, and a browser that notes what it is asked to open."""

    def __init__(self, folder: Path, *arguments: str, **more: str) -> None:
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> {folder}/opened\n')
        browser.chmod(0o755)
        self.opened = folder / "opened"
        with (folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "skirmish", *arguments],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                env=environment(folder, {"BROWSER": f"{browser} %s", **more}),
                cwd=folder,
                text=True,
            )
        self.lines: list[str] = []

    def ready(self) -> int:
        """Wait for the line with the address, and give the port."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line)
            found = READY.search(line)
            if found:
                return int(found[1])
        pytest.fail("".join(self.lines))

    def browsed(self) -> str:
        """What the browser was asked to open."""
        end = time.monotonic() + 20
        while not self.opened.exists() and time.monotonic() < end:
            time.sleep(0.05)
        return self.opened.read_text().strip()

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        self.process.send_signal(how)
        return self.process.wait(20)


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Any]:
    running: list[Started] = []

    def start(*arguments: str, **more: str) -> Started:
        running.append(Started(tmp_path, *arguments, **more))
        return running[-1]

    yield start
    for each in running:
        each.process.kill()
        each.process.wait()
        if each.process.stdout is not None:
            each.process.stdout.close()


def test_skirmish_alone_serves_and_opens_the_browser(started: Any, tmp_path: Path) -> None:
    server = started(SKIRMISH_LANG="de")
    port = server.ready()
    assert "Skirmish ist bereit" in server.lines[-1]
    assert server.browsed() == f"http://127.0.0.1:{port}/"
    assert httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200
    assert (tmp_path / "data" / "skirmish" / "skirmish.sqlite3").exists()
    assert (tmp_path / "data" / "skirmish").stat().st_mode & 0o777 == 0o700
    assert server.stop() == 0


def test_a_second_one_finds_the_first(started: Any) -> None:
    first = started("serve", "--no-browser", "--port", "0")
    port = first.ready()
    second = started("--lang", "it")
    assert second.ready() == port
    assert "già" in second.lines[-1]
    assert second.browsed() == f"http://127.0.0.1:{port}/?lang=it"
    assert second.process.wait(20) == 0
    assert first.stop(signal.SIGTERM) == 0


def test_the_next_port_that_is_free(started: Any, tmp_path: Path) -> None:
    first = started("serve", "--no-browser", "--data", "one")
    second = started("serve", "--no-browser", "--data", "two")
    ports = {first.ready(), second.ready()}
    assert len(ports) == 2
    assert all(8218 <= port < 8268 for port in ports)
    done = skirmish("serve", "--port", str(min(ports)), "--data", "three", folder=tmp_path)
    assert done.status == 2
    assert str(min(ports)) in done.err


def test_the_same_network_may_join(started: Any) -> None:
    server = started("serve", "--lan", "--no-browser", "--port", "0")
    port = server.ready()
    line = server.process.stdout.readline()
    network = network_address()
    if network is None:  # a machine on its own is told so, and serves itself
        assert line.strip() == Speaker("en").say("terminal-serving-no-lan")
        assert httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200
        return
    there = f"http://{network}:{port}"
    assert f"{there}/" in line
    new = {"game": "island", "variant": "blitz", "south": {"kind": "person"}, "north": {"kind": "person"}}
    assert httpx.post(f"{there}/api/matches", json=new, headers={"origin": there}).status_code == 201
    assert httpx.get(f"{there}/api/games").json()["lan"] == there
    assert httpx.get(f"{there}/metrics").status_code == 404
    elsewhere = httpx.post(f"{there}/api/matches", json=new, headers={"origin": "http://192.0.2.9"})
    assert elsewhere.status_code == 403


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--port", "70000"), "70000"),
        (("--port", "x"), "x"),
        (("--host", "203.0.113.9"), "203.0.113.9"),
        (("--host", "no such host"), "no such host"),
        (("--origin", "play.example.org"), "play.example.org"),
        (("--limit", "dreams=3"), "dreams=3"),
        (("--limit", "matches=-3"), "matches=-3"),
        (("--workers", "-1"), "-1"),
        (("--workers", "0"), "PostgreSQL"),
        (("--drain", "-1"), "-1"),
        (("--drain", "5000"), "5000"),
        (("--keep", "0"), "0"),
        (("--database", "mysql://somewhere"), "mysql://somewhere"),
        (("--database", "mysql://user:password@somewhere"), "somewhere"),
        (("--log", "loud"), "loud"),
    ],
)
def test_bad_calls(
    arguments: tuple[str, ...], word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = set()
    for lang in LANGUAGES:
        call = ("serve", "--no-browser", "--data", str(tmp_path), *arguments, "--lang", lang)
        done = called(capsys, *call)
        assert (done.status, done.out) == (2, "")
        assert word in done.err
        assert "password" not in done.err
        said.add(done.err)
    assert len(said) == len(LANGUAGES)


def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    url = f"postgresql+asyncpg://user:password@127.0.0.1:{free_port()}/nothing"
    done = skirmish("serve", "--no-browser", "--database", url, "--port", "0", folder=tmp_path)
    assert done.status == 2
    assert "password" not in done.err
    assert "127.0.0.1" in done.err
    (tmp_path / "matches").mkdir()
    (tmp_path / "matches" / "skirmish.sqlite3").write_text(
        "this is no database, but long enough to look like one" * 99
    )
    done = skirmish("serve", "--no-browser", "--data", "matches", "--port", "0", folder=tmp_path)
    assert done.status == 2
    assert "skirmish.sqlite3" in done.err


def test_a_database_of_a_newer_edition_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "matches").mkdir()
    with sqlite3.connect(tmp_path / "matches" / "skirmish.sqlite3") as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    call = ("serve", "--no-browser", "--data", "matches", "--port", "0", "--lang", "de")
    done = skirmish(*call, folder=tmp_path)
    assert done.status == 2
    assert "neueren Ausgabe" in done.err
    assert "Traceback" not in done.err


def test_without_asyncpg_it_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import importlib.util as u\nf = u.find_spec\n"
        "u.find_spec = lambda name, package=None: None if name == 'asyncpg' else f(name, package)\n"
    )
    path = os.pathsep.join((str(tmp_path), environment(tmp_path)["PYTHONPATH"]))
    done = skirmish(
        "serve", "--database", "postgresql+asyncpg://x/y", folder=tmp_path, env={"PYTHONPATH": path}
    )
    assert done.status == 2
    assert "skirmish[postgres]" in done.err


def test_a_server_that_drains_serves_on_and_is_not_ready(tmp_path: Path) -> None:
    with running(tmp_path, *UNLIMITED, "--drain", "60") as live:
        match = live.create()
        with live.tab(match) as tab, live.client() as client:
            tab.until(lambda _: True)
            assert (client.get("/ready").status_code, client.get("/live").status_code) == (200, 200)
            must(live.process).send_signal(signal.SIGTERM)
            end = time.monotonic() + 20
            while (answer := client.get("/ready")).status_code == 200 and time.monotonic() < end:
                time.sleep(0.05)
            assert (answer.status_code, answer.json()) == (503, {"ready": False, "reasons": ["draining"]})
            assert client.get("/live").status_code == 200
            assert live.create()["match"] != match["match"]
            tab.say("ping")
            assert tab.hear("pong")
            must(live.process).send_signal(signal.SIGINT)  # Ctrl-C, twice: no more waiting
            assert tab.end() == (4004, "going-down")
        assert live.stop(signal.SIGINT) == 0


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_stopping_with_sockets_open(how: signal.Signals, tmp_path: Path) -> None:
    with running(tmp_path, *UNLIMITED) as live:
        match = live.create(north="recruit")
        with live.tab(match) as one, live.tab(match, "watch") as two, live.tab() as silent:
            one.until(lambda _: True)
            two.until(lambda _: True)
            began = time.monotonic()
            status = live.stop(how)
            took = time.monotonic() - began
            assert one.end() == two.end() == silent.end() == (4004, "going-down")
        assert status == 0
        assert took < 5
        log = live.logged()
        assert all(entry["level"] == "info" for entry in log), log
        live.restart()
        with live.tab(match) as back:
            assert back.until(lambda _: True)["seq"] == 1


def test_stopping_with_somebody_who_never_reads(tmp_path: Path) -> None:
    with running(tmp_path, *UNLIMITED) as live:
        match = live.create()
        with socket.create_connection(("127.0.0.1", live.port)) as half, live.tab(match) as tab:
            half.sendall(b"GET /api/games HTTP/1.1\r\n")
            tab.until(lambda _: True)
            began = time.monotonic()
            assert live.stop() == 0
            assert time.monotonic() - began < 6


def test_what_is_acknowledged_while_it_stops_is_kept(tmp_path: Path) -> None:
    with running(tmp_path, *UNLIMITED) as live:
        match = live.create()
        acknowledged = 0
        with live.playing(match) as (south, north):
            process = must(live.process)
            turns = [south, north] * 20
            for number, tab in enumerate(turns):
                if number == 7:
                    process.send_signal(signal.SIGTERM)
                try:
                    answer = tab.act()
                except ConnectionClosed:
                    break
                assert answer["type"] == "ack"
                acknowledged = answer["seq"]
            assert process.wait(20) == 0
            live.process = None
        live.restart()
        with live.tab(match) as back:
            assert back.until(lambda _: True)["seq"] in (acknowledged, acknowledged + 1)


def test_the_help_tells_the_usual_places(tmp_path: Path) -> None:
    done = skirmish("serve", "--help", folder=tmp_path)
    assert "8218" in done.out
    assert "127.0.0.1" in done.out


def test_a_live_server_of_the_tests_is_like_any_other(tmp_path: Path) -> None:
    live = Live(tmp_path)
    assert live.address.startswith("http://127.0.0.1:")


def test_an_address_that_cannot_be_printed_is_logged(tmp_path: Path) -> None:
    live = Live(tmp_path)
    live.said = Path("/dev/full")
    live.start()
    end = time.monotonic() + 90
    while not any(line["event"] == "fault" and line.get("where") == "ready" for line in live.logged()):
        assert time.monotonic() < end
        time.sleep(0.05)
    live.stop()


def test_on_a_terminal_it_says_where_it_is_and_nothing_else(tmp_path: Path) -> None:
    port = free_port()
    arguments = ["-m", "skirmish", "serve", "--no-browser", "--port", str(port), "--data", "matches"]
    terminal: Any = pexpect.spawn(
        sys.executable, arguments, env=environment(tmp_path), cwd=str(tmp_path), encoding="utf-8", timeout=60
    )
    terminal.expect_exact("Ctrl-C to stop.\r\n")
    said = terminal.before
    assert httpx.get(f"http://127.0.0.1:{port}/api/games").status_code == 200
    assert httpx.get(f"http://127.0.0.1:{port}/nothing").status_code == 404
    with socket.create_connection(("127.0.0.1", port)) as peer:
        peer.sendall(b"\x16\x03\x01\x02\x00\x01")  # a browser that tries https first
        assert peer.recv(100).startswith(b"HTTP/1.1 400")
    terminal.sendintr()
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    assert f"http://127.0.0.1:{port}/" in said
    assert terminal.before.strip() in ("", "^C")
