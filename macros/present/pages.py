"""Pages: every generated page of one language, by its path; any generator can publish them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial

from macros.advice.edition import Edition
from macros.facts.records.products import Gpu
from macros.present.builds.tier_page import tier_page
from macros.present.countries.page import country_page
from macros.present.gpus.page import gpu_page, redirect_page
from macros.present.html.page import Listing
from macros.present.html.repository import Repository
from macros.present.models.page import model_page, shown_models
from macros.present.picks.persona_page import persona_page
from macros.present.prices.region_prices import region_order
from macros.present.versus.page import page_title, shown_choices, versus_page
from macros.present.words.gpu_names import newest_first
from macros.present.words.language import Language


def generated_pages(
    edition: Edition, language: Language, repository: Repository, shared: str
) -> dict[str, Listing]:
    """Return the generated pages by path: accelerators as in the table, personas, tiers,
    language models, countries, ready comparisons.
    """
    to_all = language, repository, shared
    gpus = newest_first(edition.catalog)
    pages = [
        Listing(
            path=f"gpus/{gpu.id}.md",
            title=language.local_name(gpu),
            edit_path=_file(gpu),
            make=partial(gpu_page, edition, gpu, *to_all),
        )
        for gpu in gpus
    ]
    personas = [
        Listing(
            path=f"picks/{persona.id}.md",
            title=language.text(f"persona.{persona.id}.name"),
            edit_path="data/personas.yml",
            make=partial(persona_page, edition, persona, *to_all),
        )
        for persona in edition.catalog.personas.values()
    ]
    tiers = [
        Listing(
            path=f"builds/{tier.id}.md",
            title=language.text(f"tier.{tier.id}"),
            edit_path=f"data/builds/{tier.id}.yml",
            make=partial(tier_page, edition, tier, *to_all),
        )
        for tier in edition.catalog.tiers.values()
    ]
    models = [
        Listing(
            path=f"models/{model.id}.md",
            title=model.name,
            edit_path=f"data/models/{model.id}.yml",
            make=partial(model_page, edition, model, *to_all),
        )
        for model in shown_models(edition.catalog)
    ]
    countries = [
        Listing(
            path=f"countries/{region}.md",
            title=language.text(f"region.{region}"),
            edit_path=f"data/countries/{region}.yml",
            make=partial(country_page, edition, region, *to_all),
        )
        for region in region_order(edition.catalog, language)
        if region in edition.catalog.countries
    ]
    choices = [
        Listing(
            path=f"compare/{ready.page}.md",
            title=page_title(ready, language),
            edit_path=_file(ready.sides[0].gpu),
            make=partial(versus_page, edition, ready, language),
        )
        for ready in shown_choices(edition)
    ]
    groups = (pages, personas, tiers, models, countries, choices)
    linked = [page for group in groups for page in _linked(group)]
    return {page.path: page for page in (*linked, *_redirects(gpus, language))}


def _redirects(gpus: Iterable[Gpu], language: Language) -> Iterator[Listing]:
    for gpu in gpus:
        for alias in gpu.aliases:
            make = partial(redirect_page, gpu, language)
            yield Listing(
                f"gpus/{alias}.md", language.local_name(gpu), _file(gpu), make, redirect=True
            )


def _file(gpu: Gpu) -> str:
    return f"data/gpus/{gpu.id}.yml"


def _linked(pages: list[Listing]) -> list[Listing]:
    """Return the pages, each knowing the one before and after it."""
    paths = [page.path for page in pages]
    neighbours = zip(pages, [None, *paths], [*paths[1:], None], strict=False)
    return [replace(page, previous=before, next=after) for page, before, after in neighbours]
