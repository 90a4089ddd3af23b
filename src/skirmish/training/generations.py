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
from skirmish.kernels.network import HALF, Network, grown, load, save
from skirmish.training import Course, Networks, Samples
from skirmish.training.fit import fit

HIDDEN = 32
MIDDLE = 16
"""Units of the first and the second layer of new networks, if none are asked for."""
CHUNK = 16
"""Games that a worker plays in one go."""
CHEAP_CHUNK = 256
"""The same of games without search: a worker is sent the networks each time."""


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """What a training run does. Everything but ``jobs`` and ``seconds`` decides its result; with ``torch``
    and with ``seconds`` the machine does as well."""

    game: str
    generations: int = 12
    games: tuple[int, ...] = (4000,)
    """Of self-play in each generation: one for each part of the run, in equal parts."""
    hidden: tuple[int, ...] = ()
    middle: tuple[int, ...] = ()
    """Units of the first and the second layer: one number for all networks, or one for each in the order of
    the course. Networks that are gone on from grow to as many, or keep what they have if none is given."""
    window: int = 4
    """A fit learns from the games of this many generations."""
    epochs: float = 2
    """A part of one only with ``torch``."""
    rate: float = 2e-3
    decay: float = 0.0
    """How strongly a fit pulls the rows towards zero."""
    afresh: bool = False
    """Each fit goes on from the networks that the run began with, not from those of the last generation: the
    same games are not learned by heart."""
    torch: bool = False
    """Networks are fitted with PyTorch (:mod:`.torch_fit`)."""
    bits: int = HALF
    """Of the rows in the files: :func:`~skirmish.kernels.network.save`."""
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
    """No new generation is begun after this time, and the parts of the run go by it as well."""

    def __post_init__(self) -> None:
        if self.epochs % 1 and not self.torch:
            raise ValueError(f"{self.epochs} epochs: parts of one only with --torch")


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
    begun_with: Networks
    """A copy of the networks before the first generation."""
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
            if plan.afresh:
                for weights, begun_with in zip(network, self.begun_with[name], strict=True):
                    weights[:] = begun_with
            losses[name] = self._fit(name, network, known, number, done)
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

    def _fit(self, name: str, network: Network, known: Samples, number: int, done: float) -> list[float]:
        plan, fill, most = self.plan, partial(self.course.fill, name), self.course.MOST[name]
        seed = plan.seed * 1000 + number
        rate = plan.rate if plan.afresh else plan.rate * 0.1**done
        if plan.torch:
            from skirmish.training import torch_fit

            return torch_fit.fit(
                network,
                known,
                fill,
                most,
                exchanged=self.course.EXCHANGED.get(name),
                epochs=plan.epochs,
                rate=rate,
                seed=seed,
                threads=plan.jobs,
                decay=plan.decay,
            )
        return fit(
            network,
            known,
            fill,
            most,
            epochs=int(plan.epochs),
            rate=rate,
            seed=seed,
            threads=plan.jobs,
            decay=plan.decay,
        )

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


def course_of(plan: TrainingPlan) -> Course:
    """The game's part in training."""
    return cast(Course, part(plan.game, "training"))


def begun(course: Course, plan: TrainingPlan, begin_with: Path | None = None) -> dict[str, Network]:
    """The networks that a run begins with: those of a file or new ones, with as many units as it asks for.

    Raises ``ValueError`` if that cannot be: not one number or one for each network, more units than a search
    has room for, or fewer than the networks have.
    """
    hidden, middle = (_for_each(course, asked) for asked in (plan.hidden, plan.middle))
    for name, units in hidden.items():
        if units > course.UNITS[name]:
            raise ValueError(f"the network {name} with {units} units, more than {course.UNITS[name]}")
    if begin_with is not None:
        known = load(begin_with)
    else:
        known = course.first(
            min(hidden.values(), default=HIDDEN), min(middle.values(), default=MIDDLE), plan.seed
        )
    return {
        name: grown(each, hidden.get(name, len(each.middle)), middle.get(name, len(each.output)), plan.seed)
        for name, each in known.items()
    }


def _for_each(course: Course, asked: tuple[int, ...]) -> dict[str, int]:
    """One number of units for each network; nothing if none is asked for."""
    names = list(course.INPUTS)
    if len(asked) not in (0, 1, len(names)):
        raise ValueError(f"{len(asked)} numbers of units for {len(names)} networks")
    return dict(zip(names, asked * len(names) if len(asked) == 1 else asked, strict=False))


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
    networks: dict[str, Network],
    out: Path,
    rivals: list[Path],
    say: Callable[[str], object],
    cluster: str | None = None,
) -> Path:
    """Train a game's networks and return the file of the best; ``out`` also gets a line for each generation.

    ``networks`` are those to go on from (:func:`begun`), which are the best without any generation.
    ``rivals`` are more players for the pool: for a best response the one player to beat. ``cluster`` is the
    address of a Ray cluster that plays, or ``local``; networks are
    fitted here, with ``jobs`` threads, and do not depend on who played.
    """
    course = course_of(plan)
    out.mkdir(parents=True, exist_ok=True)
    for nodes in sorted({min(each, 1) for each in plan.nodes}):  # compiles what the workers then only load
        course.play(networks, [], 1, plan.seed, nodes, plan.trace)
        course.match(networks, networks, 1, plan.seed, nodes)
    run = Run(plan, course, networks, _copy(networks), _copy(networks), [load(each) for each in rivals])
    if not plan.against:
        run.pool.append(run.best)
    since, kept = time.monotonic(), out / "network.npz"
    save(kept, run.best, plan.bits)
    with _workers(plan.jobs, cluster) as workers, (out / "log.jsonl").open("w", encoding="utf-8") as log:
        for number in range(plan.generations):
            if plan.seconds is not None and time.monotonic() - since > plan.seconds:
                break
            report = run.generation(number, workers, since)
            line = json.dumps(asdict(report))
            log.write(f"{line}\n")
            log.flush()
            say(line)
            save(out / f"generation-{number:03}.npz", run.networks, plan.bits)
            save(kept, run.best, plan.bits)
    return kept
