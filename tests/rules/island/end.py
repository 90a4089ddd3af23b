"""Rows: end."""

from __future__ import annotations

from tests.rules.case import Case
from tests.rules.island.write import DIE, EMPTY_PADS, PADS, at, row


def quiet(turns: int, start: int = 0) -> tuple[str, ...]:
    """Quiet turns of both sides: each slides its pad to and fro by one."""
    tokens: list[str] = []
    for number in range(start, start + turns):
        tokens += ["d0", "pad", "d1", "padR" if number // 2 % 2 == 0 else "padL"]
    return tuple(tokens)


QUIET = at("S:roll", "Sa1v sl12v #l10", EMPTY_PADS, "0/1")
QUIET_PADS = at("S:roll", "Sa1v sl12v", PADS)

END = [
    row(
        "I-7.1",
        "the last enemy is shot",
        at("S:d3", "Se2^ se4v", EMPTY_PADS),
        "e2*e4",
        legal="",
        over="S",
        refuses=(("e2-e5", "I-7.1"), ("end", "I-7.1")),
        then=(("", at("S:won", "Se2^", EMPTY_PADS)),),
    ),
    row(
        "I-7.1",
        "a character left on the pad keeps a side in the battle",
        at("S:d3", "Se2^ se4v", "c:.....,j:s...."),
        "e2*e4",
        legal="e2-e5 e2-e4L e2-e4R",
    ),
    row(
        "I-7.1",
        "the last own one shot by one's own side's chain loses",
        at("S:after", "Se2^ sl12v #e4 #d3", EMPTY_PADS, "2/0"),
        "e2*e4 e4!live d3!live",
        over="N",
    ),
    row(
        "I-7.1",
        "both lose their last at the same moment: drawn",
        at("S:d2", "Se2^ sd5v #e4", EMPTY_PADS, "1/0"),
        "e2-e4 e4!live",
        legal="",
        over="draw",
        then=(("", at("-:draw", "", EMPTY_PADS)),),
    ),
    row(
        "I-7.1",
        "the winner keeps everything, blocks too",
        at("S:after", "Se2^ Sa1^ se4v #h8", "d:J....,k:.....", "1/0"),
        "e2*e4",
        over="S",
        then=(("", at("S:won", "Se2^ Sa1^ #h8", "d:J....,k:.....", "1/0")),),
    ),
    row("I-7.1", "a won position is over", at("S:won", "Se2^", EMPTY_PADS), legal="", over="S"),
    row("I-7.1", "a lost position is over", at("N:won", "se2^", EMPTY_PADS), legal="", over="N"),
    row("I-7.1", "a drawn position is over", at("-:draw", "", EMPTY_PADS), legal="", over="draw"),
    row(
        "I-7.1",
        "a slide cannot be asked of who won by a shot before it",
        at("S:pad2", "Se2^ se4v", EMPTY_PADS),
        "e2*e4",
        over="S",
        refuses=(("padL", "I-7.1"),),
    ),
    row(
        "I-7.2",
        "resigning and agreeing on a draw are no tokens",
        at("S:d1", "Se2^ sl12v"),
        legal="e2-e3",
    ),
    Case(
        "I-7.3",
        "119 quiet turns do not end the battle",
        QUIET,
        tokens=quiet(119),
        outcomes=DIE,
        legal=frozenset(),
    ),
    Case(
        "I-7.3",
        "the 120th quiet turn draws it",
        QUIET,
        tokens=quiet(120),
        over="draw",
        legal=frozenset(),
        then=(("", at("-:draw", "Sa1v sl12v #l10", EMPTY_PADS, "0/1")),),
    ),
    Case(
        "I-7.3",
        "a block removed, and nothing else, makes a turn loud",
        QUIET,
        tokens=(*quiet(119), "d0", "l12*l10", "l10!safe", "pad", "d1", "padL", *quiet(119, 120)),
        outcomes=DIE,
    ),
    Case(
        "I-7.3",
        "then the count starts anew and reaches 120 again",
        QUIET,
        tokens=(*quiet(119), "d0", "l12*l10", "l10!safe", "pad", "d1", "padL", *quiet(120, 120)),
        over="draw",
    ),
    Case(
        "I-7.3",
        "landing on a safe block makes a turn loud",
        at("S:roll", "Sa1v sl12v #l11", EMPTY_PADS, "0/1"),
        tokens=(*quiet(119), "d1", "l12-l11", "l11!safe", "end", *quiet(119, 120)),
        outcomes=DIE,
    ),
    Case(
        "I-7.3",
        "a character that enters makes a turn loud",
        QUIET_PADS,
        tokens=(*quiet(119), "d0", "+5", "d0", "pad", "d1", "padL"),
        outcomes=DIE,
        then=(("", at("S:roll", "Sa1v sl12v jg12v", "c:....J,j:.....")),),
    ),
    Case(
        "I-7.3",
        "a penalty makes a turn loud",
        at("S:roll", "Sa1v Sb1v sl12v", PADS),
        tokens=(*quiet(118), "d5", "end", "xb1", *quiet(119, 119)),
        outcomes=DIE,
    ),
    Case(
        "I-7.3",
        "a character shot makes a turn loud",
        at("S:roll", "Sa1v Sa10> sc10v sl12v", PADS),
        tokens=(*quiet(118), "d0", "a10*c10", "pad", "d1", "padL", *quiet(119, 119)),
        outcomes=DIE,
    ),
    Case(
        "I-7.3",
        "moving and turning are quiet",
        at("S:roll", "Sa1^ sl12v", PADS),
        tokens=(*quiet(118), "d0", "a1R", "d1", "a1-b1", "end", "d1", "l12-l11", "end"),
        over="draw",
    ),
    Case(
        "I-7.3",
        "a position string starts the count at 0, even within a turn",
        at("S:after", "Sa1v sl12v", PADS),
        tokens=("end", *quiet(118, 1)),
        outcomes=DIE,
        then=(("d0 pad d1 padL", at("-:draw", "Sa1v sl12v", "b:....J,j:....j")),),
    ),
]
