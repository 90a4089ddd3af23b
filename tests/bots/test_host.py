"""Programs that play, and everything that they may do wrong: real processes, and none of them is left."""

from __future__ import annotations

import gc
import os
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from skirmish import agents, games
from skirmish.agents import AgentFailure, Follower, Limit
from skirmish.bots import load_agent
from skirmish.bots.host import ProcessAgent
from skirmish.bots.program import MOST_ERRORS, kill_all
from skirmish.core import Options, Seat, UnknownName
from skirmish.i18n.speaker import LANGUAGES, Speaker
from skirmish.lab.contest import Contest, contest
from skirmish.match.seeds import Seed
from skirmish.records import check
from tests.cli.processes import wait_for
from tests.must import must

BOTS = Path(__file__).parent / "zoo" / "bots.py"
QUICK = Limit(milliseconds=200)
"""For those that will not answer in time. On a busy machine the others may need more."""
PATIENT = Limit(milliseconds=20_000)
MUTE = ("silent", "late", "never_reads", "closes_its_input", "slow_within_the_grace")
Make = Callable[[str], ProcessAgent]


def gone(pid: int) -> bool:
    """Whether a process has ended; it may still be a zombie of the process that inherited it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def _descriptors() -> int:
    return len(os.listdir("/proc/self/fd"))


@pytest.fixture
def bot(tmp_path: Path) -> Iterator[Make]:
    """A bot of the zoo; when the test is over, nothing of it may be left."""
    gc.collect()  # what other tests left open must not count for us
    before, threads = _descriptors(), threading.active_count()
    made: list[ProcessAgent] = []

    def make(behaviour: str) -> ProcessAgent:
        command = f"{sys.executable} '{BOTS}' {behaviour} '{tmp_path}'"
        limit = QUICK if behaviour in MUTE else PATIENT
        made.append(ProcessAgent(command, limit, errors=tmp_path / "stderr"))
        return made[-1]

    yield make
    for agent in made:
        agent.close()
    pids = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
    assert pids
    wait_for(lambda: all(map(gone, pids)))  # a child's end is not ours to wait for
    assert _descriptors() == before
    assert threading.active_count() == threads


def played(agent: ProcessAgent, game: str = "island", number: int = 1, seat: Seat = Seat.SOUTH) -> Contest:
    """A match against ``random``; the bot plays first."""
    seed = Seed("zoo", number)
    other = agents.load("random")
    players = (agent, other) if seat is Seat.SOUTH else (other, agent)
    found = games.load(game)
    variant = "quick" if game == "island" else "standard"
    result = contest(found, Options(variant, seat), players, seed.fair(), seed.agents)
    assert check(result.record) is not None
    return result


@pytest.mark.parametrize(
    ("behaviour", "code", "facts"),
    [
        ("dies_at_once", "bot-died", {"end": "status", "number": 0, "said": "none"}),
        (
            "dies_at_hello",
            "bot-died",
            {"end": "status", "number": 1, "said": "there is no �[31mboard�[0m here"},
        ),
        ("dies_midway", "bot-died", {"end": "status", "number": 3}),
        ("dies_of_a_signal", "bot-died", {"end": "signal", "number": 9}),
        ("dies_after_answering", "bot-died", {"end": "status", "number": 0}),
        ("silent", "bot-silent", {"milliseconds": 200}),
        ("late", "bot-late", {"milliseconds": 200}),
        ("never_reads", "bot-silent", {"milliseconds": 200}),
        ("floods", "bot-flood", {}),
        ("floods_without_a_newline", "bot-flood", {}),
        ("floods_unasked", "bot-flood", {}),
        ("illegal", "bot-illegal", {"token": "z99"}),
        ("unreadable", "bot-unreadable", {"text": "bestmove �]0;e2e4�", "awaited": "play"}),
        ("bare_play", "bot-unreadable", {"text": "play", "awaited": "play"}),
        ("not_utf_8", "bot-unreadable", {"text": "play ��", "awaited": "utf-8"}),
        ("wrong_greeting", "bot-unreadable", {"text": "Welcome to SuperBot 3000", "awaited": "name"}),
        ("unasked", "bot-unasked", {"text": "play end"}),
        ("answers_twice", "bot-unasked", {}),
        ("closes_its_output", "bot-closed", {}),
        ("closes_its_input", "bot-silent", {}),
        ("leaves_a_child", "bot-died", {"end": "status", "number": 0}),
    ],
)
def test_who_misbehaves_loses_that_match_and_plays_the_next(
    behaviour: str, code: str, facts: dict[str, object], bot: Make
) -> None:
    agent = bot(behaviour)
    lost = played(agent)
    failure = must(lost.failure)
    assert (lost.how, lost.winner, lost.record["Result"]) == (code, Seat.NORTH, "N")
    assert lost.record["Termination"] in ("resignation", "time")
    assert lost.record["Reason"].startswith(f"{code} ")
    assert {name: failure.facts.get(name) for name in facts} == facts
    for lang in LANGUAGES:
        assert Speaker(lang).what(failure)
    agent.milliseconds = PATIENT.milliseconds or 0  # from now on it plays well
    following = played(agent, number=2)
    assert following.failure is None
    assert agent.title == "a good one"


def test_hello_has_its_own_time(bot: Make, tmp_path: Path) -> None:
    agent = ProcessAgent(f"{sys.executable} {BOTS} silent_at_hello {tmp_path}", PATIENT, start=300)
    lost = played(agent)
    assert (lost.how, must(lost.failure).facts["milliseconds"]) == ("bot-silent", 300)
    agent.start = PATIENT.milliseconds or 0
    assert played(agent, number=2).failure is None
    agent.close()


@pytest.mark.parametrize(
    "behaviour", ["good", "stubborn", "keeps_a_child", "floods_standard_error", "chatty"]
)
@pytest.mark.parametrize("game", ["island", "hill218"])
def test_who_behaves_plays_match_after_match_in_one_process(
    behaviour: str, game: str, bot: Make, tmp_path: Path
) -> None:
    agent = bot(behaviour)
    for number, seat in enumerate((Seat.SOUTH, Seat.NORTH)):
        assert played(agent, game, number, seat).failure is None
    processes = 2 if behaviour == "keeps_a_child" else 1
    assert len((tmp_path / "pids").read_text().split()) == processes


def test_a_bot_may_leave_after_each_match(bot: Make, tmp_path: Path) -> None:
    """Also if it takes its time, so that the next match has begun meanwhile."""
    agent = bot("leaves_after_each_match")
    for number in range(3):
        assert played(agent, number=number).failure is None
    assert agent.title == "for one match"
    assert len((tmp_path / "pids").read_text().split()) == 3


def test_resigning_is_no_failure(bot: Make) -> None:
    agent = bot("resigns")
    lost = played(agent)
    assert (lost.how, lost.failure, lost.winner) == ("resignation", None, Seat.NORTH)
    assert lost.record["Termination"] == "resignation"
    assert lost.record.get("Reason") is None
    assert played(agent, number=2).failure is None


def test_an_answer_in_the_grace_counts(bot: Make) -> None:
    agent = bot("slow_within_the_grace")
    done = played(agent)
    assert done.failure is None
    assert done.thoughts[Seat.SOUTH].longest > 0.4, "it took longer than it had"


def test_free_texts_are_kept_without_what_a_terminal_would_obey(bot: Make) -> None:
    agent = bot("chatty")
    assert played(agent).failure is None
    assert agent.title == "chatty"
    first, second, *_ = agent.infos
    assert first == "good morning"
    assert second.startswith("win 0.5�[2J line ")
    assert played(agent, number=2).failure is None
    assert "good morning" not in agent.infos, "they are of one match"


def test_standard_error_is_kept_up_to_a_limit(bot: Make, tmp_path: Path) -> None:
    agent = bot("floods_standard_error")
    assert played(agent, "hill218").failure is None
    agent.close()
    kept = (tmp_path / "stderr").read_bytes()
    assert kept.startswith(b"y" * 1000)
    assert MOST_ERRORS <= len(kept) < MOST_ERRORS + 100
    assert kept.endswith(b"[...]\n")


def test_every_match_has_its_own_room_for_standard_error(bot: Make, tmp_path: Path) -> None:
    agent = bot("floods_standard_error")
    for number in (1, 2):
        assert played(agent, "hill218", number).failure is None
    agent.close()
    assert len((tmp_path / "pids").read_text().split()) == 1
    kept = (tmp_path / "stderr").read_bytes()
    assert 2 * MOST_ERRORS <= len(kept) < 2 * MOST_ERRORS + 200
    assert kept.endswith(b"[...]\n")


def test_all_programs_can_be_ended_at_once(bot: Make, tmp_path: Path) -> None:
    stubborn = [bot("stubborn") for _ in range(2)]
    game, options = games.load("island"), Options("quick", Seat.SOUTH)
    for agent in stubborn:
        agent.begin(game, options, Seat.SOUTH)
    wait_for(lambda: (tmp_path / "pids").exists() and len((tmp_path / "pids").read_text().split()) == 2)
    kill_all()
    assert all(gone(int(pid)) for pid in (tmp_path / "pids").read_text().split())
    for agent in stubborn:
        agent.kill()


def test_a_bot_is_told_what_its_seat_sees_and_no_more(bot: Make, tmp_path: Path) -> None:
    agent = bot("remembers")
    result = played(agent, "hill218", seat=Seat.NORTH)
    agent.close()
    hello, match, *heard, over = (tmp_path / "heard").read_text().splitlines()
    assert hello == "hello skirmish 1"
    assert match == "match hill218 standard seat N first N"
    assert over == f"over {result.record['Result']} reason {result.how}"
    tokens = [line.removeprefix("token ") for line in heard if line.startswith("token ")]
    whole = [token.text for token in result.record.tokens]
    assert len(tokens) == len(whole)
    hidden = [(seen, true) for seen, true in zip(tokens, whole, strict=True) if seen != true]
    assert hidden
    assert all(seen == true[0] + "?" * (len(true) - 1) for seen, true in hidden)
    own = [true for seen, true in zip(tokens, whole, strict=True) if seen == true and true[0] in "+<"]
    assert own, "its own cards it does see"
    questions = [line.split() for line in heard if line.startswith("go ")]
    assert all(words[:3] == ["go", "20000", "legal"] and len(words) > 3 for words in questions)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("/nowhere/at-all --fast", "missing"),
        ("{folder}/not-executable", "permission"),
        ("{folder}", "permission"),
        ("{folder}/no-program", "no-program"),
        ("{folder}/no-interpreter", "no-program"),
        ("'{folder}/not-executable/x'", "other"),
    ],
)
def test_a_program_that_cannot_be_started(command: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / "not-executable").write_text("#!/bin/sh\n")
    for name, text in (("no-program", "nothing\n"), ("no-interpreter", "#!/nowhere/at-all\n")):
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    agent = load_agent(f"cmd:{command.format(folder=tmp_path)}")
    assert isinstance(agent, ProcessAgent)
    for number in (1, 2):
        lost = played(agent, number=number)
        failure = must(lost.failure)
        assert (lost.how, failure.facts["reason"]) == ("bot-missing", reason)
        assert Speaker("en").what(failure)
    agent.close()


@pytest.mark.parametrize("command", ["", "   ", "'bot", 'bot "x'])
def test_a_command_without_words_is_refused(command: str) -> None:
    with pytest.raises(UnknownName) as refused:
        load_agent(f"cmd:{command}")
    assert refused.value.code == "bad-command"


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    agent = ProcessAgent(f"echo $HOME; touch {tmp_path}/x")
    lost = played(agent)
    assert must(lost.failure).facts["text"] == f"$HOME; touch {tmp_path}/x"[:64] + "…" * (
        len(str(tmp_path)) > 49
    )
    assert not (tmp_path / "x").exists()


def test_an_agent_that_is_never_closed_leaves_no_process(bot: Make, tmp_path: Path) -> None:
    agent = ProcessAgent(f"{sys.executable} {BOTS} stubborn {tmp_path}", PATIENT)
    assert isinstance(agent, Follower)
    assert played(agent).failure is None
    del agent
    gc.collect()
    (pid,) = (tmp_path / "pids").read_text().split()
    wait_for(lambda: gone(int(pid)))


def test_a_failure_is_raised_again_until_the_next_match(bot: Make) -> None:
    agent = bot("dies_at_once")
    game, options = games.load("island"), Options("quick", Seat.SOUTH)
    agent.begin(game, options, Seat.SOUTH)
    view = game.view(game.start(options), Seat.SOUTH)
    for _ in range(2):
        with pytest.raises(AgentFailure) as lost:
            agent.choose(game, view, lambda number: 0)
        assert lost.value.code == "bot-died"
        agent.saw("#c4")
    agent.end("N", "bot-died")


def test_a_match_that_begins_anew_needs_no_end(bot: Make, tmp_path: Path) -> None:
    """After a takeback, or when a match is resumed."""
    agent = bot("remembers")
    game, options = games.load("island"), Options("quick", Seat.SOUTH)
    agent.begin(game, options, Seat.SOUTH)
    assert played(agent).failure is None
    agent.close()
    assert (tmp_path / "heard").read_text().count("match island quick seat S first S\n") == 2
