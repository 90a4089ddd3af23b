"""HTTP requests to a real server, mutated: in what they ask, in their heads, in their framing, and as bytes.

A case is a few connections. Requests whose framing is sound are sent several at once and must all be
answered; the others have a connection of their own, which the server may also end or go on reading.
"""

from __future__ import annotations

import json
import random
import re
import socket
import time
from contextlib import ExitStack, suppress
from dataclasses import replace
from typing import Any

from benchmarks.server.processes import post

from skirmish.server.http.refusals import STATUS
from tests.fuzz import mutations
from tests.fuzz.findings import Broken, check_refusal
from tests.fuzz.http_parts import (
    FRAMING,
    HEADERS,
    INVALID,
    METHODS,
    PATHS,
    PIECES,
    VALUES,
    Answer,
    Ask,
    answers,
)
from tests.fuzz.in_process import input_of
from tests.fuzz.target import Target
from tests.server.live import PATIENCE
from tests.server.raw import dial

PIPELINES, PIPELINED, ALONE = 8, 8, 12
"""How a case's inputs are sent."""
SOON = 0.3
"""Seconds to wait for an answer to what may be incomplete."""


class RequestCase:
    """One case."""

    def __init__(self, target: Target, rng: random.Random) -> None:
        self._target = target
        self._findings = target.findings
        self._rng = rng
        self._host = f"127.0.0.1:{target.live.port}"
        person = {"kind": "person"}
        self._new: dict[str, Any] = {"game": "island", "variant": "blitz", "south": person, "north": person}
        self._stored = target.rows("matches")
        self._made = 1
        self._match = post(target.live.port, "/api/matches", self._new)
        self._sent: list[bytes] = []

    def run(self) -> None:
        """Everything that the case consists of."""
        for _ in range(PIPELINES):
            with self._target.timed():
                asks = [self._mutated() for _ in range(PIPELINED)]
                self._pipeline([ask for ask in asks if not ask.changes])
            for ask in asks:  # a malformed request ends a connection, and the answers to those before it
                if ask.changes:
                    with self._target.timed():
                        self._pipeline([ask])
        with self._target.timed():
            self._apart([self._unsound() for _ in range(ALONE)])
        if self._target.rows("matches") != self._stored + self._made:
            raise Broken(
                f"{self._made} matches were made, {self._target.rows('matches') - self._stored} are stored"
            )

    def close(self) -> None:
        """Nothing is left open."""

    def latest(self) -> list[object]:
        """The latest requests."""
        return [*self._sent[-PIPELINED:]]

    # Sound framing

    def _pipeline(self, asks: list[Ask]) -> None:
        """Send requests at once, and the rest again if the server ends the connection after one."""
        while asks:
            written = [ask.written() for ask in asks]
            self._sent += written
            with dial(self._target.live, self._target.source()) as peer:
                peer.sendall(b"".join(written))
                next_answer = answers(peer, time.monotonic() + PATIENCE)
                for number, ask in enumerate(asks):
                    answer = next_answer(ask.method)
                    if answer is None:
                        raise Broken(f"no answer to {written[number]!r}")
                    self._findings.inputs += 1
                    self._judge(ask, answer)
                    if answer.body == INVALID or answer.headers.get("connection") == "close":
                        break
            asks = asks[number + 1 :]

    def _judge(self, ask: Ask, answer: Answer) -> None:
        layers, status = self._findings.layers, answer.status
        if status >= 500:
            raise Broken(f"{status} {answer.body!r} to {ask.written()!r}")
        if answer.body == INVALID:
            self._findings.codes["invalid request"] += 1
            return
        layers["parsed"] += 1
        if "x-content-type-options" not in answer.headers:
            raise Broken(f"without the security headers: {answer} to {ask.written()!r}")
        code = ""
        if (
            status >= 400
            and ask.method != "HEAD"
            and answer.headers.get("content-type", "").startswith("application/json")
        ):
            try:
                problem = json.loads(answer.body)
                code = check_refusal(problem)
            except (Broken, ValueError) as error:
                raise Broken(f"{error}\n  request: {ask.written()!r}") from None
            if STATUS.get(code, 422) != status:
                raise Broken(f"{status} with {code}")
            self._findings.codes[code] += 1
            if any(self._match[role].encode() in answer.body for role in ("south", "north", "watch")):
                raise Broken(f"a key in a refusal: {answer.body!r}")
        layers["let through by the guard"] += code not in (
            "wrong-host",
            "wrong-origin",
            "wrong-media-type",
            "over-budget",
        )
        layers["routed"] += status not in (403, 404, 405, 415, 421)
        layers["answered"] += status < 400
        if ask.method == "POST" and status == 201:
            self._made += 1
        elif ask.method == "DELETE" and status == 204:
            self._made -= 1
            self._match = post(self._target.live.port, "/api/matches", self._new)
            self._made += 1
        elif status == 200 and b'"key"' in answer.body and ask.path.endswith("/keys"):
            self._match = post(self._target.live.port, "/api/matches", self._new)
            self._made += 1

    def _valid(self) -> Ask:
        rng = self._rng
        usual = [("Host", self._host), ("Origin", f"http://{self._host}")]
        typed = [*usual, ("Content-Type", "application/json")]
        keyed = ("Authorization", f"Bearer {self._match[rng.choice(('south', 'north', 'watch'))]}")
        place, choice = f"/api/matches/{self._match['match']}", rng.randrange(10)
        if choice < 2:
            return Ask("GET", rng.choice(PATHS), usual)
        if choice == 2:
            found = rng.choice(("record", "replay", "verification"))
            return Ask("GET", f"{place}/{found}", [*usual, keyed])
        if choice < 6:
            level = {"kind": "computer", "level": "recruit"}
            clock = rng.choice(
                (None, {"each": 60_000}, {"total": 600_000, "increment": 5000}, {"total": 10_000, "each": 1})
            )
            new = {
                **self._new,
                "first": "random",
                "clock": clock,
                "north": rng.choice((level, {"kind": "person"})),
            }
            if new["north"] is level:  # mutated or not, computers need not think
                new["game"] = rng.choice(("none", 1, "ISLAND"))
            return Ask("POST", "/api/matches", typed, self._json(new), changes=True)
        if choice < 8:
            text = input_of("records", rng).decode("utf-8", "replace")
            return Ask("POST", "/api/replay", typed, self._json({"text": text}))
        if choice == 8:
            plan = {"role": rng.choice(("south", "north", "watch")), "again": rng.random() < 0.5}
            return Ask("POST", f"{place}/keys", [*typed, keyed], self._json(plan), changes=True)
        return Ask("DELETE", place, [*usual, keyed], changes=True)

    def _json(self, value: dict[str, Any]) -> bytes:
        rng = self._rng
        if rng.random() < 0.6:
            value = mutations.mutated(
                value, rng, ("island", "hill218", "blitz", "standard", "person", "random", "south")
            )
        text = mutations.written(value, rng)
        data = mutations.encoded(text)
        return mutations.raw(data, rng) if rng.random() < 0.1 else data

    def _mutated(self) -> Ask:
        """A request with a change to its method, path or headers, or only to its body."""
        rng, ask = self._rng, self._valid()
        if ask.body and rng.random() < 0.6:
            return ask
        choice = rng.randrange(8)
        if choice == 0:
            ask = replace(ask, method=rng.choice(METHODS))
        elif choice in (1, 2):
            path = mutations.text(ask.path, rng, PIECES)
            path = re.sub(r"[\x00-\x20\x7f]", "", path)
            ask = replace(ask, path=path if path.startswith("/") else f"/{path}")
        elif choice in (3, 4):
            ask.headers.append((rng.choice(HEADERS), rng.choice(VALUES)))
        elif choice == 5 and ask.headers:
            name, value = ask.headers.pop(rng.randrange(len(ask.headers)))
            if rng.random() < 0.5:
                ask.headers.append((name, mutations.text(value, rng, PIECES)))
        elif choice == 6:
            ask.headers += [rng.choice(ask.headers)] * rng.choice((1, 2, 50))
        else:
            ask.headers += [
                (name, rng.choice(VALUES)) for name in rng.sample(HEADERS[:9], 4) if name != "Content-Type"
            ]
        ask.headers = [(name, re.sub(r"[\x00\r\n]", "", value)) for name, value in ask.headers]
        return ask

    # Unsound framing

    def _unsound(self) -> bytes:
        """Bytes that may be a request, or several, or none."""
        rng, ask = self._rng, self._valid()
        while ask.changes:  # whose answer might be lost
            ask = self._valid()
        body, choice = ask.body, rng.randrange(8)
        if choice == 0:
            return ask.head(*rng.sample(FRAMING, rng.choice((1, 2, 3)))) + body
        if choice in (1, 2):
            return ask.head("Transfer-Encoding: chunked") + self._chunked(body or b"{}")
        if choice == 3:
            whole = ask.written()
            return whole[: rng.randrange(len(whole))]
        if choice == 4:
            version = rng.choice(
                ("HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/1.9", "HTTP/9.1", "", "http/1.1", "HTTP/1.1 x")
            )
            return ask.head(f"Content-Length: {len(body)}", version=version) + body
        if choice == 5:
            head = ask.head(f"Content-Length: {len(body)}")
            return head.replace(b"\r\n", rng.choice((b"\n", b"\r", b"\r\r\n", b"\n\r", b"\r\n\x00"))) + body
        if choice == 6:
            upgrade = [
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: c2tpcm1pc2gtYmVuY2hlcw==",
            ]
            at = rng.randrange(len(upgrade))
            upgrade[at] = (
                mutations.text(upgrade[at], rng, (*VALUES, *PIECES)).replace("\r", "").replace("\n", "")
            )
            path = rng.choice(
                ("/socket", "/socket?lang=it", "/socket/", "/", "/sock\xe9t", "/socket?\xff", "/%ff")
            )
            return replace(ask, method="GET", path=path, body=b"").head(*upgrade) + rng.randbytes(
                rng.choice((0, 6))
            )
        return mutations.raw(ask.written(), rng)

    def _chunked(self, body: bytes) -> bytes:
        rng = self._rng
        size = rng.choice(
            (
                f"{len(body):x}",
                f"{len(body):X}",
                f"0{len(body):x}",
                f"{len(body) + 3:x}",
                "-1",
                "ffffffffffffffff1",
                "0x2",
                "",
                "g",
            )
        )
        extension = rng.choice(("", "", ";a=b", ";" + "x" * 5000, ' ; a="\xff"'))
        trailers = rng.choice(
            ("", "", "X: y\r\n", "X: y\r\n" * 1000, "Content-Length: 3\r\nHost: evil\r\n", "bad\r\n")
        )
        return f"{size}{extension}\r\n".encode("latin-1") + body + b"\r\n0\r\n" + trailers.encode() + b"\r\n"

    def _apart(self, sent: list[bytes]) -> None:
        """Send each on a connection of its own. What has no answer soon may still be incomplete."""
        with ExitStack() as stack:
            peers = [stack.enter_context(dial(self._target.live, self._target.source())) for _ in sent]
            for peer, data in zip(peers, sent, strict=True):
                self._findings.inputs += 1
                self._sent.append(data)
                with suppress(ConnectionError):
                    peer.sendall(data)
            end = time.monotonic() + SOON
            for peer, data in zip(peers, sent, strict=True):
                self._judge_unsound(peer, data, end)

    def _judge_unsound(self, peer: socket.socket, data: bytes, end: float) -> None:
        next_answer = answers(peer, end)
        try:
            while (answer := next_answer("GET")) is not None and answer.status != 101:
                if answer.status >= 500:
                    raise Broken(f"{answer.status} {answer.body!r} to {data!r}")
                self._findings.layers["parsed"] += answer.body != INVALID
                self._findings.codes[f"unsound {answer.status}"] += 1
        except (TimeoutError, ValueError, IndexError):
            return  # it waits for the rest or for another request; or the answer was one to HEAD or HTTP/0.9
