"""Fuzz the parsers and a real server: ``python -m tests.fuzz``, or some kinds of input only.

A failure ends the run and prints the input and the command that tries it again.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from tests.fuzz.findings import Findings
from tests.fuzz.runs import KINDS, Share, fuzz_share

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
    parser.add_argument(
        "--jobs", type=int, default=1, help="processes that share the cases, each with a server"
    )
    given = parser.parse_args(arguments)
    kinds, seed, jobs = given.kinds or list(KINDS), given.seed, 1 if given.case is not None else given.jobs
    print(f"seed {seed}, {jobs} jobs, load average {os.getloadavg()[0]:.1f}", flush=True)
    total = sum(SHARES[kind] for kind in kinds)
    began, tried, status = time.monotonic(), 0, 0
    with ProcessPoolExecutor(jobs) as pool:
        asked = {
            kind: [
                pool.submit(fuzz_share, kind, seed, inputs, Share(first, jobs), given.case)
                for inputs in [math.ceil(given.inputs * SHARES[kind] / total / jobs)]
                for first in range(jobs)
            ]
            for kind in kinds
        }
        for kind, shares in asked.items():
            findings = Findings(kind)
            for share in shares:
                found, broken = share.result()
                findings.add(found)
                if broken:
                    print(f"BROKEN: {broken}", file=sys.stderr, flush=True)
                    status = 1
            tried += findings.inputs
            print(findings, flush=True)
            for code, count in findings.codes.most_common():
                print(f"    {code} {count:,}")
    print(f"{tried:,} inputs in {time.monotonic() - began:.0f} s: {'BROKEN' if status else 'nothing broken'}")
    return status


if __name__ == "__main__":
    sys.exit(main())
