"""The audit finds what it is there for: lost, doubled and changed entries, wrong views, and hidden facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from skirmish.core import Seat
from skirmish.match import Match as PlayedMatch
from skirmish.match.commands import Submit
from skirmish.server.storage.entries import Kept
from tests.must import must
from tests.server.local import LocalServer, Tab, play
from tests.server.log_audit import MatchAudit, json_of
from tests.server.persistent_clients import Campaign, Match
from tests.server.person import ROLES, Person

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


async def _ended(local: LocalServer) -> Match:
    """A match that was played to its end, with what its clients asked for, were answered and have seen."""
    match = await _played(local, 1_000)
    for person in match.people:
        states = [json_of(text) for text in person.sent if '"type":"state"' in text]
        person.seen += [entry for state in states for entry in state["entries"]]
    by_letter = {person.role[0].upper(): person for person in match.people}
    for entry in must(await local.store.load(match.name)).entries:
        if entry.command_id is None:  # the server has done this
            continue
        letter, name = entry.command_id.split(" ", 1)
        person, command = by_letter[letter], entry.issued.command
        person.asked[name] = {"type": command.kind, "id": name}
        if isinstance(command, Submit):
            person.asked[name] |= {"type": "act", "token": command.token, "prompt": command.prompt}
        person.acked[name] = entry.seq
    return match


async def test_a_match_that_ended_as_it_should(local: LocalServer) -> None:
    await MatchAudit(await _ended(local)).finish(local.store)


def _unseen(match: Match) -> None:
    del match.people[2].seen[-1]


def _unseen_by_anyone(match: Match) -> None:
    for person in match.people:
        del person.seen[-1]


def _unanswered(match: Match) -> None:
    match.people[0].pending["x"] = {}


def _unknown_welcome(match: Match) -> None:
    person = match.people[1]
    welcome = next(text for text in person.sent if '"type":"welcome"' in text)
    person.sent.append(welcome.replace("Ann", "Eve"))


def _not_asked_for(match: Match) -> None:
    person = match.people[0]
    name = next(iter(person.asked))
    del person.asked[name], person.acked[name]


@pytest.mark.parametrize(
    ("harm", "found"),
    [
        (_unseen, "never seen"),
        (_unseen_by_anyone, "never seen"),
        (_unanswered, "still no answer"),
        (_unknown_welcome, "does not give"),
        (_not_asked_for, "no client did this"),
    ],
)
async def test_what_is_left_at_the_end(local: LocalServer, harm: Callable[[Match], None], found: str) -> None:
    match = await _ended(local)
    harm(match)
    with pytest.raises(AssertionError, match=found):
        await MatchAudit(match).finish(local.store)


async def test_a_match_that_does_not_end(local: LocalServer) -> None:
    with pytest.raises(AssertionError):
        await MatchAudit(await _played(local)).finish(local.store)
