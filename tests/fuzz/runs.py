"""Runs: which cases of a kind are tried, in which order, and how a failure is reported."""

from __future__ import annotations

import random
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.fuzz import in_process
from tests.fuzz.findings import Broken, Findings
from tests.fuzz.http_requests import RequestCase
from tests.fuzz.socket_messages import MatchCase
from tests.fuzz.target import fuzzed

IN_PROCESS: Final = ("positions", "tokens", "records")
CASES: Final[dict[str, type[MatchCase | RequestCase]]] = {"messages": MatchCase, "requests": RequestCase}
"""Cases against a real server: each sends many inputs."""
LONGEST: Final = 600
"""Characters of an input that are printed."""
KINDS: Final = (*CASES, *IN_PROCESS)


class Share(NamedTuple):
    """Every ``step``-th case, from the ``first`` on."""

    first: int = 0
    step: int = 1


ALL: Final = Share()


def fuzz_share(kind: str, seed: int, inputs: int, share: Share, case: int | None = None) -> Shared:
    """Try a share of the inputs of a kind, in a folder of its own. For a process of a pool."""
    findings = Findings(kind)
    with tempfile.TemporaryDirectory(prefix="skirmish-fuzz-") as folder:
        try:
            fuzz(findings, seed, inputs, Path(folder), case, share)
        except Broken as broken:
            return Shared(findings, str(broken))
        except (Exception, pytest.fail.Exception) as error:  # which cannot be sent to another process
            return Shared(findings, f"{type(error).__name__}: {error}")
    return Shared(findings)


class Shared(NamedTuple):
    """The result of a share: its figures, and what is broken if anything is."""

    findings: Findings
    broken: str = ""


def fuzz(
    findings: Findings, seed: int, inputs: int, folder: Path, case: int | None = None, share: Share = ALL
) -> None:
    """Try that many inputs, or those of one case; of all cases only a share, if several processes try them.

    Raises :class:`Broken` at the first one that fails.
    """
    numbers = iter([case]) if case is not None else count(share.first, share.step)
    if findings.kind in CASES:
        _fuzz_server(findings, seed, inputs, folder, numbers)
    else:
        _fuzz_in_process(findings, seed, inputs, numbers)


def _fuzz_in_process(findings: Findings, seed: int, inputs: int, numbers: Iterator[int]) -> None:
    kind = findings.kind
    for number in numbers:
        if findings.inputs >= inputs:
            break
        rng = random.Random(f"{seed} {kind} {number}")
        given = in_process.input_of(kind, rng)
        findings.inputs += 1
        findings.progress()
        began, on_the_clock = time.process_time(), time.monotonic()
        try:
            in_process.attempt(kind, given, rng, findings)
            findings.answered(time.process_time() - began, time.monotonic() - on_the_clock)
        except Exception as error:
            raise Broken(_report(kind, seed, number, error, [given])) from error
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    findings.peak = most / (1e6 if sys.platform == "darwin" else 1000)


def _fuzz_server(findings: Findings, seed: int, inputs: int, folder: Path, numbers: Iterator[int]) -> None:
    kind = findings.kind
    with fuzzed(folder, findings) as target:
        for number in numbers:
            if findings.inputs >= inputs:
                break
            case = CASES[kind](target, random.Random(f"{seed} {kind} {number}"))
            try:
                case.run()
                target.check_log()
                target.check_memory()
                findings.progress()
            except Exception as error:
                raise Broken(_report(kind, seed, number, error, case.latest())) from error
            finally:
                case.close()


def _report(kind: str, seed: int, number: int, error: Exception, given: list[object]) -> str:
    """What failed, the latest inputs before that, and how to try them again."""
    inputs = "".join(f"\n  input: {_shown(each)}" for each in given)
    again = f"python -m tests.fuzz {kind} --seed {seed} --case {number}"
    return f"{type(error).__name__}: {error}{inputs}\n  again: {again}"


def _shown(given: object) -> str:
    text = repr(given)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}… ({len(text):,} characters)"
