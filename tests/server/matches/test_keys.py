"""Keys and ids: long, random, and stored as hashes only."""

from __future__ import annotations

import re
from hashlib import sha256

import pytest

from skirmish.core import MatchError
from skirmish.server.matches.access import RevokedKey, UnknownKey
from skirmish.server.matches.seat_keys import hashed, new_key, new_match_id
from skirmish.server.storage.entries import Role
from skirmish.server.wire.http import RenewKey
from tests.server.local import COMPUTER, LocalServer, Tab, decide, join, play

pytestmark = pytest.mark.anyio


def test_keys_have_the_form_of_the_wire_and_at_least_128_bits() -> None:
    keys = {new_key() for _ in range(1_000)}
    assert len(keys) == 1_000
    assert all(re.fullmatch(r"[0-9A-Za-z_-]{22,64}", key) for key in keys)
    assert all(len(key) * 6 >= 128 for key in keys)


def test_matches_have_names_of_sixteen_characters() -> None:
    names = {new_match_id() for _ in range(1_000)}
    assert len(names) == 1_000
    assert all(re.fullmatch(r"[0-9a-z]{16}", name) for name in names)


def test_a_hash_is_kept_and_no_key() -> None:
    assert hashed("some key") == sha256(b"some key").digest()


async def test_no_key_is_in_the_database(local: LocalServer) -> None:
    made, _, _ = await local.started()
    await local.close()
    keys = [made.south, made.north, made.watch]
    if local.url.startswith("sqlite"):
        from pathlib import Path

        path = Path(local.url.removeprefix("sqlite+aiosqlite:///"))
        raw = b"".join(each.read_bytes() for each in path.parent.iterdir())
        assert hashed(str(made.south)) in raw
        assert not any(str(key).encode() in raw for key in keys)
        assert path.stat().st_mode & 0o077 == 0
    await local.open()


async def test_every_key_opens_its_own_chair(local: LocalServer) -> None:
    made, *_ = await local.started()
    south, north, watch = await local.enter_again(made)
    assert (south.role, north.role, watch.role) == ("south", "north", "watch")
    assert south.actor is north.actor is watch.actor
    assert str(made.south) not in repr(south)


@pytest.mark.parametrize("fault", ["key", "match", "both", "other"])
async def test_a_wrong_key_and_a_wrong_match_look_the_same(local: LocalServer, fault: str) -> None:
    made = await local.create()
    other = await local.create()
    match = made.match if fault in ("key", "other") else new_match_id()
    key = {"match": made.south, "other": other.south}.get(fault) or new_key()
    with pytest.raises(UnknownKey) as caught:
        await local.matches.enter(match, key)
    assert (caught.value.code, caught.value.facts) == ("unknown-key", {})


async def test_ones_own_key_is_renewed_and_the_old_one_is_dead(local: LocalServer) -> None:
    made, south, north = await local.started()
    assert made.south is not None
    mine, theirs = Tab(), Tab()
    south.actor.attach(south, mine)
    north.actor.attach(north, theirs)
    renewed = await local.matches.renew(made.match, made.south, RenewKey("south"))
    assert mine.closed == "revoked-key"
    assert theirs.closed is None
    with pytest.raises(RevokedKey):
        await local.matches.enter(made.match, made.south)
    with pytest.raises(RevokedKey):  # nor does a grant help that was taken before
        await decide(south)
    late = Tab()
    south.actor.attach(south, late)
    assert (late.closed, late.raw) == ("revoked-key", [])
    assert renewed.key is not None
    again = await local.matches.enter(made.match, renewed.key)
    assert again.role == "south"
    await decide(again)
    await local.restart()
    with pytest.raises(RevokedKey):
        await local.matches.enter(made.match, made.south)
    assert (await local.matches.enter(made.match, renewed.key)).role == "south"


async def test_the_spectators_are_shut_out(local: LocalServer) -> None:
    made, _, _ = await local.started()
    assert made.north is not None
    watch = await local.matches.enter(made.match, made.watch)
    tab = Tab()
    watch.actor.attach(watch, tab)
    renewed = await local.matches.renew(made.match, made.north, RenewKey("watch", again=False))
    assert renewed.key is None
    assert tab.closed == "revoked-key"
    with pytest.raises(RevokedKey):
        await local.matches.enter(made.match, made.watch)


async def test_an_invitation_is_renewed_until_somebody_follows_it(local: LocalServer) -> None:
    made = await local.create()
    assert made.south is not None
    assert made.north is not None
    renewed = await local.matches.renew(made.match, made.south, RenewKey("north"))
    with pytest.raises(RevokedKey):
        await local.matches.enter(made.match, made.north)
    assert renewed.key is not None
    friend = await local.matches.enter(made.match, renewed.key)
    await join(friend)
    with pytest.raises(MatchError, match="not-your-key"):
        await local.matches.renew(made.match, made.south, RenewKey("north"))


@pytest.mark.parametrize("role", ["south", "north", "watch"])
async def test_a_spectator_renews_nothing(local: LocalServer, role: Role) -> None:
    made = await local.create()
    with pytest.raises(MatchError, match="only-watching"):
        await local.matches.renew(made.match, made.watch, RenewKey(role))


async def test_a_computer_has_no_key_to_renew(local: LocalServer) -> None:
    made = await local.create(north=COMPUTER)
    assert made.south is not None
    assert made.north is None
    with pytest.raises(MatchError, match="not-your-key"):
        await local.matches.renew(made.match, made.south, RenewKey("north"))


async def test_a_renewed_key_holds_the_seat_where_it_was(local: LocalServer) -> None:
    made, south, north = await local.started()
    await play(south, north, 12)
    before = south.actor.state(south, 0)
    renewed = await local.matches.renew(made.match, str(made.south), RenewKey("south"))
    grant = await local.matches.enter(made.match, str(renewed.key))
    assert grant.actor.state(grant, 0) == before
