"""From a player's first decision to the computer's, on a new machine: at a server and in the terminal.

Nothing is compiled yet: the home and cache folders are empty, and the searches are compiled meanwhile.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx
import psutil
from websockets.sync.client import connect

from benchmarks.server.processes import free_port
from skirmish.agents import LEVELS
from skirmish.games import BUILT_IN, load

_ENTROPY: Final = "entropy-of-a-player-who-measures"
_PATIENCE: Final = 120.0
_TYPED: Final = {"island": b"#a1\n", "hill218": b"1\n"}
"""A first decision, as it can be typed."""


@contextmanager
def new_machine() -> Iterator[dict[str, str]]:
    """An environment without anything compiled, kept or set."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as home:
        folders = {
            f"XDG_{name}_HOME": f"{home}/{name.lower()}" for name in ("CACHE", "CONFIG", "DATA", "STATE")
        }
        yield {**os.environ, "HOME": home, **folders, "LANG": "C.UTF-8"}


def end(process: subprocess.Popen[bytes]) -> None:
    """Kill a process with everything it has started, compilers included."""
    for each in psutil.process_iter():
        with suppress(psutil.Error, ProcessLookupError):
            if os.getsid(each.pid) == process.pid:
                each.kill()
    process.wait()


def in_terminal(game: str, level: str) -> float:
    """Seconds from a decision in ``skirmish play`` to the next prompt: the computer has decided by then."""
    command = [sys.executable, "-m", "skirmish", "play", game, "--level", level, "--first", "S"]
    with (
        new_machine() as env,
        subprocess.Popen(
            [*command, "--board", "plain", "--lang", "en"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=env,
            start_new_session=True,
        ) as process,
    ):
        try:
            _until_prompt(process)
            assert process.stdin is not None
            start = time.perf_counter()
            process.stdin.write(_TYPED[game])
            process.stdin.flush()
            _until_prompt(process)
            return time.perf_counter() - start
        finally:
            end(process)


def _until_prompt(process: subprocess.Popen[bytes]) -> None:
    assert process.stdout is not None
    heard = b""
    while not heard.endswith(b"South> "):
        more = process.stdout.read1(4096)  # type: ignore[attr-defined]  # a buffered reader
        if not more:
            raise RuntimeError(f"skirmish play ended: {heard.decode()[-500:]}")
        heard += more


def at_server(game: str, levels: Sequence[str] = LEVELS) -> dict[str, float]:
    """For each level the seconds from a decision in a new match to the computer's, at one new server."""
    port = free_port()
    command = [sys.executable, "-m", "skirmish", "serve", "--no-browser", "--port", str(port)]
    with (
        new_machine() as env,
        subprocess.Popen(
            [*command, "--log", "quiet", "--data", f"{env['HOME']}/matches"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=env,
            start_new_session=True,
        ) as process,
    ):
        try:
            address = f"http://127.0.0.1:{port}"
            _until_healthy(address, process)
            return {level: _first_move(address, game, level) for level in levels}
        finally:
            end(process)


def _until_healthy(address: str, process: subprocess.Popen[bytes]) -> None:
    limit = time.monotonic() + _PATIENCE
    while process.poll() is None and time.monotonic() < limit:
        with suppress(httpx.TransportError):
            if httpx.get(f"{address}/health", timeout=5).status_code == httpx.codes.OK:
                return
        time.sleep(0.02)
    raise RuntimeError("no server")


def _first_move(address: str, game: str, level: str) -> float:
    """South decides first; the time runs until South may decide again."""
    asked = {
        "game": game,
        "variant": load(game).variants[0],
        "south": {"kind": "person"},
        "north": {"kind": "computer", "level": level},
        "first": "south",
    }
    created = httpx.post(f"{address}/api/matches", json=asked, headers={"origin": address}).json()
    where = address.replace("http", "ws") + "/socket"
    with connect(where, origin=address, compression=None, max_size=None) as tab:  # type: ignore[arg-type]

        def say(kind: str, **fields: Any) -> None:
            tab.send(json.dumps({"type": kind, **fields}))

        def decisions_after(prompt: int) -> Any:
            while True:
                state = json.loads(tab.recv(_PATIENCE))
                if state["type"] == "state" and state.get("decisions") and state["prompt"]["number"] > prompt:
                    return state

        say("hello", match=created["match"], key=created["south"])
        say("join", id="join", commitment=sha256(_ENTROPY.encode()).hexdigest(), name="Ann")
        say("open", id="open", entropy=_ENTROPY)
        state = decisions_after(-1)
        number, start = state["prompt"]["number"], time.perf_counter()
        say("act", id="act", prompt=number, token=state["decisions"][0]["token"])
        decisions_after(number + 1)  # the computer had the prompt between
        return time.perf_counter() - start


def main() -> None:
    """Measure everything once and print it, with the load of the machine."""
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, {Path(sys.executable).name}")
    for game in BUILT_IN:
        served = at_server(game)
        for level in LEVELS:
            print(
                f"{game}, {level}: server {served[level]:.2f} s, terminal {in_terminal(game, level):.2f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
