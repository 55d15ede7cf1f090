"""Open data: its files, for a page one folder below the home page."""

from __future__ import annotations

from macros.present.api.examples import Tongue, example
from macros.present.guide.open_data_table import open_data_table
from macros.present.guide.open_data_trial import trial
from macros.present.html.data_files import API_FOLDER
from macros.present.words.markdown_text import markdown_text
from macros.site.macros.prose_macro import prose_macro
from macros.site.state import Site

_HIGHLIGHTED = {"python": "python", "javascript": "js", "spreadsheet": "text"}
_MOST_USED = (
    *("gpus.json", "gpus.csv", "prices.json", "prices.csv", "offers.json", "performance.json"),
    *("picks.json", "builds.json", "parts.json", "part_prices.json", "build_rules.json"),
    "index.json",
)


@prose_macro
def open_data_files(site: Site) -> str:
    """Return the files of the open data with what each holds and what its columns mean."""
    return site.defer(open_data_table(site.catalog, site.shared, site.language))


@prose_macro
def open_data_link(site: Site, name: str) -> str:
    """Return a link to a file of the open data, for a page one folder below the home page."""
    return f'<a href="../{site.shared}{API_FOLDER}/{name}">{name}</a>'


@prose_macro
def open_data_links(site: Site) -> str:
    """Return links to the files that most want, for a page one folder below the home page."""
    links = (open_data_link(site, name) for name in _MOST_USED)
    return markdown_text(site.language.text("join.list")).join(links)


@prose_macro
def open_data_example(site: Site, tongue: Tongue) -> str:
    """Return a program that reads the open data, as a block of code."""
    program = example(tongue, site.address if site.has_address else None)
    return f"```{_HIGHLIGHTED[tongue]}\n{program}```"


@prose_macro
def open_data_trial(site: Site) -> str:
    """Return the form that shows a file of the open data, for a page two folders down."""
    return site.defer(trial(site.catalog, list(site.charts), site.shared, site.language))
