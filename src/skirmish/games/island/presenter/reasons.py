"""The reasons for a decision on the island, in words, for a hint: exact, and from the player's own view.

Dangers and threats are those of :mod:`.hints`: what could be hit in a turn that began now, on that board.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Final

from skirmish.core import Roll, Seat
from skirmish.games.island.actions import (
    End,
    LoadPad,
    NominatePad,
    PlaceBlock,
    PlaceCharacter,
    RemoveFromPad,
    Shoot,
    SlidePad,
)
from skirmish.games.island.board import NAMES, RAYS, SIZE, SQUARES, character
from skirmish.games.island.game import GAME
from skirmish.games.island.presenter.decisions import describe
from skirmish.games.island.presenter.hints import threats_to
from skirmish.games.island.presenter.preview import previewed
from skirmish.games.island.presenter.why import decision_facts
from skirmish.games.island.presenter.wire import IslandPreview, IslandThreat
from skirmish.games.island.rules.shooting import line_of_fire
from skirmish.games.island.rules.turn import can_enter
from skirmish.games.island.state import State, Turning
from skirmish.games.island.view import View, state_of
from skirmish.presenter.structs import Facts, Said

MOST: Final = 2
"""Reasons that are said: the most telling ones."""
Found = dict[str, IslandThreat]
_NEVER: Final = (0, 1)


def proposed(view: View, token: str) -> Said:
    """A legal token in words."""
    return Said("island-suggest", decision_facts(view, GAME.parse(token)))


def because(view: View, token: str) -> list[Said]:
    """A legal token in words, and why: whom it hits, aims at, saves or threatens."""
    action: Any = GAME.parse(token)
    said = [proposed(view, token)]
    if view.seat is None:
        return said
    reasons = _Reasons(view, view.seat, action, token)
    return [*said, *([*reasons.telling()][:MOST] or [next(reasons.quiet())])]


class _Reasons:
    """One decision: the board before it and, where no block's kind matters, the board after it."""

    def __init__(self, view: View, seat: Seat, action: Any, token: str) -> None:
        self.view, self.seat, self.action = view, seat, action
        self.preview = previewed(view, token)
        self.before = state_of(view)
        self.after = _certain(GAME.apply(self.before, seat, action).state)
        self.source = describe(view, action).source
        self.end = self.preview.end
        self.threat = self.preview.threat

    def telling(self) -> Iterator[Said]:
        """The reasons proper, the most telling first."""
        if self.preview.wins:
            yield Said("islandpage-look-wins")
            return
        match self.action:
            case PlaceBlock(square=square):
                yield self.block(square)
                return
            case PlaceCharacter(square=square):
                yield from self.placed(square)
                return
        yield from self.removed()
        if self.preview.hits is not None and self.preview.hits.seat != self.seat.word:
            hit = self.preview.hits
            yield Said("islandpage-because-aims", {"kind": hit.kind, "square": hit.square})
        yield from self.uncertain()
        if self.after is not None:
            yield from self.safer(self.after)
            if isinstance(self.action, End):
                yield from self.ending()
            elif self.end is not None:
                yield from self.threatening(self.after)
            elif isinstance(self.action, NominatePad | SlidePad | LoadPad):
                yield self.entries(self.after)

    def quiet(self) -> Iterator[Said]:
        """What can be said where nothing tells; never empty."""
        if self.end is not None:
            if self.threat is None:
                yield Said("islandpage-sight-safe", {"square": self.end})
            if room := self.room(self.end):
                yield Said("islandpage-because-room", {"count": room})
            if self.preview.aims is not None:
                yield Said("islandpage-there-aims", {"square": self.preview.aims})
        if self.after is not None and not isinstance(self.action, End):
            enemy, pads = self.seat.other, self.after.pads
            where, left = "island", len(self.after.board.own(enemy))
            if isinstance(self.action, RemoveFromPad) and pads is not None:
                where, left = "pad", pads[enemy].holding()
            if self.end is None and not isinstance(self.action, PlaceCharacter):
                yield Said("islandpage-because-left", {"count": left, "where": where})
        yield Said("islandpage-because-choices", {"count": len(GAME.legal(self.view))})

    def removed(self) -> Iterator[Said]:
        """Whom it removes for certain; the target of a shot is not the only one (I-6.2)."""
        for each in self.preview.removed:
            own = "yes" if each.seat == self.seat.word else "no"
            facts: Facts = {"kind": each.kind, "square": each.square, "own": own}
            if not each.square.startswith("+"):  # the pad square is said already
                yield Said("islandpage-because-removes", facts)

    def uncertain(self) -> Iterator[Said]:
        """A block is hit or landed on: how likely it is live, and whom it removes then (I-5.3)."""
        live, blocks = self.preview.live or (0, 0)
        if not 0 < live < blocks:
            return
        enemies = [each for each in self.preview.risk if each.seat != self.seat.word]
        for each in enemies[:1]:
            yield Said("islandpage-because-risk", {"kind": each.kind, "square": each.square})
        if not (self.preview.risk or self.preview.farther):
            yield Said("islandpage-look-nobody")
        yield Said("islandpage-look-live", {"live": live, "of": blocks})

    def safer(self, after: State) -> Iterator[Said]:
        """Who can be hit no longer or less often: the one that moves, and others."""
        old, new = _found(self.before, self.seat), _found(after, self.seat)
        moved = self.source if self.end is not None else None
        if moved is not None and self.end is not None and moved in old and moved != self.end:
            if self.end not in new:
                yield Said("islandpage-because-escapes", {"square": moved})
            elif _chance(new, self.end) < _chance(old, moved):
                yield Said("islandpage-because-safer", {"square": moved})
        names = [NAMES[each] for each in after.board.own(self.seat) if NAMES[each] != self.end]
        saved = [name for name in names if name in old and name not in new]
        eased = [name for name in names if name in new and _chance(new, name) < _chance(old, name)]
        if saved:
            yield Said("islandpage-because-saves", _squares(saved))
        elif eased:
            yield Said("islandpage-because-eases", _squares(eased))

    def threatening(self, after: State) -> Iterator[Said]:
        """Whom the character could hit next turn with the first roll, more likely than before (I-6.1)."""
        old, new = _found(self.before, self.seat.other), _found(after, self.seat.other)
        hit = self.preview.hits.square if self.preview.hits is not None else None
        gains = {
            name: _chance(new, name) - _chance(old, name)
            for name, threat in new.items()
            if self.end in threat.by and threat.rolls and name != hit
        }
        best = max(gains, key=lambda name: gains[name], default=None)
        if best is not None and gains[best] > 0:
            yield self.could_hit(after, new[best])

    def could_hit(self, state: State, threat: IslandThreat) -> Said:
        who = character(state.board.cells[SQUARES[threat.square]])
        facts: Facts = {
            "kind": who.kind,
            "square": threat.square,
            "rolls": ", ".join(map(str, threat.rolls)),
            "how": "any" if len(threat.rolls) == 6 else "rolls",
        }
        return Said("islandpage-because-threatens", facts)

    def ending(self) -> Iterator[Said]:
        """What else could be done, and what the turn leaves behind."""
        shots = [each for each in GAME.legal(self.view) if isinstance(each, Shoot)]
        previews = [previewed(self.view, str(each)) for each in shots]
        if describe(self.view, self.action).penalty:
            yield Said("islandpage-because-end", {"what": "stuck"})
        elif not shots:
            yield Said("islandpage-because-end", {"what": "none"})
        elif all(_own_only(each, self.seat) for each in previews):
            yield Said("islandpage-because-end", {"what": "own"})
        elif all(each.chain for each in previews):
            yield Said("islandpage-because-end", {"what": "blocks"})
        if not _found(self.before, self.seat):
            yield Said("islandpage-because-end", {"what": "safe"})
        theirs = [each for each in threats_to(self.before, self.seat.other) if each.rolls]
        if theirs:
            best = max(theirs, key=lambda each: Fraction(*each.chance))
            yield self.could_hit(self.before, best)

    def entries(self, after: State) -> Said:
        """How many characters of the pad could enter from there (I-4.2)."""
        state = self.before if isinstance(self.action, NominatePad) else after
        count = sum(can_enter(state, self.seat, slot) for slot in range(5))
        where = "now" if state is self.before else "then"
        return Said("islandpage-because-entries", {"count": count, "where": where})

    def block(self, square: int) -> Said:
        """Where a new block stands (I-2.2): before a pad, or on whose half."""
        for seat in Seat:
            pad = self.before.pads[seat] if self.before.pads is not None else None
            if pad is not None and square in [pad.front(seat, slot) for slot in range(5)]:
                what = "own-pad" if seat is self.seat else "pad"
                return Said("islandpage-because-block", {"what": what})
        south = square // SIZE < SIZE // 2
        what = "own-half" if south is (self.seat is Seat.SOUTH) else "half"
        return Said("islandpage-because-block", {"what": what})

    def placed(self, square: int) -> Iterator[Said]:
        """Where a character of the set-up would aim, and how far it could go."""
        assert self.after is not None
        fire = line_of_fire(self.after, square)
        if fire is not None:
            yield Said("islandpage-there-aims", {"square": NAMES[fire.target]})
        if room := self.room(NAMES[square]):
            yield Said("islandpage-because-room", {"count": room})

    def room(self, name: str) -> int:
        """The free squares ahead of a character."""
        assert self.after is not None
        cells, count = self.after.board.cells, 0
        for square in RAYS[character(cells[SQUARES[name]]).facing][SQUARES[name]]:
            if cells[square]:
                break
            count += 1
        return count


def _certain(state: State) -> State | None:
    """The state once blocks whose kinds are known are turned over; None if that is left to chance."""
    pending = GAME.pending(state)
    while isinstance(state.phase, Turning) and isinstance(pending, Roll):
        if len(pending.outcomes) > 1:
            return None
        state = GAME.resolve(state, pending.outcomes[0]).state
        pending = GAME.pending(state)
    return state


def _found(state: State, seat: Seat) -> Found:
    return {each.square: each for each in threats_to(state, seat)}


def _chance(found: Found, square: str) -> Fraction:
    return Fraction(*(found[square].chance if square in found else _NEVER))


def _own_only(shot: IslandPreview, seat: Seat) -> bool:
    """Whether a shot can remove none but one's own."""
    hit = (*shot.removed, *shot.risk, *shot.farther)
    return bool(hit) and all(each.seat == seat.word for each in hit)


def _squares(names: list[str]) -> Facts:
    return {"squares": " ".join(names), "squares-count": len(names)}
