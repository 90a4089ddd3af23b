"""Who can be hit in the opponent's next turn, by whom and with which rolls: exact, from the rules.

"As things stand": as if a turn of the opponent's began now, on this board. A character is threatened with a
face of the die if some sequence of the opponent's decisions after that roll removes it **for certain**:

- A shot at a character, before the roll is used or after, counts for its target and for everyone in its
  crossfire (I-6.1 to I-6.3). Shots that only clear the way for a move are followed too, on either side.
- A block's kind is a matter of chance, so a sequence that turns one over is not followed; if all blocks left
  are live or all are safe (minefield variants, late battles), it is, and blasts count.
- A zero (I-4.1) is in ``rolls`` only if it is enough: a shot hits before the option, or some option (turning
  a character, bringing one in) allows a hit whatever the second roll shows. Otherwise ``chance`` counts the
  faces of the second roll that allow a hit after the best option: of 36 instead of 6. A second zero counts if
  a shot hits then; a third roll is ignored. Nominating the pad makes no hit possible by itself.
- With no character on the island the opponent enters first (I-3.8); the best entry counts.

``by`` names the squares on which the hitters stand now (``+3``: pad square 3).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from skirmish.core import Seat
from skirmish.games.island.board import (
    AHEAD,
    BLOCK,
    CODES,
    EMPTY,
    NAMES,
    RAYS,
    SQUARES,
    TURNED,
    Character,
    Square,
    character,
    is_character,
    with_pad,
)
from skirmish.games.island.presenter.outlook import activation
from skirmish.games.island.presenter.wire import IslandThreat
from skirmish.games.island.rules.movement import moves_of
from skirmish.games.island.rules.shooting import exact_hits, line_of_fire
from skirmish.games.island.rules.victory import beaten
from skirmish.games.island.state import (
    Deploying,
    Ended,
    Loading,
    Moved,
    Placing,
    State,
    Turning,
)
from skirmish.games.island.view import View, state_of
from skirmish.presenter.structs import Facts, Said

FACES: Final = 6
_NO_TURNS: Final = (Placing, Deploying, Loading, Turning, Ended)
MOST: Final = 10_000
"""The most boards examined for one question, which takes a fraction of a second. Hardly any battle reaches
it. A contrived position with hundreds of orders of shots may; then threats that need the later ones, or an
option of a zero after them, are left out."""


class Hit(NamedTuple):
    """The character on ``square`` can be removed by one that stands on ``by`` now."""

    square: Square
    by: str


class Tally:
    """What one way into the turn makes possible: for every victim the hitters, and the faces that allow it.

    ``again`` counts the faces of the second roll that allow it after a zero and the best option.
    """

    def __init__(self) -> None:
        self.by: dict[Square, set[str]] = {}
        self.later: dict[Square, set[str]] = {}
        """Who can hit after a zero that alone is not enough."""
        self.rolls: dict[Square, set[int]] = {}
        self.again: dict[Square, int] = {}

    def note(self, hits: Iterable[Hit], faces: Iterable[int]) -> None:
        """These hits can be made with these faces."""
        for hit in hits:
            self.by.setdefault(hit.square, set()).add(hit.by)
            self.rolls.setdefault(hit.square, set()).update(faces)

    def note_again(self, second: Tally) -> None:
        """What an option of a zero makes possible with the second roll; if with any, a zero is enough."""
        for square, faces in second.rolls.items():
            if len(faces) == FACES:
                self.note([Hit(square, by) for by in second.by[square]], (0,))
            else:
                self.later.setdefault(square, set()).update(second.by[square])
                self.again[square] = max(self.again.get(square, 0), len(faces))

    def chance(self, square: Square) -> Fraction:
        """How likely it is that the die lets a victim be hit."""
        rolls = self.rolls.get(square, ())
        certain = Fraction(len(rolls), FACES)
        return certain if 0 in rolls else certain + Fraction(self.again.get(square, 0), FACES * FACES)


def threats(view: View) -> list[IslandThreat]:
    """The viewer's characters that the opponent can hit next turn, from a1 to l12; none for a spectator."""
    return [] if view.seat is None else _together(threats_to(state_of(view), view.seat))


def threats_to(state: State, seat: Seat) -> list[IslandThreat]:
    """A side's characters that the other side can hit in a turn that begins now."""
    if isinstance(state.phase, _NO_TURNS):
        return []
    tallies = _Search(seat.other).ways(state.to(Moved(seat.other)))
    found = []
    for square in state.board.own(seat):
        best = max([tally.chance(square) for tally in tallies], default=Fraction(0))
        if not best:
            continue
        likely = [tally for tally in tallies if tally.chance(square) == best]
        by = _hitters(tally.by.get(square, ()) for tally in likely)
        later = _hitters(tally.later.get(square, ()) for tally in likely)
        rolls = sorted(likely[0].rolls.get(square, set()))
        found.append(_threat(NAMES[square], by, later, rolls, best))
    return found


def _hitters(groups: Iterable[Iterable[str]]) -> list[str]:
    return sorted(set().union(*groups), key=_place)


def _together(found: list[IslandThreat]) -> list[IslandThreat]:
    """Threats that say the same but for the square say it once: their words name all the squares."""
    groups: dict[tuple[object, ...], list[IslandThreat]] = {}
    for threat in found:
        said = tuple(fact for name, fact in threat.words.facts.items() if name != "squares")
        groups.setdefault(said, []).append(threat)
    for group in groups.values():
        squares: Facts = {"squares": " ".join(each.square for each in group), "squares-count": len(group)}
        words = Said(group[0].words.id, {**group[0].words.facts, **squares})
        for threat in group:
            threat.words = words
    return found


def _threat(square: str, by: list[str], later: list[str], rolls: list[int], best: Fraction) -> IslandThreat:
    """``by`` can hit with one of the ``rolls``, ``later`` only after a zero and a second roll."""
    chance = (best.numerator, best.denominator)
    if len(rolls) == FACES:
        how = "any"
    elif not rolls:
        how = "after-zero"
    elif 0 in rolls or not later:
        how = "rolls"
    else:
        how = "both" if set(later) <= set(by) else "either"
    facts: Facts = {
        "squares": square,
        "squares-count": 1,
        **_named("by", by),
        **_named("later", later if how in ("after-zero", "either") else []),
        "rolls": ", ".join(map(str, rolls)),
        "how": how,
        "chance": chance[0],
        "of": chance[1],
    }
    words = Said("islandpage-can-be-hit", facts)
    return IslandThreat(square, _hitters([by, later]), chance, words, rolls)


def _named(fact: str, hitters: list[str]) -> Facts:
    words = [f"pad{name[1:]}" if name.startswith("+") else name for name in hitters]
    return {fact: " ".join(words), f"{fact}-count": len(words)}


def _place(name: str) -> tuple[bool, int]:
    """A hitter's place in the list: from a1 to l12, then pad squares."""
    return (True, int(name)) if name.startswith("+") else (False, SQUARES[name])


Names = dict[Square, str]
"""The original squares of characters that have moved since the start of the search."""


class ZeroOption(NamedTuple):
    """A board after an option of a zero, or an entry: who may move, original squares, losses."""

    state: State
    mover: Square
    names: Names
    hits: Sequence[Hit] = ()


class _Search:
    """Everything that one side could do in a turn, as far as it is certain."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.looked_at = 0
        # Many sequences lead to the same board. The number of blocks determines their kinds: cells suffice.
        self.boards: dict[bytes, list[State]] = {}
        self.hit: dict[bytes, set[tuple[Square, Square]]] = {}

    def ways(self, state: State) -> list[Tally]:
        """The possible hits of a turn: one tally, or one per entry if the side must enter (I-3.8)."""
        if state.board.own(self.seat):
            return [self.turn(state, {})]
        found = []
        for entry in self.entries(state, {}):
            tally = self.turn(entry.state, entry.names)
            tally.note(entry.hits, range(FACES))
            found.append(tally)
        return found

    def turn(self, start: State, names: Names) -> Tally:
        """All possible hits of a turn from a board, face by face (I-3.1 to I-4.6)."""
        tally = Tally()
        if self.is_over(start):
            return tally
        tally.note(self.shots(start, names), range(FACES))
        for face in range(1, FACES):
            for square in start.board.own(self.seat):
                tally.note(self.moving(start, square, face, names), (face,))
        for option in (*self.turns(start, names), *self.entries(start, names)):
            # I-4.5: the second roll is for this character alone, but every character may shoot.
            second = Tally()
            second.note(option.hits, range(FACES))
            if not self.is_over(option.state):
                second.note(self.shots(option.state, option.names), range(FACES))
                if option.mover in option.state.board.own(self.seat):
                    for face in range(1, FACES):
                        second.note(self.moving(*option[:2], face, option.names), (face,))
            tally.note_again(second)
        return tally

    def turns(self, start: State, names: Names) -> Iterator[ZeroOption]:
        """I-4.4: each character, turned left or right. Whatever must be shot first can be shot after."""
        for ready in self.prepared(start):
            cells = ready.board.cells
            for square in ready.board.own(self.seat):
                if self.looked_at > MOST:
                    return
                for turned in TURNED.values():
                    board = ready.board.changed({square: turned[cells[square]]})
                    yield ZeroOption(ready.to(ready.phase, board=board), square, names)

    def entries(self, start: State, names: Names) -> Iterator[ZeroOption]:
        """I-4.2: each character of the pad on the square in front, which shots may have cleared for it."""
        if start.pads is None:
            return
        seat, pad = self.seat, start.pads[self.seat]
        for slot, kind in enumerate(pad.slots):
            front = pad.front(seat, slot)
            if kind is None or front is None:
                continue
            left = with_pad(start.pads, seat, pad.without(slot))
            name, code = f"+{slot + 1}", CODES[Character(seat, kind, AHEAD[seat])]
            way = frozenset((front, *RAYS[AHEAD[seat]][front][: FACES - 1]))
            for ready in self.prepared(start, way):
                found = ready.board.cells[front]
                if is_character(found):
                    continue
                after = ready.to(ready.phase, board=ready.board.changed({front: code}), pads=left)
                landed = self.landed(after, front) if found == BLOCK else (after, ())
                if landed is not None:
                    hits = self.hits(ready, landed[1], name)
                    yield ZeroOption(landed[0], front, {**names, front: name}, hits)

    def shots(self, state: State, names: Names) -> Iterator[Hit]:
        """Everyone whom a shot can hit from here on without a move."""
        key = state.board.cells
        if key not in self.hit:
            self.looked_at += 1
            self.hit[key] = {
                (square, shot.shooter)
                for ready in self.prepared(state)
                for shot in exact_hits(ready, self.seat)
                for square in self.removed_by(ready, shot.shooter)
                if square in ready.board.own(self.seat.other)
            }
        for square, shooter in self.hit[key]:
            yield Hit(square, names.get(shooter) or NAMES[shooter])

    def moving(self, state: State, mover: Square, face: int, names: Names) -> Iterator[Hit]:
        """Everyone who can be hit once this character has used the roll."""
        way = RAYS[character(state.board.cells[mover]).facing][mover][:face]
        for ready in self.prepared(state, frozenset(way)):
            if mover not in ready.board.own(self.seat):
                continue
            for move in moves_of(ready.board.cells, mover, face):
                by = names.get(mover) or NAMES[mover]
                cells = ready.board.cells
                code = TURNED[move.turn][cells[mover]] if move.turn else cells[mover]
                after = ready.to(ready.phase, board=ready.board.changed({mover: EMPTY, move.end: code}))
                if cells[move.end] == BLOCK:
                    landed = self.landed(after, move.end)
                    if landed is None:
                        continue
                    after, hit = landed
                    yield from self.hits(ready, hit, by)
                    if self.is_over(after):
                        continue
                yield from self.shots(after, {**names, move.end: by})

    def prepared(self, state: State, wanted: frozenset[Square] | None = None) -> list[State]:
        """The boards that shots can turn this one into, itself first.

        While the kinds of blocks are unknown, only shots that clear a ``wanted`` square are worth trying:
        only blocks stop shots, so removing characters never allows more hits (I-6.1).
        """
        certain = self.certain(state)
        if not certain and wanted is None:
            return [state]
        key = state.board.cells
        if certain and key in self.boards:
            return self.boards[key]
        seen, found = {key}, [state]
        for ready in found:  # which grows as we go
            self.looked_at += 1
            if self.looked_at > MOST:
                break
            for shot in exact_hits(ready, self.seat):
                gone = self.removed_by(ready, shot.shooter)
                if not certain and (wanted is None or wanted.isdisjoint(gone)):
                    continue
                after = self.fired(ready, shot.shooter, gone)
                if after.board.cells not in seen and not self.is_over(after):
                    seen.add(after.board.cells)
                    found.append(after)
        if certain:
            self.boards[key] = found
        return found

    def hits(self, before: State, gone: Iterable[Square], by: str) -> list[Hit]:
        """Those of the other side among the removed; they never move, so a square says who it was."""
        theirs = before.board.own(self.seat.other)
        return [Hit(square, by) for square in gone if square in theirs]

    def removed_by(self, state: State, shooter: Square) -> tuple[Square, ...]:
        """Everyone whom a shot removes for certain (I-6.2, I-6.3)."""
        cells = state.board.cells
        fire = line_of_fire(state, shooter)
        assert fire is not None
        between = tuple([square for square in fire.between if cells[square]])
        if cells[fire.target] != BLOCK:
            return (*between, fire.target)
        outlook = activation(state.board, fire.target, state.live, state.safe, between)
        return outlook.caught if outlook.certain else ()

    def fired(self, state: State, shooter: Square, gone: tuple[Square, ...]) -> State:
        """The board after a shot whose outcome is certain."""
        fire = line_of_fire(state, shooter)
        assert fire is not None
        if state.board.cells[fire.target] == BLOCK:
            return self.activated(state, fire.target, gone)
        return state.to(state.phase, board=state.board.changed(dict.fromkeys(gone, EMPTY)))

    def landed(self, state: State, square: Square) -> tuple[State, tuple[Square, ...]] | None:
        """The board after a landing on a block, and whom it cost; None if that is chance."""
        outlook = activation(state.board, square, state.live, state.safe)
        return (self.activated(state, square, outlook.caught), outlook.caught) if outlook.certain else None

    def activated(self, state: State, square: Square, gone: tuple[Square, ...]) -> State:
        """The board after blocks of known kinds were turned over (I-5.3, I-5.4)."""
        outlook = activation(state.board, square, state.live, state.safe)
        cells = state.board.cells
        changes = dict.fromkeys([*gone, *[each for each in outlook.chain if cells[each] == BLOCK]], EMPTY)
        turned = len(outlook.chain)
        return state.to(
            state.phase,
            board=state.board.changed(changes),
            live=max(0, state.live - turned) if state.live else 0,
            safe=state.safe if state.live else state.safe - turned,
        )

    def certain(self, state: State) -> bool:
        """Whether there are blocks and their kinds are known."""
        return bool(state.live) != bool(state.safe)

    def is_over(self, state: State) -> bool:
        """I-7.1: whether the battle ends here, so that there are no more shots."""
        return beaten(state, Seat.SOUTH) or beaten(state, Seat.NORTH)
