"""Playing the games of a plan, one at a time: in a worker process or on a machine of a cluster."""

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
from skirmish.lab.contest import Timing, contest, dismiss
from skirmish.lab.errors import LabError
from skirmish.lab.schedule import Fixture, Plan
from skirmish.match import Issued
from skirmish.records import write_record

MOST_LOG: Final = 1 << 16
"""The last bytes of a program's standard error that are kept of each match, and as
many characters of its free texts."""


@dataclass(frozen=True, slots=True)
class Finished:
    """The summary of a finished game. ``winner`` is an entrant's name, None for a draw."""

    number: int
    pair: int
    leg: int
    south: str
    north: str
    first: str
    winner: str | None
    how: str
    decisions: int
    thoughts: Mapping[str, Timing]
    failed: str | None = None
    """The entrant that lost by failing, if one did; ``how`` then has the code."""

    def to_json(self) -> dict[str, Any]:
        """As plain values; :meth:`from_json` is the inverse."""
        return asdict(self)

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> Finished:
        """The inverse of :meth:`to_json`. Raises KeyError and TypeError for anything else."""
        thoughts = {name: Timing(**each) for name, each in plain["thoughts"].items()}
        return cls(**{**plain, "thoughts": thoughts})


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game: its summary, its record, the programs' logs, and the commands of the match."""

    finished: Finished
    record: str
    logs: Mapping[str, str] = field(default_factory=dict)
    commands: tuple[Issued, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """As plain values; :meth:`from_json` is the inverse."""
        return {
            "finished": self.finished.to_json(),
            "record": self.record,
            "logs": dict(self.logs),
            "commands": [each.to_json() for each in self.commands],
        }

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> PlayedGame:
        """The inverse of :meth:`to_json`."""
        commands = tuple(map(Issued.from_json, plain["commands"]))
        return cls(Finished.from_json(plain["finished"]), plain["record"], plain["logs"], commands)


class GameRunner:
    """Plays the games of a plan, one at a time. An agent is loaded once, and again after it failed."""

    def __init__(self, plan: Plan) -> None:
        if plan.version != __version__:
            raise LabError("other-version", ours=__version__, theirs=plan.version)
        self.plan = plan
        self.game: AnyGame = load(plan.game)
        self._entrants = {each.name: each for each in plan.entrants}
        self._agents: dict[str, Agent] = {}
        self._folder = tempfile.TemporaryDirectory(prefix="skirmish-arena-")
        if any(each.agent in LEVELS for each in plan.entrants):
            from skirmish.agents.preparation import prepare

            prepare(self.game, lambda: None)  # so that loading takes no time from the first decision
        self._errors = {
            each.name: Path(self._folder.name, f"{number}.log") for number, each in enumerate(plan.entrants)
        }

    def play(self, fixture: Fixture) -> PlayedGame:
        """Play one game of the plan."""
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
            if (text := _log(_taken(self._errors[name]), infos))
        }
        return PlayedGame(finished, write_record(done.record), logs, done.commands)

    def close(self) -> None:
        """Release the agents and remove the temporary files."""
        dismiss(list(self._agents.values()))
        self._agents.clear()
        self._folder.cleanup()

    def abandon(self) -> None:
        """Stop in the middle of a game: kill the programs and remove the temporary files."""
        kill_all()
        self._folder.cleanup()

    def error_log(self, name: str) -> Path:
        """The file that collects the standard error of an entrant's program."""
        return self._errors[name]

    def _agent(self, name: str) -> Agent:
        if name not in self._agents:
            agent = self._entrants[name].load()
            if hasattr(agent, "errors"):
                agent.errors = self.error_log(name)
            self._agents[name] = agent
        return self._agents[name]


def _log(errors: str, infos: Iterable[str]) -> str:
    """A program's standard error, followed by its free texts."""
    texts = "".join(f"info {each}\n" for each in infos)[-MOST_LOG:]
    return f"{errors}\n{texts}" if texts and errors and not errors.endswith("\n") else errors + texts


def _taken(path: Path) -> str:
    """The last part of what a file holds, which is emptied."""
    try:
        with path.open("r+b") as file:
            raw = file.read()
            file.truncate(0)
    except FileNotFoundError:
        return ""
    return raw[-MOST_LOG:].decode("utf-8", "replace")
