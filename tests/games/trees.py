"""Positions that together exercise every rule, each with the number of lines of play from it."""

from __future__ import annotations

from typing import Any, NamedTuple

from skirmish.core import AnyGame, Options, Seat
from skirmish.games import load
from tests.games.playing import replayed
from tests.rules.island.write import at

BLOCKS = "#a3 #b7 #c5 #d9 #e4 #f8 #g6 #h10 #i11 #j2"
NINE_PLACED = "Ta1^ Tl12v Tb1^ Tk12v Jc2> Jj11< Jd2< Ji12^ Se1v"
NINE_MORE = "Sh12v Sf1^ Sg12v Sg1^ Sf12v Sh1^ Se12v Si1^ Sd12v"
CROWD = "I@0,-1;T@1,-1;H@1,-2;S@2,0;P@-3,2/I@0,1;A@0,2;T@1,0;H@-1,1;I@-1,0"


class Tree(NamedTuple):
    """Where the counting starts, and the counts at depths 1, 2, 3 and so on."""

    name: str
    game: str
    start: str
    """A position string; or a variant, after which ``tokens`` are played from the set-up."""
    counts: tuple[int, ...]
    tokens: str = ""


TREES = [
    Tree("blocks are placed", "island", "classic", (144, 17424, 1742400)),
    Tree(
        "the last character is placed, then the pads are loaded",
        "island",
        "classic",
        (152, 760, 2280, 13680, 68400),
        f"{BLOCKS} {NINE_PLACED}",
    ),
    Tree(
        "all-out: the last two characters, then the first turn",
        "island",
        "all-out",
        (56, 3136, 18816),
        f"{BLOCKS} {NINE_PLACED} {NINE_MORE}",
    ),
    Tree(
        "a roll of each number among blocks and friends",
        "island",
        at("S:roll", "Te2^ Sd2> Ja12> #e5 #g2 se8v jd6< Sc4^", blocks="1/1"),
        (6, 43, 96, 377, 1581, 4697, 18258),
    ),
    Tree(
        "a zero: enter on a block or beside one, pad, turn",
        "island",
        at("S:d0", "Sa1^ Tb1> #c1 jf6< #e3", "c:SJTSJ,j:..s.j", "1/1"),
        (8, 44, 131, 514, 1727, 6040, 19943),
    ),
    Tree(
        "a zero with the pad over the corner",
        "island",
        at("S:d0", "Sb1^ Tc2< jl12<", "a:SJS.T,j:....j"),
        (7, 42, 112, 440, 1347, 4698),
    ),
    Tree(
        "a zero without pads",
        "island",
        at("N:d0", "Sa5^ Te2^ sa7v jh12<", variant="all-out"),
        (5, 28, 88, 261, 920, 3158, 8408, 28064),
    ),
    Tree(
        "the pad slides to the corner, after shooting perhaps",
        "island",
        at("N:pad3", "Te2^ se6v jl12<", "a:SS...,b:j...."),
        (1, 6, 19, 44, 136, 482, 1453, 4625),
    ),
    Tree(
        "the pad is nominated",
        "island",
        at("S:pad", "Sa1^ sb3v", "l:S...J,j:....j"),
        (6, 9, 54, 113, 324, 995, 2887, 8150),
    ),
    Tree(
        "only the named one moves",
        "island",
        at("S:d3@e4", "Je4^ Ta2> #e7 sa6v", blocks="1/0"),
        (4, 4, 16, 37, 102, 303, 1209, 3220),
    ),
    Tree(
        "the named one is gone",
        "island",
        at("S:d3@e4", "Sl12> sl1v Sk12^"),
        (1, 2, 12, 18, 58, 170, 440, 1268),
    ),
    Tree(
        "nothing can move: the penalty",
        "island",
        at("S:d5", "Sa12^ Tl11> sl12v je5^ Sb12<"),
        (1, 3, 18, 70, 160, 612, 1620, 5530),
    ),
    Tree(
        "nobody on the island: enter, perhaps onto a block",
        "island",
        at("S:enter", "#b1 sa1^ je5^", "b:SJT.S,j:....j", "1/0"),
        (2, 7, 23, 40, 176, 672, 1635, 5601),
    ),
    Tree(
        "nobody can enter: removal from the pad",
        "island",
        at("N:removepad", "sa1^ sb1^ sc1< sd1> je1v", "c:SJTSS,j:....j"),
        (5, 30, 220, 635, 2158, 8852, 38353),
    ),
    Tree(
        "crossfire and a chain of two live blocks",
        "island",
        at("S:d1", "Te2^ Se4> #e6 #d7 #f5 sd6^ jf6v Sg5< sc8v", blocks="2/1"),
        (4, 7, 23, 63, 192, 633, 2469, 8524),
    ),
    Tree(
        "a minefield",
        "island",
        at("S:d2", "Te2^ #e4 #d5 #f3 Sg4< jc4>", blocks="3/0", variant="classic+minefield"),
        (7, 9, 29, 49, 129, 393, 1258, 3847),
    ),
    Tree(
        "quick: the fifth loss ends it",
        "island",
        at("S:after", "Te2^ se6v jd5^ Sa1^ Jd2^", "c:SJ.TS,j:sjt.s", variant="quick"),
        (3, 6, 31, 77, 325, 1650, 5251, 21368),
    ),
    Tree(
        "blitz: few are left",
        "island",
        at("N:roll", "Te2^ se4v Jd8>", variant="blitz"),
        (6, 14, 30, 69, 183, 503, 1721, 3946),
    ),
    Tree("the first cards are drawn and returned", "hill218", "standard", (228, 1952, 445056)),
    Tree("a beginner's set-up", "hill218", "beginner", (56, 3136, 18592, 250992)),
    Tree(
        "the first turn: onto the base",
        "hill218",
        f"-/- IHTA/??? {20 * '?'}/{21 * '?'} 2/2 S1:play",
        (4, 84, 2856, 131208),
    ),
    Tree(
        "every kind is deployed, and two air strikes",
        "hill218",
        f"{CROWD} IHSTAP/- ??/?? 2/1 S2:play",
        (121, 7483, 140850),
    ),
    Tree(
        "North, one play left, and draws after it",
        "hill218",
        f"{CROWD} I/HSP T?/?? 0/2 N1:play",
        (100, 581, 18625, 354651),
    ),
    Tree(
        "a choice of targets",
        "hill218",
        "I@0,-1;T@2,2;H@1,1/I@0,1;I@1,2;I@3,2;A@2,1;P@2,3 IS/H ??/?? 1/1 S1:attack@2,2",
        (4, 44, 924, 24030),
    ),
    Tree(
        "artillery fires ahead",
        "hill218",
        "I@0,-1;A@1,-1/I@0,1;I@1,1;H@2,1;T@1,2;I@0,2 TP/H ??/?? 0/0 S1:attack@1,-1",
        (4, 207, 4287, 126057),
    ),
    Tree(
        "paratroopers, with the base lost",
        "hill218",
        "T@2,-1;H@-1,-2/I@0,1;I@1,1 IP/P ?/? 0/1 S2:play",
        (60, 119, 714, 56361),
    ),
    Tree(
        "a step from the enemy base",
        "hill218",
        "I@0,-1;I@1,-1;I@1,0/I@0,2;H@-1,1 IS/TP -/- 1/0 S2:play",
        (17, 180, 9850, 18823),
    ),
    Tree(
        "nothing to play: a pass",
        "hill218",
        "I@0,-1;I@0,-2/T@-1,-1;T@1,-1;T@0,-3;H@-1,-2;H@1,-2 I/IP -/II 0/0 S2:play",
        (1, 1, 49, 107, 107, 511, 3474, 0),
    ),
    Tree(
        "both decks are empty",
        "hill218",
        "I@0,-1;I@0,-2/T@-1,-1;T@1,-1;T@0,-3;H@-1,-2 IT/I -/- 0/1 S2:play",
        (2, 2, 6, 22, 42, 16, 0),
    ),
    Tree(
        "a hand that is not known",
        "hill218",
        "I@0,-1/T@0,1;I@1,0 I?/?? ???/??? 1/1 N2:play",
        (54, 3498, 70606),
    ),
    Tree(
        "a deck whose lowest cards are known",
        "hill218",
        "I@0,-1/I@0,1 H/A ?TA/PP 1/0 S2:draw",
        (6, 84, 963, 990, 45310),
    ),
]


def start(tree: Tree) -> tuple[AnyGame, Any]:
    """The game and the state from which a tree grows."""
    game = load(tree.game)
    if " " in tree.start:
        return game, game.from_position(tree.start)
    state = game.start(Options(tree.start, Seat.SOUTH))
    for ply in replayed(game, state, tree.tokens.split()):
        state = ply.after
    return game, state
