"""Finishing: what a document can say of itself only when it is whole: its scripts, its policy."""

from __future__ import annotations

import base64
import hashlib
import re
from functools import lru_cache

# Where main.html leaves room for what is known in the end; `{}` leads to the scripts.
POLICY_PLACE = "guide-policy"
SCRIPTS_PLACE = "<!--guide-scripts {}-->"
_SCRIPTS_PLACE = re.compile(SCRIPTS_PLACE.format("(.*?)"))
_SCRIPT = re.compile(r"<script(?P<attributes>[^>]*)>(?P<body>.*?)</script>", re.DOTALL)
# The scripts of the parts of a page, by their attribute.
_FEATURES = {
    "data-guide-chart": "charts",
    "data-guide-check-build": "check_build",
    "data-guide-choose": "choose",
    "data-guide-compare": "compare",
    "data-guide-fit": "fit",
    "data-guide-hours": "hours",
    "data-guide-rent": "rent",
    "data-guide-second-card": "second_card",
    "data-guide-table": "table",
    "data-guide-trial": "trial",
    "data-region-choice": "region",
}
_POLICY = (
    "default-src 'none'; script-src 'self'{hashes}; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'"
)


def finished(document: str) -> str:
    """Return the whole document with the scripts of its parts and a strict policy.

    The theme has no place for it: it writes the head before the parts are put into the page.
    """
    document = _SCRIPTS_PLACE.sub(lambda place: _scripts(document, place[1]), document, count=1)
    return document.replace(POLICY_PLACE, security_policy(document), 1)


def _scripts(document: str, folder: str) -> str:
    names = [name for attribute, name in _FEATURES.items() if attribute in document]
    return "".join(f'<script type="module" src="{folder}{name}.js"></script>' for name in names)


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
