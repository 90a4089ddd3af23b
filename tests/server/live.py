"""A real server in a process of its own, and tabs that talk to it as a browser's do.

``from tests.server.live import server  # noqa: F401`` gives a test module the fixture.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.sync.connection import Connection

from skirmish.server.settings import LIMITS
from tests.cli.processes import environment
from tests.server.forked_servers import Forks

ENTROPY = "of one's own and long enough".replace(" ", "-")
COMMITMENT = sha256(ENTROPY.encode()).hexdigest()
PATIENCE = 90.0
"""Seconds that anything may take, however busy the machine is."""
WORKER = ("--workers", "1")
UNLIMITED = tuple(part for name in LIMITS for part in ("--limit", f"{name}=0"))

Json = dict[str, Any]


def bearer(key: str) -> dict[str, str]:
    """The header that shows a key."""
    return {"authorization": f"Bearer {key}"}


def free_port() -> int:
    """A port that was free a moment ago."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Live:
    """``skirmish serve`` with a data folder and a port that stay the same when it is started anew."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        database: str | None = None,
        page: Path | None = None,
        env: Mapping[str, str] | None = None,
        python: Path = Path(sys.executable),
    ) -> None:
        self.folder = folder
        self._python = python
        self.data = folder / "matches"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self.said = folder / "server.out"
        kept = ("--database", database) if database else ("--data", str(self.data))
        self._arguments = ("--port", str(self.port), "--no-browser", "--log", "json", *kept, *arguments)
        self._env = environment(folder, {**({"SKIRMISH_PAGE": str(page)} if page else {}), **(env or {})})
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Self:
        """Start it, and wait until it answers."""
        assert self.process is None
        with self.log.open("ab") as log, self.said.open("ab") as said:
            self.process = subprocess.Popen(
                [self._python, "-m", "skirmish", "serve", *self._arguments],
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=log,
                env=self._env,
                cwd=self.folder,
                start_new_session=True,
            )
        end = time.monotonic() + PATIENCE
        while True:
            with suppress(httpx.TransportError):
                if httpx.get(f"{self.address}/health", timeout=5).status_code in (200, 503):
                    return self
            if self.process.poll() is not None or time.monotonic() > end:
                pytest.fail(f"no server: {self.said.read_text()}{self.log.read_text()}")
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop it by a signal, and give its exit status."""
        process, self.process = self.process, None
        assert process is not None
        process.send_signal(how)
        return process.wait(PATIENCE)

    def kill(self) -> None:
        """``kill -9``: it has no chance to finish anything."""
        self.stop(signal.SIGKILL)

    def restart(self) -> Self:
        """Start it again, on the same port and data."""
        return self.start()

    @property
    def pid(self) -> int:
        """The process."""
        assert self.process is not None
        return self.process.pid

    def logged(self) -> list[Json]:
        """Every line of its log."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def complaints(self) -> list[Json]:
        """Errors in its log, where a client's mistake does not belong."""
        return [
            line for line in self.logged() if line["level"] in ("error", "critical") or "exception" in line
        ]

    # Asking

    def client(self, **headers: str) -> httpx.Client:
        """A program that asks as the server's own page does."""
        given = {"origin": self.address, **{name.replace("_", "-"): value for name, value in headers.items()}}
        return httpx.Client(base_url=self.address, headers=given, timeout=PATIENCE)

    def create(
        self,
        game: str = "island",
        variant: str = "blitz",
        south: str | None = None,
        north: str | None = None,
        **more: Any,
    ) -> Json:
        """A new match; a seat that has a level is a computer's."""

        def seat(level: str | None) -> Json:
            return {"kind": "person"} if level is None else {"kind": "computer", "level": level}

        new = {"game": game, "variant": variant, "south": seat(south), "north": seat(north), "first": "south"}
        with self.client() as client:
            answer = client.post("/api/matches", json={**new, **more})
        assert answer.status_code == 201, answer.text
        created: Json = answer.json()
        return created

    @contextmanager
    def tab(self, match: Json | None = None, role: str = "south", **hello: Any) -> Iterator[Tab]:
        """A tab; if a match is given, it has said hello with the key of that role."""
        with connect(
            f"ws://127.0.0.1:{self.port}/socket",
            origin=self.address,  # type: ignore[arg-type]
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=2,
        ) as connection:
            tab = Tab(connection)
            if match is not None:
                tab.say("hello", match=match["match"], key=match[role], **hello)
            yield tab

    @contextmanager
    def playing(self, match: Json, names: tuple[str, str] = ("Ann", "Ben")) -> Iterator[tuple[Tab, Tab]]:
        """Both players' tabs, joined, each having seen the beginning."""
        with self.tab(match, "south") as south, self.tab(match, "north") as north:
            for name, tab in zip(names, (south, north), strict=True):
                tab.say("join", id=f"join-{name.split()[0]}", commitment=COMMITMENT, name=name)
                tab.hear("ack")
            for tab in (south, north):
                tab.say("open", id="open", entropy=ENTROPY)
                tab.hear("ack")
            for tab in (south, north):
                tab.until(lambda state: state["status"] == "playing")
            yield south, north


class ForkedLive(Live):
    """The same, forked: it starts in a moment. ``deaf`` is the share of other servers' messages it misses."""

    def __init__(
        self,
        forks: Forks,
        folder: Path,
        database: str,
        *arguments: str,
        workers: bool = False,
        deaf: float = 0.0,
    ) -> None:
        folder.mkdir(parents=True)
        super().__init__(folder, *WORKER, *UNLIMITED, *arguments, database=database)
        self.log = self.said
        self._forks, self._workers, self._deaf = forks, workers, deaf
        self._forked: int | None = None
        self.frozen = False
        """Whether it was stopped once."""

    def start(self) -> Self:
        self._forked = self._forks.start(self._arguments, self.said, workers=self._workers, deaf=self._deaf)
        end = time.monotonic() + PATIENCE
        while True:
            with suppress(httpx.TransportError):
                httpx.get(f"{self.address}/health", timeout=5)
                return self
            assert time.monotonic() < end, self.said.read_text()
            time.sleep(0.02)

    def send_signal(self, how: signal.Signals) -> None:
        """Send it a signal."""
        self.frozen |= how is signal.SIGSTOP
        os.kill(self.pid, how)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        process, self._forked = self.pid, None
        for each in (how, signal.SIGCONT):
            os.kill(process, each)
        return self._forks.wait(process)

    def logged(self) -> list[Json]:
        """Every line of its log: it shares a file with what the server says."""
        return [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]

    @property
    def running(self) -> bool:
        """Whether it was started and not stopped."""
        return self._forked is not None

    @property
    def pid(self) -> int:
        assert self._forked is not None
        return self._forked


class Tab:
    """One tab of a browser. ``state`` is the last one it received."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.state: Json | None = None
        self.heard: list[Json] = []
        self._number = 0

    def say(self, type: str, **fields: Any) -> None:
        """Send a message."""
        self.connection.send(json.dumps({"type": type, **fields}))

    def next(self, timeout: float = PATIENCE) -> Json:
        """The next message of any type."""
        text = self.connection.recv(timeout)
        assert isinstance(text, str), "text only"
        message: Json = json.loads(text)
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
        return message

    def hear(self, *types: str, timeout: float = PATIENCE) -> Json:
        """The next message of one of these types."""
        while (message := self.next(timeout))["type"] not in types:
            pass
        return message

    def until(self, condition: Callable[[Json], bool]) -> Json:
        """The state as soon as something is true of it."""
        while self.state is None or not condition(self.state):
            self.hear("state")
        return self.state

    def answer(self, of: str) -> Json:
        """What is said to a message of that id."""
        while (message := self.next()).get("id") != of:
            pass
        return message

    def ask(self, type: str, **fields: Any) -> Json:
        """Send a message under an id of its own, and give the answer to it."""
        self._number += 1
        name = fields.pop("id", f"ask-{id(self)}-{self._number}")
        self.say(type, id=name, **fields)
        return self.answer(name)

    def act(self, token: str | None = None, **fields: Any) -> Json:
        """Decide: this token or the first that is legal, in answer to what is asked."""
        state = self.until(lambda state: token is not None or bool(state.get("decisions")))
        number = state["prompt"]["number"] if state.get("prompt") else 0
        chosen = token if token is not None else state["decisions"][0]["token"]
        return self.ask("act", **{"prompt": number, "token": chosen, **fields})

    def end(self, timeout: float = PATIENCE) -> tuple[int, str]:
        """Read until the socket is closed, and say why it was."""
        try:
            while True:
                self.next(timeout)
        except ConnectionClosed as closed:
            goodbye = closed.rcvd
        assert goodbye is not None, "no goodbye"
        return goodbye.code, goodbye.reason


@dataclass(slots=True)
class ForkedServer:
    """A server that is killed and started again on the same database and port."""

    forks: Forks
    url: str
    folder: Path
    workers: bool = False
    port: int = field(default_factory=free_port)
    process: int | None = None
    wall: Path | None = None

    @property
    def said(self) -> Path:
        return self.folder / "said"

    def start(self) -> None:
        arguments = ("--port", str(self.port), "--no-browser", "--log", "json", "--database", self.url)
        more = ("--workers", "1", *UNLIMITED)
        self.process = self.forks.start((*arguments, *more), self.said, workers=self.workers, wall=self.wall)

    def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            self.forks.kill(process)


@contextmanager
def running(folder: Path, *arguments: str, **more: Any) -> Iterator[Live]:
    """A server for a while."""
    live = Live(folder, *arguments, **more).start()
    try:
        yield live
    finally:
        if live.process is not None:
            live.stop(signal.SIGKILL)


@pytest.fixture
def either(url: str, tmp_path: Path) -> Iterator[Live]:
    """A server without limits for one test, which runs twice: on SQLite and on PostgreSQL."""
    with running(tmp_path, *UNLIMITED, database=url) as live:
        yield live


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server without limits, on SQLite, for all tests of a module."""
    with running(tmp_path_factory.mktemp("server"), *UNLIMITED) as live:
        yield live
