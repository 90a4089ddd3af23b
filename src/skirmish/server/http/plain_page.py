"""Pages without scripts: errors, a page that was not built, the description of the API."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Final

from skirmish.drawing.theme import asset
from skirmish.server.http.static import File, pack

_HTML: Final = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · Skirmish</title>
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<header><a href="/">Skirmish</a></header>
<main>
<h1>{title}</h1>
{body}
</main>
</body>
</html>
"""
_STYLE: Final = """
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header, main { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem; }
header { padding-block: 1rem 0; }
header a { color: inherit; font: bold 1.5rem/2 "Palatino Linotype", Palatino, serif; text-decoration: none; }
h1, h2, h3 { line-height: 1.2; }
a { color: var(--action); }
code, pre { font-family: ui-monospace, monospace; }
pre { overflow: auto; padding: 0.75rem 1rem; border: 1px solid var(--border); border-radius: 0.5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; }
section { margin: 2rem 0; }
"""


def plain_page(lang: str, title: str, body: str) -> bytes:
    """A page; ``body`` is HTML already."""
    return _HTML.format(lang="nb" if lang == "no" else lang, title=escape(title), body=body).encode()


@cache
def plain_style() -> File:
    """Their style sheet, with the page's colours."""
    return pack((asset("tokens.css") + _STYLE).encode(), "text/css")
