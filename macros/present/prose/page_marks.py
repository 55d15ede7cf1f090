"""Page marks: front matter, ids of headings and Markdown that every page needs to be whole."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from macros.facts.reading.problems import Problem
from macros.present.prose.page_text import EMPTY, FILLED, PageText

LONGEST_DESCRIPTION = 160  # what a list of search results shows
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_KINDS_OF_NOTES = {"note", "tip", "warning", "danger", "info", "example", "question", "abstract"}
_LIST_SIGN = re.compile(r"^\s*(?:[-*+]|\d+\.) +")
_LATEX = r"\$\\?[^$\n]*\\[a-z]+[^$\n]*\$|\\(?:times|label|ref)\b"
_NO_LINK = rf"\][^\S\n]+{EMPTY}*\([^\s()]+\)|］[（(]|\]（"
_BROKEN = (
    (r"(?<![0-9A-Za-z:/]):[^\W\d][\w-]*: ?`?(?!\w)", "'{}' is no directive here.", "Remove it."),
    (_LATEX, "'{}' is LaTeX.", "Write ×, or x16 for lanes."),
    (r"[｛｝]|\{：", "'{}' is a full-width sign.", "Write {: #id }."),
    (r"[{}]+", "'{}' is left of a macro or an attribute list.", "Close it."),
    (_NO_LINK, "'{}' is a broken link.", "Write [text](page.md)."),
    (r"&(?:lt|gt|amp);(?:/?[a-z]+|#?\w+;)", "'{}' is leaked HTML.", "Remove it."),
    (r"@TODO|TODO:|FIXME", "'{}' is a note to the author.", "Do it or remove it."),
)


def marked_problems(page: PageText) -> Iterator[Problem]:
    """Yield what is missing or broken on a page, whatever it says."""
    for check in CHECKS.values():
        yield from check(page)


def front_matter(page: PageText) -> Iterator[Problem]:
    """Yield what the front matter lacks."""
    settings = page.settings
    if page.settings_mistake:
        message = f"The front matter cannot be read: {page.settings_mistake}."
        yield page.problem(0, message, "Put quotes around texts with a colon.")
        return
    for name in ("title", "description"):
        value = settings.get(name)
        if not isinstance(value, str) or not value.strip():
            yield page.problem(0, f"The front matter has no {name}.", f"Add `{name}: ...`.")
        elif value not in page.text:
            yield page.problem(0, f"The {name} stands in several lines.", "Write it in one.")
    description = settings.get("description")
    if isinstance(description, str) and len(description) > LONGEST_DESCRIPTION:
        message = f"The description has {len(description)} letters."
        yield page.problem(0, message, f"At most {LONGEST_DESCRIPTION} are shown: shorten it.")


def review_dates(page: PageText) -> Iterator[Problem]:
    """Yield the missing or impossible dates of review."""
    reviewed, review_by = page.day("reviewed"), page.day("review_by")
    for name, day in (("reviewed", reviewed), ("review_by", review_by)):
        if day is None:
            hint = f"Add `{name}: 2026-11-20`, with the right day."
            yield page.problem(0, f"The front matter has no day under {name}.", hint)
    if reviewed and review_by and review_by <= reviewed:
        yield page.problem(0, "review_by does not come after reviewed.", "Correct one of them.")


def heading_ids(page: PageText) -> Iterator[Problem]:
    """Yield headings without an id, with a bad one, or with one that stands above already."""
    ids = set[str]()
    for heading in page.headings:
        id_ = heading.id
        if id_ is None and heading.level == 1:
            continue
        if id_ is None:
            message, hint = "The heading has no id.", "Add {: #english-words }."
        elif not _ID.fullmatch(id_):
            message, hint = f"The id '{id_}' is none.", "Lower case, digits and hyphens."
        elif id_ in ids:
            message, hint = f"The id '{id_}' stands above already.", "Choose another."
        else:
            ids.add(id_)
            continue
        yield page.problem(heading.start, message, hint)
    if [heading.level for heading in page.headings].count(1) != 1:
        yield page.problem(0, "The page has not exactly one heading of level 1.", "Mend it.")


def broken_marks(page: PageText) -> Iterator[Problem]:
    """Yield marks of Markdown that a reader would see as they are."""
    for pattern, message, hint in _BROKEN:
        for match in re.compile(pattern).finditer(page.shown, page.body_start):
            broken = match[0].replace(EMPTY, "").replace(FILLED, "…")
            yield page.problem(match.start(), message.format(broken), hint)
    for start, block in _blocks(page):
        if _is_open(block):
            message = "Emphasis is opened and not closed, or has a space inside."
            yield page.problem(start, message, "Write **word**.")


def notes(page: PageText) -> Iterator[Problem]:
    """Yield admonitions whose kind is not known."""
    for match in re.finditer(r"^ *(?:!!!|\?\?\?\+?) *(\S*)", page.shown, re.MULTILINE):
        if match[1] not in _KINDS_OF_NOTES:
            hint = f"Kinds: {', '.join(sorted(_KINDS_OF_NOTES))}."
            message = f"'{match[1]}' is no kind of note."
            yield page.problem(match.start(), message, hint)


CHECKS: dict[str, Callable[[PageText], Iterator[Problem]]] = {
    "front matter": front_matter,
    "dates of review": review_dates,
    "ids of headings": heading_ids,
    "marks": broken_marks,
    "notes": notes,
}


def _blocks(page: PageText) -> Iterator[tuple[int, str]]:
    """Yield paragraphs, list items and rows, in which emphasis has to close."""
    body = page.shown[page.body_start :]
    sign = r"(?:[^\S\n]*(?:[-*+]|\d+\.) |\||#)"
    block = rf"(?:^{sign}.*$|^.+$)(?:\n(?!{sign}|\s*$).+)*"
    for match in re.finditer(block, body, re.MULTILINE):
        yield page.body_start + match.start(), match[0]


def _is_open(block: str) -> bool:
    words = _LIST_SIGN.sub("", re.sub(r"\\[*_]", "", block.replace(EMPTY, "")))
    parts = words.split("**")
    if len(parts) % 2 == 0 or any(_loose(part) for part in parts[1::2]):
        return True
    single = " ".join(parts).split("*")
    return len(single) % 2 == 0 or any(_loose(part) for part in single[1::2])


def _loose(inside: str) -> bool:
    return not inside or inside != inside.strip()
