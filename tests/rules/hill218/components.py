"""Rows: components."""

from __future__ import annotations

from fractions import Fraction

from tests.rules.hill218.write import FULL_DECK, Q20, Q21, Q22, Q24, D, bad, drawn, row

# 1 Components

COMPONENTS = [
    row(
        "H-1.1",
        "South's base is below the hill: an empty board leaves only that space for a first unit",
        f"-/- IHTA/??? {Q20}/{Q21} 2/2 S1:play",
        legal="I@0,-1 H@0,-1 T@0,-1 A@0,-1",
        then=(("I@0,-1", f"I@0,-1/- HTA/??? {Q20}/{Q21} 2/2 N2:draw"),),
    ),
    row(
        "H-1.1",
        "North's base is above the hill, and North's ahead is down",
        f"I@0,-1/- -/A {D} 0/0 N2:play",
        legal="A@0,1",
        then=(("A@0,1", f"I@0,-1/A@0,1 -/- {D} 0/0 N1:attack@0,1"),),
    ),
    row(
        "H-1.1",
        "the grid has no edge: supply reaches far to the right",
        f"I@0,-1;I@1,-1;I@2,-1;I@3,-1;I@4,-1;T@5,-1;T@6,-1;T@7,-1;H@8,-1;H@9,-1/- I/- {D} 0/0 S2:play",
        allows="I@10,-1 I@9,-2 I@9,0 I@-1,-1",
        refuses=(("I@11,-1", "H-4.2"),),
    ),
    row(
        "H-1.1",
        "units are read in any order and written by x, then y",
        f"T@1,-1;I@0,-1;H@1,-2;I@-1,-1/I@0,1 I/- {D} 0/0 S2:play",
        then=(("I@2,-1", f"I@-1,-1;I@0,-1;H@1,-2;T@1,-1;I@2,-1/I@0,1 -/- {D} 0/0 S1:play"),),
    ),
    bad("H-1.1", "a unit without a place", f"I/- I/- {D} 2/2 S2:play"),
    bad("H-1.1", "a unit of an unknown kind", f"B@0,-1/- I/- {D} 2/2 S2:play"),
    bad("H-1.1", "an unknown unit in play", f"?@0,-1/- I/- {D} 2/2 S2:play"),
    bad("H-1.1", "a unit in small letters", f"i@0,-1/- I/- {D} 2/2 S2:play"),
    bad("H-1.1", "a place with one number", f"I@1/- I/- {D} 2/2 S2:play"),
    bad("H-1.1", "a place with three numbers", f"I@1,1,1/- I/- {D} 2/2 S2:play"),
    bad("H-1.1", "a plus sign", f"I@+1,-1/- I/- {D} 2/2 S2:play"),
    bad("H-1.1", "a leading zero", f"I@01,-1/- I/- {D} 2/2 S2:play"),
    bad("H-1.1", "a leading zero after the minus sign", f"I@1,-01/- I/- {D} 2/2 S2:play"),
    bad("H-1.1", "a minus zero", f"I@-0,-1/- I/- {D} 2/2 S2:play"),
    bad("H-1.1", "a decimal point", f"I@1.0,-1/- I/- {D} 2/2 S2:play"),
    bad("H-1.1", "digits that are not ASCII", f"I@\uff11,-1/- I/- {D} 2/2 S2:play"),
    bad("H-1.1", "a minus sign that is not ASCII", f"I@1,\u22121/- I/- {D} 2/2 S2:play"),
    bad("H-1.1", "a semicolon at the end", f"I@0,-1;/- I/- {D} 2/2 S2:play"),
    bad("H-1.1", "a comma between units", f"I@0,-1,I@1,-1/- I/- {D} 2/2 S2:play"),
    bad("H-1.1", "units of one side only", f"I@0,-1 I/- {D} 2/2 S2:play"),
    bad("H-1.1", "units of three sides", f"I@0,-1/-/- I/- {D} 2/2 S2:play"),
    bad("H-1.1", "no dash for no units", f"I@0,-1/ I/- {D} 2/2 S2:play"),
    bad("H-1.1", "an empty text of spaces", "    "),
    row(
        "H-1.2",
        "the deck holds 7 I, 5 H, 3 S, 3 T, 3 A and 3 P",
        variant="standard",
        outcomes=drawn(FULL_DECK, 5),
    ),
    row(
        "H-1.2",
        "cards in the hand are no longer drawn",
        f"-/- III/??? {Q21}/{Q21} 2/2 S1:draw",
        outcomes={
            "+I": Fraction(4, 21),
            "+H": Fraction(5, 21),
            "+S": Fraction(3, 21),
            "+T": Fraction(3, 21),
            "+A": Fraction(3, 21),
            "+P": Fraction(3, 21),
        },
    ),
    row(
        "H-1.2",
        "an eighth infantry, or a fourth tank, is not drawn",
        f"T@0,-2;I@0,-1;I@1,-1/- IIIIITT/- {D} 0/0 S2:draw",
        refuses=(("+IH", "H-1.2"), ("+TA", "H-1.2")),
        outcomes=drawn("HHHHHSSSAAAPPP", 2),
    ),
    row(
        "H-1.2",
        "each side starts with two air strikes",
        variant="standard",
        then=(("", f"-/- -/- {Q24}/{Q24} 2/2 S:draw"),),
    ),
    row(
        "H-1.2",
        "a position may hold all the cards of a deck",
        f"I@0,-1/- IIIHSTTTAP/- IIIHHHHSSAAPP/{Q24} 2/2 S2:draw",
        outcomes={"+II": Fraction(1)},
    ),
    bad("H-1.2", "eight infantry in hand and deck", f"-/- IIII/- IIII/{Q24} 2/2 S2:play"),
    bad("H-1.2", "eight infantry in play, hand and deck", f"I@0,-1;I@1,-1/- III/- ?III/{Q20} 2/2 S2:play"),
    bad("H-1.2", "six heavy weapons in a deck", f"-/- I/- HHHHHH/{Q24} 2/2 S2:play"),
    bad("H-1.2", "four special forces in play", f"S@0,-1;S@1,-2;S@1,0;S@2,1/- I/- {D} 2/2 S2:play"),
    bad("H-1.2", "four tanks in a hand", f"-/- TTTT/- {D} 2/2 S2:play"),
    bad("H-1.2", "four artillery in hand and play", f"A@0,-1/- AAA/- {D} 2/2 S2:play"),
    bad("H-1.2", "four paratroopers in hand and deck", f"-/- PP/- ?PP/{Q20} 2/2 S2:play"),
    bad("H-1.2", "twenty-five unknown cards", f"-/- ?/- {Q24}/{Q24} 2/2 S2:play"),
    bad("H-1.2", "more unknown cards than the units in play leave", f"I@0,-1/- ??/- {Q22}/{Q20} 2/2 S2:play"),
    bad("H-1.2", "three air strikes", f"-/- I/- {D} 3/2 S2:play"),
]
