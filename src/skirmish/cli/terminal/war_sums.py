"""What the battles in files of records add up to, for ``skirmish check``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from skirmish.cli.terminal.wars import scoring_of
from skirmish.cli.voice import CallError, Voice, safe_name
from skirmish.core import Seat, SkirmishError
from skirmish.match.series import Series, number_of, with_battle
from skirmish.records import Record, survey

Battle = tuple[str, Record]
"""The record of a battle, and the name of the file it is in."""


def battles_in(name: str, text: str) -> Iterator[Battle]:
    """The battles of wars in a file's text; those that are not over do not count."""
    for each in survey(text):
        if isinstance(each, Record) and each.get("War") and each.finished:
            yield name, each


def war_sums(battles: Iterable[Battle], voice: Voice) -> Iterator[str]:
    """A line for each war.

    A server's records name their war and their number in it, so they may be in several files and in any
    order. Other records belong to the war before them in the same file that has the same form and players,
    until that war is over.
    """
    wars: dict[tuple[str, ...], list[Battle]] = {}
    for name, record in battles:
        wars.setdefault(_war_of(name, record), []).append((name, record))
    for found in wars.values():
        yield from _numbered(found, voice) if number_of(found[0][1]) else _in_turn(found, voice)


def _war_of(name: str, record: Record) -> tuple[str, ...]:
    """What the battles of a war have in common."""
    form = record["Game"], record["Variant"], record["War"]
    if number_of(record):
        return *form, record["Series"]
    return *form, "", name, *sorted(record.get(seat) or seat for seat in ("South", "North"))


def _numbered(battles: list[Battle], voice: Voice) -> Iterator[str]:
    """One war. A battle that is in two files counts once, and one after the war's end does not."""
    by_number = {number_of(battle[1]): battle for battle in battles}
    war: Series | None = None
    fought: list[Battle] = []
    for number in range(1, len(by_number) + 1):
        if number not in by_number:
            said = voice.say("war-gap", war=safe_name(battles[0][1]["War"]), number=str(number))
            yield f"{_files(battles)}: {said}"
            return
        fought.append(by_number[number])
        war = _after(war, fought[-1])
        if war is None:
            return
        if war.over is not None:
            break
    if war is not None:
        yield _sum(fought, war, voice)


def _in_turn(battles: list[Battle], voice: Voice) -> Iterator[str]:
    """Wars that follow each other: a battle after the end of one begins another."""
    war: Series | None = None
    fought: list[Battle] = []
    for battle in battles:
        if war is not None and war.over is not None:
            yield _sum(fought, war, voice)
            war, fought = None, []
        war = _after(war, battle)
        if war is None:
            return
        fought.append(battle)
    if war is not None:
        yield _sum(fought, war, voice)


def _after(war: Series | None, battle: Battle) -> Series | None:
    """A war after one more battle; None if that is against the rules, which the record's own verdict says."""
    record = battle[1]
    try:
        return with_battle(war, record, scoring_of(record["Game"]))
    except (CallError, SkirmishError):
        return None


def _sum(battles: list[Battle], war: Series, voice: Voice) -> str:
    names = [safe_name(battles[0][1].get(each) or each) for each in ("South", "North")]
    south, north = (f"{names[seat]} {war.wins[seat]} ({war.points[seat]})" for seat in Seat)
    result = "none" if war.over is None else war.over.result
    winner = dict(zip("SN", names, strict=True)).get(result, "")
    said = voice.say("war-sum", war=war.name, south=south, north=north, result=result, winner=winner)
    return f"{_files(battles)}: {said}"


def _files(battles: list[Battle]) -> str:
    """The files that battles are in, each once."""
    return ", ".join(dict.fromkeys(safe_name(name) for name, _ in battles))
