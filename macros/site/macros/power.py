"""Power: circuits, the cost of electricity, and what lower power limits do."""

from __future__ import annotations

from macros.advice.builds.pair_power import BASE_W
from macros.facts.records.regions import DEFAULT_REGION
from macros.facts.records.tiers import TierClass
from macros.present.builds.circuit_section import circuit_table
from macros.present.guide import circuits_table as circuits
from macros.present.guide import limits_table, running_costs_table
from macros.present.words.markdown_text import markdown_text
from macros.site.macros.known_id import known
from macros.site.macros.prose_macro import prose_macro, prose_macro_or_not_known
from macros.site.state import Site


@prose_macro_or_not_known
def circuits_table(site: Site) -> str:
    """Return the usual socket of each region, and all circuits of each in parts to be opened."""
    return site.defer(circuits.circuits_table(site.edition.catalog, site.language))


@prose_macro
def base_power(site: Site) -> str:
    """Return what board, fans and drives of a desktop computer draw."""
    return markdown_text(site.language.figure(BASE_W, "w"))


@prose_macro_or_not_known
def running_costs(site: Site, class_: str = "balanced") -> str:
    """Return the electricity of a year for the build of a class in each tier, by region."""
    tiers = site.edition.catalog.tiers.values()
    classes: dict[str, TierClass] = {level.id: level for tier in tiers for level in tier.classes}
    if classes:
        known(classes, class_, "classes of data/builds")
    return site.defer(running_costs_table.running_costs(site.edition, class_, site.language))


@prose_macro_or_not_known
def power_limits_table(site: Site) -> str:
    """Return how much speed is left under lower power limits, as measured."""
    return site.defer(limits_table.power_limits_table(site.edition.catalog, site.up, site.language))


@prose_macro_or_not_known
def one_circuit_table(site: Site, tier: str) -> str:
    """Return what each card of a tier may draw on one circuit of the United States, and its speed.

    Where the tier has no computer there, that is not known.
    """
    known(site.edition.catalog.tiers, tier, "tiers of data/builds")
    case = site.edition.one_circuit(tier, DEFAULT_REGION)
    if case is None:
        return markdown_text(site.language.text("builds.not_known"))
    notes = (site.language.text("build-section.one-circuit.note"),)
    return site.defer(circuit_table(case, site.language, site.up).html(notes=notes))
