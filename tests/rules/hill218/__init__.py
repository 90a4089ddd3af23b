"""Every row of the table, section by section."""

from __future__ import annotations

from tests.rules.case import Case
from tests.rules.hill218.attack import ATTACK
from tests.rules.hill218.components import COMPONENTS
from tests.rules.hill218.end import END
from tests.rules.hill218.set_up import SET_UP
from tests.rules.hill218.supply import SUPPLY
from tests.rules.hill218.support import support_rows
from tests.rules.hill218.turn import TURN

CASES: list[Case] = [*COMPONENTS, *SET_UP, *TURN, *SUPPLY, *ATTACK, *support_rows(), *END]
