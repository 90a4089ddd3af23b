"""Rows: set up."""

from __future__ import annotations

from itertools import permutations

from tests.rules.case import Case
from tests.rules.island.write import COLUMNS, DIE, at, placements

BLOCKS = ("#a3", "#b7", "#c5", "#d9", "#e4", "#f8", "#g6", "#h10", "#i11", "#j2")
SOUTH = ("Sa1^", "Sb1^", "Jd1^", "Te1^", "Sg2>")
NORTH = ("Sl12v", "Sk12v", "Ji12v", "Th12v", "Sf11<")
SOUTH_FIRST = BLOCKS + tuple(token for pair in zip(SOUTH, NORTH, strict=True) for token in pair)
NORTH_FIRST = BLOCKS + tuple(token for pair in zip(NORTH, SOUTH, strict=True) for token in pair)
READY = "Sa1^ Sb1^ Jd1^ Te1^ Sg2> sl12v sk12v ji12v th12v sf11< " + " ".join(BLOCKS)
SOUTH_SQUARES = [column + row_ for row_ in ("1", "2") for column in COLUMNS if column + row_ != "j2"]
NORTH_SQUARES = [column + row_ for row_ in ("11", "12") for column in COLUMNS if column + row_ != "i11"]
LOADS = frozenset("=" + "".join(order) for order in permutations("SSJJT"))

SETUP = [
    Case(
        "I-2.1",
        "South, playing first, also places the first character",
        first="S",
        tokens=BLOCKS,
        legal=placements("SJT", SOUTH_SQUARES),
    ),
    Case(
        "I-2.1",
        "North, playing first, also places the first character",
        first="N",
        tokens=BLOCKS,
        legal=placements("SJT", NORTH_SQUARES),
    ),
    Case(
        "I-2.2",
        "the first block goes on any square",
        legal=frozenset(f"#{column}{number}" for column in COLUMNS for number in range(1, 13)),
    ),
    Case(
        "I-2.2",
        "no second block in the row or the column of the first",
        tokens=("#e4",),
        legal=frozenset(
            f"#{column}{number}"
            for column in COLUMNS
            for number in range(1, 13)
            if column != "e" and number != 4
        ),
        refuses=(("#e4", "I-2.2"), ("#e9", "I-2.2"), ("#a4", "I-2.2"), ("#e5", "I-2.2"), ("#d4", "I-2.2")),
    ),
    Case("I-2.2", "blocks may touch at the corners", tokens=("#e4",), allows=("#d3", "#f5", "#d5", "#f3")),
    Case(
        "I-2.2",
        "the tenth block has nine squares left",
        tokens=BLOCKS[:9],
        legal=frozenset(f"#{column}{number}" for column in "jkl" for number in (1, 2, 12)),
    ),
    Case(
        "I-2.2",
        "characters wait until the ten blocks lie",
        tokens=BLOCKS[:9],
        refuses=(("Sa1^", "I-2.2"),),
    ),
    Case(
        "I-2.3",
        "the pads lie at their owners' left when the set-up is done",
        tokens=(*SOUTH_FIRST, "=SSJJT", "=TJJSS"),
        then=(("", at("S:roll", READY, "c:SSJJT,j:tjjss", "6/4")),),
    ),
    Case(
        "I-2.3",
        "South's pad starts in front of a to e, so square 1 enters on a1",
        position=at("S:d0", "Sg5^ sl12v", "c:SJTSJ,j:....."),
        then=(
            ("+1", at("S:roll@a1", "Sa1^ Sg5^ sl12v", "c:.JTSJ,j:.....")),
            ("+5", at("S:roll@e1", "Je1^ Sg5^ sl12v", "c:SJTS.,j:.....")),
        ),
    ),
    Case(
        "I-2.3",
        "North's pad starts in front of l to h, so square 1 enters on l12",
        position=at("N:d0", "Sa1^ sg5v", "c:.....,j:sjtsj"),
        then=(
            ("+1", at("N:roll@l12", "Sa1^ sg5v sl12v", "c:.....,j:.jtsj")),
            ("+5", at("N:roll@h12", "Sa1^ sg5v jh12v", "c:.....,j:sjts.")),
        ),
    ),
    Case(
        "I-2.4",
        "the own first two rows only, on an empty square",
        tokens=BLOCKS,
        allows=("Sa1^", "Tl2v", "Jl1<", "Si2>"),
        refuses=(("Sb3^", "I-2.4"), ("Sj2^", "I-2.4"), ("Sa12^", "I-2.4"), ("Sa11v", "I-2.4")),
    ),
    Case(
        "I-2.4",
        "then the other player, on the other edge",
        tokens=(*BLOCKS, "Sa1^"),
        legal=placements("SJT", NORTH_SQUARES),
        refuses=(("Sb1^", "I-2.4"), ("Si11v", "I-2.4"), ("Sa10v", "I-2.4")),
    ),
    Case(
        "I-2.4",
        "not on a character",
        tokens=(*BLOCKS, "Sa1^", "Sl12v"),
        legal=placements("SJT", [square for square in SOUTH_SQUARES if square != "a1"]),
        refuses=(("Ja1^", "I-2.4"),),
    ),
    Case(
        "I-2.4",
        "not a third tank",
        tokens=(*BLOCKS, "Ta1^", "Tl12v", "Tb1^", "Tk12v"),
        legal=placements("SJ", [square for square in SOUTH_SQUARES if square not in ("a1", "b1")]),
        refuses=(("Tc1^", "I-2.4"),),
    ),
    Case(
        "I-2.4",
        "not a fourth jeep",
        tokens=(*BLOCKS, "Ja1^", "Jl12v", "Jb1^", "Jk12v", "Jc1^", "Jj12v"),
        legal=placements("ST", [square for square in SOUTH_SQUARES if square not in ("a1", "b1", "c1")]),
        refuses=(("Jd1^", "I-2.4"),),
    ),
    Case(
        "I-2.4",
        "a character may stand in front of the pads and face the edge",
        tokens=BLOCKS,
        allows=("Sc1v", "Ta1<"),
    ),
    Case(
        "I-2.5",
        "with five each on the island the first player loads",
        tokens=SOUTH_FIRST,
        legal=LOADS,
        refuses=(("=SSSJT", "I-2.5"), ("=SSJTT", "I-2.5")),
    ),
    Case("I-2.5", "then the second player loads", tokens=(*SOUTH_FIRST, "=TJSJS"), legal=LOADS),
    Case(
        "I-2.5",
        "the five left over, whatever they are",
        tokens=(
            *BLOCKS,
            *("Sa1^", "Sl12v", "Sb1^", "Tk12v", "Sc1^", "Tj12v", "Sd1^", "Jh12v", "Se1^", "Jg12v"),
        ),
        legal=frozenset("=" + "".join(order) for order in permutations("JJJTT")),
        then=(
            (
                "=JJJTT =SSSSJ",
                at(
                    "S:roll",
                    "Sa1^ Sb1^ Sc1^ Sd1^ Se1^ sl12v tk12v tj12v jh12v jg12v " + " ".join(BLOCKS),
                    "c:JJJTT,j:ssssj",
                    "6/4",
                ),
            ),
        ),
    ),
    Case(
        "I-2.5",
        "pad squares are numbered from the owner's left: North's fourth is in front of i12",
        position=at("N:d0", "Sa1^ sg5v", "c:.....,j:...t."),
        then=(("+4", at("N:roll@i12", "Sa1^ sg5v ti12v", "c:.....,j:.....")),),
    ),
    Case(
        "I-2.6",
        "South played first and takes the first turn",
        first="S",
        tokens=(*SOUTH_FIRST, "=SSJJT", "=TJJSS"),
        outcomes=DIE,
        then=(("d1", at("S:d1", READY, "c:SSJJT,j:tjjss", "6/4")),),
    ),
    Case(
        "I-2.6",
        "North played first and takes the first turn",
        first="N",
        tokens=(*NORTH_FIRST, "=TJJSS", "=SSJJT"),
        outcomes=DIE,
        then=(("d1", at("N:d1", READY, "c:SSJJT,j:tjjss", "6/4")),),
    ),
]
