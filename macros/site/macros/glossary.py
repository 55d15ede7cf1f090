"""Glossary: the terms of the guide on a page of their own."""

from __future__ import annotations

from collections.abc import Callable

from macros.present.guide.glossary_list import glossary_list
from macros.site.state import Site


def glossary(site: Site) -> str:
    """Return all terms that readers meet, in the order of the page's language."""
    return site.defer(glossary_list(site.catalog.glossary.values(), site.language, site.up))


MACROS: tuple[Callable[..., str], ...] = (glossary,)
