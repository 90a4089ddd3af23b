"""The way from a server to PostgreSQL: a test can count on it, make answers late, and let nothing through."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url

_NAME: Final = ".s.PGSQL.5432"


class Cable:
    """Passes on what connections say, in both directions. A trip is a request and all that answers it."""

    def __init__(self, database: Path) -> None:
        self.trips = 0
        self.delay = 0.0
        """Seconds that each part of an answer takes."""
        self._database = database
        self._whole, self._ends = asyncio.Event(), asyncio.Event()
        self._whole.set()
        self._ends.set()

    def cut(self) -> None:
        """Let nothing through from now on, and close no connection: as when a switch fails."""
        self._whole.clear()

    def restore(self) -> None:
        """Let everything through, also what was said meanwhile."""
        self._whole.set()
        self._ends.set()

    def hold_ends(self) -> None:
        """From now on, what the database says arrives, but not that it has closed a connection."""
        self._ends.clear()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve a connection."""
        await self._whole.wait()
        answers, requests = await asyncio.open_unix_connection(self._database)
        asked = False

        async def ask() -> None:
            nonlocal asked
            while data := await reader.read(65536):
                await self._whole.wait()
                self.trips += not asked
                asked = True
                requests.write(data)
            await self._whole.wait()
            requests.close()

        async def answer() -> None:
            nonlocal asked
            while data := await answers.read(65536):
                await asyncio.sleep(self.delay)
                await self._whole.wait()
                asked = False
                writer.write(data)
            await self._whole.wait()
            await self._ends.wait()
            writer.close()

        try:
            await asyncio.gather(ask(), answer(), return_exceptions=True)
        finally:
            requests.close()
            writer.close()


@asynccontextmanager
async def cabled(url: str, folder: Path) -> AsyncIterator[tuple[str, Cable]]:
    """The address of a database at the end of a cable, whose other end is in a folder."""
    address = make_url(url)
    cable = Cable(Path(str(address.query["host"])) / _NAME)
    server = await asyncio.start_unix_server(cable.connect, folder / _NAME)
    yield address.update_query_dict({"host": str(folder)}).render_as_string(False), cable
    server.close()


class CableThread:
    """The same for tests that do not run in an event loop."""

    def __init__(self, url: str, folder: Path) -> None:
        self._url, self._folder = url, folder
        self._loop = asyncio.new_event_loop()
        self._laid, self._end = threading.Event(), asyncio.Event()
        self._thread = threading.Thread(target=self._run)
        self.url: str
        self._cable: Cable

    def cut(self) -> None:
        """Let nothing through from now on."""
        self._loop.call_soon_threadsafe(self._cable.cut)

    def restore(self) -> None:
        """Let everything through, also what was said meanwhile."""
        self._loop.call_soon_threadsafe(self._cable.restore)

    @contextmanager
    def laid(self) -> Iterator[CableThread]:
        """The cable is there inside."""
        self._thread.start()
        self._laid.wait()
        yield self
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join()

    def _run(self) -> None:
        async def run() -> None:
            async with cabled(self._url, self._folder) as (self.url, self._cable):
                self._laid.set()
                await self._end.wait()
            rest = asyncio.all_tasks() - {asyncio.current_task()}
            for each in rest:
                each.cancel()
            await asyncio.wait([*rest, asyncio.create_task(asyncio.sleep(0.1))])  # connections end, too

        self._loop.run_until_complete(run())
        self._loop.close()
