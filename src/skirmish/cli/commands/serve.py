"""``serve``: play in the browser. ``skirmish`` without arguments runs this command."""

from __future__ import annotations

import socket
import sys
import threading
from argparse import Namespace
from collections.abc import Mapping
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Final, cast

from skirmish.cli.command import Parser, Subcommand, whole_number
from skirmish.cli.server_data import AlreadyServed, database_url, note_address, only_one, server_folder
from skirmish.cli.voice import CallError, Voice, safe_name
from skirmish.server.settings import (
    BUILD,
    EVERYWHERE,
    LIMITS,
    LOGS,
    LOOPBACK,
    Log,
    ServerSettings,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skirmish.server.http.addresses import Addresses


def _serve(options: Namespace, voice: Voice) -> int:
    settings = _settings(options)
    with ExitStack() as stack:
        lock = None
        if options.database is None:
            try:
                lock = stack.enter_context(only_one(server_folder(options)))
            except AlreadyServed as served:
                print(voice.say("served-already", address=f"{served.address}/"), flush=True)
                if not options.no_browser:
                    _browse(served.address, voice).join()
                return 0
        listening = stack.enter_context(_listening(settings, options.port))

        def ready(known: Addresses) -> None:
            if lock is not None:
                note_address(lock, known.home)
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
    from skirmish.server.http.addresses import is_network, is_origin

    if options.port is not None and not 0 <= options.port <= 65535:
        raise CallError("bad-port", port=str(options.port))
    if options.workers is not None and options.workers < 1:
        raise CallError("bad-workers", workers=options.workers)
    if options.keep is not None and options.keep < 1:
        raise CallError("bad-keep", days=options.keep)
    for origin in options.origin:
        if not is_origin(origin):
            raise CallError("bad-origin", origin=safe_name(origin))
    for proxy in options.proxy:
        if not is_network(proxy):
            raise CallError("bad-proxy", proxy=safe_name(proxy))
    host = options.host or (EVERYWHERE if options.lan else LOOPBACK)
    log = options.log or ("quiet" if sys.stderr.isatty() else "json")
    return ServerSettings(
        database=database_url(options),
        host=host,
        lan=options.lan,
        origins=tuple(options.origin),
        proxies=tuple(options.proxy),
        workers=options.workers,
        limits=_limits(options.limit),
        open_metrics=options.open_metrics,
        log=cast(Log, log),
        keep=options.keep,
    )


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


def _arguments(parser: Parser) -> None:
    parser.add_argument("--port", metavar="N", type=whole_number)
    parser.add_argument("--host", metavar="ADDRESS")
    parser.add_argument("--lan", action="store_true")
    parser.add_argument("--no-browser", action="store_true", help="help-no-browser")
    parser.add_argument("--data", metavar="FOLDER")
    parser.add_argument("--database", metavar="URL")
    parser.add_argument("--keep", metavar="DAYS", type=whole_number)
    parser.add_argument("--origin", metavar="ORIGIN", action="append", default=[])
    parser.add_argument("--proxy", metavar="ADDRESS", action="append", default=[])
    parser.add_argument("--limit", metavar="NAME=N", action="append", default=[])
    parser.add_argument("--workers", metavar="N", type=whole_number)
    parser.add_argument("--open-metrics", action="store_true", help="help-open-metrics")
    parser.add_argument("--log", choices=LOGS)


SERVE: Final = Subcommand("serve", _arguments, _serve)
