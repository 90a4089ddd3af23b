"""Battle for the Island: positions for every rule of the page, both edges of each condition.

Rows are written for South; `island_mirror.mirror_case` gives the same row for North. Positions are put
together by `at`: TURN, then what stands on the island (`Te2^` South's tank on e2 facing north, `te2^`
North's, `#e4` a block), then pads, face-down live/safe and variant where they matter.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

from .case import Case

COLUMNS = "abcdefghijkl"
DIE = tuple((f"d{face}", Fraction(1, 6)) for face in range(6))
PADS = "c:....J,j:....j"
EMPTY_PADS = "c:.....,j:....."
FULL_PADS = "c:SJTSJ,j:sjtsj"


def at(turn: str, pieces: str, pads: str = "", blocks: str = "0/0", variant: str = "classic") -> str:
    """A position string."""
    if not pads:
        pads = PADS if variant.startswith(("classic", "quick")) else "-"
    board: dict[str, str] = {}
    for piece in pieces.split():
        square = piece[1:] if piece[0] == "#" else piece[1:-1]
        assert square not in board, f"two on {square}"
        board[square] = "#" if piece[0] == "#" else piece[0] + piece[-1]
    rows = []
    for row in range(12, 0, -1):
        text, empty = "", 0
        for column in COLUMNS:
            if column + str(row) in board:
                text += (str(empty) if empty else "") + board.pop(column + str(row))
                empty = 0
            else:
                empty += 1
        rows.append(text + (str(empty) if empty else ""))
    assert not board, f"off the island: {board}"
    return " ".join(["/".join(rows), pads, blocks, turn, variant])


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


def row(
    rule: str,
    name: str,
    position: str,
    tokens: str = "",
    *,
    legal: str | None = None,
    refuses: tuple[tuple[str, str], ...] = (),
    allows: tuple[str, ...] = (),
    outcomes: tuple[tuple[str, Fraction], ...] | None = None,
    then: tuple[tuple[str, str], ...] = (),
    over: str | None = None,
    bad_position: bool = False,
) -> Case:
    """A row that starts from a position, with its tokens and legal tokens as text."""
    return Case(
        rule,
        name,
        position,
        tokens=tuple(tokens.split()),
        legal=None if legal is None else words(legal),
        allows=allows,
        refuses=refuses,
        outcomes=outcomes,
        then=then,
        over=over,
        bad_position=bad_position,
    )


def placements(kinds: str, squares: list[str]) -> frozenset[str]:
    return frozenset(kind + square + facing for kind in kinds for square in squares for facing in "^>v<")


# ---------------------------------------------------------------------------- 1 Components

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
        refuses=(("d6", "I-1.5"),),
    ),
    row(
        "I-1.5",
        "so it does for the character that alone may move",
        at("S:roll@a1", "Sa1^ sl12v"),
        outcomes=DIE,
    ),
    row("I-1.5", "and for the pad", at("S:pad", "Sa1^ sl12v"), outcomes=DIE),
]

# ---------------------------------------------------------------------------- 2 Set-up

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

# ---------------------------------------------------------------------------- 3 A turn

TURN = [
    row(
        "I-3.1",
        "nothing before the roll",
        at("S:roll", "Te2^ se6v sl12v"),
        legal="",
        refuses=(("e2*e6", "I-3.1"), ("e2-e3", "I-3.1"), ("end", "I-3.1")),
    ),
    row(
        "I-3.1",
        "shoot, move, shoot, end",
        at("S:d2", "Te2^ se6v se8v sl12v"),
        legal="e2*e6 e2-e4 e2-e3L e2-e3R",
        then=(
            ("e2*e6", at("S:d2", "Te2^ se8v sl12v")),
            ("e2*e6 e2-e4", at("S:after", "Te4^ se8v sl12v")),
            ("e2*e6 e2-e4 e4*e8", at("S:after", "Te4^ sl12v")),
            ("e2*e6 e2-e4 e4*e8 end", at("N:roll", "Te4^ sl12v")),
            ("e2-e4 e4*e8 end", at("N:roll", "Te4^ sl12v")),
        ),
    ),
    row(
        "I-3.1",
        "shooting is never compulsory",
        at("S:d2", "Te2^ se6v sl12v"),
        "e2-e3L",
        legal="end",
        then=(("end", at("N:roll", "Te3< se6v sl12v")),),
    ),
    row(
        "I-3.1",
        "after the move a shot may be left alone",
        at("S:after", "Te2^ se6v sl12v"),
        legal="e2*e6 end",
        then=(("end", at("N:roll", "Te2^ se6v sl12v")),),
    ),
    row(
        "I-3.1",
        "several characters may shoot, one after the other",
        at("S:after", "Te2^ Sc6> Jh2^ se6v sh5v sl12v"),
        legal="e2*e6 c6*e6 h2*h5 end",
        then=(
            ("c6*e6", at("S:after", "Te2^ Sc6> Jh2^ sh5v sl12v")),
            ("c6*e6 h2*h5", at("S:after", "Te2^ Sc6> Jh2^ sl12v")),
            ("h2*h5 e2*e6 end", at("N:roll", "Te2^ Sc6> Jh2^ sl12v")),
        ),
    ),
    row(
        "I-3.1",
        "what was shot away is not there for the next shot",
        at("S:after", "Se2^ Jb4> sl12v #e4", blocks="0/1"),
        "e2*e4 e4!safe",
        legal="end",
    ),
    row(
        "I-3.1",
        "the enemy does not shoot in my turn",
        at("S:after", "Te2^ te6v sl12v"),
        legal="e2*e6 end",
        refuses=(("e6*e2", "I-3.1"),),
    ),
    row(
        "I-3.1",
        "one move a turn",
        at("S:d1", "Se2^ Sg2^ sl12v"),
        "e2-e3",
        legal="end",
        refuses=(("g2-g3", "I-3.1"), ("e3-e4", "I-3.1")),
    ),
    row(
        "I-3.2",
        "who can use the roll must",
        at("S:d3", "Se2^ Sg12^ sl12v"),
        legal="e2-e5 e2-e4L e2-e4R",
        refuses=(("end", "I-3.2"),),
    ),
    row(
        "I-3.2",
        "the player chooses who",
        at("S:d1", "Se2^ Jg5> sl12v"),
        legal="e2-e3 g5-h5",
        refuses=(("end", "I-3.2"),),
    ),
    row(
        "I-3.2",
        "landing on a block can be forced",
        at("S:d1", "Se2^ sl12v #e3", blocks="1/0"),
        legal="e2-e3",
        refuses=(("end", "I-3.2"),),
    ),
    row(
        "I-3.2",
        "the last character too can be forced onto a live block",
        at("S:d1", "Sl11^ sa12v #l12", EMPTY_PADS, "1/0"),
        "l11-l12 l12!live",
        over="N",
        then=(("", at("N:won", "sa12v", EMPTY_PADS)),),
    ),
    row(
        "I-3.2",
        "shooting the block first leaves a move again",
        at("S:d3", "Sb2^ Se2^ sl12v #e4", blocks="0/1"),
        legal="e2*e4 b2-b5 b2-b4L b2-b4R",
        refuses=(("end", "I-3.2"),),
        then=(("e2*e4 e4!safe e2-e5", at("S:after", "Sb2^ Se5^ sl12v")),),
    ),
    row(
        "I-3.3",
        "a roll of 1 is one square forward",
        at("S:d1", "Te2^ sl12v"),
        legal="e2-e3",
        refuses=(("e2-e4", "I-3.3"), ("e2-e3L", "I-3.3"), ("e2-e3R", "I-3.3")),
        then=(("e2-e3", at("S:after", "Te3^ sl12v")),),
    ),
    row(
        "I-3.3",
        "a roll of 1 does not turn, not even at the edge",
        at("S:d1", "Te12^ sl12v"),
        legal="end",
    ),
    row(
        "I-3.4",
        "a roll of 2",
        at("S:d2", "Te2^ sl12v"),
        legal="e2-e4 e2-e3L e2-e3R",
        refuses=(("e2-e3", "I-3.4"), ("e2-e5", "I-3.4"), ("e2-e4L", "I-3.4")),
        then=(
            ("e2-e4", at("S:after", "Te4^ sl12v")),
            ("e2-e3L", at("S:after", "Te3< sl12v")),
            ("e2-e3R", at("S:after", "Te3> sl12v")),
        ),
    ),
    row(
        "I-3.4",
        "a roll of 3",
        at("S:d3", "Se2> sl12v"),
        legal="e2-h2 e2-g2L e2-g2R",
        refuses=(("e2-g2", "I-3.4"), ("e2-i2", "I-3.4"), ("e2-f2L", "I-3.4"), ("e2-h2R", "I-3.4")),
        then=(("e2-g2L", at("S:after", "Sg2^ sl12v")), ("e2-g2R", at("S:after", "Sg2v sl12v"))),
    ),
    row(
        "I-3.4",
        "a roll of 4",
        at("S:d4", "Jh8v sl12v"),
        legal="h8-h4 h8-h5L h8-h5R",
        refuses=(("h8-h5", "I-3.4"), ("h8-h3", "I-3.4"), ("h8-h4L", "I-3.4")),
        then=(("h8-h5L", at("S:after", "Jh5> sl12v")), ("h8-h5R", at("S:after", "Jh5< sl12v"))),
    ),
    row(
        "I-3.4",
        "a roll of 5",
        at("S:d5", "Th8< sl12v"),
        legal="h8-c8 h8-d8L h8-d8R",
        refuses=(("h8-d8", "I-3.4"), ("h8-b8", "I-3.4"), ("h8-c8L", "I-3.4"), ("h8-e8L", "I-3.4")),
        then=(("h8-d8L", at("S:after", "Td8v sl12v")), ("h8-d8R", at("S:after", "Td8^ sl12v"))),
    ),
    row(
        "I-3.4",
        "the last unit turns at the edge",
        at("S:d3", "Se10^ sl12v"),
        legal="e10-e12L e10-e12R",
    ),
    row("I-3.4", "one square too near the edge to turn", at("S:d3", "Se11^ sl12v"), legal="end"),
    row("I-3.4", "the whole roll just fits", at("S:d3", "Se9^ sl12v"), legal="e9-e12 e9-e11L e9-e11R"),
    row("I-3.4", "a unit of the roll cannot turn before moving", at("S:d2", "Se12^ sl12v"), legal="end"),
    row(
        "I-3.5",
        "forward only",
        at("S:d1", "Se5> sl12v"),
        legal="e5-f5",
        refuses=(("e5-d5", "I-3.5"), ("e5-e6", "I-3.5"), ("e5-e4", "I-3.5"), ("e5-f6", "I-3.5")),
    ),
    row(
        "I-3.5",
        "nor with a turn at the end",
        at("S:d3", "Se5^ sl12v"),
        legal="e5-e8 e5-e7L e5-e7R",
        refuses=(("e5-g5L", "I-3.5"), ("e5-e3R", "I-3.5"), ("e5-h5", "I-3.5"), ("e5-g7", "I-3.5")),
    ),
    row(
        "I-3.5",
        "never off the island, at any edge",
        at("S:d1", "Se12^ Sl5> Se1v Sa5< sl12v"),
        legal="end",
    ),
    row(
        "I-3.5",
        "never off the island by the last of two units",
        at("S:d2", "Se11^ Sk5> sl12v"),
        legal="e11-e12L e11-e12R k5-l5L k5-l5R",
    ),
    row(
        "I-3.6",
        "an enemy on a square passed stops the move",
        at("S:d3", "Te2^ se3v sl12v"),
        legal="end",
        refuses=(("e2-e5", "I-3.6"), ("e2-e4L", "I-3.6")),
    ),
    row(
        "I-3.6",
        "an own character on a square passed stops the move",
        at("S:d3", "Te2^ Se3v Sg12^ sl12v"),
        legal="end",
        refuses=(("e2-e5", "I-3.6"),),
    ),
    row(
        "I-3.6",
        "an own character on the square before the last stops both kinds of move",
        at("S:d3", "Te2^ Se4> sl12v"),
        legal="e4-h4 e4-g4L e4-g4R",
        refuses=(("e2-e5", "I-3.6"), ("e2-e4L", "I-3.6"), ("e2-e4R", "I-3.6")),
    ),
    row(
        "I-3.6",
        "an enemy on the last square stops the straight move only",
        at("S:d3", "Te2^ se5v sl12v"),
        legal="e2-e4L e2-e4R",
        refuses=(("e2-e5", "I-3.6"),),
    ),
    row(
        "I-3.6",
        "an own character on the last square stops the straight move only",
        at("S:d3", "Te2^ Se5^ sl12v"),
        legal="e2-e4L e2-e4R e5-e8 e5-e7L e5-e7R",
        refuses=(("e2-e5", "I-3.6"),),
    ),
    row(
        "I-3.6",
        "a character just behind the last square does not matter",
        at("S:d3", "Te2^ se6v sl12v"),
        legal="e2*e6 e2-e5 e2-e4L e2-e4R",
    ),
    row(
        "I-3.6",
        "a block on the last square is landed on",
        at("S:d3", "Te2^ sl12v #e5", blocks="1/0"),
        legal="e2-e5 e2-e4L e2-e4R",
    ),
    row(
        "I-3.6",
        "a block on the square before the last stops both kinds of move",
        at("S:d3", "Te2^ sl12v #e4", blocks="1/0"),
        legal="end",
        refuses=(("e2-e5", "I-3.6"), ("e2-e4L", "I-3.6"), ("e2-e4R", "I-3.6")),
    ),
    row(
        "I-3.6",
        "a move that turns does not end on a block",
        at("S:d2", "Te2^ sl12v #e3", blocks="1/0"),
        legal="end",
        refuses=(("e2-e3L", "I-3.6"), ("e2-e3R", "I-3.6"), ("e2-e4", "I-3.6")),
    ),
    row(
        "I-3.6",
        "a block on the first square passed stops a long move",
        at("S:d5", "Te2^ sl12v #e3", blocks="1/0"),
        legal="end",
        refuses=(("e2-e7", "I-3.6"),),
    ),
    row(
        "I-3.6",
        "a block just behind the last square does not matter",
        at("S:d3", "Te2^ sl12v #e6", blocks="1/0"),
        legal="e2*e6 e2-e5 e2-e4L e2-e4R",
    ),
    row(
        "I-3.6",
        "a block nearer than the roll is not landed on",
        at("S:d4", "Je2^ sl12v #e5", blocks="1/0"),
        legal="e2*e5 end",
        refuses=(("e2-e6", "I-3.6"), ("e2-e5L", "I-3.6")),
    ),
    row(
        "I-3.7",
        "nobody can use the roll: the opponent takes one of the characters on the island",
        at("S:d1", "Se12^ Jl5> Sa5< sl12v tb9v", "c:T....,j:....."),
        legal="end",
        then=(("end", at("N:remove", "Se12^ Jl5> Sa5< sl12v tb9v", "c:T....,j:.....")),),
    ),
    row(
        "I-3.7",
        "any of them, but none of the own and none on the pad, and it is compulsory",
        at("N:remove", "Se12^ Jl5> Sa5< sl12v tb9v", "c:T....,j:....."),
        legal="xe12 xl5 xa5",
        refuses=(("xl12", "I-3.7"), ("x+1", "I-3.7"), ("xb2", "I-3.7"), ("end", "I-3.7")),
        then=(
            ("xl5", at("N:roll", "Se12^ Sa5< sl12v tb9v", "c:T....,j:.....")),
            ("xe12", at("N:roll", "Jl5> Sa5< sl12v tb9v", "c:T....,j:.....")),
        ),
    ),
    row(
        "I-3.7",
        "one who can move is enough to be spared",
        at("S:d1", "Se12^ Jl5> Sa5> sl12v"),
        legal="a5-b5",
        refuses=(("end", "I-3.2"),),
    ),
    row(
        "I-3.7",
        "losing the last one that way loses the battle",
        at("S:d5", "Se12^ sl12v", "c:.....,j:....s"),
        "end xe12",
        over="N",
        then=(("", at("N:won", "sl12v", "c:.....,j:....s")),),
    ),
    row(
        "I-3.7",
        "losing the last one on the island leaves those on the pad",
        at("S:d5", "Se12^ sl12v"),
        "end xe12",
        outcomes=DIE,
        then=(("d1 l12-l11 end", at("S:enter", "sl11v")),),
    ),
    row(
        "I-3.7",
        "shooting may open a path, and then somebody must move",
        at("S:d3", "Te2^ se3v se6v sl12v"),
        "e2*e6",
        legal="e2-e5 e2-e4L e2-e4R",
        refuses=(("end", "I-3.2"),),
    ),
    row(
        "I-3.7",
        "a path that could be opened need not be",
        at("S:d3", "Te2^ se3v se6v sl12v"),
        legal="e2*e6 end",
        then=(("end", at("N:remove", "Te2^ se3v se6v sl12v")),),
    ),
    row(
        "I-3.7",
        "a shot that opens no path does not help",
        at("S:d5", "Se10^ se12v sl12v"),
        "e10*e12",
        legal="end",
        then=(("end", at("N:remove", "Se10^ sl12v")),),
    ),
    row(
        "I-3.7",
        "who shoots away the only one that could move is punished",
        at("S:d4", "Sc3v Sc1> sl12v"),
        legal="c3*c1 c1-g1 c1-f1L c1-f1R",
        then=(("c3*c1 end", at("N:remove", "Sc3v sl12v")),),
    ),
    row(
        "I-3.7",
        "nobody left on the island when saying end: no penalty",
        at("S:d4", "Se2^ sl12v se3v #e4 #d3", blocks="2/0"),
        "e2*e4 e4!live d3!live",
        legal="end",
        then=(("end", at("N:roll", "sl12v")),),
    ),
    row(
        "I-3.8",
        "nobody on the island at the start of the turn: somebody enters",
        at("N:after", "sl12v", "c:S.J.T,j:....."),
        "end",
        legal="+1 +3 +5",
        refuses=(("+2", "I-4.2"), ("pad", "I-3.8"), ("end", "I-3.8")),
        then=(
            ("", at("S:enter", "sl12v", "c:S.J.T,j:.....")),
            ("+3", at("S:roll", "Jc1^ sl12v", "c:S...T,j:.....")),
        ),
    ),
    row(
        "I-3.8",
        "after entering, roll and go on as normal",
        at("S:enter", "sl12v", "c:S.J.T,j:....."),
        "+5",
        outcomes=DIE,
        then=(
            ("d2", at("S:d2", "Te1^ sl12v", "c:S.J..,j:.....")),
            ("d2 e1-e3", at("S:after", "Te3^ sl12v", "c:S.J..,j:.....")),
            ("d0", at("S:d0", "Te1^ sl12v", "c:S.J..,j:.....")),
            ("d0 +1 d2", at("S:d2@a1", "Sa1^ Te1^ sl12v", "c:..J..,j:.....")),
        ),
    ),
    row(
        "I-3.8",
        "those with a character in front cannot enter",
        at("S:enter", "sl12v sc1v", "c:S.J.T,j:....."),
        legal="+1 +5",
        refuses=(("+3", "I-4.2"),),
    ),
    row(
        "I-3.8",
        "a block in front does not keep one from entering",
        at("S:enter", "sl12v #c1", "c:..J..,j:.....", "1/0"),
        legal="+3",
    ),
    row(
        "I-3.8",
        "entering on a safe block",
        at("S:enter", "sl12v #c1", "c:..J..,j:.....", "0/1"),
        "+3 c1!safe",
        outcomes=DIE,
        then=(("", at("S:roll", "Jc1^ sl12v", EMPTY_PADS)),),
    ),
    row(
        "I-3.8",
        "entering on a live block: the roll follows all the same",
        at("S:enter", "sl12v #c1", "c:S.J..,j:.....", "1/0"),
        "+3 c1!live",
        outcomes=DIE,
        then=(("", at("S:roll", "sl12v", "c:S....,j:.....")),),
    ),
    row(
        "I-3.8",
        "with nobody on the island a roll of 1-5 leaves only end, without penalty",
        at("S:roll", "sl12v", "c:S....,j:....."),
        "d5",
        legal="end",
        then=(
            ("", at("S:d5", "sl12v", "c:S....,j:.....")),
            ("end", at("N:roll", "sl12v", "c:S....,j:.....")),
        ),
    ),
    row(
        "I-3.8",
        "with nobody on the island a zero lets another one enter",
        at("S:roll", "sl12v", "c:S....,j:....."),
        "d0",
        legal="+1 pad",
        then=(("+1 d2", at("S:d2@a1", "Sa1^ sl12v", EMPTY_PADS)),),
    ),
    row(
        "I-3.8",
        "the last of all enters on a live block and the battle is lost",
        at("S:enter", "sl12v #c1", "c:..J..,j:.....", "1/0"),
        "+3 c1!live",
        over="N",
    ),
    row(
        "I-3.8",
        "the one that entered is stuck: the usual penalty",
        at("S:enter", "sl12v se2v", "c:S...J,j:....."),
        "+5 d1",
        legal="end",
        then=(
            ("end", at("N:remove", "Je1^ se2v sl12v", "c:S....,j:.....")),
            ("end xe1", at("N:roll", "se2v sl12v", "c:S....,j:.....")),
        ),
    ),
    row(
        "I-3.8",
        "entering on a live block sets off its neighbour",
        at("S:enter", "sa3v sl12v #c1 #b2", "c:S.J..,j:.....", "2/0"),
        "+3 c1!live b2!live",
        outcomes=DIE,
        then=(("", at("S:roll", "sl12v", "c:S....,j:.....")),),
    ),
    row(
        "I-3.8",
        "after a penalty the punisher, with nobody on the island, starts by entering",
        at("S:d5", "Se12^", "c:....J,j:s.t.."),
        "end xe12",
        legal="+1 +3",
        then=(("", at("N:enter", "", "c:....J,j:s.t..")), ("+3", at("N:roll", "tj12v", "c:....J,j:s...."))),
    ),
    row(
        "I-3.8",
        "after a slide the other side starts by entering",
        at("S:pad1", "Se12^", "c:....J,j:s.t.."),
        "padL",
        legal="+1 +3",
        then=(("", at("N:enter", "Se12^", "b:....J,j:s.t..")),),
    ),
    row(
        "I-3.8",
        "no shooting before the roll",
        at("S:enter", "sl12v se4v", "c:....J,j:....."),
        "+5",
        refuses=(("e1*e4", "I-3.1"),),
        then=(("d1 e1*e4", at("S:d1", "Je1^ sl12v", EMPTY_PADS)),),
    ),
    row(
        "I-3.8",
        "who still has a character on the island does not enter but rolls",
        at("N:after", "Sa12^ sl12v", "c:S.J.T,j:....."),
        "end",
        outcomes=DIE,
    ),
    row(
        "I-3.9",
        "nobody on the island and none can enter: the opponent takes one from the pad",
        at("N:after", "sa1^ sc1^ sl12v", "c:S.J..,j:....."),
        "end",
        legal="x+1 x+3",
        refuses=(("x+2", "I-3.9"), ("xa1", "I-3.9"), ("end", "I-3.9")),
        then=(
            ("", at("N:removepad", "sa1^ sc1^ sl12v", "c:S.J..,j:.....")),
            ("x+1", at("N:roll", "sa1^ sc1^ sl12v", "c:..J..,j:.....")),
            ("x+3", at("N:roll", "sa1^ sc1^ sl12v", "c:S....,j:.....")),
        ),
    ),
    row(
        "I-3.9",
        "the last one taken from the pad loses the battle",
        at("N:removepad", "sa1^ sl12v", "c:S....,j:....."),
        "x+1",
        over="N",
        then=(("", at("N:won", "sa1^ sl12v", EMPTY_PADS)),),
    ),
    row(
        "I-3.9",
        "a pad whose characters all overhang the corner",
        at("N:after", "sl12v", "a:SJ...,j:....."),
        "end",
        legal="x+1 x+2",
    ),
    row(
        "I-3.9",
        "then the one who removed starts a turn, and may have to enter in turn",
        at("N:removepad", "", "a:SJ...,j:s.t.."),
        "x+2",
        legal="+1 +3",
        then=(("", at("N:enter", "", "a:S....,j:s.t..")),),
    ),
    row(
        "I-3.9",
        "overhanging at the other corner, and one of two blocked by an enemy",
        at("N:after", "sl1^ sa12v", "l:..SJT,j:....."),
        "end",
        legal="x+3 x+4 x+5",
    ),
    row(
        "I-3.9",
        "a block in front of one is enough to enter",
        at("N:after", "sa1^ sl12v #b1", "c:SJ...,j:.....", "1/0"),
        "end",
        legal="+2",
    ),
]

# ---------------------------------------------------------------------------- 4 Rolling a zero

ZERO = [
    row(
        "I-4.1",
        "shots and the three options",
        at("S:d0", "Se2^ Jg5> se4v sl12v", "c:S....,j:....."),
        legal="e2*e4 +1 pad e2L e2R g5L g5R",
        refuses=(("end", "I-4.1"), ("e2-e3", "I-4.1"), ("g5-h5", "I-4.1")),
        then=(("e2*e4", at("S:d0", "Se2^ Jg5> sl12v", "c:S....,j:.....")),),
    ),
    row(
        "I-4.1",
        "no shooting between the option and the roll",
        at("S:d0", "Se2^ Jg5> se4v sl12v"),
        "g5L",
        outcomes=DIE,
        refuses=(("e2*e4", "I-4.1"),),
    ),
    row(
        "I-4.1",
        "nor between nominating the pad and the roll",
        at("S:d0", "Se2^ Jg5> se4v sl12v"),
        "pad",
        outcomes=DIE,
        refuses=(("e2*e4", "I-4.1"),),
    ),
    row(
        "I-4.1",
        "a further zero opens the options anew and lifts the restriction",
        at("S:roll@g5", "Se2^ Jg5^ sl12v", "c:S....,j:....."),
        "d0",
        legal="+1 pad e2L e2R g5L g5R",
        then=(
            ("", at("S:d0", "Se2^ Jg5^ sl12v", "c:S....,j:.....")),
            ("e2R", at("S:roll@e2", "Se2> Jg5^ sl12v", "c:S....,j:.....")),
            ("e2R d1", at("S:d1@e2", "Se2> Jg5^ sl12v", "c:S....,j:.....")),
            ("g5R d0 g5R d0 g5R", at("S:roll@g5", "Se2^ Jg5< sl12v", "c:S....,j:.....")),
            ("pad d3", at("S:pad3", "Se2^ Jg5^ sl12v", "c:S....,j:.....")),
        ),
    ),
    row(
        "I-4.1",
        "a zero for the pad opens the options anew",
        at("S:pad", "Se2^ sl12v", "c:S....,j:....."),
        "d0",
        legal="+1 pad e2L e2R",
        then=(
            ("e2L d2", at("S:d2@e2", "Se2< sl12v", "c:S....,j:.....")),
            ("pad", at("S:pad", "Se2^ sl12v", "c:S....,j:.....")),
        ),
    ),
    row(
        "I-4.1",
        "after a further zero one may shoot again",
        at("S:d0", "Se2> Jg5> se4v sl12v"),
        "e2L d0",
        allows=("e2*e4",),
    ),
    row(
        "I-4.1",
        "the pad is always left",
        at("S:d0", "sc1^ sl12v", "c:..S..,j:....."),
        legal="pad",
        refuses=(("+3", "I-4.2"), ("end", "I-4.1")),
    ),
    row(
        "I-4.1",
        "with the last on the island lost by its own shot the pad's options are left",
        at("S:d0", "Se2^ sl12v #e4 #d3", blocks="2/0"),
        "e2*e4 e4!live d3!live",
        legal="+5 pad",
    ),
    row(
        "I-4.1",
        "a shot may clear the square for reinforcements",
        at("S:d0", "Sg1< Tg8^ se1^ sl12v"),
        legal="g1*e1 pad g1L g1R g8L g8R",
        refuses=(("+5", "I-4.2"),),
        then=(("g1*e1 +5", at("S:roll@e1", "Sg1< Tg8^ Je1^ sl12v", "c:.....,j:....j")),),
    ),
    row(
        "I-4.2",
        "the character enters facing straight ahead",
        at("S:d0", "Sg5^ sl12v", "c:.T...,j:....."),
        legal="+2 pad g5L g5R",
        refuses=(("+1", "I-4.2"), ("+3", "I-4.2")),
        then=(("+2", at("S:roll@b1", "Tb1^ Sg5^ sl12v", EMPTY_PADS)),),
    ),
    row(
        "I-4.2",
        "not onto a character, own or enemy",
        at("S:d0", "Sa1> sb1^ sl12v", "c:TJS..,j:....."),
        legal="+3 pad a1L a1R",
        refuses=(("+1", "I-4.2"), ("+2", "I-4.2")),
    ),
    row(
        "I-4.2",
        "a character one row farther does not matter",
        at("S:d0", "Sa2> sb2^ sl12v", "c:TJ...,j:....."),
        legal="+1 +2 pad a2L a2R",
    ),
    row(
        "I-4.2",
        "missile on a: squares 1 and 2 overhang the corner",
        at("S:d0", "Sg5^ sl12v", "a:SJTSJ,j:....."),
        legal="+3 +4 +5 pad g5L g5R",
        refuses=(("+1", "I-4.2"), ("+2", "I-4.2")),
        then=(("+3", at("S:roll@a1", "Ta1^ Sg5^ sl12v", "a:SJ.SJ,j:.....")),),
    ),
    row(
        "I-4.2",
        "missile on b: square 1 overhangs the corner",
        at("S:d0", "Sg5^ sl12v", "b:SJTSJ,j:....."),
        legal="+2 +3 +4 +5 pad g5L g5R",
        refuses=(("+1", "I-4.2"),),
        then=(("+2", at("S:roll@a1", "Ja1^ Sg5^ sl12v", "b:S.TSJ,j:.....")),),
    ),
    row(
        "I-4.2",
        "missile on k: square 5 overhangs the corner",
        at("S:d0", "Sg5^ sl12v", "k:SJTSJ,j:....."),
        legal="+1 +2 +3 +4 pad g5L g5R",
        refuses=(("+5", "I-4.2"),),
        then=(("+4", at("S:roll@l1", "Sl1^ Sg5^ sl12v", "k:SJT.J,j:.....")),),
    ),
    row(
        "I-4.2",
        "missile on l: squares 4 and 5 overhang the corner",
        at("S:d0", "Sg5^ sl12v", "l:SJTSJ,j:....."),
        legal="+1 +2 +3 pad g5L g5R",
        refuses=(("+4", "I-4.2"), ("+5", "I-4.2")),
        then=(("+3", at("S:roll@l1", "Tl1^ Sg5^ sl12v", "l:SJ.SJ,j:.....")),),
    ),
    row(
        "I-4.2",
        "missile on j: nothing overhangs",
        at("S:d0", "Sg5^ sl12v", "j:SJTSJ,j:....."),
        legal="+1 +2 +3 +4 +5 pad g5L g5R",
    ),
    row(
        "I-4.2",
        "a block in front is landed on: safe",
        at("S:d0", "Sg5^ sl12v #c1", "c:..T..,j:.....", "0/1"),
        "+3",
        outcomes=(("c1!safe", Fraction(1)),),
        then=(("c1!safe", at("S:roll@c1", "Tc1^ Sg5^ sl12v", EMPTY_PADS)),),
    ),
    row(
        "I-4.2",
        "a block in front is landed on: live, and the square stays named",
        at("S:d0", "Sg5^ Sb2^ sd2v sl12v #c1", "c:.JT..,j:.....", "1/0"),
        "+3",
        outcomes=(("c1!live", Fraction(1)),),
        then=(
            ("c1!live", at("S:roll@c1", "Sg5^ sl12v", "c:.J...,j:.....")),
            ("c1!live d4", at("S:d4@c1", "Sg5^ sl12v", "c:.J...,j:.....")),
            ("c1!live d0", at("S:d0", "Sg5^ sl12v", "c:.J...,j:.....")),
        ),
    ),
    row(
        "I-4.3",
        "to the left or to the right by exactly the roll",
        at("S:pad2", "Sg5^ sl12v"),
        legal="padL padR",
        refuses=(("end", "I-4.3"), ("g5-g7", "I-4.3")),
        then=(
            ("padL", at("N:roll", "Sg5^ sl12v", "a:....J,j:....j")),
            ("padR", at("N:roll", "Sg5^ sl12v", "e:....J,j:....j")),
        ),
    ),
    row(
        "I-4.3",
        "North's left is towards l",
        at("N:pad2", "Sg5^ sl12v"),
        legal="padL padR",
        then=(
            ("padL", at("S:roll", "Sg5^ sl12v", "c:....J,l:....j")),
            ("padR", at("S:roll", "Sg5^ sl12v", "c:....J,h:....j")),
        ),
    ),
    row(
        "I-4.3",
        "the missile may not pass a",
        at("S:pad3", "Sg5^ sl12v"),
        legal="padR",
        refuses=(("padL", "I-4.3"),),
        then=(("padR", at("N:roll", "Sg5^ sl12v", "f:....J,j:....j")),),
    ),
    row(
        "I-4.3",
        "the missile may reach l",
        at("S:pad5", "Sg5^ sl12v", "g:....J,j:....."),
        legal="padL padR",
        then=(("padR", at("N:roll", "Sg5^ sl12v", "l:....J,j:.....")),),
    ),
    row(
        "I-4.3",
        "the missile may not pass l",
        at("S:pad5", "Sg5^ sl12v", "h:....J,j:....."),
        legal="padL",
        refuses=(("padR", "I-4.3"),),
    ),
    row("I-4.3", "from a only to the right", at("S:pad1", "Sg5^ sl12v", "a:....J,j:....."), legal="padR"),
    row("I-4.3", "from l only to the left", at("S:pad1", "Sg5^ sl12v", "l:....J,j:....."), legal="padL"),
    row(
        "I-4.3",
        "on 1-5 one may still shoot, and the turn ends with the slide",
        at("S:pad", "Se2^ se4v sl12v"),
        "d1",
        legal="e2*e4 padL padR",
        then=(
            ("", at("S:pad1", "Se2^ se4v sl12v")),
            ("e2*e4", at("S:pad1", "Se2^ sl12v")),
            ("e2*e4 padR", at("N:roll", "Se2^ sl12v", "d:....J,j:....j")),
        ),
    ),
    row(
        "I-4.3",
        "with nobody left on the island the pad slides all the same",
        at("S:pad1", "Se2^ sl12v #e4 #d3", blocks="2/0"),
        "e2*e4 e4!live d3!live",
        legal="padL padR",
        then=(("padL", at("N:roll", "sl12v", "b:....J,j:....j")),),
    ),
    row(
        "I-4.3",
        "no shooting after the slide",
        at("S:pad1", "Se2^ se4v sl12v"),
        "padL",
        outcomes=DIE,
        legal="",
    ),
    row(
        "I-4.3",
        "an empty pad may be nominated too",
        at("S:d0", "Sg5^ sl12v", EMPTY_PADS),
        legal="pad g5L g5R",
        then=(("pad d4 padR", at("N:roll", "Sg5^ sl12v", "g:.....,j:.....")),),
    ),
    row(
        "I-4.3",
        "sliding does not care about characters in front",
        at("S:pad2", "Sa1^ Sc1^ se1^ sl12v"),
        legal="padL padR",
    ),
    row(
        "I-4.4",
        "left and right, from every facing",
        at("S:d0", "Se5^ Sg5> Si5v Sk5< sl12v", EMPTY_PADS),
        legal="pad e5L e5R g5L g5R i5L i5R k5L k5R g5*i5 k5*i5",
        then=(
            ("e5L", at("S:roll@e5", "Se5< Sg5> Si5v Sk5< sl12v", EMPTY_PADS)),
            ("e5R", at("S:roll@e5", "Se5> Sg5> Si5v Sk5< sl12v", EMPTY_PADS)),
            ("g5L", at("S:roll@g5", "Se5^ Sg5^ Si5v Sk5< sl12v", EMPTY_PADS)),
            ("g5R", at("S:roll@g5", "Se5^ Sg5v Si5v Sk5< sl12v", EMPTY_PADS)),
            ("i5L", at("S:roll@i5", "Se5^ Sg5> Si5> Sk5< sl12v", EMPTY_PADS)),
            ("i5R", at("S:roll@i5", "Se5^ Sg5> Si5< Sk5< sl12v", EMPTY_PADS)),
            ("k5L", at("S:roll@k5", "Se5^ Sg5> Si5v Sk5v sl12v", EMPTY_PADS)),
            ("k5R", at("S:roll@k5", "Se5^ Sg5> Si5v Sk5^ sl12v", EMPTY_PADS)),
        ),
    ),
    row(
        "I-4.4",
        "only one's own characters turn",
        at("S:d0", "Se5^ sl12v"),
        refuses=(("l12L", "I-4.4"), ("f5R", "I-4.4")),
    ),
    row(
        "I-4.5",
        "only the one that turned may move, but any may shoot",
        at("S:roll@g5", "Se2^ Jg5> se4v sl12v"),
        "d2",
        legal="e2*e4 g5-i5 g5-h5L g5-h5R",
        refuses=(("e2-e4", "I-4.5"), ("e2-e3L", "I-4.5"), ("end", "I-3.2")),
        then=(
            ("", at("S:d2@g5", "Se2^ Jg5> se4v sl12v")),
            ("g5-i5", at("S:after", "Se2^ Ji5> se4v sl12v")),
            ("e2*e4 g5-h5L", at("S:after", "Se2^ Jh5^ sl12v")),
        ),
    ),
    row(
        "I-4.5",
        "only the one that entered may move",
        at("S:d0", "Sg5^ sl12v", "c:..T..,j:....."),
        "+3 d2",
        legal="c1-c3 c1-c2L c1-c2R",
        refuses=(("g5-g7", "I-4.5"),),
    ),
    row(
        "I-4.5",
        "after moving, any may shoot",
        at("S:d1@g5", "Se2^ Jg5> se4v jj5< sl12v"),
        "g5-h5",
        legal="e2*e4 end",
    ),
    row(
        "I-4.5",
        "it may land on a block, and may have to",
        at("S:d1@g5", "Se2^ Jg5> sl12v #h5", blocks="1/0"),
        legal="g5-h5",
        refuses=(("end", "I-3.2"),),
        then=(("g5-h5 h5!live", at("S:after", "Se2^ sl12v")),),
    ),
    row(
        "I-4.6",
        "the named one cannot move but another could: no penalty",
        at("S:d1@g12", "Se2^ Jg12^ sl12v"),
        legal="end",
        refuses=(("e2-e3", "I-4.5"),),
        then=(("end", at("N:roll", "Se2^ Jg12^ sl12v")),),
    ),
    row(
        "I-4.6",
        "nobody can use the roll: penalty",
        at("S:d1@g12", "Se12^ Jg12^ sl12v"),
        legal="end",
        then=(
            ("end", at("N:remove", "Se12^ Jg12^ sl12v")),
            ("end xe12", at("N:roll", "Jg12^ sl12v")),
            ("end xg12", at("N:roll", "Se12^ sl12v")),
        ),
    ),
    row(
        "I-4.6",
        "the named one is gone, another could move: nothing moves, no penalty",
        at("S:roll@c1", "Sg5^ sl12v", EMPTY_PADS),
        "d3",
        legal="end",
        refuses=(("g5-g8", "I-4.5"),),
        then=(("end", at("N:roll", "Sg5^ sl12v", EMPTY_PADS)),),
    ),
    row(
        "I-4.6",
        "the named one is gone, the others cannot move: penalty",
        at("S:d3@c1", "Sg12^ sl12v", EMPTY_PADS),
        legal="end",
        then=(("end", at("N:remove", "Sg12^ sl12v", EMPTY_PADS)),),
    ),
    row(
        "I-4.6",
        "the named one is gone and nobody else is there: no penalty",
        at("S:d3@c1", "sl12v", "c:....J,j:....."),
        legal="end",
        then=(("end", at("N:roll", "sl12v", "c:....J,j:.....")),),
    ),
    row(
        "I-4.6",
        "the named one is gone: the others may still shoot",
        at("S:d3@c1", "Sg5^ sg7v sl12v", EMPTY_PADS),
        legal="g5*g7 end",
    ),
    row(
        "I-4.6",
        "the named one is shot by its own side",
        at("S:d2@g5", "Se5> Jg5^ sl12v"),
        "e5*g5",
        legal="end",
        refuses=(("e5-g5", "I-4.5"),),
        then=(("", at("S:d2@g5", "Se5> sl12v")), ("end", at("N:roll", "Se5> sl12v"))),
    ),
    row(
        "I-4.6",
        "shooting opens the path of the named one, which then must move",
        at("S:d1@e5", "Se5^ Tg2^ sc6v Sc4^ te6v Jb6> sl12v"),
        legal="b6*e6 c4*c6 end",
        then=(("b6*e6", at("S:d1@e5", "Se5^ Tg2^ Sc4^ Jb6> sl12v")),),
    ),
    row(
        "I-4.6",
        "so end is refused once it can move",
        at("S:d1@e5", "Se5^ te6v Jb6> sl12v"),
        "b6*e6",
        legal="e5-e6",
        refuses=(("end", "I-3.2"), ("b6-c6", "I-4.5")),
    ),
    row(
        "I-4.6",
        "the penalty looks at those on the island when end is said: before the shot",
        at("S:d4@c3", "Sc3v Sc1> sl12v"),
        legal="c3*c1 end",
        then=(("end", at("N:roll", "Sc3v Sc1> sl12v")),),
    ),
    row(
        "I-4.6",
        "the penalty looks at those on the island when end is said: after the shot",
        at("S:d4@c3", "Sc3v Sc1> sl12v"),
        "c3*c1",
        legal="end",
        then=(("end", at("N:remove", "Sc3v sl12v")),),
    ),
    row(
        "I-4.6",
        "one that could only land on a block can use the roll: no penalty",
        at("S:d1@g12", "Se2^ Jg12^ sl12v #e3", blocks="1/0"),
        legal="end",
        then=(("end", at("N:roll", "Se2^ Jg12^ sl12v #e3", blocks="1/0")),),
    ),
    row(
        "I-4.6",
        "the entered one is stuck behind an enemy while another could move",
        at("S:d0", "Sg5^ sc2v sl12v", "c:..T..,j:....."),
        "+3 d1",
        legal="end",
        then=(("end", at("N:roll", "Tc1^ Sg5^ sc2v sl12v", EMPTY_PADS)),),
    ),
    row(
        "I-4.7",
        "a slid pad carries its characters along, each on its own square",
        at("S:pad2", "Sg5^ sl12v", "c:T...S,j:....."),
        "padR d1 l12-l11 end d0",
        legal="+1 +5 pad g5L g5R",
        then=(
            ("+1", at("S:roll@c1", "Tc1^ Sg5^ sl11v", "e:....S,j:.....")),
            ("+5", at("S:roll@g1", "Sg1^ Sg5^ sl11v", "e:T....,j:.....")),
        ),
    ),
    row(
        "I-4.7",
        "an explosion on the edge row leaves the pad alone",
        at("S:d1", "Sd1< sl12v #c1", "c:SJTSJ,j:.....", "1/0"),
        "d1-c1 c1!live end",
        legal="",
        then=(("", at("N:roll", "sl12v", "c:SJTSJ,j:.....")),),
    ),
    row(
        "I-4.7",
        "nobody shoots onto a pad",
        at("N:after", "Sa1^ sc2v jb3v", "c:SJTSJ,j:....."),
        legal="end",
    ),
]

# ---------------------------------------------------------------------------- 5 Blocks

BLOCK = [
    row(
        "I-5.1",
        "nothing shoots past a block",
        at("S:after", "Te2^ se6v sl12v #e4", blocks="0/1"),
        legal="end",
        refuses=(("e2*e6", "I-6.1"),),
    ),
    row(
        "I-5.1",
        "nothing moves through a block",
        at("S:d4", "Te2^ sl12v #e4", blocks="0/1"),
        legal="end",
        refuses=(("e2-e6", "I-3.6"),),
    ),
    row(
        "I-5.1",
        "once it is gone the way is free",
        at("S:d4", "Te2^ Sc4> se6v sl12v #e4", blocks="0/1"),
        "c4*e4 e4!safe",
        legal="e2*e6 e2-e5L e2-e5R c4-g4 c4-f4L c4-f4R",
    ),
    row(
        "I-5.2",
        "an exact hit activates a block",
        at("S:after", "Te2^ sl12v #e6", blocks="1/0"),
        "e2*e6",
        legal="",
        outcomes=(("e6!live", Fraction(1)),),
        then=(("e6!live", at("S:after", "Te2^ sl12v")),),
    ),
    row(
        "I-5.2",
        "passing by does not activate a block",
        at("S:d4", "Te2^ sl12v #d4 #f5", blocks="2/0"),
        "e2-e6",
        legal="end",
        then=(("", at("S:after", "Te6^ sl12v #d4 #f5", blocks="2/0")),),
    ),
    row(
        "I-5.2",
        "landing activates a block",
        at("S:d4", "Te2^ sl12v #e6", blocks="1/0"),
        "e2-e6",
        outcomes=(("e6!live", Fraction(1)),),
    ),
    row(
        "I-5.3",
        "safe: a character that landed on it stays",
        at("S:d2", "Te2^ sd5v Sf4> sl12v #e4", blocks="0/1"),
        "e2-e4 e4!safe",
        legal="end",
        then=(("", at("S:after", "Te4^ sd5v Sf4> sl12v")),),
    ),
    row(
        "I-5.3",
        "live: the one that landed and everybody around, of either side",
        at("S:d2", "Te2^ sd5v Sf4> Sg4> se6v sl12v #e4", blocks="1/0"),
        "e2-e4 e4!live",
        legal="end",
        then=(("", at("S:after", "Sg4> se6v sl12v")),),
    ),
    row(
        "I-5.3",
        "live: all eight squares around",
        at("S:after", "Se2^ je3> sd3> sd4> jd5> te5> sf5> jf4> sf3> Jc4v Sg5v sl12v #e4", EMPTY_PADS, "1/0"),
        "e2*e4 e4!live",
        legal="end",
        then=(("", at("S:after", "Se2^ Jc4v Sg5v sl12v", EMPTY_PADS)),),
    ),
    row(
        "I-5.3",
        "live, hit from two squares away: the shooter is not around it",
        at("S:after", "Se2^ sl12v #e4", blocks="1/0"),
        "e2*e4 e4!live",
        then=(("", at("S:after", "Se2^ sl12v")),),
    ),
    row(
        "I-5.3",
        "safe, hit by a shot: only the block goes",
        at("S:after", "Se2^ sd5v sl12v #e4", blocks="0/1"),
        "e2*e4 e4!safe",
        then=(("", at("S:after", "Se2^ sd5v sl12v")),),
    ),
    row(
        "I-5.3",
        "live, in the corner",
        at("S:d1", "Sa2v sb1> sb2> sc1> sl12v #a1", blocks="1/0"),
        "a2-a1 a1!live",
        then=(("", at("S:after", "sc1> sl12v")),),
    ),
    row(
        "I-5.4",
        "a live block sets off the one at its corner",
        at("S:after", "Te2^ Jk5> sg6> sl12v #e6 #f7", blocks="1/1"),
        "e2*e6",
        outcomes=(("e6!live", Fraction(1, 2)), ("e6!safe", Fraction(1, 2))),
        then=(
            ("e6!safe", at("S:after", "Te2^ Jk5> sg6> sl12v #f7", blocks="1/0")),
            ("e6!live f7!safe", at("S:after", "Te2^ Jk5> sg6> sl12v")),
        ),
    ),
    row(
        "I-5.4",
        "a block set off does what any block does: live, it takes everybody around",
        at("S:after", "Te2^ sg6> sg8> sh7v sl12v #e6 #f7", blocks="2/0"),
        "e2*e6 e6!live",
        outcomes=(("f7!live", Fraction(1)),),
        then=(("f7!live", at("S:after", "Te2^ sh7v sl12v")),),
    ),
    row(
        "I-5.4",
        "the second block's chance follows the first's",
        at("S:after", "Te2^ sl12v #e6 #f7 #a1 #b10", blocks="3/1"),
        "e2*e6 e6!live",
        outcomes=(("f7!live", Fraction(2, 3)), ("f7!safe", Fraction(1, 3))),
    ),
    row(
        "I-5.4",
        "a safe block sets off nothing",
        at("S:after", "Te2^ sg6> sl12v #e6 #f7", blocks="1/1"),
        "e2*e6 e6!safe",
        legal="end",
    ),
    row(
        "I-5.4",
        "the chain is one step long",
        at("S:after", "Te2^ si9> sl12v #e6 #f7 #g8 #h9", blocks="4/0"),
        "e2*e6 e6!live f7!live",
        legal="end",
        then=(("", at("S:after", "Te2^ si9> sl12v #g8 #h9", blocks="2/0")),),
    ),
    row(
        "I-5.4",
        "two blocks are set off, in order of column",
        at("S:after", "Te2^ sg5> sc8> sl12v #e6 #d7 #f5", blocks="2/1"),
        "e2*e6 e6!live",
        outcomes=(("d7!live", Fraction(1, 2)), ("d7!safe", Fraction(1, 2))),
        refuses=(("f5!live", "I-5.4"),),
    ),
    row(
        "I-5.4",
        "the second of two that are set off",
        at("S:after", "Te2^ sg5> sc8> sl12v #e6 #d7 #f5", blocks="2/1"),
        "e2*e6 e6!live d7!safe",
        outcomes=(("f5!live", Fraction(1)),),
    ),
    row(
        "I-5.4",
        "what two blocks set off at once take away",
        at("S:after", "Te2^ sg5> sc8> sl12v #e6 #d7 #f5", blocks="2/1"),
        then=(
            ("e2*e6 e6!live d7!safe f5!live", at("S:after", "Te2^ sc8> sl12v")),
            ("e2*e6 e6!live d7!live f5!safe", at("S:after", "Te2^ sg5> sl12v")),
            ("e2*e6 e6!safe", at("S:after", "Te2^ sg5> sc8> sl12v #d7 #f5", blocks="2/0")),
        ),
    ),
    row(
        "I-5.4",
        "a block two squares away is not set off",
        at("S:after", "Te2^ sl12v #e6 #g7 #f9", blocks="3/0"),
        "e2*e6 e6!live",
        legal="end",
        then=(("", at("S:after", "Te2^ sl12v #g7 #f9", blocks="2/0")),),
    ),
    row(
        "I-5.4",
        "the shooter caught by a block that its target set off",
        at("S:after", "Se2^ Sg2^ sl12v #e4 #d3", blocks="2/0"),
        "e2*e4 e4!live d3!live",
        then=(("", at("S:after", "Sg2^ sl12v")),),
    ),
    row(
        "I-5.4",
        "the shooter spared because the second block was safe",
        at("S:after", "Se2^ Sg2^ sl12v #e4 #d3", blocks="1/1"),
        "e2*e4 e4!live d3!safe",
        then=(("", at("S:after", "Se2^ Sg2^ sl12v")),),
    ),
    row(
        "I-5.4",
        "landing sets off a chain too",
        at("S:d3", "Je1^ sg5> sl12v #e4 #f5 #g6", blocks="3/0"),
        "e1-e4 e4!live f5!live",
        legal="end",
        then=(("", at("S:after", "sl12v #g6", blocks="1/0")),),
    ),
    row(
        "I-5.4",
        "entering sets off a chain too",
        at("S:d0", "Sg5^ Sa3> sl12v #c1 #b2", "c:..T..,j:.....", "2/0"),
        "+3 c1!live b2!live",
        outcomes=DIE,
        then=(("", at("S:roll@c1", "Sg5^ sl12v", EMPTY_PADS)),),
    ),
    row(
        "I-5.5",
        "both sides lose their last to one chain: drawn",
        at("S:after", "Se2^ sf5v #e4 #d3", EMPTY_PADS, "2/0"),
        "e2*e4 e4!live d3!live",
        over="draw",
        then=(("", at("-:draw", "", EMPTY_PADS)),),
    ),
    row(
        "I-5.5",
        "the whole chain is turned over even if the first block has already decided",
        at("S:after", "Se2^ sf5v #e4 #d3", EMPTY_PADS, "2/0"),
        "e2*e4 e4!live",
        outcomes=(("d3!live", Fraction(1)),),
    ),
    row(
        "I-5.5",
        "with the second block safe the same shot wins",
        at("S:after", "Se2^ sf5v #e4 #d3", EMPTY_PADS, "1/1"),
        "e2*e4 e4!live d3!safe",
        over="S",
        then=(("", at("S:won", "Se2^", EMPTY_PADS)),),
    ),
]

# ---------------------------------------------------------------------------- 6 Shooting

SHOOTING = [
    row(
        "I-6.1",
        "straight ahead only",
        at("S:after", "Se5> sg5v sc5v se7v se3v sg7v"),
        legal="e5*g5 end",
        refuses=(("e5*c5", "I-6.1"), ("e5*e7", "I-6.1"), ("e5*e3", "I-6.1"), ("e5*g7", "I-6.1")),
    ),
    row(
        "I-6.1",
        "the square at range must hold something",
        at("S:after", "Te2^ se5v sl12v"),
        legal="end",
        refuses=(("e2*e6", "I-6.1"), ("e2*e5", "I-6.1")),
    ),
    row(
        "I-6.1",
        "nothing to hit beyond the edge",
        at("S:after", "Te10^ Sl1> Ja2v sl12v"),
        legal="end",
    ),
    row(
        "I-6.1",
        "a block right in front of the shooter stops the shot",
        at("S:after", "Je2^ se5v sl12v #e3", blocks="0/1"),
        legal="end",
        refuses=(("e2*e5", "I-6.1"),),
    ),
    row(
        "I-6.1",
        "a block right in front of the target stops the shot",
        at("S:after", "Je2^ se5v sl12v #e4", blocks="0/1"),
        legal="end",
        refuses=(("e2*e5", "I-6.1"), ("e2*e4", "I-6.1")),
    ),
    row(
        "I-6.1",
        "a block right behind the target does not",
        at("S:after", "Je2^ se5v sl12v #e6", blocks="0/1"),
        legal="e2*e5 end",
    ),
    row(
        "I-6.1",
        "only one's own characters shoot, from the square where they stand",
        at("S:after", "Se2^ se4v sl12v"),
        legal="e2*e4 end",
        refuses=(("f2*f4", "I-6.1"),),
    ),
    row(
        "I-6.2",
        "crossfire: characters between go with the target, of either side",
        at("S:after", "Te2^ Se3> se5< se6v sl12v"),
        "e2*e6",
        then=(("", at("S:after", "Te2^ sl12v")),),
    ),
    row(
        "I-6.2",
        "crossfire: somebody behind the target stays",
        at("S:after", "Je2^ Se4> se5< se6v sl12v"),
        "e2*e5",
        then=(("", at("S:after", "Je2^ se6v sl12v")),),
    ),
    row(
        "I-6.2",
        "crossfire with a live block at the end",
        at("S:after", "Te2^ Se3> se4< sd7v sg6v sl12v #e6", blocks="1/0"),
        "e2*e6 e6!live",
        then=(("", at("S:after", "Te2^ sg6v sl12v")),),
    ),
    row(
        "I-6.2",
        "no crossfire with a safe block at the end",
        at("S:after", "Te2^ Se3> se4< sd7v sl12v #e6", blocks="0/1"),
        "e2*e6 e6!safe",
        then=(("", at("S:after", "Te2^ Se3> se4< sd7v sl12v")),),
    ),
    row(
        "I-6.2",
        "a safe block of the chain does not undo the crossfire",
        at("S:after", "Te2^ Se3> se4< sg8v sl12v #e6 #f7", blocks="1/1"),
        "e2*e6 e6!live f7!safe",
        then=(("", at("S:after", "Te2^ sg8v sl12v")),),
    ),
    row(
        "I-6.2",
        "nobody at the end: no shot, whoever stands between",
        at("S:after", "Te2^ se3v se5v sl12v"),
        legal="end",
        refuses=(("e2*e6", "I-6.1"),),
    ),
    row(
        "I-6.2",
        "a soldier's crossfire reaches the one square between",
        at("S:after", "Se2^ Je3> se4v sl12v"),
        "e2*e4",
        then=(("", at("S:after", "Se2^ sl12v")),),
    ),
    row(
        "I-6.2",
        "crossfire and target together decide: both last ones gone is a draw only if the shooter goes too",
        at("S:after", "Te2^ se4> se6v", EMPTY_PADS),
        "e2*e6",
        over="S",
    ),
    row(
        "I-6.3",
        "a character hit is removed, and only that one",
        at("S:d1", "Je2^ te5v sd5v sf5v sl12v"),
        "e2*e5",
        legal="e2-e3",
        then=(("", at("S:d1", "Je2^ sd5v sf5v sl12v")),),
    ),
    row(
        "I-6.3",
        "a block hit is turned over",
        at("S:d1", "Je2^ sl12v #e5", blocks="0/1"),
        "e2*e5",
        outcomes=(("e5!safe", Fraction(1)),),
        then=(("e5!safe", at("S:d1", "Je2^ sl12v")),),
    ),
    row(
        "I-6.4",
        "one's own character can be the target",
        at("S:after", "Se2^ Te4^ sl12v"),
        legal="e2*e4 end",
        then=(("e2*e4", at("S:after", "Se2^ sl12v")),),
    ),
    row(
        "I-6.4",
        "one's own may be hit in crossfire with one's own target",
        at("S:after", "Se2^ Je3> Te4> sl12v"),
        "e2*e4",
        then=(("", at("S:after", "Se2^ sl12v")),),
    ),
]

# ---------------------------------------------------------------------------- 7 End


def quiet(turns: int, start: int = 0) -> tuple[str, ...]:
    """So many quiet turns of both sides: each slides its pad to and fro by one."""
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

# ---------------------------------------------------------------------------- 8 Variants and war

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

# Finished battles and what they are worth: South's points, North's points (I-8.3).
POINTS: list[tuple[str, int, int]] = [
    (at("S:won", "Se2^", EMPTY_PADS), 12, 0),
    (at("S:won", "Se2^ Ja1^ Tb1^", EMPTY_PADS), 10 + 2 + 3 + 4, 0),
    (at("S:won", "Se2^", "c:J....,j:....."), 10 + 2 + 2 * 3, 0),
    (at("S:won", "", "c:J..T.,j:....."), 10 + 2 * 7, 0),
    (at("S:won", "Sa1^ Sb1^ Sc1^ Sd1^ Se1^", "c:JJJTT,j:....."), 54, 0),
    (at("N:won", "se2^ ta12v", "c:.....,j:..s.."), 0, 10 + 2 + 4 + 2 * 2),
    (at("S:won", "Se2^ Ta1^", "c:SJTSJ,j:sjts.", variant="quick"), 10 + 2 + 4 + 2 * (2 + 3 + 4 + 2 + 3), 0),
    (at("S:won", "Sa1^ Sb1^ Sc1^ Sd1^ Se1^ Jf1^ Jg1^ Jh1^ Ti1^ Tj1^", variant="all-out"), 37, 0),
    (at("N:won", "sa1^ jb1^", variant="blitz+minefield"), 0, 15),
    (at("-:draw", "", EMPTY_PADS), 5, 5),
    (at("-:draw", "Te2^ sl12v"), 5, 5),
    (at("-:draw", "", FULL_PADS, variant="quick"), 5, 5),
]

# ---------------------------------------------------------------------------- 9 Position strings refused

TWELVE = "/".join(["12"] * 10)
GOOD = f"sv11/{TWELVE}/S^11 c:....J,j:....j 0/0 S:roll classic"


def bad(name: str, position: str, rule: str = "9") -> Case:
    return Case(rule, name, position, bad_position=True)


REFUSED = [
    Case("9", "the string that the next rows spoil is good", GOOD, outcomes=DIE),
    bad("nothing but a space", " "),
    bad("two spaces", GOOD.replace(" 0/0", "  0/0")),
    bad("a space at the end", GOOD + " "),
    bad("a space at the beginning", " " + GOOD),
    bad("a line break at the end", GOOD + "\n"),
    bad("a tab for a space", GOOD.replace(" 0/0", "\t0/0")),
    bad("a field too few", GOOD.replace(" classic", "")),
    bad("a field too many", GOOD + " classic"),
    bad("eleven rows", GOOD.replace("/12/", "/", 1)),
    bad("thirteen rows", GOOD.replace("/12/", "/12/12/", 1)),
    bad("a row of thirteen squares", GOOD.replace("sv11", "sv12")),
    bad("a row of eleven squares", GOOD.replace("sv11", "sv10")),
    bad("an empty row", GOOD.replace("/12/", "//", 1)),
    bad("a zero for empty squares", GOOD.replace("sv11", "0sv11")),
    bad("a leading zero", GOOD.replace("/12/", "/012/", 1)),
    bad("a character without a facing", GOOD.replace("sv11", "s11")),
    bad("a facing without a character", GOOD.replace("sv11", "v11")),
    bad("an unknown facing", GOOD.replace("sv11", "sx11")),
    bad("an unknown kind", GOOD.replace("sv11", "qv11")),
    bad("a block with a facing", GOOD.replace("sv11", "#^sv10")),
    bad("an empty square written as a point", GOOD.replace("sv11", "sv.10")),
    bad("a pad of four squares", GOOD.replace("c:....J", "c:...J")),
    bad("a pad of six squares", GOOD.replace("c:....J", "c:.....J")),
    bad("a pad beyond l", GOOD.replace("c:....J", "m:....J")),
    bad("a pad in a capital column", GOOD.replace("c:....J", "C:....J")),
    bad("an enemy on the pad", GOOD.replace("c:....J", "c:....j")),
    bad("only one pad", GOOD.replace(",j:....j", "")),
    bad("pads parted by a semicolon", GOOD.replace(",", ";")),
    bad("something strange on a pad", GOOD.replace("c:....J", "c:...#J")),
    bad("blocks not given", GOOD.replace("0/0", "-")),
    bad("blocks with a leading zero", GOOD.replace("0/0", "00/0")),
    bad("a negative number of blocks", GOOD.replace("0/0", "1/-1")),
    bad("more blocks than on the board", GOOD.replace("0/0", "1/0"), "I-1.4"),
    bad("fewer blocks than on the board", GOOD.replace("/12/", "/5#6/", 1), "I-1.4"),
    bad(
        "two blocks in a row",
        GOOD.replace("/12/", "/5#4#1/", 1).replace("0/0", "1/1"),
        "I-2.2",
    ),
    bad(
        "two blocks in a column",
        GOOD.replace("/12/12/12/", "/5#6/12/5#6/", 1).replace("0/0", "1/1"),
        "I-2.2",
    ),
    bad("no side in TURN", GOOD.replace("S:roll", "roll")),
    bad("an unknown side", GOOD.replace("S:roll", "W:roll")),
    bad("nobody to roll", GOOD.replace("S:roll", "-:roll")),
    bad("an unknown TURN", GOOD.replace("S:roll", "S:move")),
    bad("a six on the die", GOOD.replace("S:roll", "S:d6")),
    bad("a die without a number", GOOD.replace("S:roll", "S:d")),
    bad("a pad slid by nothing", GOOD.replace("S:roll", "S:pad0")),
    bad("a pad slid by six", GOOD.replace("S:roll", "S:pad6")),
    bad("a zero for one character only", GOOD.replace("S:roll", "S:d0@a1")),
    bad("a pad with a square", GOOD.replace("S:roll", "S:pad3@a1")),
    bad("an end with a square", GOOD.replace("S:roll", "S:after@a1")),
    bad("a square that is none", GOOD.replace("S:roll", "S:d3@m1")),
    bad("a row that is none", GOOD.replace("S:roll", "S:d3@a13")),
    bad("no square after the sign", GOOD.replace("S:roll", "S:d3@")),
    bad("a drawn battle with a side", GOOD.replace("S:roll", "S:draw")),
    bad("a won battle without a side", GOOD.replace("S:roll", "-:won")),
    bad("an unknown variant", GOOD.replace("classic", "chess")),
    bad("a minefield of nothing", GOOD.replace("classic", "minefield")),
    bad("a variant in capitals", GOOD.replace("classic", "Classic")),
    bad("two minefields", GOOD.replace("classic", "classic+minefield+minefield")),
    bad("the named square holds an enemy", at("S:roll@e5", "Sa1^ se5v"), "I-4.5"),
    bad("the named square holds an enemy after the roll", at("S:d3@e5", "Sa1^ se5v"), "I-4.5"),
    bad("the named square holds a block", at("S:roll@e5", "Sa1^ sl12v #e5", blocks="1/0"), "I-4.5"),
    bad(
        "the named square holds a block after the roll",
        at("S:d3@e5", "Sa1^ sl12v #e5", blocks="1/0"),
        "I-4.5",
    ),
    bad("entering with a character on the island", at("S:enter", "Sa12^ sl12v"), "I-3.8"),
    bad("entering without anybody who can", at("S:enter", "sl12v se1^", "c:....J,j:....."), "I-3.8"),
    bad("entering in a variant without pads", at("S:enter", "sl12v", variant="all-out"), "I-3.8"),
    bad("a removal from an empty island", at("N:remove", "sl12v"), "I-3.7"),
    bad("a removal from the pad with a character on the island", at("N:removepad", "Sa12^ sl12v"), "I-3.9"),
    bad(
        "a removal from the pad though one can enter", at("N:removepad", "sl12v", "c:....J,j:....."), "I-3.9"
    ),
    bad("a removal from no pad", at("N:removepad", "Sa12^ sl12v", variant="blitz"), "I-3.9"),
    bad("a beaten side that is to roll", at("S:roll", "sl12v", EMPTY_PADS), "I-7.1"),
    bad("a beaten side whose enemy is to roll", at("N:roll", "sl12v", EMPTY_PADS), "I-7.1"),
    bad("two beaten sides and the battle goes on", at("S:roll", "", EMPTY_PADS), "I-7.1"),
    bad("a beaten side and the enemy's shots go on", at("N:after", "sl12v", EMPTY_PADS), "I-7.1"),
    bad(
        "a side five short in quick that goes on",
        at("N:after", "Sa1^ sl12v", "c:SSSS.,j:sjtsj", variant="quick"),
        "I-8.1",
    ),
    bad("won, but the enemy still has somebody", at("S:won", "Se2^ sl12v", EMPTY_PADS), "I-7.1"),
    bad("won, but the enemy still has somebody on the pad", at("S:won", "Se2^", "c:.....,j:s...."), "I-7.1"),
    bad("won by the beaten side", at("S:won", "sl12v", EMPTY_PADS), "I-7.1"),
    bad("won with nobody left at all", at("S:won", "", EMPTY_PADS), "I-7.1"),
    bad("drawn with one side beaten", at("-:draw", "Se2^", EMPTY_PADS), "I-7.1"),
    bad("won in quick with four losses", at("S:won", "Sa1^ sl12v", FULL_PADS, variant="quick"), "I-8.1"),
]

CASES: list[Case] = [*COMPONENTS, *SETUP, *TURN, *ZERO, *BLOCK, *SHOOTING, *END, *VARIANTS, *REFUSED]

# Strings that cannot be by a longer argument; "a TURN that does not fit the board" taken at its word.
STRICT_CASES: list[Case] = [
    bad("a penalty although every roll can be used", at("N:remove", "Te2^ sl12v"), "I-3.7"),
    bad("the named one is gone before the roll, far from the pad", at("S:roll@e5", "Sa1^ sl12v"), "I-4.6"),
    bad(
        "the named one is gone before the roll, and it was not in front of the pad",
        at("S:roll@g1", "Sa1^ sl12v"),
        "I-4.6",
    ),
    bad(
        "the named one is gone before the roll, but its pad square is full",
        at("S:roll@e1", "Sa1^ sl12v"),
        "I-4.6",
    ),
    bad(
        "the named one is gone before the roll, where nobody enters",
        at("S:roll@e1", "Sa1^ sl12v", variant="all-out"),
        "I-4.6",
    ),
]
