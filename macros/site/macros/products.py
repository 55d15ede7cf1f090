"""Products: accelerators, their figures, and the picks for readers."""

from __future__ import annotations

from macros.advice.picks.pick import Verdict
from macros.facts.records.products import Gpu
from macros.present.evidence import overview
from macros.present.gpus import comparison, table
from macros.present.guide import product_phrases as phrases
from macros.present.guide import segments_table as segments
from macros.present.guide import used_prices_table as used
from macros.present.prices.entry_prices import entry_list
from macros.present.prices.home_region import home_region
from macros.present.words.markdown_text import markdown_text
from macros.site.macros.known_id import known, unknown_words
from macros.site.macros.prose_macro import prose_macro, prose_macro_or_not_known
from macros.site.state import Site


@prose_macro_or_not_known
def gpu(site: Site, id_: str) -> str:
    """Return the name of an accelerator of data/gpus, linked to its page."""
    return phrases.gpu_link(_gpu(site, id_), site.language, site.up)


@prose_macro_or_not_known
def gpu_figure(site: Site, id_: str, field: str) -> str:
    """Return a figure of an accelerator with its unit, such as `24 GB`.

    `field` is one of: memory, memory_type, bandwidth, bus, ecc; tensor (16-bit, dense, FP32
    accumulation), fp32, tf32, fp8, fp4, int8, cores, clock; tdp, psu, connectors; slots, length;
    pcie, links (direct ones, such as NVLink); platform, capability, support; released.
    Raises KeyError for an unknown one, and where the catalogue does not know the figure.
    """
    return phrases.figure_phrase(_gpu(site, id_), _field(field), site.language)


@prose_macro_or_not_known
def figure_ratio(site: Site, id_: str, other: str, field: str) -> str:
    """Return how many times a figure of the first product is that of the second: `3.4`.

    The fields are those of `gpu_figure` that are numbers.
    """
    gpus = _gpu(site, id_), _gpu(site, other)
    return phrases.ratio_phrase(*gpus, _field(field), site.language)


@prose_macro_or_not_known
def pick(site: Site, persona: str) -> str:
    """Return the product for a persona of data/personas.yml, linked.

    It is that of the region where the page's language is read, at today's prices.
    """
    return phrases.pick_phrase(_verdict(site, persona), site.up, site.language)


@prose_macro_or_not_known
def the_pick(site: Site, persona: str) -> str:
    """Return the product for a persona within a sentence: `the X`, where languages have articles.

    Several of it have a number instead, and where there is none that is said.
    """
    return phrases.pick_phrase_within(_verdict(site, persona), site.up, site.language)


@prose_macro_or_not_known
def pick_choice(site: Site, persona: str) -> str:
    """Return the product for a persona, or that it is one of several, where some are as good."""
    return phrases.pick_choice_phrase(_verdict(site, persona), site.up, site.language)


@prose_macro_or_not_known
def pick_certainty(site: Site, persona: str) -> str:
    """Return how sure the pick for a persona is, in a word or two; a dash without one."""
    return phrases.pick_certainty_phrase(_verdict(site, persona), site.language)


@prose_macro_or_not_known
def pick_price(site: Site, persona: str) -> str:
    """Return what the product for a persona costs, new, used or by the hour, and when that was."""
    return phrases.pick_price_phrase(_verdict(site, persona), site.language)


@prose_macro_or_not_known
def cheapest_with(
    site: Site,
    memory_gb: float,
    vendor: str | None = None,
    *,
    trains: bool = False,
    priced: bool = False,
) -> str:
    """Return the cheapest new card for a desktop with at least so much memory (GB), linked.

    It is that of the region where the page's language is read; of a `vendor` alone if one is named,
    with `trains` one whose speed in tuning is known, and with `priced` its dated price beside it.
    """
    if vendor is not None and vendor not in site.edition.catalog.vocabulary.vendors:
        raise KeyError(unknown_words(site.edition.catalog.vocabulary.vendors, vendor, "vendors"))
    wanted = phrases.Wanted(memory_gb, vendor, trains, priced)
    return phrases.cheapest_phrase(site.edition, wanted, site.up, site.language)


@prose_macro_or_not_known
def region_name(site: Site) -> str:
    """Return the region where the page's language is read, whose prices the sentences name."""
    region = home_region(site.edition.catalog, site.language)
    return markdown_text(site.language.text(f"region.{region}"))


@prose_macro_or_not_known
def used_prices(site: Site) -> str:
    """Return the used cards worth a look, with their price against that of new ones."""
    return site.defer(used.used_prices(site.edition, site.up, site.language))


@prose_macro_or_not_known
def segments_table(site: Site) -> str:
    """Return in what recent consumer, workstation and data centre products differ."""
    return site.defer(segments.segments_table(site.edition, site.language))


@prose_macro
def all_gpus_table(site: Site) -> str:
    """Return the table of all accelerators."""
    return site.defer(table.gpu_table(site.edition, site.language, site.shared))


@prose_macro
def compare_tool(site: Site) -> str:
    """Return the tool that puts accelerators side by side."""
    return site.defer(comparison.compare_tool(site.edition, site.language, site.shared))


@prose_macro
def newest_gpus(site: Site, count: int = 8) -> str:
    """Return the newest released accelerators as links, for the home page."""
    return site.defer(table.newest_list(site.catalog, site.language, count))


@prose_macro
def segment_leaders(site: Site) -> str:
    """Return the products with the highest figures of each segment."""
    return site.defer(overview.segment_leaders(site.catalog, site.language))


@prose_macro
def entry_prices(site: Site) -> str:
    """Return the cheapest new card for each size of memory, where the language is read."""
    return site.defer(entry_list(site.edition, site.language))


def _gpu(site: Site, id_: str) -> Gpu:
    return known(site.edition.catalog.gpus, id_, "accelerators of data/gpus")


def _field(name: str) -> str:
    if name not in phrases.FIELD_BY_WORD:
        raise KeyError(unknown_words(phrases.FIELD_BY_WORD, name, "figures of an accelerator"))
    return name


def _verdict(site: Site, persona: str) -> Verdict:
    edition, language = site.edition, site.language
    known(edition.catalog.personas, persona, "personas of data/personas.yml")
    return edition.verdict(persona, home_region(edition.catalog, language))
