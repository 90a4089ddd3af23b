"""``serve``: play in the browser. ``skirmish`` without arguments runs this command."""

from __future__ import annotations

import socket
import sys
import threading
import time
from argparse import Namespace
from collections.abc import Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final, cast

from skirmish.cli.command import Parser, Subcommand, whole_number
from skirmish.cli.files import data_folder, locked
from skirmish.cli.voice import CallError, Voice, safe_name
from skirmish.core import MissingExtra
from skirmish.server.settings import (
    BUILD,
    EVERYWHERE,
    LIMITS,
    LOGS,
    LOOPBACK,
    Log,
    ServerSettings,
    sqlite_url,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skirmish.server.http.addresses import Addresses

_LOCK: Final = "serving"
"""The file in the data folder with the lock and the address of the server that uses it."""
_PATIENCE: Final = 100
"""Tenths of a second to wait for another server that is being started."""
_POSTGRESQL: Final = "postgresql+asyncpg"


def _serve(options: Namespace, voice: Voice) -> int:
    settings = _settings(options)
    with ExitStack() as stack:
        lock = None
        if options.database is None:
            try:
                lock = stack.enter_context(_only_one(_folder(options)))
            except _Served as served:
                print(voice.say("served-already", address=f"{served.address}/"), flush=True)
                if not options.no_browser:
                    _browse(served.address, voice).join()
                return 0
        listening = stack.enter_context(_listening(settings, options.port))

        def ready(known: Addresses) -> None:
            if lock is not None:
                _note(lock, known.home)
            _say(known, settings, voice)
            if not options.no_browser:
                _browse(known.home, voice)

        from skirmish.server.main import serve

        serve(settings, listening, ready)
    return 0


def _say(known: Addresses, settings: ServerSettings, voice: Voice) -> None:
    """Print the addresses."""
    print(voice.say("serving", address=f"{known.home}/"))
    if known.lan is not None:
        print(voice.say("serving-lan", address=f"{known.lan}/"))
    elif settings.lan:
        print(voice.say("serving-no-lan"))
    if not (settings.page / "index.html").is_file():
        print(voice.say("serving-no-page", command=BUILD))
    print(voice.say("serving-stop"), flush=True)


def _browse(address: str, voice: Voice) -> threading.Thread:
    """Open the browser in a thread: the server does not wait for it."""
    import webbrowser

    asked = f"?lang={voice.lang}" if voice.asked_for else ""
    opening = threading.Thread(target=webbrowser.open, args=(f"{address}/{asked}",), daemon=True)
    opening.start()
    return opening


def _settings(options: Namespace) -> ServerSettings:
    from skirmish.server.http.addresses import is_origin

    if options.port is not None and not 0 <= options.port <= 65535:
        raise CallError("bad-port", port=str(options.port))
    if options.workers is not None and options.workers < 1:
        raise CallError("bad-workers", workers=options.workers)
    if options.keep is not None and options.keep < 1:
        raise CallError("bad-keep", days=options.keep)
    for origin in options.origin:
        if not is_origin(origin):
            raise CallError("bad-origin", origin=safe_name(origin))
    host = options.host or (EVERYWHERE if options.lan else LOOPBACK)
    log = options.log or ("quiet" if sys.stderr.isatty() else "json")
    return ServerSettings(
        database=_database(options),
        host=host,
        lan=options.lan,
        origins=tuple(options.origin),
        workers=options.workers,
        limits=_limits(options.limit),
        open_metrics=options.open_metrics,
        log=cast(Log, log),
        keep=options.keep,
    )


def _database(options: Namespace) -> str:
    """The URL of the database. Raises MissingExtra if its driver is not installed."""
    url = options.database
    if url is None:
        return sqlite_url(_folder(options))
    if not url.startswith((f"{_POSTGRESQL}://", "sqlite+aiosqlite:///")):
        raise CallError("bad-database", url=safe_name(url.partition("@")[2] or url))
    if url.startswith(_POSTGRESQL):
        from importlib.util import find_spec

        if find_spec("asyncpg") is None:
            raise MissingExtra("needs-extra", package="asyncpg", extra="postgres")
    return str(url)


def _folder(options: Namespace) -> Path:
    """The data folder, readable only by its owner."""
    folder = data_folder() if options.data is None else Path(options.data).absolute()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def _limits(given: list[str]) -> Mapping[str, int]:
    limits = dict(LIMITS)
    for each in given:
        name, _, number = each.partition("=")
        if name not in LIMITS or not number.isascii() or not number.isdigit() or len(number) > 9:
            raise CallError("bad-limit", limit=safe_name(each), known=", ".join(LIMITS))
        limits[name] = int(number)
    return limits


@contextmanager
def _listening(settings: ServerSettings, port: int | None) -> Iterator[socket.socket]:
    from skirmish.server.main import PortTaken, bind

    try:
        found = bind(settings.host, port)
    except PortTaken:
        raise CallError("port-taken", port=str(port)) from None
    except (OSError, UnicodeError):
        raise CallError("bad-host", host=safe_name(settings.host)) from None
    with found:
        yield found


class _Served(Exception):
    """Another server uses this folder."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


@contextmanager
def _only_one(folder: Path) -> Iterator[IO[str]]:
    """The lock of the folder; it is released when the process ends."""
    with (folder / _LOCK).open("a+", encoding="utf-8") as lock:
        if not locked(lock):
            raise _Served(_noted(lock))
        _note(lock, "")
        yield lock


def _noted(lock: IO[str]) -> str:
    """The address of the other server, once it has published it."""
    for _ in range(_PATIENCE):
        lock.seek(0)
        address = lock.read().strip()
        if address:
            return address
        time.sleep(0.1)
    raise CallError("served-silently", folder=safe_name(str(Path(lock.name).parent)))


def _note(lock: IO[str], address: str) -> None:
    lock.seek(0)
    lock.truncate()
    lock.write(address)
    lock.flush()


def _arguments(parser: Parser) -> None:
    parser.add_argument("--port", metavar="N", type=whole_number)
    parser.add_argument("--host", metavar="ADDRESS")
    parser.add_argument("--lan", action="store_true")
    parser.add_argument("--no-browser", action="store_true", help="help-no-browser")
    parser.add_argument("--data", metavar="FOLDER")
    parser.add_argument("--database", metavar="URL")
    parser.add_argument("--keep", metavar="DAYS", type=whole_number)
    parser.add_argument("--origin", metavar="ORIGIN", action="append", default=[])
    parser.add_argument("--limit", metavar="NAME=N", action="append", default=[])
    parser.add_argument("--workers", metavar="N", type=whole_number)
    parser.add_argument("--open-metrics", action="store_true", help="help-open-metrics")
    parser.add_argument("--log", choices=LOGS)


SERVE: Final = Subcommand("serve", _arguments, _serve)
