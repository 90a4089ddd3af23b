"""Fuzz the parsers and a real server: ``python -m tests.fuzz``, or some kinds of input only.

A failure ends the run and prints the input and the command that tries it again.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.fuzz.findings import Broken, Findings
from tests.fuzz.runs import KINDS, fuzz

SHARES = {"messages": 0.40, "requests": 0.15, "positions": 0.15, "tokens": 0.15, "records": 0.15}
"""How many of the inputs are of each kind."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run it. 1 if something is broken."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("kinds", nargs="*", choices=[[], *KINDS], help="only these kinds of input")
    parser.add_argument("--inputs", type=int, default=1_000_000, help="how many, of all kinds together")
    parser.add_argument(
        "--seed", type=int, default=int.from_bytes(os.urandom(4)), help="by default a new one"
    )
    parser.add_argument("--case", type=int, help="only the case of that number, as a failure names it")
    given = parser.parse_args(arguments)
    kinds, seed = given.kinds or list(KINDS), given.seed
    print(f"seed {seed}", flush=True)
    total = sum(SHARES[kind] for kind in kinds)
    status = 0
    for kind in kinds:
        findings = Findings(kind)
        with tempfile.TemporaryDirectory(prefix="skirmish-fuzz-") as folder:
            try:
                fuzz(findings, seed, round(given.inputs * SHARES[kind] / total), Path(folder), given.case)
            except Broken as broken:
                print(f"BROKEN: {broken}", file=sys.stderr, flush=True)
                status = 1
        print(findings, flush=True)
        for code, count in findings.codes.most_common():
            print(f"    {code} {count:,}")
    return status


if __name__ == "__main__":
    sys.exit(main())
