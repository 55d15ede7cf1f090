"""About: what the guide holds, where it lies and how it is cited, on the day of the build."""

from __future__ import annotations

from typing import Literal

from macros.present.api.terms import AUTHORS, LICENCE_NAME, LICENCE_URL, data_version
from macros.present.evidence import overview
from macros.present.words.markdown_text import markdown_text
from macros.site.macros.prose_macro import prose_macro, prose_macro_or_not_known
from macros.site.state import Site


@prose_macro_or_not_known
def citation(site: Site, style: Literal["text", "bibtex"] = "text") -> str:
    """Return how to cite these pages, as a line of text or as an entry for BibTeX."""
    return _bibtex(site) if style == "bibtex" else _line(site)


@prose_macro
def label(site: Site, key: str) -> str:
    """Return a text of data/locales in the page's language."""
    return markdown_text(site.language.text(key))


@prose_macro
def count_of(site: Site, what: str) -> str:
    """Return how many `gpus`, `prices`, `sources`, `vendors` or `build_rules` there are."""
    return site.language.exact(overview.counts(site.catalog)[what])


@prose_macro
def data_status(site: Site) -> str:
    """Return how much is known and how fresh it is."""
    day = site.language.date(site.today)
    return markdown_text(overview.data_status(site.catalog, site.language, day))


@prose_macro
def question_cards(site: Site) -> str:
    """Return the ways to an answer to the reader's own question."""
    return site.defer(overview.question_cards(site.language))


@prose_macro
def start_cards(site: Site) -> str:
    """Return the home page's links to the parts of the guide."""
    return site.defer(overview.start_cards(site.catalog, site.language))


@prose_macro
def source_link(site: Site, path: str, text: str) -> str:
    """Return a Markdown link to a file or folder of the repository, or the text without one."""
    url = site.repository.view_url(path)
    return f"[{text}]({url})" if url else text


@prose_macro
def licence_link(site: Site) -> str:
    """Return a link to the licence of data and text."""
    return f"[{LICENCE_NAME}]({LICENCE_URL})"


def _line(site: Site) -> str:
    day = markdown_text(site.language.date(site.today))
    title = markdown_text(site.language.text("site.name"))
    address = _address(site)
    place = [f"<{address}>"] if address else []
    version = f"{markdown_text(site.language.text('footer.data_version'))} {_version(site)}"
    authors = f'<span lang="en">{AUTHORS}</span>'
    between = markdown_text(site.language.text("join.details"))
    return between.join([authors, f"*{title}*", day, version, *place, LICENCE_NAME])


def _bibtex(site: Site) -> str:
    """Return the entry as a block of code; its title is English, so that keys and names agree."""
    day, address = site.today, _address(site)
    lines = [
        f"@misc{{deep-learning-hardware-guide-{day.isoformat()},",
        f"  author = {{{{{AUTHORS}}}}},",
        f"  title = {{{{{AUTHORS.removesuffix(' contributors')}}}}},",
        f"  year = {{{day.year}}},",
        *([f"  url = {{{address}}},"] if address else []),
        f"  version = {{{_version(site)}}},",
        f"  note = {{Version of {day.isoformat()}, {LICENCE_NAME}}}",
        "}",
    ]
    return "\n".join(["```bibtex", *lines, "```"])


def _version(site: Site) -> str:
    return data_version(site.catalog.digest)


def _address(site: Site) -> str | None:
    """Return where the pages stand, else the repository; None where neither is known."""
    if not site.has_address:
        return site.repository.url  # an address on this machine would lead nobody here
    return f"{site.address}{site.language.names.code}/"
