"""Rows: set up."""

from __future__ import annotations

from tests.rules.hill218.write import FULL_DECK, Q19, Q20, Q21, Q24, D, at, bad, drawn, row

# 2 Set-up

SET_UP = [
    row(
        "H-2.1",
        "nothing is deployed on the hill, though the own base is beside it",
        f"I@0,-1/- IHTA/- {D} 0/0 S2:play",
        legal=at("IHTA", "-1,-1 0,-2 1,-1"),
        refuses=(("I@0,0", "H-2.1"), ("T@0,0", "H-2.1")),
    ),
    row(
        "H-2.1",
        "paratroopers and special forces are not deployed on the hill either",
        f"I@0,-1;I@1,-1/- SP/- {D} 0/0 S2:play",
        refuses=(("P@0,0", "H-2.1"), ("S@0,0", "H-2.1")),
    ),
    row(
        "H-2.1",
        "the hill between two units is no target and stops nothing",
        f"I@0,-1/I@0,1;T@1,0 A/- {D} 0/0 S2:play",
        tokens="A@0,-2",
        legal="*0,1 *1,0",
    ),
    bad("H-2.1", "a unit of South on the hill", f"I@0,-1;I@0,0/- I/- {D} 2/2 S2:play"),
    bad("H-2.1", "a unit of North on the hill", f"I@0,-1/T@0,0 I/- {D} 2/2 S2:play"),
    bad("H-2.1", "a unit on the hill in a game that is over", f"P@0,0/- I/- {D} 2/2 over:S"),
    row(
        "H-2.2",
        "the first player draws five and may put any two under the deck in any order",
        tokens="+IIHTA",
        legal="<II <IH <HI <IT <TI <IA <AI <HT <TH <HA <AH <TA <AT",
        refuses=(("<SI", "H-2.2"), ("<HH", "H-2.2")),
        then=(
            ("", f"-/- IIHTA/- {Q19}/{Q24} 2/2 S:return"),
            ("<IH", f"-/- ITA/- {Q19}IH/{Q24} 2/2 N:draw"),
            ("<HI", f"-/- ITA/- {Q19}HI/{Q24} 2/2 N:draw"),
        ),
    ),
    row(
        "H-2.2",
        "the second player's set-up follows, then the first player's first draw",
        tokens="+IIHTA <IH +HHSSP <PS",
        outcomes=drawn("IIIIIHHHHSSSTTAAPPP", 1),
        then=(("", f"-/- ITA/HHS {Q19}IH/{Q19}PS 2/2 S1:draw"),),
    ),
    row(
        "H-2.2",
        "North may be the first player",
        first="N",
        tokens="+IIHTA <AT",
        outcomes=drawn(FULL_DECK, 5),
        then=(
            ("", f"-/- -/IIH {Q24}/{Q19}AT 2/2 S:draw"),
            ("+IHSTA <ST", f"-/- IHA/IIH {Q19}ST/{Q19}AT 2/2 N1:draw"),
        ),
    ),
    row(
        "H-2.2",
        "two equal cards can be put back only if there are two",
        tokens="+IIIIP",
        legal="<II <IP <PI",
    ),
    row(
        "H-2.2",
        "beginners draw three and put none back",
        variant="beginner",
        outcomes=drawn(FULL_DECK, 3),
        then=(
            ("", f"-/- -/- {Q24}/{Q24} 2/2 S:draw"),
            ("+IHT", f"-/- IHT/- {Q21}/{Q24} 2/2 N:draw"),
            ("+IHT +AAP", f"-/- IHT/AAP {Q21}/{Q21} 2/2 S1:draw"),
        ),
    ),
    row(
        "H-2.2",
        "a beginner who has drawn has nothing to put back",
        variant="beginner",
        tokens="+IHT",
        legal="",
        refuses=(("<IH", "H-2.2"),),
        outcomes=drawn(FULL_DECK, 3),
    ),
    row(
        "H-2.2",
        "the set-up draw is five cards, not three, in the standard game",
        refuses=(("+IHT", "H-2.2"),),
    ),
    row(
        "H-2.2",
        "a position in the set-up goes on as the variant says: standard",
        f"-/- -/- {Q24}/{Q24} 2/2 S:draw",
        then=(("+IIHTA <IH", f"-/- ITA/- {Q19}IH/{Q24} 2/2 N:draw"),),
    ),
    row(
        "H-2.2",
        "a position in the set-up goes on as the variant says: beginner",
        f"-/- -/- {Q24}/{Q24} 2/2 S:draw",
        variant="beginner",
        then=(("+IIH", f"-/- IIH/- {Q21}/{Q24} 2/2 N:draw"),),
    ),
    row(
        "H-2.2",
        "a position in the second player's return leads to the first player's first draw",
        f"-/- ITA/HHSSP {Q19}IH/{Q19} 2/2 N:return",
        legal="<HH <HS <SH <HP <PH <SS <SP <PS",
        then=(("<PS", f"-/- ITA/HHS {Q19}IH/{Q19}PS 2/2 S1:draw"),),
    ),
    row(
        "H-2.2",
        "cards of the other side are masked in a record of a game that goes on",
        tokens="+????? <?? +HHSSP <PS +?",
        then=(
            ("", f"-/- ????/HHS {Q20}/{Q19}PS 2/2 S1:play"),
            ("I@0,-1", f"I@0,-1/- ???/HHS {Q20}/{Q19}PS 2/2 N2:draw"),
        ),
    ),
    row(
        "H-2.2",
        "an unseen hand of five may return any two cards there can be",
        tokens="+?????",
        legal=" ".join(f"<{one}{two}" for one in "IHSTAP" for two in "IHSTAP"),
        then=(("<PP", f"-/- ???/- {Q19}PP/{Q24} 2/2 N:draw"),),
    ),
    bad("H-2.2", "a hand with an unknown letter", f"-/- IX/- {D} 2/2 S2:play"),
    bad("H-2.2", "a hand in small letters", f"-/- ih/- {D} 2/2 S2:play"),
    bad("H-2.2", "a hand out of order", f"-/- TI/- {D} 2/2 S2:play"),
    bad("H-2.2", "a hand with the unknown cards first", f"-/- ?I/- {D} 2/2 S2:play"),
    bad("H-2.2", "a hand left empty", f"-/- /- {D} 2/2 S2:play"),
    bad("H-2.2", "hands of one side only", f"-/- IH {D} 2/2 S2:play"),
    bad("H-2.2", "hands of three sides", f"-/- IH/I/- {D} 2/2 S2:play"),
    bad("H-2.2", "a hand with a dash among its cards", f"-/- I-/- {D} 2/2 S2:play"),
    bad("H-2.2", "a deck with an unknown letter", "-/- I/- ??B/??? 2/2 S2:play"),
    bad("H-2.2", "a deck left empty", "-/- I/- /??? 2/2 S2:play"),
    bad("H-2.2", "decks of one side only", "-/- I/- ??? 2/2 S2:play"),
    bad("H-2.2", "a return with a number of plays", f"-/- IIHTA/- {Q19}/{Q24} 2/2 S2:return"),
]
