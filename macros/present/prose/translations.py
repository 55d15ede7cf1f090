"""Translations: whether a translated page still says what the English one says."""

from __future__ import annotations

import hashlib
import re

FRONT_MATTER = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)


def body_hash(page: str) -> str:
    """Return the hash of a page's body: its words, without front matter and line breaks."""
    body = " ".join(FRONT_MATTER.sub("", page).split())
    return hashlib.sha256(body.encode()).hexdigest()[:12]


def recorded_hash(page: str) -> str | None:
    """Return the hash of the English body that a translation says it was made from."""
    front = FRONT_MATTER.match(page)
    match = re.search(r"^source_hash: *['\"]?([0-9a-f]{12})\b", front[0], re.M) if front else None
    return match[1] if match else None


def is_outdated(translation: str, english: str) -> bool:
    """Return whether the English page has changed since the translation was made."""
    return recorded_hash(translation) != body_hash(english)


def with_hash(translation: str, english: str) -> str:
    """Return the translation with the hash of the present English body in its front matter."""
    line = f'source_hash: "{body_hash(english)}"\n'
    front = FRONT_MATTER.match(translation)
    if front is None:
        return f"---\n{line}---\n{translation}"
    kept = re.sub(r"^source_hash:.*\n", "", front[0], flags=re.M)
    return kept.removesuffix("---\n") + line + "---\n" + translation[front.end() :]
