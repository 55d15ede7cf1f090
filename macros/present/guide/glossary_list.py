"""Glossary list: every term that readers meet, with what it means and where more is said."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from markupsafe import Markup

from macros.facts.records.glossary import Term
from macros.present.guide.term_order import letter_of, order_key
from macros.present.html.templating import render
from macros.present.words.language import Language


@dataclass(frozen=True)
class Entry:
    """A term in the page's language; `english` where it is another word, `page` where more is."""

    id: str
    name: str
    english: str
    meaning: str
    page: str


def glossary_list(terms: Iterable[Term], language: Language, up: str) -> Markup:
    """Return the terms in the language's order, under their letters.

    A term that nobody has explained in the language is left out. `up` leads from the page to the
    language's folder.
    """
    code = language.names.code
    explained = [t for t in terms if not t.internal and t.meaning_in(code)]
    in_order = sorted(explained, key=lambda term: order_key(term, code))
    groups = [
        (letter, [_entry(term, code) for term in group])
        for letter, group in groupby(in_order, key=lambda term: letter_of(term, code))
    ]
    return render("glossary.html", t=language.text, groups=groups, up=up)


def _entry(term: Term, code: str) -> Entry:
    name = term.written_in(code)
    return Entry(
        id=term.id,
        name=name,
        english=term.en if term.en != name else "",
        meaning=term.meaning_in(code) or "",
        page=term.page or "",
    )
