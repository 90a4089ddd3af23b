"""A board as facts, one for each line, for people who listen: message ids and what fills them.

No sentence is written here. The rulebook's messages turn ``("fact-island-block", {"square": "e4"})`` into
a line in the reader's language.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from skirmish.core import NORTH, SOUTH, Fact, Seat
from skirmish.games import unknown
from skirmish.games.hill218.drawing.counts import counted, cut_off
from skirmish.games.hill218.kinds import BASES, UNKNOWN, WORDS, space_name
from skirmish.games.hill218.state import Known as HillKnown
from skirmish.games.island.board import COLUMNS, FACING_WORDS, NAMES, Pad
from skirmish.games.island.state import Deploying, Loading, Placing, Turning, in_box
from skirmish.games.island.state import Known as IslandKnown

FactLine = tuple[str, dict[str, Fact]]

FACTS: dict[str, tuple[str, ...]] = {
    "fact-island-count": ("seat", "island", "pad"),
    "fact-island-count-no-pad": ("seat", "island"),
    "fact-island-blocks": ("count", "live", "safe"),
    "fact-island-character": ("seat", "kind", "square", "facing"),
    "fact-island-pad": ("seat", "column"),
    "fact-island-pad-character": ("seat", "kind", "slot", "square"),
    "fact-island-pad-overhang": ("seat", "kind", "slot"),
    "fact-island-block": ("square",),
    "fact-island-block-open": ("square", "kind"),
    "fact-island-to-place": ("seat", "kind", "count"),
    "fact-hill218-count": ("seat", "count"),
    "fact-hill218-unit": ("seat", "kind", "space"),
    "fact-hill218-unit-base": ("seat", "kind", "space", "base"),
    "fact-hill218-unit-cut-off": ("seat", "kind", "space"),
    "fact-hill218-base-empty": ("seat", "space"),
    "fact-hill218-hand-empty": ("seat",),
    "fact-hill218-hand": ("seat", "kind", "count"),
    "fact-hill218-hand-hidden": ("seat", "count"),
    "fact-hill218-deck": ("seat", "count"),
    "fact-hill218-strikes": ("seat", "count"),
    "fact-hill218-destroyed": ("seat", "kind", "count"),
}
"""Every message id with its placeholders, for the messages' own test.

``seat`` and ``base`` (whose base) are ``south`` or ``north``; ``kind`` is a kind's word (``soldier``,
``heavy``) and, of an open block, ``live`` or ``safe``; ``facing`` is ``north``, ``east``, ``south`` or
``west``; ``square`` is ``e4``, ``column`` ``c``, ``space`` ``-2,1`` (which messages show with a true
minus); ``slot`` is 1 to 5 and, like ``count``, ``island``, ``pad``, ``live`` and ``safe``, a number.
"""


def facts(game_name: str, known: Any) -> list[FactLine]:
    """Everything a board shows, summary first, as message ids and what fills their placeholders."""
    if game_name == "island":
        return list(_island(known))
    if game_name == "hill218":
        return list(_hill218(known))
    raise unknown(game_name)


def _island(known: IslandKnown) -> Iterator[FactLine]:
    yield from _island_counts(known)
    for seat in (SOUTH, NORTH):
        for square, who in known.board.characters():
            if who.seat is seat:
                place: dict[str, Fact] = {"square": square, "facing": FACING_WORDS[who.facing]}
                yield "fact-island-character", {"seat": seat.word, "kind": who.kind, **place}
        if known.pads is not None:
            yield from _pad(known.pads[seat], seat)
    turned_over: dict[str, str] = {}
    if isinstance(known.phase, Turning):
        turned_over = {NAMES[square]: "live" for square in known.phase.live}
        turned_over.update({NAMES[square]: "safe" for square in known.phase.safe})
    for square, kind in turned_over.items():
        yield "fact-island-block-open", {"square": square, "kind": kind}
    for square in known.board.blocks():
        if square not in turned_over:
            yield "fact-island-block", {"square": square}


def _island_counts(known: IslandKnown) -> Iterator[FactLine]:
    for seat in (SOUTH, NORTH):
        count: dict[str, Fact] = {"seat": seat.word, "island": len(known.board.own(seat))}
        if known.pads is None:
            yield "fact-island-count-no-pad", count
        else:
            yield "fact-island-count", {**count, "pad": known.pads[seat].holding()}
    blocks = len(known.board.blocks())
    if not (
        blocks and isinstance(known.phase, Placing)
    ):  # until all are placed, nobody knows which kinds lie there
        yield "fact-island-blocks", {"count": blocks, "live": known.live, "safe": known.safe}
    if isinstance(known.phase, Placing | Deploying | Loading):
        for seat in (SOUTH, NORTH):
            for kind, left in in_box(known, seat).items():
                if left:
                    yield "fact-island-to-place", {"seat": seat.word, "kind": kind, "count": left}


def _pad(pad: Pad, seat: Seat) -> Iterator[FactLine]:
    yield "fact-island-pad", {"seat": seat.word, "column": COLUMNS[pad.missile]}
    for slot, kind in enumerate(pad.slots):
        if kind is not None:
            who: dict[str, Fact] = {"seat": seat.word, "kind": kind, "slot": slot + 1}
            front = pad.front(seat, slot)
            if front is None:
                yield "fact-island-pad-overhang", who
            else:
                yield "fact-island-pad-character", {**who, "square": NAMES[front]}


def _hill218(known: HillKnown) -> Iterator[FactLine]:
    for seat in (SOUTH, NORTH):
        yield "fact-hill218-count", {"seat": seat.word, "count": len(known.units[seat])}
    for seat in (SOUTH, NORTH):
        lost = cut_off(known.units, seat)
        for place, letter in sorted(known.units[seat].items()):
            unit: dict[str, Fact] = {"seat": seat.word, "kind": WORDS[letter], "space": space_name(place)}
            if place in BASES:
                owner = "south" if place == BASES[SOUTH] else "north"
                yield "fact-hill218-unit-base", {**unit, "base": owner}
            else:
                yield ("fact-hill218-unit-cut-off" if place in lost else "fact-hill218-unit"), unit
    for seat in (SOUTH, NORTH):
        if all(BASES[seat] not in units for units in known.units):
            yield "fact-hill218-base-empty", {"seat": seat.word, "space": space_name(BASES[seat])}
    for seat in (SOUTH, NORTH):
        hand = known.hands[seat]
        if not hand:
            yield "fact-hill218-hand-empty", {"seat": seat.word}
        for letter, count in counted(hand).items():
            yield "fact-hill218-hand", {"seat": seat.word, "kind": WORDS[letter], "count": count}
        if UNKNOWN in hand:
            yield "fact-hill218-hand-hidden", {"seat": seat.word, "count": hand.count(UNKNOWN)}
        yield "fact-hill218-deck", {"seat": seat.word, "count": len(known.decks[seat])}
        yield "fact-hill218-strikes", {"seat": seat.word, "count": known.strikes[seat]}
        for letter, count in counted(known.destroyed[seat]).items():
            yield "fact-hill218-destroyed", {"seat": seat.word, "kind": WORDS[letter], "count": count}
