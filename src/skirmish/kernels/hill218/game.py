"""What is awaited, what is legal, and what decisions and chance do: the rules compiled, in one place.

The functions change the array in place and check nothing: a decision must be among the legal ones.
"""

from skirmish.kernels.hill218.cards import hide, sample
from skirmish.kernels.hill218.plays import legal, random_decision
from skirmish.kernels.hill218.turn import apply, chance, pending, resolve, result, settle, to_act

__all__ = [
    "apply",
    "chance",
    "hide",
    "legal",
    "pending",
    "random_decision",
    "resolve",
    "result",
    "sample",
    "settle",
    "to_act",
]
