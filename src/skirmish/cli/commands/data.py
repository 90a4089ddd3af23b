"""``backup``, ``restore`` and ``check-data``: a server's matches, copied, put back and checked."""

from __future__ import annotations

import asyncio
import errno
import os
from argparse import Namespace
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from skirmish.cli.command import Parser, Subcommand
from skirmish.cli.exit_codes import DONE, FAULT_FOUND
from skirmish.cli.files import data_folder
from skirmish.cli.serve_options import PLACE, add_flags, resolve
from skirmish.cli.server_data import AlreadyServed, database_url, only_one
from skirmish.cli.voice import CallError, NoFolder, Voice, safe_name
from skirmish.server.settings import FILE


def _backup(options: Namespace, voice: Voice) -> int:
    options = resolve(options, voice, PLACE).options
    from skirmish.server.storage.backups import back_up

    database, file = _sqlite_file(options), Path(options.file)
    if database is None:
        raise CallError("backup-postgresql")
    if not file.absolute().parent.is_dir():
        raise NoFolder(errno.ENOENT, os.strerror(errno.ENOENT), str(file.parent))
    matches = back_up(database, file)
    print(voice.say("backed-up", count=matches, name=safe_name(options.file)))
    return DONE


def _restore(options: Namespace, voice: Voice) -> int:
    options = resolve(options, voice, PLACE).options
    from skirmish.server.storage import backups

    database, file = _sqlite_file(options), None if options.file is None else Path(options.file)
    if database is None:
        if file is not None:
            raise CallError("restore-postgresql")
        epoch = asyncio.run(_raised(database_url(options)))
    elif file is None and not database.exists():
        raise CallError("no-data", name=safe_name(str(database)))
    else:
        with _unserved(options, database):
            if file is None:
                epoch = backups.raise_epoch(database)
            else:
                found = backups.restore(file, database)
                epoch = found.epoch
                print(voice.say("restored", count=found.matches, name=safe_name(options.file)))
                if found.kept is not None:
                    print(voice.say("restored-kept", name=safe_name(found.kept.name)))
    print(voice.say("restored-epoch", epoch=epoch))
    return DONE


@contextmanager
def _unserved(options: Namespace, database: Path) -> Iterator[None]:
    """Keep servers off the data folder, which is made if need be. Raises ``restore-served``."""
    with ExitStack() as stack:
        if options.database is None:
            database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            try:
                stack.enter_context(only_one(database.parent))
            except AlreadyServed as served:
                raise CallError("restore-served", address=f"{served.address}/") from None
        yield


async def _raised(url: str) -> int:
    from skirmish.server.storage.store import Store

    store = await Store.open(url)
    try:
        return await store.begin_epoch()
    finally:
        await store.close()


def _check_data(options: Namespace, voice: Voice) -> int:
    options = resolve(options, voice, PLACE).options
    database, damaged = _sqlite_file(options), 0
    if database is not None:
        from skirmish.server.storage.backups import faults

        if not database.exists():
            raise CallError("no-data", name=safe_name(str(database)))
        for each in faults(database):
            print(voice.say("damaged-place", place=safe_name(each)))
            damaged += 1
    url = database_url(options) if database is None else f"sqlite:///{database}"
    damaged += asyncio.run(_checked(url, voice))
    return FAULT_FOUND if damaged else DONE


async def _checked(url: str, voice: Voice) -> int:
    """Read every match, and print those that fail; their number."""
    from skirmish.server.matches.data_check import checked_matches
    from skirmish.server.storage.store import Store

    store, count, damaged = await Store.open_for_reading(url), 0, 0
    try:
        async for match, error in checked_matches(store):
            count += 1
            if error is not None:
                damaged += 1
                where = str(error.facts.get("where", "none"))
                print(voice.say("damaged-match", id=match, sentence=voice.error(error), where=where))
    finally:
        await store.close()
    print(voice.say("checked-data", count=count, damaged=damaged))
    return damaged


def _sqlite_file(options: Namespace) -> Path | None:
    """The file of the database; None for PostgreSQL. Unlike ``serve``, makes no folder."""
    if options.database is None:
        return (data_folder() if options.data is None else Path(options.data)) / FILE
    url = database_url(options)
    return Path(url.partition(":///")[2]) if url.startswith("sqlite") else None


def _source(parser: Parser) -> None:
    add_flags(parser, PLACE)


def _backup_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="help-backup-file")
    _source(parser)


def _restore_arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", help="help-restore-file")
    _source(parser)


BACKUP: Final = Subcommand("backup", _backup_arguments, _backup)
RESTORE: Final = Subcommand("restore", _restore_arguments, _restore)
CHECK_DATA: Final = Subcommand("check-data", _source, _check_data)
