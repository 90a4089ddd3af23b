"""Where walks start from: whole battles seldom come to the rarer rules, so these begin next to them."""

from __future__ import annotations

from skirmish.core import Options, Seat
from skirmish.games.hill218.game import GAME as HILL218
from skirmish.games.hill218.kinds import UNKNOWN
from skirmish.games.hill218.state import State
from tests.games.playing import replayed
from tests.rules.case import Case
from tests.rules.hill218 import CASES
from tests.rules.hill218_mirror import mirror_case

_LONG = "????????/????????"
_EAST = ";".join(f"{kind}@{x},-1" for x, kind in enumerate("IIIIIIIHHHHHTTTAAA"))
_RING = "I@2,2;I@2,3;I@3,2;I@3,3"

POSITIONS = {
    "H-4.2 a chain cut in the middle": f"I@0,-1;I@1,-1;I@3,-1;T@4,-1/I@0,1 IHSTAP/IHSTAP {_LONG} 2/2 S2:play",
    "H-4.2 a ring of units does not feed itself": f"T@0,-1;{_RING}/T@0,1 IHSTA/IHSTA {_LONG} 2/2 S2:play",
    "H-4.2 a ring that the next unit connects": (
        f"T@0,-1;I@1,-1;I@1,1;I@2,1;I@2,2;I@1,2/T@0,1 IHSTA/IHSTA {_LONG} 1/1 S2:play"
    ),
    "H-4.2 special forces step diagonally, and others feed from them": (
        f"I@0,-1;S@1,0;S@2,1;I@3,1/I@0,1;S@-1,0;S@-2,-1;I@-3,-1 IS/IS {_LONG} 2/2 N2:play"
    ),
    "H-4.2 special forces in line are not supplied": f"I@0,-1;S@1,-1;I@2,-1/- IS/IS {_LONG} 0/0 S2:play",
    "H-4.3 the own base is empty": f"I@1,-1;T@2,-1/I@1,1;T@2,1 IHSTA/IHSTA {_LONG} 2/2 S2:play",
    "H-4.4 paratroopers far away": f"I@0,-1;P@14,9/I@0,1;P@-13,-12 IPP/IPP {_LONG} 2/2 S2:play",
    "H-4.4 paratroopers supplied before the enemy base": (
        f"I@0,-1;I@1,-1;I@1,0;I@1,1/- PP/IPP {_LONG} 0/2 S2:play"
    ),
    "H-4.4 paratroopers unsupplied before the enemy base": f"I@1,-1;I@1,0;I@1,1/- PP/IPP {_LONG} 0/2 S2:play",
    "H-5.1 artillery reaches for both sides": (
        f"I@0,-1;I@1,-2;I@1,-1;I@1,0/I@0,1;I@1,2;I@1,3;I@-1,1 AAA/AAA {_LONG} 0/0 S2:play"
    ),
    "H-5.1 heavy weapons support all around them": (
        f"I@0,-1;H@1,-1;H@2,-1;H@1,0/I@2,1;T@2,0;I@0,1;H@3,0 IHHS/IHHS {_LONG} 0/0 S2:play"
    ),
    "H-5.1 none but the attacker supports": f"I@0,-1/I@0,1;I@1,-1;I@-1,-1 IHS/IHS {_LONG} 0/0 S2:play",
    "H-5.2 an attack is pending": f"I@0,-1;T@1,-1/I@2,-1;I@1,-2;I@1,0 IHT/IHT {_LONG} 1/1 S1:attack@1,-1",
    "H-5.2 the last attack of a turn": "I@0,-1;I@0,-2;A@1,-1/I@1,1;I@0,1;I@1,2 -/- -/- 0/0 S0:attack@1,-1",
    "H-6.1 a base that either side may take": (
        f"I@0,-1;I@1,-1;I@1,0;I@1,1/I@-1,0;I@-1,1;I@-1,-1 IHSTAP/IHSTAP {_LONG} 0/0 S2:play"
    ),
    "H-6.1 the base was taken": f"I@0,-1;I@0,1/- IH/IH {_LONG} 0/0 over:S",
    "H-3.1 one card is left in a deck": "I@0,-1/I@0,1 IHT/AP ?/? 1/0 S2:draw",
    "H-3.1 one unknown card is left upon the returned ones": "I@0,-1/I@0,1 IHT/AP ?AH/?PT 1/0 S2:draw",
    "H-3.1 returned cards come up in their order": "I@0,-1/I@0,1 HT/TP AI/SS 1/0 S2:draw",
    "H-3.1 one deck is empty": "I@0,-1/I@0,1 IIII/AAP -/?????? 1/1 S2:play",
    "H-3.3 special forces alone cannot be deployed": (
        "H@0,-1/I@-1,-2;I@-1,0;I@1,-2;I@1,0 S/IHT ????/???? 0/0 S2:play"
    ),
    "H-3.3 the base is lost and only strikes are left": "I@5,-1/I@0,1;I@1,1 -/IH -/- 2/0 S2:play",
    "H-3.3 one side passes while the other goes on": "I@0,-1/I@0,1 -/IHSTAP -/- 0/2 N2:play",
    "H-6.2 the last play": "I@0,-1/I@0,1;I@1,1 T/- -/- 0/0 S1:play",
    "H-6.2 the last strike makes it even": "I@0,-1/I@0,1;I@1,1 -/- -/- 1/0 S1:play",
    "H-6.2 ended by count": "I@0,-1/I@0,1;I@1,1 -/- -/- 0/0 over:N",
    "H-6.2 ended even": "I@0,-1/I@0,1 -/- -/- 0/0 over:draw",
    "H-6.3 settled by the players": f"I@0,-1/I@0,1 IH/IH {_LONG} 1/1 over:N",
    "H-4.2 a chain to the far east": f"{_EAST}/I@0,1 PPP/PPP ??/?? 2/2 S2:play",
}
"""Each with what it shows; walked from as written and from the other seat."""

CANNOT = {
    "a space beyond the grid": "I@0,-1;I@34,0/- I/I -/- 0/0 S2:play",
    "a space beyond the grid, southward": "I@0,-1;I@0,-34/- I/I -/- 0/0 S2:play",
    "no room for the paratroopers to come": "I@0,-1;I@31,0/- P/I -/- 0/0 S2:play",
    "no room for paratroopers that may come": "I@0,-1;I@0,-32/- I/I ?/- 0/0 S2:play",
    "the outermost column": "I@0,-1;I@33,0/- I/I -/- 0/0 S2:play",
    "an unknown card in the mover's hand": f"I@0,-1/- I?/I {_LONG} 0/0 S2:play",
}
"""Positions that no battle can lead to, or that say too little."""


def starts() -> dict[str, State]:
    """Every position of this table and of the rules' own, from both seats, as far as hands can be known."""
    rows = [Case("", name, position) for name, position in POSITIONS.items()]
    rows += [row for row in CASES if not row.bad_position]
    found: dict[str, State] = {}
    for row in rows:
        for seat, case in (("south", row), ("north", mirror_case(row))):
            state = _with_known_hands(_begun(case))
            if state is not None:
                found[f"{case.rule} {case.name}, {seat}".strip()] = state
    return found


def _begun(case: Case) -> State:
    if case.position:
        return HILL218.from_position(case.position)
    state = HILL218.start(Options(case.variant, Seat.from_letter(case.first)))
    for ply in replayed(HILL218, state, [*case.tokens]):
        state = ply.after
    return state


def _with_known_hands(state: State) -> State | None:
    """The state with the waiting side's cards filled in; None if the side to act does not know its own."""
    seat = state.phase.seat
    if seat is not None and UNKNOWN in state.hands[seat]:
        return None
    return HILL218.sample(HILL218.view(state, seat), lambda number: number // 2)
