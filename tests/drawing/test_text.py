"""Boards as text: golden boards, alignment, what every style leaves out."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from skirmish.core import NORTH, SOUTH, Options, UnknownName
from skirmish.drawing import LABELS, Marks, draw_svg, draw_text
from skirmish.drawing.brush import Brush, untranslated
from skirmish.games.hill218 import drawing as hill218_drawing
from skirmish.games.hill218.game import GAME as HILL218
from skirmish.games.island import drawing as island_drawing
from skirmish.games.island.board import BLOCK, SQUARES, Board
from skirmish.games.island.game import GAME as ISLAND
from skirmish.games.island.state import Moved, Turning
from skirmish.presenter import load
from tests.drawing.positions import (
    HILL_FAR,
    HILL_MARKS,
    HILL_MIDDLE,
    HILL_START,
    ISLAND_CORNERS,
    ISLAND_MARKS,
    ISLAND_MIDDLE,
    ISLAND_NO_PADS,
    POSITIONS,
)
from tests.i18n.presented import FACTS


def facts(game: str, known: object) -> list[tuple[str, dict[str, str | int]]]:
    """The sentences of a board, as message ids and facts."""
    return [(said.id, said.facts) for said in load(game).sentences(known)]


ESCAPE = re.compile(r"\x1b\[[\d;]*m")


def board(text: str) -> str:
    """A drawing as the tests write it: without trailing spaces."""
    return "\n".join(line.rstrip() for line in text.splitlines())


def test_island_plain() -> None:
    assert board(draw_text("island", ISLAND_MIDDLE)) == (
        """\
                             5   4   3   2   1
                            [  ][  ]{sv}[tv][  ]
         a   b   c   d   e   f   g   h   i   j   k   l
     12  .   .   .   .   .   .   .   .   .   .   .   .   12
     11  .   .   .   .   #   .   .   .   sv  .   .   .   11
     10  .   .   tv  .   .   .   .   .   .   .   .   .   10
      9  .   .   .   .   .   s<  .   .   .   .   .   .    9
      8  .   #   .   .   .   .   .   jv  .   .   .   .    8
      7  .   .   .   .   S>  .   .   .   .   #   .   .    7
      6  .   .   .   .   .   .   .   s>  .   .   jv  .    6
      5  .   .   .   .   .   #   .   .   .   .   .   .    5
      4  .   .   .   .   .   .   .   T^  .   .   .   #    4
      3  .   .   .   J^  .   .   .   .   .   .   T<  .    3
      2  .   .   .   .   .   .   S^  .   #   .   .   .    2
      1  .   .   .   .   .   .   .   .   .   .   .   .    1
         a   b   c   d   e   f   g   h   i   j   k   l
    [S^][  ]{  }[J^][  ]
     1   2   3   4   5

South: island 5, pad 2
North: island 6, pad 2
blocks: 6 (live 4, safe 2)"""
    )


def test_island_marks_stand_beside_what_is_there() -> None:
    lines = draw_text("island", ISLAND_MIDDLE, marks=ISLAND_MARKS).splitlines()
    assert "!jv!" in lines[7]
    assert "xs>x" in lines[9]
    assert "(LR)" in lines[10]
    assert "[J^]" in lines[12]


def test_island_turned_has_north_below_and_facings_as_seen() -> None:
    lines = draw_text("island", ISLAND_CORNERS, turned=True).splitlines()
    assert lines[1] == "[Sv][Tv]{Jv}[Sv][Sv]" + " " * 44
    assert lines[2].split() == list("lkjihgfedcba")
    assert lines[3].split()[:2] == ["1", "Jv"]
    assert lines[7].split()[-2:] == ["j<", "5"]
    assert lines[16] == " " * 44 + "[s^][s^]{t^}[j^][s^]"


def test_island_without_pads() -> None:
    text = draw_text("island", ISLAND_NO_PADS)
    assert text.splitlines()[0].split() == list("abcdefghijkl")
    assert "South: island 1\nNorth: island 1\n" in text


def test_island_shows_blocks_as_they_are_turned_over() -> None:
    board = Board().changed({SQUARES["a4"]: BLOCK, SQUARES["b5"]: BLOCK, SQUARES["c6"]: BLOCK})
    turning = Turning(SOUTH, (SQUARES["c6"],), Moved(SOUTH), live=(SQUARES["a4"],), safe=(SQUARES["b5"],))
    state = replace(ISLAND_NO_PADS, board=board, live=2, safe=1, phase=turning)
    lines = draw_text("island", state).splitlines()
    assert [lines[row].split()[1:4] for row in (7, 8, 9)] == [
        [".", ".", "#"],
        [".", "o", "."],
        ["*", ".", "."],
    ]
    told = [fact for fact in facts("island", state) if fact[0].startswith("fact-island-block")]
    assert told[1:] == [
        ("fact-island-block-open", {"square": "a4", "kind": "live"}),
        ("fact-island-block-open", {"square": "b5", "kind": "safe"}),
        ("fact-island-block", {"square": "c6"}),
    ]
    assert {"block", "block-live", "block-safe"} <= set(re.findall(r"#([\w-]+)", draw_svg("island", state)))


def test_island_tells_what_is_still_to_be_placed() -> None:
    start = ISLAND.start(Options("classic"))
    assert ("fact-island-to-place", {"seat": "north", "kind": "soldier", "count": 5}) in facts(
        "island", start
    )
    assert draw_text("island", start).count("[  ]") == 8


def test_island_tells_no_kinds_of_blocks_before_all_are_placed() -> None:
    start = ISLAND.start(Options("classic"))
    placed = ISLAND.apply(start, start.first, ISLAND.parse("#a1")).state
    told = [fact for fact in facts("island", placed) if fact[0].startswith("fact-island-block")]
    assert told == [("fact-island-block", {"square": "a1"})]


def test_island_compact_is_the_same_board_in_fewer_lines() -> None:
    whole = draw_text("island", ISLAND_MIDDLE).splitlines()
    lines = island_drawing.draw_compact(
        ISLAND_MIDDLE, Brush(False), untranslated(island_drawing.LABELS)
    ).splitlines()
    assert lines[:-1] == [*whole[:15], *whole[16:18]]
    assert lines[-1] == "South: island 5, pad 2; North: island 6, pad 2; blocks: 6 (live 4, safe 2)"


def test_hill218_compact_draws_the_lines_of_supply() -> None:
    labels = untranslated(hill218_drawing.LABELS)
    drawn = hill218_drawing.draw_compact(HILL_MIDDLE, Brush(False), labels)
    assert board(drawn).rpartition("\n")[0] == (
        """\
    -3    -2    -1     0     1     2     3     4
 3
 2         s           a
              \\        |
 1        (I)    i  -= i =-  h  -  t
 0               H   /218\\         S
                 |              /
-1               I  -= I =-  T          (p)
                       |
-2                     A
-3"""
    )
    assert drawn.splitlines()[-1].startswith("South: hand IIHTP, deck 8, air strikes 1, destroyed -; North: ")


def test_hill218_plain() -> None:
    assert board(draw_text("hill218", HILL_MIDDLE)) == (
        """\
      -3    -2    -1     0     1     2     3     4
    +-----+-----+-----+-----+-----+-----+-----+-----+
  3 |     |     |     |     |     |     |     |     |
    +-----+-----+-----+-----+-----+-----+-----+-----+
  2 |     |  s  |     |  a  |     |     |     |     |
    +-----+-----+-----+-----+-----+-----+-----+-----+
  1 |     | (I) |  i  |= i =|  h  |  t  |     |     |
    +-----+-----+-----+-----+-----+-----+-----+-----+
  0 |     |     |  H  |/218\\|     |  S  |     |     |
    +-----+-----+-----+-----+-----+-----+-----+-----+
 -1 |     |     |  I  |= I =|  T  |     | (p) |     |
    +-----+-----+-----+-----+-----+-----+-----+-----+
 -2 |     |     |     |  A  |     |     |     |     |
    +-----+-----+-----+-----+-----+-----+-----+-----+
 -3 |     |     |     |     |     |     |     |     |
    +-----+-----+-----+-----+-----+-----+-----+-----+

South: hand IIHTP, deck 8, air strikes 1, destroyed -
North: hand ????, deck 9, air strikes 1, destroyed -
( ) cut off"""
    )


def test_hill218_marks_stand_beside_what_is_there() -> None:
    text = draw_text("hill218", HILL_MIDDLE, marks=HILL_MARKS)
    for expected in ("! i !", "! t !", "[ H ]", "|  o  |"):
        assert expected in text


def test_hill218_far_units_leave_a_visible_gap_and_a_small_board() -> None:
    lines = draw_text("hill218", HILL_FAR).splitlines()
    assert len(lines) < 36
    assert max(map(len, lines)) < 80
    assert lines[0].split() == ["-31", "-30", "-29", "~27", "-1", "0", "1", "~4997", "4999", "5000", "5001"]
    assert any(line.startswith(" ~896 |  ~  ") for line in lines)
    assert lines[-1] == "~   not shown"


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("style", ["plain", "colour"])
@pytest.mark.parametrize(("game", "known", "marks"), POSITIONS)
def test_every_line_of_the_grid_is_equally_wide(
    game: str, known: object, marks: Marks, style: str, turned: bool
) -> None:
    assert style in ("plain", "colour")
    text = draw_text(game, known, style, marks=marks, turned=turned)  # type: ignore[arg-type]  # checked above
    grid = ESCAPE.sub("", text).split("\n\n")[0].splitlines()
    assert {len(line) for line in grid} == {len(grid[0])}
    assert text.isascii()
    if game == "island":
        assert len(grid[0]) <= 80


@pytest.mark.parametrize(("game", "known", "marks"), POSITIONS)
def test_colour_only_paints(game: str, known: object, marks: Marks) -> None:
    plain = draw_text(game, known, "plain", marks=marks)
    colour = draw_text(game, known, "colour", marks=marks)
    assert "\x1b" not in plain
    assert "\x1b[" in colour
    assert ESCAPE.sub("", colour) == plain
    assert all(
        line.endswith("\x1b[0m") or "\x1b" not in line for line in map(str.rstrip, colour.splitlines())
    )


def test_island_facts() -> None:
    lines = facts("island", ISLAND_MIDDLE)
    assert lines[:3] == [
        ("fact-island-count", {"seat": "south", "island": 5, "pad": 2}),
        ("fact-island-count", {"seat": "north", "island": 6, "pad": 2}),
        ("fact-island-blocks", {"count": 6, "live": 4, "safe": 2}),
    ]
    assert (
        "fact-island-character",
        {"seat": "south", "kind": "tank", "square": "k3", "facing": "west"},
    ) in lines
    assert ("fact-island-pad-overhang", {"seat": "south", "kind": "soldier", "slot": 1}) in lines
    place = {"seat": "north", "kind": "tank", "slot": 2, "square": "i12"}
    assert ("fact-island-pad-character", place) in lines
    assert ("fact-island-block", {"square": "l4"}) in lines


def test_hill218_facts() -> None:
    lines = facts("hill218", HILL_MIDDLE)
    cut = {"seat": "south", "kind": "infantry", "space": "-2,1"}
    assert ("fact-hill218-unit-cut-off", cut) in lines
    based = {"seat": "north", "kind": "infantry", "space": "0,1", "base": "north"}
    assert ("fact-hill218-unit-base", based) in lines
    assert ("fact-hill218-hand", {"seat": "south", "kind": "infantry", "count": 2}) in lines
    assert ("fact-hill218-hand-hidden", {"seat": "north", "count": 4}) in lines
    empty = [fact for fact in facts("hill218", HILL_START) if fact[0] == "fact-hill218-base-empty"]
    assert [filled["seat"] for _, filled in empty] == ["south", "north"]


@pytest.mark.parametrize(("game", "known", "marks"), POSITIONS)
def test_facts_keep_to_the_listed_messages(game: str, known: object, marks: Marks) -> None:
    for message, filled in facts(game, known):
        assert tuple(filled) == FACTS[message]


def test_words_come_from_the_translator() -> None:
    asked: list[str] = []

    def say(message: str, filled: object) -> str:
        asked.append(message)
        return "<words>"

    for game, known, marks in POSITIONS:
        text = draw_text(game, known, "plain", say=say, marks=marks)
        assert "South" not in text
    assert set(asked) == {*LABELS, *island_drawing.LABELS, *hill218_drawing.LABELS}


def test_no_hidden_card_is_told() -> None:
    state = HILL218.from_position(f"I@0,-1/I@0,1 IIHT/SAAP {'?' * 8}/{'?' * 6}PT 1/1 S1:play")
    for seat in (None, SOUTH, NORTH):
        view = HILL218.view(state, seat)
        other = HILL218.view(
            HILL218.from_position(f"I@0,-1/I@0,1 IIHT/HHTT {'?' * 8}/{'?' * 6}AA 1/1 S1:play"), seat
        )
        if seat is not NORTH:
            assert draw_text("hill218", view) == draw_text("hill218", other)
            assert facts("hill218", view) == facts("hill218", other)
            assert "SAAP" not in draw_text("hill218", view)


def test_what_we_do_not_have_is_refused() -> None:
    with pytest.raises(UnknownName, match="unknown-game"):
        draw_text("chess", ISLAND_MIDDLE)
    with pytest.raises(UnknownName, match="unknown-game"):
        facts("chess", ISLAND_MIDDLE)
    with pytest.raises(UnknownName, match="unknown-style"):
        draw_text("island", ISLAND_MIDDLE, "loud")  # type: ignore[arg-type]  # what is refused here
