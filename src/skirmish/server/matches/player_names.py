"""Players' names: no name may hide characters or pass for another one.

Only new names are checked: matches of earlier versions keep theirs.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from skirmish.core import MatchError
from skirmish.records.grammar import is_tag_value

LONGEST: Final = 40
_ALIKE: Final = frozenset({"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC"})
"""Alphabets with letters that look like each other's."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing."""


def normalized(name: str) -> str:
    """A name in its plain form (NFKC): full-width and mathematical letters become common ones."""
    return unicodedata.normalize("NFKC", name)


def check_name(name: str) -> None:
    """Raise ``deceptive-name`` for a normalized name with invisible characters, with a word in several
    alphabets that look alike, or that the normalization made too long. Control characters are refused by the
    match itself (``bad-name``)."""
    if not is_tag_value(name):
        return
    hidden = any(each in _BLANK or unicodedata.category(each) == "Cf" for each in name)
    mixed = any(len({_alphabet(each) for each in word} & _ALIKE) > 1 for word in name.split())
    if hidden or mixed or len(name) > LONGEST:
        raise MatchError("deceptive-name")


def _alphabet(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0]
