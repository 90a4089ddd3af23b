"""The audit finds what it is there for: lost, doubled and changed entries, wrong views, and hidden facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from skirmish.core import Seat
from skirmish.match import Match as PlayedMatch
from skirmish.server.storage.entries import Kept
from tests.must import must
from tests.server.local import LocalServer, Tab, play
from tests.server.log_audit import MatchAudit
from tests.server.persistent_clients import ROLES, Campaign, Match, Person

pytestmark = pytest.mark.anyio


async def _played(local: LocalServer, decisions: int = 12) -> Match:
    """A match of Hill 218 with what its clients were sent."""
    made, south, north = await local.started("hill218")
    watch = await local.matches.enter(made.match, made.watch)
    keys = {role: getattr(made, role) for role in ROLES}
    match = Match(Campaign(0, 1, tangled=True), made.match, keys, "hill218")
    tabs = [Tab(), Tab(), Tab()]
    for grant, tab in zip((south, north, watch), tabs, strict=True):
        grant.actor.attach(grant, tab)
    await play(south, north, decisions)
    await local.idle()
    for person, tab in zip(match.people, tabs, strict=True):
        person.sent += [each.decode() for each in tab.raw]
    return match


async def test_a_match_as_it_should_be(local: LocalServer) -> None:
    match = await _played(local)
    audit = MatchAudit(match)
    await audit.look(local.store)
    assert audit.recomputed > 20
    assert not any(person.sent for person in match.people)
    await audit.look(local.store)


def _other_view(match: Match) -> None:
    south, north, _ = match.people
    south.sent, north.sent = north.sent, south.sent


def _other_prompt(match: Match) -> None:
    south = match.people[0]
    south.sent = [text.replace('"prompt":{"number":', '"prompt":{"number":1') for text in south.sent]


def _lost(match: Match) -> None:
    _answered(match.people[0], 3)


def _shown_and_lost(match: Match) -> None:
    match.people[2].seen += [{}] * 1_000


def _key(match: Match) -> None:
    match.people[0].sent.append(f'{{"type": "pong", "now": "{match.people[1].key}"}}')


def _answered(person: Person, seq: int) -> None:
    person.asked["x"] = {"type": "ask", "id": "x", "kind": "offer-draw"}
    person.acked["x"] = seq


@pytest.mark.parametrize(
    ("harm", "found"),
    [
        (_other_view, "hidden"),
        (_other_prompt, "does not give"),
        (_lost, "acknowledged, and lost"),
        (_shown_and_lost, "shown, and lost"),
        (_key, "a secret"),
    ],
)
async def test_what_clients_know_is_compared(
    local: LocalServer, harm: Callable[[Match], None], found: str
) -> None:
    match = await _played(local)
    harm(match)
    with pytest.raises(AssertionError, match=found):
        await MatchAudit(match).look(local.store)


async def test_a_log_that_was_shortened_or_changed(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, load = await _played(local), local.store.load
    audit = MatchAudit(match)
    await audit.look(local.store)

    async def shorter(name: str) -> Kept:
        kept = must(await load(name))
        return Kept(kept.match, kept.status, kept.entries[:-1])

    monkeypatch.setattr(local.store, "load", shorter)
    with pytest.raises(AssertionError, match="the past has changed"):
        await audit.look(local.store)


async def test_a_hidden_fact_in_a_view(local: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if the log gives it: what a viewer may not know is dealt again, and nothing may differ."""

    def view(match: PlayedMatch, viewer: Seat | None) -> Any:
        return match.game.view(match.state, viewer, over=True)

    monkeypatch.setattr(PlayedMatch, "view", view)
    match = await _played(local)
    with pytest.raises(AssertionError, match="a hidden fact"):
        await MatchAudit(match).look(local.store)


async def test_a_hidden_token(local: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = PlayedMatch.seen
    monkeypatch.setattr(PlayedMatch, "seen", lambda match, played, _: seen(match, played, played.actor))
    match = await _played(local)
    with pytest.raises(AssertionError, match="a token that is hidden"):
        await MatchAudit(match).look(local.store)


async def test_more_time_than_there_was(local: LocalServer) -> None:
    match = await _played(local, 6)
    local.clock.turn(60_000)
    south, north, _ = [await local.matches.enter(match.name, person.key) for person in match.people]
    await play(south, north, 2)
    with pytest.raises(AssertionError, match="more time than there was"):
        await MatchAudit(match).look(local.store)


async def test_a_match_that_does_not_end(local: LocalServer) -> None:
    match = await _played(local)
    with pytest.raises(AssertionError):
        await MatchAudit(match).finish(local.store)
