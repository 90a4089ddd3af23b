"""Rows: attack."""

from __future__ import annotations

from fractions import Fraction

from tests.rules.hill218.write import D, bad, crowd, row, units

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
