"""Rows: support."""

from __future__ import annotations

from tests.rules.case import Case
from tests.rules.hill218.write import D, row, units

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
