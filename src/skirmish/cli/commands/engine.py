"""``engine``: lets the computers of servers on the same database think on this machine."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Final, cast

from skirmish.cli.command import Parser, Subcommand
from skirmish.cli.serve_options import ENGINE_SETTINGS, add_flags, check_setting, resolve
from skirmish.cli.server_data import database_url, is_shared
from skirmish.cli.voice import CallError, Voice
from skirmish.server.settings import Log, ServerSettings


def _engine(options: Namespace, voice: Voice) -> int:
    given = resolve(options, voice, ENGINE_SETTINGS)
    options = given.options
    workers, port = options.workers, options.metrics_port
    sound = workers is None or workers >= 1
    check_setting(given, voice, "workers", sound, "bad-workers", least=1, workers=str(workers))
    sound = port is None or 0 <= port <= 65535
    check_setting(given, voice, "metrics-port", sound, "bad-port", port=str(port))
    with given.blaming("database", voice):
        if options.database is None or not is_shared(database := database_url(options)):
            raise CallError("needs-postgresql")

    from skirmish.server.engine_main import processors, think
    from skirmish.server.ops.metrics_port import MetricsPortTaken

    settings = ServerSettings(
        database=database,
        workers=workers or processors(),
        log=cast(Log, options.log or ("quiet" if sys.stderr.isatty() else "json")),
        metrics_port=port,
        open_metrics=options.open_metrics,
        traces=options.traces,
    )

    def ready(served: int | None) -> None:
        print(voice.say("engine-ready", workers=settings.workers or 0))
        if served is not None:
            print(voice.say("engine-metrics", port=str(served)))
        print(voice.say("serving-stop"), flush=True)

    try:
        think(settings, ready)
    except MetricsPortTaken:
        raise CallError("metrics-port-taken", port=str(port)) from None
    return 0


def _arguments(parser: Parser) -> None:
    add_flags(parser, ENGINE_SETTINGS)


ENGINE: Final = Subcommand("engine", _arguments, _engine)
