"""``python -m benchmarks.server load --rate 200``: the server's figures alone, with sizes of one's own."""

from __future__ import annotations

import argparse
import os
from dataclasses import fields, replace

from benchmarks.server import PARTS, SMALL, Sizes, figures
from benchmarks.turns import table


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"some of: {', '.join(PARTS)}")
    parser.add_argument("--small", action="store_true", help="a quick look")
    for each in fields(Sizes):
        parser.add_argument(f"--{each.name.replace('_', '-')}", type=type(each.default))
    options = parser.parse_args()
    if unknown := set(options.parts) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    given = {each.name: getattr(options, each.name) for each in fields(Sizes)}
    said = {name: size for name, size in given.items() if size is not None}
    sizes = replace(SMALL if options.small else Sizes(), **said)
    print("load average before:", *(f"{each:.2f}" for each in os.getloadavg()))
    print(table(figures(sizes, options.parts or PARTS)))


if __name__ == "__main__":
    main()
