"""Every language says everything: the same messages, placeholders and choices, and no broken sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, product

import pytest
from babel import Locale

from skirmish.core import Fact
from skirmish.i18n.speaker import LANGUAGES, MessageError, Speaker
from tests.i18n.fluent_files import FILES, OURS, PLURALS, entries, messages, needs

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
NUMBERS: tuple[Fact, ...] = (0, 1, 2, 5)
KINDS = {
    "island": {"soldier", "jeep", "tank", "live", "safe"},
    "hill218": {"infantry", "heavy", "special", "tank", "artillery", "para"},
}
"""What a ``kind`` can be; the common parts of sentences serve both games."""
MOST = 400
"""How many ways of filling a message in are tried at most."""
AWKWARD = ("7", "Ida", "김철", "박지수", "דנה", "n" * 40, "🙂")
"""Values that no particle, article or ending fits: a digit, a vowel, Korean names with and without a final
consonant, right-to-left text, a long one, an emoji."""
ISOLATED = re.compile("\N{FIRST STRONG ISOLATE}דנה\N{POP DIRECTIONAL ISOLATE}")
KNOWN = {"kind": PLURALS}
"""Placeholders whose default variant stands for words that other variants name."""
TABLES = {"terminal", "server"}
"""Files with messages of several paragraphs: the help."""


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_messages(lang: str, name: str) -> None:
    assert messages(lang, name) == messages("en", name)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_uses_the_same_placeholders(lang: str, name: str) -> None:
    different = {
        message: (sorted(here), sorted(there))
        for message in messages("en", name)
        if (here := needs(lang, name, message).variables) != (there := needs("en", name, message).variables)
    }
    assert different == {}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_knows_the_same_words(lang: str, name: str) -> None:
    """A word that English selects on (a kind, a seat) is never shown raw in another language."""

    def words(lang: str, message: str, variable: str) -> set[str]:
        found = needs(lang, name, message).words(variable)
        kinds = KINDS.get(name.split("/")[0])
        return found & kinds if variable == "kind" and kinds else found

    different = {
        (message, variable): sorted(odd)
        for message in messages("en", name)
        for variable in needs("en", name, message).variables
        if (odd := words("en", message, variable) ^ words(lang, message, variable))
    }
    assert different == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_parts_of_sentences_are_all_used(lang: str) -> None:
    """Those that begin with ``word-`` are a language's own; each serves some message."""
    for name in OURS:
        users = OURS if name == "common" else (name,)
        used = {each for user in users for entry in entries(lang, user).values() for each in entry.references}
        assert {each for each in entries(lang, name) if each.startswith("word-")} <= used, name


def _fillings(lang: str, name: str, message: str) -> Iterator[dict[str, Fact]]:
    """Every combination of what this language selects on, with awkward values for all other facts."""
    need = needs(lang, name, message)
    choices: dict[str, tuple[Fact, ...]] = {}
    for variable in sorted(need.variables):
        words = need.words(variable)
        if words:
            choices[variable] = tuple(
                sorted(words | (need.keys[variable] & PLURALS - KNOWN.get(variable, set())))
            )
        elif need.counts(variable):
            choices[variable] = NUMBERS
    free = need.variables - choices.keys()
    for number, values in enumerate(islice(product(*choices.values()), MOST)):
        chosen = dict(zip(choices, values, strict=True))
        for value in AWKWARD[: 1 if number else None] if free else AWKWARD[:1]:
            yield {**chosen, **dict.fromkeys(free, value)}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_whole(lang: str, name: str) -> None:
    speaker = Speaker(lang)
    for message in messages(lang, name):
        for facts in _fillings(lang, name, message):
            text = speaker.say(message, **facts)
            where = f"{lang} {message} {facts}: {text!r}"
            assert text.strip() == text != "", where
            assert "דנה" not in ISOLATED.sub("", text), where
            for wrong in ("{", "}", "  ", " .", " ,", "..", ",,", "::", *(() if name in TABLES else "!\n")):
                assert wrong not in text, where
            if re.search("-(refusal|event|over|prompt)-", message):
                first = text.lstrip("\N{FIRST STRONG ISOLATE}")[0]
                assert first.upper() == first or first in "en", where
                assert text[-1] == ".", where


def test_what_is_missing_raises() -> None:
    speaker = Speaker("en")
    with pytest.raises(MessageError, match="island-refusal-nonsense"):
        speaker.say("island-refusal-nonsense")
    with pytest.raises(MessageError, match="square"):
        speaker.say("island-refusal-not-your-character")
    with pytest.raises(MessageError):
        speaker.say("nonsense")
    assert speaker.say("island-refusal-not-your-character", square="e2")


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_selects_a_plural_that_its_language_lacks(lang: str, name: str) -> None:
    """Korean has one plural form: ``[one]`` would never be chosen there, and 1 is written ``[1]``."""
    has = set(Locale.parse({"no": "nb"}.get(lang, lang)).plural_form.tags) | {"other"}
    lacking = {
        (message, variable): sorted(odd)
        for message in messages(lang, name)
        for variable in needs(lang, name, message).variables
        if (odd := needs(lang, name, message).keys[variable] & PLURALS - has)
    }
    assert lacking == {}
