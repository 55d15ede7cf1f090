"""Tools: the pages that answer a reader's own question in the browser."""

from __future__ import annotations

from macros.present.tools import choose_page, fit_page, rent_page, second_card_page
from macros.site.macros.prose_macro import prose_macro
from macros.site.state import Site


@prose_macro
def choose_tool(site: Site) -> str:
    """Return the form that says which accelerator to get."""
    edition, language = site.edition, site.language
    return site.defer(choose_page.choose_tool(edition, language, site.shared))


@prose_macro
def fit_tool(site: Site) -> str:
    """Return the form that says whether a model fits a card, how fast it is, and what holds it."""
    edition, language = site.edition, site.language
    return site.defer(fit_page.fit_tool(edition, language, site.shared))


@prose_macro
def rent_tool(site: Site) -> str:
    """Return the form that says from how many hours buying costs less than renting."""
    edition, language = site.edition, site.language
    return site.defer(rent_page.rent_tool(edition, language, site.shared))


@prose_macro
def second_card_tool(site: Site) -> str:
    """Return the form that says what a second card is good for."""
    edition, language = site.edition, site.language
    return site.defer(second_card_page.second_card_tool(edition, language, site.shared))
