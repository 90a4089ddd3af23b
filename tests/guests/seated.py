"""Guests that play in threads of their own, and what a page does opposite them."""

from __future__ import annotations

import threading

from skirmish.bots import load_agent
from skirmish.core import AnyGame, Over, Seat, SkirmishError, UnknownName
from skirmish.guests.guest import Guest
from skirmish.guests.link import SeatLink
from skirmish.guests.player import GuestPlayer
from skirmish.match.seeds import Seed
from tests.server.live import COMMITMENT, ENTROPY, PATIENCE, Json, Live, Tab


class Notes:
    """An observer that notes what it is told."""

    def __init__(self, unable: bool = False) -> None:
        self.links: list[str] = []
        self.heard: list[str] = []
        self.seat: Seat | None = None
        self._unable = unable
        self.sat = threading.Event()

    def seated(self, game: AnyGame, variant: str, seat: Seat, foe: str) -> None:
        if self._unable:
            raise UnknownName("no-engine", game=game.name)
        self.seat = seat
        self.heard.append(f"{game.name} {variant} {seat.word} {foe}".strip())

    def claimed(self, link: str) -> None:
        self.links.append(link)
        self.sat.set()

    def lost(self) -> None:
        self.heard.append("lost")

    def back(self) -> None:
        self.heard.append("back")


class Seated:
    """A guest that plays in a thread of its own."""

    def __init__(self, link: str, who: str = "greedy", *, name: str = "", unable: bool = False) -> None:
        self.notes = Notes(unable)
        agent = load_agent(who, waits=False)
        # Waiting so that the time tells nothing about a hand would make the tests slow.
        self.player = GuestPlayer(agent, Seed("guest").agents, least_time=lambda _game, _level: 0.0)
        self.guest = Guest(
            SeatLink.read(link), self.player, name or f"bot {who.partition(':')[0]}", "en", self.notes
        )
        self.over: Over | None = None
        self.error: SkirmishError | None = None
        self._thread = threading.Thread(target=self._play, daemon=True)

    def _play(self) -> None:
        try:
            self.over = self.guest.play()
        except SkirmishError as error:
            self.error = error
        finally:
            self.player.close()

    def start(self) -> Seated:
        self._thread.start()
        return self

    def end(self) -> Over:
        """Wait for the end of the match."""
        self._thread.join(4 * PATIENCE)
        assert not self._thread.is_alive(), "it still plays"
        assert self.error is None, self.error
        assert self.over is not None
        return self.over

    def fault(self) -> str:
        """Wait until it gives up, and give the code."""
        self._thread.join(4 * PATIENCE)
        assert self.error is not None
        return self.error.code


def link(live: Live, match: Json, role: str) -> str:
    return f"{live.address}/t/{match['match']}#{match[role]}"


def record(live: Live, match: Json, key: str) -> str:
    with live.client(authorization=f"Bearer {key}") as client:
        return client.get(f"/api/matches/{match['match']}/record").text


def join(tab: Tab, name: str = "Ann") -> None:
    """Take a seat as the page does, except for the claim."""
    assert tab.ask("join", commitment=COMMITMENT, name=name)["type"] == "ack"


def disclose(tab: Tab) -> None:
    """Open the entropy once the guest has joined."""
    while not all(each.get("joined") for each in tab.hear("welcome")["players"]):
        pass
    assert tab.ask("open", entropy=ENTROPY)["type"] == "ack"
    tab.until(lambda state: state["status"] == "playing")


def to_decide(state: Json) -> bool:
    """Whether the tab has something to decide, or the match is over."""
    return bool(state.get("decisions")) or state["status"] == "over"


def decide(tab: Tab) -> Json:
    """Decide, if there is something to decide, and give the state before that."""
    state = tab.until(to_decide)
    if state["status"] != "over":
        answer = tab.act()
        assert answer["type"] == "ack"
        tab.until(lambda state: bool(state["seq"] >= answer["seq"]))
    return state


def play_on(tab: Tab) -> Json:
    """Decide until the match is over."""
    while (state := decide(tab))["status"] != "over":
        pass
    return state


def await_entry(tab: Tab, kind: str) -> None:
    """Wait until the log has an entry of this kind."""
    while not any(entry["kind"] == kind for state in tab.heard for entry in state.get("entries", ())):
        tab.hear("state")
