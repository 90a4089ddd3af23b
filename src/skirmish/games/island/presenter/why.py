"""Answers to "why not?" on the island.

A piece and a square may mean several decisions. Those that the target suggests are tried: an enemy or a block
means a shot, an empty square a move. If one is legal, the answer says how; otherwise the refusal of the
likeliest is the reason.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from skirmish.core import Refusal, Seat
from skirmish.games.island.actions import (
    END,
    REINFORCE,
    ChangeDirection,
    LoadPad,
    Move,
    PlaceBlock,
    PlaceCharacter,
    Reinforce,
    RemoveFromIsland,
    RemoveFromPad,
    Shoot,
)
from skirmish.games.island.board import (
    AHEAD,
    BLOCK,
    KINDS,
    LETTERS,
    NAMES,
    RAYS,
    SQUARES,
    Kind,
    Square,
    character,
    is_character,
)
from skirmish.games.island.game import GAME
from skirmish.games.island.presenter.decisions import describe
from skirmish.games.island.state import (
    Choosing,
    Deploying,
    Entering,
    Loading,
    Penalising,
    PenalisingPad,
    Placing,
    UsingRoll,
    in_box,
)
from skirmish.games.island.view import View
from skirmish.i18n.speaker import Speaker
from skirmish.presenter.structs import Facts, Reason, Said
from skirmish.presenter.why import Question, asked

CAN: Final = (
    "block",
    "character",
    "load",
    "move",
    "move-left",
    "move-right",
    "shoot",
    "reinforce",
    "pad",
    "turn-left",
    "turn-right",
    "slide-left",
    "slide-right",
    "remove",
    "remove-pad",
    "end",
)
"""What is possible: the words that ``island-can`` and ``island-suggest`` select on."""

DIE: Final = 6
"""The die shows less than this."""
_PAD_SQUARES: Final = {
    f"{owner}+{number}": (seat, number)
    for owner, seat in (("", None), ("south", Seat.SOUTH), ("north", Seat.NORTH))
    for number in range(1, 6)
}
"""``+3`` is on the own pad, ``north+3`` on North's."""


def explained(view: View, source: str, target: str, speaker: Speaker) -> Reason:
    """Why not, or that it is possible."""
    return asked(_Question, _is_place, view, source, target, speaker)


def _is_place(text: str) -> bool:
    return not text or text in SQUARES or text in _PAD_SQUARES or text in KINDS


def decision_facts(view: View, action: Any) -> Facts:
    """What ``island-can`` and ``island-suggest`` say about a legal decision."""
    found = describe(view, action)
    kinds = [LETTERS[kind] for kind in action.kinds] if isinstance(action, LoadPad) else []
    return {
        "what": f"{found.kind}-{found.turn}" if found.turn else found.kind,
        "kind": found.piece or "",
        "source": found.source or "",
        "target": found.target or "",
        "number": found.number or 0,
        "kinds": " ".join(kinds),
        "kinds-count": len(kinds),
    }


class _Question(Question[View]):
    """One question of one seat."""

    game = GAME
    yielding = END

    @property
    def cells(self) -> bytes:
        """The board's squares."""
        return self.view.board.cells

    def suggested(self, source: str, target: str) -> Reason:
        """The decisions that the places suggest."""
        if not source and target in SQUARES:
            return self.square(SQUARES[target])
        if not source:
            source, target = target, ""
        if source in _PAD_SQUARES:
            return self.pad_square(*_PAD_SQUARES[source], target)
        if source in KINDS:
            return self.kind_in_box(source, target)
        if target in _PAD_SQUARES:
            if source in SQUARES and self.view.pads is not None:
                return self.because("pad-closed", "I-4.2", (source,), {"start": source})
            return self.pad_square(*_PAD_SQUARES[target], "")
        if source in SQUARES:
            return self.piece(SQUARES[source], SQUARES.get(target, SQUARES[source]))
        return self.tried([END])

    def words(self, action: Any) -> Said:
        """``island-can``, from the decision's description."""
        return Said("island-can", decision_facts(self.view, action))

    def helps(self, refusal: Refusal) -> list[Said]:
        """The roll that would have been right, and what can be done instead."""
        found, facts = [], refusal.facts
        steps, turn = facts.get("steps"), facts.get("turn")
        if refusal.code == "wrong-distance" and isinstance(steps, int):
            needed = steps if turn == "none" else steps + 1
            if needed < DIE:
                found.append(Said("island-help-roll", {"roll": needed}))
        legal = [describe(self.view, action) for action in GAME.legal(self.view)]
        if isinstance(self.view.phase, Placing | Deploying):
            return self.helps_to_place(refusal, [each.target for each in legal if each.target])
        targets = dict.fromkeys(each.target for each in legal if each.kind == "shoot" and each.target)
        if refusal.code == "nobody-hits" and targets:
            return [Said("island-help-targets", {"squares": ", ".join(targets)})]
        own = [
            each
            for each in legal
            if each.source and each.source in (facts.get("start"), facts.get("shooter"))
        ]
        places = dict.fromkeys(each.target for each in own if each.target and each.kind == "move")
        if places:
            found.append(Said("island-help-there", {"squares": ", ".join(places)}))
        elif others := dict.fromkeys(each.source for each in legal if each.source):
            found.append(Said("island-help-others", {"squares": ", ".join(others)}))
        return found

    def helps_to_place(self, refusal: Refusal, squares: list[str]) -> list[Said]:
        """In the set-up: the kinds that are left, or the nearest square on which something can be placed."""
        if refusal.code == "none-of-kind-left":
            kinds = [LETTERS[kind] for kind in self.held()]
            return [Said("island-help-kinds", {"kinds": " ".join(kinds), "kinds-count": len(kinds)})]
        asked = refusal.facts.get("square")
        if not isinstance(asked, str) or not squares:
            return []
        row, column = divmod(SQUARES[asked], 12)

        def far(name: str) -> int:
            across, along = divmod(SQUARES[name], 12)
            return abs(across - row) + abs(along - column)

        return [Said("island-help-nearest", {"square": min(squares, key=far)})]

    def square(self, square: Square) -> Reason:
        """Nothing is selected; a square is asked about."""
        phase, name = self.view.phase, NAMES[square]
        match phase:
            case Placing():
                return self.tried([PlaceBlock(square)])
            case Deploying():
                return self.tried([PlaceCharacter(kind, square, AHEAD[self.seat]) for kind in self.held()])
            case Penalising():
                return self.tried([RemoveFromIsland(square)])
            case Loading() | PenalisingPad():
                return self.tried([Move(square, square)])
        if square in self.view.board.own(self.seat):
            return self.piece(square, square)
        for action in GAME.legal(self.view):
            if isinstance(action, Move | Shoot | Reinforce) and describe(self.view, action).target == name:
                return self.can(action)
        if isinstance(phase, Entering | Choosing):
            for entry in self.entries_at(square):
                return self.tried([entry])
        if self.cells[square]:
            return self.because("nobody-hits", "I-6.1", (name,), {"square": name})
        if isinstance(phase, UsingRoll):
            facts: Facts = {"square": name, "roll": phase.roll}
            rule = "I-3.3" if phase.roll == 1 else "I-3.4"
            return self.because("nobody-reaches", rule, (name,), facts)
        return self.tried([Move(square, square)])

    def piece(self, start: Square, end: Square) -> Reason:
        """A square is selected, and another or the same one asked about."""
        phase = self.view.phase
        if isinstance(phase, Penalising) and start == end:
            return self.tried([RemoveFromIsland(start)])
        if start not in self.view.board.own(self.seat):
            if isinstance(phase, Choosing) and start == end:
                return self.tried([ChangeDirection(start, "left")])
            return self.tried([Shoot(start, end), Move(start, end)])
        if start == end:
            return self.itself(start)
        moves = [Move(start, end), Move(start, end, "left"), Move(start, end, "right")]
        shot, found = Shoot(start, end), self.cells[end]
        if not found:
            return self.tried(self.likeliest_first(moves, start, end))
        if found == BLOCK or character(found).seat is self.seat:
            # A block can be shot at or landed on, and one's own side is more often in the way than aimed at.
            first = [moves[0], shot] if self.would_reach(start, end) else [shot, moves[0]]
            legal = [action for action in (shot, *moves) if self.refusal(action) is None]
            return self.tried(legal or first)
        return self.tried([shot])

    def itself(self, square: Square) -> Reason:
        """What this character can do, best how it can move; if it can do nothing, why it cannot move."""
        phase, name = self.view.phase, NAMES[square]
        own = [action for action in GAME.legal(self.view) if describe(self.view, action).source == name]
        if own:
            return self.can(min(own, key=lambda action: isinstance(action, Shoot)))
        ray = RAYS[character(self.cells[square]).facing][square]
        refusal = self.refusal(Move(square, square))
        assert refusal is not None
        if refusal.code != "not-forward" or not isinstance(phase, UsingRoll):
            return self.refused(refusal)
        if not ray:
            return self.because("faces-the-edge", "I-3.5", (name,), {"start": name})
        # The whole roll straight on; if the island ends one square short of that, a turn there.
        short = len(ray) == phase.roll - 1
        return self.tried([Move(square, ray[min(phase.roll, len(ray)) - 1], "left" if short else None)])

    def likeliest_first(self, moves: list[Move], start: Square, end: Square) -> list[Any]:
        """Moves to an empty square: one square short of the roll a turn was meant (I-3.4)."""
        phase = self.view.phase
        ray = RAYS[character(self.cells[start]).facing][start]
        turns = isinstance(phase, UsingRoll) and end in ray and ray.index(end) + 2 == phase.roll
        return [*moves[1:], moves[0]] if turns else moves

    def would_reach(self, start: Square, end: Square) -> bool:
        """Whether a roll would take a character as far as a square if nothing were in the way."""
        phase = self.view.phase
        ray = RAYS[character(self.cells[start]).facing][start]
        return isinstance(phase, UsingRoll) and end in ray[: phase.roll]

    def pad_square(self, owner: Seat | None, number: int, target: str) -> Reason:
        """A pad square: a character enters from it, is removed from it, or is loaded onto it."""
        phase, pads = self.view.phase, self.view.pads
        if isinstance(phase, PenalisingPad) and owner is not self.seat:
            return self.tried([RemoveFromPad(number)])
        if isinstance(phase, Loading) and owner is not self.seat.other:
            return self.tried([load for load in GAME.legal(self.view) if isinstance(load, LoadPad)])
        if pads is not None and (owner is self.seat.other or not isinstance(phase, Entering | Choosing)):
            return self.waiting(self.seat if owner is None else owner, number)
        entry = REINFORCE[number - 1]
        refusal = self.refusal(entry)
        if refusal is not None or target not in SQUARES or pads is None:
            return self.tried([entry])
        front = pads[self.seat].front(self.seat, number - 1)
        assert front is not None
        if NAMES[front] == target:
            return self.can(entry)
        facts: Facts = {"number": number, "at": NAMES[front]}
        return self.because("enters-in-front", "I-4.2", (target, NAMES[front]), facts)

    def waiting(self, owner: Seat, number: int) -> Reason:
        """Who waits on a pad square, and when and where it comes in."""
        assert self.view.pads is not None
        pad = self.view.pads[owner]
        front, kind = pad.front(owner, number - 1), pad.slots[number - 1]
        at = "" if front is None else NAMES[front]
        taken = front is not None and is_character(self.cells[front])
        facts: Facts = {
            "seat": owner.word,
            "number": number,
            "kind": kind or "none",
            "at": at,
            "way": "taken" if taken else "free" if at else "corner",
        }
        code = "pad-own" if owner is self.seat else "pad-theirs"
        return self.answer.informed(code, "I-4.2", [at] if taken else [], facts)

    def kind_in_box(self, kind: Kind, target: str) -> Reason:
        """A character that is still in the box (I-2.4, I-2.5)."""
        phase = self.view.phase
        if isinstance(phase, Loading):
            slot = _PAD_SQUARES.get(target, (None, 1))[1] - 1
            loads: list[Any] = [load for load in GAME.legal(self.view) if isinstance(load, LoadPad)]
            fitting = [load for load in loads if load.kinds[slot] == kind]
            kinds = loads[0].kinds
            return self.tried(fitting or [LoadPad((*kinds[:slot], kind, *kinds[slot + 1 :]))])
        if target in SQUARES:
            return self.tried([PlaceCharacter(kind, SQUARES[target], AHEAD[self.seat])])
        fitting = [a for a in GAME.legal(self.view) if isinstance(a, PlaceCharacter) and a.kind == kind]
        home = SQUARES["a1"] if self.seat is Seat.SOUTH else SQUARES["l12"]
        return self.tried(fitting or [PlaceCharacter(kind, self.free_home(home), AHEAD[self.seat])])

    def free_home(self, otherwise: Square) -> Square:
        """An empty square of the home rows, so that only the kind can be at fault."""
        rows = range(24) if self.seat is Seat.SOUTH else range(120, 144)
        return next((square for square in rows if not self.cells[square]), otherwise)

    def held(self) -> list[Kind]:
        """The kinds still in the box; if none is, any."""
        return [kind for kind, number in in_box(self.view, self.seat).items() if number] or [*KINDS]

    def entries_at(self, square: Square) -> Iterator[Reinforce]:
        """The entry, possible or not, from the pad square in front of which a square lies."""
        if self.view.pads is not None:
            pad = self.view.pads[self.seat]
            for slot in range(5):
                if pad.front(self.seat, slot) == square and pad.holds(slot):
                    yield REINFORCE[slot]
