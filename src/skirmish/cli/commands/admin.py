"""``admin``: a server's matches and clients, in the hands of its operator."""

from __future__ import annotations

import asyncio
import ipaddress
from argparse import Namespace
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from skirmish import games
from skirmish.cli.command import Parser, Subcommand, whole_number
from skirmish.cli.exit_codes import DONE
from skirmish.cli.serve_options import PLACE, add_flags, resolve
from skirmish.cli.server_data import data_place, database_url
from skirmish.cli.voice import CallError, Voice, safe_name
from skirmish.core import Seat
from skirmish.server.settings import FILE, sqlite_url

if TYPE_CHECKING:
    from skirmish.server.storage.store import Store

_DAY: Final = 86_400_000
_STATES: Final = ("waiting", "playing", "over")
_RESULTS: Final = ("draw", "south", "north")
_UNITS: Final = (("d", _DAY), ("h", 3_600_000), ("m", 60_000))


async def _list(store: Store, options: Namespace, voice: Voice) -> None:
    from skirmish.server.matches.operator import server_time
    from skirmish.server.storage.operator import OperatorStore

    operator, now = OperatorStore(store), await server_time(store)
    before = None if options.older is None else now - options.older * _DAY
    found = await operator.listed(options.state, options.game, before)
    for each in found:
        age = _age(now - each.last)
        print(f"{each.id}  {each.status:<7}  {age:>4}  {each.entries:>4}  {each.game} {each.variant}")
    print(voice.say("admin-count", count=len(found)))
    restrictions, _ = await operator.look(0)
    if restrictions.stopped:
        print(voice.say("admin-stopped"))
    for network in restrictions.banned:
        print(voice.say("admin-banned", network=network))


def _age(milliseconds: int) -> str:
    """A time span in its largest unit: ``3d``, ``5h``, ``12m``."""
    unit, size = next((each for each in _UNITS if milliseconds >= each[1]), _UNITS[-1])
    return f"{max(0, milliseconds) // size}{unit}"


async def _show(store: Store, options: Namespace, voice: Voice) -> None:
    from skirmish.server.matches.operator import report

    found = await report(store, options.subject)
    match = found.match
    print(voice.say("admin-match", id=match.id, title=voice.speaker.title(match.game), variant=match.variant))
    print(voice.say("admin-state", state=found.status, entries=found.entries))
    print(voice.say("admin-times", created=_date(found.created), last=_date(found.last)))
    for seat in Seat:
        level, name = match.levels[seat], found.names[seat]
        who = "vacant" if level is None and name is None else "other" if level or name else "unnamed"
        shown = voice.opponent(level) if level is not None else safe_name(name or "")
        print(voice.say("admin-seat", seat=voice.speaker.seat(seat, match.game), who=who, name=shown))


def _date(milliseconds: int) -> str:
    """A moment, to the minute, in a form that is the same everywhere."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


async def _close(store: Store, options: Namespace, voice: Voice) -> None:
    from skirmish.server.matches.operator import close

    await close(store, options.subject, options.result)
    print(voice.say("admin-closed", id=options.subject))


async def _delete(store: Store, options: Namespace, voice: Voice) -> None:
    from skirmish.server.matches.operator import delete

    await delete(store, options.subject)
    print(voice.say("admin-deleted", id=options.subject))


async def _ban(store: Store, options: Namespace, voice: Voice) -> None:
    from skirmish.server.storage.operator import BAN, OperatorStore

    await OperatorStore(store).restrict(BAN, options.subject)
    print(voice.say("admin-banned", network=options.subject))


async def _unban(store: Store, options: Namespace, voice: Voice) -> None:
    from skirmish.server.storage.operator import BAN, OperatorStore

    if not await OperatorStore(store).lift(BAN, options.subject):
        raise CallError("admin-not-banned", network=options.subject)
    print(voice.say("admin-unbanned", network=options.subject))


async def _stop(store: Store, _options: Namespace, voice: Voice) -> None:
    from skirmish.server.storage.operator import STOP, OperatorStore

    await OperatorStore(store).restrict(STOP)
    print(voice.say("admin-stopped"))


async def _allow(store: Store, _options: Namespace, voice: Voice) -> None:
    from skirmish.server.storage.operator import STOP, OperatorStore

    await OperatorStore(store).lift(STOP)
    print(voice.say("admin-allowed"))


_Action = Callable[["Store", Namespace, Voice], Awaitable[None]]
_ACTIONS: Final[dict[str, tuple[_Action, str | None]]] = {
    "list": (_list, None),
    "show": (_show, "match"),
    "close": (_close, "match"),
    "delete": (_delete, "match"),
    "ban": (_ban, "address"),
    "unban": (_unban, "address"),
    "stop": (_stop, None),
    "allow": (_allow, None),
}
"""What each action does, and what it needs."""
_READING: Final = ("list", "show")


def _admin(options: Namespace, voice: Voice) -> int:
    options = resolve(options, voice, PLACE).options
    action, needed = _ACTIONS[options.action]
    if needed is None and options.subject is not None:
        raise CallError("admin-alone", action=options.action)
    if needed is not None and options.subject is None:
        raise CallError("admin-needs", action=options.action, what=needed)
    if needed == "address":
        options.subject = _network(options.subject)
    if options.older is not None and options.older < 0:
        raise CallError("bad-older", days=str(options.older))
    if options.game is not None:
        games.info(options.game)
    asyncio.run(_run(action, options, voice))
    return DONE


async def _run(action: _Action, options: Namespace, voice: Voice) -> None:
    async with _opened(options) as store:
        await action(store, options, voice)


@asynccontextmanager
async def _opened(options: Namespace) -> AsyncIterator[Store]:
    """The database, which must exist: a mistyped folder must not become a new one."""
    from skirmish.server.storage.store import Store

    if options.database is None:
        folder = data_place(options)
        if not (folder / FILE).exists():
            raise CallError("no-data", name=safe_name(str(folder / FILE)))
        url = sqlite_url(folder)
    else:
        url = database_url(options)
    store = await (Store.open_for_reading if options.action in _READING else Store.join)(url)
    try:
        yield store
    finally:
        await store.close()


def _network(text: str) -> str:
    """An address or a network in its one form."""
    try:
        found = ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise CallError("bad-address", address=safe_name(text)) from None
    single = found.num_addresses == 1
    return str(found.network_address if single else found)


def _arguments(parser: Parser) -> None:
    parser.add_argument("action", choices=tuple(_ACTIONS), metavar="ACTION")
    parser.add_argument("subject", nargs="?", metavar="ID|ADDRESS")
    parser.add_argument("--state", choices=_STATES)
    parser.add_argument("--game", metavar="GAME", help="help-of-game")
    parser.add_argument("--older", metavar="DAYS", type=whole_number)
    parser.add_argument("--result", choices=_RESULTS, default=_RESULTS[0])
    add_flags(parser, PLACE)


ADMIN: Final = Subcommand("admin", _arguments, _admin)
