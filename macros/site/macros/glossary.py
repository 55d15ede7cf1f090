"""Glossary: the terms of the guide on a page of their own."""

from __future__ import annotations

from macros.present.guide.glossary_list import glossary_list
from macros.site.macros.prose_macro import prose_macro_or_not_known
from macros.site.state import Site


@prose_macro_or_not_known
def glossary(site: Site) -> str:
    """Return all terms that readers meet, in the order of the page's language."""
    return site.defer(glossary_list(site.catalog.glossary.values(), site.language, site.up))
