"""Rows: variants."""

from __future__ import annotations

from fractions import Fraction

from tests.rules.case import Case
from tests.rules.island.set_up import BLOCKS, NORTH_SQUARES, READY, SOUTH_FIRST, SOUTH_SQUARES
from tests.rules.island.write import DIE, FULL_PADS, PADS, at, placements, row

TEN = ("Sa1^", "Sb1^", "Sc1^", "Sd1^", "Se1^", "Jf1^", "Jg1^", "Jh1^", "Ta2^", "Tb2^")
TEN_NORTH = ("Sl12v", "Sk12v", "Sj12v", "Si12v", "Sh12v", "Jg12v", "Jf12v", "Je12v", "Tl11v", "Tk11v")
ALL_OUT = BLOCKS + tuple(token for pair in zip(TEN, TEN_NORTH, strict=True) for token in pair)
BIG = ("Ta1^", "Tb1^", "Jc1^", "Jd1^", "Je1^")
BLITZ = BLOCKS + tuple(token for pair in zip(BIG, TEN_NORTH[:5], strict=True) for token in pair)

VARIANTS = [
    row(
        "I-8.1",
        "quick: four lost is not yet enough",
        at("S:after", "Se2^ Sa1^ se4v sl12v", FULL_PADS, variant="quick"),
        "e2*e4",
        legal="end",
        then=(("", at("S:after", "Se2^ Sa1^ sl12v", FULL_PADS, variant="quick")),),
    ),
    row(
        "I-8.1",
        "quick: the fifth loss loses",
        at("S:after", "Se2^ Sa1^ se4v", FULL_PADS, variant="quick"),
        "e2*e4",
        over="S",
        legal="",
        then=(("", at("S:won", "Se2^ Sa1^", FULL_PADS, variant="quick")),),
    ),
    row(
        "I-8.1",
        "quick: the fifth by a penalty",
        at("S:d5", "Se12^ sl12v sa12v", FULL_PADS, variant="quick"),
        "end xe12",
        over="N",
    ),
    row(
        "I-8.1",
        "quick: the fifth on a live block",
        at("S:d1", "Se11^ sl12v sa12v #e12", FULL_PADS, "1/0", "quick"),
        "e11-e12 e12!live",
        over="N",
    ),
    row(
        "I-8.1",
        "quick: both the fifth at the same moment",
        at("S:d1", "Se10^ sd12v #e11", FULL_PADS, "1/0", "quick"),
        "e10-e11 e11!live",
        over="draw",
        then=(("", at("-:draw", "", FULL_PADS, variant="quick")),),
    ),
    row(
        "I-8.1",
        "quick: one blow may take a side past five",
        at("S:after", "Te2^ Sa1^ se4> je5< te6v", "c:SJTSJ,j:sjts.", variant="quick"),
        "e2*e6",
        over="S",
    ),
    row(
        "I-8.1",
        "quick: an empty island and a full pad are five losses",
        at("S:roll", "sl12v sa12v", FULL_PADS, variant="quick"),
        bad_position=True,
    ),
    row(
        "I-8.1",
        "quick: so nobody ever enters by I-3.8",
        at("S:enter", "sl12v sa12v", FULL_PADS, variant="quick"),
        bad_position=True,
    ),
    row(
        "I-8.1",
        "classic: the same is not lost",
        at("S:enter", "sl12v sa12v", FULL_PADS),
        legal="+1 +2 +3 +4 +5",
    ),
    Case(
        "I-8.1",
        "quick: set up as classic",
        variant="quick",
        tokens=(*SOUTH_FIRST, "=SSJJT", "=TJJSS"),
        outcomes=DIE,
        then=(("", at("S:roll", READY, "c:SSJJT,j:tjjss", "6/4", "quick")),),
    ),
    row(
        "I-8.1",
        "all-out: a zero offers only a change of direction",
        at("S:d0", "Se2^ se4v sl12v", variant="all-out"),
        legal="e2*e4 e2L e2R",
        refuses=(("pad", "I-8.1"), ("+1", "I-8.1"), ("end", "I-4.1")),
        then=(("e2L", at("S:roll@e2", "Se2< se4v sl12v", variant="all-out")),),
    ),
    Case(
        "I-8.1",
        "all-out: the fifth character is not the last",
        variant="all-out",
        tokens=ALL_OUT[:20],
        legal=placements(
            "JT", [square for square in SOUTH_SQUARES if square not in ("a1", "b1", "c1", "d1", "e1")]
        ),
        refuses=(("Sf1^", "I-2.4"),),
    ),
    Case(
        "I-8.1",
        "all-out: the tenth character is what is left",
        variant="all-out",
        tokens=ALL_OUT[:29],
        legal=placements(
            "T", [square for square in NORTH_SQUARES if square not in {t[1:-1] for t in TEN_NORTH[:9]}]
        ),
    ),
    Case(
        "I-8.1",
        "all-out: ten each on the island, then the first turn",
        variant="all-out",
        tokens=ALL_OUT,
        outcomes=DIE,
        then=(
            (
                "",
                at(
                    "S:roll",
                    " ".join(TEN)
                    + " "
                    + " ".join(t[0].lower() + t[1:] for t in TEN_NORTH)
                    + " "
                    + " ".join(BLOCKS),
                    blocks="6/4",
                    variant="all-out",
                ),
            ),
        ),
    ),
    row(
        "I-8.1",
        "all-out: the last one on the island is the last one",
        at("S:after", "Se2^ se4v", variant="all-out"),
        "e2*e4",
        over="S",
        then=(("", at("S:won", "Se2^", variant="all-out")),),
    ),
    row(
        "I-8.1",
        "all-out: five losses are nothing special",
        at("S:after", "Se2^ se4v sl12v", variant="all-out"),
        "e2*e4",
        legal="end",
    ),
    row(
        "I-8.1",
        "all-out: the penalty is as in classic",
        at("S:d5", "Se12^ sl12v", variant="all-out"),
        "end",
        legal="xe12",
        then=(("xe12", at("N:won", "sl12v", variant="all-out")),),
    ),
    row("I-8.1", "all-out: no pads", at("S:roll", "Se2^ sl12v", PADS, variant="all-out"), bad_position=True),
    row(
        "I-8.1",
        "all-out: nobody nominates a pad",
        at("S:pad", "Se2^ sl12v", variant="all-out"),
        bad_position=True,
    ),
    row(
        "I-8.1",
        "all-out: nobody slides a pad",
        at("S:pad3", "Se2^ sl12v", variant="all-out"),
        bad_position=True,
    ),
    row("I-8.1", "classic: not without pads", at("S:roll", "Se2^ sl12v", "-"), bad_position=True),
    Case(
        "I-8.1",
        "blitz: any five within five, three and two",
        variant="blitz",
        tokens=BLITZ[:18],
        legal=placements(
            "SJ", [square for square in SOUTH_SQUARES if square not in ("a1", "b1", "c1", "d1")]
        ),
        refuses=(("Te1^", "I-2.4"),),
    ),
    Case(
        "I-8.1",
        "blitz: after five each comes the first turn, with nothing on pads",
        variant="blitz",
        tokens=BLITZ,
        outcomes=DIE,
        legal=frozenset(),
        then=(
            (
                "",
                at(
                    "S:roll",
                    "Ta1^ Tb1^ Jc1^ Jd1^ Je1^ sl12v sk12v sj12v si12v sh12v " + " ".join(BLOCKS),
                    blocks="6/4",
                    variant="blitz",
                ),
            ),
        ),
    ),
    row(
        "I-8.1",
        "blitz: a zero offers only a change of direction",
        at("S:d0", "Se2^ sl12v", variant="blitz"),
        legal="e2L e2R",
        refuses=(("pad", "I-8.1"), ("+1", "I-8.1")),
    ),
    row(
        "I-8.1",
        "blitz: four of five lost is not lost",
        at("S:after", "Se2^ se4v sl12v", variant="blitz"),
        "e2*e4",
        legal="end",
    ),
    row(
        "I-8.1",
        "blitz: five characters are allowed",
        at("S:roll", "Sa1^ Sb1^ Sc1^ Sd1^ Se1^ sl12v", variant="blitz"),
        outcomes=DIE,
    ),
    row(
        "I-8.1",
        "blitz: six characters are refused",
        at("S:roll", "Sa1^ Sb1^ Sc1^ Sd1^ Se1^ Jf1^ sl12v", variant="blitz"),
        bad_position=True,
    ),
    row(
        "I-8.1",
        "minefield: all ten are live",
        at(
            "S:d2",
            "Te2^ sl12v #e4 #a1 #b3 #c5 #d7 #f9 #g11 #h2 #i6 #j8",
            blocks="10/0",
            variant="classic+minefield",
        ),
        "e2-e4",
        outcomes=(("e4!live", Fraction(1)),),
        refuses=(("e4!safe", "I-8.1"),),
    ),
    row(
        "I-8.1",
        "minefield: a chain, written out all the same",
        at("S:after", "Te2^ sl12v #e6 #f7", blocks="2/0", variant="blitz+minefield"),
        "e2*e6 e6!live",
        outcomes=(("f7!live", Fraction(1)),),
        then=(("f7!live", at("S:after", "Te2^ sl12v", variant="blitz+minefield")),),
    ),
    Case(
        "I-8.1",
        "minefield: the set-up deals 10/0",
        variant="quick+minefield",
        tokens=(*SOUTH_FIRST, "=SSJJT", "=TJJSS"),
        then=(("", at("S:roll", READY, "c:SSJJT,j:tjjss", "10/0", "quick+minefield")),),
    ),
    Case(
        "I-8.1",
        "minefield: all-out too",
        variant="all-out+minefield",
        tokens=ALL_OUT,
        outcomes=DIE,
        then=(
            (
                "d5",
                at(
                    "S:d5",
                    " ".join(TEN)
                    + " "
                    + " ".join(t[0].lower() + t[1:] for t in TEN_NORTH)
                    + " "
                    + " ".join(BLOCKS),
                    blocks="10/0",
                    variant="all-out+minefield",
                ),
            ),
        ),
    ),
    row(
        "I-8.1",
        "minefield: no safe block",
        at("S:roll", "Te2^ sl12v #e4", blocks="0/1", variant="classic+minefield"),
        bad_position=True,
    ),
    row(
        "I-8.1",
        "minefield: seven live blocks are fine",
        at("S:roll", "Sl1^ sl12v #a3 #b5 #c7 #d9 #e11 #f2 #g4", blocks="7/0", variant="classic+minefield"),
        outcomes=DIE,
    ),
    row(
        "I-8.1",
        "minefield: eleven live blocks are refused",
        at(
            "S:roll",
            "Sl1^ sl12v #a3 #b5 #c7 #d9 #e11 #f2 #g4 #h6 #i8 #j10 #k1",
            blocks="11/0",
            variant="classic+minefield",
        ),
        bad_position=True,
    ),
    row("I-8.2", "a battle of a war that is won", at("S:won", "Se2^ Ta1^", "c:J....,j:....."), over="S"),
    row("I-8.3", "a battle of a war that is drawn by quiet turns", at("-:draw", "Se2^ sl12v"), over="draw"),
]
