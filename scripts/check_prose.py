"""``make lint`` runs this: it reports phrases that a native engineer would not write, with a suggestion each.

It reads docstrings, comments, the handbook and the English messages, prints ``file:line``, and fails if there
is any such phrase. Code is left alone.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("src", "docs", "tests", "web", "scripts", "benchmarks", ".ci")
LEFT_OUT = re.compile(
    r"node_modules/|/server/page/|__pycache__|tests/golden/|/rulebook/(?!en).*\.md$|/locales/(?!en/)"
)
"""Built and installed files, and other languages."""

NOT_PROSE = "\0"


class Phrase(NamedTuple):
    """A regular expression for a phrase, and what to write instead."""

    pattern: str
    instead: str


PHRASES = (
    Phrase(r"whoever|whosoever", "name the role: the caller, the player, the client"),
    Phrase(r"somebody", "name the role: a player, a user, another process"),
    Phrase(r"nobody", "name the role: no player, no client; or use the passive"),
    Phrase(r"every(body|one) else", "others, all other players"),
    Phrase(r"nought|naught", "zero, none"),
    Phrase(r"upon|thereof|therein|whereupon|wherein|hitherto", "on, of it, in it, then"),
    Phrase(r"no end of|a good many|of one's own accord|by and by", "say it plainly"),
    Phrase(r"is (at|on) hand|lies at hand", "is available"),
    Phrase(r"whatever (it is|they are|comes|text comes|somebody)", "say what it is, or: any"),
    Phrase(r"so many", "give the number, or: a number of"),
    Phrase(r"that there (is|are) not", "unknown, missing, or: does not exist"),
    Phrase(r"of the same kind of", "the same"),
    Phrase(r"(?<!there\s)(is|are) none", "is not one; or: does not exist"),
    Phrase(
        r"(?<!there\s)is no (port|number|game|language|square|seat|level|position|token|second)",
        "is not a (valid) …",
    ),
    Phrase(r"It won't\.", "Cancel it."),
    Phrase(
        r"the (one|ones) (who|that) (writes?|asks?|decides?|reads?|calls?)",
        "use the noun: the writer, the caller",
    ),
    Phrase(r"(is|are) heard by", "say who receives it"),
    Phrase(r"(is|are) asked of", "comes from; or: ask X for Y"),
    Phrase(r"mend(s|ed|ing)?", "fix"),
    Phrase(r"ailing", "degraded, or: failing"),
    Phrase(r"finds no seat", "conflicts with"),
    Phrase(r"help and leave", "help message and exit"),
    Phrase(r"bad call", "usage error"),
    Phrase(r"of the middle price", "mid-range"),
    Phrase(r"kinder|stillborn|hopeless|last (breath|words)", "use the technical term"),
    Phrase(r"stop ?watch", "timer, or: clock"),
    Phrase(r"goes by itself|gains from the company", "say what happens, technically"),
    Phrase(r"(comes?|came|coming) of (it|that|this|them)", "its effect, what follows; or: what it achieved"),
    Phrase(r"speaks? for (it|a|the|one|either)", "the reasons for it; or: makes it more likely"),
    Phrase(r"(?<!are\s)(?<!is\s)(?<!were\s)all the same", "anyway, still"),
    Phrase(r"in whatever way", "however"),
    Phrase(r"(to|can|could) be had", "available; or: can be measured"),
    Phrase(r"of which there (are|is)", "say how many there are"),
    Phrase(r"is no fault of", "is not the fault of"),
    Phrase(r"heeds?", "obeys; or, negated: ignores"),
    Phrase(r"for ever", "forever"),
    Phrase(r"argued with", "disputed"),
    Phrase(r"as it were|so to (say|speak)|to the letter", "leave it out"),
    Phrase(r"a (great|good) many|not a few", "many"),
    Phrase(
        r"(?<=[.:\n-]\s)(?-i:Who) (opens|offers|takes|holds|waits|wishes|watches|invites|places|wants) ",
        "name the role, or: anyone who, if you",
    ),
    Phrase(
        r"(the one|those|a (friend|player|person)) to whom", "turn the sentence round: who gets, who receives"
    ),
)


def prose(path: Path) -> list[str]:
    """The lines of a file with everything that is not prose replaced, or none if the file holds none."""
    find = _READERS.get(path.suffix) or _NAMED.get(path.name)
    return find(path.read_text(encoding="utf-8")) if find else []


def _python(source: str) -> list[str]:
    """Docstrings, including those of attributes, and comments."""
    lines = source.splitlines()
    found = [NOT_PROSE] * len(lines)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            found[token.start[0] - 1] = token.string.lstrip("#! ")
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            assert node.end_lineno is not None
            found[node.lineno - 1 : node.end_lineno] = lines[node.lineno - 1 : node.end_lineno]
    return found


def _markdown(source: str) -> list[str]:
    """Everything outside fenced blocks."""
    found, fenced = [], False
    for line in source.splitlines():
        fence = line.lstrip().startswith("```")
        fenced = fenced != fence
        found.append(NOT_PROSE if fenced or fence else line)
    return found


def _messages(source: str) -> list[str]:
    """A Fluent file, without its identifiers and placeholders."""
    return [re.sub(r"^[-\w]+ =|\{[^}]*\}", NOT_PROSE, line) for line in source.splitlines()]


_SCRIPT_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`\w])//[^\n]*", re.DOTALL)


def _script(source: str) -> list[str]:
    """Comments of TypeScript, Svelte and style sheets."""
    lines = [NOT_PROSE] * len(source.splitlines())
    for comment in _SCRIPT_COMMENT.finditer(source):
        first = source.count("\n", 0, comment.start())
        for number, text in enumerate(comment.group().splitlines()):
            lines[first + number] = re.sub(r"^\s*(/\*\*?|\*|//|<!--)", "", text)
    return lines


def _shell(source: str) -> list[str]:
    """Lines that are comments."""
    lines = (line.lstrip() for line in source.splitlines())
    return [line.lstrip("#! ") if line.startswith("#") else NOT_PROSE for line in lines]


_READERS: dict[str, Callable[[str], list[str]]] = {
    ".py": _python,
    ".md": _markdown,
    ".ftl": _messages,
    ".ts": _script,
    ".svelte": _script,
    ".css": _script,
    ".toml": _shell,
}
_NAMED = dict.fromkeys(("Makefile", "run", "make-browser", "make-venv"), _shell)


class Finding(NamedTuple):
    """A phrase in a line of a file."""

    file: str
    line: int
    text: str
    instead: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: “{self.text}”: {self.instead}"


def findings(path: Path, name: str) -> Iterator[Finding]:
    """Every banned phrase of a file; a phrase may run over the end of a line."""
    text = re.sub(r"``[^`]*``|`[^`\n]*`", NOT_PROSE, "\n".join(prose(path)))
    for phrase in PHRASES:
        pattern = rf"\b(?:{phrase.pattern})".replace(" ", r"\s+") + (
            r"\b" if phrase.pattern[-1].isalpha() else ""
        )
        for match in re.finditer(pattern, text, re.IGNORECASE):
            line = text.count("\n", 0, match.start()) + 1
            yield Finding(name, line, " ".join(match.group().split()), phrase.instead)


def files() -> Iterator[Path]:
    """What is read: our own English prose."""
    for path in sorted(ROOT.iterdir()):
        if path.suffix in (".md", ".toml") or path.name == "Makefile":
            yield path
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and not LEFT_OUT.search(path.relative_to(ROOT).as_posix()):
                yield path


def main() -> int:
    """Print every phrase; the exit status is 1 if there are any."""
    found = [each for path in files() for each in findings(path, path.relative_to(ROOT).as_posix())]
    for each in found:
        print(each)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
