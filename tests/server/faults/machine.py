"""The machine that the server runs on: its processes, clock, disk and database, with their faults.

Faults are real wherever a test can have them: signals, a file system that is full, a limit on the size of
files (the kernel writes a part of what was asked, then fails), another program's lock, a PostgreSQL that is
stopped, refuses to write, or loses a process. Two are not: the wall clock is a function that the server was
given, and a torn write is made after ``kill -9`` (:mod:`tests.server.faults.wal`).
"""

from __future__ import annotations

import asyncio
import os
import re
import resource
import signal
import sqlite3
import subprocess
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import httpx
import psutil

from tests.server.faults.schedule import ProcessFault
from tests.server.faults.wal import tear
from tests.server.live import ForkedServer
from tests.server.postgres import processes

_BITE: Final = 1.5
"""Seconds in which a failing disk should meet a write."""
_LONG: Final = 5.6
"""Seconds of the rare faults that outlast SQLite's and PostgreSQL's time limits, and a pause of the clock."""
DISK: Final = "96m"
"""More than the free space that a server wants before it sets up a match."""


class Machine(ABC):
    """A server's machine. :meth:`inject` lets a fault happen, and returns when it is over."""

    def __init__(self, server: ForkedServer) -> None:
        self.server = server
        assert server.wall is not None
        server.wall.write_text("0")
        self.restarted = False
        """Whether the last fault took the server down."""

    @abstractmethod
    def _storage_faults(self) -> dict[str, Callable[[ProcessFault], Awaitable[str]]]:
        """The faults of this database. Each returns the name under which it is counted."""

    async def inject(self, fault: ProcessFault) -> str:
        """Let a fault happen. Returns its kind, with a note if it had no effect."""
        self.restarted = False
        methods = {
            "kill -9": self._kill,
            "SIGSTOP": self._stop,
            "worker killed": self._worker,
            "worker stopped": self._worker,
            "clock step": self._step,
            **self._storage_faults(),
        }
        return await methods[fault.kind](fault)

    async def healthy(self) -> bool:
        """Whether the server answers, and writes."""
        with suppress(httpx.TransportError):
            async with self._client() as client:
                return (await client.get("/health")).json().get("database") is True
        return False

    def _client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.server.port}", timeout=30)

    async def failures(self) -> float:
        """The number of storage failures that the server has counted."""
        with suppress(httpx.TransportError):
            async with self._client() as client:
                text = (await client.get("/metrics")).text
            return sum(
                map(float, re.findall(r"^skirmish_storage_failures_total\{.*\} (\S+)$", text, re.MULTILINE))
            )
        return 0.0

    async def _until_bitten(self, kind: str, before: float) -> str:
        """Wait until a write fails, or for a while."""
        end = asyncio.get_running_loop().time() + _BITE
        while asyncio.get_running_loop().time() < end:
            if await self.failures() > before:
                return kind
            await asyncio.sleep(0.02)
        return f"{kind}, unnoticed"

    async def _kill(self, fault: ProcessFault) -> str:
        self.server.kill()
        self.restarted = True
        self.server.start()
        return fault.kind

    async def _stop(self, fault: ProcessFault) -> str:
        assert self.server.process is not None
        os.kill(self.server.process, signal.SIGSTOP)
        await asyncio.sleep(fault.seconds if fault.amount % 25 else _LONG)
        os.kill(self.server.process, signal.SIGCONT)
        return fault.kind

    async def _worker(self, fault: ProcessFault) -> str:
        workers = psutil.Process(self.server.process).children()
        for each in workers:
            with suppress(psutil.NoSuchProcess):
                if fault.kind == "worker killed":
                    each.kill()
                else:  # the pool kills it when its answer is due
                    each.suspend()
        return fault.kind if workers else f"{fault.kind}, unnoticed"

    async def _step(self, fault: ProcessFault) -> str:
        wall = self.server.wall
        assert wall is not None
        new = wall.with_suffix(".new")
        new.write_text(str(int(wall.read_text()) + fault.amount))
        new.replace(wall)
        return fault.kind


class SqliteMachine(Machine):
    """A database in a file."""

    def __init__(self, server: ForkedServer, path: Path) -> None:
        super().__init__(server)
        self.path = path
        self.wal = path.with_name(f"{path.name}-wal")

    def _storage_faults(self) -> dict[str, Callable[[ProcessFault], Awaitable[str]]]:
        return {
            "database locked": self._lock,
            "I/O error": self._limit,
            "torn write": self._tear,
            "disk full": self._fill,
        }

    async def _lock(self, fault: ProcessFault) -> str:
        with suppress(sqlite3.OperationalError):
            connection = sqlite3.connect(self.path, isolation_level=None, timeout=30, check_same_thread=False)
            try:
                await asyncio.to_thread(connection.execute, "BEGIN IMMEDIATE")
                await asyncio.sleep(fault.seconds if fault.amount % 20 else _LONG)
            finally:
                connection.close()
        return fault.kind

    async def _limit(self, fault: ProcessFault) -> str:
        """Files may not grow: beyond the write-ahead log as it is now, or at all."""
        assert self.server.process is not None
        before = await self.failures()
        end = self.wal.stat().st_size if fault.amount % 2 and self.wal.exists() else 0
        _, most = resource.prlimit(self.server.process, resource.RLIMIT_FSIZE)
        resource.prlimit(self.server.process, resource.RLIMIT_FSIZE, (end + fault.amount % 6_000, most))
        try:
            return await self._until_bitten(fault.kind, before)
        finally:
            resource.prlimit(self.server.process, resource.RLIMIT_FSIZE, (most, most))

    async def _tear(self, fault: ProcessFault) -> str:
        self.server.kill()
        self.restarted = True
        torn = tear(self.wal, fault.amount)
        self.server.start()
        return fault.kind if torn else "kill -9"

    async def _fill(self, fault: ProcessFault) -> str:
        before = await self.failures()
        ballast = self.path.with_name("ballast")
        await asyncio.to_thread(self._empty_wal)
        try:
            _fill(ballast, fault.amount)
            return await self._until_bitten(fault.kind, before)
        finally:
            ballast.unlink()

    def _empty_wal(self) -> None:
        """A log that has been written before has its space already, and would meet no full disk."""
        connection = sqlite3.connect(self.path, isolation_level=None, timeout=30)
        with suppress(sqlite3.OperationalError):
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()


def _fill(ballast: Path, left: int) -> None:
    """Fill the disk with a file, but for a few bytes."""
    with ballast.open("wb") as file:
        for more in range(8):  # another program may take some of it meanwhile
            free = os.statvfs(ballast.parent)
            with suppress(OSError):
                size = free.f_bavail * free.f_frsize - left - more * 65_536
                os.posix_fallocate(file.fileno(), 0, max(1, size))
                return


@contextmanager
def small_disk(folder: Path) -> Any:
    """Mount a small disk on a folder for a while; whether that is permitted here."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(folder)]
    try:
        mounted = subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        mounted = False
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


class PostgresMachine(Machine):
    """A PostgreSQL server that belongs to the test."""

    def __init__(self, server: ForkedServer, postgresql: Any) -> None:
        super().__init__(server)
        self._postgresql = postgresql

    def _storage_faults(self) -> dict[str, Callable[[ProcessFault], Awaitable[str]]]:
        return {
            "database locked": self._lock,
            "database refuses": self._refuse,
            "database stopped": self._hang,
            "backend killed": self._lose_backend,
        }

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Any]:
        connection = await asyncpg.connect(self._postgresql.get_uri(), timeout=30)
        try:
            await connection.execute("SET default_transaction_read_only = off")
            yield connection
        finally:
            with suppress(asyncpg.PostgresError, OSError):
                await connection.close(timeout=5)

    async def _lock(self, fault: ProcessFault) -> str:
        async with self._connected() as connection, connection.transaction():
            await connection.execute("LOCK TABLE log IN EXCLUSIVE MODE")
            await asyncio.sleep(fault.seconds if fault.amount % 20 else _LONG)
        return fault.kind

    async def _refuse(self, fault: ProcessFault) -> str:
        """PostgreSQL reads and does not write, as a standby or one on a full disk."""
        before = await self.failures()
        async with self._connected() as connection:
            try:
                await connection.execute("ALTER SYSTEM SET default_transaction_read_only = on")
                await connection.execute("SELECT pg_reload_conf()")
                return await self._until_bitten(fault.kind, before)
            finally:
                await connection.execute("ALTER SYSTEM RESET default_transaction_read_only")
                await connection.execute("SELECT pg_reload_conf()")

    async def _hang(self, fault: ProcessFault) -> str:
        stopped = processes(self._postgresql.get_pid())
        for each in stopped:
            os.kill(each, signal.SIGSTOP)
        await asyncio.sleep(fault.seconds)
        for each in stopped:
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGCONT)
        return fault.kind

    async def _lose_backend(self, fault: ProcessFault) -> str:
        """A killed backend: PostgreSQL ends all connections and recovers from its own log."""
        backends = "FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        with suppress(asyncpg.PostgresError, OSError):
            async with self._connected() as connection:
                pids = [row["pid"] for row in await connection.fetch(f"SELECT pid {backends}")]
                if not pids:
                    return f"{fault.kind}, unnoticed"
                os.kill(pids[fault.amount % len(pids)], signal.SIGKILL)
                await asyncio.sleep(0.05)
        return fault.kind
