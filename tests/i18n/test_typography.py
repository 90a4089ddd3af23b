"""Each language's own quotes, apostrophes, dashes, percentages, numbers and dates."""

from __future__ import annotations

import re

import pytest
from babel.numbers import format_decimal

from skirmish.i18n.speaker import LANGUAGES, Speaker
from tests.i18n.texts import lines

QUOTES = {"en": "“”‘’", "it": "«»’", "ko": "‘’", "de": "„“‚‘’", "no": "«»’"}
"""The quotation marks of each language, and its apostrophe. Korean has none."""
ALL_QUOTES = frozenset("“”„‟‘’‚‛«»‹›")
CODE = re.compile(r"`[^`]*`|\{[^{}]*\}|--[\w-]+|^ *(?:\*|\|[\s|:-]*$)")
"""What is not text: code, placeholders, options, the rulers of tables."""
SHOW_CODE = {
    *("error-needs-extra", "error-bad-tag", "error-bad-escape", "island-error-bad-position-no-pads"),
    *("terminal-bad-question", "terminal-quote", "terminal-help-position"),
    *("terminal-help-legal", "terminal-help-next"),
    *("terminal-one-position", "terminal-tokens-with-stdin"),
    *("hill218-error-bad-token-space", "hill218-error-no-space", "hill218-error-bad-position-unit"),
}
"""Messages that show what to type: a command, a tag, a position, JSON."""
WRONG = (
    ('"', "a straight quotation mark"),
    (r"\w'|'\w", "a straight apostrophe"),
    (r"\.\.\.", "three dots for …"),
    (r"\w -{1,2} \w", "a hyphen for a dash"),
    (r"(?<![\w-])-\d", "a hyphen for a minus"),
    (r"\d ?[xX] ?\d", "an x for ×"),
)
PERCENT = {
    "en": r"[\d}]%",
    "ko": r"[\d}]%",
    "it": r"[\d}]\u00a0%",
    "de": r"[\d}]\u00a0%",
    "no": r"[\d}]\u00a0%",
}
"""A number and its percent sign: English and Korean leave no space, the others one that does not break."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotes_dashes_and_dots_are_the_language_s_own(lang: str) -> None:
    found = []
    for where, line in lines(lang):
        text = CODE.sub("", line)
        odd = ALL_QUOTES.intersection(text) - set(QUOTES[lang])
        found += [f"{where}: {sign} in {line.strip()!r}" for sign in sorted(odd)]
        if where not in SHOW_CODE:
            found += [
                f"{where}: {what} in {line.strip()!r}" for pattern, what in WRONG if re.search(pattern, text)
            ]
    assert found == []


ATTACHED = {
    "en": r"\{ \$[\w-]+ \}’s\b|\b[Aa]n? \{ \$(?!roll )",
    "it": r"(?:[dl]|un|all|dell|dall|nell|sull)’\{ \$|"
    r"\b(?:[Ii]l?|[Uu]n|de[il]|a[il]|da[il]|ne[il]|su[il]) \{ \$(?!roll )",
    "ko": r"\{ \$[\w-]+ \}(?:이|가|은|는|을|를|과|와|으로|로)(?=[\s.,:)]|$)",
    "de": r"\{ \$[\w-]+ \}s\b",
    "no": r"\{ \$[\w-]+ \}s\b",
}
"""What depends on the sound or the spelling of a value beside it: possessives, articles (“an 8% chance”,
“l’8 %”, “gli 8 passi”), and the Korean particles that have two forms. Rolls, 1 to 5, fit as they stand."""
SELECTED = {"island-event-rolled", "island-prompt-use-roll", "island-asked-nobody"}
"""Korean messages that choose the particle together with the digit."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_attached_to_a_free_value(lang: str) -> None:
    found = [
        f"{where}: {line.strip()!r}"
        for where, line in lines(lang)
        if re.search(ATTACHED[lang], line) and where not in SELECTED
    ]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_percentages_and_decimals_are_written_as_the_language_does(lang: str) -> None:
    found = []
    for where, line in lines(lang):
        text = line.replace('{ "\\u00A0" }', "\N{NO-BREAK SPACE}")
        signs = len(re.findall(r"[\d}][ \u00a0]?%", text))
        if signs != len(re.findall(PERCENT[lang], text)):
            found.append(f"{where}: {line.strip()!r}")
        if lang in ("it", "de", "no") and re.search(r"(?<![\w.-])\d+\.\d+(?![\w.])", CODE.sub("", text)):
            found.append(f"{where}: a decimal point in {line.strip()!r}")
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_come_from_the_locale(lang: str) -> None:
    speaker, locale = Speaker(lang), {"no": "nb"}.get(lang, lang)
    expected = format_decimal(1234.5, "0.0", locale, group_separator=False)
    assert speaker.number(1234.5, 1) == expected == {"en": "1234.5", "ko": "1234.5"}.get(lang, "1234,5")
    assert speaker.number(-0.25, 2, signed=True) == "−" + format_decimal(0.25, "0.00", locale)
    assert speaker.percent(0.5125) in ("51.2", "51,2")
