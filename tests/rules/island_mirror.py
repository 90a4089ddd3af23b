"""The same row from the other seat: the island rotated by 180 degrees and the sides swapped.

Left and right, pad squares and slides are as their owner sees them, so they stay. The one thing that
does not carry over token by token: the blocks that a live block sets off are turned over in order of
column, and the columns run the other way in the mirror. As no two blocks share a row or a column, at
most two blocks touch another, at opposite corners of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from .case import Case

COLUMNS = "abcdefghijkl"
FACING = {"^": "v", "v": "^", ">": "<", "<": ">"}
SIDE = {"S": "N", "N": "S", "-": "-", "draw": "draw"}


def mirror_square(square: str) -> str:
    return COLUMNS[11 - COLUMNS.index(square[0])] + str(13 - int(square[1:]))


def mirror_position(text: str) -> str:
    """The mirrored string. Anything that is not understood stays as it is (strings to be refused)."""
    if len(text.split(" ")) != 5:
        return text
    board, pads, blocks, turn, variant = text.split(" ")
    return " ".join([_mirror_board(board), _mirror_pads(pads), blocks, _mirror_turn(turn), variant])


def _mirror_board(board: str) -> str:
    rows = []
    for row in reversed(board.split("/")):
        parts: list[str] = re.findall(r"[0-9]+|[A-Za-z][\^>v<]|.", row)
        rows.append("".join(_mirror_piece(part) for part in reversed(parts)))
    return "/".join(rows)


def _mirror_piece(part: str) -> str:
    if len(part) == 2 and part[1] in FACING:
        return part[0].swapcase() + FACING[part[1]]
    return part


def _mirror_pads(pads: str) -> str:
    mirrored = []
    for pad in reversed(pads.split(",")):
        column, colon, squares = pad.partition(":")
        if colon and column in COLUMNS:
            column = COLUMNS[11 - COLUMNS.index(column)]
        mirrored.append(column + colon + squares.swapcase())
    return ",".join(mirrored)


def _mirror_turn(turn: str) -> str:
    turn = SIDE.get(turn[:1], turn[:1]) + turn[1:]
    what, at, square = turn.partition("@")
    return what + at + (mirror_square(square) if re.fullmatch(r"[a-l](1[0-2]|[1-9])", square) else square)


def mirror_token(token: str) -> str:
    """One token by itself; for the blocks of a chain see `mirror_tokens`."""
    if re.fullmatch(r"d[0-9]", token):
        return token
    placed = re.fullmatch(r"([SJT])([a-l][0-9]+)([\^>v<])", token)
    if placed:
        return placed[1] + mirror_square(placed[2]) + FACING[placed[3]]
    return re.sub(r"[a-l](1[0-2]|[1-9])(?![0-9])", lambda found: mirror_square(found[0]), token)


def mirror_tokens(tokens: Sequence[str]) -> list[str]:
    """A whole sequence. In each run of turned-over blocks the first is the one that was activated; those
    it set off follow, in order of column, hence the other way round in the mirror. A run must be whole."""
    mirrored: list[str] = []
    start = 0
    while start < len(tokens):
        end = start + 1
        if "!" in tokens[start]:
            while end < len(tokens) and "!" in tokens[end]:
                end += 1
        run = [mirror_token(token) for token in tokens[start:end]]
        mirrored += run[:1] + run[:0:-1]
        start = end
    return mirrored


def mirror_case(case: Case) -> Case:
    """The row for the other seat."""
    name = case.name + " (mirrored)"
    if case.bad_position:
        return replace(case, name=name, position=mirror_position(case.position))
    tokens = mirror_tokens(case.tokens)
    centre = _unfinished_chain(case)
    if centre:
        tokens = [_mirror_in_chain(token, centre) for token in case.tokens]

    def one(token: str) -> str:
        return _mirror_in_chain(token, centre)

    then = []
    for text, position in case.then:
        whole = mirror_tokens([*case.tokens, *text.split()])
        if whole[: len(tokens)] != tokens:
            raise ValueError(f"this row has no mirror: it looks inside a chain and plays on: {case.name}")
        then.append((" ".join(whole[len(tokens) :]), mirror_position(position)))
    return replace(
        case,
        name=name,
        position=mirror_position(case.position) if case.position else "",
        first=SIDE[case.first],
        tokens=tuple(tokens),
        legal=None if case.legal is None else frozenset(one(token) for token in case.legal),
        allows=tuple(one(token) for token in case.allows),
        refuses=tuple((one(token), rule) for token, rule in case.refuses),
        outcomes=None
        if case.outcomes is None
        else tuple((one(token), chance) for token, chance in case.outcomes),
        then=tuple(then),
        over=None if case.over is None else SIDE[case.over],
    )


def _unfinished_chain(case: Case) -> str:
    """The square of the activated block, if the row's tokens stop inside a chain of two blocks; there
    the mirror's first block of the chain is the other one. Otherwise nothing."""
    awaited = [token for token, _ in case.outcomes or ()]
    if not case.tokens or "!" not in case.tokens[-1] or not awaited or "!" not in awaited[0]:
        return ""
    first = len(case.tokens) - 1
    while "!" in case.tokens[first - 1]:
        first -= 1
    centre = case.tokens[first].split("!")[0]
    block = awaited[0].split("!")[0]
    return centre if _opposite(block, centre) in _blocks(case.position) else ""


def _mirror_in_chain(token: str, centre: str) -> str:
    """Inside a chain of two, the first by column stands for the first by column, whichever it is."""
    square, mark, face = token.partition("!")
    if centre and mark and square != centre:
        return mirror_square(_opposite(square, centre)) + mark + face
    return mirror_token(token)


def _opposite(square: str, centre: str) -> str:
    """The square on the other side of the centre; nothing if that is off the island."""
    column = 2 * COLUMNS.index(centre[0]) - COLUMNS.index(square[0])
    row = 2 * int(centre[1:]) - int(square[1:])
    return COLUMNS[column] + str(row) if 0 <= column <= 11 and 1 <= row <= 12 else ""


def _blocks(position: str) -> set[str]:
    found = set()
    for number, row in zip(range(12, 0, -1), position.split(" ")[0].split("/"), strict=True):
        column = 0
        for part in re.findall(r"[0-9]+|#|[A-Za-z][\^>v<]", row):
            if part == "#":
                found.add(COLUMNS[column] + str(number))
            column += int(part) if part.isdigit() else 1
    return found
