"""Battle for the Island a second time, for tests only: plain and slow, from the rules page alone.

It shares nothing with the engine under test. Every part names the rule it follows, so that a reader can
hold it against the page line by line. The board is a dict from squares ("e4") to what stands there, in
the words of the position string: "#" a block, "T^" South's tank facing north, "t^" North's.
"""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import permutations

from tests.must import must

COLUMNS = "abcdefghijkl"
SQUARES = [column + str(row) for row in range(1, 13) for column in COLUMNS]  # I-1.1
STEP = {"^": (0, 1), ">": (1, 0), "v": (0, -1), "<": (-1, 0)}  # I-1.1
TO_THE_LEFT = {"^": "<", "<": "v", "v": ">", ">": "^"}
TO_THE_RIGHT = {"^": ">", ">": "v", "v": "<", "<": "^"}
RANGE = {"S": 2, "J": 3, "T": 4}  # I-1.2
ARMY = {"S": 5, "J": 3, "T": 2}  # I-1.2
VARIANTS = [
    base + extra for base in ("classic", "quick", "all-out", "blitz") for extra in ("", "+minefield")
]  # I-8.1
QUIET_LIMIT = 120  # I-7.3


def other(side: str) -> str:
    return "N" if side == "S" else "S"


def square_at(square: str, facing: str, distance: int) -> str | None:
    """The square `distance` steps from `square` in a direction; None off the island."""
    across, up = STEP[facing]
    column = COLUMNS.index(square[0]) + across * distance
    row = int(square[1:]) + up * distance
    if 0 <= column <= 11 and 1 <= row <= 12:
        return COLUMNS[column] + str(row)
    return None


def around(square: str) -> list[str]:
    """The up to eight squares around a square, in order of column."""
    column, row = COLUMNS.index(square[0]), int(square[1:])
    found = []
    for c in (column - 1, column, column + 1):
        for r in (row - 1, row, row + 1):
            if (c, r) != (column, row) and 0 <= c <= 11 and 1 <= r <= 12:
                found.append(COLUMNS[c] + str(r))
    return found


def side_of(piece: str) -> str:
    """Whose character: South's are written with capitals."""
    return "S" if piece[0].isupper() else "N"


class Battle:
    """One battle: the pieces, and what is awaited (`actor` and `what`, as in the TURN of a string)."""

    def __init__(self, variant: str, first: str) -> None:
        if variant not in VARIANTS or first not in ("S", "N"):
            raise ValueError("no such variant or side")
        self.variant = variant
        self.first = first
        self.base = variant.removesuffix("+minefield")
        self.minefield = variant.endswith("+minefield")
        self.has_pads = self.base in ("classic", "quick")  # I-8.1
        self.board: dict[str, str] = {}
        self.missile = {"S": "c", "N": "j"}  # I-2.3
        self.pad: dict[str, list[str]] = {"S": ["."] * 5, "N": ["."] * 5}
        self.live, self.safe = (10, 0) if self.minefield else (6, 4)  # I-1.4, I-8.1
        self.actor = first  # who decides, or whose die it is
        self.what = "blocks"  # blocks, place, load; roll, d0 … after; turning; won, draw
        self.only: str | None = None  # the square after "@"
        self.held: dict[str, list[str]] = {"S": list("SSSSSJJJTT"), "N": list("SSSSSJJJTT")}  # set-up
        self.count = 0  # blocks, characters or pads placed so far in this part of the set-up
        self.quiet_turns = 0  # I-7.3
        self.eventful = False  # something was removed or entered in this turn
        # While blocks are turned over:
        self.to_turn: list[str] = []
        self.turned: dict[str, str] = {}  # square: "live" or "safe", the activated block first
        self.between: list[str] = []  # squares of a shot's crossfire (I-6.2)
        self.afterwards = ""  # `what` once all is turned

    @classmethod
    def start(cls, variant: str, first: str) -> Battle:
        return cls(variant, first)

    # Counting

    def on_island(self, side: str) -> list[str]:
        """The squares of a side's characters on the island."""
        return [
            q for q in SQUARES if q in self.board and self.board[q] != "#" and side_of(self.board[q]) == side
        ]

    def on_pad(self, side: str) -> list[int]:
        """The numbers (1-5) of a side's pad squares that hold a character."""
        return [number for number in range(1, 6) if self.pad[side][number - 1] != "."]

    def left(self, side: str) -> int:
        return len(self.on_island(side)) + len(self.on_pad(side))

    def beaten(self, side: str) -> bool:
        if self.base == "quick":
            return 10 - self.left(side) >= 5  # I-8.1
        return self.left(side) == 0  # I-7.1

    # What is awaited

    def waiting(self) -> tuple[str, object]:
        if self.what == "won":
            return ("over", self.actor)
        if self.what == "draw":
            return ("over", "draw")
        if self.what in ("roll", "pad"):
            return ("chance", {"d" + str(face): Fraction(1, 6) for face in range(6)})  # I-1.5
        if self.what == "turning":
            return ("chance", self.block_outcomes())
        return ("decide", self.actor)

    def block_outcomes(self) -> dict[str, Fraction]:
        """I-1.4: blocks are indistinguishable, so every face-down block is as likely as any other."""
        square = self.to_turn[0]
        outcomes = {}
        if self.live > 0:
            outcomes[square + "!live"] = Fraction(self.live, self.live + self.safe)
        if self.safe > 0:
            outcomes[square + "!safe"] = Fraction(self.safe, self.live + self.safe)
        return outcomes

    # Legal decisions

    def legal(self) -> set[str]:
        me = self.actor
        if self.waiting()[0] != "decide":
            return set()
        if self.what == "blocks":
            return self.block_placements()
        if self.what == "place":
            return self.character_placements()
        if self.what == "load":
            return {"=" + "".join(order) for order in permutations(self.held[me])}  # I-2.5
        if self.what == "remove":
            return {"x" + q for q in self.on_island(other(me))}  # I-3.7
        if self.what == "removepad":
            return {"x+" + str(number) for number in self.on_pad(other(me))}  # I-3.9
        if self.what == "enter":
            return self.entries(me)  # I-3.8
        if self.what == "d0":
            return self.shots() | self.options()  # I-4.1
        if self.what == "after":
            return self.shots() | {"end"}  # I-3.1
        if self.what.startswith("pad"):
            return self.shots() | self.slides(int(self.what[3:]))  # I-4.3
        roll = int(self.what[1:])
        moves = self.moves(roll)
        return self.shots() | (moves or {"end"})  # I-3.2, I-3.7, I-4.6

    def block_placements(self) -> set[str]:
        """I-2.2: an empty square, no second block in a row or column."""
        tokens = set()
        for square in SQUARES:
            if all(square[0] != block[0] and square[1:] != block[1:] for block in self.board):
                tokens.add("#" + square)
        return tokens

    def character_placements(self) -> set[str]:
        """I-2.4: any kind still held, any facing, an empty square of the own first two rows."""
        rows = ("1", "2") if self.actor == "S" else ("11", "12")
        tokens = set()
        for square in SQUARES:
            if square[1:] in rows and square not in self.board:
                for kind in self.held[self.actor]:
                    for facing in "^>v<":
                        tokens.add(kind + square + facing)
        return tokens

    def shots(self) -> set[str]:
        """I-6.1: something exactly at range straight ahead, and no block between. I-6.4: anybody's."""
        tokens = set()
        for square in self.on_island(self.actor):
            kind, facing = self.board[square][0].upper(), self.board[square][1]
            target = square_at(square, facing, RANGE[kind])
            clear = all(self.board.get(q) != "#" for q in self.squares_between(square))
            if target is not None and target in self.board and clear:
                tokens.add(square + "*" + target)
        return tokens

    def squares_between(self, shooter: str) -> list[str]:
        """The squares between a shooter and the square at its range."""
        kind, facing = self.board[shooter][0].upper(), self.board[shooter][1]
        found = []
        for distance in range(1, RANGE[kind]):
            square = square_at(shooter, facing, distance)
            if square is not None:
                found.append(square)
        return found

    def moves(self, roll: int) -> set[str]:
        """All moves that use a roll of 1-5, of the characters that may move."""
        tokens = set()
        for square in self.on_island(self.actor):
            if self.only is None or self.only == square:  # I-4.5
                tokens |= self.moves_of(square, roll)
        return tokens

    def moves_of(self, square: str, roll: int) -> set[str]:
        """All moves with which the character on `square` uses the roll."""
        facing = self.board[square][1]
        tokens = set()
        # I-3.3, I-3.4: straight forward by the whole roll. I-3.6: it may end on a block.
        passed = [square_at(square, facing, distance) for distance in range(1, roll)]
        reached = square_at(square, facing, roll)
        passed_free = all(q is not None and q not in self.board for q in passed)
        if reached is not None and passed_free and self.board.get(reached, "#") == "#":
            tokens.add(square + "-" + reached)
        # I-3.4: one square less, then a turn. I-3.6: it may not end on a block.
        if roll >= 2 and passed_free:
            tokens.add(f"{square}-{passed[-1]}L")
            tokens.add(f"{square}-{passed[-1]}R")
        return tokens

    def options(self) -> set[str]:
        """I-4.1: the three options after a zero. I-8.1: only I-4.4 where there are no pads."""
        tokens = set()
        if self.has_pads:
            tokens |= self.entries(self.actor)  # I-4.2
            tokens.add("pad")  # I-4.3
        for square in self.on_island(self.actor):  # I-4.4
            tokens.add(square + "L")
            tokens.add(square + "R")
        return tokens

    def entries(self, side: str) -> set[str]:
        """I-4.2: every pad character with a square in front on which no character stands."""
        tokens = set()
        for number in self.on_pad(side):
            square = self.in_front_of(side, number)
            if square is not None and self.board.get(square, "#") == "#":
                tokens.add("+" + str(number))
        return tokens

    def in_front_of(self, side: str, number: int) -> str | None:
        """The island square in front of a pad square (I-2.3, I-2.5: 1-5 from the owner's left, the
        missile on square 3); None where the pad square overhangs the corner."""
        middle = COLUMNS.index(self.missile[side])
        column = middle + (number - 3) if side == "S" else middle - (number - 3)
        if 0 <= column <= 11:
            return COLUMNS[column] + ("1" if side == "S" else "12")
        return None

    def slides(self, roll: int) -> set[str]:
        """I-4.3: left or right by the roll; the missile stays on a-l."""
        return {token for token in ("padL", "padR") if self.slid(token, roll) is not None}

    def slid(self, token: str, roll: int) -> str | None:
        """The missile's column after a slide, None if it would leave the edge. South's left is towards
        a, North's towards l."""
        towards_a = (token == "padL") == (self.actor == "S")
        column = COLUMNS.index(self.missile[self.actor]) + (-roll if towards_a else roll)
        return COLUMNS[column] if 0 <= column <= 11 else None

    # Playing

    def play(self, token: str) -> None:
        awaited, detail = self.waiting()
        if awaited == "over":
            raise ValueError("the battle is over")
        if awaited == "chance":
            assert isinstance(detail, dict)
            if token not in detail:
                raise ValueError(f"not a possible chance event now: {token}")
            if self.what == "turning":
                self.turn_block(token)
            else:
                self.roll_die(int(token[1]))
            return
        if token not in self.legal():
            raise ValueError(f"not a legal decision now: {token}")
        if self.what == "blocks":
            self.place_block(token[1:])
        elif self.what == "place":
            self.place_character(token[0], token[1:-1], token[-1])
        elif self.what == "load":
            self.load_pad(token[1:])
        elif self.what in ("remove", "removepad"):
            self.free_removal(token)
        elif self.what == "enter":
            self.enter(int(token[1]), only=False)
        elif token == "end":
            self.say_end()
        elif token == "pad":
            self.what = "pad"
        elif token in ("padL", "padR"):
            column = must(self.slid(token, int(self.what[3:])))
            self.missile[self.actor] = column
            self.end_turn(self.actor)
        elif token[0] == "+":
            self.enter(int(token[1]), only=True)
        elif "*" in token:
            shooter, target = token.split("*")
            self.shoot(shooter, target)
        elif "-" in token:
            self.move(token)
        else:
            self.change_direction(token[:-1], token[-1])

    # The set-up (section 2)

    def place_block(self, square: str) -> None:
        self.board[square] = "#"
        self.count += 1
        self.actor = other(self.actor)
        if self.count == 10:  # I-1.4
            self.what = "place"
            self.actor = self.first
            self.count = 0

    def place_character(self, kind: str, square: str, facing: str) -> None:
        self.board[square] = (kind if self.actor == "S" else kind.lower()) + facing
        self.held[self.actor].remove(kind)
        self.count += 1
        self.actor = other(self.actor)
        each = 10 if self.base == "all-out" else 5  # I-2.4, I-8.1
        if self.count == 2 * each:
            self.actor = self.first
            self.count = 0
            if self.has_pads:
                self.what = "load"
            else:
                self.start_turn(self.first)  # I-2.6

    def load_pad(self, order: str) -> None:
        self.pad[self.actor] = list(order)
        self.held[self.actor] = []
        self.count += 1
        self.actor = other(self.actor)
        if self.count == 2:
            self.start_turn(self.first)  # I-2.6

    # A turn (section 3)

    def start_turn(self, side: str) -> None:
        self.actor = side
        self.what = "roll"
        self.only = None
        self.eventful = False
        if not self.on_island(side):
            if self.entries(side):
                self.what = "enter"  # I-3.8
            else:
                self.what = "removepad"  # I-3.9
                self.actor = other(side)

    def end_turn(self, side: str) -> None:
        """The turn of `side` has ended: I-7.3, then the other side's turn."""
        self.quiet_turns = 0 if self.eventful else self.quiet_turns + 1
        self.only = None
        if self.quiet_turns == QUIET_LIMIT:
            self.what = "draw"
        else:
            self.start_turn(other(side))

    def roll_die(self, face: int) -> None:
        if face == 0:
            self.what = "d0"  # I-4.1: with no restriction left from before
            self.only = None
        elif self.what == "pad":
            self.what = "pad" + str(face)
        else:
            self.what = "d" + str(face)  # `only` stays (I-4.5)

    def move(self, token: str) -> None:
        start, end = token.split("-")
        piece = self.board.pop(start)
        self.only = None
        if end[-1] in "LR":
            self.board[end[:-1]] = piece[0] + self.turned_facing(piece[1], end[-1])
            self.what = "after"
        elif self.board.get(end) == "#":
            self.land(piece, end, "after")
        else:
            self.board[end] = piece
            self.what = "after"

    def turned_facing(self, facing: str, hand: str) -> str:
        return TO_THE_LEFT[facing] if hand == "L" else TO_THE_RIGHT[facing]

    def say_end(self) -> None:
        if self.what == "after":
            self.end_turn(self.actor)
            return
        # Nothing could move. I-3.7, I-4.6: the penalty if there are characters on the island and all there,
        # not only the one that the roll was for, are unable to use the roll.
        roll = int(self.what[1:])
        somebody = self.on_island(self.actor)
        self.only = None
        if somebody and not self.moves(roll):
            self.what = "remove"
            self.actor = other(self.actor)
        else:
            self.end_turn(self.actor)

    def free_removal(self, token: str) -> None:
        """I-3.7, I-3.9: the opponent of the side whose turn it is removes a character."""
        punished = other(self.actor)
        if token.startswith("x+"):
            self.pad[punished][int(token[2]) - 1] = "."
        else:
            del self.board[token[1:]]
        self.eventful = True
        if not self.end_battle():
            self.end_turn(punished)

    # Zero (section 4)

    def enter(self, number: int, only: bool) -> None:
        """I-4.2; `only` after a zero (I-4.5), not at the start of a turn (I-3.8)."""
        square = must(self.in_front_of(self.actor, number))
        kind = self.pad[self.actor][number - 1]
        self.pad[self.actor][number - 1] = "."
        piece = kind + "^" if self.actor == "S" else kind.lower() + "v"
        self.eventful = True
        self.only = square if only else None
        if self.board.get(square) == "#":
            self.land(piece, square, "roll")
        else:
            self.board[square] = piece
            self.what = "roll"

    def change_direction(self, square: str, hand: str) -> None:
        piece = self.board[square]
        self.board[square] = piece[0] + self.turned_facing(piece[1], hand)
        self.what = "roll"
        self.only = square

    # Blocks and shots (sections 5 and 6)

    def shoot(self, shooter: str, target: str) -> None:
        between = self.squares_between(shooter)
        if self.board[target] == "#":
            self.activate(target, between, self.what)
            return
        self.remove([target, *between])  # I-6.3, I-6.2
        self.end_battle()

    def land(self, piece: str, square: str, afterwards: str) -> None:
        """The character stands on the block's square while the block is turned over."""
        self.board[square] = piece
        self.activate(square, [], afterwards)

    def activate(self, square: str, between: list[str], afterwards: str) -> None:
        self.to_turn = [square]
        self.turned = {}
        self.between = between
        self.afterwards = afterwards
        self.what = "turning"

    def turn_block(self, token: str) -> None:
        square, face = token.split("!")
        if face == "live":
            self.live -= 1
        else:
            self.safe -= 1
        self.to_turn.remove(square)
        self.turned[square] = face
        if face == "live" and len(self.turned) == 1:
            # I-5.4: activated by a character, it sets off the blocks around it, and those no further.
            self.to_turn = [q for q in around(square) if self.board.get(q) == "#"]
        if not self.to_turn:
            self.all_turned()

    def all_turned(self) -> None:
        """I-5.3, I-5.5, I-6.2: everything that this activation removes goes together."""
        activated = next(iter(self.turned))
        gone = []
        for square, face in self.turned.items():
            if self.board[square] == "#":
                gone.append(square)
            if face == "live":
                gone.append(square)  # the block, or the character that landed on it
                gone += [q for q in around(square) if self.board.get(q, "#") != "#"]
        if self.turned[activated] == "live":
            gone += self.between
        self.remove(gone)
        self.eventful = True  # the block is gone, even if nothing else is
        self.what = self.afterwards
        self.to_turn = []
        self.turned = {}
        self.end_battle()

    def remove(self, squares: list[str]) -> None:
        for square in squares:
            if square in self.board:
                del self.board[square]
                self.eventful = True

    # The end (section 7)

    def end_battle(self) -> bool:
        """I-7.1, I-8.1: is it over? Asked once after all that goes at the same moment is gone."""
        if not self.beaten("S") and not self.beaten("N"):
            return False
        self.only = None
        if self.beaten("S") and self.beaten("N"):
            self.what = "draw"
        else:
            self.what = "won"
            self.actor = "N" if self.beaten("S") else "S"
        return True

    # Position strings (section 9)

    def position(self) -> str | None:
        if self.what in ("blocks", "place", "load", "turning"):
            return None
        rows = []
        for row in range(12, 0, -1):
            text, empty = "", 0
            for column in COLUMNS:
                piece = self.board.get(column + str(row))
                if piece is None:
                    empty += 1
                    continue
                text += (str(empty) if empty else "") + piece
                empty = 0
            rows.append(text + (str(empty) if empty else ""))
        pads = "-"
        if self.has_pads:
            south, north = "".join(self.pad["S"]), "".join(self.pad["N"]).lower()
            pads = f"{self.missile['S']}:{south},{self.missile['N']}:{north}"
        turn = ("-" if self.what == "draw" else self.actor) + ":" + self.what
        if self.only is not None:
            turn += "@" + self.only
        return " ".join(["/".join(rows), pads, f"{self.live}/{self.safe}", turn, self.variant])

    @classmethod
    def from_position(cls, text: str) -> Battle:
        fields = text.split(" ")
        if len(fields) != 5:
            raise ValueError("five fields, single spaces")
        board, pads, blocks, turn, variant = fields
        battle = cls(variant, "S")
        battle.held = {"S": [], "N": []}
        battle.read_board(board)
        battle.read_pads(pads)
        found = re.fullmatch(r"([0-9]+)/([0-9]+)", blocks)
        if not found:
            raise ValueError("BLOCKS is not live/safe")
        battle.live, battle.safe = int(found[1]), int(found[2])
        battle.read_turn(turn)
        if battle.position() != text:
            raise ValueError("not in the exact form")
        battle.check_pieces()
        battle.check_turn()
        return battle

    def read_board(self, board: str) -> None:
        rows = board.split("/")
        if len(rows) != 12:
            raise ValueError("not twelve rows")
        for number, text in zip(range(12, 0, -1), rows, strict=True):
            squares: list[str] = []
            parts = re.findall(r"[0-9]+|#|[SJTsjt][\^>v<]|.", text)
            for part in parts:
                if re.fullmatch(r"[0-9]+", part):
                    squares += [""] * min(int(part), 13)
                elif part == "#" or len(part) == 2:
                    squares.append(part)
                else:
                    raise ValueError("BOARD holds something strange")
            if len(squares) != 12:
                raise ValueError("a row is not twelve squares")
            for column, piece in zip(COLUMNS, squares, strict=True):
                if piece:
                    self.board[column + str(number)] = piece

    def read_pads(self, pads: str) -> None:
        if not self.has_pads:
            if pads != "-":
                raise ValueError("there are no pads in this variant")
            return
        found = re.fullmatch(r"([a-l]):([SJT.]{5}),([a-l]):([sjt.]{5})", pads)
        if not found:
            raise ValueError("PADS is wrong")
        self.missile = {"S": found[1], "N": found[3]}
        self.pad = {"S": list(found[2]), "N": list(found[4].upper())}

    def read_turn(self, turn: str) -> None:
        if turn == "-:draw":
            self.actor, self.what = "S", "draw"
            return
        found = re.fullmatch(
            r"([SN]):(roll|d[0-5]|pad[1-5]?|after|enter|remove|removepad|won)(@([a-l][0-9]+))?", turn
        )
        if not found:
            raise ValueError("TURN is wrong")
        self.actor, self.what, self.only = found[1], found[2], found[4]
        may_name = self.what in ("roll", "d1", "d2", "d3", "d4", "d5")
        if self.only is not None and (not may_name or self.only not in SQUARES):
            raise ValueError("TURN names a square wrongly")

    def check_pieces(self) -> None:
        for side in ("S", "N"):
            kinds = [self.board[q][0].upper() for q in self.on_island(side)]
            kinds += [self.pad[side][number - 1] for number in self.on_pad(side)]
            for kind in ARMY:
                if kinds.count(kind) > ARMY[kind]:
                    raise ValueError("more characters of a kind than there are (I-1.2)")
            if self.base == "blitz" and len(kinds) > 5:
                raise ValueError("more than five characters (I-8.1)")
        placed = [q for q in self.board if self.board[q] == "#"]
        if len({q[0] for q in placed}) < len(placed) or len({q[1:] for q in placed}) < len(placed):
            raise ValueError("two blocks in a row or column (I-2.2)")
        if self.live + self.safe != len(placed):
            raise ValueError("live and safe are not as many as the blocks")
        most_live, most_safe = (10, 0) if self.minefield else (6, 4)
        if self.live > most_live or self.safe > most_safe:
            raise ValueError("more live or safe blocks than there are (I-1.4, I-8.1)")

    def check_turn(self) -> None:
        me, you = self.actor, other(self.actor)
        if self.what == "draw":
            if self.beaten("S") != self.beaten("N"):
                raise ValueError("one side has won")
            return
        if self.what == "won":
            if self.beaten(me) or not self.beaten(you):
                raise ValueError("that side has not won")
            return
        if self.beaten("S") or self.beaten("N"):
            raise ValueError("a beaten side, but the battle goes on")
        if self.what.startswith("pad") and not self.has_pads:
            raise ValueError("no pads in this variant")
        if self.what == "enter" and (self.on_island(me) or not self.entries(me)):
            raise ValueError("nobody enters now (I-3.8)")
        if self.what == "removepad" and (self.on_island(you) or self.entries(you)):
            raise ValueError("nothing is removed from the pad now (I-3.9)")
        if self.what == "remove":
            moves = [
                [token for q in self.on_island(you) for token in self.moves_of(q, roll)]
                for roll in range(1, 6)
            ]
            if not self.on_island(you) or all(moves):
                raise ValueError("there is no penalty now (I-3.7)")
        if self.only is not None and self.only not in self.on_island(me):
            if self.only in self.board:
                raise ValueError("the square named is not the side's own")
            if self.what == "roll":
                # The named one is gone before the roll: it entered there, on a live block (I-4.2).
                empty = [number for number in range(1, 6) if self.pad[me][number - 1] == "."]
                if not self.has_pads or self.only not in [self.in_front_of(me, n) for n in empty]:
                    raise ValueError("nobody can have been lost on the square named")


# Wars (I-8.2, I-8.3)


def battle_points(position: str) -> tuple[int, int]:
    """What a finished battle is worth in a war: South's points, North's points."""
    battle = Battle.from_position(position)
    awaited, winner = battle.waiting()
    if awaited != "over":
        raise ValueError("the battle is not over")
    if winner == "draw":
        return (5, 5)
    side = battle.actor
    points = 10
    for square in battle.on_island(side):
        points += RANGE[battle.board[square][0].upper()]
    for number in battle.on_pad(side):
        points += 2 * RANGE[battle.pad[side][number - 1]]
    return (points, 0) if side == "S" else (0, points)
