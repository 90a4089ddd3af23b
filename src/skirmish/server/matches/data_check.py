"""Reading every stored match back, to find those that are damaged. For ``skirmish check-data``."""

from __future__ import annotations

from collections.abc import AsyncIterator

from skirmish.core import SkirmishError
from skirmish.server.matches.log import MatchLog
from skirmish.server.storage.entries import StorageFailure
from skirmish.server.storage.store import Store


async def checked_matches(store: Store) -> AsyncIterator[tuple[str, SkirmishError | None]]:
    """Every match, and why it can't be played on: checksums, rules and chance are checked.

    A server may use the database meanwhile. Raises :class:`StorageFailure` if the database fails.
    """
    after = ""
    while found := await store.match_ids(after):
        for match in found:
            try:
                log = await MatchLog.load(store, match)
            except StorageFailure:
                raise
            except SkirmishError as error:
                yield match, error
            else:
                if log is not None:  # it may just have been deleted
                    yield match, None
        after = found[-1]
