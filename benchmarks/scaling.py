"""What more cores add to the vector environments: several processes with slots of their own, and one alone.

    python -m benchmarks.scaling --processes 16

The same processes are measured twice for each game, the first of them alone and then all at once.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from skirmish import envs

GAMES = ("island", "hill218")
SLOTS = 256
STEPS = 20


class Rates(NamedTuple):
    """Decisions per second on the wall clock, and per CPU second."""

    wall: float
    cpu: float


def decisions(name: str, observe: bool, first_slot: int = 0) -> Iterator[int]:
    """A vector environment with random decisions of its lists, with or without masks and observations."""
    make: Any = getattr(envs, f"{name}_v0").vector_env
    env = make(SLOTS, observe=observe, mask=observe, first_slot=first_slot)
    env.reset(seed=218)
    while True:
        for _ in range(STEPS):
            env.step(env.sample())
        yield STEPS * SLOTS


def _rates(work: Iterator[int], seconds: float) -> Rates:
    made, began, used = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - began < seconds:
        made += next(work)
    return Rates(made / (time.perf_counter() - began), made / (time.process_time() - used))


def _work(number: int, cases: Sequence[tuple[str, bool]], together: Any, out: Any, seconds: float) -> None:
    """One of the processes."""
    for name, observe in cases:
        work = decisions(name, observe, number * SLOTS)
        next(work)
        together.wait()
        alone = _rates(work, seconds) if number == 0 else None
        together.wait()
        out.put((name, observe, alone, _rates(work, seconds)))


def measure(
    processes: int, seconds: float = 1.0, games: Sequence[str] = GAMES
) -> dict[tuple[str, bool], tuple[Rates, Rates]]:
    """For each game, without and with observations: the rates of one process, and of all together."""
    for name in games:  # compiles what the processes then only load
        for observe in (False, True):
            next(decisions(name, observe))
    cases = [(name, observe) for name in games for observe in (False, True)]
    context = multiprocessing.get_context("spawn")
    together, out = context.Barrier(processes), context.SimpleQueue()
    running = [
        context.Process(target=_work, args=(number, cases, together, out, seconds))
        for number in range(processes)
    ]
    for each in running:
        each.start()
    one, added = dict[tuple[str, bool], Rates](), dict[tuple[str, bool], Rates]()
    for _ in range(processes * len(cases)):
        name, observe, alone, rates = out.get()
        case, so_far = (name, observe), added.get((name, observe), Rates(0.0, 0.0))
        added[case] = Rates(so_far.wall + rates.wall, so_far.cpu + rates.cpu)
        if alone is not None:
            one[case] = alone
    for each in running:
        each.join()
    return {case: (one[case], added[case]) for case in cases}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1.0)
    options = parser.parse_args()
    for (name, observe), (one, added) in measure(options.processes, options.seconds).items():
        what = "with observations" if observe else "decisions"
        print(
            f"{name}, {what}: one {one.wall:,.0f} a second ({one.cpu:,.0f} a CPU second), "
            f"{options.processes} {added.wall:,.0f} ({added.cpu:,.0f}): "
            f"{added.wall / one.wall:.2f} times ({added.cpu / one.cpu:.2f})"
        )


if __name__ == "__main__":
    main()
