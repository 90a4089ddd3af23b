"""What 1, 3, 10 and 100 servers on one PostgreSQL can carry, from measured costs: the model of docs/scale.md.

``python -m benchmarks.scale`` prints the tables of that page; ``--action 0.0007``, ``--thought 1`` and so on
print one for other costs and habits.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Final, TypeVar

NODES: Final = (1, 3, 10, 100)
KILO, MEGA = 1_000, 1_000_000

T = TypeVar("T", "Costs", "Habits", "Machines")


@dataclass(frozen=True, slots=True)
class Costs:
    """Measured costs, in core seconds and bytes; docs/scale.md says how."""

    action: float = 0.001
    """The event loop's processor time for an action: checked, committed, acknowledged, sent to both
    players."""
    match_bytes: float = 65 * KILO
    copy: float = 0.00109
    """The same at another server, if a viewer is there: the entry is read, folded and sent."""
    server_idle: float = 0.006
    """Core seconds a second of a server without players."""
    look: float = 17e-6
    """The same for each match that has viewers there: once a second, the server asks how far it has come."""
    socket_bytes: float = (274 - 75) * MEGA / 5000 - 65 * KILO / 2
    server_bytes: float = 75 * MEGA
    commit: float = 315e-6
    """PostgreSQL's processor time for a transaction, and then for each entry in it."""
    entry: float = 24e-6
    entry_bytes: float = 274
    """In the table with its indexes; the write-ahead log takes twice that."""
    hint: float = 30e-6
    """PostgreSQL's processor time for a notification, and then for each server that listens."""
    delivery: float = 12.5e-6
    copy_read: float = 90e-6
    """PostgreSQL's processor time for an entry that another server reads."""
    database_idle: float = 0.0017
    """PostgreSQL's core seconds a second for a server without players, and for each match with viewers."""
    database_look: float = 10e-6
    heard: float = 6.5e-6
    """A server's processor time for a notification that it hears."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How people play: assumed."""

    actions: float = 0.12
    """Actions a second in a match, of both seats."""
    sockets: float = 1.7
    """Open sockets for each match."""
    apart: float = 0.1
    """The share of matches whose players are at two servers: few behind a proxy that goes by the match."""
    computers: float = 0.5
    """The share of matches against a computer, which then makes half of the decisions."""
    thought: float = 0.3
    """Core seconds of a computer's decision; at most 1.0, for ``general`` in mid-game."""


@dataclass(frozen=True, slots=True)
class Machines:
    """What there is to use: a server is one process, so its event loop has one core."""

    loop: float = 0.6
    """The share of that core that leaves room for peaks."""
    memory: float = 4_000 * MEGA
    commit_seconds: float = 0.002
    """How long a commit takes: actions that come meanwhile share the next one."""
    database: float = 16 * 0.6
    """Cores of the database's machine that may be busy."""
    hints: float | None = None
    """Notifications that a server sends in a second at most; None: one for each commit."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a number of servers can carry together, and what ends it."""

    nodes: int
    matches: int
    limit: str
    loop: float
    """The busy share of each server's core."""
    database: float
    """Busy cores of the database."""
    engines: float
    """Cores that think."""
    memory: float
    """Bytes of each server."""


def loads(nodes: int, matches: float, costs: Costs, habits: Habits, machines: Machines) -> Forecast:
    """The loads of a number of servers that have these matches between them."""
    actions = matches * habits.actions / nodes  # of each server, a second
    commits = min(actions, 1 / machines.commit_seconds)
    hints = 0.0 if nodes == 1 else commits if machines.hints is None else min(commits, machines.hints)
    apart = 0.0 if nodes == 1 else habits.apart
    followed = matches / nodes * (1 + apart)
    memory = costs.server_bytes + matches / nodes * (costs.match_bytes + habits.sockets * costs.socket_bytes)
    each = commits * costs.commit + actions * costs.entry + hints * (costs.hint + nodes * costs.delivery)
    each += actions * apart * costs.copy_read + costs.database_idle + followed * costs.database_look
    thinking = matches * habits.computers * habits.actions / 2 * habits.thought
    loop = actions * (costs.action + apart * costs.copy) + hints * nodes * costs.heard
    loop += costs.server_idle + followed * costs.look
    return Forecast(nodes, int(matches), "", loop, nodes * each, thinking, memory)


def forecast(
    nodes: int,
    costs: Costs = Costs(),  # noqa: B008  # frozen
    habits: Habits = Habits(),  # noqa: B008
    machines: Machines = Machines(),  # noqa: B008
) -> Forecast:
    """The most matches that a number of servers can carry, and the first limit."""

    def limit(matches: float) -> str:
        found = loads(nodes, matches, costs, habits, machines)
        over = {
            "event loop": found.loop / machines.loop,
            "database": found.database / machines.database,
            "memory": found.memory / machines.memory,
        }
        worst = max(over, key=over.__getitem__)
        return worst if over[worst] > 1 else ""

    low, high = 0.0, 1e9
    while high - low > 1:
        middle = (low + high) / 2
        low, high = (low, middle) if limit(middle) else (middle, high)
    return replace(loads(nodes, low, costs, habits, machines), limit=limit(high))


def table(forecasts: Sequence[Forecast], habits: Habits = Habits()) -> str:  # noqa: B008
    """The forecasts as a table for docs/scale.md."""
    heads = ("servers", "matches", "actions/s", "sockets", "busy loop", "database, cores", "engines, cores")
    rows = [f"| {' | '.join((*heads, 'first limit'))} |", "| --- | --- | --- | --- | --- | --- | --- | --- |"]
    for each in forecasts:
        counts = (each.matches, each.matches * habits.actions, each.matches * habits.sockets)
        cells = [str(each.nodes), *map(_rounded, counts), f"{each.loop:.0%}", f"{each.database:.1f}"]
        rows.append(f"| {' | '.join([*cells, _rounded(each.engines), each.limit])} |")
    return "\n".join(rows)


def _rounded(number: float) -> str:
    """A number to two digits, which is more than the model knows."""
    digits = max(0, len(str(int(number))) - 2)
    return f"{round(number / 10**digits) * 10**digits:,}"


BATCHED: Final = Machines(hints=20)
FASTER: Final = Costs(action=Costs().action / 2, copy=Costs().copy / 2)


def page_tables() -> tuple[str, ...]:
    """The tables of docs/scale.md: as it is, with hints sent together, and at half the cost of an action."""
    plans = ((Costs(), Machines()), (Costs(), BATCHED), (FASTER, BATCHED))
    return tuple(
        table([forecast(nodes, costs, machines=machines) for nodes in NODES]) for costs, machines in plans
    )


def main() -> None:
    """Print the tables, or one for other costs and habits."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.scale", description=__doc__)
    for kind in (Costs, Habits, Machines):
        for field in fields(kind):
            parser.add_argument(f"--{field.name.replace('_', '-')}", type=float)
    given = {name: value for name, value in vars(parser.parse_args()).items() if value is not None}
    if not given:
        print("\n\n".join(page_tables()))
        return
    costs, habits = _changed(Costs(), given), _changed(Habits(), given)
    machines = _changed(Machines(), given)
    print(table([forecast(nodes, costs, habits, machines) for nodes in NODES], habits))


def _changed(one: T, given: Mapping[str, float]) -> T:
    return replace(one, **{each.name: given[each.name] for each in fields(one) if each.name in given})


if __name__ == "__main__":
    main()
