"""Pages: every generated page of one language, by its path; any generator can publish them."""

from __future__ import annotations

from dataclasses import replace

from macros.facts.catalog import Catalog
from macros.present.gpu_names import newest_first
from macros.present.gpu_page import PageMarket, gpu_page, redirect_page
from macros.present.language import Language
from macros.present.page import Page
from macros.present.repository import Repository


def generated_pages(
    catalog: Catalog,
    language: Language,
    repository: Repository,
    shared: str,
    market: PageMarket,
) -> dict[str, Page]:
    """Return the generated pages by path, accelerators in the order of the table."""
    gpus = newest_first(catalog)
    pages = [gpu_page(catalog, gpu, language, repository, shared, market) for gpu in gpus]
    paths = [page.path for page in pages]
    neighbours = zip(pages, [None, *paths], [*paths[1:], None], strict=False)
    linked = [replace(page, previous=before, next=after) for page, before, after in neighbours]
    redirects = [redirect_page(alias, gpu, language) for gpu in gpus for alias in gpu.aliases]
    return {page.path: page for page in (*linked, *redirects)}
