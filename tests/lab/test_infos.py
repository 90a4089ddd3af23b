"""A bot's free texts are kept in the logs and never shown to the players."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from skirmish.bots import load_agent
from skirmish.core import Options
from skirmish.games import load
from skirmish.lab import arena
from skirmish.lab.contest import contest, dismiss
from skirmish.lab.schedule import Plan
from skirmish.match.seeds import Seed
from tests.lab.players import Listener

BOT = """
import sys
decisions = 0
for line in sys.stdin:
    words = line.split()
    if words[0] == "hello":
        print("name talker", flush=True)
    elif words[0] == "match":
        decisions = 0
    elif words[0] == "go":
        decisions += 1
        print("info my hand, decision", decisions, flush=True)
        if decisions == 1:
            print("a complaint", end="", file=sys.stderr, flush=True)
        print("play", words[3], flush=True)
    elif words[0] == "bye":
        break
"""


def _bot(folder: Path) -> str:
    path = folder / "bot.py"
    path.write_text(BOT)
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def test_a_contest_collects_infos_without_showing_them(tmp_path: Path) -> None:
    talker, other = load_agent(_bot(tmp_path)), Listener()
    game, seed = load("hill218"), Seed("7")
    done = contest(game, Options("standard"), (talker, other), seed.fair(), seed.agents)
    dismiss([talker])
    mine, others = done.infos
    assert mine[0] == "my hand, decision 1"
    assert len(mine) == done.thoughts[0].decisions
    assert others == ()
    assert not any("hand" in token for token in other.heard)
    assert "hand" not in str(done.record)


def test_the_arena_keeps_infos_for_each_game_beside_the_complaints(tmp_path: Path) -> None:
    plan = Plan.of("island", [f"talker={_bot(tmp_path)}", "random"], games=2, seed="7", variant="blitz")
    arena.run(plan, folder=tmp_path / "out", jobs=1)
    logs = {path.name: path.read_text() for path in (tmp_path / "out" / "logs").iterdir()}
    assert set(logs) == {"00001-talker.log", "00002-talker.log"}
    for text in logs.values():
        first, second, *_ = text.splitlines()
        assert (first, second) == ("a complaint", "info my hand, decision 1")
        assert text.count("decision 1\n") == 1
