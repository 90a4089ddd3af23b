"""One word for one thing: messages and rulebooks use the glossary's terms, not their alternatives.

``docs/glossary.md`` has the terms. Each list below holds what was once said instead: a pattern, the term for
it, and the messages in which the pattern means something else. A rulebook goes by its game's name.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from skirmish.i18n.speaker import LANGUAGES
from tests.i18n.texts import lines


class Wrong(NamedTuple):
    """A pattern that must not occur, the glossary's term, and messages in which it is right."""

    pattern: str
    term: str
    allowed: frozenset[str] = frozenset()


FACINGS = frozenset(
    {
        "fact-island-character",
        "island-event-character-placed",
        "islandpage-face",
        "word-islandpage-facing",
        "island rulebook",
    }
)
CHARACTERS = frozenset(
    {"error-deceptive-name", "error-entrant-needs-name", "hill218-error-bad-position-length"}
)
"""Messages about the characters of a text."""
OVERHANGS = frozenset(
    {
        "fact-island-pad-overhang",
        "island-refusal-pad-square-overhangs",
        "island-why-pad-own",
        "island-why-pad-theirs",
        "island rulebook",
    }
)
"""What is said of a pad that is past the end of the island."""

WRONG = {
    "en": (
        Wrong(r"(?<!here )is no (port|limit|origin|clock|card|token|square|place)\b", "is not a valid …"),
        Wrong(r"where \{ \$most \} is the most", "(at most { $most })"),
        Wrong(r"under (the|your) deck", "at the bottom of the deck"),
        Wrong(r"([Nn]ame|[Nn]amed) (the|your) pad|[Nn]ominat|[Cc]arrier pad", "choose the pad"),
        Wrong(r"per move", "per turn"),
        Wrong(r"[Ss]omebody|[Nn]obody of", "a player, a character"),
        Wrong(r"\w'(s|t|re|ve|ll)\b", "’"),
        Wrong(r"[\d}] %", "95%, without a space"),
        Wrong(r"(can|do|does|is|has)[’']?n[’']t\b|\bcan[’']t\b", "cannot, do not: no contractions"),
        Wrong(r"\bmessengers\b", "messaging apps"),
        Wrong(r"took \w+ move back|\b[Tt](ake|ook|aken|aking) back \w+( last)? move", "a decision"),
        Wrong(r"[Pp]romise", "fixed before the match; its hash: a secret is not promised"),
    ),
    "it": (
        Wrong(r"sostegn|sostien|sostener", "supporto, supportare"),
        Wrong(r"tavolier", "tabellone"),
        Wrong(r"\bscopp[iò]", "esplosione"),
        Wrong(r"\btir[oi]\b", "colpo"),
        Wrong(r"\battiv[oi]\b", "esplosivo", frozenset({"page-sound-on"})),
        Wrong(r"[Ii]ndic\w+ la (tua )?piattaforma", "scegliere la piattaforma"),
        Wrong(r"\bleal[ei]\b|\bonest[oi]\b|\bequ[oi]\b", "regolare"),
        Wrong(r"bas[ei] di dati", "database"),
        Wrong(r"(?<!mossa )per mossa", "per turno"),
        Wrong(r"\b(i due|dei due|un) lat[oi]\b", "parte"),
        Wrong(r"prima pagina", "pagina iniziale"),
        Wrong(r"[Ii]ngordo", "avido"),
        Wrong(r"con precisione", "colpo esatto"),
        Wrong(r"chiamat[ae] sbagliat", "errore d’uso"),
        Wrong(r"avversari del computer", "livelli del computer: those are the computer’s own opponents"),
        Wrong(r"sotto (il|al) mazzo", "in fondo al mazzo"),
        Wrong(r"oltre l’angolo", "in diagonale, sugli angoli", OVERHANGS),
        Wrong(r"\balla sorte\b", "al caso"),
        Wrong(r"copi[ae] di riserva", "backup"),
        Wrong(r"promess[aeio]\b", "fissato prima della partita; impronta"),
        Wrong(r"ritir\w+ (una|la|ogni|questa)( \w+)? mossa|mossa ritirata", "decisione"),
        Wrong(r"\bi tuoi$|\bi tuoi\.", "le tue pedine, le tue unità: your relatives"),
        Wrong(r"\w'\w", "’"),
        Wrong(r"[\d}] %", 'a no-break space: { "\\u00A0" }%'),
    ),
    "ko": (
        Wrong(r"남쪽|북쪽", "남군, 북군", FACINGS),
        Wrong(r"발사대", "수송 패드"),
        Wrong(r"미끄러", "옮기다"),
        Wrong(r"블록", "장애물"),
        Wrong(r"규칙책", "규칙서"),
        Wrong(r"구경", "관전"),
        Wrong(r"한 판 더|다음 판", "재대결"),
        Wrong(r"수준", "단계"),
        Wrong(r"우연한 사건", "무작위 결과"),
        Wrong(r"대국|두셨|둘까요|두는 게임", "게임, 하다"),
        Wrong(r"비밀값|비밀(?! 값)", "비밀 값"),
        Wrong(r"시계", "제한 시간"),
        Wrong(r"둘레", "주위"),
        Wrong(r"모르는 카드", "비공개 카드"),
        Wrong(r"먼저 하는 사람", "선 플레이어"),
        Wrong(r"경기", "게임"),
        Wrong(r"무르기", "되돌리기"),
        Wrong(r"\b덱", "카드 더미"),
        Wrong(r"(?<!수송 )(?<!^)패드", "수송 패드"),
        Wrong(r"(부터|이어|이어서) (두기|둘)|둘 수 있는 국면", "하다"),
        Wrong(r"밸런스", "균형"),
        Wrong(r"테이블|탁자", "게임판, 게임"),
        Wrong(r"은\(는\)|을\(를\)|이\(가\)|\(으\)로|와\(과\)", "no particle after a variable"),
        Wrong(r"습니다|입니다|합니다|하십시오", "해요체"),
        Wrong(r"[“”]", "‘ ’"),
        Wrong(r"아무 말이나", "어느 말이든, 모든 말: 아무 말 is nonsense talk"),
        Wrong(r"열쇠", "키"),
        Wrong(r"약속", "미리 정해 둔; 해시 값"),
        Wrong(r"(?<![가-힣])수를 되돌", "결정을 되돌리다"),
        Wrong(r"수순", "해 본 것: 수순 belongs to go and chess"),
        Wrong(r";(\s|$)", "two sentences: Korean has no semicolon"),
        Wrong(
            r"[가-힣}] \((?![\d−]|\{ \$(west|east) )",
            "brackets without a space before them; coordinates keep theirs",
        ),
        Wrong(r"[\d}] %", "95%, without a space"),
    ),
    "de": (
        Wrong(r"\bZeichen\b|ZEICHEN", "Kürzel", CHARACTERS),
        Wrong(r"Volltreffer", "exakter Treffer"),
        Wrong(r"Spielfläche", "Schlachtfeld"),
        Wrong(r"Spielbrett|Spielplan", "Brett"),
        Wrong(r"Hände\b|Starth[aä]nd", "Handkarten"),
        Wrong(r"\b[Aa]nsagen|angesagt|\b[Ss]ag\b", "wählen"),
        Wrong(r"Remis", "Unentschieden"),
        Wrong(r"[Ww]as geschah\b", "Verlauf"),
        Wrong(r"Gierschlund", "Gierig"),
        Wrong(r"hat keine Zeit mehr", "hat die Zeit überschritten"),
        Wrong(r"\bfeindlich", "gegnerisch"),
        Wrong(r"Gegner des Computers", "Computergegner"),
        Wrong(r"\(sonst:", "(ohne Angabe: …)"),
        Wrong(r"\bStapel\b", "Deck"),
        Wrong(r"Variante (ausprobieren|aus\b|bisher)", "Fortsetzung: a variant is another set of rules"),
        Wrong(r"\} zu \{ \$of", "von: a share, not odds"),
        Wrong(r"Strg-", "Strg+"),
        Wrong(r"[Zz]usage|zugesagt|versproch", "festgelegt; Prüfwert"),
        Wrong(r"\b(Nenn|Wähl|Stell|Hol|Leg|Füg|Versuch|versuch|Setz(?! dich))\b", "nenne, wähle … with -e"),
        Wrong(r"\bZ[uü]ge? zurück(nehmen|genommen)", "eine Entscheidung zurücknehmen"),
        Wrong(r"\b(Ihnen|Ihrem|Ihres)\b", "du"),
        Wrong(r"[\d}] %", 'a no-break space: { "\\u00A0" }%'),
    ),
    "no": (
        Wrong(
            r"\b[Tt]egn(et|ene)?\b|TEGN",
            "kode",
            CHARACTERS | {"terminal-overview-show", "terminal-help-show"},  # the verb: to draw
        ),
        Wrong(r"\bhver?t? slag\b|av (seks|alle) slag\b|\bslag\]", "type"),
        Wrong(r"opptegnelse", "lagret spill"),
        Wrong(r"\b[Pp]arti(et|er|ene)?\b", "spill"),
        Wrong(r"[Hh]emmelighet", "hemmelig verdi"),
        Wrong(r"tjener", "server"),
        Wrong(r"[Ss]lagmark", "spilleområde"),
        Wrong(r"i samme nett\b", "på samme nettverk"),
        Wrong(r"standard (inn|ut|feil)\b", "standard inndata, standard utdata, stderr"),
        Wrong(r"\bvare på\b", "lagre"),
        Wrong(r"\bhar tur\b", "det er … sin tur"),
        Wrong(r"\b(er|ikke) lov\b", "tillatt"),
        Wrong(r"\bmå aldri\b", "trenger aldri å"),
        Wrong(r"\b(ingen|[eé]n) annen av\b", "ingen av de andre"),
        Wrong(r"\(ellers:", "(standard: …)"),
        Wrong(r"\b[Kk]amp(en|er|ene)?\b", "spill, slag"),
        Wrong(r"\bbunke", "kortstokk"),
        Wrong(r"skjær(e|er)? av\b", "avskjære"),
        Wrong(r"innslag", "oppføring"),
        Wrong(r"prøver? en variant|[Vv]arianten så langt", "fortsettelse: a variant is another set of rules"),
        Wrong(r"\b(lista|regelboka)\b", "listen, regelboken"),
        Wrong(r"\b[Tt]as? (en brikke av|bort)\b|\bta den bort\b", "fjerne"),
        Wrong(r"\bden viste\b", "den merkede"),
        Wrong(r"\b[Ll]øfte(t|ne|r)?\b|\blov(et|er|te)\b", "kontrollverdi, låst"),
        Wrong(r"\btenke på denne maskinen", "kjøre: this reads “think about this machine”"),
        Wrong(r"angre(t|r)? (et|siste|hvert|dette) trekk", "en avgjørelse"),
        Wrong(r"[Hh]vem (kan flytte|flytter)|La alle flytte", "gå: players move, characters go"),
        Wrong(r"[\d}] %", 'a no-break space: { "\\u00A0" }%'),
    ),
}


def test_every_language_has_a_list() -> None:
    assert set(WRONG) == set(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_uses_a_word_that_the_glossary_replaced(lang: str) -> None:
    found = [
        f"{where}: {line.strip()!r} has {match[0]!r}; the term is {wrong.term}"
        for where, line in lines(lang)
        for wrong in WRONG[lang]
        if (match := re.search(wrong.pattern, line)) and where not in wrong.allowed
    ]
    assert found == []


def test_the_lists_find_what_they_are_for() -> None:
    wrong, right = "Du må aldri skyte.", "Du trenger aldri å skyte."
    assert any(re.search(each.pattern, wrong) for each in WRONG["no"])
    assert not any(re.search(each.pattern, right) for each in WRONG["no"])
