"""Decisions and chance events of Battle for the Island. ``str()`` of each is its token (section 9)."""

from __future__ import annotations

from functools import lru_cache

from skirmish.core import value
from skirmish.games.island.board import LETTERS, NAMES, Direction, Kind, Square

_TURN_LETTER: dict[Direction, str] = {"left": "L", "right": "R"}


@value
class PlaceBlock:
    """Put a block on a square (I-2.2): ``#e4``."""

    square: Square

    def __str__(self) -> str:
        return f"#{NAMES[self.square]}"


@value
class PlaceCharacter:
    """Put a character on a square, facing some way (I-2.4): ``Se2^``."""

    kind: Kind
    square: Square
    facing: str

    def __str__(self) -> str:
        return f"{LETTERS[self.kind]}{NAMES[self.square]}{self.facing}"


@value
class LoadPad:
    """Load the remaining five onto the pad, from the owner's left (I-2.5): ``=SSJTS``."""

    kinds: tuple[Kind, ...]

    def __str__(self) -> str:
        return "=" + "".join([LETTERS[kind] for kind in self.kinds])


@value
class Move:
    """Move forward, then perhaps turn (I-3.3, I-3.4): ``e2-e5``, ``e2-e4L``."""

    start: Square
    end: Square
    turn: Direction | None = None

    def __str__(self) -> str:
        return f"{NAMES[self.start]}-{NAMES[self.end]}{_TURN_LETTER[self.turn] if self.turn else ''}"


@value
class Shoot:
    """Shoot at what stands at exact range (I-6.1): ``e2*e4``."""

    shooter: Square
    target: Square

    def __str__(self) -> str:
        return f"{NAMES[self.shooter]}*{NAMES[self.target]}"


@value
class Reinforce:
    """Enter the island from pad square 1-5 (I-4.2, I-3.8): ``+3``."""

    number: int

    def __str__(self) -> str:
        return f"+{self.number}"


@value
class NominatePad:
    """Nominate the carrier pad (I-4.3): ``pad``."""

    def __str__(self) -> str:
        return "pad"


@value
class SlidePad:
    """Slide the nominated pad by the roll, left or right as its owner sees it (I-4.3): ``padL``."""

    direction: Direction

    def __str__(self) -> str:
        return f"pad{_TURN_LETTER[self.direction]}"


@value
class ChangeDirection:
    """Turn a character where it stands (I-4.4): ``e4L``."""

    square: Square
    direction: Direction

    def __str__(self) -> str:
        return f"{NAMES[self.square]}{_TURN_LETTER[self.direction]}"


@value
class RemoveFromIsland:
    """Remove an opponent's character from the island as the penalty of I-3.7: ``xe5``."""

    square: Square

    def __str__(self) -> str:
        return f"x{NAMES[self.square]}"


@value
class RemoveFromPad:
    """Remove an opponent's character from pad square 1-5 (I-3.9): ``x+2``."""

    number: int

    def __str__(self) -> str:
        return f"x+{self.number}"


@value
class End:
    """End the turn, or admit that nothing can move: ``end``."""

    def __str__(self) -> str:
        return "end"


@value
class Die:
    """The die shows a face from 0 to 5 (chance): ``d3``."""

    face: int

    def __str__(self) -> str:
        return f"d{self.face}"


@value
class TurnOver:
    """A block is turned over (chance): ``e4!live``, ``e4!safe``."""

    square: Square
    live: bool

    def __str__(self) -> str:
        return f"{NAMES[self.square]}!{'live' if self.live else 'safe'}"


Action = (
    PlaceBlock
    | PlaceCharacter
    | LoadPad
    | Move
    | Shoot
    | Reinforce
    | NominatePad
    | SlidePad
    | ChangeDirection
    | RemoveFromIsland
    | RemoveFromPad
    | End
)
Outcome = Die | TurnOver

END = End()
NOMINATE_PAD = NominatePad()
SLIDES = (SlidePad("left"), SlidePad("right"))
REINFORCE = tuple(Reinforce(number) for number in range(1, 6))
REMOVE_FROM_PAD = tuple(RemoveFromPad(number) for number in range(1, 6))
DIE = tuple(Die(face) for face in range(6))

# These values are immutable, so one instance of each is kept: a turn would otherwise create dozens.
move = lru_cache(maxsize=None)(Move)
shoot = lru_cache(maxsize=None)(Shoot)
change_direction = lru_cache(maxsize=None)(ChangeDirection)
place_block = lru_cache(maxsize=None)(PlaceBlock)
place_character = lru_cache(maxsize=None)(PlaceCharacter)
load_pad = lru_cache(maxsize=None)(LoadPad)
remove_from_island = lru_cache(maxsize=None)(RemoveFromIsland)
turn_over = lru_cache(maxsize=None)(TurnOver)
