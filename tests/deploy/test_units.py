"""Systemd units, the container file, the compose file and the sample settings, as far as they can be tried
without an engine for containers. The image itself is not built here (docs/deployment.md)."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from skirmish.cli.serve_options import SETTINGS
from tests.cli.processes import called
from tests.deploy.proxies import DEPLOY, program
from tests.server.live import Live, server  # noqa: F401

ROOT = DEPLOY.parent
UNITS = ("skirmish.service", "skirmish@.service", "skirmish-engine.service")
CONTAINER = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
VARIABLES = {each.variable for each in SETTINGS}


@pytest.mark.parametrize("name", UNITS)
def test_units_are_sound_and_sandboxed(name: str, tmp_path: Path) -> None:
    text = (DEPLOY / name).read_text()
    command = re.search(r"^ExecStart=(\S+)", text, re.MULTILINE)
    assert command is not None
    unit = tmp_path / name
    unit.write_text(text.replace(command[1], "/bin/true"))
    done = subprocess.run(
        [program("systemd-analyze"), "verify", str(unit)], capture_output=True, encoding="utf-8", timeout=60
    )
    assert (
        done.returncode,
        [line for line in done.stderr.splitlines() if name.partition("@")[0] in line],
    ) == (0, [])
    exposed = subprocess.run(
        [program("systemd-analyze"), "security", "--offline=true", "--threshold=20", str(unit)],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert exposed.returncode == 0, exposed.stdout[-500:]


def system_calls(name: str) -> set[str]:
    """The system calls of one of systemd's groups, with those of the groups in it."""
    done = subprocess.run(
        [program("systemd-analyze"), "syscall-filter", name],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    words = [line.split()[0] for line in done.stdout.splitlines()[1:] if line.strip()]
    found = {word for word in words if not word.startswith(("@", "#"))}
    return found.union(*(system_calls(word) for word in words if word.startswith("@")))


@pytest.mark.parametrize("name", UNITS)
def test_units_leave_what_the_server_needs(name: str) -> None:
    """Workers make themselves nice, the server raises its limit of open files, and metrics read /proc."""
    text = (DEPLOY / name).read_text()
    allowed = set[str]()
    for line in re.findall(r"^SystemCallFilter=(.*)$", text, re.MULTILINE):
        calls = set[str]().union(*(system_calls(group) for group in line.removeprefix("~").split()))
        allowed = allowed - calls if line.startswith("~") else allowed | calls
    assert {"setpriority", "prlimit64", "clone3", "fdatasync", "mprotect", "epoll_wait"} <= allowed
    assert not {"reboot", "setuid", "mount", "ptrace"} & allowed
    assert not re.search(r"^(ProcSubset|MemoryDenyWriteExecute)=", text, re.MULTILINE)


def test_the_two_units_differ_in_nothing_else() -> None:
    one, many = ((DEPLOY / name).read_text().splitlines() for name in UNITS[:2])
    different = [(a, b) for a, b in zip(one, many, strict=True) if a != b and not a.startswith("#")]
    assert different == [
        ("Description=Skirmish, a server for board games", "Description=Skirmish, server %i"),
        (different[1][0], f"{different[1][0]} --port %i"),
    ]
    assert different[1][0].startswith("ExecStart=")


def test_the_engine_s_unit_is_sandboxed_like_a_server_s() -> None:
    serve, engine = ((DEPLOY / name).read_text().split("\nDynamicUser=")[1] for name in UNITS[1:])
    assert engine.replace("MemoryMax=16G", "MemoryMax=4G") == serve
    assert "skirmish engine --metrics-port" in (DEPLOY / UNITS[2]).read_text()


def test_the_sample_settings_are_settings(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = DEPLOY / "skirmish.toml"
    call = ("serve", "--settings", str(file), "--data", str(tmp_path), "--show-settings")
    done = called(capsys, *call)
    assert (done.status, done.err) == (0, "")
    assert set(tomllib.loads(file.read_text())) <= set(tomllib.loads(done.out))


def instructions(word: str) -> list[str]:
    """The arguments of every instruction of the container file with that word."""
    return re.findall(rf"^{word}\s+(.*)$", CONTAINER, re.MULTILINE)


def test_the_container_file_copies_what_there_is() -> None:
    for line in instructions("COPY"):
        *sources, _ = [word for word in line.split() if not word.startswith("--")]
        if "--from=build" not in line:
            assert all((ROOT / source).exists() for source in sources), line


def test_the_container_file_starts_a_server(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    given = dict(pair.split("=", 1) for line in instructions("ENV") for pair in shlex.split(line))
    settings = {name: value for name, value in given.items() if name.startswith("SKIRMISH_")}
    assert set(settings) <= VARIABLES
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    (command,) = [yaml.safe_load(line) for line in instructions("CMD")]
    assert command[0] == "skirmish"
    done = called(capsys, *command[1:], "--data", str(tmp_path), "--show-settings")
    assert (done.status, done.err) == (0, "")
    assert tomllib.loads(done.out)["port"] == 8218


def test_the_container_s_health_check_works(server: Live) -> None:  # noqa: F811
    check = re.search(r"CMD (\[.*\])", instructions("HEALTHCHECK")[0])
    assert check is not None
    python, *arguments = yaml.safe_load(check[1])
    assert python == "python"
    for port, status in ((server.port, 0), (1, 1)):
        tried = [each.replace("8218", str(port)) for each in arguments]
        assert subprocess.run([sys.executable, *tried], capture_output=True, timeout=60).returncode == status
    assert httpx.get(f"{server.address}/live").status_code == 200


def test_the_compose_file_names_settings_that_exist() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    compose: dict[str, Any] = yaml.safe_load(text)
    services = compose["services"]
    assert set(services) == {"database", "node1", "node2", "engine", "proxy"}
    assert services["node1"]["environment"]["SKIRMISH_WORKERS"] == "0"
    assert services["engine"]["command"] == ["skirmish", "engine"]
    assert services["engine"]["environment"]["SKIRMISH_WORKERS"] == ""
    for name in ("node1", "node2", "engine"):
        assert set(services[name]["environment"]) <= VARIABLES
        assert (DEPLOY / services[name]["build"]["context"] / services[name]["build"]["dockerfile"]).is_file()
    assert set(re.findall(r"\{\$(\w+)", (DEPLOY / "Caddyfile").read_text())) == set(
        services["proxy"]["environment"]
    )
    for volume in services["proxy"]["volumes"]:
        source = volume.partition(":")[0]
        assert (DEPLOY / source).is_file() if source.startswith(".") else source in compose["volumes"]


def build_steps(folder: Path) -> list[str]:
    """What the first stage of the container file runs, below a folder instead of the root."""
    stage = CONTAINER.split("\nFROM ")[1]
    return [
        line.replace("/opt/skirmish", str(folder / "opt"))
        for line in re.findall(r"^RUN\s+(.*)$", stage, re.MULTILINE)
    ]


def test_the_steps_of_the_container_file(tmp_path: Path) -> None:
    """The stage that builds, step by step without a builder: with SKIRMISH_SOAK all of it, from the registry,
    which takes minutes; otherwise the steps that need no network."""
    source = tmp_path / "source"
    source.mkdir()
    for line in instructions("COPY"):
        *names, _ = [word for word in line.split() if not word.startswith("--")]
        if "--from=build" in line:
            continue
        for name in names:
            if (ROOT / name).is_dir():
                ignored = shutil.ignore_patterns("node_modules", "page", "__pycache__")
                shutil.copytree(ROOT / name, source / name, ignore=ignored)
            else:
                shutil.copy(ROOT / name, source / name)
    steps = build_steps(tmp_path)
    assert [step.split()[0].rpartition("/")[2] for step in steps] == [
        *("python", "sed", "python", "python", "python", "cache")
    ]
    soak = "SKIRMISH_SOAK" in os.environ
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SKIRMISH")}
    for step in steps if soak else steps[1:2]:
        subprocess.run(["sh", "-ec", step], cwd=source, check=True, env=kept, timeout=1800)
    lock = (source / "postgres.lock").read_text()
    assert lock.startswith("asyncpg==")
    assert lock.count("==") == 1
    assert "--hash=sha256:" in lock
    if soak:
        made = tmp_path / "opt" / "bin" / "skirmish"
        done = subprocess.run(
            [made, "--version"], capture_output=True, check=True, encoding="utf-8", timeout=60
        )
        assert done.stdout.startswith("skirmish ")
        assert list((tmp_path / "opt").rglob("server/page/index.html"))
