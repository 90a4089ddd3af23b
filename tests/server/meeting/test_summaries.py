"""How one's matches stand, by their keys. A page forgets what is missing, so only what is gone may be."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from skirmish.server.meeting.summaries import summaries_of
from skirmish.server.storage.entries import StorageFailure
from skirmish.server.wire.http.matches import MySeat, RenewKey
from tests.must import must
from tests.server.local import LocalServer

pytestmark = pytest.mark.anyio


async def test_only_keys_that_open_nothing_are_left_out(local: LocalServer) -> None:
    sound, damaged, other_rules = [(await local.started())[0] for _ in range(3)]
    renewed = await local.create()
    await local.matches.renew(renewed.match, must(renewed.south), RenewKey("south"))
    await local.execute(text(f"UPDATE log SET at = at + 1 WHERE match = '{damaged.match}'"))
    await local.execute(
        text(f"UPDATE matches SET rules = 99, checksum = NULL WHERE id = '{other_rules.match}'")
    )
    await local.restart()
    made = (sound, damaged, other_rules, renewed)
    seats = [*(MySeat(each.match, must(each.south)) for each in made), MySeat("0" * 16, "x" * 32)]
    found = await summaries_of(local.matches, seats)
    assert [(each.match, each.role, each.status) for each in found.matches] == [
        (sound.match, "south", "playing")
    ]
    assert found.unreadable == [damaged.match, other_rules.match]
    await local.execute(text("DROP TABLE keys"))
    with pytest.raises(StorageFailure):
        await summaries_of(local.matches, seats)
