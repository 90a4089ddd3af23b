"""Generations of networks: self-play on all cores, a fit, a match against the best so far, and again.

A generation that does not hold its own against the best so far is fitted on, but does not take its place.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import cast

import numpy as np

from skirmish.games import part
from skirmish.kernels.network import Network, load, save
from skirmish.training import Course, Networks, Samples
from skirmish.training.fit import fit

CHUNK = 16
"""Games that a worker plays in one go."""
CHEAP_CHUNK = 256
"""The same of games without search: a worker is sent the networks each time."""


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """What a training run does. Everything but ``jobs`` and ``seconds`` decides its result."""

    game: str
    generations: int = 12
    games: tuple[int, ...] = (4000,)
    """Of self-play in each generation: one for each part of the run, in equal parts."""
    hidden: int = 32
    window: int = 4
    """A fit learns from the games of this many generations."""
    epochs: int = 2
    rate: float = 2e-3
    trace: float = 0.8
    """Lambda of TD(lambda): see :meth:`skirmish.training.Course.play`."""
    nodes: tuple[int, ...] = (0,)
    """The limit of the searches in self-play: one for each part of the run."""
    pairs: int = 100
    """Of games in the match that a new generation plays against the best one."""
    against: bool = False
    """Best response: every game is played against the first of the pool, and so are the matches."""
    seed: int = 1
    jobs: int = 1
    seconds: float | None = None
    """No new generation is begun after this time, and the parts of the run go by it as well: then its result
    depends on the machine."""


def part_of(values: tuple[int, ...], done: float) -> int:
    """The value for the part of a run that has come when that share of it is done."""
    return values[min(int(done * len(values)), len(values) - 1)]


@dataclass(frozen=True, slots=True)
class Generation:
    """How a generation fared."""

    generation: int
    samples: dict[str, int]
    losses: dict[str, list[float]]
    score: tuple[int, int, int]
    best: bool
    seconds: float


@dataclass(slots=True)
class Run:
    """A training run: the networks, the best so far, and the pool of earlier ones."""

    plan: TrainingPlan
    course: Course
    networks: dict[str, Network]
    best: Networks
    pool: list[Networks] = field(default_factory=list)
    samples: list[dict[str, Samples]] = field(default_factory=list)
    lead: int = 0
    """Best response: by how many games the best so far has won its match."""

    def generation(self, number: int, workers: Executor, begun: float) -> Generation:
        """Play, fit, and try the result against the best so far."""
        plan = self.plan
        spent = time.monotonic() - begun
        done = max(number / plan.generations, spent / plan.seconds if plan.seconds else 0.0)
        self.samples.append(self._play(number, done, workers))
        del self.samples[: -plan.window]
        losses = {}
        for name, network in self.networks.items():
            known = Samples.joined([each[name] for each in self.samples])
            losses[name] = fit(
                network,
                known,
                partial(self.course.fill, name),
                self.course.MOST[name],
                epochs=plan.epochs,
                rate=plan.rate * 0.1**done,
                seed=plan.seed * 1000 + number,
                threads=plan.jobs,
            )
        rival, nodes = self.pool[0] if plan.against else self.best, part_of(plan.nodes, done)
        score = self._match(self.networks, rival, number, nodes, workers)
        best = score[0] - score[2] >= self.lead
        if best:
            self.best = _copy(self.networks)
            if plan.against:
                self.lead = score[0] - score[2]
            else:
                self.pool.append(self.best)
        counted = {name: sum([len(each[name]) for each in self.samples]) for name in self.networks}
        return Generation(number, counted, losses, score, best, time.monotonic() - begun)

    def _play(self, number: int, done: float, workers: Executor) -> dict[str, Samples]:
        plan = self.plan
        nodes, games = part_of(plan.nodes, done), part_of(plan.games, done)
        chunk = CHUNK if nodes else min(CHEAP_CHUNK, max(CHUNK, games // 64))
        chunks = -(-games // chunk)
        seeds = np.random.SeedSequence((plan.seed, number)).generate_state(chunks, np.uint64)
        jobs = [
            workers.submit(
                self.course.play,
                self.networks,
                self._rivals(),
                chunk,
                int(seed),
                nodes,
                plan.trace,
                plan.against,
            )
            for seed in seeds
        ]
        parts = [job.result() for job in jobs]
        return {name: Samples.joined([each[name] for each in parts]) for name in self.networks}

    def _rivals(self) -> list[Networks]:
        """The first of the pool, which differ most, and the latest ones."""
        return self.pool if len(self.pool) <= 8 else self.pool[:4] + self.pool[-4:]

    def _match(
        self, one: Networks, other: Networks, seed: int, nodes: int, workers: Executor
    ) -> tuple[int, int, int]:
        jobs = [
            workers.submit(self.course.match, one, other, 2, seed * 10_000 + at, nodes)
            for at in range(self.plan.pairs // 2)
        ]
        wins, draws, losses = (sum(each) for each in zip(*[job.result() for job in jobs], strict=True))
        return wins, draws, losses


def _copy(networks: Networks) -> dict[str, Network]:
    return {name: Network(*[each.copy() for each in network]) for name, network in networks.items()}


def _workers(jobs: int, cluster: str | None) -> Executor:
    """The processes that play: on this machine, or on a Ray cluster."""
    if cluster is None:
        return ProcessPoolExecutor(jobs, get_context("spawn"))
    from skirmish.lab.cluster import ClusterExecutor

    return ClusterExecutor(cluster)


def train(
    plan: TrainingPlan,
    out: Path,
    begin_with: Path | None,
    rivals: list[Path],
    say: Callable[[str], object],
    cluster: str | None = None,
) -> Path:
    """Train a game's networks and return the file of the best; ``out`` also gets a line for each generation.

    ``begin_with`` holds networks to go on from, ``rivals`` more players for the pool: for a best response the
    one player to beat. ``cluster`` is the address of a Ray cluster that plays, or ``local``; networks are
    fitted here, with ``jobs`` threads, and do not depend on who played.
    """
    course = cast(Course, part(plan.game, "training"))
    networks = course.first(plan.hidden, plan.seed) if begin_with is None else load(begin_with)
    out.mkdir(parents=True, exist_ok=True)
    course.play(networks, [], 1, plan.seed, 1, plan.trace)  # compiles what the workers then only load
    run = Run(plan, course, networks, _copy(networks), [load(each) for each in rivals])
    if not plan.against:
        run.pool.append(run.best)
    begun, kept = time.monotonic(), out / "network.npz"
    with _workers(plan.jobs, cluster) as workers, (out / "log.jsonl").open("w", encoding="utf-8") as log:
        for number in range(plan.generations):
            if plan.seconds is not None and time.monotonic() - begun > plan.seconds:
                break
            report = run.generation(number, workers, begun)
            line = json.dumps(asdict(report))
            log.write(f"{line}\n")
            log.flush()
            say(line)
            save(out / f"generation-{number:03}.npz", run.networks)
            save(kept, run.best)
    return kept
