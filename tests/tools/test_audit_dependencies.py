"""The audit of the dependencies says what was looked up, what was found, and what is not known."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from scripts import audit_dependencies

SOUND = {"name": "msgspec", "version": "0.22.0", "vulns": []}
WEAK = {"name": "h11", "version": "0.1", "vulns": [{"id": "PYSEC-1"}, {"id": "PYSEC-2"}]}
SKIPPED = {"name": "uvicorn", "skip_reason": "Dependency not found on PyPI"}
NPM = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 300}}}
WEAK_NPM = {**NPM, "vulnerabilities": {"vite": {"severity": "high"}}}


def answering(python: Any, npm: Any, installed: int = 0) -> audit_dependencies.Run:
    """Programs that answer this; a text is no JSON."""

    def run(*words: str, folder: Path = Path()) -> subprocess.CompletedProcess[str]:
        if "install" in words:
            return subprocess.CompletedProcess(words, installed, "", "No matching distribution found")
        answer = npm if "audit" in words else {"dependencies": python} if isinstance(python, list) else python
        text = answer if isinstance(answer, str) else json.dumps(answer)
        return subprocess.CompletedProcess(words, 0, text, "Connection refused")

    return run


@pytest.mark.parametrize(
    ("python", "npm", "status", "said"),
    [
        ([SOUND], NPM, 0, ["requirements.lock: 1 packages looked up, 0 with", "300 packages looked up"]),
        ([SOUND, WEAK], NPM, 1, ["h11 0.1: PYSEC-1, PYSEC-2"]),
        ([SOUND], WEAK_NPM, 1, ["vite: high"]),
        ([SOUND, SKIPPED], NPM, 2, ["NOT AUDITED: 1 of 2 packages could not be looked up"]),
        ([SKIPPED, WEAK], NPM, 1, ["NOT AUDITED", "h11"]),
        ("", NPM, 2, ["NOT AUDITED: no network: Connection refused"]),
        ([SOUND], {"error": {"code": "ENOTFOUND"}}, 2, ["web/package-lock.json", "NOT AUDITED: no network"]),
    ],
)
def test_what_an_audit_says(
    python: Any, npm: Any, status: int, said: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit_dependencies.main(answering(python, npm)) == status
    out = capsys.readouterr().out
    for each in said:
        assert each in out


def test_without_a_registry_nothing_is_audited(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit_dependencies.main(answering([SOUND], "", installed=1)) == 2
    assert "NOT AUDITED: pip-audit cannot be installed: No matching" in capsys.readouterr().out


def test_a_program_that_hangs_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit_dependencies, "PATIENCE", 0.2)
    assert audit_dependencies.run("sleep", "20").returncode == 1
