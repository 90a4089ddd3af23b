"""``make balance``: plays the games of docs/balance.md and writes that page with its pictures.

Takes about an hour on two cores. What has been played is kept under build/balance, and the same command goes
on there; ``--fresh`` throws it away first, as one must when a level has changed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import time
from pathlib import Path

from skirmish.core import MissingExtra
from skirmish.games import load, names
from skirmish.lab.balance import Balance, Study, run
from skirmish.lab.balance_plots import pictures
from skirmish.lab.balance_report import TextTable, markdown, markdown_table
from skirmish.lab.balance_words import BalanceWords

ROOT = Path(__file__).parents[1]
PLAYED = ROOT / "build" / "balance"
PAGE = ROOT / "docs" / "balance.md"
PICTURES = ROOT / "docs" / "balance"
LEVEL, SEED = "captain", "balance"

HEAD = """# Balance

How fair are the two games, how long do they take, and what is each piece or card worth? To find out, the
level `{level}` played {total} games against itself. `make balance` generates this page from those games.
It describes games between two players of that strength and style; people may play differently.

Study a game yourself with [`skirmish balance`](command-line.md#skirmish-balance):

```console
$ skirmish balance island --variant blitz --level random --games 4 --seed 7 | head -1
Battle for the Island, blitz
```

- [All variants at a glance](#all-variants-at-a-glance)
{links}
- [How it is counted](#how-it-is-counted)

## All variants at a glance

The first player's share counts a draw as half a win. Intervals are 95%. Turns are those of both sides.

"""

TAIL = """## How it is counted

- Every game has its own seed, which gives it its dice, cards and first player. Shares have Wilson
  intervals.
- Each record is replayed through the rules and its events are counted
  ([`lab/balance_count.py`](../src/skirmish/lab/balance_count.py) and each game's `balance.py`).
- Worth is a logistic regression of the result on how many more of each thing South had than North
  ([`lab/balance_stats.py`](../src/skirmish/lab/balance_stats.py)). There is no intercept: with all things
  equal the sides are equal. Samples of one game share its result, so errors are clustered by game. A
  coefficient shows correlation with winning, not cause: the side that is ahead has more of everything.
  Cards drawn are the exception: players do not choose them, except for the two that are put back.
- `skirmish balance --out DIR` keeps every record, all figures (`balance.json`), the plots and a page. If
  it is interrupted, the same command continues. With node limits the same seed gives the same games on
  every machine.

From Python:

```python
from skirmish.lab import balance

study = balance.Study.of_level("island", "random", games=4, seed="7", variant="blitz")
found = balance.run(study)
print(found.first.wins, found.first.draws, found.first.losses, dict(found.ends))
```

```text
{example}
```
"""


def main() -> int:
    """Play what is left to play, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2020, help="of each game's usual variant")
    parser.add_argument("--others", type=int, default=500, help="of every other variant")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fresh", action="store_true", help="forget what has been played")
    options = parser.parse_args()
    if options.fresh:
        shutil.rmtree(PLAYED, ignore_errors=True)
    found = {
        name: [
            played(name, variant, options.others if number else options.games, options.jobs)
            for number, variant in enumerate(load(name).variants)
        ]
        for name in names()
    }
    try:
        draw([each[0] for each in found.values()])
    except MissingExtra as error:
        sys.exit(str(error))
    PAGE.write_text(page(found), encoding="utf-8")
    return 0


def played(game: str, variant: str, games: int, jobs: int) -> Balance:
    """The study of one variant."""
    start = time.monotonic()
    study = Study.of_level(game, LEVEL, games=games, seed=SEED, variant=variant)
    found = run(study, folder=PLAYED / f"{game}-{variant}", jobs=jobs)
    for crash in found.crashes:
        sys.stderr.write(f"{game} {variant}: not counted: {crash}\n")
    sys.stderr.write(f"{game} {variant}: {found.games} games, {time.monotonic() - start:.0f} s\n")
    return found


def draw(found: list[Balance]) -> None:
    """The pictures of the usual variants."""
    PICTURES.mkdir(exist_ok=True)
    for each in found:
        for name, svg in pictures(each).items():
            (PICTURES / f"{each.study.game}-{name}").write_bytes(svg)


def page(found: dict[str, list[Balance]]) -> str:
    """The whole page."""
    every = [each for variants in found.values() for each in variants]
    total = f"{sum(each.games for each in every):,}"
    chapters = [
        markdown(variants[0], level=2, pictures=f"{PICTURES.name}/{name}-")
        for name, variants in found.items()
    ]
    links = "\n".join(f"- [{title}](#{anchor(title)})" for title in map(title_of, chapters))
    example = run(Study.of_level("island", "random", games=4, seed="7", variant="blitz"))
    first = example.first
    shown = f"{first.wins} {first.draws} {first.losses} {dict(example.ends)}"
    head = HEAD.format(level=LEVEL, total=total, links=links)
    return "\n".join([f"{head}{glance(every)}\n", *chapters, TAIL.format(example=shown)])


def glance(found: list[Balance]) -> str:
    """A row for each variant."""
    rows = []
    for each in found:
        words = BalanceWords(each.study.game, "en")
        end = max(each.ends, key=lambda end: each.ends[end])
        turns = each.turns
        rows.append(
            [
                f"{words.title()}, {each.study.variant}",
                f"{each.games:,}",
                f"{words.percent(each.first.share)} ({words.between(each.first.interval)})",
                words.percent(each.draws[0]),
                f"{turns.mean:.0f} ({turns.quarter:.0f}–{turns.three_quarters:.0f})",
                f"{words.end(end)}, {words.percent(each.ends[end] / max(1, each.games))}",
            ]
        )
    head = ("variant", "games", "first player %", "draws %", "turns (half of all games)", "commonest end, %")
    return markdown_table(TextTable(head, rows))


def title_of(chapter: str) -> str:
    """The heading of a chapter."""
    return chapter.partition("\n")[0].lstrip("# ")


def anchor(title: str) -> str:
    """A heading's anchor, as the usual renderers make it."""
    return "".join(letter for letter in title.lower() if letter.isalnum() or letter in " -").replace(" ", "-")


if __name__ == "__main__":
    sys.exit(main())
