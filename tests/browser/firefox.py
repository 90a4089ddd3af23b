"""Debian's Firefox, driven by Playwright over WebDriver BiDi; run as the browser that Playwright starts.

Playwright asks every browser to override media features. Firefox ESR does not know the request yet, and
Playwright gives up when it is refused. So this program starts Firefox, names an address of its own in place
of Firefox's, and passes on everything but that request (docs/decisions/0028-firefox-over-bidi.md).
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Playwright
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

_UNKNOWN: Final = "emulation.setMediaFeaturesOverride"
_LISTENING: Final = re.compile(rb"(WebDriver BiDi listening on )(ws://\S+)")


def launched(playwright: Playwright, folder: Path) -> Browser:
    """Firefox; ``folder`` keeps the program that Playwright starts."""
    program = folder / "firefox"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{__file__}" "$@"\n')
    program.chmod(0o755)
    return playwright.firefox.launch(channel="moz-firefox", executable_path=program)


async def _pass_on(source: ClientConnection, client: ServerConnection) -> None:
    async for message in source:
        await client.send(message)


async def _main() -> int:
    found = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or "firefox"
    firefox = await asyncio.create_subprocess_exec(found, *sys.argv[1:], stderr=asyncio.subprocess.PIPE)
    assert firefox.stderr
    for each in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(each, firefox.terminate)
    target = ""

    async def relay(client: ServerConnection) -> None:
        assert client.request
        async with (
            connect(target + client.request.path, max_size=None, ping_interval=None) as line,
            asyncio.TaskGroup() as tasks,
        ):
            answers = tasks.create_task(_pass_on(line, client))
            async for message in client:
                request = json.loads(message)
                if request["method"] == _UNKNOWN:
                    await client.send(json.dumps({"type": "success", "id": request["id"], "result": {}}))
                else:
                    await line.send(message)
            answers.cancel()

    async with serve(relay, "127.0.0.1", 0, max_size=None, ping_interval=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async for line in firefox.stderr:
            if listening := _LISTENING.search(line):
                target = listening[2].decode()
                line = listening[1] + f"ws://127.0.0.1:{port}\n".encode()
            sys.stderr.buffer.write(line)
            sys.stderr.flush()
    return await firefox.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(_main()))
