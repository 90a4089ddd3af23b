"""Playing one fixture, wherever that is: in a process of ours or on another machine."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from skirmish import __version__
from skirmish.agents import LEVELS, Agent
from skirmish.bots.program import kill_all
from skirmish.core import AnyGame
from skirmish.games import load
from skirmish.lab.contest import Thought, contest, dismiss
from skirmish.lab.errors import LabError
from skirmish.lab.schedule import Fixture, Plan
from skirmish.records import write_record

MOST_LOG: Final = 1 << 16
"""So many bytes of what a program wrote to its standard error are kept for each match: the last ones. As
many characters of its free texts are kept."""


@dataclass(frozen=True, slots=True)
class Finished:
    """What is kept of a game besides its record. ``winner`` is an entrant's name, None for a draw."""

    number: int
    pair: int
    leg: int
    south: str
    north: str
    first: str
    winner: str | None
    how: str
    decisions: int
    thoughts: Mapping[str, Thought]
    failed: str | None = None
    """Who lost because it failed, if somebody did; ``how`` then says how."""

    def to_json(self) -> dict[str, Any]:
        """As plain values; :meth:`from_json` is the inverse."""
        return asdict(self)

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> Finished:
        """What was written so. Raises KeyError and TypeError for anything else."""
        thoughts = {name: Thought(**each) for name, each in plain["thoughts"].items()}
        return cls(**{**plain, "thoughts": thoughts})


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over: what is kept of it, its record, and what its programs complained of and told."""

    finished: Finished
    record: str
    logs: Mapping[str, str] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """As plain values; :meth:`from_json` is the inverse."""
        return {"finished": self.finished.to_json(), "record": self.record, "logs": dict(self.logs)}

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> Played:
        """What was written so."""
        return cls(Finished.from_json(plain["finished"]), plain["record"], plain["logs"])


class Hall:
    """Plays the games of a plan, one at a time. Each agent is loaded once, and anew after a failure."""

    def __init__(self, plan: Plan) -> None:
        if plan.version != __version__:
            raise LabError("other-version", ours=__version__, theirs=plan.version)
        self.plan = plan
        self.game: AnyGame = load(plan.game)
        self._entrants = {each.name: each for each in plan.entrants}
        self._agents: dict[str, Agent] = {}
        self._folder = tempfile.TemporaryDirectory(prefix="skirmish-arena-")
        if any(each.agent in LEVELS for each in plan.entrants):
            from skirmish.agents.levels import prepare

            prepare(self.game, lambda: None)  # or the first decision's time would go into loading
        self._errors = {
            each.name: _Errors(Path(self._folder.name, f"{number}.log"))
            for number, each in enumerate(plan.entrants)
        }

    def play(self, fixture: Fixture) -> Played:
        """One game of the plan."""
        chance, own, names = fixture.chance(), fixture.own_chance(), fixture.names
        options = self.plan.options(fixture)
        players = self._agent(names[0]), self._agent(names[1])
        extra = {"Seed": f"{chance.text} {chance.number}"}
        done = contest(self.game, options, players, chance.fair(), own.agents, names=names, extra=extra)
        failed = None
        if done.failure is not None:
            assert done.winner is not None
            failed = names[done.winner.other]
            dismiss([self._agents.pop(failed)])
        finished = Finished(
            fixture.number,
            fixture.pair,
            fixture.leg,
            *names,
            first=names[options.first],
            winner=None if done.winner is None else names[done.winner],
            how=done.how,
            decisions=done.decisions,
            thoughts=dict(zip(names, done.thoughts, strict=True)),
            failed=failed,
        )
        logs = {
            name: text
            for name, infos in zip(names, done.infos, strict=True)
            if (text := _log(self._errors[name].news(), infos))
        }
        return Played(finished, write_record(done.record), logs)

    def close(self) -> None:
        """Nothing more is to be played."""
        dismiss(list(self._agents.values()))
        self._agents.clear()
        self._folder.cleanup()

    def abandon(self) -> None:
        """Leave at once, whatever is being played: programs are ended, and nothing is left of us."""
        kill_all()
        self._folder.cleanup()

    def _agent(self, name: str) -> Agent:
        if name not in self._agents:
            agent = self._entrants[name].load()
            if hasattr(agent, "errors"):
                agent.errors = self._errors[name].path
            self._agents[name] = agent
        return self._agents[name]


def _log(errors: str, infos: Iterable[str]) -> str:
    """What a program wrote to its standard error, and then its free texts."""
    texts = "".join(f"info {each}\n" for each in infos)[-MOST_LOG:]
    return f"{errors}\n{texts}" if texts and errors and not errors.endswith("\n") else errors + texts


class _Errors:
    """The file that takes what a program writes to its standard error."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def news(self) -> str:
        """What has come since it was last asked, or the end of it. The file begins anew."""
        try:
            with self.path.open("r+b") as file:
                raw = file.read()
                file.truncate(0)
        except FileNotFoundError:
            return ""
        return raw[-MOST_LOG:].decode("utf-8", "replace")
