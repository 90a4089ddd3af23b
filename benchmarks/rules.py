"""The rules: random play through the public API, compared with python-chess."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import chess

from benchmarks.turns import Contender, Figure, Pace, pieces, rates, ratio_figure
from skirmish.core import AnyGame, Decide, Options, Over, Roll
from skirmish.games import load

_PEER = "python-chess, moves"


def chess_moves() -> Iterator[None]:
    """Random games of python-chess, one item a move: list the legal moves, choose, push."""
    rng = random.Random(218)
    while True:
        board = chess.Board()
        while True:
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 100:
                break
            board.push(rng.choice(moves))
            yield


def decisions(name: str) -> Contender:
    """Random games through the public API, counted in decisions; the chance between them is included."""

    def play() -> Iterator[None]:
        game: AnyGame = load(name)
        rng = random.Random(218)
        below = rng.randrange
        while True:
            state = game.start(Options(game.variants[0]))
            while True:
                pending = game.pending(state)
                if isinstance(pending, Decide):
                    action = rng.choice(game.legal(game.view(state, pending.seat)))
                    state = game.apply(state, pending.seat, action).state
                    yield
                elif isinstance(pending, Roll):
                    state = game.resolve(state, pending.pick(below)).state
                else:
                    assert isinstance(pending, Over)
                    break

    return pieces(play)


def measure(pace: Pace) -> Sequence[Figure]:
    """Compares both games with python-chess."""
    found = rates(
        {_PEER: pieces(chess_moves), "island": decisions("island"), "hill218": decisions("hill218")}, pace
    )
    return [
        ratio_figure(found, "Island, rules, decisions per CPU second", "island", _PEER, 1.0),
        ratio_figure(found, "Hill 218, rules, decisions per CPU second", "hill218", _PEER, 0.3),
    ]
