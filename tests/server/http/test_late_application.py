"""The application for HTTP requests is made late, and again if it could not be made."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from skirmish.server.http.late_application import LateApplication
from skirmish.server.ops.absent import absent


@pytest.mark.anyio
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # Litestar 3 will want other words
async def test_what_could_not_be_loaded_is_reported_and_tried_again() -> None:
    context: Any = None
    transport = httpx.ASGITransport(LateApplication(context))
    async with httpx.AsyncClient(transport=transport, base_url="http://skirmish") as client:
        with capture_logs() as logs, absent("skirmish.server.http.application"), pytest.raises(ImportError):
            await client.get("/live")
        assert [(each["event"], each["where"]) for each in logs] == [("fault", "application")]
        assert (await client.get("/live")).status_code == 200


def test_the_framework_is_not_loaded_with_the_server() -> None:
    """Players of a server that was restarted do not wait for it."""
    code = "import sys, skirmish.server.main; print('litestar' in sys.modules)"
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=90
    )
    assert found.stdout.strip() == "False"
