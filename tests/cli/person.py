"""A user at a terminal, who reads the output and types."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pexpect

from tests.cli.processes import SKIRMISH, against_greedy, environment
from tests.must import must

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|[=>]|\][^\x07]*\x07)")


class Person:
    """A user at a terminal of 120 columns."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        term: str = "xterm-256color",
        command: str = "play",
        more: Mapping[str, str] | None = None,
    ) -> None:
        self.folder = folder
        self.seen = ""
        self.process = pexpect.spawn(
            SKIRMISH[0],
            [*SKIRMISH[1:], command, *(against_greedy(arguments) if command == "play" else arguments)],
            cwd=str(folder),
            env={**environment(folder, {"TERM": term}), "COLUMNS": "300", "LINES": "50", **(more or {})},
            dimensions=(50, 300),
            encoding="utf-8",
            codec_errors="replace",  # the echo of Ctrl-C may split a character
            timeout=90,
        )
        self.process.delaybeforesend = None

    def until(self, *patterns: str) -> str:
        """Read until one of these, and give it."""
        self.process.expect(list(patterns))
        self.seen += f"{self.process.before}{self.process.after}"
        return str(self.process.after)

    def asked(self) -> str:
        """Read until something is asked, and give the question. A prompt is drawn more than once, but
        pasting is switched on only when it begins."""
        questions = "|".join(
            (
                *("You>", "South>", "North>", "(South|North): type . and press Enter to see your cards"),
                *("Save the record", "you resign", "Offer a draw", "offers a draw", "Enter to continue"),
            )
        )
        found = self.until(rf"\x1b\[\?2004h.*?({questions})")
        return found.rpartition("m")[2]

    def type(self, line: str) -> None:
        self.process.send(f"{line}\r")

    def choose_last(self) -> None:
        """Type the number of the last choice, learnt by typing an invalid one."""
        self.type("0")
        found = must(re.search(r"1 to (\d+)", self.until(r"choose from 1 to \d+")))
        self.asked()
        self.type(found[1])

    def end(self) -> int:
        self.process.expect(pexpect.EOF)
        self.seen += str(self.process.before)
        self.process.close()
        return must(self.process.exitstatus)

    @property
    def autosaved(self) -> Path:
        return self.folder / "data" / "skirmish" / "autosave.skirmish"
