"""A database restored from a backup: dice and cards that were already seen do not come again."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from skirmish.match import verify
from skirmish.records import read_records
from skirmish.server.http.replays import check_fairness
from skirmish.server.matches.access import Grant
from tests.server.local import LocalServer, ask, commit, kinds, play

pytestmark = pytest.mark.anyio


async def restored(local: LocalServer, match: str, seq: int, epoch: int) -> None:
    """Bring the log of a match back to that entry, as an earlier backup has it, in another epoch."""
    lost = {"match": match, "seq": seq}
    await local.execute(text("DELETE FROM log WHERE match = :match AND seq > :seq"), lost)
    await local.execute(text("UPDATE matches SET status = 'playing'"))
    await local.execute(text("INSERT INTO epochs VALUES (:epoch)"), {"epoch": epoch})
    await local.restart()


def chance(grant: Grant) -> list[str]:
    """The tokens that chance settled, as the log has them."""
    played = (each for entry in grant.actor.state(grant, 0).entries for each in entry.played)
    return [each.token for each in played if each.chance]


async def test_cards_that_were_seen_do_not_come_again(local: LocalServer) -> None:
    made, south, north = await local.started("hill218")
    await play(south, north, 4)
    seq, known = south.actor.snapshot.seq, len(chance(south))
    await play(south, north, 12)
    lost = south.actor.log.changes[-1].seq
    drawn = [change.chance for change in south.actor.log.changes[seq:]]
    assert lost > seq
    for epoch in (1, 2):
        await restored(local, made.match, seq, epoch)
        south, north, watching = await local.enter_again(made)
        assert kinds(south.actor, south)[seq:] == ["restore"]
        assert south.actor.state(watching, seq).entries[0].epoch == epoch
        await play(south, north, 12)
        again = [change.chance for change in south.actor.log.changes[seq + 1 :]]
        assert again != drawn
        drawn = again
    await ask(south, "resign")
    [record] = read_records(await local.record(made.match, made.watch))
    found = verify(record)
    assert (found.fair, found.epochs) == (True, ((known, 2),))
    assert check_fairness(record).epochs == [(known, 2)]


async def test_only_matches_from_before_are_told_once(local: LocalServer) -> None:
    old = await local.create()
    over, south, _ = await local.started()
    await ask(south, "resign")
    ended = south.actor.snapshot.seq
    await local.execute(text("INSERT INTO epochs VALUES (1)"))
    await local.restart()
    new = await local.create()
    for _ in range(2):
        for made, expected in ((old, ["restore"]), (new, [])):
            grant = await local.matches.enter(made.match, made.watch)
            assert kinds(grant.actor, grant) == expected
        grant = await local.matches.enter(over.match, over.watch)
        assert grant.actor.snapshot.seq == ended
        await local.restart()
    assert old.south is not None
    await commit(await local.matches.enter(old.match, old.south))
