"""The bots of ``docs/bots.md`` play, and its transcript is a real one."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from skirmish import agents, games
from skirmish.bots.host import ProcessAgent
from skirmish.core import Options, Seat
from skirmish.lab.contest import Contest, contest
from skirmish.match.seeds import Seed
from skirmish.records import check
from tests.docs.examples import ROOT, blocks, like

PAGE = ROOT / "docs" / "bots.md"
EXAMPLES = ROOT / "docs" / "examples"
SHOWN = {"py": "bot.py", "sh": "bot.sh"}
PROGRAMS = {"bot.py": sys.executable, "bot.sh": "sh"}


def played(agent: ProcessAgent, game: str, seat: Seat, number: int) -> Contest:
    """A match against ``random``, by the seed of the page."""
    seed, other = Seed("docs", number), agents.load("random")
    players = (agent, other) if seat is Seat.SOUTH else (other, agent)
    found = games.load(game)
    options = Options(found.variants[0], Seat.SOUTH)
    result = contest(found, options, players, seed.fair(), seed.agents)
    assert check(result.record) is not None
    return result


@pytest.mark.parametrize("kind", SHOWN)
def test_the_page_shows_the_programs_as_they_are(kind: str) -> None:
    (shown,) = (block.text for block in blocks(PAGE) if block.kind == kind)
    assert shown == (EXAMPLES / SHOWN[kind]).read_text()


def test_forty_lines() -> None:
    assert len((EXAMPLES / "bot.py").read_text().splitlines()) <= 40


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize("last", ["", "bye\n"])
def test_the_programs_leave_in_good_order(program: str, last: str) -> None:
    """At ``bye`` and at the end of the input; an empty line does them no harm."""
    done = subprocess.run(
        [PROGRAMS[program], EXAMPLES / program],
        input=f"hello skirmish 1\n\ngo 1000 legal end\n{last}",
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    assert done.stdout.splitlines()[1:] == ["play end"]


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize("game", games.names())
def test_the_programs_play_whole_matches(program: str, game: str) -> None:
    agent = ProcessAgent(f"{PROGRAMS[program]} {shlex.quote(str(EXAMPLES / program))}")
    results = [played(agent, game, seat, number) for number in range(5) for seat in Seat]
    agent.close()
    assert [result.failure for result in results] == [None] * len(results)
    if program == "bot.py":
        won = [result.winner is seat for result, seat in zip(results, [*Seat] * 5, strict=True)]
        assert sum(won) >= 5, "it wins 19 of 20; half of ten is what no bad luck will take from it"


def _conversation(heard: list[str], said: list[str]) -> Iterator[str]:
    """What host and bot said, in the order in which it was said."""
    answers = iter(said)
    for line in heard:
        yield f"host  {line}"
        if line.startswith("hello"):
            yield f"bot   {next(answers)}"
        elif line.startswith("go"):
            for answer in answers:
                yield f"bot   {answer}"
                if not answer.startswith("info"):
                    break
    assert list(answers) == []


def test_the_transcript_is_a_real_one(tmp_path: Path) -> None:
    (shown,) = (block.text for block in blocks(PAGE) if block.text.startswith("host  "))
    logs = tmp_path / "host", tmp_path / "bot"
    pipe = f"tee {logs[0]} | {sys.executable} -m skirmish bot --level greedy --seed 7 | tee {logs[1]}"
    agent = ProcessAgent(f"sh -c {shlex.quote(pipe)}")
    assert played(agent, "hill218", Seat.SOUTH, 1).failure is None
    agent.close()
    heard, said = (log.read_text().splitlines() for log in logs)
    real = "".join(f"{line}\n" for line in _conversation(heard, said))
    assert like(shown, real), real
