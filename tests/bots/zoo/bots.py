"""Bots that misbehave, each in its own way: ``bots.py BEHAVIOUR FOLDER``.

Every process writes its number to FOLDER/pids. Only the first one misbehaves; a later one finds
FOLDER/done and plays as it should, so that a test sees whether the next match works.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(sys.argv[2])
SEEN: list[str] = []
"""All that the host has said."""


def noted(pid: int) -> None:
    with (FOLDER / "pids").open("a") as file:
        file.write(f"{pid}\n")


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def hear() -> str:
    line = sys.stdin.readline()
    if not line or line == "bye\n":
        sys.exit(0)
    SEEN.append(line.rstrip("\n"))
    return line.rstrip("\n")


def play_well(decisions: int = 1 << 30) -> list[str]:
    """Play the last legal token for that many decisions; then return the words of the next question."""
    while True:
        words = hear().split()
        if words[0] == "hello":
            say("name a good one")
        elif words[0] == "go":
            if not decisions:
                return words
            decisions -= 1
            say(f"play {words[-1]}")


def for_ever() -> None:
    while True:
        time.sleep(60)


def a_child(doing: Callable[[], None]) -> int:
    """A child that inherits all pipes."""
    pid = os.fork()
    if pid == 0:
        doing()
        os._exit(0)
    noted(pid)
    return pid


def dies_at_once() -> None:
    pass


def dies_at_hello() -> None:
    hear()
    sys.exit("there is no \x1b[31mboard\x1b[0m here")


def dies_midway() -> None:
    play_well(2)
    os._exit(3)


def dies_of_a_signal() -> None:
    play_well(1)
    os.kill(os.getpid(), signal.SIGKILL)


def dies_after_answering() -> None:
    say(f"play {play_well(1)[-1]}")
    os._exit(0)


def silent_at_hello() -> None:
    hear()
    for_ever()


def silent() -> None:
    play_well(1)
    for_ever()


def asleep() -> None:
    """Ignores everything, even the end of its input."""
    for each in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(each, signal.SIG_IGN)
    play_well(1)
    (FOLDER / "asleep").touch()
    for_ever()


def late() -> None:
    play_well(1)
    say("info thinking hard")
    for_ever()


def slow_within_the_grace() -> None:
    words = play_well(1)
    time.sleep(int(words[1]) / 1000 + 0.2)
    say(f"play {words[-1]}")
    play_well()


def never_reads() -> None:
    hear()
    say("name deaf")
    for_ever()


def floods() -> None:
    play_well(1)
    while True:
        say("info " + "x" * 1000)


def floods_without_a_newline() -> None:
    play_well(1)
    while True:
        sys.stdout.write("x" * 1000)


def floods_unasked() -> None:
    words = play_well(1)
    say(f"play {words[-1]}")
    while True:
        say("info " + "x" * 1000)


def floods_standard_error() -> None:
    while True:
        words = play_well(0)
        sys.stderr.write("y" * (1 << 18) + "\n")
        sys.stderr.flush()
        say(f"play {words[-1]}")


def illegal() -> None:
    play_well(1)
    say("play z99")
    play_well()


def unreadable() -> None:
    play_well(1)
    say("bestmove \x1b]0;e2e4\x07")
    play_well()


def bare_play() -> None:
    play_well(1)
    say("play")
    play_well()


def not_utf_8() -> None:
    play_well(1)
    sys.stdout.buffer.write(b"play \xff\xfe\n")
    sys.stdout.flush()
    play_well()


def wrong_greeting() -> None:
    hear()
    say("Welcome to SuperBot 3000")
    play_well()


def resigns() -> None:
    play_well(1)
    say("resign")
    play_well()


def unasked() -> None:
    hear()
    say("name eager\nplay end")
    play_well()


def answers_twice() -> None:
    words = play_well(1)
    say(f"play {words[-1]}\nplay {words[-1]}")
    play_well()


def closes_its_output() -> None:
    play_well(1)
    os.close(1)
    for_ever()


def closes_its_input() -> None:
    play_well(1)
    os.close(0)
    for_ever()


def leaves_a_child() -> None:
    play_well(1)
    a_child(for_ever)
    os._exit(0)


def keeps_a_child() -> None:
    a_child(for_ever)
    play_well()


def stubborn() -> None:
    for each in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(each, signal.SIG_IGN)
    try:
        play_well()
    except SystemExit:
        for_ever()


def leaves_after_each_match() -> None:
    while True:
        words = hear().split()
        if words[0] == "hello":
            say("name for one match")
        elif words[0] == "go":
            say(f"play {words[-1]}")
        elif words[0] == "over":
            (FOLDER / "done").unlink()
            time.sleep(0.3)
            sys.exit(0)


def good() -> None:
    play_well()


def chatty() -> None:
    hear()
    say("info good morning\n\nname  chatty\r")
    while True:
        words = play_well(0)
        say(f"info win 0.5\x1b[2J line {words[-1]}\r\n\nplay {words[-1]}\r")


def remembers() -> None:
    try:
        play_well()
    finally:
        (FOLDER / "heard").write_text("\n".join(SEEN))


if __name__ == "__main__":
    noted(os.getpid())
    done = FOLDER / "done"
    if done.exists():
        good()
    done.touch()
    globals()[sys.argv[1]]()
