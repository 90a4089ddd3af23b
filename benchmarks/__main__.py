"""``make bench``: performance figures, each with its peer measured in the same run.

docs/figures.md says what they are and how they are measured. Strength is separate
(``python -m benchmarks.strength``): it takes hours.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from benchmarks.turns import Figure, Pace, table

PARTS = ("rules", "kernels", "envs", "search", "start", "server", "nodes", "page")


def measure(part: str, pace: Pace) -> Sequence[Figure]:
    """The figures of a part."""
    found: Sequence[Figure] = import_module(f"benchmarks.{part}").measure(pace)
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"some of: {', '.join(PARTS)}; all otherwise"
    )
    parser.add_argument("--rounds", type=int, default=Pace().rounds, help="how often everybody has a turn")
    parser.add_argument("--seconds", type=float, default=Pace().seconds, help="CPU seconds of a turn")
    parser.add_argument("--small", action="store_true", help="a quick look at server, nodes and page")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the figures here as well")
    options = parser.parse_args(arguments)
    if unknown := set(options.parts) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    pace, figures = Pace(options.rounds, options.seconds, options.small), list[Figure]()
    for part in options.parts or PARTS:
        found = measure(part, pace)
        print(f"{table(found)}\n", flush=True)
        figures += found
    if options.json is not None:
        plain = [each.to_json() for each in figures]
        options.json.write_text(json.dumps(plain, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    if missed := [each.title for each in figures if each.missed]:
        sys.exit(f"Targets missed: {'; '.join(missed)}")


if __name__ == "__main__":
    main()
