"""Every row of the table, section by section."""

from __future__ import annotations

from tests.rules.case import Case
from tests.rules.island.block import BLOCK
from tests.rules.island.components import COMPONENTS
from tests.rules.island.end import END
from tests.rules.island.pads import PADS
from tests.rules.island.penalty import PENALTY
from tests.rules.island.refused import REFUSED, UNREACHABLE
from tests.rules.island.set_up import SETUP
from tests.rules.island.shooting import SHOOTING
from tests.rules.island.turn import TURN
from tests.rules.island.variants import VARIANTS
from tests.rules.island.zero import ZERO

CASES: list[Case] = [
    *COMPONENTS,
    *SETUP,
    *TURN,
    *PENALTY,
    *ZERO,
    *PADS,
    *BLOCK,
    *SHOOTING,
    *END,
    *VARIANTS,
    *REFUSED,
    *UNREACHABLE,
]
