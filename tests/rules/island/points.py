"""Points of finished battles (I-8.3)."""

from __future__ import annotations

from tests.rules.island.write import EMPTY_PADS, FULL_PADS, at

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
