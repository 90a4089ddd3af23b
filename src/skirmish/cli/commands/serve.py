"""``serve``: play in the browser. ``skirmish`` without arguments runs this command."""

from __future__ import annotations

import re
import socket
import sys
import threading
from argparse import Namespace
from collections.abc import Mapping
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

from skirmish.cli.command import Parser, Subcommand
from skirmish.cli.serve_options import (
    SERVE_SETTINGS,
    SETTINGS,
    Resolved,
    add_flags,
    check_setting,
    limit_setting,
    resolve,
    shown,
)
from skirmish.cli.server_data import (
    AlreadyServed,
    data_place,
    database_url,
    is_shared,
    note_address,
    only_one,
    server_folder,
    without_password,
)
from skirmish.cli.voice import CallError, Voice, safe_name
from skirmish.server.settings import BUILD, EVERYWHERE, LIMITS, LOOPBACK, Log, ServerSettings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skirmish.server.http.addresses import Addresses


LONGEST_DRAIN: Final = 3600
"""Seconds."""


def _serve(options: Namespace, voice: Voice) -> int:
    given = resolve(options, voice, SERVE_SETTINGS)
    settings, options = _settings(given, voice), given.options
    if options.show_settings:
        print(shown(given, _effective(given, settings), voice))
        return 0
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


def _settings(given: Resolved, voice: Voice) -> ServerSettings:
    """The settings of a server. Raises CallError, which says where it comes from, for an impossible one."""
    options = given.options

    check = partial(check_setting, given, voice)
    from skirmish.server.http.addresses import is_network, is_origin

    check("port", options.port is None or 0 <= options.port <= 65535, "bad-port", port=str(options.port))
    workers = options.workers
    check("workers", workers is None or workers >= 0, "bad-workers", least=0, workers=str(workers))
    check("keep", options.keep is None or options.keep >= 1, "bad-keep", days=options.keep or 0)
    check("drain", 0 <= (options.drain or 0) <= LONGEST_DRAIN, "bad-drain", seconds=str(options.drain))
    for origin in options.origin:
        check("origin", is_origin(origin), "bad-origin", origin=safe_name(origin))
    for proxy in options.proxy:
        check("proxy", is_network(proxy), "bad-proxy", proxy=safe_name(proxy))
    with given.blaming("database", voice):
        database = database_url(options)
    check("workers", workers != 0 or is_shared(database), "needs-postgresql")
    host = options.host or (EVERYWHERE if options.lan else LOOPBACK)
    log = options.log or ("quiet" if sys.stderr.isatty() else "json")
    return ServerSettings(
        database=database,
        host=host,
        lan=options.lan,
        origins=tuple(options.origin),
        proxies=tuple(options.proxy),
        workers=workers,
        limits=_limits(given, voice),
        open_metrics=options.open_metrics,
        log=cast(Log, log),
        keep=options.keep,
        traces=options.traces,
        drain=options.drain or 0,
    )


def _limits(given: Resolved, voice: Voice) -> Mapping[str, int]:
    limits = dict(LIMITS)
    for each in given.options.limit:
        name, _, number = each.partition("=")
        with given.blaming(limit_setting(each), voice):
            if name not in LIMITS or not number.isascii() or not number.isdigit() or len(number) > 9:
                raise CallError("bad-limit", limit=safe_name(each), known=", ".join(LIMITS))
        limits[name] = int(number)
    return limits


def _effective(given: Resolved, settings: ServerSettings) -> dict[str, Any]:
    """What each setting is in the end, by name, without passwords."""
    options = given.options
    folder = None if options.database is not None else str(data_place(options))
    changed = {"data": folder, "database": without_password(options.database), "limit": settings.limits}
    known = {"host": settings.host, "log": settings.log, "drain": settings.drain, **changed}
    known["traces"] = options.traces and re.sub(r"//[^/@]*@", "//***@", options.traces)
    return {
        each.name: known.get(each.name, getattr(options, each.option))
        for each in SETTINGS
        if each.name in SERVE_SETTINGS
    }


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
    add_flags(parser, SERVE_SETTINGS)
    parser.add_argument("--show-settings", action="store_true", help="help-show-settings")


SERVE: Final = Subcommand("serve", _arguments, _serve)
