"""Rows: turn."""

from __future__ import annotations

from fractions import Fraction

from tests.rules.hill218.write import FULL_DECK, Q19, Q20, Q21, D, at, bad, drawn, drops, row

# 3 A turn

# South on its base, and North's units on the three spaces that infantry could be supplied on.
SHUT_IN = "I@0,-1/P@-1,-1;P@0,-2;P@1,-1"

TURN = [
    row(
        "H-3.1",
        "the first player's first turn: one card, one play",
        tokens="+IIHTA <IH +HHSSP <PS +I",
        legal="I@0,-1 T@0,-1 A@0,-1",
        then=(
            ("", f"-/- IITA/HHS {'?' * 18}IH/{Q19}PS 2/2 S1:play"),
            ("T@0,-1", f"T@0,-1/- IIA/HHS {'?' * 18}IH/{Q19}PS 2/2 N2:draw"),
        ),
    ),
    row(
        "H-3.1",
        "there is no second play in the first player's first turn",
        tokens="+IIHTA <IH +HHSSP <PS +I I@0,-1",
        legal="",
        outcomes=drawn("IIIIIIIHHHSTTTAAAPP", 2),
        refuses=(("I@1,-1", "H-3.1"), ("+I", "H-3.1")),
    ),
    row(
        "H-3.1",
        "the second player's first turn: two cards, two plays",
        tokens="+IIHTA <IH +HHSSP <PS +I I@0,-1 +HP",
        then=(
            ("H@0,1", f"I@0,-1/H@0,1 ITA/HHSP {'?' * 18}IH/{'?' * 17}PS 2/2 N1:play"),
            ("H@0,1 H@0,2", f"I@0,-1/H@0,1;H@0,2 ITA/HSP {'?' * 18}IH/{'?' * 17}PS 2/2 S2:draw"),
        ),
    ),
    row(
        "H-3.1",
        "beginners too play one card in the very first turn",
        variant="beginner",
        tokens="+IHT +AAP",
        outcomes=drawn("IIIIIIHHHHSSSTTAAAPPP", 1),
        then=(("+I I@0,-1", f"I@0,-1/- IHT/AAP {Q20}/{Q21} 2/2 N2:draw"),),
    ),
    row(
        "H-3.1",
        "North as first player plays one card, then South two",
        first="N",
        variant="beginner",
        tokens="+IHT +AAP +I I@0,1 +IH",
        then=(("", f"-/I@0,1 IHAAP/IHT {'?' * 19}/{Q20} 2/2 S2:play"),),
    ),
    row(
        "H-3.1",
        "the opening of the rules page: two of three unknown opposing cards come from a whole deck",
        f"-/- IHTA/??? {Q20}/{Q21} 2/2 S1:play",
        tokens="I@0,-1",
        outcomes=drawn(FULL_DECK, 2),
    ),
    row(
        "H-3.1",
        "cards are drawn before anything is played",
        f"I@0,-1/I@0,1 II/- {D} 2/2 S2:draw",
        legal="",
        refuses=(("I@1,-1", "H-3.1"), ("!0,1", "H-3.1"), ("pass", "H-3.1")),
    ),
    row(
        "H-3.1",
        "two cards are drawn, not one and not three, and once",
        f"I@0,-1/I@0,1 -/- {D} 2/2 S2:draw",
        refuses=(("+I", "H-3.1"), ("+IHS", "H-3.1")),
        then=(("+IH", "I@0,-1/I@0,1 IH/- ????????/?????????? 2/2 S2:play"),),
    ),
    row(
        "H-3.1",
        "nothing is drawn while a play is awaited",
        f"I@0,-1/I@0,1 IH/- {D} 2/2 S2:play",
        refuses=(("+IH", "H-3.1"),),
    ),
    row(
        "H-3.1",
        "a deck of one card gives one card, and still two plays",
        "I@0,-1/I@0,1 -/- ?/?? 0/0 S2:draw",
        outcomes=drawn("IIIIIIHHHHHSSSTTTAAAPPP", 1),
        refuses=(("+IH", "H-3.1"),),
        then=(("+I", "I@0,-1/I@0,1 I/- -/?? 0/0 S2:play"),),
    ),
    row(
        "H-3.1",
        "an empty deck gives nothing: the plays follow without a draw",
        "I@0,-1/I@0,1 I/H -/? 0/0 N1:play",
        tokens="H@0,2",
        legal="I@-1,-1 I@0,-2 I@1,-1",
        then=(("", "I@0,-1/I@0,1;H@0,2 I/- -/? 0/0 S2:play"),),
    ),
    row(
        "H-3.1",
        "a known deck is drawn from its top",
        "I@0,-1/I@0,1 -/- TIH/?? 0/0 S2:draw",
        outcomes={"+IT": Fraction(1)},
        then=(("+IT", "I@0,-1/I@0,1 IT/- H/?? 0/0 S2:play"),),
    ),
    row(
        "H-3.1",
        "the cards put back come last, the upper one first: one unknown card and it",
        "I@0,-1/I@0,1 IIIIHHHHSSSTTTAAAPP/- ?IH/?? 0/0 S2:draw",
        outcomes={"+II": Fraction(1, 2), "+IP": Fraction(1, 2)},
        then=(("+IP", "I@0,-1/I@0,1 IIIIIHHHHSSSTTTAAAPPP/- H/?? 0/0 S2:play"),),
    ),
    row(
        "H-3.1",
        "the cards put back come last, the lowest one alone at the end",
        "I@0,-1/I@0,1 -/- H/?? 0/0 S2:draw",
        outcomes={"+H": Fraction(1)},
        then=(("+H", "I@0,-1/I@0,1 H/- -/?? 0/0 S2:play"),),
    ),
    row(
        "H-3.1",
        "the cards put back are not drawn while unseen ones lie over them",
        "I@0,-1/I@0,1 IIIIIIHHHHSSSTTTAP/- ???PH/?? 0/0 S2:draw",
        outcomes={"+AA": Fraction(1, 3), "+AP": Fraction(2, 3)},
        then=(("+AA", "I@0,-1/I@0,1 IIIIIIHHHHSSSTTTAAAP/- ?PH/?? 0/0 S2:play"),),
    ),
    row(
        "H-3.1",
        "cards known to be lower in the deck weigh in the draw above them",
        "I@0,-1/I@0,1 -/- ??IIIIII/?? 0/0 S2:draw",
        outcomes=drawn("HHHHHSSSTTTAAAPPP", 2),
    ),
    row(
        "H-3.1",
        "the other side's draw is masked in a game that goes on",
        f"I@0,-1/I@0,1 -/??? {D} 0/0 N2:draw",
        tokens="+??",
        then=(
            ("", "I@0,-1/I@0,1 -/????? ??????????/???????? 0/0 N2:play"),
            ("I@0,2", "I@0,-1/I@0,1;I@0,2 -/???? ??????????/???????? 0/0 N1:play"),
        ),
    ),
    row(
        "H-3.1",
        "each play is resolved before the next: the attack comes between them",
        f"H@0,-1/T@1,0 IT/- {D} 0/0 S2:play",
        tokens="I@1,-1",
        legal="*1,0",
        then=(("*1,0", f"H@0,-1;I@1,-1/- T/- {D} 0/0 S1:play"),),
    ),
    row(
        "H-3.1",
        "an attack after the last play ends the turn",
        f"H@0,-1/T@1,0 IT/- {D} 0/0 S1:play",
        tokens="I@1,-1",
        legal="*1,0",
        then=(
            ("", f"H@0,-1;I@1,-1/T@1,0 T/- {D} 0/0 S0:attack@1,-1"),
            ("*1,0", f"H@0,-1;I@1,-1/- T/- {D} 0/0 N2:draw"),
        ),
    ),
    bad("H-3.1", "three plays left", f"-/- I/- {D} 2/2 S3:play"),
    bad("H-3.1", "no plays left", f"-/- I/- {D} 2/2 S0:play"),
    bad("H-3.1", "a play without a number", f"-/- I/- {D} 2/2 S:play"),
    bad("H-3.1", "a turn of neither side", f"-/- I/- {D} 2/2 X2:play"),
    bad("H-3.1", "a turn in small letters", f"-/- I/- {D} 2/2 s2:play"),
    bad("H-3.1", "a turn that awaits nothing", f"-/- I/- {D} 2/2 S2"),
    bad("H-3.1", "a turn that awaits an unknown thing", f"-/- I/- {D} 2/2 S2:move"),
    bad("H-3.1", "a draw for three plays", f"-/- I/- {D} 2/2 S3:draw"),
    bad("H-3.1", "a draw for no plays", f"-/- I/- {D} 2/2 S0:draw"),
    bad("H-3.1", "a position without a turn", f"-/- I/- {D} 2/2"),
    bad("H-3.1", "a sixth field", f"-/- I/- {D} 2/2 S2:play 1"),
    bad("H-3.1", "two spaces between fields", f"-/-  I/- {D} 2/2 S2:play"),
    bad("H-3.1", "a space at the end", f"-/- I/- {D} 2/2 S2:play "),
    bad("H-3.1", "a line break at the end", f"-/- I/- {D} 2/2 S2:play\n"),
    row(
        "H-3.2",
        "units are deployed from the hand only",
        f"I@0,-1/- IS/- {D} 2/2 S2:play",
        legal=at("I", "-1,-1 0,-2 1,-1") + " " + at("S", "-1,-2 -1,0 1,-2 1,0"),
        refuses=(("T@1,-1", "H-3.2"), ("P@1,-1", "H-3.2")),
    ),
    row(
        "H-3.2",
        "an air strike is a play like a deployment",
        f"I@0,-1/I@0,1;T@1,1 I/- {D} 2/2 S2:play",
        legal=at("I", "-1,-1 0,-2 1,-1") + " !0,1 !1,1",
        then=(
            ("!0,1", f"I@0,-1/T@1,1 I/- {D} 1/2 S1:play"),
            ("!0,1 !1,1", f"I@0,-1/- I/- {D} 0/2 N2:draw"),
            ("!0,1 I@1,-1", f"I@0,-1;I@1,-1/T@1,1 -/- {D} 1/2 N2:draw"),
        ),
    ),
    row(
        "H-3.2",
        "an unknown card may be any card that is left",
        f"I@0,-1/- ?/- {D} 0/0 S2:play",
        legal=at("IHTA", "-1,-1 0,-2 1,-1")
        + " "
        + at("S", "-1,-2 -1,0 1,-2 1,0")
        + " "
        + drops(range(-2, 3), range(-3, 3), "0,0 0,-1 0,1"),
        then=(("T@1,-1", f"I@0,-1;T@1,-1/- -/- {D} 0/0 S1:play"),),
    ),
    row(
        "H-3.2",
        "an unknown card is no card of which all are known elsewhere",
        "P@0,-2;P@0,-1/- IS?/- ?????TTTAAAP/?????????? 0/0 S2:play",
        legal=at("IH", "-1,-1 1,-1 -1,-2 1,-2 0,-3")
        + " "
        + at("S", "-1,-2 -1,0 1,-2 1,0 -1,-1 1,-1 -1,-3 1,-3"),
    ),
    row(
        "H-3.2",
        "a known card is played before an unknown one",
        f"I@0,-1/- I??/- {D} 0/0 S2:play",
        then=(
            ("I@1,-1", f"I@0,-1;I@1,-1/- ??/- {D} 0/0 S1:play"),
            ("T@1,-1", f"I@0,-1;T@1,-1/- I?/- {D} 0/0 S1:play"),
            ("I@1,-1 I@2,-1", f"I@0,-1;I@1,-1;I@2,-1/- ?/- {D} 0/0 N2:draw"),
        ),
    ),
    row(
        "H-3.3",
        "who can play must play",
        f"I@0,-1/- I/- {D} 0/0 S2:play",
        legal="I@-1,-1 I@0,-2 I@1,-1",
        refuses=(("pass", "H-3.3"),),
    ),
    row(
        "H-3.3",
        "an air strike alone is compulsory too",
        f"I@0,-1/I@0,1 -/- {D} 1/0 S2:play",
        legal="!0,1",
        refuses=(("pass", "H-3.3"),),
    ),
    row(
        "H-3.3",
        "an air strike is compulsory even if no card of the hand can be played",
        f"{SHUT_IN} I/- {D} 1/0 S2:play",
        legal="!-1,-1 !0,-2 !1,-1",
        refuses=(("pass", "H-3.3"),),
    ),
    row(
        "H-3.3",
        "an empty hand without an air strike passes, and the pass ends the turn",
        f"I@0,-1/I@0,1 -/I {D} 0/2 S2:play",
        legal="pass",
        then=(("pass", f"I@0,-1/I@0,1 -/I {D} 0/2 N2:draw"),),
    ),
    row(
        "H-3.3",
        "air strikes without an enemy unit are no play",
        f"I@0,-1/- -/I {D} 2/2 S2:play",
        legal="pass",
    ),
    row(
        "H-3.3",
        "cards with no space to go to pass",
        f"{SHUT_IN} IHTA/- {D} 0/0 S2:play",
        legal="pass",
        refuses=(("I@1,0", "H-4.2"),),
        then=(("pass", f"{SHUT_IN} IHTA/- {D} 0/0 N2:draw"),),
    ),
    row(
        "H-3.3",
        "a pass after the first play ends the turn",
        f"-/P@-1,-1;P@0,-2;P@1,-1 II/- {D} 0/0 S2:play",
        tokens="I@0,-1",
        legal="pass",
        then=(
            ("", f"{SHUT_IN} I/- {D} 0/0 S1:play"),
            ("pass", f"{SHUT_IN} I/- {D} 0/0 N2:draw"),
        ),
    ),
    row(
        "H-3.3",
        "the turn after a pass draws as usual",
        "I@0,-1/I@0,1 -/- IHT/AAP 0/0 S2:play",
        tokens="pass",
        outcomes={"+AA": Fraction(1)},
        then=(("+AA A@1,1 *0,-1 A@2,1 +IH", "-/I@0,1;A@1,1;A@2,1 IH/- T/P 0/0 S2:play"),),
    ),
    row(
        "H-3.3",
        "passing to a side with an empty deck leads straight to its plays",
        "I@0,-1/I@0,1 -/A ??/- 0/0 S2:play",
        tokens="pass",
        legal="A@-1,1 A@0,2 A@1,1",
        then=(("", "I@0,-1/I@0,1 -/A ??/- 0/0 N2:play"),),
    ),
    row(
        "H-3.3",
        "an unknown card passes if it may be one that cannot be played",
        f"{SHUT_IN} ?/- {D} 0/0 S2:play",
        legal="pass "
        + at("S", "-1,-2 -1,0 1,-2 1,0")
        + " "
        + drops(range(-3, 4), range(-4, 3), "0,0 0,-1 0,1 -1,-1 0,-2 1,-1"),
        then=(("pass", f"{SHUT_IN} ?/- {D} 0/0 N2:draw"),),
    ),
    row(
        "H-3.3",
        "an unknown card never passes where any card can be played",
        f"I@0,-1/- ?/- {D} 0/0 S2:play",
        refuses=(("pass", "H-3.3"),),
    ),
    row(
        "H-3.3",
        "a known card that can be played forbids the pass, whatever the unknown one is",
        f"{SHUT_IN} S?/- {D} 0/0 S2:play",
        allows="S@1,0 P@2,2",
        refuses=(("pass", "H-3.3"), ("I@1,0", "H-4.2")),
    ),
    row(
        "H-3.3",
        "two unknown cards pass if two cards that cannot be played are left",
        f"{SHUT_IN} ??/- ?????IIIIIIHHHHHTTTA/{Q20} 0/0 S2:play",
        allows="pass S@1,0 P@2,2",
    ),
    row(
        "H-3.3",
        "three unknown cards do not pass if only two cards that cannot be played are left",
        f"{SHUT_IN} ???/- ?????IIIIIIHHHHHTTTA/{Q20} 0/0 S2:play",
        allows="S@1,0 P@2,2",
        refuses=(("pass", "H-3.3"),),
    ),
    row(
        "H-3.3",
        "unknown cards that can only be ones that cannot be played pass",
        f"{SHUT_IN} ??/- SSSPPP/{Q20} 0/0 S2:play",
        legal="pass",
    ),
    row(
        "H-3.3",
        "with both decks empty an unknown card does not pass if the game would then be over",
        f"{SHUT_IN} ?/- -/- 0/0 S2:play",
        legal=at("S", "-1,-2 -1,0 1,-2 1,0")
        + " "
        + drops(range(-3, 4), range(-4, 3), "0,0 0,-1 0,1 -1,-1 0,-2 1,-1"),
    ),
]
