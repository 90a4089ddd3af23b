"""How a match in memory keeps up with its log, to which other servers add."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, TypeVar

from skirmish.core import SkirmishError
from skirmish.server.storage.entries import StaleEntry, StorageFailure

if TYPE_CHECKING:
    from skirmish.server.matches.actor import MatchActor
    from skirmish.server.matches.registry import MatchRegistry

TRIES: Final = 4
"""How many times a command is tried while other servers add to the log."""

T = TypeVar("T")


async def retrying(actor: MatchActor, host: MatchRegistry, work: Callable[[], Awaitable[T]]) -> T:
    """Do something that may commit: again if it met entries of another server, or was refused without knowing
    them. The caller holds the actor's lock."""
    for _ in range(TRIES):
        if actor.dropped:
            raise StorageFailure("storage-unclear")
        try:
            return await work()
        except StorageFailure:
            raise
        except (StaleEntry, SkirmishError) as error:
            refused = isinstance(error, SkirmishError)
            if refused and not host.shared:
                raise
            try:
                new = await catch_up(actor, host)
            except StorageFailure:
                break
            if refused and not new:
                raise
    actor.drop()
    raise StorageFailure("storage-unclear")


async def catch_up(actor: MatchActor, host: MatchRegistry, *, entries_only: bool = False) -> bool:
    """Take in what other servers have changed; whether that was anything. The caller holds the lock."""
    news = await host.store.news(actor.id, actor.snapshot.seq, entries_only=entries_only)
    if news is None:
        host.drop(actor)
        actor.end("unknown-key")
        return True
    try:
        await actor.log.follow(news.entries)
    except SkirmishError:  # the registry finds out what is wrong when it loads the match
        actor.drop()
        return True
    changed = bool(news.entries)
    if news.access is not None:
        for role, key in news.access.keys.items():
            changed |= actor.rekeyed(role, key)
        if news.access.showing is None and actor.log.showing is not None:
            actor.hide()
            changed = True
    if news.entries:
        actor.resume(own=False)
        host.publish(actor)
    return changed
