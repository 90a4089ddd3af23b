"""Keys and ids: long, random, and stored as hashes only."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Literal

import pytest

from skirmish.core import MatchError
from skirmish.server.matches.access import Grant, RevokedKey, UnknownKey
from skirmish.server.matches.seat_keys import hashed, new_key, new_match_id
from skirmish.server.wire.http.matches import Created, RenewKey
from tests.must import must
from tests.server.local import (
    COMPUTER,
    LocalServer,
    Tab,
    ask,
    commit,
    decide,
    join,
    play,
    refused,
    send,
    taking,
)

pytestmark = pytest.mark.anyio

KEY, KEY2 = "drawn-by-the-page-itself", "drawn-by-another-page"


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

        path = Path(local.url.removeprefix("sqlite:///"))
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


async def test_only_its_owner_renews_a_key(local: LocalServer) -> None:
    """Not even while that seat is vacant: who is invited first could take both seats."""
    made = await local.create()
    for key, role in ((made.south, "north"), (made.north, "south")):
        with pytest.raises(MatchError, match="not-your-key"):
            await local.matches.renew(made.match, str(key), RenewKey(role))  # type: ignore[arg-type]
    renewed = await local.matches.renew(made.match, str(made.north), RenewKey("north"))
    with pytest.raises(RevokedKey):
        await local.matches.enter(made.match, str(made.north))
    await join(await local.matches.enter(made.match, str(renewed.key)))


async def test_an_invitation_is_withdrawn_and_sent_again(local: LocalServer) -> None:
    """The link's key withdraws it; as no key opens the seat then, its opponent may invite again."""
    made = await local.create()
    withdrawn = await local.matches.renew(made.match, str(made.north), RenewKey("north", again=False))
    assert withdrawn.key is None
    again = await local.matches.renew(made.match, str(made.south), RenewKey("north"))
    with pytest.raises(MatchError, match="not-your-key"):
        await local.matches.renew(made.match, str(made.south), RenewKey("north"))
    await join(await local.matches.enter(made.match, str(again.key)))
    await local.matches.renew(made.match, str(again.key), RenewKey("north", again=False))
    with pytest.raises(MatchError, match="not-your-key"):  # that seat is taken
        await local.matches.renew(made.match, str(made.south), RenewKey("north"))


async def test_joining_uses_up_the_link(local: LocalServer) -> None:
    """A client joins with a key of its own: in the same commit the link's key is revoked."""
    made = await local.create()
    friend, stranger, own = await local.enter_again(made), Tab(), Tab()
    grant = friend[1]
    other = await local.matches.enter(made.match, str(made.north))
    grant.actor.attach(grant, own)
    grant.actor.attach(other, stranger)
    message, commits = taking(key=KEY), local.store.commits
    ack = await send(grant, message)
    assert local.store.commits == commits + 1
    assert (own.closed, stranger.closed) == (None, "revoked-key")
    assert await send(grant, message) == ack, "the connection that joined goes on"
    await refused("revoked-key", send(other, taking()))
    for restart in (False, True):
        if restart:
            await local.restart()
        with pytest.raises(RevokedKey, match="link-used"):
            await local.matches.enter(made.match, str(made.north))
        again = await local.matches.enter(made.match, KEY)
        assert again.role == "north"
        assert await send(again, message) == ack, "the answer was lost"
    with pytest.raises(MatchError, match="not-your-key"):  # the sender of the link has no way back
        await local.matches.renew(made.match, str(made.south), RenewKey("north"))
    with pytest.raises(RevokedKey, match="link-used"):
        await local.matches.renew(made.match, str(made.north), RenewKey("north"))


async def test_a_claimed_seat_commits_anew_and_keeps_its_key(local: LocalServer) -> None:
    made = await local.create()
    grant = await local.matches.enter(made.match, str(made.north))
    await commit(grant, key=KEY)
    await commit(grant, entropy="another one, as the first was lost", key=KEY)
    await commit(grant, key=KEY2)
    with pytest.raises(RevokedKey):
        await local.matches.enter(made.match, KEY)
    assert (await local.matches.enter(made.match, KEY2)).role == "north"


async def test_a_player_renews_with_a_key_of_their_own(local: LocalServer) -> None:
    made, south, _ = await local.started()
    tab = Tab()
    south.actor.attach(south, tab)
    claim = sha256(KEY.encode()).hexdigest()
    renewed = await local.matches.renew(made.match, str(made.south), RenewKey("south", claim=claim))
    assert (renewed.key, tab.closed) == (None, "revoked-key")
    assert (await local.matches.enter(made.match, KEY)).role == "south"
    with pytest.raises(MatchError, match="key-known"):
        await local.matches.renew(made.match, KEY, RenewKey("watch", claim=claim))


async def test_a_claim_that_is_refused_leaves_the_link_valid(local: LocalServer) -> None:
    made = await local.create()
    grant = await local.matches.enter(made.match, str(made.north))
    for known in (made.south, made.watch):
        await refused("key-known", commit(grant, key=str(known)))
    await refused("bad-name", commit(grant, name="\n", key=KEY))
    assert (await local.matches.enter(made.match, str(made.north))).role == "north"
    with pytest.raises(UnknownKey):
        await local.matches.enter(made.match, KEY)
    await commit(grant, key=str(made.north))  # a client that keeps the link's key
    assert (await local.matches.enter(made.match, str(made.north))).role == "north"


async def test_a_claimed_key_opens_the_rematch(local: LocalServer) -> None:
    made = await local.create()
    south, north = [await local.matches.enter(made.match, str(key)) for key in (made.south, made.north)]
    await join(south, key=KEY)
    await join(north, key=KEY2)
    second = await rematch(local, made, south, north)
    for key, role in ((KEY, "north"), (KEY2, "south")):
        assert (await local.matches.enter(second, key)).role == role
    for used in (made.south, made.north):
        with pytest.raises(UnknownKey):
            await local.matches.enter(second, str(used))
    await local.matches.renew(made.match, KEY2, RenewKey("north"))
    with pytest.raises(RevokedKey, match="revoked-key"):
        await local.matches.enter(second, KEY2)


async def rematch(local: LocalServer, made: Created, first: Grant, second: Grant) -> str:
    await ask(first, "resign")
    await ask(first, "rematch")
    await ask(second, "rematch")
    return must(first.actor.snapshot.next)


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_revoked_key_does_not_open_the_rematch(local: LocalServer, restarted: bool) -> None:
    made, south, north = await local.started()
    second = await rematch(local, made, south, north)
    north, south, watch = [
        await local.matches.enter(second, str(k)) for k in (made.south, made.north, made.watch)
    ]
    await join(south)
    await join(north)
    third = await rematch(local, made, south, north)
    tab, other = Tab(), Tab()
    north.actor.attach(north, tab)
    watch.actor.attach(watch, other)
    renewed = await local.matches.renew(made.match, str(made.south), RenewKey("south"))
    assert (tab.closed, other.closed) == ("revoked-key", None)
    if restarted:
        await local.restart()
    for match, role in ((second, "north"), (third, "south")):
        with pytest.raises(RevokedKey):
            await local.matches.enter(match, str(made.south))
        assert (await local.matches.enter(match, str(renewed.key))).role == role
        assert (await local.matches.enter(match, str(made.north))).role != role


async def test_an_old_match_gives_no_key_to_a_rematch_whose_key_was_renewed(local: LocalServer) -> None:
    made, south, north = await local.started()
    second = await rematch(local, made, south, north)
    mine = await local.matches.renew(second, str(made.south), RenewKey("north"))
    stolen = await local.matches.renew(made.match, str(made.south), RenewKey("south"))
    assert (await local.matches.enter(second, str(mine.key))).role == "north"
    with pytest.raises(UnknownKey):
        await local.matches.enter(second, str(stolen.key))
    none = await local.matches.renew(made.match, str(made.north), RenewKey("watch", again=False))
    assert none.key is None
    assert (await local.matches.renew(made.match, str(made.north), RenewKey("watch"))).key


@pytest.mark.parametrize("role", ["south", "north", "watch"])
async def test_a_spectator_renews_nothing(
    local: LocalServer, role: Literal["south", "north", "watch"]
) -> None:
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
