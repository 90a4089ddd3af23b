"""The Battle for Hill 218: positions for every rule of the rules page, most of them seen from South.

`tests.rules.hill218_mirror.mirror_case` makes North's row of each.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

from tests.rules.case import Case

FULL_DECK = "IIIIIIIHHHHHSSSTTTAAAPPP"
# Decks that play no part in a row: ten cards for each side.
D = "??????????/??????????"
Q19 = "?" * 19
Q20 = "?" * 20
Q21 = "?" * 21
Q22 = "?" * 22
Q24 = "?" * 24


def row(
    rule: str,
    name: str,
    position: str = "",
    *,
    variant: str = "standard",
    first: str = "S",
    tokens: str = "",
    legal: str | None = None,
    allows: str = "",
    refuses: tuple[tuple[str, str], ...] = (),
    outcomes: dict[str, Fraction] | None = None,
    then: tuple[tuple[str, str], ...] = (),
    over: str | None = None,
) -> Case:
    """A row; tokens are written with spaces between them."""
    return Case(
        rule=rule,
        name=name,
        position=position,
        variant=variant,
        first=first,
        tokens=tuple(tokens.split()),
        legal=None if legal is None else frozenset(legal.split()),
        allows=tuple(allows.split()),
        refuses=refuses,
        outcomes=None if outcomes is None else tuple(outcomes.items()),
        then=then,
        over=over,
    )


def bad(rule: str, name: str, position: str) -> Case:
    """A row about a position that is refused."""
    return Case(rule=rule, name=name, position=position, variant="standard", bad_position=True)


def at(kinds: str, spaces: str) -> str:
    """Deployments of each of the kinds on each of the spaces."""
    return " ".join(f"{kind}@{space}" for kind in kinds for space in spaces.split())


def drops(xs: range, ys: range, but: str) -> str:
    """Deployments of paratroopers on every space of a rectangle but some."""
    spaces = [f"{x},{y}" for x in xs for y in ys]
    return at("P", " ".join(space for space in spaces if space not in but.split()))


def units(text: str) -> str:
    """Units in the order a position string has them."""

    def place(unit: str) -> tuple[int, int]:
        x, y = unit[2:].split(",")
        return int(x), int(y)

    return ";".join(sorted(text.split(), key=place))


def crowd(spaces: str) -> str:
    """Units of one side, of whatever kinds, on all the spaces."""
    places = spaces.split()
    return units(" ".join(f"{kind}@{space}" for kind, space in zip(FULL_DECK, places, strict=False)))


def drawn(cards: str, number: int) -> dict[str, Fraction]:
    """The chances of a draw from these cards, by counting all the combinations."""
    found = Counter("+" + "".join(draw) for draw in combinations(cards, number))
    return {token: Fraction(ways, found.total()) for token, ways in found.items()}


# --------------------------------------------------------------------------------------------------------
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

# --------------------------------------------------------------------------------------------------------
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

# --------------------------------------------------------------------------------------------------------
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

# --------------------------------------------------------------------------------------------------------
# 4 Deploying and supply

SUPPLY = [
    row(
        "H-4.1",
        "a unit is not deployed on an occupied space, own or enemy",
        f"I@0,-1;I@1,-1/T@1,0 IP/- {D} 0/0 S2:play",
        legal=at("I", "-1,-1 0,-2 1,-2 2,-1")
        + " "
        + drops(range(-2, 4), range(-3, 3), "0,0 0,-1 1,-1 1,0 0,1"),
        refuses=(("I@1,-1", "H-4.1"), ("I@1,0", "H-4.1"), ("I@0,-1", "H-4.1"), ("P@1,0", "H-4.1")),
    ),
    row(
        "H-4.1",
        "every kind may be deployed on the own base",
        f"-/- IHSTA/- {D} 0/0 S2:play",
        legal=at("IHSTA", "0,-1"),
    ),
    bad("H-4.1", "two units of South on one space", f"I@0,-1;T@0,-1/- I/- {D} 2/2 S2:play"),
    bad("H-4.1", "units of both sides on one space", f"I@0,-1;T@1,0/H@1,0 I/- {D} 2/2 S2:play"),
    bad("H-4.1", "the same unit twice", f"I@0,-1;I@0,-1/- I/- {D} 2/2 S2:play"),
    row(
        "H-4.2",
        "infantry, heavy weapons, tanks and artillery are supplied from the four orthogonal spaces",
        f"I@0,-1;I@1,-1;I@2,-1/- IHTA/- {D} 0/0 S2:play",
        legal=at("IHTA", "-1,-1 0,-2 1,-2 1,0 2,-2 2,0 3,-1"),
        refuses=(("H@3,0", "H-4.2"), ("T@3,-2", "H-4.2"), ("A@4,-1", "H-4.2"), ("I@-1,0", "H-4.2")),
    ),
    row(
        "H-4.2",
        "special forces are supplied from the four diagonal spaces",
        f"I@0,-1;I@1,-1;I@2,-1/- S/- {D} 0/0 S2:play",
        legal=at("S", "-1,-2 -1,0 0,-2 1,-2 1,0 2,0 2,-2 3,0 3,-2"),
        refuses=(("S@-1,-1", "H-4.2"), ("S@3,-1", "H-4.2"), ("S@0,-3", "H-4.2")),
    ),
    row(
        "H-4.2",
        "special forces beside the base only are not supplied",
        f"T@0,-1/- S/- {D} 0/0 S2:play",
        legal=at("S", "-1,-2 -1,0 1,-2 1,0"),
        refuses=(("S@1,-1", "H-4.2"), ("S@0,-2", "H-4.2")),
    ),
    row(
        "H-4.2",
        "the receiving unit's diagram counts: special forces orthogonally beside the base are cut off",
        f"I@0,-1;S@1,-1/- IS/- {D} 0/0 S2:play",
        legal=at("I", "-1,-1 0,-2") + " " + at("S", "-1,-2 -1,0 1,-2 1,0"),
        refuses=(("I@2,-1", "H-4.2"), ("I@1,0", "H-4.2"), ("S@2,0", "H-4.2")),
    ),
    row(
        "H-4.2",
        "the receiving unit's diagram counts: special forces supply infantry orthogonally",
        f"I@0,-1;S@1,0/- I/- {D} 0/0 S2:play",
        legal=at("I", "-1,-1 0,-2 1,-1 2,0 1,1"),
        refuses=(("I@2,1", "H-4.2"), ("I@2,-1", "H-4.2")),
    ),
    row(
        "H-4.2",
        "the receiving unit's diagram counts: infantry diagonally beside the base is cut off",
        f"I@0,-1;I@1,0/- IS/- {D} 0/0 S2:play",
        legal=at("I", "-1,-1 0,-2 1,-1") + " " + at("S", "-1,-2 -1,0 1,-2"),
        refuses=(("I@2,0", "H-4.2"), ("S@2,1", "H-4.2")),
    ),
    row(
        "H-4.2",
        "a deployment may bring supply to a unit that had none",
        f"I@0,-1;I@1,0/- II/- {D} 0/0 S2:play",
        tokens="I@1,-1",
        legal=at("I", "-1,-1 0,-2 1,-2 2,-1 2,0 1,1"),
    ),
    row(
        "H-4.2",
        "a chain may change between orthogonal and diagonal steps",
        f"I@0,-1;S@1,0;I@2,0/- IS/- {D} 0/0 S2:play",
        legal=at("I", "-1,-1 0,-2 1,-1 1,1 2,-1 2,1 3,0")
        + " "
        + at("S", "-1,-2 -1,0 1,-2 2,-1 0,1 2,1 1,-1 1,1 3,-1 3,1"),
    ),
    row(
        "H-4.2",
        "special forces feed special forces along a diagonal",
        f"S@0,-1;S@1,0/- S/- {D} 0/0 S2:play",
        legal=at("S", "-1,-2 -1,0 1,-2 2,-1 2,1 0,1"),
    ),
    row(
        "H-4.2",
        "a ring of units does not feed itself",
        f"I@0,-1;I@3,0;I@3,1;I@4,0;T@4,1/- I/- {D} 0/0 S2:play",
        legal=at("I", "-1,-1 0,-2 1,-1"),
        refuses=(("I@5,0", "H-4.2"), ("I@2,0", "H-4.2"), ("I@3,-1", "H-4.2")),
    ),
    row(
        "H-4.2",
        "a ring around the hill without a unit on the base does not feed itself",
        f"I@-1,-1;I@-1,0;I@-1,1;I@1,-1;I@1,0;I@1,1/I@0,1 HT/- {D} 0/0 S2:play",
        legal="H@0,-1 T@0,-1",
        refuses=(("T@2,0", "H-4.3"),),
    ),
    row(
        "H-4.2",
        "a diagonal ring of special forces does not feed itself",
        f"I@0,-1;S@3,1;S@4,2;S@5,1/- I/- {D} 0/0 S2:play",
        legal=at("I", "-1,-1 0,-2 1,-1"),
        refuses=(("I@4,1", "H-4.2"), ("I@6,1", "H-4.2")),
    ),
    row(
        "H-4.2",
        "the hill passes no supply",
        f"I@0,-1/- IT/- {D} 0/0 S2:play",
        legal=at("IT", "-1,-1 0,-2 1,-1"),
        refuses=(("I@1,0", "H-4.2"), ("T@-1,0", "H-4.2"), ("I@0,1", "H-4.2")),
    ),
    row(
        "H-4.2",
        "enemy units pass no supply",
        f"I@0,-1/I@1,-1;I@2,-1 I/- {D} 0/0 S2:play",
        legal="I@-1,-1 I@0,-2",
        refuses=(("I@1,0", "H-4.2"), ("I@3,-1", "H-4.2")),
    ),
    row(
        "H-4.2",
        "a unit on the own base is supplied whatever is around it",
        f"S@0,-1/T@-1,0;T@1,0 I/- {D} 0/0 S2:play",
        legal="I@-1,-1 I@0,-2 I@1,-1",
    ),
    row(
        "H-4.3",
        "with the own base empty a unit is deployed onto it and nowhere else",
        f"T@1,-1;T@2,-1/- IS/- {D} 2/0 S2:play",
        legal="I@0,-1 S@0,-1",
        refuses=(("I@1,0", "H-4.3"), ("I@3,-1", "H-4.3"), ("S@2,0", "H-4.3")),
    ),
    row(
        "H-4.3",
        "with the own base empty paratroopers may drop and air strikes may fly",
        f"T@1,-1/I@0,1 IP/- {D} 1/0 S2:play",
        legal="I@0,-1 !0,1 " + drops(range(-2, 4), range(-3, 4), "0,0 1,-1 0,1"),
        refuses=(("I@2,-1", "H-4.3"), ("pass", "H-3.3")),
    ),
    row(
        "H-4.3",
        "supply is judged anew at each play: the first play fills the base, the second uses it",
        f"T@1,-1/- II/- {D} 0/0 S2:play",
        tokens="I@0,-1",
        legal="I@-1,-1 I@0,-2 I@1,-2 I@1,0 I@2,-1",
    ),
    row(
        "H-4.3",
        "an air strike on the base cuts everything off",
        "I@0,-1;T@1,-1/I@0,1 -/- II/?? 0/1 N1:play",
        tokens="!0,-1 +II",
        legal="I@0,-1",
        refuses=(("I@2,-1", "H-4.3"),),
    ),
    row(
        "H-4.4",
        "paratroopers drop on any empty space of the rectangle around the hill, widened by two",
        f"-/- P/- {D} 0/0 S2:play",
        legal=drops(range(-2, 3), range(-2, 3), "0,0 0,1"),
        refuses=(
            ("P@3,0", "H-4.4"),
            ("P@-3,0", "H-4.4"),
            ("P@0,3", "H-4.4"),
            ("P@0,-3", "H-4.4"),
            ("P@0,1", "H-4.4"),
        ),
    ),
    row(
        "H-4.4",
        "both sides' units stretch the rectangle",
        f"I@-3,-2;I@0,-1/I@0,1;T@3,4 P/- {D} 0/0 S2:play",
        legal=drops(range(-5, 6), range(-4, 7), "0,0 -3,-2 0,-1 0,1 3,4"),
        refuses=(
            ("P@-6,-4", "H-4.4"),
            ("P@-5,-5", "H-4.4"),
            ("P@6,6", "H-4.4"),
            ("P@5,7", "H-4.4"),
        ),
    ),
    row(
        "H-4.4",
        "the rectangle is a rectangle: its corners belong to it, however far from any unit",
        f"T@0,-1/I@5,1 P/- {D} 0/0 S2:play",
        allows="P@-2,-3 P@-2,3 P@7,-3 P@7,3 P@0,-2 P@1,1",
        refuses=(("P@8,3", "H-4.4"), ("P@7,4", "H-4.4"), ("P@-3,-3", "H-4.4"), ("P@-2,-4", "H-4.4")),
    ),
    row(
        "H-4.4",
        "the hill is in the rectangle even if all units stand far to one side",
        f"P@5,-4/T@6,-4 P/- {D} 0/0 S2:play",
        allows="P@-2,2 P@-2,-6 P@8,2 P@8,-6 P@0,-1",
        refuses=(("P@-3,2", "H-4.4"), ("P@9,2", "H-4.4"), ("P@8,3", "H-4.4"), ("P@8,-7", "H-4.4")),
    ),
    row(
        "H-4.4",
        "a drop widens the rectangle for the next one",
        f"-/- PP/- {D} 0/0 S2:play",
        tokens="P@2,2",
        legal=drops(range(-2, 5), range(-2, 5), "0,0 0,1 2,2"),
    ),
    row(
        "H-4.4",
        "a destroyed unit no longer stretches the rectangle",
        f"I@0,-1/T@3,4 P/- {D} 1/0 S2:play",
        tokens="!3,4",
        legal=drops(range(-2, 3), range(-3, 3), "0,0 0,-1 0,1"),
        refuses=(("P@5,6", "H-4.4"), ("P@3,0", "H-4.4")),
    ),
    row(
        "H-4.4",
        "only paratroopers drop",
        f"I@0,-1/- IHSTAP/- {D} 0/0 S2:play",
        allows="P@2,2",
        refuses=(
            ("I@2,2", "H-4.2"),
            ("H@2,2", "H-4.2"),
            ("S@2,2", "H-4.2"),
            ("T@2,2", "H-4.2"),
            ("A@2,2", "H-4.2"),
        ),
    ),
    row(
        "H-4.4",
        "paratroopers supplied at the enemy base may be deployed there",
        f"I@0,-1;I@1,-1;I@1,0;I@1,1/- P/- {D} 0/0 S2:play",
        allows="P@0,1",
        then=(("P@0,1", f"I@0,-1;P@0,1;I@1,-1;I@1,0;I@1,1/- -/- {D} 0/0 over:S"),),
    ),
    row(
        "H-4.4",
        "paratroopers beside the enemy base but cut off bring no supply there",
        f"I@0,-1;I@1,-1;P@1,1/- P/- {D} 0/0 S2:play",
        refuses=(("P@0,1", "H-4.4"),),
        allows="P@1,0 P@0,2 P@-1,1",
    ),
    row(
        "H-4.4",
        "paratroopers are supplied orthogonally: a diagonal neighbour does not open the enemy base",
        f"I@0,-1;S@1,0/- SP/- {D} 0/0 S2:play",
        allows="S@0,1",
        refuses=(("P@0,1", "H-4.4"),),
    ),
    row(
        "H-4.4",
        "the second play may use the supply that a drop has closed",
        f"I@0,-1;I@1,-1;I@1,1/- PP/- {D} 0/0 S2:play",
        tokens="P@1,0",
        allows="P@0,1",
    ),
    row(
        "H-4.4",
        "paratroopers are not dropped on a unit",
        f"I@0,-1/I@0,1;T@2,1 P/- {D} 0/0 S2:play",
        refuses=(("P@2,1", "H-4.1"), ("P@0,-1", "H-4.1")),
    ),
    row(
        "H-4.5",
        "a unit that has lost its supply stays, and passes nothing on",
        "I@0,-1;I@1,-1;I@2,-1;I@3,-1/I@0,1 -/- II/?? 0/1 N1:play",
        tokens="!2,-1 +II",
        legal="I@-1,-1 I@0,-2 I@1,-2 I@1,0 I@2,-1",
        refuses=(("I@4,-1", "H-4.2"), ("I@3,0", "H-4.2")),
        then=(("I@2,-1", "I@0,-1;I@1,-1;I@2,-1;I@3,-1/I@0,1 I/- -/?? 0/0 S1:play"),),
    ),
    row(
        "H-4.5",
        "a unit that has its supply again passes it on",
        "I@0,-1;I@1,-1;I@3,-1/I@0,1 II/- ?/?? 0/0 S2:play",
        tokens="I@2,-1",
        allows="I@4,-1 I@3,0 I@3,-2",
    ),
    row(
        "H-4.5",
        "dropped paratroopers pass no supply on",
        f"I@0,-1/- IP/- {D} 0/0 S2:play",
        tokens="P@2,-1",
        legal="I@-1,-1 I@0,-2 I@1,-1",
        refuses=(("I@2,0", "H-4.2"), ("I@3,-1", "H-4.2")),
    ),
    row(
        "H-4.5",
        "paratroopers joined to the base pass supply on",
        f"I@0,-1;P@2,-1/- II/- {D} 0/0 S2:play",
        tokens="I@1,-1",
        allows="I@2,0 I@3,-1 I@2,-2",
    ),
    row(
        "H-4.5",
        "a unit that is cut off still supports",
        f"I@0,-1;I@3,-1/T@2,-1 I/- {D} 0/0 S2:play",
        tokens="I@1,-1",
        legal="*2,-1",
        then=(("*2,-1", f"I@0,-1;I@1,-1;I@3,-1/- -/- {D} 0/0 S1:play"),),
    ),
]

# --------------------------------------------------------------------------------------------------------
# 5 Attack and support

# Enemy units on all the spaces around (4,-4), two deep, but the four in line at a distance of two...
AROUND = crowd(
    "2,-6 3,-6 5,-6 6,-6 2,-5 3,-5 4,-5 5,-5 6,-5 3,-4 5,-4 2,-3 3,-3 4,-3 5,-3 6,-3 2,-2 3,-2 5,-2 6,-2"
)
# ... where four heavy weapons support all the eight spaces next to (4,-4).
SUPPORTERS = "H@2,-4 H@4,-6 H@4,-2 H@6,-4"
# Enemy units on all the 24 spaces.
ALL_AROUND = crowd(
    "2,-6 3,-6 4,-6 5,-6 6,-6 2,-5 3,-5 4,-5 5,-5 6,-5 2,-4 3,-4 5,-4 6,-4 "
    "2,-3 3,-3 4,-3 5,-3 6,-3 2,-2 3,-2 4,-2 5,-2 6,-2"
)
# Enemy units on the spaces that artillery at (4,-4) reaches, and on those around these and behind.
AHEAD = crowd(
    "4,-2 3,-2 5,-2 4,-1 2,-2 6,-2 3,-3 4,-3 5,-3 3,-1 5,-1 4,0 3,0 5,0 3,-4 5,-4 2,-3 6,-3 "
    "4,-5 4,-6 3,-6 5,-6 4,-7 2,-1"
)

ATTACK = [
    *(
        row(
            "H-5.1",
            f"{name} attack the four orthogonal spaces, and no other, when all are supported",
            f"{units(f'{kind}@4,-4 {SUPPORTERS}')}/{AROUND} -/- ????/???? 0/0 S1:attack@4,-4",
            legal="*3,-4 *5,-4 *4,-3 *4,-5",
            refuses=(("*3,-3", "H-5.1"), ("*5,-5", "H-5.1")),
        )
        for kind, name in (("I", "infantry"), ("S", "special forces"), ("P", "paratroopers"))
    ),
    row(
        "H-5.1",
        "heavy weapons attack the four diagonal spaces, and no other, when all are supported",
        f"{units(f'H@4,-4 {SUPPORTERS}')}/{AROUND} -/- ????/???? 0/0 S1:attack@4,-4",
        legal="*3,-3 *5,-3 *3,-5 *5,-5",
        refuses=(("*4,-3", "H-5.1"), ("*2,-2", "H-5.1")),
    ),
    row(
        "H-5.1",
        "a tank attacks the four orthogonal spaces without support",
        f"T@4,-4/{ALL_AROUND} -/- ????/- 0/0 S1:attack@4,-4",
        legal="*3,-4 *5,-4 *4,-3 *4,-5",
        refuses=(("*4,-2", "H-5.1"), ("*5,-3", "H-5.1")),
    ),
    row(
        "H-5.1",
        "artillery attacks two ahead, the two beside that one, and three ahead, without support",
        f"A@4,-4/{AHEAD} -/- ????/- 0/0 S1:attack@4,-4",
        legal="*4,-2 *3,-2 *5,-2 *4,-1",
        refuses=(("*4,-3", "H-5.1"), ("*3,-1", "H-5.1"), ("*4,-6", "H-5.1"), ("*4,0", "H-5.1")),
    ),
    row(
        "H-5.1",
        "North's artillery fires towards South",
        f"I@0,-2;I@0,-1;I@1,-1;T@1,3;T@1,4;I@2,0/I@0,1 -/A {D} 0/0 N2:play",
        tokens="A@1,1",
        legal="*1,-1 *0,-1",
        refuses=(("*0,-2", "H-5.1"), ("*2,0", "H-5.1"), ("*1,3", "H-5.1")),
    ),
    row(
        "H-5.1",
        "North's artillery: its four spaces exactly",
        f"H@-1,-1;I@0,-2;I@0,-1;I@1,-3;I@1,-2;I@1,-1;I@1,0;T@2,-2;T@2,-1;H@3,-1/I@0,1 -/A {D} 0/0 N2:play",
        tokens="A@1,1",
        legal="*1,-1 *0,-1 *2,-1 *1,-2",
    ),
    row(
        "H-5.1",
        "artillery on its base reaches the enemy base's flanks and the space behind the base",
        f"-/I@-1,1;I@0,1;I@0,2;I@0,3;I@1,1;I@1,2 A/- {D} 0/0 S2:play",
        tokens="A@0,-1",
        legal="*-1,1 *0,1 *1,1 *0,2",
    ),
    row(
        "H-5.1",
        "nothing in between blocks an attack",
        f"I@0,-2;I@0,-1;T@1,-1/H@0,1;T@1,0;I@1,1 A/- {D} 0/0 S2:play",
        tokens="A@1,-2",
        legal="*1,0 *1,1",
    ),
    row(
        "H-5.1",
        "infantry without a supporter has no target, and the turn goes on",
        f"I@0,-1/T@2,-1 I/- {D} 0/0 S2:play",
        then=(("I@1,-1", f"I@0,-1;I@1,-1/T@2,-1 -/- {D} 0/0 S1:play"),),
    ),
    row(
        "H-5.1",
        "the attacker is no supporter of its own attack: heavy weapons",
        f"I@0,-1/T@2,0 H/- {D} 0/0 S2:play",
        then=(("H@1,-1", f"I@0,-1;H@1,-1/T@2,0 -/- {D} 0/0 S1:play"),),
    ),
    row(
        "H-5.1",
        "the attacker is no supporter of its own attack: special forces",
        f"I@0,-1/T@2,0 S/- {D} 0/0 S2:play",
        then=(("S@1,0", f"I@0,-1;S@1,0/T@2,0 -/- {D} 0/0 S1:play"),),
    ),
    row(
        "H-5.1",
        "dropped paratroopers attack with the support of another unit",
        f"I@0,-1;I@1,-1/T@2,-1 P/- {D} 0/0 S2:play",
        tokens="P@3,-1",
        legal="*2,-1",
        then=(("*2,-1", f"I@0,-1;I@1,-1;P@3,-1/- -/- {D} 0/0 S1:play"),),
    ),
    row(
        "H-5.1",
        "dropped paratroopers without support have no target",
        f"I@0,-1/T@3,3 P/- {D} 0/0 S2:play",
        then=(("P@3,2", f"I@0,-1;P@3,2/T@3,3 -/- {D} 0/0 S1:play"),),
    ),
    row(
        "H-5.1",
        "two paratroopers support each other",
        f"-/T@1,2 PP/- {D} 0/0 S2:play",
        tokens="P@1,1 P@1,3",
        legal="*1,2",
        then=(("", f"P@1,1;P@1,3/T@1,2 -/- {D} 0/0 S0:attack@1,3"),),
    ),
    row(
        "H-5.1",
        "only the supported ones of the attacked units are targets",
        f"H@0,-1/T@1,-2;T@1,0;T@2,-1 I/- {D} 0/0 S2:play",
        tokens="I@1,-1",
        legal="*1,-2 *1,0",
        refuses=(("*2,-1", "H-5.1"), ("*1,-1", "H-5.1"), ("*3,-1", "H-5.1")),
    ),
    row(
        "H-5.1",
        "enemy units support no attack of ours",
        f"I@0,-1/T@2,-1;H@2,0;I@3,-1 I/- {D} 0/0 S2:play",
        then=(("I@1,-1", f"I@0,-1;I@1,-1/T@2,-1;H@2,0;I@3,-1 -/- {D} 0/0 S1:play"),),
    ),
    row(
        "H-5.1",
        "own units are no targets",
        f"T@0,-1;T@1,-1/- T/- {D} 0/0 S2:play",
        then=(("T@2,-1", f"T@0,-1;T@1,-1;T@2,-1/- -/- {D} 0/0 S1:play"),),
    ),
    row(
        "H-5.1",
        "a unit attacks when deployed, not later",
        f"T@0,-1;T@1,-1/I@1,0;I@2,-1 I/- {D} 0/0 S2:play",
        legal="I@-1,-1 I@0,-2 I@1,-2",
        refuses=(("*1,0", "H-5.1"), ("*2,-1", "H-5.1")),
        then=(("I@-1,-1", f"I@-1,-1;T@0,-1;T@1,-1/I@1,0;I@2,-1 -/- {D} 0/0 S1:play"),),
    ),
    row(
        "H-5.1",
        "a unit on the enemy base is a target like any other",
        f"I@-1,1;I@0,-1;I@1,-1;I@1,0/T@0,1 T/- {D} 0/0 S2:play",
        tokens="T@1,1",
        legal="*0,1",
        then=(("*0,1", f"I@-1,1;I@0,-1;I@1,-1;I@1,0;T@1,1/- -/- {D} 0/0 S1:play"),),
    ),
    row(
        "H-5.1",
        "heavy weapons attack diagonally what an orthogonal neighbour supports",
        f"I@0,-1;I@1,-1/T@2,-1;T@2,0;T@2,1 H/- {D} 0/0 S2:play",
        tokens="H@1,0",
        legal="*2,-1",
        refuses=(("*2,0", "H-5.1"), ("*2,1", "H-5.1")),
    ),
    row(
        "H-5.2",
        "a unit with targets must attack one of them",
        f"H@0,-1/T@1,-2;T@1,0 II/- {D} 1/0 S2:play",
        tokens="I@1,-1",
        legal="*1,-2 *1,0",
        refuses=(("pass", "H-5.2"), ("I@2,-1", "H-5.2"), ("!1,0", "H-5.2")),
        then=(
            ("", f"H@0,-1;I@1,-1/T@1,-2;T@1,0 I/- {D} 1/0 S1:attack@1,-1"),
            ("*1,0", f"H@0,-1;I@1,-1/T@1,-2 I/- {D} 1/0 S1:play"),
            ("*1,-2", f"H@0,-1;I@1,-1/T@1,0 I/- {D} 1/0 S1:play"),
        ),
    ),
    row(
        "H-5.2",
        "a single target is attacked with a token of its own",
        f"I@0,-1/I@1,-2 T/- {D} 0/0 S1:play",
        tokens="T@0,-2",
        legal="*1,-2",
        then=(
            ("", f"T@0,-2;I@0,-1/I@1,-2 -/- {D} 0/0 S0:attack@0,-2"),
            ("*1,-2", f"T@0,-2;I@0,-1/- -/- {D} 0/0 N2:draw"),
        ),
    ),
    row(
        "H-5.2",
        "a space cleared by an attack can be deployed on in the second play",
        f"H@0,-1/T@1,0 II/- {D} 0/0 S2:play",
        tokens="I@1,-1 *1,0",
        allows="I@1,0",
    ),
    bad("H-5.2", "an attack with no enemy about", f"I@0,-1;T@1,-1/- I/- {D} 2/2 S1:attack@1,-1"),
    bad("H-5.2", "an attack without support", f"I@0,-1;I@1,-1/T@2,-1 I/- {D} 2/2 S1:attack@1,-1"),
    bad("H-5.2", "an attack from an empty space", f"I@0,-1;I@1,-1/T@3,-1 I/- {D} 2/2 S1:attack@2,-1"),
    bad("H-5.2", "an attack by a unit of the other side", f"I@0,-1;T@1,-1/T@2,-1 I/- {D} 2/2 S1:attack@2,-1"),
    bad("H-5.2", "an attack with two plays to come", f"I@0,-1;T@1,-1/T@2,-1 I/- {D} 2/2 S2:attack@1,-1"),
    bad("H-5.2", "an attack without a number", f"I@0,-1;T@1,-1/T@2,-1 I/- {D} 2/2 S:attack@1,-1"),
    bad("H-5.2", "an attack without a place", f"I@0,-1;T@1,-1/T@2,-1 I/- {D} 2/2 S1:attack"),
    bad("H-5.2", "an attack at a place with a leading zero", f"T@1,-1/T@2,-1 I/- {D} 2/2 S1:attack@01,-1"),
    row(
        "H-5.3",
        "an air strike destroys any one enemy unit, however far, and is used up",
        f"I@0,-1/I@0,1;T@9,9 -/- {D} 2/1 S2:play",
        legal="!0,1 !9,9",
        then=(
            ("!9,9", f"I@0,-1/I@0,1 -/- {D} 1/1 S1:play"),
            ("!9,9 !0,1", f"I@0,-1/- -/- {D} 0/1 N2:draw"),
        ),
    ),
    row(
        "H-5.3",
        "an air strike needs no unit, no supply and no support",
        f"-/I@0,1 I/- {D} 1/0 S2:play",
        allows="!0,1",
    ),
    row(
        "H-5.3",
        "an air strike hits neither own units nor empty spaces",
        f"I@0,-1;I@1,-1/I@0,1 I/- {D} 1/0 S2:play",
        refuses=(("!1,-1", "H-5.3"), ("!2,2", "H-5.3")),
        allows="!0,1",
    ),
    row(
        "H-5.3",
        "no air strike without one left",
        f"I@0,-1/I@0,1 I/- {D} 0/2 S2:play",
        legal="I@-1,-1 I@0,-2 I@1,-1",
        refuses=(("!0,1", "H-5.3"),),
    ),
    row(
        "H-5.3",
        "the second of two air strikes is the last",
        f"I@0,-1/I@0,1;I@1,1;I@2,1 I/- {D} 1/2 S2:play",
        tokens="!1,1",
        refuses=(("!0,1", "H-5.3"),),
        legal="I@-1,-1 I@0,-2 I@1,-1",
    ),
    bad("H-5.3", "air strikes of one side only", f"-/- I/- {D} 2 S2:play"),
    bad("H-5.3", "air strikes below none", f"-/- I/- {D} -1/2 S2:play"),
    bad("H-5.3", "air strikes in words", f"-/- I/- {D} two/2 S2:play"),
    bad("H-5.3", "air strikes with a leading zero", f"-/- I/- {D} 02/2 S2:play"),
    row(
        "H-5.4",
        "a unit known to be destroyed is not drawn again",
        "I@0,-1/I@0,1 -/IIIIIHHHHHSSSTTTAAA ??/?? 1/0 S1:play",
        tokens="!0,1",
        outcomes={"+IP": Fraction(1, 2), "+PP": Fraction(1, 2)},
    ),
    row(
        "H-5.4",
        "a unit destroyed by an attack is not drawn again",
        "I@0,-1/P@1,-2 T/IIIIIIIHHHHHSSSTTTA ??/? 0/0 S1:play",
        tokens="T@0,-2 *1,-2",
        outcomes={"+A": Fraction(1, 2), "+P": Fraction(1, 2)},
    ),
]

# One supporter at a time beside the target (2,-1) of infantry deployed at (1,-1), base at (0,-1).
ORTHOGONAL = ("3,-1", "2,0", "2,-2")
DIAGONAL = ("1,0", "1,-2", "3,0", "3,-2")
TOO_FAR = ("4,-1", "2,1", "2,-3", "3,1", "4,0", "4,-2", "1,1", "4,1")


def support_rows() -> list[Case]:
    rows = []
    for kind in "IHSTAP":
        good = ORTHOGONAL + DIAGONAL if kind == "H" else ORTHOGONAL
        for space in ORTHOGONAL + DIAGONAL + TOO_FAR:
            before = units(f"I@0,-1 {kind}@{space}")
            after = units(f"I@0,-1 I@1,-1 {kind}@{space}")
            turn = "S1:attack@1,-1" if space in good else "S1:play"
            word = "supports" if space in good else "does not support"
            rows.append(
                row(
                    "H-5.1",
                    f"{kind} on {space} {word} an attack on 2,-1",
                    f"{before}/T@2,-1 I/- {D} 0/0 S2:play",
                    then=(("I@1,-1", f"{after}/T@2,-1 -/- {D} 0/0 {turn}"),),
                )
            )
        rows.append(
            row(
                "H-5.1",
                f"{kind} on 0,-2 supports an attack on 1,-2 from above",
                f"{kind}@0,-2;I@0,-1/T@1,-2 I/- {D} 0/0 S2:play",
                then=(("I@1,-1", f"{kind}@0,-2;I@0,-1;I@1,-1/T@1,-2 -/- {D} 0/0 S1:attack@1,-1"),),
            )
        )
    return rows


# --------------------------------------------------------------------------------------------------------
# 6 End

END = [
    row(
        "H-6.1",
        "a unit deployed on the enemy base wins at once",
        f"I@0,-1;I@1,-1;I@1,0;I@1,1/- IT/- {D} 2/2 S2:play",
        tokens="I@0,1",
        over="S",
        legal="",
        then=(("", f"I@0,-1;I@0,1;I@1,-1;I@1,0;I@1,1/- T/- {D} 2/2 over:S"),),
    ),
    row(
        "H-6.1",
        "the win on the base comes before any attack",
        f"I@0,-1;I@1,-1;I@1,0;I@1,1/I@-1,1;I@0,2 T/I {D} 2/2 S2:play",
        tokens="T@0,1",
        over="S",
        legal="",
        then=(("", f"I@0,-1;T@0,1;I@1,-1;I@1,0;I@1,1/I@-1,1;I@0,2 -/I {D} 2/2 over:S"),),
    ),
    row(
        "H-6.1",
        "the enemy base must be empty",
        f"I@0,-1;I@1,-1;I@1,0;I@1,1/I@0,1 I/- {D} 0/0 S2:play",
        refuses=(("I@0,1", "H-4.1"),),
    ),
    row(
        "H-6.1",
        "the enemy base must be supplied",
        f"I@0,-1;I@1,-1;I@1,1/- I/- {D} 0/0 S2:play",
        refuses=(("I@0,1", "H-4.2"),),
    ),
    row(
        "H-6.1",
        "special forces reach the enemy base around the hill in two steps",
        f"I@0,-1/- SS/- {D} 0/0 S2:play",
        tokens="S@1,0 S@0,1",
        over="S",
    ),
    row(
        "H-6.1",
        "destroying the unit on the base and stepping onto it may be done in one turn",
        f"I@0,-1;I@1,-1;I@1,0;I@1,1/T@0,1 I/- {D} 1/0 S2:play",
        tokens="!0,1 I@0,1",
        over="S",
    ),
    row(
        "H-6.1",
        "holding the enemy base is not compulsory",
        f"I@0,-1;I@1,-1;I@1,0;I@1,1/- I/- {D} 0/0 S2:play",
        legal=at("I", "-1,-1 0,-2 1,-2 2,-1 2,0 2,1 1,2 0,1"),
        then=(("I@2,1", f"I@0,-1;I@1,-1;I@1,0;I@1,1;I@2,1/- -/- {D} 0/0 S1:play"),),
    ),
    row(
        "H-6.1",
        "a position that is over may have a unit on the enemy base",
        f"I@0,-1;T@0,1;S@1,0/I@0,2 -/I {D} 2/2 over:S",
        over="S",
        legal="",
    ),
    bad("H-6.1", "South on North's base while the game goes on", f"I@0,-1;I@0,1/- I/- {D} 2/2 S2:play"),
    bad("H-6.1", "South on North's base at North's turn", f"I@0,1/- I/- {D} 2/2 N2:draw"),
    bad("H-6.1", "South on North's base with an attack to come", f"T@0,1/I@0,2 I/- {D} 2/2 S1:attack@0,1"),
    bad("H-6.1", "North on South's base while the game goes on", f"-/P@0,-1 I/- {D} 2/2 S2:play"),
    row(
        "H-6.2",
        "the game ends before the second play if nobody can play; more units win",
        "I@0,-1/I@0,1 I/- -/- 0/0 S2:play",
        tokens="I@1,-1",
        over="S",
        legal="",
        then=(("", "I@0,-1;I@1,-1/I@0,1 -/- -/- 0/0 over:S"),),
    ),
    row(
        "H-6.2",
        "the side that played last may lose the count",
        "-/I@0,1;T@1,1 I/- -/- 0/0 S2:play",
        tokens="I@0,-1",
        over="N",
        then=(("", "I@0,-1/I@0,1;T@1,1 -/- -/- 0/0 over:N"),),
    ),
    row(
        "H-6.2",
        "equal numbers draw",
        "-/I@0,1 I/- -/- 0/0 S2:play",
        tokens="I@0,-1",
        over="draw",
        then=(("", "I@0,-1/I@0,1 -/- -/- 0/0 over:draw"),),
    ),
    row(
        "H-6.2",
        "units that are cut off count",
        "I@3,3;T@4,4/I@0,1 I/- -/- 0/0 S1:play",
        tokens="I@0,-1",
        over="S",
    ),
    row(
        "H-6.2",
        "after the last play of a turn the end is judged for the other side's play",
        "I@0,-1/I@0,1 I/- -/- 0/0 S1:play",
        tokens="I@1,-1",
        over="S",
    ),
    row(
        "H-6.2",
        "a pending attack is made before the end is judged",
        "I@0,-1;I@3,-1/I@0,1;I@1,1;T@2,-1;I@2,1 I/- -/- 0/0 S2:play",
        tokens="I@1,-1",
        legal="*2,-1",
        then=(
            ("", "I@0,-1;I@1,-1;I@3,-1/I@0,1;I@1,1;T@2,-1;I@2,1 -/- -/- 0/0 S1:attack@1,-1"),
            ("*2,-1", "I@0,-1;I@1,-1;I@3,-1/I@0,1;I@1,1;I@2,1 -/- -/- 0/0 over:draw"),
        ),
    ),
    row(
        "H-6.2",
        "a side that cannot play passes while the other still can",
        "I@0,-1/I@0,1 -/I -/- 0/0 S2:play",
        legal="pass",
        then=(
            ("pass", "I@0,-1/I@0,1 -/I -/- 0/0 N2:play"),
            ("pass I@0,2", "I@0,-1/I@0,1;I@0,2 -/- -/- 0/0 over:N"),
        ),
    ),
    row(
        "H-6.2",
        "an air strike with a target keeps the game going",
        "-/I@0,1 I/- -/- 1/0 S2:play",
        tokens="I@0,-1",
        legal="!0,1",
        then=(("!0,1", "I@0,-1/- -/- -/- 0/0 over:S"),),
    ),
    row(
        "H-6.2",
        "the other side's air strike keeps the game going",
        "-/I@0,1 I/- -/- 0/1 S2:play",
        tokens="I@0,-1",
        legal="pass",
        then=(
            ("pass", "I@0,-1/I@0,1 -/- -/- 0/1 N2:play"),
            ("pass !0,-1", "-/I@0,1 -/- -/- 0/0 over:N"),
        ),
    ),
    row(
        "H-6.2",
        "air strikes without a target do not keep the game going",
        "-/- I/- -/- 2/0 S2:play",
        tokens="I@0,-1",
        over="S",
    ),
    row(
        "H-6.2",
        "cards that cannot be played do not keep the game going",
        "-/P@-1,-1;P@0,-2;P@1,-1 II/- -/- 0/0 S2:play",
        tokens="I@0,-1",
        over="N",
        then=(("", f"{SHUT_IN} I/- -/- 0/0 over:N"),),
    ),
    row(
        "H-6.2",
        "the end is judged after the last card is drawn",
        f"{SHUT_IN} -/- I/- 0/0 S2:draw",
        tokens="+I",
        over="N",
        then=(("", f"{SHUT_IN} I/- -/- 0/0 over:N"),),
    ),
    row(
        "H-6.2",
        "the game goes on if the last card drawn can be played",
        f"{SHUT_IN} -/- S/- 0/0 S2:draw",
        tokens="+S",
        legal="S@-1,-2 S@-1,0 S@1,-2 S@1,0",
    ),
    row(
        "H-6.2",
        "the game does not end while the other side's deck holds a card",
        "I@0,-1/I@0,1 -/- -/? 0/0 S2:play",
        legal="pass",
        then=(("pass", "I@0,-1/I@0,1 -/- -/? 0/0 N2:draw"),),
    ),
    row(
        "H-6.2",
        "the game does not end while the own deck holds a card",
        "I@0,-1/I@0,1 -/I I/- 0/0 N1:play",
        tokens="I@0,2",
        outcomes={"+I": Fraction(1)},
        then=(("", "I@0,-1/I@0,1;I@0,2 -/- I/- 0/0 S2:draw"),),
    ),
    row(
        "H-6.2",
        "paratroopers in hand can always drop and keep the game going",
        "-/P@-1,-1;P@0,-2;P@1,-1 IP/- -/- 0/0 S2:play",
        tokens="I@0,-1",
        legal=drops(range(-3, 4), range(-4, 3), "0,0 0,-1 0,1 -1,-1 0,-2 1,-1"),
    ),
    row(
        "H-6.3",
        "a game resigned by South is over for North whatever stands",
        f"I@0,-1;I@1,-1/- IH/??? {D} 2/2 over:N",
        legal="",
        over="N",
    ),
    row(
        "H-6.3",
        "a game may be drawn by agreement with unequal numbers",
        f"I@0,-1;I@1,-1/I@0,1 IH/??? {D} 2/2 over:draw",
        legal="",
        over="draw",
    ),
    row(
        "H-6.2",
        "an unknown card of the other side may be played, so the game goes on",
        "I@0,-1/I@0,1 -/? -/- 0/0 S2:play",
        legal="pass",
        then=(("pass", "I@0,-1/I@0,1 -/? -/- 0/0 N2:play"),),
    ),
    bad("H-6.3", "a game that is over for nobody", f"I@0,-1/- I/- {D} 2/2 over"),
    bad("H-6.3", "a game that is over for an unknown side", f"I@0,-1/- I/- {D} 2/2 over:X"),
]

CASES: list[Case] = [*COMPONENTS, *SET_UP, *TURN, *SUPPLY, *ATTACK, *support_rows(), *END]
