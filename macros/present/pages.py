"""Pages: every generated page of one language, by its path; any generator can publish them."""

from __future__ import annotations

from dataclasses import replace

from macros.advice.edition import Edition
from macros.present.builds.tier_page import tier_page
from macros.present.charts.position import Positions
from macros.present.gpus.page import gpu_page, redirect_page
from macros.present.html.page import Page
from macros.present.html.repository import Repository
from macros.present.picks.persona_page import persona_page
from macros.present.words.gpu_names import newest_first
from macros.present.words.language import Language


def generated_pages(
    edition: Edition, language: Language, repository: Repository, shared: str
) -> dict[str, Page]:
    """Return the generated pages by path: accelerators as in the table, personas, tiers."""
    gpus = newest_first(edition.catalog)
    positions = Positions(edition.catalog, language)
    pages = [gpu_page(edition, gpu, positions, language, repository, shared) for gpu in gpus]
    redirects = [redirect_page(alias, gpu, language) for gpu in gpus for alias in gpu.aliases]
    personas = [
        persona_page(edition, persona, language, repository, shared)
        for persona in edition.catalog.personas.values()
    ]
    tiers = [
        tier_page(edition, tier, language, repository, shared)
        for tier in edition.catalog.tiers.values()
    ]
    linked = (*_linked(pages), *_linked(personas), *_linked(tiers))
    return {page.path: page for page in (*linked, *redirects)}


def _linked(pages: list[Page]) -> list[Page]:
    """Return the pages, each knowing the one before and after it."""
    paths = [page.path for page in pages]
    neighbours = zip(pages, [None, *paths], [*paths[1:], None], strict=False)
    return [replace(page, previous=before, next=after) for page, before, after in neighbours]
