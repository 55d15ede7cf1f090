"""Reviews: when a page was read again for what has changed, and when that is due."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Any

from markupsafe import Markup

from macros.facts.reading.problems import Problem, Severity
from macros.present.html.templating import render
from macros.present.prose.page_text import page_text, pages_of
from macros.present.words.language import Language


def review_lines(settings: Mapping[str, Any], language: Language, today: date) -> Markup:
    """Return what a page says of its last review, and of one that is due; else nothing.

    `settings` is the page's front matter.
    """
    reviewed, review_by = settings.get("reviewed"), settings.get("review_by")
    if not isinstance(reviewed, date):
        return Markup()
    is_due = isinstance(review_by, date) and review_by < today
    return render(
        "review.html",
        t=language.text,
        reviewed=language.date(reviewed),
        due=language.date(review_by) if is_due and review_by else "",
    )


def due_reviews(docs: Path, today: date) -> Iterator[Problem]:
    """Yield a warning for each page that was to be reviewed before `today`."""
    for file in pages_of(docs):
        page = page_text(file, docs)
        review_by = page.day("review_by")
        if review_by and review_by < today:
            message = f"The review of this page was due on {review_by}."
            hint = "Read it again, then write today's day as reviewed and a later review_by."
            yield Problem(page.path, 1, 1, "", message, hint, Severity.WARNING)
