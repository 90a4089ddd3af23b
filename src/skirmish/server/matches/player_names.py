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
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters, marks and symbols that show nothing."""
_SELECTORS: Final = range(0xE0100, 0xE01F0)
_MOST_MARKS: Final = 4
"""Accents and the like on one letter; more of them would cover other lines."""


def normalized(name: str) -> str:
    """A name in its plain form (NFKC), without spaces around it: full-width and mathematical letters become
    common ones."""
    return unicodedata.normalize("NFKC", name).strip(" ")


def check_name(name: str) -> None:
    """Raise ``deceptive-name`` for a normalized name with invisible characters, with a word in several
    alphabets that look alike, or that the normalization made too long. Control characters are refused by the
    match itself (``bad-name``)."""
    if not is_tag_value(name):
        return
    hidden = any(map(_hidden, name)) or _covers(name)
    mixed = any(len({_alphabet(each) for each in word} & _ALIKE) > 1 for word in name.split())
    if hidden or mixed or len(name) > LONGEST:
        raise MatchError("deceptive-name")


def _hidden(character: str) -> bool:
    """Whether a character shows nothing or is a noncharacter: the last two of each plane, and some others."""
    code = ord(character)
    none = code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF
    return none or character in _BLANK or code in _SELECTORS or unicodedata.category(character) == "Cf"


def _covers(name: str) -> bool:
    """Whether a name begins with a mark, or has too many of them on one letter."""
    marks = "".join("m" if unicodedata.category(each) == "Mn" else "." for each in name)
    return marks.startswith("m") or "m" * (_MOST_MARKS + 1) in marks


def _alphabet(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0]
