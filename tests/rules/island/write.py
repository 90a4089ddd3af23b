"""Battle for the Island: positions for every rule of the page, both edges of each condition.

Rows are written for South; `island_mirror.mirror_case` gives the same row for North. Positions are put
together by `at`: TURN, then what stands on the island (`Te2^` South's tank on e2 facing north, `te2^`
North's, `#e4` a block), then pads, face-down live/safe and variant where they matter.
"""

from __future__ import annotations

from fractions import Fraction

from tests.rules.case import Case

COLUMNS = "abcdefghijkl"
DIE = tuple((f"d{face}", Fraction(1, 6)) for face in range(6))
PADS = "c:....J,j:....j"
EMPTY_PADS = "c:.....,j:....."
FULL_PADS = "c:SJTSJ,j:sjtsj"


def at(turn: str, pieces: str, pads: str = "", blocks: str = "0/0", variant: str = "classic") -> str:
    """A position string."""
    if not pads:
        pads = PADS if variant.startswith(("classic", "quick")) else "-"
    board: dict[str, str] = {}
    for piece in pieces.split():
        square = piece[1:] if piece[0] == "#" else piece[1:-1]
        assert square not in board, f"two on {square}"
        board[square] = "#" if piece[0] == "#" else piece[0] + piece[-1]
    rows = []
    for row in range(12, 0, -1):
        text, empty = "", 0
        for column in COLUMNS:
            if column + str(row) in board:
                text += (str(empty) if empty else "") + board.pop(column + str(row))
                empty = 0
            else:
                empty += 1
        rows.append(text + (str(empty) if empty else ""))
    assert not board, f"off the island: {board}"
    return " ".join(["/".join(rows), pads, blocks, turn, variant])


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


def row(
    rule: str,
    name: str,
    position: str,
    tokens: str = "",
    *,
    legal: str | None = None,
    refuses: tuple[tuple[str, str], ...] = (),
    allows: tuple[str, ...] = (),
    outcomes: tuple[tuple[str, Fraction], ...] | None = None,
    then: tuple[tuple[str, str], ...] = (),
    over: str | None = None,
    bad_position: bool = False,
) -> Case:
    """A row that starts from a position, with its tokens and legal tokens as text."""
    return Case(
        rule,
        name,
        position,
        tokens=tuple(tokens.split()),
        legal=None if legal is None else words(legal),
        allows=allows,
        refuses=refuses,
        outcomes=outcomes,
        then=then,
        over=over,
        bad_position=bad_position,
    )


def placements(kinds: str, squares: list[str]) -> frozenset[str]:
    return frozenset(kind + square + facing for kind in kinds for square in squares for facing in "^>v<")
