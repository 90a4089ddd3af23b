"""Rows: refused."""

from __future__ import annotations

from tests.rules.case import Case
from tests.rules.island.write import DIE, EMPTY_PADS, FULL_PADS, at

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

# Strings that cannot be by a longer argument; "a TURN that does not fit the board" taken at its word.
UNREACHABLE: list[Case] = [
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
