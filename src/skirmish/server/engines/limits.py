"""Every limit on engines, in one place.

Three of them watch over one decision, each in case the one before it fails. The level's own budget (nodes, or
milliseconds for the strongest) ends a search as a rule. The worker stops a search after ``LONGEST_SEARCH``
or, for a suggestion, after ``SUGGESTION``; it then answers with the best decision so far. The server kills a
worker that has not answered ``GRACE`` seconds after that, starts another one, and asks again.
"""

from __future__ import annotations

from typing import Final

LONGEST_SEARCH: Final = 4.0
"""Seconds after which a search must answer with what it has. No level takes as long on a usual machine."""
SUGGESTION: Final = 0.06
"""Seconds for a suggestion in the set-up, which is suggested one decision at a time, in 3 seconds in all."""
HINT: Final = 1.0
"""Seconds for a suggestion after the set-up."""
SUGGESTION_WAIT: Final = 5.0
"""Seconds after which a player who waits for a suggestion is told that there is none."""
ESTIMATE: Final = 0.6
"""Seconds in which a computer that was offered a draw estimates its position."""
DRAW_ANSWER: Final = 1.5
"""Seconds after which it answers: always the same, so that the time tells nothing about its cards."""
GRACE: Final = 10.0
"""Seconds beyond a search's limit before its worker counts as hung: the machine may be busy."""
START: Final = 60.0
"""Seconds in which a new process must report that it is ready to be asked."""
EXIT: Final = 2.0
"""Seconds in which a process must end after its input was closed."""
RESTART_PAUSES: Final = (0.0, 0.0, 0.5, 2.0, 5.0)
"""Seconds before another process is started, by how many in a row failed to start."""
MOST_WAITING: Final = 64
"""How many decisions one owner may wait for at once."""
KEPT_TREES: Final = 2
"""For how many matches a worker keeps a search tree; one takes up to 47 MB."""
KEPT_FOR: Final = 10.0
"""Seconds after which a worker without requests drops its trees: they help only within a turn."""
TRIES: Final = 2
"""How often a level is asked. After that the fallbacks are, each in a new worker."""
FALLBACKS: Final = ("greedy", "random")
NICENESS: Final = 10
"""Added to a worker's niceness, so that the event loop goes first when the processor is short."""
