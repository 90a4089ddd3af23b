"""Messages on the socket of a real server: those of real play, mutated.

A case is a match of two people and a spectator. They play a little, then all three send mutations of what
could be sent now, in bursts that end with a ``ping``; in between they play on. Dice and cards differ when a
case is run again; what is sent follows from the case's number and from what the server says.
"""

from __future__ import annotations

import json
import random
import socket
from collections import deque
from hashlib import sha256
from typing import Any

from benchmarks.server.processes import post

from skirmish.server.wire.client import Request
from skirmish.server.wire.common import LONGEST_MESSAGE
from skirmish.server.wire.server import CLOSE_CODES, PHRASES
from tests.fuzz import mutations
from tests.fuzz.findings import Broken, check_refusal
from tests.fuzz.frames import broken_frames
from tests.fuzz.target import Target
from tests.games.playing import VARIANTS
from tests.games.test_parsers import PIECES
from tests.games.texts import tokens
from tests.server.raw import CLOSE, PING, PONG, TEXT, frame, frames_of, upgraded

BURSTS = 16
"""Bursts of each case."""
ROLES = ("south", "north", "watch")
KINDS: tuple[str, ...] = Request.__args__  # type: ignore[attr-defined]
ANSWERS = frozenset({"ack", "refused", "looked", "reason", "hinted", "suggested", "phrased", "pong"})
NEWS = frozenset({"welcome", "state", "presence"})
CLOSING = frozenset({1000, 1002, 1003, 1007, 1009, *CLOSE_CODES.values()})
PLACES = {
    "island": ("", "a1", "e4", "f6", "g7", "h8", "l12", "+1", "+5"),
    "hill218": ("", "0,0", "0,-1", "0,1", "1,1", "-1,-1", "2,1", "infantry", "tank", "artillery"),
}
LEVELS = ("recruit", "general", "random", "greedy", "nobody")


class Closed(Exception):
    """The server has closed the connection, with this code if with any."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code


def _is_overheard(message: dict[str, Any]) -> bool:
    """Whether it is a phrase that another connection sent."""
    return message["type"] == "phrased" and "id" not in message


class Peer:
    """A client's end of a connection, with what it knows of the match."""

    def __init__(self, target: Target, role: str, match: dict[str, Any]) -> None:
        self.role = role
        self.match = match
        self.entropy = f"the-entropy-of-{role}-in-{match['match']}"
        self.own_key = f"own-key-of-{role}-in-{match['match']}"
        """Which the seat's link is exchanged for if it claims its seat."""
        self.state: dict[str, Any] = {}
        self.entries: dict[int, dict[str, Any]] = {}
        self.sent: deque[bytes] = deque(maxlen=40)
        self.foreign = [
            text.encode()
            for other in ROLES
            if other != role
            for text in (match[other], f"-of-{other}-in-{match['match']}")
        ]
        """What belongs to others, and must never be sent to this one."""
        self._socket = upgraded(target.live, target.source())
        self._socket.settimeout(30)
        self._buffer = bytearray()
        self._heard: deque[dict[str, Any]] = deque()

    def send(self, *contents: bytes, frames: bytes = b"") -> None:
        """Send messages, and perhaps frames behind them."""
        self.sent.extend(contents)
        data = b"".join(frame(TEXT, content) for content in contents) + frames
        try:
            self._socket.sendall(data)
        except ConnectionError:
            raise Closed(None) from None

    def say(self, **message: Any) -> None:
        """Send a message as a page does."""
        self.send(json.dumps(message).encode())

    def hear(self) -> dict[str, Any]:
        """The next message. Raises :class:`Closed`."""
        while not self._heard:
            try:
                data = self._socket.recv(262_144)
            except ConnectionError:
                raise Closed(None) from None
            except TimeoutError:
                raise Broken("no answer within 30 seconds") from None
            if not data:
                raise Closed(None)
            self._buffer += data
            for kind, content in frames_of(self._buffer):
                if kind == CLOSE:
                    raise Closed(int.from_bytes(content[:2], "big") if content else None)
                if kind == PING:
                    self._socket.sendall(frame(PONG, content))
                elif kind == TEXT:
                    self._heard.append(self._understood(content))
        return self._heard.popleft()

    def _understood(self, content: bytes) -> dict[str, Any]:
        if any(text in content for text in self.foreign):
            raise Broken(f"{self.role} is sent what belongs to another: {content!r}")
        message: dict[str, Any] = json.loads(content)
        if message["type"] == "state":
            self.state = message
            self.entries.update((entry["seq"], entry) for entry in message["entries"])
        return message

    def answer(self) -> dict[str, Any]:
        """The next message that is an answer."""
        while (message := self.hear())["type"] not in ANSWERS or _is_overheard(message):
            if message["type"] not in NEWS and not _is_overheard(message):
                raise Broken(f"an unknown message: {message}")
        return message

    def until(self, seq: int) -> None:
        """Wait for a state that has an entry."""
        while self.state.get("seq", -1) < seq:
            self.hear()

    def hello(self) -> None:
        """Begin."""
        self.say(type="hello", match=self.match["match"], key=self.match[self.role])
        self.until(0)

    def finish_sending(self) -> None:
        """Say that no more will come."""
        try:
            self._socket.shutdown(socket.SHUT_WR)
        except OSError:
            raise Closed(None) from None

    def close(self) -> None:
        """Hang up."""
        self._socket.close()


class MatchCase:
    """One case."""

    def __init__(self, target: Target, rng: random.Random) -> None:
        self._target = target
        self._findings = target.findings
        self._rng = rng
        self._game, variant = rng.choice(VARIANTS)
        person = {"kind": "person"}
        new = {"game": self._game, "variant": variant, "south": person, "north": person, "first": "south"}
        self._match = post(target.live.port, "/api/matches", new)
        self.peers: list[Peer] = []
        self._acked: set[int] = set()
        self._ids = 0
        self._words = (*tokens(self._game), *PIECES, *KINDS, self._match["match"])

    def run(self) -> None:
        """Everything that the case consists of."""
        for role in ROLES:
            self.peers.append(Peer(self._target, role, self._match))
            self.peers[-1].hello()
        if self._rng.random() < 0.9:
            self._sit_down()
            for _ in range(self._rng.choice((0, 3, 10, 20, 40))):
                self._play()
        for _ in range(BURSTS):
            with self._target.timed():
                self._burst()
            if self._rng.random() < 0.5:
                self._play()
        for _ in range(4):
            with self._target.timed():
                self._strange_connection()
        self._check_log_of_match()

    def close(self) -> None:
        """Hang up."""
        for peer in self.peers:
            peer.close()

    def latest(self) -> list[object]:
        """The latest messages of each client."""
        return [message for peer in self.peers for message in list(peer.sent)[-6:]]

    # Real play

    def _sit_down(self) -> None:
        people = self.peers[:2]
        for peer in people:
            self._do(peer, **self._join(peer))
        for peer in people:
            self._do(peer, type="open", entropy=peer.entropy)

    def _join(self, peer: Peer) -> dict[str, Any]:
        found = {"type": "join", "commitment": sha256(peer.entropy.encode()).hexdigest(), "name": peer.role}
        if self._rng.random() < 0.5:
            found["claim"] = sha256(peer.own_key.encode()).hexdigest()
        return found

    def _play(self) -> None:
        """A legal decision, if there is one."""
        for peer in self.peers[:2]:
            if peer.state.get("decisions"):
                token = self._rng.choice(peer.state["decisions"])["token"]
                self._do(peer, type="act", prompt=peer.state["prompt"]["number"], token=token)
                return

    def _do(self, peer: Peer, **message: Any) -> None:
        peer.say(id=f"played-{self._new_id()}", **message)  # which no mutation has used before
        answer = peer.answer()
        if answer["type"] != "ack":
            raise Broken(f"{message} was refused: {answer}")
        self._acked.add(answer["seq"])
        for each in self.peers:
            each.until(answer["seq"])

    def _new_id(self) -> str:
        self._ids += 1
        return f"f{self._ids}"

    # Mutated messages

    def _burst(self) -> None:
        """A few messages of each client at once. Four malformed ones in a row are answered."""
        sent = []
        for peer in self.peers:
            groups = []
            for _ in range(1 if peer.role == "watch" else 4):
                groups.append([self._mutated(peer) for _ in range(self._rng.randrange(2, 5))])
                peer.send(*groups[-1], b'{"type":"ping"}')
            sent.append((peer, groups))
        for peer, groups in sent:
            for group in groups:
                for message in group:
                    self._findings.inputs += 1
                    self._judge(peer, message, peer.answer())
                if (last := peer.answer())["type"] != "pong":
                    raise Broken(f"more answers than questions: {last}")
        for peer in self.peers:
            peer.until(max(self._acked, default=0))

    def _judge(self, peer: Peer, message: bytes, answer: dict[str, Any]) -> None:
        layers = self._findings.layers
        layers["framed"] += 1
        self._target.thoughts += answer["type"] == "suggested" or answer.get("code") == "no-suggestion"
        if answer["type"] == "refused":
            try:
                code = check_refusal(answer)
            except Broken as broken:
                raise Broken(f"{broken}\n  message: {message!r}") from None
            self._findings.codes[code] += 1
            layers["decoded"] += code != "bad-message"
            layers["judged by rules"] += bool(answer.get("rule"))
            return
        if answer["type"] == "ack":
            if peer.role == "watch":
                raise Broken(f"a spectator has changed the match: {message!r}")
            self._acked.add(answer["seq"])
        layers["decoded"] += 1
        layers["answered"] += 1

    def _mutated(self, peer: Peer) -> bytes:
        rng = self._rng
        valid, choice = self._valid(peer), rng.random()
        if choice < 0.2:
            return json.dumps(valid).encode()
        words = self._words
        if choice < 0.55 and valid["type"] in ("act", "look", "why"):  # well-formed, but perhaps not legal
            field = rng.choice([name for name in ("token", "source", "target") if name in valid])
            valid[field] = mutations.text(valid[field], rng, PIECES)[:40] or "-"
            return json.dumps(valid).encode()
        changed = mutations.mutated(valid, rng, words)
        if rng.random() < 0.2:
            changed = mutations.mutated(changed, rng, words)
        data = mutations.encoded(mutations.written(changed, rng))
        if rng.random() < 0.15:
            data = mutations.raw(data, rng)
        # What is too long or not UTF-8 ends a connection.
        return data[:LONGEST_MESSAGE].decode("utf-8", "ignore").encode()

    def _valid(self, peer: Peer) -> dict[str, Any]:
        """A message of real play, as this client could send it now."""
        rng, state = self._rng, peer.state
        name = self._new_id() if rng.random() < 0.9 else f"f{rng.randrange(1, self._ids + 2)}"
        prompt = (state.get("prompt") or {}).get("number", 0)
        open_now = [each["token"] for each in state.get("decisions", ())]
        token = rng.choice(open_now) if open_now and rng.random() < 0.5 else rng.choice(tokens(self._game))
        places = dict(zip(("source", "target"), rng.choices(PLACES[self._game], k=2), strict=True))
        kind = rng.choice(KINDS)
        if kind in ("resign", "accept-draw") and rng.random() < 0.95:  # or all cases would be short
            kind = "take-back"
        return rng.choices(
            (
                {"type": "act", "id": name, "prompt": prompt, "token": token},
                {"type": "look", "id": name, "token": token},
                {"type": "why", "id": name, **places},
                {"type": "ask", "id": name, "kind": kind},
                {"type": "hint", "id": name},
                {"id": name, **self._join(peer)},
                {"type": "open", "id": name, "entropy": peer.entropy},
                {"type": "hello", "match": peer.match["match"], "key": peer.match[peer.role], "since": 0},
                {"type": "ping"},
                {"type": "phrase", "id": name, "phrase": rng.choice(PHRASES)},
                {"type": "suggest", "id": name, "level": rng.choice(LEVELS)},
            ),
            (30, 15, 15, 12, 4, 5, 4, 4, 2, 3, 0.3),
        )[0]

    # Connections that end

    def _strange_connection(self) -> None:
        """A mutated hello, or broken frames: the server answers or closes, and goes on."""
        rng, framed = self._rng, self._rng.random() < 0.5
        role = rng.choice(ROLES) if framed else "watch"  # whose key is always valid
        peer = Peer(self._target, role, self._match)
        self._findings.inputs += 1
        try:
            if framed:
                hello = {
                    "type": "hello",
                    "match": peer.match["match"],
                    "key": peer.match[role],
                    "lang": "it",
                    "since": 0,
                }
                text = mutations.written(mutations.mutated(hello, rng, [*PIECES, "en", "ko"]), rng)
                peer.send(mutations.encoded(text)[:9000], b'{"type":"ping"}')
            else:
                peer.hello()
                peer.send(frames=broken_frames(rng))
                peer.finish_sending()
            answer: dict[str, Any] | None = None
            while True:
                answer = peer.answer()
                if answer["type"] == "refused":
                    self._findings.codes[check_refusal(answer)] += 1
                elif answer["type"] == "pong":
                    self._findings.layers["framed"] += 1
                    break
        except Closed as closed:
            # A close frame is answered with its own code; 1011 would be an error of the server's.
            if closed.code == 1011 or not (closed.code is None or closed.code in CLOSING or not framed):
                raise Broken(f"closed with {closed.code}") from None
            if closed.code is not None:
                self._findings.codes[f"closed {closed.code}"] += 1
        finally:
            peer.close()

    # Afterwards

    def _check_log_of_match(self) -> None:
        """Every entry was acknowledged (the start follows by itself), and everyone was told the same."""
        fresh = Peer(self._target, "watch", self._match)
        try:
            fresh.hello()
        finally:
            fresh.close()
        logged = fresh.entries
        if sorted(logged) != list(range(1, len(logged) + 1)):
            raise Broken(f"gaps: {sorted(logged)}")
        unasked = [
            entry for seq, entry in logged.items() if seq not in self._acked and entry["kind"] != "start"
        ]
        if unasked or max(self._acked, default=0) > len(logged):
            raise Broken(f"entries that no acknowledged message has made: {unasked}")
        for peer in self.peers:
            for seq, entry in peer.entries.items():
                if entry["kind"] != logged[seq]["kind"]:
                    raise Broken(f"told differently: {entry}, {logged[seq]}")
