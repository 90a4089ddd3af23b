"""Rows: components."""

from __future__ import annotations

from fractions import Fraction

from tests.rules.island.write import DIE, at, row

COMPONENTS = [
    row(
        "I-1.1",
        "from a1 five squares east is f1",
        at("S:d5", "Ta1> sl12v"),
        legal="a1-f1 a1-e1L a1-e1R",
    ),
    row(
        "I-1.1",
        "the four facings point north, east, south and west",
        at("S:d1", "Se5^ Sg5> Si9v Sc5< sl12v"),
        legal="e5-e6 g5-h5 i9-i8 c5-b5",
    ),
    row(
        "I-1.1",
        "there are twelve rows and twelve columns",
        at("S:d1", "Sa11^ Sk1> sl12v"),
        legal="a11-a12 k1-l1",
    ),
    row(
        "I-1.2",
        "a soldier hits at two squares, not at one or three",
        at("S:after", "Se2^ se3v se4v se5v"),
        legal="e2*e4 end",
        refuses=(("e2*e3", "I-6.1"), ("e2*e5", "I-6.1")),
    ),
    row(
        "I-1.2",
        "a jeep hits at three squares, not at two or four",
        at("S:after", "Je2^ se4v se5v se6v"),
        legal="e2*e5 end",
        refuses=(("e2*e4", "I-6.1"), ("e2*e6", "I-6.1")),
    ),
    row(
        "I-1.2",
        "a tank hits at four squares, not at three or five",
        at("S:after", "Te2^ se5v se6v se7v"),
        legal="e2*e6 end",
        refuses=(("e2*e5", "I-6.1"), ("e2*e7", "I-6.1")),
    ),
    row(
        "I-1.2",
        "five soldiers, three jeeps and two tanks are allowed, island and pad together",
        at("S:roll", "Sa1^ Sb1^ Sc1^ Sd1^ Je1^ sl12v", "c:STJTJ,j:....."),
        outcomes=DIE,
    ),
    row(
        "I-1.2",
        "six soldiers are refused",
        at("S:roll", "Sa1^ Sb1^ Sc1^ Sd1^ Se1^ sl12v", "c:..S..,j:....."),
        bad_position=True,
    ),
    row(
        "I-1.2",
        "four jeeps are refused",
        at("S:roll", "Ja1^ Jb1^ Jc1^ sl12v", "c:..J..,j:....."),
        bad_position=True,
    ),
    row(
        "I-1.2",
        "three tanks are refused",
        at("S:roll", "Ta1^ Tb1^ sl12v", "c:..T..,j:....."),
        bad_position=True,
    ),
    row(
        "I-1.2",
        "six enemy soldiers are refused too",
        at("S:roll", "Sa1^ sb12v sc12v sd12v", "c:.....,j:.sss."),
        bad_position=True,
    ),
    row(
        "I-1.3",
        "the pad is five squares wide, its missile in the middle",
        at("S:d0", "Sg5^ sl12v", "f:SJTSJ,j:....."),
        legal="+1 +2 +3 +4 +5 pad g5L g5R",
        then=(
            ("+1", at("S:roll@d1", "Sd1^ Sg5^ sl12v", "f:.JTSJ,j:.....")),
            ("+3", at("S:roll@f1", "Tf1^ Sg5^ sl12v", "f:SJ.SJ,j:.....")),
            ("+5", at("S:roll@h1", "Jh1^ Sg5^ sl12v", "f:SJTS.,j:.....")),
        ),
    ),
    row(
        "I-1.4",
        "of ten face-down blocks six are live",
        at("S:d2", "Te2^ sl12v #e4 #a1 #b3 #c5 #d7 #f9 #g11 #h2 #i6 #j8", blocks="6/4"),
        "e2-e4",
        outcomes=(("e4!live", Fraction(3, 5)), ("e4!safe", Fraction(2, 5))),
    ),
    row(
        "I-1.4",
        "the chance follows what is still face down",
        at("S:d2", "Te2^ sl12v #e4 #a1 #b6", blocks="1/2"),
        "e2-e4",
        outcomes=(("e4!live", Fraction(1, 3)), ("e4!safe", Fraction(2, 3))),
    ),
    row(
        "I-1.4",
        "with no live block left every block is safe",
        at("S:d2", "Te2^ sl12v #e4 #a1", blocks="0/2"),
        "e2-e4",
        outcomes=(("e4!safe", Fraction(1)),),
        refuses=(("e4!live", "I-1.4"),),
    ),
    row(
        "I-1.4",
        "with no safe block left every block is live",
        at("S:d2", "Te2^ sl12v #e4 #a1", blocks="2/0"),
        "e2-e4",
        outcomes=(("e4!live", Fraction(1)),),
        refuses=(("e4!safe", "I-1.4"),),
    ),
    row(
        "I-1.4",
        "six live blocks and no safe one are possible",
        at("S:roll", "Sl1^ sl12v #a3 #b5 #c7 #d9 #e11 #f2", blocks="6/0"),
        outcomes=DIE,
    ),
    row(
        "I-1.4",
        "seven live blocks are refused",
        at("S:roll", "Sl1^ sl12v #a3 #b5 #c7 #d9 #e11 #f2 #g4", blocks="7/0"),
        bad_position=True,
    ),
    row(
        "I-1.4",
        "five safe blocks are refused",
        at("S:roll", "Sl1^ sl12v #a3 #b5 #c7 #d9 #e11", blocks="0/5"),
        bad_position=True,
    ),
    row(
        "I-1.4",
        "eleven blocks are refused",
        at("S:roll", "Sl1^ sl12v #a3 #b5 #c7 #d9 #e11 #f2 #g4 #h6 #i8 #j10 #k1", blocks="7/4"),
        bad_position=True,
    ),
    row(
        "I-1.5",
        "the die shows 0 to 5, equally likely",
        at("S:roll", "Sa1^ sl12v"),
        legal="",
        outcomes=DIE,
    ),
    row(
        "I-1.5",
        "so it does for the character that alone may move",
        at("S:roll@a1", "Sa1^ sl12v"),
        outcomes=DIE,
    ),
    row("I-1.5", "and for the pad", at("S:pad", "Sa1^ sl12v"), outcomes=DIE),
]
