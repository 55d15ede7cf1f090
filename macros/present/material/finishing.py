"""Finishing: what the theme leaves out: the language, a label, the security policy."""

from __future__ import annotations

import base64
import hashlib
import re
from functools import lru_cache
from html import escape

from macros.present.words.language import Language

_SCRIPT = re.compile(r"<script(?P<attributes>[^>]*)>(?P<body>.*?)</script>", re.DOTALL)
_STYLESHEET = re.compile(r'<link rel="stylesheet" href="([^"]*)guide\.css">')
# The scripts of the parts of a page, by their attribute.
_FEATURES = {
    "data-guide-chart": "charts",
    "data-guide-check-build": "check_build",
    "data-guide-compare": "compare",
    "data-guide-table": "table",
    "data-region-choice": "region",
}
# The theme loads its search with every page; search_on_demand.js stands before it and waits.
_SEARCH_WORKER = re.compile(r'("search": "[^"]*/workers/)(search\.[0-9a-f]+\.min\.js")')
_SCOPE = re.compile(r'__md_scope=new URL\("([^"]*?)/?"')
_POLICY = (
    "default-src 'none'; script-src 'self'{hashes}; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'"
)


def framed(document: str, language: Language, shared: str = "") -> str:
    """Return the theme's document with its language and a name for the search dialog.

    `shared` leads from the language's folder to the site's root, where the reader's choice of
    colours is kept, so that it outlives a change of language.
    """
    document = re.sub(
        r'<html lang="[^"]*"', f'<html lang="{language.names.html}"', document, count=1
    )
    label = escape(language.text("search.dialog"))
    document = document.replace('role="dialog">', f'role="dialog" aria-label="{label}">', 1)
    if 'id="__toc"' not in document:  # a page outside the navigation lacks what the label is for
        document = document.replace(' for="__toc"', "")
    document = document.replace(' tabindex=""', "")  # the theme's labels of parts that are open
    if shared:
        document = _SCOPE.sub(rf'__md_scope=new URL("\1/{shared}"', document, count=1)
    return _SEARCH_WORKER.sub(r"\1search_on_demand.js#\2", document, count=1)


def finished(document: str) -> str:
    """Return the whole document with the scripts of its parts and a strict policy."""
    document = _with_features(document)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{security_policy(document)}">'
    return document.replace("<head>", f"<head>{policy}", 1)


def _with_features(document: str) -> str:
    """Return the document with the script of each feature that it has."""
    stylesheet = _STYLESHEET.search(document)
    if stylesheet is None:
        return document
    folder = stylesheet[1]
    names = [name for attribute, name in _FEATURES.items() if attribute in document]
    scripts = (f'<script type="module" src="{folder}{name}.js"></script>' for name in names)
    return document.replace("</head>", "".join([*scripts, "</head>"]), 1)


def security_policy(document: str) -> str:
    """Return a policy that lets run only our own files and this document's inline scripts."""
    hashes = {
        f" 'sha256-{_digest(match['body'])}'"
        for match in _SCRIPT.finditer(document)
        if "src=" not in match["attributes"] and "json" not in match["attributes"]
    }
    return _POLICY.format(hashes="".join(sorted(hashes)))


@lru_cache(maxsize=256)
def _digest(script: str) -> str:
    return base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
