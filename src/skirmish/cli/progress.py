"""Progress bars on standard error."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from skirmish.cli.voice import Voice

T = TypeVar("T")

Advance = Callable[[int, int], None]
"""Called with how much is done, and of how much."""


@contextmanager
def progress_bar(voice: Voice) -> Iterator[Advance]:
    """A progress bar on standard error if that is a terminal; otherwise nothing."""
    if not sys.stderr.isatty():
        yield lambda done, total: None
        return
    from rich import progress as rich
    from rich.console import Console

    columns = rich.TextColumn("{task.description}"), rich.BarColumn(), rich.MofNCompleteColumn()
    with rich.Progress(
        *columns, rich.TimeRemainingColumn(), console=Console(stderr=True), transient=True
    ) as progress:
        task = progress.add_task(voice.say("simulating"), total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def tracked(items: Iterable[T], total: int, voice: Voice) -> Iterator[T]:
    """The items, with a progress bar on standard error."""
    with progress_bar(voice) as shown:
        for done, item in enumerate(items):
            shown(done, total)
            yield item
