"""Faulty programs in an arena lose at most their own matches, and the reason is recorded."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import skirmish
from skirmish.bots.program import MOST_ERRORS
from skirmish.i18n.speaker import LANGUAGES
from skirmish.lab import arena
from skirmish.lab.format import summary
from skirmish.lab.runner import MOST_LOG, GameRunner
from skirmish.lab.schedule import Plan
from tests.bots.test_host import BOTS, gone
from tests.cli.processes import environment, wait_for
from tests.must import must

BOT = """
import sys, time
wrong, decisions = sys.argv[1], 0
for line in sys.stdin:
    words = line.split()
    if words[0] == "hello":
        print("name", wrong, flush=True)
    elif words[0] == "bye":
        break
    elif words[0] == "go":
        decisions += 1
        print("decision", decisions, "of", wrong, file=sys.stderr, flush=True)
        if wrong == "good" or decisions < 3:
            print("play", words[3], flush=True)
        elif wrong == "dies":
            sys.exit("out of ideas")
        elif wrong == "illegal":
            print("play z99", flush=True)
        elif wrong == "floods":
            while True:
                print("info", "x" * 1000)
        elif wrong == "silent":
            time.sleep(60)
        elif wrong == "resigns":
            print("resign", flush=True)
"""


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("bot") / "bot.py"
    path.write_text(BOT)
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def test_no_bot_stops_the_arena(bot: str, tmp_path: Path) -> None:
    wrongs = {"dies": "bot-died", "illegal": "bot-illegal", "floods": "bot-flood", "silent": "bot-silent"}
    # Only who is to be silent has little time: on a busy machine the others may need more.
    limits = {"silent": "50ms"}
    agents = [f"{name}={bot} {name}@{limits.get(name, '20000ms')}" for name in ("good", "resigns", *wrongs)]
    plan = Plan.of("island", agents, games=2, seed="7", variant="blitz")
    result = arena.run(plan, folder=tmp_path, jobs=2)
    assert (result.played, result.crashes) == (plan.total, ())
    assert result.agents[0].name == "good"
    for standing in result.agents:
        expected = {wrongs[standing.name]} if standing.name in wrongs else set()
        assert set(standing.failures) == expected, standing.name
    against_good = {name: result.scores["good", name] for name in (*wrongs, "resigns")}
    assert {(score.wins, score.games) for score in against_good.values()} == {(2, 2)}

    tags = Counter[tuple[str, str]]()
    for path in (tmp_path / "records").iterdir():
        (record,) = skirmish.read_records(path.read_text())
        assert skirmish.verify(record).fair
        reason = (record.get("Reason") or "").partition(" ")[0]
        tags[reason, record["Termination"]] += 1
    assert set(tags) == {
        ("bot-died", "resignation"),
        ("bot-illegal", "resignation"),
        ("bot-flood", "resignation"),
        ("bot-silent", "time"),
        ("", "resignation"),
    }
    logs = {path.name: path.read_text() for path in (tmp_path / "logs").iterdir()}
    assert any("out of ideas" in text for name, text in logs.items() if name.endswith("-dies.log"))
    assert any("decision 2 of good" in text for name, text in logs.items() if name.endswith("-good.log"))
    for lang in LANGUAGES:
        said = summary(result, lang)
        assert "bot-" not in said
        assert "silent" in said  # its name


def test_a_bot_plays_the_same_whatever_the_number_of_processes(bot: str, tmp_path: Path) -> None:
    plan = Plan.of("hill218", [f"good={bot} good@20000ms", "random"], games=4, seed="7")
    found = []
    for jobs in (1, 3):
        arena.run(plan, folder=tmp_path / str(jobs), jobs=jobs)
        found.append([path.read_text() for path in sorted((tmp_path / str(jobs) / "records").iterdir())])
    assert found[0] == found[1]


DEAF = """
import signal
from skirmish.lab import worker
signal.signal(signal.SIGINT, signal.SIG_IGN)
worker.ABANDON_AFTER = 0.2
worker.main()
"""
"""A worker that is busy with something which no interrupt stops."""


@pytest.mark.parametrize("code", [DEAF, "from skirmish.lab import worker; worker.main()"])
def test_a_worker_that_exits_in_the_middle_of_a_game_leaves_no_bot_behind(code: str, tmp_path: Path) -> None:
    program = f"cmd:{shlex.join([sys.executable, str(BOTS), 'asleep', str(tmp_path)])}"
    plan = Plan.of("island", [f"a={program}@60000ms", "random"], games=2, seed="7", variant="blitz")
    folder = tmp_path / "temporary"
    folder.mkdir()
    worker = subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        env=environment(tmp_path, {"TMPDIR": str(folder)}),
    )
    questions = must(worker.stdin)
    questions.write(f"{json.dumps(plan.to_json())}\n1\n".encode())
    questions.flush()
    wait_for(lambda: (tmp_path / "asleep").exists())
    assert list(folder.iterdir())
    questions.close()
    worker.wait(20)
    (pid,) = (tmp_path / "pids").read_text().split()
    wait_for(lambda: gone(int(pid)))
    assert list(folder.iterdir()) == []


def test_what_a_bot_complains_of_is_kept_for_every_game(tmp_path: Path) -> None:
    """For any number of games in one process, without an ever-growing file."""
    program = f"cmd:{shlex.join([sys.executable, str(BOTS), 'floods_standard_error', str(tmp_path)])}"
    plan = Plan.of("island", [f"a={program}@20000ms", "random"], games=4, seed="7", variant="blitz")
    runner = GameRunner(plan)
    logs = [runner.play(fixture).logs["a"] for fixture in plan.fixtures()]
    size = runner.error_log("a").stat().st_size
    runner.close()
    assert len(logs) == 4
    assert all(len(log) == MOST_LOG for log in logs)
    assert size < MOST_ERRORS
