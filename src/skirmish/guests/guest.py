"""A guest: takes a seat on a server by its link and plays the match to its end, as the page would.

It commits to its own entropy, claims the seat with a key of its own, answers offers, and reconnects whenever
the connection is lost. What is due is found again from the server's latest messages, so nothing needs to be
repeated after a reconnect: each decision names its prompt, and a late one is refused.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, Protocol

from msgspec import MsgspecError
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import connect
from websockets.sync.connection import Connection

from skirmish import games
from skirmish.agents import AgentFailure, Resigned
from skirmish.core import NORTH, SOUTH, AnyGame, Options, Over, Seat, SkirmishError
from skirmish.core.errors import excerpt
from skirmish.guests.link import GuestError, SeatLink
from skirmish.guests.messages import (
    Acknowledged,
    ClockTerms,
    Ending,
    Greeting,
    Heard,
    Present,
    Rejected,
    TimesLeft,
    heard,
)
from skirmish.guests.player import GuestPlayer
from skirmish.match.clock import MatchClock, PerMove, PerPlayer

_SEATS: Final = {"south": SOUTH, "north": NORTH}
_UNKNOWN, _REVOKED, _DAMAGED = 4001, 4002, 4007
"""Why a server closes a socket for good."""
_TAKEN: Final = ("link-used", "already-joined")
_OPEN_TIMEOUT: Final = 10.0
_QUIET, _REPLY = 20.0, 10.0
"""Seconds of silence before the server is asked whether it is there, and in which it must answer."""
_LONGEST: Final = 1 << 26
"""Bytes of a message: a page of a very long log takes a fraction."""
_FIRST_PAUSE, _LAST_PAUSE = 0.4, 20.0
"""Seconds before a reconnect: doubled with each attempt, up to the last."""
_MOST_REFUSED: Final = 5
"""How often the answer to one prompt may be refused before the guest gives up."""
_REFUSED_PAUSE: Final = 1.0


class GuestObserver(Protocol):
    """Told what happens to a guest."""

    def seated(self, game: AnyGame, variant: str, seat: Seat, foe: str) -> None:
        """The link opens a seat. ``foe`` is the opponent's name, or empty. Raise to leave the seat alone."""

    def claimed(self, link: str) -> None:
        """The seat's own link from now on; the one that was given is used up."""

    def lost(self) -> None:
        """The connection was lost; the guest tries to reconnect until it succeeds."""

    def back(self) -> None:
        """It is connected again."""


class Guest:
    """A player's seat on a server. ``name`` is what everyone at the table reads."""

    def __init__(
        self, link: SeatLink, player: GuestPlayer, name: str, lang: str, observer: GuestObserver
    ) -> None:
        self._link = link
        self._player = player
        self._name = name
        self._lang = lang
        self._observer = observer
        self._own_key = secrets.token_urlsafe(24)
        self._claims = self._claimed = False
        """Whether the own key is tried, and whether it is known to be the seat's."""
        self._join_id = f"join-{secrets.token_hex(12)}"
        self._entropy = secrets.token_hex(32)
        self._promise: str | None = None
        """The server's commitment when this guest committed to its entropy."""
        self._greeting: Greeting | None = None
        self._socket: Connection | None = None
        self._used = False
        """Whether the server said that the link was used."""
        self._attempt = 0
        self._answered: int | None = None
        """The prompt that was answered on this connection."""
        self._decision: tuple[int, str] | None = None
        """The latest prompt, and what the agent decided: it is asked once, also if the connection is lost."""
        self._refusals = 0
        self._offers: set[str] = set()
        """The offers that stand and were answered on this connection."""
        self.failure: AgentFailure | None = None
        """How the agent broke its contract, after which the match was resigned."""

    def play(self) -> Over:
        """Play to the end of the match. Raises :class:`GuestError` if the seat cannot be taken or kept."""
        while True:
            try:
                with self._connect() as socket:
                    self._socket = socket
                    ending = self._converse(socket)
                    over = Over(_SEATS.get(ending.result), ending.how)
                    self._player.end(over.result, over.how)
                    return over
            except (ConnectionClosed, TimeoutError, OSError, InvalidHandshake) as error:
                self._lost(error)

    # The connection

    def _connect(self) -> Connection:
        link = self._link
        try:
            return connect(
                link.socket,
                origin=link.origin,  # type: ignore[arg-type]  # a NewType of str
                compression=None,
                open_timeout=_OPEN_TIMEOUT,
                close_timeout=1,
                max_size=_LONGEST,
            )
        except InvalidURI:
            raise GuestError("guest-link") from None

    def _lost(self, error: Exception) -> None:
        """Wait before the next attempt. Raises :class:`GuestError` if another one would end the same way."""
        closed = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else 0
        if closed in (_UNKNOWN, _REVOKED) and self._claims and not self._claimed:
            self._claims = False  # the answer to joining was lost, and so was the request
            return
        if closed == _REVOKED:
            raise GuestError("guest-taken" if self._used else "guest-revoked") from None
        if closed == _UNKNOWN:
            raise GuestError("guest-unknown") from None
        if closed == _DAMAGED:
            raise GuestError("guest-damaged") from None
        if self._greeting is None:
            stranger = isinstance(error, ConnectionClosed | InvalidHandshake)
            code = "guest-no-server" if stranger else "guest-unreachable"
            raise GuestError(code, address=self._link.origin, detail=excerpt(str(error))) from None
        if self._attempt == 0:
            self._observer.lost()
        pause = min(_LAST_PAUSE, _FIRST_PAUSE * 2**self._attempt)
        self._attempt += 1
        time.sleep(pause * (0.5 + secrets.randbelow(1000) / 2000))

    def _converse(self, socket: Connection) -> Ending:
        """Answer the server's messages until the match is over."""
        self._answered, self._offers = None, set()
        own = self._claims
        key = self._own_key if own else self._link.key
        self._send("hello", match=self._link.match, key=key, lang=self._lang, since=self._player.seen)
        while True:
            message = self._next(socket)
            match message:
                case Greeting():
                    self._welcomed(message)
                    if own:
                        self._joined()
                case Present():
                    ending = self._present(message)
                    if ending is not None:
                        return ending
                case Acknowledged(self._join_id):
                    self._joined()
                case Rejected():
                    self._rejected(message)

    def _next(self, socket: Connection) -> Heard | None:
        """The next message. TimeoutError if the server does not answer any more."""
        try:
            text = socket.recv(_QUIET if self._greeting else _REPLY)
        except TimeoutError:
            if self._greeting is None:
                raise GuestError("guest-no-server", address=self._link.origin, detail="") from None
            self._send("ping")
            text = socket.recv(_REPLY)
        try:
            return heard(text)
        except MsgspecError as error:
            detail = excerpt(str(error))
            raise GuestError("guest-no-server", address=self._link.origin, detail=detail) from None

    def _send(self, type: str, /, **fields: Any) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps({"type": type, **fields}))

    def _request(self, type: str, /, **fields: Any) -> None:
        self._send(type, id=f"{type}-{secrets.token_hex(12)}", **fields)

    # The seat

    @property
    def _seat(self) -> Seat:
        assert self._greeting is not None
        assert self._greeting.seat is not None
        return _SEATS[self._greeting.seat]

    def _welcomed(self, greeting: Greeting) -> None:
        first, self._greeting = self._greeting is None, greeting
        if greeting.seat is None:
            raise GuestError("guest-watching")
        if self._attempt:
            self._attempt = 0
            self._observer.back()
        if first:
            self._sit_down(greeting)
        own = greeting.players[self._seat]
        if not own.joined:
            self._join(greeting, claim=sha256(self._own_key.encode()).hexdigest())
        elif own.commitment is not None and not own.opened:
            self._open(greeting, own.commitment)

    def _sit_down(self, greeting: Greeting) -> None:
        """Begin the match, if the game is known here and the agent can play it."""
        try:
            game = games.load(greeting.game)
            self._player.begin(game, Options(greeting.variant, _SEATS[greeting.first]), self._seat)
        except SkirmishError as error:
            game_name, variant = excerpt(greeting.game), excerpt(greeting.variant)
            raise GuestError("guest-game", game=game_name, variant=variant) from error
        foe = greeting.players[self._seat.other]
        self._observer.seated(game, greeting.variant, self._seat, foe.name or foe.level or "")

    def _join(self, greeting: Greeting, **claim: str) -> None:
        """Commit to the entropy, after which the server must keep to its own commitment."""
        self._promise = greeting.commitment
        self._claims = self._claims or bool(claim)
        commitment = sha256(self._entropy.encode()).hexdigest()
        self._send("join", id=self._join_id, commitment=commitment, name=self._name, **claim)

    def _joined(self) -> None:
        if self._claims and not self._claimed:
            self._claimed = True
            self._observer.claimed(self._link.with_key(self._own_key))

    def _open(self, greeting: Greeting, commitment: str) -> None:
        """Disclose the entropy once both seats are taken, or replace one of an earlier process."""
        if not all(each.joined for each in greeting.players):
            return
        if sha256(self._entropy.encode()).hexdigest() == commitment:
            if self._promise != greeting.commitment:
                raise GuestError("guest-promise")
            self._request("open", entropy=self._entropy)
        elif any(each.opened for each in greeting.players):
            raise GuestError("guest-entropy")
        else:
            self._join(greeting)

    # The match

    def _present(self, present: Present) -> Ending | None:
        self._player.follow(present.entries)
        if present.over is not None:
            return present.over
        self._answer_offer("draw", present.draw, lambda: self.failure is None and self._player.accepts_draw())
        # In a timed match the result counts: a player must not fish for better dice or cards.
        self._answer_offer("takeback", present.takeback, lambda: present.clock is None)
        prompt = present.prompt
        # The first pages of a long log come with the present's prompt: it is answered after the last one.
        ours = prompt is not None and prompt.seat == self._seat.word and prompt.number <= self._player.seen
        if prompt is not None and ours and prompt.number != self._answered:
            self._decide(present, prompt.number)
        return None

    def _answer_offer(self, what: str, by: str | None, accepts: Callable[[], bool]) -> None:
        """Answer the opponent's offer, once."""
        if by != self._seat.other.word:
            self._offers.discard(what)
        elif what not in self._offers:
            self._offers.add(what)
            self._request("ask", kind=f"{'accept' if accepts() else 'decline'}-{what}")

    def _decide(self, present: Present, number: int) -> None:
        self._answered = number
        if self._decision is None or self._decision[0] != number:
            try:
                token = self._player.choose(
                    [each.token for each in present.decisions], self._affordable(present.clock)
                )
            except (Resigned, AgentFailure) as end:
                self._resign(end)
                return
            self._decision, self._refusals = (number, token), 0
        self._request("act", prompt=number, token=self._decision[1])

    def _resign(self, end: Resigned | AgentFailure) -> None:
        if isinstance(end, AgentFailure) and self.failure is None:
            self.failure = end
        self._request("ask", kind="resign")

    def _affordable(self, times: TimesLeft | None) -> int | None:
        """The milliseconds that a decision may take; None without a clock."""
        assert self._greeting is not None
        terms = self._greeting.clock
        if times is None or terms is None:
            return None
        return MatchClock(_control(terms), times.left, times.left, self._seat, 0).affordable(self._seat, 0)

    def _rejected(self, rejected: Rejected) -> None:
        """Go on after a refusal. What came too late is no longer wanted; some are worth another try."""
        if rejected.code == "bad-message":  # what could not be read would not be read the next time either
            raise GuestError("guest-refused", sentence=rejected.sentence)
        kind, taken = (rejected.id or "").partition("-")[0], rejected.code in _TAKEN
        self._used = self._used or taken
        if kind == "join" and rejected.code != "over-budget":
            raise (
                GuestError("guest-taken")
                if taken
                else GuestError("guest-refused", sentence=rejected.sentence)
            )
        if rejected.code == "over-budget" and kind:
            seconds = rejected.facts.get("seconds")
            time.sleep(seconds if isinstance(seconds, int) else _REFUSED_PAUSE)
            raise TimeoutError  # reconnect: what is due is found anew
        if kind == "act" and rejected.code != "stale-prompt":
            self._refusals += 1
            if self._refusals >= _MOST_REFUSED:
                raise GuestError("guest-refused", sentence=rejected.sentence)
            time.sleep(_REFUSED_PAUSE)
            raise TimeoutError


def _control(terms: ClockTerms) -> PerMove | PerPlayer:
    if terms.each is not None:
        return PerMove(terms.each)
    return PerPlayer(terms.total or 1, terms.increment)
